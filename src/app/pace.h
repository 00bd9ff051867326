#pragma once
// What `hint` and `analyse` have in common: how long they think, and on how many cores.

#include <CLI/CLI.hpp>

#include "lab/odds.h"

namespace app {

struct PaceArguments {
    double seconds;
    std::uint64_t playouts = 0, seed = 1;
    int threads = 0;  // 0: all cores

    void add_to(CLI::App& command, const char* about_seconds, const char* about_playouts);
    lab::Pace pace() const;
};

/// The odds of the game that is played there.
const lab::Odds& odds_for(const match::AnyMatch& match);

}  // namespace app
