#pragma once
// A round begins and ends: LV-3, LV-4, LV-5, LV-14, LV-15.

#include "games/las_vegas/moves.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// LV-5: the lot names the first player.
inline void apply(State& state, const FirstDraw& draw) {
    state.first = draw.seat;
    done(state);
}

inline void begin_round(State& state) {
    ++state.round;
    state.next = state.first;
    for (int i = 0; i < state.setup.seats; ++i) {
        state.hand(Seat(i)).add(Kind::Own, kDice);  // LV-3, LV-14: everyone has 8 dice again
        timing::dice_dealt(state, Seat(i));
    }
    Agenda agenda;
    agenda.add({Does::Fill, {}});
    timing::casinos_filled(state, agenda);
    agenda.add({Does::Turn, {}});
    agenda.add({Does::Payout, {}});
    agenda.add({Does::RoundUp, {}});
    go_on_with(state, agenda);
}

/// LV-4: casino by casino, notes are drawn until it holds the minimum. LV-15: an empty stack leaves the
/// casinos with what they have.
template <core::House H>
FillDraw fill(const State& state, H& house) {
    FillDraw draw;
    draw.count = {};
    kit::Stack stack = state.stack;
    for (unsigned casino = 0; casino < kCasinos; ++casino)
        for (Money held; held < kMinimum && !stack.empty(); ++draw.count[casino]) {
            const Note note = stack.top(house);
            stack.take(note);
            draw.cards.add(note);
            held += worth(note);
        }
    return draw;
}

inline void apply(State& state, const FillDraw& draw) {
    int card = 0;
    for (unsigned casino = 0; casino < kCasinos; ++casino)
        for (int i = 0; i < draw.count[casino]; ++i, ++card) {
            state.stack.take(draw.cards[card]);
            state.notes[casino].add(draw.cards[card]);
        }
    done(state);
}

/// LV-14: the player to the left of the first one starts the next round; the same stack goes on.
inline void end_round(State& state) {
    state.dice = {};
    if (state.round == state.setup.rounds) return done(state);
    state.first = core::left_of(state.first, state.setup.seats);
    go_on_with(state, Agenda({Does::Round, {}}));
}

}  // namespace las_vegas
