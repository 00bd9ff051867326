#pragma once
// Money that changes hands: MC-3, MC-4.

#include "games/monte_carlo/events.h"

namespace monte_carlo {

/// MC-3: what exceeds 250,000 goes back to the bank at once. MC-4: so the bank, which holds four times that,
/// never runs dry. Gives what the player really gets.
inline Chips receive(State& state, Seat seat, Chips chips) {
    const Chips before = state.money(seat), held = before + chips;
    const Chips after = held < kMostChips ? held : kMostChips;
    state.money(seat) = static_cast<std::uint8_t>(after);
    return after - before;
}

/// Pays what is owed, or what there is. Gives what was paid.
inline Chips pay(State& state, Seat seat, Chips owed) {
    const Chips before = state.money(seat), after = before > owed ? before - owed : 0;
    state.money(seat) = static_cast<std::uint8_t>(after);
    return before - after;
}

/// MC-26: nothing is left, or not enough was there.
inline bool is_ruined(const State& state, Seat seat) { return state.money(seat) == 0; }

}  // namespace monte_carlo
