#pragma once
// The end: VGN-16, BANK-10.

#include "core/standing.h"
#include "games/las_vegan/state.h"

namespace las_vegan {

/// VGN-16: after round four, or after a round that leaves somebody without a cabbage.
constexpr bool is_last_round(const State& state) {
    bool broke = false;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) broke = broke || state.cabbages[seat] == 0;
    return broke || state.round == kMostRounds;
}

/// VGN-16: most cabbages win, and ties share. BANK-10: so do two; but if both have none, the bank wins and
/// no seat does.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.by = state.setup.with_bank() ? "BANK-10" : "VGN-16";
    int best = state.setup.with_bank() ? 1 : 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        standing.money[seat] = state.cabbages[seat];
        if (state.cabbages[seat] > best) standing.winners = {};
        if (state.cabbages[seat] >= best) {
            standing.winners.add(Seat(seat));
            best = state.cabbages[seat];
        }
    }
    return standing;
}

}  // namespace las_vegan
