#pragma once
// Two players with nothing but dice and notes: the rest of a round as both play it perfectly. Every roll that
// can still come is looked at, so the search has nothing to guess there.

#include <span>

#include "games/las_vegas/las_vegas.h"

namespace bots::perfect {

using core::Seat;

/// How many rolls would have to be looked at from here, in all positions that can come; the most there is
/// where rounds cannot be counted like this.
std::uint64_t rolls_to_come(const las_vegas::View& view);

/// The chance to win of a seat that is asked where to place, for each offered placement.
void judge(const las_vegas::View& view, Seat seat, const las_vegas::Moves& moves, std::span<float> chances);

}  // namespace bots::perfect
