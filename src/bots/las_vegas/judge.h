#pragma once
// Judging moves of the dice game by what they lead to: each move is made on a copy of what lies open, one's
// own further questions of the same turn are answered as well as possible, and the position is measured.

#include <span>

#include "games/las_vegas/las_vegas.h"

namespace bots::lv_judge {

using core::Seat;

/// A measure of a position for a seat, in dollars.
using Measure = float (*)(const las_vegas::State& state, Seat me);

/// A score for each offered move: the measure of the best that it leads to in this turn.
void by(Measure measure, const las_vegas::View& view, Seat seat, const las_vegas::Moves& moves,
        std::span<float> scores);

/// What lies open, and what the viewer holds, as a state; what the others hold is left empty.
las_vegas::State table(const las_vegas::View& view);

/// What each owner would be paid at a place if the round ended now; bonus cards count for `me`.
std::array<float, las_vegas::kOwners> paid_now(const las_vegas::State& state, las_vegas::Place place,
                                               Seat me);
/// The same of the notes in purses, tokens and announcement dice: mine, less what the others have on average.
float lead(const las_vegas::State& state, Seat me);

}  // namespace bots::lv_judge
