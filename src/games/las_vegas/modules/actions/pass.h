#pragma once
// Pass: ACT-6.

#include "games/las_vegas/agenda.h"

namespace las_vegas::pass {

// ACT-6: nothing is placed, all dice are kept, and the turn ends.
inline void play(State& state) {
    state.roll = {};
    done(state);
}

}  // namespace las_vegas::pass
