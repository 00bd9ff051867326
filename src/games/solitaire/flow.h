#pragma once
// How the game goes on: from one group to the next, from one round to the next, to the end.

#include "games/solitaire/payout.h"
#include "games/solitaire/round.h"
#include "games/solitaire/turn.h"

namespace solitaire {

/// SOLO-4: after the first group the second likewise. SOLO-5: then the casinos pay.
inline void group_played(State& state) {
    if (state.group < kGroups) {
        state.left = group_of(state.setup, state.rivals, ++state.group);
        return;
    }
    pay_casinos(state);
    if (state.round < state.setup.rounds) return begin_round(state);
    state.does = Does::Over;
}

inline void apply(State& state, const Move& move) {
    place(state, move.place);
    if (state.left.none()) [[unlikely]]
        group_played(state);
}

/// The table is set: the stack of notes is shuffled.
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kit::Stack(kNotes);
    begin_round(state);
    return state;
}

}  // namespace solitaire
