#pragma once
// What may be chosen from a hand: LVC-5.

#include "games/las_vegas_cards/moves.h"

namespace las_vegas_cards {

/// Three cards and more are of one value. At most one value has so many: three singles, or two and the
/// double; and so on.
inline void offer_sets(Cards hand, Face face, Moves& moves) {
    const int singles = hand.count(single(face));
    const bool with_double = hand.count(twofold(face)) != 0;
    for (int cards = 3; cards <= kHand; ++cards) {
        if (singles >= cards) moves.add(Move::place(Cards::of(single(face), cards)));
        if (with_double && singles >= cards - 1)
            moves.add(Move::place(Cards::of(single(face), cards - 1) + Cards::of(twofold(face))));
    }
}

/// LVC-5: one or two cards of any values, or up to five of one value. Cards of one kind are the same choice.
/// The order: fewer cards first, then card by card by value, the single before the double.
inline void offer_choices(Cards hand, Moves& moves) {
    assert(hand.count() == kHand);
    // The five cards in order, each as a bag of one; a card like the one before it brings no choice of its
    // own.
    std::uint64_t card[kHand];
    bool fresh[kHand];
    // They are found from both ends at once, which is quicker; the 1 only says that there is something to
    // find.
    std::uint64_t from_below = hand.bag.packed, from_above = hand.bag.packed;
#pragma GCC unroll 5
    for (int i = 0; i < 3; ++i)
        from_below -= card[i] = std::uint64_t{1} << (std::countr_zero(from_below) & ~3);
#pragma GCC unroll 5
    for (int i = 4; i > 2; --i)
        from_above -= card[i] = std::uint64_t{1} << ((63 - std::countl_zero(from_above | 1)) & ~3);
    fresh[0] = true;
#pragma GCC unroll 5
    for (int i = 1; i < kHand; ++i) fresh[i] = card[i] != card[i - 1];
#pragma GCC unroll 5
    for (int i = 0; i < kHand; ++i) moves.add_if(fresh[i], Move{card[i]});
#pragma GCC unroll 5
    for (int i = 0; i < kHand; ++i)
#pragma GCC unroll 5
        for (int j = i + 1; j < kHand; ++j)
            moves.add_if(fresh[i] & (j == i + 1 || fresh[j]), Move{card[i] + card[j]});

    constexpr std::uint64_t kFromThree = 0x7d7d7d7d7d7d, kHigh = 0x808080808080;
    const std::uint64_t sets = (hand.by_value().packed + kFromThree) & kHigh;
    if (sets != 0) [[unlikely]]
        offer_sets(hand, Face(std::countr_zero(sets) / 8 + 1), moves);
}

}  // namespace las_vegas_cards
