#pragma once
// How the game goes on: steps that ask nobody happen by themselves until somebody is asked, or the game is
// over.

#include "games/las_vegas/payout.h"
#include "games/las_vegas/round.h"
#include "games/las_vegas/timing_questions.h"
#include "games/las_vegas/turn.h"

namespace las_vegas {

using timing::apply;

[[gnu::noinline]] inline void happen(State& state) {
    switch (state.now.does) {
        case Does::Round: return begin_round(state);
        case Does::Placed: return go_on_with_turn(state, state.now.seat);
        case Does::Payout: return begin_payout(state);
        case Does::Pay: return pay_casinos(state);
        case Does::ClearSlot: clear_notes(state, kSlot); return done(state);
        case Does::PayScore: pay(state, state.effects.scored); return done(state);
        case Does::RoundUp: return end_round(state);
        default: return timing::happen(state);
    }
}

/// What a seat answers, without what follows from it.
inline void answer(State& state, Seat seat, const Move& move) {
    if (state.setup.modules.none()) return place_plain(state, seat, move.face());
    if (places_dice(move)) return place_with_modules(state, seat, placing_of(move));
    timing::answer(state, seat, move);
}

/// From turn to turn in a few instructions; all else is rare.
inline void go_on(State& state) {
    while (happens_by_itself(state.now.does)) {
        if (state.now.does == Does::Turn) [[likely]]
            next_turn(state);
        else
            happen(state);
    }
}

/// The table is set: the stack is shuffled (LV-4), the first player named or to be drawn by lot (LV-5).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kit::Stack(timing::all_notes(setup));
    timing::game_begins(state);
    state.waiting.add({Does::Over, {}});
    state.now = {Does::Round, {}};
    if (setup.first == kByLot) {
        state.waiting.add(state.now);
        state.now = {Does::First, {}};
    } else {
        state.first = setup.first;
    }
    go_on(state);
    return state;
}

}  // namespace las_vegas
