#pragma once
// A round begins: SOLO-1 to SOLO-3 and their variants SOLO-6 to SOLO-8.

#include "games/solitaire/events.h"

namespace solitaire {

/// SOLO-3: the dice of a group. Every colour that is not on the table yet has half of its dice in each; of an
/// odd number of one's own (SOLO-7) the larger half is in the second. SOLO-6: with two opponents placed, 24.
inline PerColour group_of(const Setup& setup, Colours rivals, int group) {
    PerColour dice{};
    for (const Colour colour : Colours::all().without(rivals)) {
        const int all = colour == setup.colour ? setup.dice : kit::kDiceOfAColour;
        dice += PerColour::of(colour, (all + group - 1) / kGroups);
    }
    return dice;
}

// SOLO-8: each round has new opponents, and its notes come from the same stack.
inline void begin_round(State& state) {
    ++state.round;
    state.group = 0;
    state.rivals = {};
    state.does = Does::Notes;
}

template <class W>
void apply(State& state, const kit::Fill& draw, W& tell) {
    kit::apply(draw, state.stack, state.notes);
    tell(Filled{state.round, draw});
    state.does = Does::Rivals;
}

/// SOLO-2: one opponent by lot; SOLO-6: or two.
template <core::House H>
RivalsDraw draw_rivals(const State& state, H& house) {
    const Colours opponents = Colours::all().without(Colours::only(state.setup.colour));
    return {kit::some_of(opponents, state.setup.rivals, house)};
}

template <class W>
void apply(State& state, const RivalsDraw& draw, W& tell) {
    state.rivals = draw.colours;
    tell(RivalsDrawn{state.rivals});
    state.does = Does::Placed;
}

/// SOLO-2: all dice of the opponents drawn lie where they fall; the first group is next.
template <class W>
void apply(State& state, const kit::ColourFaces& draw, W& tell) {
    kit::place(state.dice, draw);
    tell(RivalsPlaced{state.rivals, draw});
    state.group = 1;
    state.left = group_of(state.setup, state.rivals, 1);
    state.does = Does::Roll;
}

}  // namespace solitaire
