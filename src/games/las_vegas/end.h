#pragma once
// The end: LV-16.

#include "core/standing.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// LV-16: the richest player wins; of equally rich ones who has more notes; still equal, they share the win.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.has_notes = true;
    standing.by = "LV-16";
    std::int64_t best = -1;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        standing.money[seat] = (state.purses[seat].money() + timing::fortune(state, Seat(seat))).dollars;
        standing.notes[seat] = state.purses[seat].count();
        const std::int64_t rank = std::int64_t{standing.money[seat]} * 128 + standing.notes[seat];
        if (rank > best) standing.winners = {};
        if (rank >= best) standing.winners.add(Seat(seat));
        best = rank > best ? rank : best;
    }
    return standing;
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
