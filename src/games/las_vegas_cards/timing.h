#pragma once
// Who acts at which moment besides the base game: the tokens, behind their switch. The chapters call these
// moments and know no module.

#include "games/las_vegas_cards/modules/tokens.h"

namespace las_vegas_cards::timing {

/// The casinos have their notes; the hands have not been drawn. What the house draws next.
inline Does casinos_filled(const State& state) { return state.setup.tokens ? Does::Tokens : Does::Hands; }

/// A seat has placed cards, one after the other (LVC-13): where it is asked something before its new hand.
inline Casinos placed(const State& state, Cards cards) {
    return state.setup.tokens ? tokens::due(state, cards) : Casinos{};
}

/// What counts at the end besides the notes.
inline Money extra(const Open& table, Seat seat) { return table.tokens_held[at(seat)].money(); }

// The question that belongs to the module.

inline void offer(const State& state, Moves& moves) { tokens::offer(state, moves); }
template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    tokens::answer(state, seat, move, tell);
}
inline core::Refusal why_not(const State& state, const Move& move) { return tokens::why_not(state, move); }

template <core::House H>
inline Draw chance(const State& state, H& house) {
    return tokens::chance(state, house);
}
template <class W>
inline void apply(State& state, const TokensDraw& draw, W& tell) {
    tokens::apply(state, draw, tell);
    state.does = Does::Hands;
}
inline core::Verdict doubt(const State& state, const TokensDraw& draw) { return tokens::doubt(state, draw); }

}  // namespace las_vegas_cards::timing
