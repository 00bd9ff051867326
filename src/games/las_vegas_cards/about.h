#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/las_vegas_cards/setup.h"

namespace las_vegas_cards {

// LVC-13: only who plays one after the other has a first player. TOK-4: at the same time there is no order of
// taking tokens.
inline constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("LVC-13", "option.first-sequential")
        .goes_with("sequential", "LVC-13", "lvc.no-first"),
    core::purses_option<&Setup::open_purses>(),
    core::switch_option<&Setup::sequential>("sequential", "option.sequential"),
    core::switch_option<&Setup::tokens>("tokens", "option.tokens-sequential")
        .goes_with("sequential", "TOK-4", "lvc.tokens-sequential"),
};

inline constexpr const char* kSequential[] = {R"("sequential":true)"};
inline constexpr const char* kTokens[] = {R"("sequential":true)", R"("tokens":true)"};
inline constexpr core::Preset kPresets[] = {{"sequential", kSequential}, {"tokens", kTokens}};

inline constexpr const char* kRules[] = {"LVC", "TOK"};
inline constexpr core::About kAbout{.name = "las-vegas-cards",
                                    .fewest = kFewestSeats,
                                    .most = kMostSeats,
                                    .too_few = "LVC-2",
                                    .too_many = "LVC-2",
                                    .options = kOptions,
                                    .rules = kRules,
                                    .presets = kPresets};

}  // namespace las_vegas_cards
