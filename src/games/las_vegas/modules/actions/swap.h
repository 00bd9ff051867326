#pragma once
// Swap: ACT-12.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/draws.h"

namespace las_vegas::swap {

inline void play(State& state, Seat seat) { state.effects.swaps = seat; }

inline Values won_by(const State& state, Seat seat) { return state.won[static_cast<unsigned>(seat)]; }

// ACT-12: after the last casino has paid. Who won nothing is not asked.
inline void casinos_have_paid(State& state) {
    const Seat seat = state.effects.swaps;
    if (seat == kNobody || won_by(state, seat).none()) return done(state);
    go_on_with(state, Agenda(Step{Does::Swap, seat}));
}

/// ACT-12: one note won from a casino in this round, the lowest first, none last.
inline void offer(const State& state, Seat seat, Moves& moves) {
    for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
        if (won_by(state, seat).has(Note(kind)))
            moves.add(Move::of(Move::Kind::Swap, static_cast<unsigned>(kind)));
    moves.add(Move::of(Move::Kind::Swap, Move::kNone));
}

// ACT-12: it goes face down under the stack, the others not seeing it (where purses are open all see it).
template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    if (move.says_none()) {
        tell(SwapDeclined{seat});
        return done(state);
    }
    const Note note = Note(move.said());
    tell(SwappedAway{seat, seen_in_purse(state, seat, note)});
    state.purses[static_cast<unsigned>(seat)].remove(note);
    if (state.setup.open_purses)
        state.stack.put_under(note);
    else
        state.stack.put_under(note, seat);
    go_on_with(state, Agenda(Step{Does::DrawSwap, {}}));
}

// ACT-12: the top card instead; a rainbow card is discarded and the next one drawn.
template <class W>
inline void drawn(State& state, const CardsDraw& draw, W& tell) {
    for (const Note note : take_notes(state, draw, tell, state.effects.swaps))
        state.purses[static_cast<unsigned>(state.effects.swaps)].add(note);
    done(state);
}

inline core::Refusal why_not() { return core::refuse("ACT-12", "lv.swap-won"); }

}  // namespace las_vegas::swap
