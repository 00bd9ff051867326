#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "games/las_vegas/flow.h"

namespace las_vegas {

inline core::Verdict doubt(const State& state, const FirstDraw& draw) {
    if (core::index(draw.seat) >= state.setup.seats)
        return core::refuse("LV-5", "any.no-such-seat", core::index(draw.seat));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const FillDraw& draw) {
    kit::Stack stack = state.stack;
    int card = 0;
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        Money held;
        for (int i = 0; i < draw.count[casino]; ++i, ++card) {
            const Note note = draw.cards[card];
            if (held >= kMinimum)
                return core::refuse("LV-4", "lv.filled-too-much", static_cast<int>(casino) + 1);
            if (!stack.could_be_top(note))
                return core::refuse("LV-2", "lv.no-such-note", core::Arg::money(worth(note).dollars));
            stack.take(note);
            held += worth(note);
        }
        if (held < kMinimum && !stack.empty())
            return core::refuse("LV-4", "lv.filled-too-little", static_cast<int>(casino) + 1);
    }
    return core::kFine;
}

using timing::doubt;

/// LV-6: all of the remaining dice are rolled, kind by kind.
inline core::Verdict doubt(const State& state, const Roll& thrown) {
    const Hand& hand = state.hand(state.active);
    for (unsigned kind = 0; kind < kKinds; ++kind)
        if (thrown.dice[kind].total() != hand.of(Kind(kind)))
            return core::refuse("LV-6", "lv.roll-count", state.active, hand.of(Kind::Own),
                                hand.of(Kind::White));
    return core::kFine;
}

inline core::Refusal why_not(const State& state, const Move& move) {
    if (!state.roll.all().shows(Face(move.value)))
        return core::refuse("LV-7", "lv.not-rolled", int{move.value}, state.roll.all());
    return core::refuse("LV-7", "any.not-offered");
}

}  // namespace las_vegas
