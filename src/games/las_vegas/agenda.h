#pragma once
// What comes next: steps written down in the order in which they will happen.

#include "games/las_vegas/state.h"

namespace las_vegas {

using Agenda = core::Few<Step, 10>;

/// This step is done; the next one that waits takes its place.
inline void done(State& state) { state.now = state.waiting.take_last(); }

/// This step is done; these come next, before all that wait already.
inline void go_on_with(State& state, const Agenda& agenda) {
    for (int i = agenda.size(); i > 0; --i) state.waiting.add(agenda[i - 1]);
    done(state);
}

}  // namespace las_vegas
