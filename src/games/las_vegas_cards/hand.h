#pragma once
// Five cards from the top of a pile: LVC-3. A pile always holds a multiple of five.

#include <array>

#include "core/house.h"
#include "games/las_vegas_cards/lots.h"
#include "games/las_vegas_cards/setup.h"

namespace las_vegas_cards {

/// By fives of cards in the pile; the last five need no lot.
inline constexpr std::array<Lot, 7> kHandLots{Lot{},          Lot{},          lot(10, kHand), lot(15, kHand),
                                              lot(20, kHand), lot(25, kHand), lot(30, kHand)};

/// The five cards that a number by lot stands for. In the pile that it counts through, the double of each
/// value lies before the singles.
constexpr Cards five_of(Cards cards, int count, std::uint32_t drawn) {
    std::uint64_t pile = cards.bag.packed, hand = 0;
    RunningSums sums = RunningSums::of(cards.by_value().packed);
    Digits digits(kHandLots[static_cast<unsigned>(count / kHand)], drawn, count);
#pragma GCC unroll 5
    for (int i = 0; i < kHand; ++i) {
        const std::uint64_t n = digits.next();
        const int value = sums.kind_of(n);
        const std::uint64_t twofold = (pile >> (8 * value + 4) & 1) & std::uint64_t{n == sums.before(value)};
        const std::uint64_t card = std::uint64_t{1} << (8 * value + 4 * static_cast<int>(twofold));
        pile -= card;
        hand += card;
        sums.remove(value);
    }
    return {{hand}};
}

template <core::House H>
constexpr Cards draw_five(Cards pile, H& house) {
    const int cards = pile.count();
    assert(cards % kHand == 0);
    if (cards <= kHand) return pile;  // the last five, or none
    return five_of(pile, cards, house.below(kHandLots[static_cast<unsigned>(cards / kHand)].orders));
}

}  // namespace las_vegas_cards
