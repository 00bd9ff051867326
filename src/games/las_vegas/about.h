#pragma once
// What this game is, and what a table of it can agree on: the one list of its options.

#include "core/game.h"
#include "games/las_vegas/setup.h"

namespace las_vegas {

enum class Module : std::uint8_t {
    Neutral,
    Minimum,
    Hundreds,
    BigDice,
    Kickers,
    Rainbow,
    SlotMachine,
    Bonus,
    Actions,
    Tokens,
    End  // of the list
};
inline constexpr int kModules = static_cast<int>(Module::End);

/// An optional rule of its own file, on or off.
template <Module M>
constexpr core::Option module(const char* name, const char* about) {
    core::Option option{name, about};
    option.get = [](const void* setup) { return static_cast<const Setup*>(setup)->has(M) ? 1 : 0; };
    option.set = [](void* setup, int on) {
        if (on != 0) static_cast<Setup*>(setup)->modules.add(M);
    };
    return option;
}
inline constexpr const char* kMinimums[] = {"base", "by-players"};
/// BV-1: the table of minima is a rule of its own file too, and has two words.
constexpr core::Option minimum_option() {
    core::Option option = module<Module::Minimum>("minimum", "option.minimum").by("BV-1");
    option.kind = core::OptionKind::OneOf;
    option.words = kMinimums;
    return option;
}

// Neutral: BV-4, for up to five players. Big dice: BV-5, there are seven of them. Kickers: BV-6. The slot
// machine: BV-14, for 5 to 8 players. Bonus cards: BV-18.
inline constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("LV-5"),
    core::purses_option<&Setup::open_purses>(),
    module<Module::Neutral>("neutral", "option.neutral").for_seats(2, 5, "BV-4", "lv.neutral-seats"),
    minimum_option(),
    module<Module::Hundreds>("hundreds", "option.hundreds"),
    module<Module::BigDice>("big-dice", "option.big-dice").for_seats(2, 7, "BV-5", "lv.big-dice-seats"),
    module<Module::Kickers>("kickers", "option.kickers").for_seats(2, 7, "BV-6", "lv.kickers-seats"),
    module<Module::Rainbow>("rainbow", "option.rainbow"),
    module<Module::SlotMachine>("slot-machine", "option.slot-machine")
        .for_seats(5, kMostSeats, "BV-14", "lv.slot-seats"),
    module<Module::Bonus>("bonus", "option.bonus").for_seats(2, 7, "BV-18", "lv.bonus-seats"),
    module<Module::Actions>("actions", "option.actions"),
    module<Module::Tokens>("tokens", "option.tokens"),
    core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, kMostRounds)
        .usually(kMostRounds)
        .by("LV-6"),
};

inline constexpr const char* kNeutral[] = {R"("neutral":true)"};
inline constexpr const char* kBoulevard[] = {
    R"("minimum":"by-players")", R"("hundreds":true)", R"("neutral":true)",      R"("big-dice":true)",
    R"("kickers":true)",         R"("rainbow":true)",  R"("slot-machine":true)", R"("bonus":true)",
    R"("actions":true)",         R"("tokens":true)"};
inline constexpr core::Preset kPresets[] = {{"neutral", kNeutral}, {"boulevard", kBoulevard}};

inline constexpr const char* kRules[] = {"LV", "NEU", "BV", "ACT", "TOK"};
inline constexpr core::About kAbout{.name = "las-vegas",
                                    .fewest = kFewestSeats,
                                    .most = kMostSeats,
                                    .too_few = "LV-0",
                                    .too_many = "BV-3",
                                    .options = kOptions,
                                    .rules = kRules,
                                    .presets = kPresets};

}  // namespace las_vegas
