#pragma once
// Rotation: ACT-7.

#include "games/las_vegas/events.h"

namespace las_vegas::rotation {

// ACT-7: from each value rolled to each other value.
inline void offer(const State& state, Moves& moves) {
    for (int from = 1; from <= core::kFaces; ++from)
        for (int to = 1; to <= core::kFaces && state.roll.all().shows(Face(from)); ++to)
            if (to != from) moves.add(Move::rotate(Face(from), Face(to)));
}

// ACT-7: all dice of that value are turned, of whatever kind.
template <class W>
inline void play(State& state, Seat seat, const Move& move, W& tell) {
    tell(Turned{seat, move.from(), move.to()});
    state.turn.turned_to = move.to();
    state.turn.mixed = state.roll.all().shows(move.to());
    for (Faces& dice : state.roll.dice) {
        const int count = dice.count(move.from());
        dice -= dice.only(move.from());
        dice += Faces::of(move.to(), count);
    }
}

inline core::Refusal why_not(const State& state) {
    return core::refuse("ACT-7", "lv.rotate-rolled", state.roll.all());
}

}  // namespace las_vegas::rotation
