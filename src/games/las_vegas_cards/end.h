#pragma once
// The end: LVC-12.

#include "core/standing.h"
#include "games/las_vegas_cards/timing.h"

namespace las_vegas_cards {

/// LVC-12: the richest wins; of equally rich ones who has more notes; still equal, they share the win. TOK-3:
/// tokens are money here, but no notes.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.has_notes = true;
    standing.by = "LVC-12";
    std::int64_t best = -1;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        standing.money[seat] = (state.safes[seat].money() + timing::extra(state, Seat(seat))).dollars;
        standing.notes[seat] = state.safes[seat].count();
        const std::int64_t rank = std::int64_t{standing.money[seat]} * 128 + standing.notes[seat];
        if (rank > best) standing.winners = {};
        if (rank >= best) standing.winners.add(Seat(seat));
        best = rank > best ? rank : best;
    }
    return standing;
}

}  // namespace las_vegas_cards
