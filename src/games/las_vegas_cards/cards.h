#pragma once
// Dice cards: LVC-2. Cards of one kind are not told apart, so a hand, a pile or what lies at the casinos is a
// number of cards of each kind.

#include <compare>

#include "core/bag.h"
#include "core/faces.h"

namespace las_vegas_cards {

using core::Face;
using core::Faces;

/// A kind of card: its value, and whether it shows one die or two. In the order of the journal: by value, the
/// single before the double.
enum class Card : std::uint8_t {};
inline constexpr int kCardKinds = 2 * core::kFaces;

constexpr int kind(Card card) { return static_cast<int>(card); }
constexpr Card single(Face face) { return Card(2 * (core::pips(face) - 1)); }
constexpr Card twofold(Face face) { return Card(2 * (core::pips(face) - 1) + 1); }
constexpr Face value(Card card) { return Face(kind(card) / 2 + 1); }
/// The pips as printed: 3 shows one 3, 33 shows two.
constexpr int printed(Card card) { return core::pips(value(card)) * (kind(card) % 2 != 0 ? 11 : 1); }

struct Cards {
    core::Bag bag;  // by kind: of each value the singles in a lower nibble, the double in the upper one

    static constexpr Cards of(Card card, int count = 1) { return {core::Bag::of(kind(card), count)}; }
    constexpr bool none() const { return bag.empty(); }
    constexpr int count(Card card) const { return bag.count(kind(card)); }
    /// Cards of each value, one byte a value, and of all values together.
    constexpr Faces by_value() const { return {singles() + doubles()}; }
    constexpr int count() const { return by_value().total(); }
    /// LVC-10: dice count, not cards. They lie as Faces do: one byte a casino.
    constexpr Faces dice() const { return {singles() + 2 * doubles()}; }
    constexpr int dice_at(Face face) const { return count(single(face)) + 2 * count(twofold(face)); }
    constexpr bool covers(Cards part) const { return bag.covers(part.bag); }
    constexpr void add(Card card) { bag.add(kind(card)); }

    constexpr Cards& operator+=(Cards other) {
        bag += other.bag;
        return *this;
    }
    constexpr Cards& operator-=(Cards other) {
        bag -= other.bag;
        return *this;
    }
    friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
    friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
    auto operator<=>(const Cards&) const = default;

   private:
    static constexpr std::uint64_t kLowNibbles = 0x0f0f0f0f0f0f;
    constexpr std::uint64_t singles() const { return bag.packed & kLowNibbles; }
    constexpr std::uint64_t doubles() const { return bag.packed >> 4 & kLowNibbles; }
};

// LVC-2: 30 cards, of each value four that show one die and one that shows two.
inline constexpr int kDeckCards = 30;
inline constexpr Cards kDeck{{0x141414141414}};
static_assert(kDeck.count() == kDeckCards && kDeck.dice().total() == 36);

}  // namespace las_vegas_cards
