#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "core/phrase.h"
#include "games/monte_carlo/flow.h"

namespace monte_carlo {

core::Verdict doubt(const State& state, const Draw& draw);
core::Refusal why_not(const State& state, Seat seat, const Move& move);

}  // namespace monte_carlo
