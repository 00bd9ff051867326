#pragma once
// Cards drawn from the stack until so many notes are found: a rainbow card drawn on the way is discarded, out
// of the game (BV-13, ACT-11, ACT-12).

#include "games/las_vegas/events.h"

namespace las_vegas {

template <core::House H>
CardsDraw draw_notes(const State& state, H& house, int wanted) {
    CardsDraw draw;
    kit::Stack stack = state.stack;
    for (int found = 0; found < wanted && !stack.empty();) {
        const Note card = stack.top(house);
        stack.take(card);
        draw.cards.add(card);
        found += card == kit::kRainbow ? 0 : 1;
    }
    return draw;
}

/// Could the house have drawn exactly these to find so many notes?
inline core::Verdict doubt_notes(const State& state, const CardsDraw& draw, int wanted, const char* rule) {
    kit::Stack stack = state.stack;
    int found = 0;
    for (const Note card : draw.cards) {
        if (found == wanted) return core::refuse(rule, "lv.drawn-too-many", wanted);
        if (!stack.could_be_top(card)) return core::refuse(rule, "lv.no-such-card");
        stack.take(card);
        found += card == kit::kRainbow ? 0 : 1;
    }
    if (found < wanted && !stack.empty()) return core::refuse(rule, "lv.drawn-too-few", wanted);
    return core::kFine;
}

/// LV-13: a note that somebody holds, known to that seat or, where purses are open, to all.
inline core::Secret<Note> seen_in_purse(const Open& table, Seat seat, Note note) {
    return {note, core::Seats::only(seat), table.setup.open_purses};
}

/// The notes among the cards drawn, taken off the stack; `keeps` gets them, or nobody and all see them.
template <class W>
inline core::Few<Note, 12> take_notes(State& state, const CardsDraw& draw, W& tell, Seat keeps = kNobody) {
    core::Few<Note, 12> notes;
    if (draw.cards.empty()) tell(StackEmpty{});
    for (const Note card : draw.cards) {
        state.stack.take(card);
        if (card == kit::kRainbow) {
            tell(RainbowDrawn{});
            continue;
        }
        notes.add(card);
        tell(NoteDrawn{
            keeps, keeps == kNobody ? core::Secret<Note>::open(card) : seen_in_purse(state, keeps, card)});
    }
    return notes;
}

}  // namespace las_vegas
