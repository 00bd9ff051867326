#pragma once
// The chance to win the card game from the money in the safes.

#include <array>
#include <cmath>

#include "bots/lead.h"
#include "games/las_vegas_cards/state.h"

namespace bots {

/// Money of each seat, in dollars.
using CardMoney = las_vegas_cards::Each<float>;

/// How far apart one round throws the players, by number of seats: a guess that plays well.
inline constexpr float kCardSpread[las_vegas_cards::kMostSeats + 1] = {1, 1, 60'000, 60'000, 60'000, 60'000};

/// The chance of each seat to win with so much money and so many rounds to come (a part of one counts as a
/// part).
inline CardMoney chances_with_money(const CardMoney& money, int seats, float rounds_left) {
    return chances_from_lead(money, seats, kCardSpread[seats] * std::sqrt(rounds_left));
}

}  // namespace bots
