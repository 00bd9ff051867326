#pragma once
// Many games of one table, or of two tables that differ in their options: what they came to, with 95 %
// intervals. Games are independent of each other; the games of one number at two tables share their chance as
// far as they go alike, so differences are known better than each of the two figures.

#include <map>
#include <optional>

#include "bots/arena/statistics.h"
#include "lab/simulation_facts.h"

namespace lab::simulation {

using bots::arena::Contest;
using bots::arena::Estimate;

/// One table, or two to compare: the same game, seats, bots and seed.
using Tables = std::vector<Contest>;

/// The games of one number, one a table.
struct Game {
    std::uint64_t number;
    std::vector<Facts> at;
};
Game play(const Tables& tables, std::uint64_t number);

/// What is measured of every game.
struct Measure {
    enum class Kind { Rate, Money, Count };
    std::string section;  // "length", "seat", "order", "end", "place", "first"
    std::string item;     // "decisions", "0", "casino 1"
    std::string figure;   // "wins", "money", "nothing", …
    Kind kind;
};

/// How often which value came.
class Spread {
   public:
    void add(std::int32_t value) { ++counts_[value]; }
    const std::map<std::int32_t, std::uint64_t>& counts() const { return counts_; }
    std::uint64_t size() const;
    bool empty() const { return counts_.empty(); }
    double mean() const;
    /// The smallest value that this share of all values does not exceed.
    std::int32_t quantile(double share) const;
    std::int32_t lowest() const { return counts_.begin()->first; }
    std::int32_t highest() const { return counts_.rbegin()->first; }

   private:
    std::map<std::int32_t, std::uint64_t> counts_;
};

/// Boxes of one width for the values of some spreads: at most `most` of them, on round edges.
struct Boxes {
    std::int64_t low, width;
    int count;

    static Boxes around(const std::vector<const Spread*>& spreads, int most);
    std::int64_t edge(int box) const { return low + box * width; }
    /// The share of values in each box.
    std::vector<double> shares(const Spread& spread) const;
};

/// Whose money is counted in a spread: all seats and the winners, or the player and the other side
/// (`Places`).
struct MoneySpread {
    std::string whose;
    Spread spread;
};

/// Counts games in the order in which they come.
class Tally {
   public:
    explicit Tally(Tables tables);
    void add(const Game& game);

    const Tables& tables() const { return tables_; }
    int seats() const { return tables_.front().seats(); }
    bool has_other_side() const { return places_.front().other_side != nullptr; }
    std::uint64_t games() const { return games_; }
    bool compares() const { return tables_.size() == 2; }

    const std::vector<Measure>& measures() const { return measures_; }
    /// Nothing where there was nothing to measure: a place that this table does not have, an order of play
    /// where all choose at once.
    std::optional<Estimate> estimate(std::size_t measure, std::size_t table) const;
    /// The second table's figure less the first one's.
    std::optional<Estimate> difference(std::size_t measure) const;
    std::optional<std::size_t> find(const std::string& section, const std::string& item,
                                    const std::string& figure) const;

    const Spread& decisions(std::size_t table) const { return decisions_[table]; }
    const Spread& rounds(std::size_t table) const { return rounds_[table]; }
    const std::vector<MoneySpread>& money(std::size_t table) const { return money_[table]; }
    const Places& places(std::size_t table) const { return places_[table]; }
    /// Games that a program gave up.
    std::uint64_t given_up(std::size_t table) const { return given_up_[table]; }

   private:
    /// A figure of one game: `value` out of `weight` occasions.
    struct Figure {
        double value = 0, weight = 0;
    };
    /// Sums over games, for both tables and between them.
    struct Sums {
        double value[2] = {}, weight[2] = {};
        double value_value[2] = {}, value_weight[2] = {}, weight_weight[2] = {};
        double across[4] = {};  // value·value, value·weight, weight·value, weight·weight
    };
    void set(std::vector<Figure>& figures, const char* section, const std::string& item, const char* figure,
             double value, double weight) const;
    std::vector<Figure> figures_of(const Facts& facts, std::size_t table) const;
    void spread(const Facts& facts, std::size_t table);
    double ratio(const Sums& sums, std::size_t table) const;
    double variance(const Sums& sums, std::size_t table) const;

    Tables tables_;
    std::vector<Places> places_;
    std::vector<Measure> measures_;
    std::map<std::string, std::size_t> index_;
    std::vector<Sums> sums_;
    std::uint64_t games_ = 0;
    std::vector<Spread> decisions_, rounds_;
    std::vector<std::vector<MoneySpread>> money_;
    std::vector<std::uint64_t> given_up_;
};

/// "first player", "second player", …, as far as there are seats.
std::string place_in_order(int place);

}  // namespace lab::simulation
