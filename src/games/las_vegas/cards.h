#pragma once
// Cards that players hold secretly, and what those played have set going.

#include <bit>
#include <compare>

#include "games/las_vegas/places.h"
#include "kit/notes.h"

namespace las_vegas {

/// The action cards (ACT-3 to ACT-12), in the journal's order.
enum class Card : std::uint8_t {
    WinTie,
    Reroll,
    TwoCasinos,
    Pass,
    Rotate,
    TakeBack,
    Double,
    ScoreIt,
    Middle,
    Swap
};
inline constexpr int kCards = 10;

/// A set of action cards.
struct Cards {
    std::uint16_t bits;
    constexpr bool has(Card card) const { return (bits >> static_cast<int>(card) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    constexpr void add(Card card) { bits = static_cast<std::uint16_t>(bits | 1u << static_cast<int>(card)); }
    constexpr void remove(Card card) {
        bits = static_cast<std::uint16_t>(bits & ~(1u << static_cast<int>(card)));
    }
    static constexpr Cards all() { return {(1u << kCards) - 1}; }
    auto operator<=>(const Cards&) const = default;
};

/// Up to two bonus cards: a note's value each, none is 15.
struct BonusCards {
    std::uint8_t first : 4, second : 4;
    static constexpr unsigned kNone = 15;
    constexpr bool none() const { return first == kNone; }
    auto operator<=>(const BonusCards&) const = default;
};
inline constexpr BonusCards kNoBonusCards{BonusCards::kNone, BonusCards::kNone};

/// A set of values of notes.
struct Values {
    std::uint16_t bits;
    constexpr bool has(kit::Note note) const { return (bits >> kit::kind(note) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr void add(kit::Note note) { bits = static_cast<std::uint16_t>(bits | 1u << kit::kind(note)); }
    auto operator<=>(const Values&) const = default;
};

/// What action cards have set going in this round; there is one card of each kind.
struct Effects {
    Cards played;
    core::Seats had_turn;  // whose very first turn is over or running (ACT-3)
    Seat wins_tie;         // ACT-3
    Place tie_won;         // ACT-3: where, once it is chosen
    Seat rerolls;          // ACT-4
    Seat two_casinos;      // ACT-5: who played it, while it lasts
    Seat scores;           // ACT-10: who announced, until it has paid
    Place scored;          // ACT-10: which place
    kit::Note middle;      // ACT-11: to be put
    Seat swaps;            // ACT-12
    std::uint16_t served;  // BV-16: owners who have had their choice at the slot machine
    auto operator<=>(const Effects&) const = default;
};

}  // namespace las_vegas
