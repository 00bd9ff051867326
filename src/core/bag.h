#pragma once
// A bag: how many there are of each of up to sixteen kinds of thing, at most fifteen of a kind, in one word.
// An undrawn deck is a bag: it has no order, so there is no future in it to leak.

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace core {

struct Bag {
    std::uint64_t packed;  // four bits a kind, kind 0 lowest

    static constexpr Bag of(int kind, int count = 1) {
        return {static_cast<std::uint64_t>(count) << 4 * kind};
    }
    constexpr int count(int kind) const { return static_cast<int>(packed >> 4 * kind & 0xf); }
    constexpr bool has(int kind) const { return count(kind) != 0; }
    constexpr bool empty() const { return packed == 0; }
    constexpr int total() const { return sum(even()) + sum(odd()); }
    constexpr int highest() const { return (63 - std::countl_zero(packed)) / 4; }
    constexpr int lowest() const { return std::countr_zero(packed) / 4; }
    constexpr void add(int kind) { packed += std::uint64_t{1} << 4 * kind; }
    constexpr void remove(int kind) {
        assert(has(kind));
        packed -= std::uint64_t{1} << 4 * kind;
    }
    /// The kind of the n-th thing, the even kinds before the odd ones: any fixed order serves a draw by lot.
    constexpr int nth(int n) const {
        const std::uint64_t evens = even() * kOnes, odds = odd() * kOnes;  // running sums, one byte a kind
        const int in_evens = static_cast<int>(evens >> 56);
        const int is_odd =
            n >= in_evens ? 1 : 0;  // a draw by lot: a branch on it would be guessed wrong half of the time
        const auto mask = std::uint64_t{0} - static_cast<std::uint64_t>(is_odd);
        return 2 * passed(evens ^ (mask & (evens ^ odds)), n - (in_evens & -is_odd)) + is_odd;
    }
    /// Whether everything in `part` is in this bag too.
    constexpr bool covers(Bag part) const {
        // One byte a kind, and a mark above each that the subtraction must not borrow.
        const std::uint64_t evens = (even() | kHigh) - part.even(), odds = (odd() | kHigh) - part.odd();
        return (evens & odds & kHigh) == kHigh;
    }

    constexpr Bag& operator+=(Bag other) {
        packed += other.packed;
        return *this;
    }
    constexpr Bag& operator-=(Bag other) {
        assert(covers(other));
        packed -= other.packed;
        return *this;
    }
    friend constexpr Bag operator+(Bag a, Bag b) { return a += b; }
    friend constexpr Bag operator-(Bag a, Bag b) { return a -= b; }
    auto operator<=>(const Bag&) const = default;

   private:
    static constexpr std::uint64_t kNibbles = 0x0f0f0f0f0f0f0f0fu, kOnes = 0x0101010101010101u,
                                   kHigh = 0x8080808080808080u;
    constexpr std::uint64_t even() const { return packed & kNibbles; }
    constexpr std::uint64_t odd() const { return packed >> 4 & kNibbles; }
    static constexpr int sum(std::uint64_t bytes) { return static_cast<int>(bytes * kOnes >> 56); }
    /// How many of the running sums n has reached (all stay below 128).
    static constexpr int passed(std::uint64_t sums, int n) {
        return std::popcount(((static_cast<std::uint64_t>(n) * kOnes | kHigh) - sums) & kHigh);
    }
};

}  // namespace core
