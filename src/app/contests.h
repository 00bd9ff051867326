#pragma once
// What `arena` and `simulate` have in common: which bots sit where.

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

#include "bots/arena/contest.h"

namespace app {

/// Bots as the command line gives them.
struct BotArguments {
    std::string names;  // --bots expert,regular,"python3 mine.py"
    int seats = -1;     // not given
    std::uint64_t playouts = 1000, milliseconds = 0;
    int threads = 1;

    /// --bots, --seats with this to say about a shorter list, --playouts, --ms, --threads.
    CLI::Option* add_to(CLI::App& command, const char* about_seats);
    /// Everybody of the list. An unknown name is wrong usage.
    std::vector<bots::arena::Contestant> listed() const;
};

/// A list that is shorter than the table begins again. Too long a list is wrong usage, and so is a bot that
/// does not play this game.
std::vector<bots::arena::Contestant> seated(const match::AnyGame& game,
                                            std::vector<bots::arena::Contestant> list, int seats);

/// Complains about games that a program lost by not playing on: about the first ones, from any thread.
std::function<void(const std::string& sentence)> complains_of_lost_games();

}  // namespace app
