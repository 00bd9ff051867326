#pragma once
// The end: MC-28, MC-29.

#include "core/standing.h"
#include "games/monte_carlo/state.h"

namespace monte_carlo {

/// How far a player has come: pawns home, then all squares covered.
inline int progress(const State& state, Seat seat) {
    int covered = 0;
    for (int i = 0; i < state.setup.pawns(); ++i) covered += state.square(pawn_of(seat, i));
    return (kPawnsASeat - state.pawns_left(seat)) * kPawnsASeat * kLongestBoard + covered;
}

/// MC-28: the first player with all pawns home wins. Until then whoever has come furthest leads.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.has_points = state.setup.points;
    standing.by = "MC-28";
    int best = -1;
    for (unsigned i = 0; i < state.setup.seats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        standing.money[i] = dollars(state.money(seat));
        // MC-29: points for the pawns at home, and the money; they never change the winner.
        const int home = state.setup.pawns() - state.pawns_left(seat);
        standing.points[i] =
            state.setup.points ? home * (state.setup.seats == 2 ? 250'000 : 330'000) + standing.money[i] : 0;
        const int far = progress(state, seat);
        if (far > best) standing.winners = {};
        if (far >= best) standing.winners.add(seat);
        best = far > best ? far : best;
    }
    return standing;
}

}  // namespace monte_carlo
