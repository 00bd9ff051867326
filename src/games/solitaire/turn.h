#pragma once
// A turn: SOLO-4.

#include "games/solitaire/events.h"

namespace solitaire {

/// SOLO-4: one die of each colour that still has dice in the group.
template <core::House H>
ColourRoll roll(const State& state, H& house) {
    return kit::roll_one_of_each(state.left.present(), house);
}

template <class W>
void apply(State& state, const ColourRoll& thrown, W& tell) {
    state.roll = thrown;
    tell(Rolled{kPlayer, thrown});
    state.does = Does::Place;
}

/// SOLO-4: all dice that show the value go to its casino, the others back to the group.
template <class W>
void place(State& state, Face face, W& tell) {
    const PerColour dice = state.roll.dice_showing(face);
    tell(Placed{kPlayer, face, dice.present()});
    state.dice[kit::casino_of(face)] += dice;
    state.left -= dice;
    state.roll = {};
    state.does = Does::Roll;
}

}  // namespace solitaire
