#include "bots/arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace bots::arena {

double elo(double share) {
    if (share <= 0) return -INFINITY;
    if (share >= 1) return INFINITY;
    return 400 * std::log10(share / (1 - share));
}

Tally::Tally(const Contest& contest) : contest_(contest) {
    const std::size_t count = contest.contestants.size();
    seats_.resize(count);
    for (const Seating& seating : contest.seatings)
        for (const int who : seating) ++seats_[static_cast<std::size_t>(who)];
    wins_.resize(count);
    money_.resize(count);
    money_squares_.resize(count);
    adjusted_.resize(count);
    adjusted_squares_.resize(count);
    products_.resize(count * count);
}

void Tally::add(const Deal& deal) {
    const std::size_t count = wins_.size();
    std::vector<double> wins(count), money(count), luck(count);
    for (std::size_t game = 0; game < deal.games.size(); ++game) {
        const Ended& ended = deal.games[game];
        const Seating& seating = contest_.seatings[game];
        for (std::size_t seat = 0; seat < seating.size(); ++seat) {
            const auto who = static_cast<std::size_t>(seating[seat]);
            money[who] += ended.money[seat] / seats_[who];
            if (!ended.luck.empty()) luck[who] += ended.luck[seat] / kMillion / seats_[who];
            if (ended.winners.has(Seat(static_cast<int>(seat))))
                wins[who] += 1.0 / ended.winners.count() / seats_[who];
        }
    }
    ++deals_;
    for (std::size_t who = 0; who < count; ++who) {
        wins_[who] += wins[who];
        money_[who] += money[who];
        money_squares_[who] += money[who] * money[who];
        const double adjusted = wins[who] - luck[who];
        adjusted_[who] += adjusted;
        adjusted_squares_[who] += adjusted * adjusted;
        for (std::size_t other = 0; other < count; ++other)
            products_[who * count + other] += wins[who] * wins[other];
    }
}

double Tally::covariance(std::size_t one, std::size_t other) const {
    if (deals_ < 2) return 0;
    const double n = static_cast<double>(deals_);
    const double sum = products_[one * wins_.size() + other] - wins_[one] * wins_[other] / n;
    // What is left of a difference of equal sums is no variance.
    return std::abs(sum) < 1e-9 ? 0 : sum / (n - 1);
}

double Tally::variance(double sum, double squares) const {
    if (deals_ < 2) return 0;
    const double n = static_cast<double>(deals_), mean = sum / n;
    return std::max(0.0, squares - mean * sum) / (n - 1);
}

Estimate Tally::wins(std::size_t who) const {
    if (deals_ == 0) return {0, 0, 1};
    const double n = static_cast<double>(deals_);
    return rate_estimate(win_mean(who), deals_ < 2 ? 1.0 : win_variance(who) / n, n * seats_[who]);
}

Estimate Tally::money(std::size_t who) const {
    if (deals_ == 0) return {0, -INFINITY, INFINITY};
    return mean_estimate(money_[who] / static_cast<double>(deals_),
                         variance(money_[who], money_squares_[who]), deals_);
}

Estimate Tally::adjusted(std::size_t who) const {
    if (deals_ == 0) return {0, -INFINITY, INFINITY};
    return mean_estimate(adjusted_[who] / static_cast<double>(deals_),
                         variance(adjusted_[who], adjusted_squares_[who]), deals_);
}

double Tally::tested_mean(std::size_t who) const {
    return contest_.luck == 0 ? win_mean(who) : adjusted_[who] / static_cast<double>(deals_);
}

double Tally::tested_variance(std::size_t who) const {
    return contest_.luck == 0 ? win_variance(who) : variance(adjusted_[who], adjusted_squares_[who]);
}

Estimate Tally::share_against(std::size_t who, std::size_t other) const {
    if (deals_ == 0) return {0.5, 0, 1};
    const double n = static_cast<double>(deals_);
    const double mine = win_mean(who), theirs = win_mean(other), both = mine + theirs;
    if (both <= 0) return {0.5, 0, 1};
    const double share = mine / both;
    // The share is a quotient of two means: its variance to first order.
    const double variance =
        ((1 - share) * (1 - share) * covariance(who, who) + share * share * covariance(other, other) -
         2 * share * (1 - share) * covariance(who, other)) /
        (both * both);
    return rate_estimate(share, deals_ < 2 ? 1.0 : std::max(0.0, variance) / n, n * both * seats_[who]);
}

Estimate Tally::elo_against(std::size_t who, std::size_t other) const {
    const Estimate share = share_against(who, other);
    return {elo(share.value), elo(share.low), elo(share.high)};
}

std::optional<Estimate> Tally::ratio_against(std::size_t who, std::size_t other) const {
    const double mine = win_mean(who), theirs = win_mean(other);
    if (deals_ < 2 || !(mine > 0) || !(theirs > 0)) return {};
    // To first order on the scale of logarithms.
    const double variance = covariance(who, who) / (mine * mine) +
                            covariance(other, other) / (theirs * theirs) -
                            2 * covariance(who, other) / (mine * theirs);
    const double reach = kTwoSided * std::sqrt(std::max(0.0, variance) / static_cast<double>(deals_));
    const double ratio = mine / theirs;
    return Estimate{ratio, ratio * std::exp(-reach), ratio * std::exp(reach)};
}

double log_odds(const Hypotheses& hypotheses, double mean, double variance, std::uint64_t deals) {
    // Deals that all came out alike leave a doubt: never less than the variance of one that did not.
    const double n = static_cast<double>(deals);
    const double doubt = std::max(variance, 0.25 / n);
    return n * (hypotheses.other - hypotheses.null) * (2 * mean - hypotheses.null - hypotheses.other) /
           (2 * doubt);
}

Verdict verdict(const Hypotheses& hypotheses, double mean, double variance, std::uint64_t deals) {
    if (deals < kFewestDeals) return Verdict::Open;
    const double odds = log_odds(hypotheses, mean, variance, deals);
    if (odds >= std::log((1 - hypotheses.beta) / hypotheses.alpha)) return Verdict::Other;
    if (odds <= std::log(hypotheses.beta / (1 - hypotheses.alpha))) return Verdict::Null;
    return Verdict::Open;
}

}  // namespace bots::arena
