#include "lab/simulation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lab::simulation {

using match::mean_estimate;
using match::rate_estimate;

Game play(const Tables& tables, std::uint64_t number) {
    Game game{number, {}};
    for (const Contest& table : tables)
        game.at.push_back(facts_of(play_game(table, table.seatings.front(), seed_of_deal(table, number))));
    return game;
}

// How values are spread.

std::uint64_t Spread::size() const {
    std::uint64_t all = 0;
    for (const auto& [value, count] : counts_) all += count;
    return all;
}

double Spread::mean() const {
    double sum = 0;
    for (const auto& [value, count] : counts_) sum += static_cast<double>(value) * static_cast<double>(count);
    return sum / static_cast<double>(size());
}

std::int32_t Spread::quantile(double share) const {
    const double wanted = share * static_cast<double>(size());
    std::uint64_t below = 0;
    for (const auto& [value, count] : counts_) {
        below += count;
        if (static_cast<double>(below) >= wanted) return value;
    }
    return highest();
}

Boxes Boxes::around(const std::vector<const Spread*>& spreads, int most) {
    std::int64_t low = 0, high = 0, step = 0;
    bool any = false;
    for (const Spread* spread : spreads)
        for (const auto& [value, count] : spread->counts()) {
            low = any ? std::min<std::int64_t>(low, value) : value;
            high = any ? std::max<std::int64_t>(high, value) : value;
            any = true;
            // All values are multiples of one: boxes that fall between two of them would stay empty.
            step = std::gcd(step, static_cast<std::int64_t>(value));
        }
    if (step == 0) step = 1;
    const auto below = [](std::int64_t value, std::int64_t width) {
        return value >= 0 ? value / width : -((width - 1 - value) / width);
    };
    for (std::int64_t ten = 1;; ten *= 10)
        for (const std::int64_t round : {1, 2, 5}) {
            const std::int64_t width = step * ten * round;
            const std::int64_t first = below(low, width), last = below(high, width);
            if (last - first < most) return {first * width, width, static_cast<int>(last - first + 1)};
        }
}

std::vector<double> Boxes::shares(const Spread& spread) const {
    std::vector<double> all(static_cast<std::size_t>(count));
    const auto size = static_cast<double>(spread.size());
    for (const auto& [value, times] : spread.counts())
        all[static_cast<std::size_t>((value - low) / width)] += static_cast<double>(times) / size;
    return all;
}

std::string place_in_order(int place) {
    constexpr const char* kWords[core::kMostSeats] = {"first", "second", "third",   "fourth",
                                                      "fifth", "sixth",  "seventh", "eighth"};
    return kWords[place % core::kMostSeats];
}

// What is measured.

namespace {

std::string index_of(const std::string& section, const std::string& item, const std::string& figure) {
    return section + "/" + item + "/" + figure;
}

/// What the seats of a game won: 1 for a win, less for a shared one.
double share(const Facts& facts, int seat) {
    return facts.winners.has(core::Seat(seat)) ? 1.0 / facts.winners.count() : 0;
}

}  // namespace

Tally::Tally(Tables tables) : tables_(std::move(tables)) {
    using Kind = Measure::Kind;
    const auto measure = [&](const char* section, const std::string& item, const char* figure, Kind kind) {
        const bool known = !index_.emplace(index_of(section, item, figure), measures_.size()).second;
        if (!known) measures_.push_back({section, item, figure, kind});
    };
    for (const Contest& table : tables_) places_.push_back(places_of(*table.start));
    // Cabbages are few: a tenth of one says something.
    const Kind money = places_.front().money == std::string("money") ? Kind::Money : Kind::Count;
    measure("length", "decisions", "mean", Kind::Count);
    measure("length", "rounds", "mean", Kind::Count);
    measure("first", "first", "edge", Kind::Rate);
    for (const char* section : {"order", "seat"})
        for (int seat = 0; seat < seats(); ++seat) {
            const std::string item =
                section == std::string("order") ? place_in_order(seat) : std::to_string(seat);
            measure(section, item, "wins", Kind::Rate);
            measure(section, item, "money", money);
        }
    for (int seat = 0; seat < seats(); ++seat) measure("seat", std::to_string(seat), "given up", Kind::Rate);
    measure("end", "a shared win", "rate", Kind::Rate);
    measure("end", "nobody wins", "rate", Kind::Rate);
    measure("end", std::string("the winner's ") + places_.front().money, "mean", money);
    measure("end", "the winner's lead", "mean", money);
    for (const Places& places : places_)
        for (const std::string& place : places.names) {
            measure("place", place, "nothing", Kind::Rate);
            measure("place", place, "paid", money);
            measure("place", place, "times", Kind::Count);
        }
    sums_.resize(measures_.size());
    decisions_.resize(tables_.size());
    rounds_.resize(tables_.size());
    given_up_.resize(tables_.size());
    const std::vector<MoneySpread> whose =
        has_other_side() ? std::vector<MoneySpread>{{"the player", {}}, {places_.front().other_side, {}}}
                         : std::vector<MoneySpread>{{"all seats", {}}, {"winners", {}}};
    money_.assign(tables_.size(), whose);
}

void Tally::set(std::vector<Figure>& figures, const char* section, const std::string& item,
                const char* figure, double value, double weight) const {
    figures[index_.at(index_of(section, item, figure))] = {value, weight};
}

std::vector<Tally::Figure> Tally::figures_of(const Facts& facts, std::size_t table) const {
    std::vector<Figure> figures(measures_.size());
    const int count = seats();
    set(figures, "length", "decisions", "mean", facts.decisions, 1);
    set(figures, "length", "rounds", "mean", facts.rounds, 1);
    for (int seat = 0; seat < count; ++seat) {
        const std::string item = std::to_string(seat);
        set(figures, "seat", item, "wins", share(facts, seat), 1);
        set(figures, "seat", item, "money", facts.money[static_cast<unsigned>(seat)], 1);
        set(figures, "seat", item, "given up", facts.given_up_by == core::Seat(seat) ? 1 : 0, 1);
    }
    const int winners = facts.winners.count();
    if (facts.first != core::kHouse && count > 1) {
        const int first = core::index(facts.first);
        for (int place = 0; place < count; ++place) {
            const int seat = (first + place) % count;
            set(figures, "order", place_in_order(place), "wins", share(facts, seat), 1);
            set(figures, "order", place_in_order(place), "money", facts.money[static_cast<unsigned>(seat)],
                1);
        }
        set(figures, "first", "first", "edge", share(facts, first) - (winners > 0 ? 1.0 / count : 0), 1);
    }
    if (count > 1) set(figures, "end", "a shared win", "rate", winners > 1 ? 1 : 0, 1);
    set(figures, "end", "nobody wins", "rate", winners == 0 ? 1 : 0, 1);
    if (winners > 0) {
        const auto top = static_cast<unsigned>(facts.winners.lowest());
        std::int32_t next = INT32_MIN;
        for (unsigned other = 0; other < facts.money.size(); ++other)
            if (other != top) next = std::max(next, facts.money[other]);
        set(figures, "end", std::string("the winner's ") + places_.front().money, "mean", facts.money[top],
            1);
        set(figures, "end", "the winner's lead", "mean", facts.money[top] - next, 1);
    }
    const Places& places = places_[table];
    for (std::size_t i = 0; i < places.names.size(); ++i) {
        const Occasions& at = facts.places[i];
        set(figures, "place", places.names[i], "nothing", at.nothing, at.times);
        set(figures, "place", places.names[i], "times", at.times, 1);
        if (places.tells_money)
            set(figures, "place", places.names[i], "paid", static_cast<double>(at.paid), at.times);
    }
    return figures;
}

void Tally::spread(const Facts& facts, std::size_t table) {
    decisions_[table].add(facts.decisions);
    rounds_[table].add(facts.rounds);
    if (facts.given_up_by != core::kHouse) ++given_up_[table];
    std::vector<MoneySpread>& money = money_[table];
    if (has_other_side()) {
        money[0].spread.add(facts.money[0]);
        money[1].spread.add(facts.money[1]);
        return;
    }
    for (int seat = 0; seat < seats(); ++seat) {
        money[0].spread.add(facts.money[static_cast<unsigned>(seat)]);
        if (facts.winners.has(core::Seat(seat)))
            money[1].spread.add(facts.money[static_cast<unsigned>(seat)]);
    }
}

void Tally::add(const Game& game) {
    ++games_;
    std::vector<std::vector<Figure>> figures;
    for (std::size_t table = 0; table < tables_.size(); ++table) {
        figures.push_back(figures_of(game.at[table], table));
        spread(game.at[table], table);
    }
    for (std::size_t i = 0; i < measures_.size(); ++i) {
        Sums& sums = sums_[i];
        for (std::size_t table = 0; table < tables_.size(); ++table) {
            const auto [value, weight] = figures[table][i];
            sums.value[table] += value;
            sums.weight[table] += weight;
            sums.value_value[table] += value * value;
            sums.value_weight[table] += value * weight;
            sums.weight_weight[table] += weight * weight;
        }
        if (!compares()) continue;
        const Figure &one = figures[0][i], &two = figures[1][i];
        sums.across[0] += one.value * two.value;
        sums.across[1] += one.value * two.weight;
        sums.across[2] += one.weight * two.value;
        sums.across[3] += one.weight * two.weight;
    }
}

// What that says.

double Tally::ratio(const Sums& sums, std::size_t table) const {
    return sums.value[table] / sums.weight[table];
}

/// The variance of a quotient of two means, to first order.
double Tally::variance(const Sums& sums, std::size_t table) const {
    const double n = static_cast<double>(games_), rate = ratio(sums, table);
    const double mean_weight = sums.weight[table] / n;
    const double residues = sums.value_value[table] - 2 * rate * sums.value_weight[table] +
                            rate * rate * sums.weight_weight[table];
    // What is left of a difference of equal sums is no variance.
    if (residues <= 1e-9 * sums.value_value[table]) return 0;
    return residues / (n * (n - 1)) / (mean_weight * mean_weight);
}

std::optional<Estimate> Tally::estimate(std::size_t measure, std::size_t table) const {
    const Sums& sums = sums_[measure];
    if (!(sums.weight[table] > 0)) return {};
    const double value = ratio(sums, table);
    const Measure& about = measures_[measure];
    const bool share = about.kind == Measure::Kind::Rate && about.section != "first";
    if (games_ < 2) return share ? rate_estimate(value, 1, 1) : mean_estimate(value, 0, games_);
    const double spread = variance(sums, table);
    return share ? rate_estimate(value, spread, sums.weight[table])
                 : mean_estimate(value, spread * static_cast<double>(games_), games_);
}

std::optional<Estimate> Tally::difference(std::size_t measure) const {
    const std::optional<Estimate> one = estimate(measure, 0), two = estimate(measure, 1);
    if (!one || !two) return {};
    const double value = two->value - one->value;
    if (games_ < 2) return Estimate{value, -INFINITY, INFINITY};
    const Sums& sums = sums_[measure];
    const double n = static_cast<double>(games_);
    const double covariance = (sums.across[0] - two->value * sums.across[1] - one->value * sums.across[2] +
                               one->value * two->value * sums.across[3]) /
                              (n * (n - 1)) / (sums.weight[0] / n * sums.weight[1] / n);
    const double both = std::sqrt(variance(sums, 0) * variance(sums, 1));
    const double correlation = both > 0 ? std::clamp(covariance / both, -1.0, 1.0) : 0;
    // From the two intervals and how far the figures go together (Zou and Donner): for means it is the usual
    // interval of paired differences, and for rates it stays honest near 0 and 1.
    const auto reach = [&](double first, double second) {
        return std::sqrt(std::max(0.0, first * first + second * second - 2 * correlation * first * second));
    };
    return Estimate{value, value - reach(two->value - two->low, one->high - one->value),
                    value + reach(two->high - two->value, one->value - one->low)};
}

std::optional<std::size_t> Tally::find(const std::string& section, const std::string& item,
                                       const std::string& figure) const {
    const auto found = index_.find(index_of(section, item, figure));
    if (found == index_.end()) return {};
    return found->second;
}

}  // namespace lab::simulation
