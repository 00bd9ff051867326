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
        state.waiting.add(state.now);  // who is next is asked again after this turn
        state.now = {Does::Roll, {}};
        return;
    }
    done(state);
}

/// LV-6: the active player rolls all of the remaining dice.
template <core::House H>
Roll roll(const State& state, H& house) {
    const Hand& hand = state.hand(state.active);
    Roll thrown{};
    thrown.of(Kind::Own) = house.dice(hand.of(Kind::Own));
    timing::rolling(state, hand, house, thrown);
    return thrown;
}

inline void apply(State& state, const Roll& thrown) {
    state.roll = thrown;
    state.now = {Does::Place, state.active};
}

/// The placements for each set of values that can be rolled: listing them costs one look-up.
struct Placements {
    Move row[64][8];  // rows of a round length are quick to copy
    constexpr Placements() : row{} {
        for (int shown = 0; shown < 64; ++shown)
            for (int face = 1, next = 0; face <= core::kFaces; ++face)
                if ((shown >> (face - 1) & 1) != 0) row[shown][next++] = Move::place(Face(face));
    }
};
inline constexpr Placements kPlacements;

/// LV-7: exactly one of the values rolled.
inline void offer_places(const State& state, Moves& moves) {
    const unsigned shown = state.roll.all().shown_mask();
    moves.copy(kPlacements.row[shown], std::popcount(shown));
}

/// LV-7: all dice of the value go to that casino. LV-9: there is no passing.
inline void place(State& state, Seat seat, Face face) {
    Hand& hand = state.hand(seat);
    const Faces own = state.roll.of(Kind::Own);
    hand.remove(Kind::Own, own.count(face));
    state.dice[static_cast<unsigned>(seat)].packed += own.only(face).packed;
    timing::placing(state, seat, face);
    state.roll = {};
    done(state);
}

}  // namespace las_vegas
