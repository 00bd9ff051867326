#pragma once
// Money that changes hands: MC-3, MC-4.

#include "games/monte_carlo/state.h"

namespace monte_carlo {

/// MC-3: what exceeds 250,000 goes back to the bank at once. MC-4: so the bank, which holds four times that,
/// never runs dry.
inline void receive(State& state, Seat seat, Chips chips) {
    const Chips held = state.money(seat) + chips;
    state.money(seat) = static_cast<std::uint8_t>(held < kMostChips ? held : kMostChips);
}

/// Pays what is owed, or what there is. MC-26: true if nothing is left, or not enough was there.
inline bool pay_is_ruin(State& state, Seat seat, Chips owed) {
    const Chips held = state.money(seat);
    state.money(seat) = static_cast<std::uint8_t>(held > owed ? held - owed : 0);
    return held <= owed;
}

}  // namespace monte_carlo
