#pragma once
// Cards of suits and ranks as sets in one word, and what trick-taking asks of them: following suit, dealing.

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "core/house.h"

namespace kit {

/// A card: its suit (0 to 3) and its rank (0 to 14).
enum class Card : std::uint8_t {};
inline constexpr int kSuits = 4;
inline constexpr Card kNoCard{255};

constexpr Card card_of(int suit, int rank) { return Card(suit << 4 | rank); }
constexpr int suit(Card card) { return static_cast<int>(card) >> 4; }
constexpr int rank(Card card) { return static_cast<int>(card) & 15; }

/// A set of cards, sixteen bits a suit: it has no order, so a hand or an undrawn pile has none to leak.
struct Cards {
    std::uint64_t bits = 0;

    static constexpr Cards only(Card card) { return {std::uint64_t{1} << static_cast<int>(card)}; }
    static constexpr Cards of_suit(int suit) { return {std::uint64_t{0xffff} << 16 * suit}; }
    static constexpr Cards of_rank(int rank) { return {std::uint64_t{0x0001000100010001} << rank}; }

    constexpr bool has(Card card) const { return (bits >> (static_cast<int>(card) & 63) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    /// The lowest card. (The highest bit is no card of any deck here; it spares the question whether any bit
    /// is set.)
    constexpr Card lowest() const { return Card(std::countr_zero(bits | std::uint64_t{1} << 63)); }
    constexpr Card take_lowest() {
        const Card card = lowest();
        bits &= bits - 1;
        return card;
    }
    /// The n-th card from below.
    constexpr Card nth(int n) const {
        Cards rest = *this;
        for (; n > 0; --n) rest.bits &= rest.bits - 1;
        return rest.lowest();
    }
    constexpr bool covers(Cards part) const { return (part.bits & ~bits) == 0; }

    friend constexpr Cards operator|(Cards a, Cards b) { return {a.bits | b.bits}; }
    friend constexpr Cards operator&(Cards a, Cards b) { return {a.bits & b.bits}; }
    friend constexpr Cards operator-(Cards a, Cards b) { return {a.bits & ~b.bits}; }
    constexpr Cards& operator|=(Cards other) { return *this = *this | other; }
    constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
    auto operator<=>(const Cards&) const = default;
};

/// What a hand may answer where some cards are asked for, such as those of the suit that was led: one of them
/// if it has one, otherwise anything. (Nobody can guess which it will be, so the choice is made by a mask.)
constexpr Cards answers(Cards hand, Cards asked) {
    const Cards fit = hand & asked;
    const std::uint64_t otherwise = fit.none() ? ~std::uint64_t{0} : 0;
    return {fit.bits | (hand.bits & otherwise)};
}

/// So many cards out of a set, by lot, every choice as likely as any other.
template <core::House H>
constexpr Cards some_of(Cards set, int count, H& house) {
    assert(count <= set.count());
    Cards some;
    for (; count > 0; --count) {
        const Card card = set.nth(static_cast<int>(house.below(static_cast<std::uint32_t>(set.count()))));
        set -= Cards::only(card);
        some |= Cards::only(card);
    }
    return some;
}

/// A deck of N cards that is shuffled from its end, five cards by one number of the house: 40 · 39 · 38 · 37
/// · 36 ways to draw the first five are one number below their product, taken apart again.
template <int N>
class Shuffled {
    static_assert(N % 5 == 0 && N <= 80);

   public:
    constexpr explicit Shuffled(Cards set) {
        for (Card& card : cards_) card = set.take_lowest();
    }
    /// Shuffles at least so many cards.
    template <core::House H>
    constexpr void shuffle(int cards, H& house) {
        shuffle_from<N>(N - cards, house);
    }
    /// The cards from this place on, counted from the end, as a set.
    constexpr Cards slice(int from, int count) const {
        Cards cut;
        for (int i = from; i < from + count; ++i)
            cut |= Cards::only(cards_[static_cast<unsigned>(N - 1 - i)]);
        return cut;
    }

   private:
    static constexpr int kAtOnce = 5;

    template <int Left, core::House H>
    constexpr void shuffle_from(int keep, H& house) {
        if constexpr (Left >= kAtOnce) {
            if (Left <= keep) return;
            constexpr auto ways = std::uint32_t{Left} * (Left - 1) * (Left - 2) * (Left - 3) * (Left - 4);
            std::uint32_t lot = house.below(ways);
            swap<Left>(lot);
            swap<Left - 1>(lot);
            swap<Left - 2>(lot);
            swap<Left - 3>(lot);
            swap<Left - 4>(lot);
            shuffle_from<Left - kAtOnce>(keep, house);
        }
    }
    template <std::uint32_t Left>
    constexpr void swap(std::uint32_t& lot) {
        const std::uint32_t at = lot % Left;
        lot /= Left;
        const Card held = cards_[at];
        cards_[at] = cards_[Left - 1];
        cards_[Left - 1] = held;
    }

    std::array<Card, N> cards_;
};

}  // namespace kit
