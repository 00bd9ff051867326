#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/las_vegan/setup.h"

namespace las_vegan {

inline constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("VGN-5"),
    core::purses_option<&Setup::open_purses>("vgn.option.purses"),
};

inline constexpr const char* kRules[] = {"VGN", "BANK"};
inline constexpr core::About kAbout{.name = "las-vegan",
                                    .fewest = kFewestSeats,
                                    .most = kMostSeats,
                                    .too_few = "VGN-6",
                                    .too_many = "VGN-6",
                                    .options = kOptions,
                                    .rules = kRules};

}  // namespace las_vegan
