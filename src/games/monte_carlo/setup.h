#pragma once
// What a table agrees on, and the material: MC-1 to MC-4.

#include <compare>

#include "core/seat.h"
#include "games/monte_carlo/board.h"

namespace monte_carlo {

using core::Seat;

// MC-1: 2 to 4 players.
inline constexpr int kFewestSeats = 2, kMostSeats = 4;
using core::kByLot;

struct Setup {
    std::uint8_t seats = 2;
    Seat first = kByLot;       // MC-5: the first player is named, or drawn by lot
    bool points = false;       // MC-29
    bool open_purses = false;  // MC-32: chips always lie open; the word is only kept
    Board board = kBoard;

    /// MC-1: 3 pawns a player; MC-30: two players have 4.
    constexpr int pawns() const { return seats == 2 ? 4 : 3; }
    auto operator<=>(const Setup&) const = default;
};

// MC-4: all money is a number of 10,000s; chips are change for each other.
inline constexpr int kChip = 10'000;
/// So many chips of 10,000.
using Chips = int;
inline constexpr Chips kBankHolds = 100;  // MC-1
inline constexpr Chips kMostChips = 25;   // MC-3
inline constexpr Chips kAtStart = 1;      // MC-2, MC-9
inline constexpr Chips kAtBank = 5;       // MC-11
inline constexpr Chips kTax = 2;          // MC-7
constexpr int dollars(Chips chips) { return chips * kChip; }

/// The casino cards [D]: 1 to 4 in each suit, suit by suit, and last the jackpot.
enum class Card : std::uint8_t {};
inline constexpr int kCards = 17;
inline constexpr int kNumbers = 4;
inline constexpr Card kJackpot{16};
inline constexpr int kJackpotNumber = 5;

constexpr int number(Card card) {
    return card == kJackpot ? kJackpotNumber : 1 + static_cast<int>(card) % kNumbers;
}
/// A card is worth 10,000 times its number.
constexpr Chips value(Card card) { return number(card); }
/// MC-15: the jackpot has all four suits.
constexpr SuitSet suits(Card card) {
    return card == kJackpot ? kAllSuits : static_cast<SuitSet>(1u << static_cast<int>(card) / kNumbers);
}

/// A set of casino cards. Those not drawn yet are a set too: they have no order.
struct Cards {
    std::uint32_t bits;
    constexpr bool has(Card card) const { return (bits >> static_cast<int>(card) & 1) != 0; }
    constexpr void add(Card card) { bits |= 1u << static_cast<int>(card); }
    constexpr int count() const { return std::popcount(bits); }
    constexpr Card nth(int n) const {
        std::uint32_t rest = bits;
        for (; n > 0; --n) rest &= rest - 1;
        return Card(std::countr_zero(rest));
    }
    auto operator<=>(const Cards&) const = default;
};
inline constexpr Cards kAllCards{(1u << kCards) - 1};

}  // namespace monte_carlo
