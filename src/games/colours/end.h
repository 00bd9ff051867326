#pragma once
// The end: NEW-9.

#include "core/standing.h"
#include "games/colours/state.h"

namespace colours {

/// NEW-9: the richest player wins; of equally rich ones who has more notes; still equal, they share the win
/// (as LV-16).
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.has_notes = true;
    standing.by = "NEW-9";
    int best = -1;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        standing.money[seat] = state.purses[seat].money().dollars;
        standing.notes[seat] = state.purses[seat].count();
        const int rank = standing.money[seat] + standing.notes[seat];  // notes are fewer than a note is worth
        if (rank > best) standing.winners = {};
        if (rank >= best) standing.winners.add(Seat(seat));
        best = rank > best ? rank : best;
    }
    return standing;
}

}  // namespace colours
