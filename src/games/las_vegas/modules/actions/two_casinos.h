#pragma once
// Two casinos: ACT-5, and how rotation frees from it (ACT-7).

#include "games/las_vegas/moves.h"

namespace las_vegas::two_casinos {

inline void play(State& state, Seat seat) { state.effects.two_casinos = seat; }

// ACT-5: until the turn order comes to the player again, with or without dice.
inline void order_comes_to(State& state, Seat seat) {
    if (state.effects.two_casinos == seat) state.effects.two_casinos = kNobody;
}

/// Whether this player has to place at two different places in this turn.
inline bool binds(const State& state, Seat seat) {
    return state.effects.two_casinos != kNobody && state.effects.two_casinos != seat;
}

/// ACT-5: who rolls more than one value places two; the values are counted as they lie now, before the first
/// dice are placed. ACT-7: turned dice together with dice that had rolled that value are the only placement.
inline void first_placement(State& state, Seat seat, Face value) {
    if (!binds(state, seat) || state.roll.all().values() < 2) return;
    if (state.turn.mixed && state.turn.turned_to == value) return;
    state.turn.owed = state.turn.elsewhere = true;
}

/// ACT-5: at two different places. The one where the second dice cannot go, or nowhere.
inline Place closed_place(const Open& table) {
    return table.turn.elsewhere && !table.turn.placed.empty() ? table.turn.placed[0].place : kNowhere;
}

}  // namespace las_vegas::two_casinos
