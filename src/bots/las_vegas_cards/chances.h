#pragma once
// The chance to win the card game from the money in the safes.

#include <algorithm>
#include <array>
#include <cmath>

#include "games/las_vegas_cards/state.h"

namespace bots {

/// Money of each seat, in dollars.
using CardMoney = las_vegas_cards::Each<float>;

/// How far apart one round throws the players, by number of seats: fitted to games of sound play.
inline constexpr float kCardSpread[las_vegas_cards::kMostSeats + 1] = {1, 1, 60'000, 60'000, 60'000, 60'000};

/// The chance of each seat to win with so much money and so many rounds to come (a part of one counts as a
/// part).
inline CardMoney win_chances(const CardMoney& money, int seats, float rounds_left) {
    CardMoney chances{};
    const float scale = 1.0f / (kCardSpread[seats] * std::sqrt(rounds_left));
    const auto count = static_cast<unsigned>(seats);
    float most = money[0], sum = 0;
    for (unsigned i = 1; i < count; ++i) most = std::max(most, money[i]);
    for (unsigned i = 0; i < count; ++i) sum += chances[i] = std::exp((money[i] - most) * scale);
    for (unsigned i = 0; i < count; ++i) chances[i] /= sum;
    return chances;
}

}  // namespace bots
