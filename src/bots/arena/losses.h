#pragma once
// What experts lose against perfect play, in a game of two in which every move's chance to win can be
// counted: the dice game with dice and notes alone. A match of thousands of games cannot tell so little from
// luck.

#include <functional>

#include "bots/arena/statistics.h"

namespace bots::arena {

/// What an expert with so many playouts a move gives away in a game, as a chance to win.
struct Loss {
    std::uint64_t playouts;
    Estimate lost;
    Estimate less_than_before;  // how much less than the expert before it in the list, at the same questions
    double seconds;             // for a move, on average
};

struct Examination {
    std::vector<std::uint64_t> playouts;  // of each expert
    int games;
    std::uint64_t seed = 1;
    int rounds = 4;  // of a game
    /// Told after each game how many there were.
    std::function<void(int games)> played = {};
};

bool has_perfect_players(const std::string& game);
/// Plays games of two perfect players who know what their seats know, and asks the experts at every choice.
/// Nothing for a game without perfect players.
std::vector<Loss> losses(const std::string& game, const Examination& examination);

}  // namespace bots::arena
