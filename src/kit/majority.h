#pragma once
// Who is ahead where dice lie: equal numbers cancel each other (LV-10), and the rest stand in order.

#include <bit>
#include <cstdint>
#include <span>

#include "core/few.h"

namespace kit {

/// A row of a table of dice: a seat, or the neutral dice behind the last seat.
using Owner = std::uint8_t;
inline constexpr int kMostOwners = 9;
inline constexpr int kMostDice = 31;  // of one owner at one place

struct Ranking {
    std::uint32_t counts;                  // bit n: somebody, and nobody else, has n dice
    std::uint8_t owner_of[kMostDice + 1];  // who has n dice, where bit n is set

    constexpr bool empty() const { return counts == 0; }
    /// The owner with the most dice, taken out of the ranking.
    constexpr Owner take_first() {
        const int most = 31 - std::countl_zero(counts);
        counts ^= std::uint32_t{1} << most;
        return owner_of[most];
    }
};

/// LV-10: every group of owners with the same number of dice goes; a lone one stays, even with one die.
constexpr Ranking ranking(std::span<const std::uint8_t> dice) {
    Ranking made;
    std::uint32_t once = 0, twice = 0;
    for (std::size_t owner = 0; owner < dice.size(); ++owner) {
        const std::uint32_t bit = std::uint32_t{1} << dice[owner];
        twice |= once & bit;
        once |= bit;
        made.owner_of[dice[owner]] = static_cast<std::uint8_t>(owner);
    }
    made.counts = once & ~twice & ~std::uint32_t{1};
    return made;
}

}  // namespace kit
