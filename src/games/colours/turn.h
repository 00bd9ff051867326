#pragma once
// A turn: NEW-4.

#include "games/colours/moves.h"
#include "games/colours/payout.h"

namespace colours {

/// NEW-4: one die of each colour that has dice left.
template <core::House H>
ColourRoll roll(const State& state, H& house) {
    return kit::roll_one_of_each(state.left.present(), house);
}

inline void apply(State& state, const ColourRoll& thrown) {
    state.roll = thrown;
    state.does = Does::Place;
}

/// NEW-4: one of the values rolled.
inline void offer_places(const State& state, Moves& moves) {
#pragma GCC unroll 6
    for (int face = 1; face <= core::kFaces; ++face)
        moves.add_if(state.roll.has(Face(face)), Move{Face(face)});
}

/// NEW-4: all dice that show the value go to its casino, the others back. NEW-5: that casino, and only that
/// one, pays at once.
inline void place(State& state, Face face) {
    const PerColour placed = state.roll.dice_showing(face);
    const auto casino = static_cast<unsigned>(core::pips(face) - 1);
    state.dice[casino] += placed;
    state.left -= placed;
    state.roll = {};
    pay(state.casinos[casino], state.dice[casino]);
}

}  // namespace colours
