#pragma once
// How the game goes on: from one turn to the next, from one round to the next, to the end.

#include "core/decision.h"
#include "games/colours/round.h"
#include "games/colours/turn.h"
#include "kit/richest.h"

namespace colours {

inline core::Decision ask(const State& state) {
    if (state.does < Does::Place) return core::Decision::chance();
    return state.does == Does::Place ? core::Decision::choose(state.active) : core::Decision::over();
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (state.does == Does::Place && state.active == seat) kit::offer_places(state.roll, moves);  // NEW-4
}

template <core::House H>
Draw chance(const State& state, H& house) {
    switch (state.does) {
        case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
        case Does::Notes: return draw_notes(state, house);
        case Does::Placed: return kit::roll_all(Colours::all(), kDicePlaced, house);
        case Does::Colours: return deal_colours(state, house);
        default: return roll(state, house);
    }
}

template <class W>
void apply(State& state, Seat, const Move& move, W& tell) {
    place(state, move.place, tell);
    if (state.left.none()) [[unlikely]]
        return end_round(state, tell);
    state.active = core::left_of(state.active, state.setup.seats);
    tell(Turn{state.active});
    state.does = Does::Roll;
}
template <class W>
void apply(State& state, const Draw& draw, W& tell) {
    std::visit([&](const auto& drawn) { apply(state, drawn, tell); }, draw);
}

/// NEW-9: the richest player wins (as LV-16).
inline core::Standing score(const State& state) {
    return kit::richest(
        state.setup.seats, "NEW-9", [&](unsigned seat) { return state.purses[seat].money(); },
        [&](unsigned seat) { return state.purses[seat].count(); });
}

/// The table is set: the stack is shuffled, the first player named or to be drawn by lot (NEW-4).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kNotes;
    if (setup.first == kByLot) {
        state.does = Does::First;
    } else {
        state.first = setup.first;
        begin_round(state);
    }
    return state;
}

}  // namespace colours
