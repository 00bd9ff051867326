#pragma once
// What comes next: steps written down in the order in which they will happen.

#include "games/las_vegas/state.h"

namespace las_vegas {

using Agenda = core::Few<Step, 16>;

/// Puts the steps before all that wait already. The step that is being done leaves the agenda.
inline void go_on_with(State& state, const Agenda& agenda) {
    state.steps.take_last();
    for (int i = agenda.size(); i > 0; --i) state.steps.add(agenda[i - 1]);
}

/// The question has been answered.
inline void done(State& state) { state.steps.take_last(); }

}  // namespace las_vegas
