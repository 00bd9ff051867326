#pragma once
// A round begins and ends: LVC-1, LVC-3, LVC-9, LVC-12, LVC-14.

#include "games/las_vegas_cards/hand.h"
#include "games/las_vegas_cards/payout.h"
#include "games/las_vegas_cards/timing.h"

namespace las_vegas_cards {

/// LVC-13: the lot names the first player.
inline void apply(State& state, const FirstDraw& draw) {
    state.first = draw.seat;
    state.does = Does::Notes;
}

/// LVC-2, LVC-12: everyone shuffles all 30 cards.
inline void begin_round(State& state) {
    ++state.round;
    state.turn = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) state.pile[seat] = kDeck;
}

/// LVC-1: two notes for each casino.
template <core::House H>
NotesDraw draw_notes(const State& state, H& house) {
    NotesDraw draw;
    core::Bag stack = state.stack.bag;
    for (NotePair& pair : draw.notes)
        for (Note& note : pair) {
            note = Note(house.pick(stack));
            stack.remove(kind(note));
        }
    return draw;
}

inline void apply(State& state, const NotesDraw& draw) {
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        const auto [one, other] = draw.notes[casino];
        state.stack.remove(one);
        state.stack.remove(other);
        state.notes[casino] = one > other ? NotePair{one, other} : NotePair{other, one};
    }
    state.laid_out = true;
    state.does = timing::casinos_filled(state);
}

/// LVC-9: everyone is out, or six turns are played. LVC-14: the first player moves one to the left.
inline void end_round(State& state) {
    pay_casinos(state);
    state.placed = {};
    if (state.round == kRounds) {
        state.does = Does::Over;
        return;
    }
    if (state.setup.sequential) state.first = core::left_of(state.first, state.setup.seats);
    begin_round(state);
    state.does = Does::Notes;
}

}  // namespace las_vegas_cards
