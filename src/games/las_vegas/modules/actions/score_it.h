#pragma once
// Score it: ACT-10.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::score_it {

/// The places of this turn's placements: one, or two different ones.
inline bool two_places(const State& state) {
    return state.turn.placed.size() == 2 && state.turn.placed[0].place != state.turn.placed[1].place;
}

// ACT-10: a place that they placed at in this turn, the casinos before the slot machine; the only one is not
// named.
inline void offer(const State& state, Moves& moves) {
    if (!two_places(state)) return moves.add(Move::score(kNowhere));
    const Place one = state.turn.placed[0].place, other = state.turn.placed[1].place;
    moves.add(Move::score(std::min(one, other)));
    moves.add(Move::score(std::max(one, other)));
}

template <class W>
inline void play(State& state, Seat seat, const Move& move, W& tell) {
    state.effects.scores = seat;
    state.effects.scored = move.scored() == kNowhere ? state.turn.placed[0].place : move.scored();
    tell(Announced{seat, state.effects.scored});
}

/// ACT-10: it pays; only its rainbow cards are replaced first.
inline void pays(const State& state, Agenda& agenda) {
    const Place place = state.effects.scored;
    if (state.notes_at(place).has(kit::kRainbow)) agenda.add({Does::ReplaceScore, {}});
    agenda.add({place == kSlot ? Does::PaySlot : Does::PayScore, {}});
    agenda.add({Does::EndScore, {}});
}

// ACT-10: when the turn order comes to them again, before their roll, even without dice.
inline bool order_comes_to(const State& state, Seat seat, Agenda& agenda) {
    if (state.effects.scores != seat) return false;
    pays(state, agenda);
    return true;
}

// ACT-10: if the round ends first, this payout comes before everything else.
inline bool round_ends(const State& state, Agenda& agenda) {
    return state.effects.scores != kNobody && order_comes_to(state, state.effects.scores, agenda);
}

inline void has_paid(State& state) {
    state.effects.scores = kNobody;
    state.effects.scored = kNowhere;
    done(state);
}

inline core::Refusal why_not(const State& state) {
    if (two_places(state)) return core::refuse("ACT-10", "lv.score-which");
    return core::refuse("ACT-10", "lv.score-here");
}

}  // namespace las_vegas::score_it
