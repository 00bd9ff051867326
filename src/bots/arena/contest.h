#pragma once
// A contest of bots: who plays what, who sits where, and how one deal of it is played.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/any_bot.h"

namespace bots::arena {

/// Who takes part: a level, and how long an expert may think.
struct Contestant {
    std::string level;
    Limits limits;

    /// "regular"; "expert:1000" for so many playouts; "expert:50ms" for so much time.
    std::string name() const;
    bool operator==(const Contestant& other) const { return name() == other.name(); }
};

/// The names that `read_contestant` knows: the levels, and the oracle.
std::vector<std::string> contestant_names();
/// "expert", "expert:2000" or "expert:50ms", with the usual limits where it says nothing. Nothing if the
/// limit makes no sense or if there is no such level.
std::unique_ptr<Contestant> read_contestant(const std::string& text, const Limits& usual);

/// Who sits on each seat: numbers of contestants.
using Seating = std::vector<int>;

/// Every way to seat these players that can be told apart; where there are more than `most`, only the
/// rotations. In either case every player sits equally often on every seat.
std::vector<Seating> all_seatings(const Seating& players, std::size_t most = 24);

struct Contest {
    const match::AnyGame* game;
    std::shared_ptr<const match::AnyMatch> start;  // the table, before the first entry
    std::vector<Contestant> contestants;           // each once
    std::vector<Seating> seatings;                 // one game of a deal each
    std::uint64_t seed = 1;
    /// By how many playouts each draw is judged, to take luck out of the result; 0: not at all.
    std::uint64_t luck = 0;
    /// Told of every game that a program lost by not playing on; by any thread.
    std::function<void(const std::string& sentence)> forfeited = {};

    int seats() const { return start->seats(); }
    /// What says whether two contests are the same, as JSON.
    std::string header() const;
};

/// The contest of these players. A game for one is played by each of them alone, on the same deals.
Contest make_contest(const match::AnyGame& game, std::shared_ptr<const match::AnyMatch> start,
                     const std::vector<Contestant>& players, std::uint64_t seed);

/// The same with one seating: as they are listed.
Contest make_table(const match::AnyGame& game, std::shared_ptr<const match::AnyMatch> start,
                   const std::vector<Contestant>& players, std::uint64_t seed);

/// Luck is written down in whole parts of a game.
inline constexpr double kMillion = 1e6;

/// How a game ended.
struct Ended {
    core::Seats winners;
    std::vector<std::int32_t> money;  // one place a seat
    /// What all draws together gave each seat, in millionths of a game; empty where it was not asked for.
    std::vector<std::int32_t> luck = {};
    bool operator==(const Ended&) const = default;
};

/// The games of one deal, one a seating.
struct Deal {
    std::uint64_t number;
    std::vector<Ended> games;
    bool operator==(const Deal&) const = default;
};

/// The seed of a deal: all chance of its games comes from it.
std::uint64_t seed_of_deal(const Contest& contest, std::uint64_t number);

/// A game as it was played to its end, or up to where a program gave it up.
struct PlayedGame {
    std::unique_ptr<match::AnyMatch> match;
    Ended ended;
    int decisions = 0;                // answers of seats
    Seat given_up_by = core::kHouse;  // nobody
};
PlayedGame play_game(const Contest& contest, const Seating& seating, std::uint64_t deal_seed);

/// Plays all games of a deal. In all of them the house answers the same question with the same lot, as far as
/// the players come to the same questions.
Deal play_deal(const Contest& contest, std::uint64_t number);

/// A deal as one line of JSON, and back; nothing if the line is no deal of this contest.
std::string written(const Deal& deal);
std::unique_ptr<Deal> read_deal(const Contest& contest, std::string_view line);

}  // namespace bots::arena
