#pragma once
// Five cards from the top of a pile: LVC-3. A pile always holds a multiple of five.

#include <array>

#include "core/house.h"
#include "games/las_vegas_cards/setup.h"

namespace las_vegas_cards {
namespace detail {

// One number by lot says which five cards come, one after the other: of n cards the first is one of n, the
// next one of n − 1, … So the number is below n(n − 1)(n − 2)(n − 3)(n − 4), which is less than 2^25, and its
// digits, the first of them in base n, are read off a fraction of 59 bits: its error grows to less than 2^50,
// far less than the 2^59 / 26 that would change the last digit.
inline constexpr int kFractionBits = 59;
struct Lot {
    std::uint32_t orders;
    std::uint64_t step;
};
constexpr Lot lot(int cards) {
    std::uint32_t orders = 1;
    for (int i = 0; i < kHand; ++i) orders *= static_cast<std::uint32_t>(cards - i);
    return {orders, (std::uint64_t{1} << kFractionBits) / orders + 1};
}
inline constexpr std::array<Lot, 7> kLots{Lot{}, Lot{}, lot(10), lot(15), lot(20), lot(25), lot(30)};

/// Takes the n-th card off the pile: of each value the double lies before the singles.
struct Dealer {
    std::uint64_t pile;  // as in Cards
    std::uint64_t sums;  // cards of value 1, of values 1 and 2, …: one byte a value

    static constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = 0x8080808080808080;

    constexpr explicit Dealer(Cards cards) : pile(cards.bag.packed), sums(cards.by_value().packed * kOnes) {}
    constexpr std::uint64_t take(std::uint64_t n) {
        const int reached = std::popcount(((n * kOnes | kHigh) - sums) & kHigh);
        const std::uint64_t before = (sums << 8) >> 8 * reached & 0xff;
        const std::uint64_t twofold = (pile >> (8 * reached + 4) & 1) & std::uint64_t{n == before};
        const std::uint64_t card = std::uint64_t{1} << (8 * reached + 4 * static_cast<int>(twofold));
        pile -= card;
        sums -= kOnes << 8 * reached;
        return card;
    }
};

/// The five cards that a number by lot stands for.
constexpr Cards five_of(Cards pile, int cards, std::uint32_t drawn) {
    constexpr std::uint64_t kFraction = (std::uint64_t{1} << kFractionBits) - 1;
    Dealer dealer(pile);
    Cards hand{};
    std::uint64_t fraction = drawn * kLots[static_cast<unsigned>(cards / kHand)].step;
#pragma GCC unroll 5
    for (int i = 0; i < kHand; ++i) {
        const std::uint64_t product = fraction * static_cast<std::uint64_t>(cards - i);
        hand.bag.packed += dealer.take(product >> kFractionBits);
        fraction = product & kFraction;
    }
    return hand;
}

}  // namespace detail

template <core::House H>
constexpr Cards draw_five(Cards pile, H& house) {
    const int cards = pile.count();
    assert(cards % kHand == 0);
    if (cards <= kHand) return pile;  // the last five, or none
    return detail::five_of(pile, cards,
                           house.below(detail::kLots[static_cast<unsigned>(cards / kHand)].orders));
}

}  // namespace las_vegas_cards
