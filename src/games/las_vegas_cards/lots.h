#pragma once
// Several things drawn one after the other, with one number by lot.

#include <bit>
#include <cstdint>

namespace las_vegas_cards {

// Of n things the first is one of n, the next one of n − 1, … So the number for four or five of them is below
// n(n − 1)(n − 2)…, which is less than 2^25 for the decks of this game, and its digits, the first of them in
// base n, are read off a fraction of 58 bits: what that is too large grows to less than 2^50, far less than
// the 2^58 / n that would change the last digit.
struct Lot {
    std::uint32_t orders;  // a number below this by lot
    std::uint64_t step;
};

inline constexpr int kFractionBits = 58;

constexpr Lot lot(int things, int drawn) {
    std::uint32_t orders = 1;
    for (int i = 0; i < drawn; ++i) orders *= static_cast<std::uint32_t>(things - i);
    return {orders, (std::uint64_t{1} << kFractionBits) / orders + 1};
}

/// The digits of a number by lot, one after the other.
class Digits {
   public:
    constexpr Digits(const Lot& lot, std::uint32_t number, int things)
        : fraction_(number * lot.step), left_(static_cast<std::uint64_t>(things)) {}
    constexpr std::uint64_t next() {
        const std::uint64_t product = fraction_ * left_--;
        fraction_ = product & ((std::uint64_t{1} << kFractionBits) - 1);
        return product >> kFractionBits;
    }

   private:
    std::uint64_t fraction_, left_;
};

/// Running sums of small numbers, one byte a kind: which kind the n-th thing is of, in one comparison of all
/// bytes.
struct RunningSums {
    std::uint64_t packed;

    static constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = 0x8080808080808080;
    static constexpr RunningSums of(std::uint64_t bytes) { return {bytes * kOnes}; }
    /// How many of the sums n has reached.
    constexpr int kind_of(std::uint64_t n) const {
        return std::popcount(((n * kOnes | kHigh) - packed) & kHigh);
    }
    /// How many things are of the kinds before this one.
    constexpr std::uint64_t before(int kind) const { return (packed << 8) >> 8 * kind & 0xff; }
    constexpr void remove(int kind) { packed -= kOnes << 8 * kind; }
};

}  // namespace las_vegas_cards
