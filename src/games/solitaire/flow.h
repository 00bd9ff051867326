#pragma once
// How the game goes on: from one group to the next, from one round to the next, to the end.

#include "core/decision.h"
#include "games/solitaire/payout.h"
#include "games/solitaire/round.h"
#include "games/solitaire/turn.h"

namespace solitaire {

/// SOLO-4: after the first group the second likewise. SOLO-5: then the casinos pay.
template <class W>
void group_played(State& state, W& tell) {
    if (state.group < kGroups) {
        state.left = group_of(state.setup, state.rivals, ++state.group);
        return tell(SecondGroup{});
    }
    pay_casinos(state, tell);
    if (state.round < state.setup.rounds) return begin_round(state);
    state.does = Does::Over;
    tell(Scored{Seat(0), state.own.money()});
    tell(Scored{Seat(1), state.others.money()});
}

inline core::Decision ask(const State& state) {
    if (state.does < Does::Place) return core::Decision::chance();
    return state.does == Does::Place ? core::Decision::choose(kPlayer) : core::Decision::over();
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (state.does == Does::Place && seat == kPlayer) kit::offer_places(state.roll, moves);  // SOLO-4
}

template <core::House H>
Draw chance(const State& state, H& house) {
    switch (state.does) {
        case Does::Notes: return kit::fill(state.stack, kMinimum, house);
        case Does::Rivals: return draw_rivals(state, house);
        case Does::Placed: return kit::roll_all(state.rivals, kit::kDiceOfAColour, house);
        default: return roll(state, house);
    }
}

template <class W>
void apply(State& state, Seat, const Move& move, W& tell) {
    place(state, move.place, tell);
    if (state.left.none()) [[unlikely]]
        group_played(state, tell);
}
template <class W>
void apply(State& state, const Draw& draw, W& tell) {
    std::visit([&](const auto& drawn) { apply(state, drawn, tell); }, draw);
}

/// The table is set: the stack of notes is shuffled.
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kit::Stack(kNotes);
    begin_round(state);
    return state;
}

}  // namespace solitaire
