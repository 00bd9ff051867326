#pragma once
// What this game is, and what a table of it can agree on.

#include "core/game.h"
#include "seventh/game/state.h"

namespace puddles {

inline constexpr core::Option kOptions[] = {
    core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, kMostRounds).usually(3).by("PUD-1"),
};
inline constexpr const char* kLong[] = {R"("rounds":6)"};
inline constexpr core::Preset kPresets[] = {{"long", kLong}};
inline constexpr const char* kRules[] = {"PUD"};
inline constexpr core::About kAbout{.name = "puddles",
                                    .fewest = 2,
                                    .most = kMostRunners,
                                    .too_few = "PUD-1",
                                    .too_many = "PUD-1",
                                    .options = kOptions,
                                    .rules = kRules,
                                    .presets = kPresets};

}  // namespace puddles
