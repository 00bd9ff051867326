#pragma once
// What comes next.

#include "games/monte_carlo/state.h"

namespace monte_carlo {

/// The question has been answered, the step has happened.
inline void done(State& state) { state.steps.take_last(); }

/// This comes before everything that waits already.
inline void first_comes(State& state, Does does, Seat seat = {}, Seat about = {}) {
    state.steps.add({does, seat, about});
}

}  // namespace monte_carlo
