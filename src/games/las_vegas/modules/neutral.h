#pragma once
// The variant with neutral dice: NEU-1 to NEU-5. White dice are in the players' hands, and at payout white is
// one more, imaginary player.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::neutral {

// NEU-1: 4 white dice each with 2 players, 2 each with 3, 4 or 5.
constexpr int dice_each(int seats) { return seats == 2 ? 4 : 2; }

// NEU-2: with 3 players two are left over.
constexpr int dice_left_over(int seats) { return seats == 3 ? 2 : 0; }

inline void deal(const Setup& setup, Hand& hand) { hand.add(Kind::White, dice_each(setup.seats)); }

template <core::House H>
WhiteDraw chance(const State& state, H& house) {
    return {house.dice(dice_left_over(state.setup.seats))};
}

// NEU-2: they are placed at once at the casinos they show.
template <class W>
inline void apply(State& state, const WhiteDraw& draw, W& tell) {
    tell(WhiteRolled{draw.dice});
    state.dice[kWhite].packed += draw.dice.packed;
    done(state);
}

// NEU-3: white dice are rolled with one's own, and placed with them (dice.h). NEU-4: a hand with only white
// dice is a hand.
template <core::House H>
void roll(const Hand& hand, H& house, Roll& thrown) {
    thrown.of(Kind::White) = house.dice(hand.of(Kind::White));
}

inline core::Verdict doubt(const State& state, const WhiteDraw& draw) {
    const int dice = dice_left_over(state.setup.seats);
    if (draw.dice.total() != dice) return core::refuse("NEU-2", "lv.white-count", dice);
    return core::kFine;
}

}  // namespace las_vegas::neutral
