#pragma once
// A turn: LV-6 to LV-9.

#include "games/las_vegas/moves.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// Whose turn is it? LV-8: who has no dice left is skipped. LV-9: the round ends when nobody has any.
inline void next_turn(State& state) {
    for (int looked_at = 0; looked_at < state.setup.seats; ++looked_at) {
        const Seat seat = state.next;
        state.next = core::left_of(seat, state.setup.seats);
        if (state.hand(seat).none()) continue;
        state.active = seat;
        state.steps.add({Does::Place, seat});
        state.steps.add({Does::Roll, {}});
        return;
    }
    done(state);
}

/// LV-6: the active player rolls all of the remaining dice.
template <core::House H>
Roll roll(const State& state, H& house) {
    const Hand& hand = state.hand(state.active);
    Roll thrown;
    for (unsigned kind = 0; kind < kKinds; ++kind)
        thrown.dice[kind] = hand.dice[kind] == 0 ? Faces{} : house.dice(hand.dice[kind]);
    return thrown;
}

inline void apply(State& state, const Roll& thrown) {
    state.roll = thrown;
    done(state);
}

/// LV-7: exactly one of the values rolled.
inline void offer_places(const State& state, Moves& moves) {
    const std::uint64_t shown = state.roll.all().shown();
#pragma GCC unroll 6
    for (int face = 1; face <= core::kFaces; ++face)
        moves.add_if((shown >> 8 * (face - 1) & 1) != 0, Move::place(Face(face)));
}

/// LV-7: all dice of the value go to that casino. LV-9: there is no passing.
inline void place(State& state, Seat seat, Face face) {
    Hand& hand = state.hand(seat);
    for (unsigned kind = 0; kind < kKinds; ++kind)
        hand.dice[kind] = static_cast<std::uint8_t>(hand.dice[kind] - state.roll.dice[kind].count(face));
    state.dice[static_cast<unsigned>(seat)].packed += state.roll.of(Kind::Own).only(face).packed;
    timing::placing(state, face);
    state.roll = {};
    done(state);
}

}  // namespace las_vegas
