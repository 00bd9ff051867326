#pragma once
// Who stands alone where dice of eight colours lie, quickly: for playouts.

#include <bit>

#include "kit/dyed.h"

namespace bots {

/// LV-10 for playouts: which numbers of dice exactly one colour has.
class Lone {
   public:
    explicit constexpr Lone(kit::PerColour dice) {
        // A tally of the numbers: four bits each, for at the most eight colours have the same one.
        std::uint64_t tally = 0;
        const std::uint64_t shifts = dice.packed << 2;
        for (int i = 0; i < 64; i += 8) tally += std::uint64_t{1} << (shifts >> i & 63);
        // The digits that are exactly 1; nobody wins with no die.
        const std::uint64_t other = tally ^ kOnes;
        marks_ = ~(((other & kLow) + kLow) | other) & kHigh & ~std::uint64_t{15};
    }
    constexpr bool none() const { return marks_ == 0; }
    constexpr int count() const { return std::popcount(marks_); }
    /// The most dice that a lone colour has; there is one.
    constexpr int most() const { return (63 - std::countl_zero(marks_)) / 4; }
    /// Whether exactly one colour has this many dice.
    constexpr bool has(int dice) const { return (marks_ >> (4 * dice + 3) & 1) != 0; }
    /// How many of the lone colours have more.
    constexpr int above(int dice) const { return std::popcount(marks_ >> (4 * dice + 3) >> 1); }

   private:
    static constexpr std::uint64_t kOnes = 0x1111111111111111u, kLow = 0x7777777777777777u,
                                   kHigh = 0x8888888888888888u;
    std::uint64_t marks_ = 0;
};

}  // namespace bots
