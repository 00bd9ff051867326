#pragma once
// The house of an arena: what it draws depends on the deal and on the number of the question, not on what was
// drawn before, so that games of one deal stay alike for long.

#include "core/house.h"

namespace bots::arena {

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t mix = (a + 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u ^ b;
    mix = (mix ^ (mix >> 29)) * 0x94D049BB133111EBu;
    return mix ^ (mix >> 32);
}

/// The house that answers this question in the games of a deal.
inline core::PlayoutHouse house_of(std::uint64_t deal_seed, int question) {
    return core::PlayoutHouse(mixed(deal_seed, static_cast<std::uint64_t>(question)));
}

}  // namespace bots::arena
