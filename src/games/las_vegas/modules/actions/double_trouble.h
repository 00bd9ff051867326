#pragma once
// Double trouble: ACT-9.

#include "games/las_vegas/dice.h"
#include "games/las_vegas/moves.h"

namespace las_vegas::double_trouble {

/// ACT-9: exactly two dice of a value, all kinds counted.
inline bool is_pair(const State& state, Face value) { return state.roll.all().count(value) == 2; }

/// Whether the other dice rolled, if there are any, could go to another place than this casino.
inline bool leaves_another_place(const State& state, Face value, Place place) {
    const unsigned others = state.roll.all().shown_mask() & ~(1u << (core::pips(value) - 1));
    if (others == 0) return true;
    for (int other = 1; other <= core::kFaces; ++other) {
        if ((others >> (other - 1) & 1) == 0) continue;
        if (casino(Face(other)) != place) return true;
        if (state.setup.has(Module::SlotMachine) && free_at_slot(state, Face(other))) return true;
    }
    return false;
}

/// ACT-9: one pair, at any casino, or at the slot machine with a face that is free there (BV-15). Under "two
/// casinos" the other dice go elsewhere, and a pair that would leave them no other place is refused.
inline void offer(const State& state, bool two_casinos, Moves& moves) {
    for (int i = 1; i <= core::kFaces; ++i) {
        const Face value{static_cast<std::uint8_t>(i)};
        if (!is_pair(state, value)) continue;
        for (int place = 1; place <= kCasinos; ++place)
            if (!two_casinos || leaves_another_place(state, value, Place(place)))
                moves.add(Move::pair(value, Place(place), Face(place)));
        for (int face = 1; face <= core::kFaces && state.setup.has(Module::SlotMachine); ++face)
            if (free_at_slot(state, Face(face))) moves.add(Move::pair(value, kSlot, Face(face)));
    }
}

/// ACT-9: the pair is a placement of its own, and the placement of the turn follows if other dice were
/// rolled; under "two casinos" elsewhere.
inline void first_placement(State& state, Face value, bool two_casinos) {
    const bool others = state.roll.all() != state.roll.all().only(value);
    state.turn.owed = others;
    state.turn.elsewhere = others && two_casinos;
}

inline core::Refusal why_not(const State& state, const Move& move, bool two_casinos) {
    if (!is_pair(state, move.pair_value())) return core::refuse("ACT-9", "lv.no-pair", state.roll.all());
    if (move.pair_place() == kSlot)
        return core::refuse("BV-15", "lv.slot-taken", core::pips(move.pair_face()));
    if (two_casinos) return core::refuse("ACT-9", "lv.pair-leaves-no-place");
    return core::refuse("ACT-9", "any.not-offered");
}

}  // namespace las_vegas::double_trouble
