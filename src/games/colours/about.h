#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/colours/setup.h"

namespace colours {

inline constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("NEW-4"),
    core::purses_option<&Setup::open_purses>(),
};

inline constexpr const char* kRules[] = {"NEW", "LV"};
inline constexpr core::About kAbout{.name = "colours",
                                    .fewest = kFewestSeats,
                                    .most = kMostSeats,
                                    .too_few = "NEW-1",
                                    .too_many = "NEW-1",
                                    .options = kOptions,
                                    .rules = kRules};

}  // namespace colours
