#pragma once
// What notes are worth together, quickly: playouts count all purses when they end.

#include "kit/notes.h"

namespace bots {

/// The even kinds and the odd ones, a byte each, are multiplied and added up in the highest byte. Rainbow
/// cards are worth nothing; nobody holds one.
constexpr int dollars_in(const kit::Notes& notes) {
    constexpr std::uint64_t kTenKinds = 0x0f0f0f0f0f;
    constexpr std::uint64_t kOnes = 0x0101010101010101, kPairsBefore = 0x0001020304000000;
    const std::uint64_t even = notes.bag.packed & kTenKinds, odd = notes.bag.packed >> 4 & kTenKinds;
    const auto highest = [](std::uint64_t bytes) { return static_cast<int>(bytes >> 56); };
    return 10'000 * (2 * (highest(even * kPairsBefore) + highest(odd * kPairsBefore)) +
                     highest(even * kOnes) + 2 * highest(odd * kOnes));
}
static_assert(dollars_in({{0xfffffffffff}}) == 15 * 550'000 && dollars_in({{0x1020}}) == 80'000);

}  // namespace bots
