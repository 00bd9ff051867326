#pragma once
// How the game goes on: from one turn to the next, from one round to the next, to the end.

#include "games/colours/round.h"
#include "games/colours/turn.h"

namespace colours {

inline void apply(State& state, const Move& move) {
    place(state, move.place);
    if (state.left.none()) [[unlikely]]
        return end_round(state);
    state.active = core::left_of(state.active, state.setup.seats);
    state.does = Does::Roll;
}

/// The table is set: the stack is shuffled, the first player named or to be drawn by lot (NEW-4).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kNotes;
    if (setup.first == kByLot) {
        state.does = Does::First;
    } else {
        state.first = setup.first;
        begin_round(state);
    }
    return state;
}

}  // namespace colours
