#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/solitaire/setup.h"

namespace solitaire {

inline constexpr core::Option kOptions[] = {
    core::choice_option<&Setup::colour>("colour", "option.colour", kit::kColourNames)
        .by("SOLO-2")
        .unknown("colours.unknown"),
    core::number_option<&Setup::rivals>("rivals", "option.rivals", 1, kMostRivals)
        .usually(1)
        .by("SOLO-6")
        .makes_harder(),
    core::number_option<&Setup::dice>("dice", "option.dice", 1, kit::kDiceOfAColour)
        .usually(kit::kDiceOfAColour)
        .by("SOLO-7")
        .makes_harder(),
    core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, kMostRounds).usually(1).by("SOLO-8"),
    core::purses_option<&Setup::open_purses>(),
};

inline constexpr const char* kTwoRivals[] = {R"("rivals":2)"};
inline constexpr const char* kHard[] = {R"("rivals":2)", R"("dice":6)"};
inline constexpr const char* kLong[] = {R"("rounds":4)"};
inline constexpr core::Preset kPresets[] = {{"two-rivals", kTwoRivals}, {"hard", kHard}, {"long", kLong}};

inline constexpr const char* kRules[] = {"SOLO", "LV"};
inline constexpr core::About kAbout{.name = "solitaire",
                                    .fewest = 1,
                                    .most = 1,
                                    .too_few = "SOLO-1",
                                    .too_many = "SOLO-1",
                                    .options = kOptions,
                                    .rules = kRules,
                                    .presets = kPresets,
                                    .why_seats = "solo.seats"};

}  // namespace solitaire
