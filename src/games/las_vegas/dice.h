#pragma once
// Dice are laid down and picked up: the ways in which they change places, whatever kind they are.

#include "games/las_vegas/state.h"

namespace las_vegas {

/// All dice of a value leave the roll and the hand, to be placed together; they may be turned to another
/// face.
inline Placement gathered(State& state, Seat seat, Face value, Place place, Face face) {
    Hand taken{};
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        taken.add(Kind(kind), state.roll.dice[kind].count(value));
        state.roll.dice[kind] -= state.roll.dice[kind].only(value);
    }
    state.hand(seat).remove(taken);
    return {.place = place,
            .face = face,
            .own = static_cast<std::uint8_t>(taken.of(Kind::Own) & 15),
            .white = static_cast<std::uint8_t>(taken.of(Kind::White) & 15),
            .big = static_cast<std::uint8_t>(taken.of(Kind::Big) & 15),
            .kickers = static_cast<std::uint8_t>(taken.of(Kind::Kicker) & 15)};
}

/// They lie at their place. Kickers are not among them: they never stay (BV-7).
inline void lay(State& state, Seat seat, const Placement& dice) {
    const auto owner = static_cast<unsigned>(seat);
    state.dice[owner].add(dice.place, dice.own + kBigWeight * dice.big);
    state.dice[kWhite].add(dice.place, dice.white);
    if (dice.big != 0) state.big_dice[owner] = dice.place;
    if (dice.place != kSlot || dice.own + dice.white + dice.big == 0) return;
    SlotDice& there = state.slot[static_cast<unsigned>(core::pips(dice.face) - 1)];
    there = {static_cast<std::uint8_t>(owner & 15), dice.own, dice.white, dice.big};
}

/// One die of a player's goes back to its owner, from a casino.
inline void give_back(State& state, Seat seat, Place place, Kind die) {
    const auto owner = static_cast<unsigned>(seat);
    state.dice[owner].remove(place, die == Kind::Big ? kBigWeight : 1);
    if (die == Kind::Big) state.big_dice[owner] = kNowhere;
    state.hand(seat).add(die, 1);
}

/// Dice placed in this turn go back to the hand of the player who placed them, white ones too.
inline void pick_up(State& state, Seat seat, const Placement& placed, int own, int white, int big) {
    const auto owner = static_cast<unsigned>(seat);
    state.dice[owner].remove(placed.place, own + kBigWeight * big);
    state.dice[kWhite].remove(placed.place, white);
    if (big != 0) state.big_dice[owner] = kNowhere;
    state.hand(seat).add(Kind::Own, own);
    state.hand(seat).add(Kind::White, white);
    state.hand(seat).add(Kind::Big, big);
    if (placed.place != kSlot) return;
    SlotDice& there = state.slot[static_cast<unsigned>(core::pips(placed.face) - 1)];
    there.own = (there.own - own) & 15;
    there.white = (there.white - white) & 15;
    there.big = (there.big - big) & 15;
    if (there.own + there.white + there.big == 0) there = {};
}

/// Whether no die at the slot machine shows this face.
inline bool free_at_slot(const State& state, Face face) {
    return state.slot[static_cast<unsigned>(core::pips(face) - 1)].none();
}

}  // namespace las_vegas
