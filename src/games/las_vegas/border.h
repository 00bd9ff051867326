#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "games/las_vegas/flow.h"

namespace las_vegas {

/// A place for a sentence: the number of a casino, or the word for the slot machine.
inline core::Arg place_word(Place place) {
    return place == kSlot ? core::Arg("place.slot") : core::Arg(number(place));
}

inline core::Verdict doubt(const State& state, const FirstDraw& draw) {
    if (core::index(draw.seat) >= state.setup.seats)
        return core::refuse("LV-5", "any.no-such-seat", core::index(draw.seat));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const FillDraw& draw) {
    if (draw.places != state.places()) return core::refuse("LV-4", "notes.lists", state.places());
    kit::Stack stack = state.stack;
    const Money minimum = timing::minimum(state.setup);
    int card = 0;
    for (int place = 1; place <= draw.places; ++place) {
        Money held;
        for (int i = 0; i < draw.count[static_cast<unsigned>(place - 1)]; ++i, ++card) {
            const Note note = draw.cards[card];
            if (held >= minimum) return core::refuse("LV-4", "lv.filled-too-much", place_word(Place(place)));
            if (!stack.could_be_top(note)) return core::refuse("LV-2", "lv.no-such-card");
            stack.take(note);
            held += timing::filling(note);
        }
        if (held < minimum && !stack.empty())
            return core::refuse("LV-4", "lv.filled-too-little", place_word(Place(place)));
    }
    return core::kFine;
}

using timing::doubt;

/// LV-6: all of the remaining dice are rolled, kind by kind; of a reroll (ACT-4) those picked up.
inline core::Verdict doubt(const State& state, const Roll& thrown) {
    const Hand hand = picked_up(state);
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (thrown.dice[kind].total() != hand.of(Kind(kind)))
            return core::refuse("LV-6", "lv.roll-count", state.active, hand.of(Kind::Own),
                                hand.of(Kind::White), hand.of(Kind::Big), hand.of(Kind::Kicker));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const Draw& draw) {
    return std::visit([&](const auto& drawn) { return doubt(state, drawn); }, draw);
}

inline core::Refusal why_not(const State& state, Seat seat, const Move& move) {
    if (state.now.does != Does::Place || move.kind() != Move::Kind::Place)
        return timing::why_not(state, seat, move);
    if (!state.roll.all().shows(move.face()))
        return core::refuse("LV-7", "lv.not-rolled", core::pips(move.face()), state.roll.all());
    return timing::why_not_place(state, move);
}

}  // namespace las_vegas
