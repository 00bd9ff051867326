#pragma once
// The chance to win from a lead.

#include <algorithm>
#include <cmath>

namespace bots {

/// The chance of each seat to win with what it holds, where what is still to come throws the players apart by
/// about `spread`: whoever is ahead by much of it has won.
template <class Each>
Each chances_from_lead(const Each& held, int seats, float spread) {
    Each chances{};
    const float scale = 1.0f / spread;
    const auto count = static_cast<unsigned>(seats);
    float most = held[0], sum = 0;
    for (unsigned i = 1; i < count; ++i) most = std::max(most, held[i]);
    for (unsigned i = 0; i < count; ++i) sum += chances[i] = std::exp((held[i] - most) * scale);
    for (unsigned i = 0; i < count; ++i) chances[i] /= sum;
    return chances;
}

}  // namespace bots
