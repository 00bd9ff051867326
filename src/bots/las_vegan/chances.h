#pragma once
// The chance to win Las Vegan from the cabbages that lie before the players.

#include <cmath>

#include "bots/lead.h"
#include "games/las_vegan/state.h"

namespace bots {

using Cabbages = las_vegan::EachSeat<float>;

/// How far apart one round throws the players, in cabbages, by number of seats: fitted to games of sound
/// play.
inline constexpr float kRoundSpread[las_vegan::kMostSeats + 1] = {1, 1, 2.35f, 2.75f, 2.1f, 1.8f};

/// The chance of each seat to win with so many cabbages and so many rounds to come (a part of one counts as a
/// part).
inline Cabbages chances_with_cabbages(const Cabbages& cabbages, int seats, float rounds_left) {
    return {chances_from_lead(cabbages.row, seats, kRoundSpread[seats] * std::sqrt(rounds_left))};
}

}  // namespace bots
