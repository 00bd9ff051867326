#pragma once
// The chance to win Las Vegan from the cabbages that lie before the players.

#include <algorithm>
#include <array>
#include <cmath>

#include "games/las_vegan/state.h"

namespace bots {

using Cabbages = std::array<float, las_vegan::kMostSeats>;

/// How far apart one round throws the players, in cabbages, by number of seats: fitted to games of sound
/// play.
inline constexpr float kRoundSpread[las_vegan::kMostSeats + 1] = {1, 1, 2.35f, 2.75f, 2.1f, 1.8f};

/// The chance of each seat to win with so many cabbages and so many rounds to come (a part of one counts as a
/// part): whoever is ahead by much for few rounds has won.
inline Cabbages win_chances(const Cabbages& cabbages, int seats, float rounds_left) {
    Cabbages chances{};
    const float scale = 1.0f / (kRoundSpread[seats] * std::sqrt(rounds_left));
    const auto count = static_cast<unsigned>(seats);
    float most = cabbages[0], sum = 0;
    for (unsigned i = 1; i < count; ++i) most = std::max(most, cabbages[i]);
    for (unsigned i = 0; i < count; ++i) sum += chances[i] = std::exp((cabbages[i] - most) * scale);
    for (unsigned i = 0; i < count; ++i) chances[i] /= sum;
    return chances;
}

}  // namespace bots
