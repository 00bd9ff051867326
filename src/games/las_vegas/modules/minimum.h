#pragma once
// The minimum by players: BV-1.

#include "games/las_vegas/setup.h"

namespace las_vegas::minimum {

// BV-1: 30,000 with 2 players, 10,000 more for each further one.
constexpr Money by_players(int seats) { return {10'000 * (seats + 1)}; }

}  // namespace las_vegas::minimum
