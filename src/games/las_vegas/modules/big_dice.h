#pragma once
// Big dice: BV-5. They count double at payout (kBigWeight), and as one die for everything else.

#include "games/las_vegas/moves.h"

namespace las_vegas::big_dice {

// BV-5: each player swaps one normal die for a big one.
inline void deal(Hand& hand) {
    hand.remove(Kind::Own, 1);
    hand.add(Kind::Big, 1);
}

template <core::House H>
void roll(const Hand& hand, H& house, Roll& thrown) {
    thrown.of(Kind::Big) = house.dice(hand.of(Kind::Big));
}

}  // namespace las_vegas::big_dice
