#pragma once
// A turn: NEW-4.

#include "games/colours/payout.h"

namespace colours {

/// NEW-4: one die of each colour that has dice left.
template <core::House H>
ColourRoll roll(const State& state, H& house) {
    return kit::roll_one_of_each(state.left.present(), house);
}

template <class W>
void apply(State& state, const ColourRoll& thrown, W& tell) {
    state.roll = thrown;
    tell(Rolled{state.active, thrown});
    state.does = Does::Place;
}

/// NEW-4: all dice that show the value go to its casino, the others back. NEW-5: that casino, and only that
/// one, pays at once.
template <class W>
void place(State& state, Face face, W& tell) {
    const PerColour placed = state.roll.dice_showing(face);
    const unsigned casino = kit::casino_of(face);
    tell(Placed{state.active, face, placed.present()});
    state.dice[casino] += placed;
    state.left -= placed;
    state.roll = {};
    pay(static_cast<std::uint8_t>(casino + 1), state.casinos[casino], state.dice[casino], tell);
}

}  // namespace colours
