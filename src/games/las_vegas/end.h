#pragma once
// The end: LV-16.

#include "games/las_vegas/timing.h"
#include "kit/richest.h"

namespace las_vegas {

/// LV-16: the richest player wins; of equally rich ones who has more notes; still equal, they share the win.
inline core::Standing score(const State& state) {
    return kit::richest(
        state.setup.seats, "LV-16",
        [&](unsigned seat) { return state.purses[seat].money() + timing::fortune(state, Seat(seat)); },
        [&](unsigned seat) { return state.purses[seat].count(); });
}

/// LV-16: the purses are opened, and everybody counts.
template <class W>
inline void settle(const State& state, W& tell) {
    if constexpr (!core::kListens<W>) return;
    for (unsigned seat = 0; seat < state.setup.seats && !state.setup.open_purses; ++seat)
        tell(Revealed{Seat(seat), state.purses[seat]});
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        const timing::Fortune fortune = timing::fortune_of(state, Seat(seat));
        tell(Scored{Seat(seat), state.purses[seat].money(), state.setup.has(Module::Bonus),
                    state.setup.has(Module::Tokens), fortune.announcement, fortune.tokens});
    }
}

}  // namespace las_vegas
