#pragma once
// What the games of an arena say: rates and means with 95 % intervals. The unit is the deal: the games of one
// deal share their chance and are not independent of each other.

#include <optional>
#include <vector>

#include "bots/arena/contest.h"
#include "match/statistics.h"

namespace bots::arena {

using match::Estimate;
using match::kTwoSided;
using match::mean_estimate;
using match::rate_estimate;
using match::student;

/// Elo's difference of somebody who wins this share of the games that one of the two wins.
double elo(double share);

/// Sums over deals; each deal is counted once.
class Tally {
   public:
    explicit Tally(const Contest& contest);
    void add(const Deal& deal);

    std::uint64_t deals() const { return deals_; }
    std::uint64_t games() const { return deals_ * contest_.seatings.size(); }
    /// Games won by a seat of this contestant, shared wins as a share: a rate a seat and a game.
    Estimate wins(std::size_t who) const;
    Estimate money(std::size_t who) const;
    /// The share of wins of the games that one of the two won, and Elo's difference from that.
    Estimate share_against(std::size_t who, std::size_t other) const;
    Estimate elo_against(std::size_t who, std::size_t other) const;
    /// How many times as often as the other one it wins; nothing while the other has not won.
    std::optional<Estimate> ratio_against(std::size_t who, std::size_t other) const;

    /// The same without luck: what the draws gave a seat is taken off. A mean, which may leave 0 to 1.
    Estimate adjusted(std::size_t who) const;
    /// What a sequential test looks at: the wins of a deal, without luck where that is measured.
    double tested_mean(std::size_t who) const;
    double tested_variance(std::size_t who) const;

    double win_mean(std::size_t who) const { return wins_[who] / static_cast<double>(deals_); }
    /// The variance of the rate of one deal.
    double win_variance(std::size_t who) const { return covariance(who, who); }

   private:
    /// Of a deal, from the sum over all deals and the sum of squares.
    double variance(double sum, double squares) const;
    double covariance(std::size_t one, std::size_t other) const;

    const Contest& contest_;
    std::vector<double> seats_;  // of each contestant, over all games of a deal
    std::uint64_t deals_ = 0;
    std::vector<double> wins_, money_, money_squares_;
    std::vector<double> adjusted_, adjusted_squares_;
    std::vector<double> products_;  // of the win rates of two contestants in a deal
};

/// The sequential test: is the rate `null` or `other`? It ends when the odds say so with these errors
/// (generalised sequential probability ratio test with the measured variance of deals).
struct Hypotheses {
    double null = 0.5, other = 0.55;
    double alpha = 0.05, beta = 0.05;  // wrongly saying `other`, wrongly saying `null`
};
enum class Verdict { Open, Null, Other };
/// Too few deals say nothing about their own variance.
inline constexpr std::uint64_t kFewestDeals = 50;
double log_odds(const Hypotheses& hypotheses, double mean, double variance, std::uint64_t deals);
Verdict verdict(const Hypotheses& hypotheses, double mean, double variance, std::uint64_t deals);

}  // namespace bots::arena
