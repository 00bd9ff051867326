#pragma once
// Every set of modules that a number of players allows, and what must never be lost in any of them.

#include "boulevard/position.h"

namespace las_vegas::test {

/// The option that switches a module on, from the game's own table.
inline std::string option_of(Module module) {
    for (const core::Option& option : kOptions) {
        Setup setup;
        if (option.kind == core::OptionKind::Switch || option.kind == core::OptionKind::OneOf)
            option.set(&setup, 1);
        if (!setup.has(module)) continue;
        const bool word = option.kind == core::OptionKind::OneOf;
        return "\"" + std::string(option.name) +
               "\":" + (word ? "\"" + std::string(option.words[1]) + "\"" : "true");
    }
    return "";
}

/// The options of a set of modules, one bit each, with others behind them.
inline std::string options_of(unsigned modules, const std::string& others = "") {
    std::string members = others;
    for (unsigned i = 0; i < kModules; ++i)
        if ((modules >> i & 1) != 0) members += (members.empty() ? "" : ",") + option_of(Module(i));
    return "{" + members + "}";
}

/// All sets of modules that so many players may play with.
inline std::vector<unsigned> allowed_sets(int seats) {
    std::vector<unsigned> sets;
    for (unsigned modules = 0; modules < 1u << kModules; ++modules)
        if (refuses(seats, options_of(modules)).empty()) sets.push_back(modules);
    return sets;
}
inline unsigned all_modules(int seats) {
    unsigned all = 0;
    for (unsigned i = 0; i < kModules; ++i)
        if (refuses(seats, options_of(1u << i)).empty()) all |= 1u << i;
    return all;
}

/// LV-2, BV-2, BV-12: every note is somewhere.
inline std::string lost_notes(const State& state) {
    kit::Notes all = state.stack.shuffled();
    for (const Note note : state.stack.under()) all.add(note);
    for (const kit::Notes& notes : state.notes) all.bag += notes.bag;
    for (const kit::Notes& notes : state.purses) all.bag += notes.bag;
    if (state.now.does == Does::Put) all.add(state.effects.middle);
    const kit::Notes wanted = timing::all_notes(state.setup);
    for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
        if (all.bag.count(kind) != wanted.bag.count(kind))
            return std::to_string(all.bag.count(kind)) + " notes of " + std::to_string(10 * (kind + 1));
    // Rainbow cards only ever leave the game.
    if (all.bag.count(kit::kind(kit::kRainbow)) > wanted.bag.count(kit::kind(kit::kRainbow)))
        return "too many rainbow cards";
    return "";
}

/// LV-3, NEU-1, BV-5, BV-6: every die is in a hand or at a place; kickers leave.
inline std::string lost_dice(const State& state) {
    if (state.round == 0 || state.now.does == Does::Over) return "";
    const int seats = state.setup.seats;
    const bool big = state.setup.has(Module::BigDice), kick = state.setup.has(Module::Kickers);
    int white = 0;
    for (int i = 0; i < seats; ++i) {
        const auto seat = static_cast<unsigned>(i);
        const Hand& hand = state.hands[seat];
        int own = hand.of(Kind::Own);
        for (int place = 1; place <= kPlaces; ++place) own += state.normal_dice(Seat(i), Place(place));
        if (own != 8 - (big ? 1 : 0) - (kick ? one_or_two(seats) : 0))
            return "seat " + std::to_string(i) + " has " + std::to_string(own) + " dice";
        if (hand.of(Kind::Big) + (state.big_dice[seat] != kNowhere ? 1 : 0) != (big ? 1 : 0))
            return "big dice of seat " + std::to_string(i);
        if (hand.of(Kind::Kicker) > (kick ? one_or_two(seats) : 0)) return "kickers";
        white += hand.of(Kind::White);
    }
    for (int place = 1; place <= kPlaces; ++place) white += state.dice[kWhite].at(Place(place));
    const int wanted = !state.setup.has(Module::Neutral) ? 0 : seats == 5 ? 10 : 8;
    const bool before_white =
        seats == 3 && state.setup.has(Module::Neutral) && state.dice[kWhite].packed == 0;
    if (white != wanted && !(before_white && white == 6)) return std::to_string(white) + " white dice";
    // What lies at the slot machine is remembered twice: by owner, and by value.
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        int dice = 0;
        for (const SlotDice& there : state.slot)
            dice += owner == kWhite                              ? there.dice().of(Kind::White)
                    : static_cast<unsigned>(there.by()) == owner ? there.dice().weight()
                                                                 : 0;
        if (dice != state.dice[owner].at(kSlot)) return "dice at the slot machine";
    }
    return "";
}

/// ACT-1, BV-19, TOK-1: no card is there twice.
inline std::string lost_cards(const State& state) {
    Cards seen = state.effects.played;
    for (const Cards& hand : state.cards) {
        if ((seen.bits & hand.bits) != 0) return "an action card is there twice";
        seen.bits = static_cast<std::uint16_t>(seen.bits | hand.bits);
    }
    kit::Notes bonus_left = bonus::kCards;
    for (unsigned seat = 0; seat < state.setup.seats && state.setup.has(Module::Bonus); ++seat)
        for (const unsigned card : {unsigned{state.bonus[seat].first}, unsigned{state.bonus[seat].second}}) {
            if (card == BonusCards::kNone) continue;
            if (!bonus_left.has(Note(card))) return "a bonus card too many";
            bonus_left.remove(Note(card));
        }
    for (int colour = 0; colour < kit::kTokenColours; ++colour) {
        int tokens = 0;
        for (const kit::Tokens& there : state.tokens) tokens += there.of(kit::Token(colour));
        for (const kit::Tokens& held : state.tokens_held) tokens += held.of(kit::Token(colour));
        if (tokens > 5) return "tokens";
    }
    return "";
}

inline std::string nothing_is_lost(const State& state) {
    const std::string lost = lost_notes(state) + lost_dice(state);
    return lost + lost_cards(state);
}

}  // namespace las_vegas::test
