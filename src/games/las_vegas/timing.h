#pragma once
// Who acts at which moment, and in which order. The chapters call these moments and know no module; only this
// file names the modules, each behind its switch.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/modules/neutral.h"

namespace las_vegas::timing {

/// A player takes the dice for a round (LV-3).
inline void dice_dealt(State& state, Seat seat) {
    if (state.setup.has(Module::Neutral)) neutral::deal(state, seat);
}

/// The casinos are filled; the first turn has not begun.
inline void casinos_filled(const State& state, Agenda& agenda) {
    if (state.setup.has(Module::Neutral) && neutral::rolls_before_round(state)) agenda.add({Does::White, {}});
}

/// The active player rolls: the dice of other kinds than their own (LV-6).
template <core::House H>
void rolling(const State& state, const Hand& hand, H& house, Roll& thrown) {
    if (state.setup.has(Module::Neutral)) neutral::roll(hand, house, thrown);
}

/// The active player places all dice of a value (LV-7).
inline void placing(State& state, Seat seat, Face face) {
    if (state.setup.has(Module::Neutral)) neutral::place(state, seat, face);
}

/// Who takes part in the payout besides the seats: white does (NEU-5).
inline bool white_plays(const State& state) { return state.setup.has(Module::Neutral); }

// Questions that belong to modules: what the house draws for them, and what follows.

template <core::House H>
Draw chance(const State& state, H& house) {
    return neutral::chance(state, house);
}
inline void apply(State& state, const WhiteDraw& draw) { neutral::apply(state, draw); }
inline core::Verdict doubt(const State& state, const WhiteDraw& draw) { return neutral::doubt(state, draw); }

}  // namespace las_vegas::timing
