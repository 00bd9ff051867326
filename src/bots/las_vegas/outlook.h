#pragma once
// What a position of the dice game promises: each die still in a hand may come to lie at any casino.

#include "games/las_vegas/las_vegas.h"

namespace bots::outlook {

using core::Seat;
using ByOwner = std::array<float, las_vegas::kOwners>;

/// What a note is worth on average that nobody has seen.
inline constexpr float kUsualNote = 42'000;

/// What a note is worth to a seat; one's own bonus cards count for `me`, those of the others are not known.
float worth_to(const las_vegas::State& state, las_vegas::Note note, Seat seat, Seat me);

/// What each owner can expect from a place at the end of the round, in dollars.
ByOwner expected_at(const las_vegas::State& state, las_vegas::Place place, Seat me);

/// What this seat can expect from all of it, less what the others can on average.
float of(const las_vegas::State& state, Seat me);

}  // namespace bots::outlook
