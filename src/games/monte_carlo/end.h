#pragma once
// The end: MC-28, MC-29.

#include "core/standing.h"
#include "games/monte_carlo/events.h"

namespace monte_carlo {

/// How far a player has come: pawns home, then all squares covered.
inline int progress(const State& state, Seat seat) {
    int covered = 0;
    for (int i = 0; i < state.setup.pawns(); ++i) covered += state.square(pawn_of(seat, i));
    return (kPawnsASeat - state.pawns_left(seat)) * kPawnsASeat * kLongestBoard + covered;
}

/// MC-29: points for the pawns at home.
inline int points_for_pawns(const State& state, Seat seat) {
    const int home = state.setup.pawns() - state.pawns_left(seat);
    return state.setup.points ? home * (state.setup.seats == 2 ? 250'000 : 330'000) : 0;
}

/// MC-28: the first player with all pawns home wins. Until then whoever has come furthest leads.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.has_points = state.setup.points;
    standing.by = "MC-28";
    for (unsigned i = 0; i < state.setup.seats; ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        standing.money[i] = dollars(state.money(seat));
        // MC-29: and the money; points never change the winner.
        standing.points[i] = state.setup.points ? points_for_pawns(state, seat) + standing.money[i] : 0;
    }
    standing.winners = core::leaders(standing.count, [&](Seat seat) { return progress(state, seat); });
    return standing;
}

/// How each seat ends.
template <class W>
void tell_scores(const State& state, W& tell) {
    for (unsigned i = 0; core::kListens<W> && i < state.setup.seats; ++i) {
        const auto home = static_cast<std::uint8_t>(state.setup.pawns() - state.left[i]);
        tell(Scored{Seat(i), home, points_for_pawns(state, Seat(i)), state.money(Seat(i)),
                    state.setup.points});
    }
}

}  // namespace monte_carlo
