#pragma once
// Dice are laid down and picked up: the ways in which they change places, whatever kind they are.

#include "games/las_vegas/moves.h"

namespace las_vegas {

/// LV-7: all dice of a value leave the roll and the hand, to be placed together; they may be turned to
/// another face.
template <int kinds = kKinds>
inline Placement gathered(State& state, Seat seat, const Placing& what) {
    Hand taken{};
    for (unsigned kind = 0; kind < kinds; ++kind) {
        taken.add(Kind(kind), state.roll.dice[kind].count(what.value));
        state.roll.dice[kind] -= state.roll.dice[kind].only(what.value);
    }
    state.hand(seat).remove(taken);
    return {what.place, what.face, taken};
}

/// They lie at their place. Kickers are not among them: they never stay (BV-7).
template <int kinds = kKinds>
inline void lay(State& state, Seat seat, const Placement& placed) {
    const auto owner = static_cast<unsigned>(seat);
    if constexpr (kinds == kOwnAlone) return state.dice[owner].add(placed.place, placed.dice.of(Kind::Own));
    state.dice[owner].add(placed.place, placed.dice.weight());
    state.dice[kWhite].add(placed.place, placed.dice.of(Kind::White));
    if (placed.dice.of(Kind::Big) != 0) state.big_dice[owner] = placed.place;
    if (placed.place != kSlot) return;
    Hand stays = placed.dice;
    stays.remove(Kind::Kicker, stays.of(Kind::Kicker));
    if (!stays.none()) state.slot_dice(placed.face) = SlotDice::of(seat, stays);
}

/// One die of a player's goes back to its owner, from a casino.
inline void give_back(State& state, Seat seat, Place place, Kind die) {
    const auto owner = static_cast<unsigned>(seat);
    state.dice[owner].remove(place, die == Kind::Big ? kBigWeight : 1);
    if (die == Kind::Big) state.big_dice[owner] = kNowhere;
    state.hand(seat).add(die, 1);
}

/// Dice placed in this turn go back to the hand of the player who placed them, white ones too.
inline void pick_up(State& state, Seat seat, const Placement& placed, Hand dice) {
    const auto owner = static_cast<unsigned>(seat);
    state.dice[owner].remove(placed.place, dice.weight());
    state.dice[kWhite].remove(placed.place, dice.of(Kind::White));
    if (dice.of(Kind::Big) != 0) state.big_dice[owner] = kNowhere;
    state.hand(seat).add(dice);
    if (placed.place != kSlot) return;
    SlotDice& there = state.slot_dice(placed.face);
    Hand left = there.dice();
    left.remove(dice);
    there = SlotDice::of(there.by(), left);
}

/// Whether no die at the slot machine shows this face.
inline bool free_at_slot(const Open& table, Face face) { return table.slot_dice(face).none(); }

}  // namespace las_vegas
