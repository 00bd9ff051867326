#pragma once
// What one seat may know. In this game all lies open but the order of the casino cards, and cards that nobody
// has drawn have no order here: a view is the state as far as it still counts.

#include "games/monte_carlo/flow.h"

namespace monte_carlo {

struct View : State {
    Seat viewer;
    bool operator==(const View&) const = default;
};

/// The moving pawn has come to a casino.
constexpr bool casino_is_on(Does does) {
    return does == Does::Casino || does == Does::Bet || does == Does::Win;
}
/// The suits that win are named, or printed.
constexpr bool bet_is_on(Does does) { return does == Does::Casino || does == Does::Win; }
/// From the call to the last pawn that is sent back.
constexpr bool poker_is_on(Does does) {
    return does == Does::Throw || does == Does::Keep || does == Does::Join || does == Does::Send;
}
/// MC-22: each pawn is challenged at most once an arrival.
constexpr bool challenged_count(Does does) { return does == Does::Poker || poker_is_on(does); }
/// Whether it still matters which pawn moved in this turn.
constexpr bool mover_counts(Does does) { return casino_is_on(does) || challenged_count(does); }
/// MC-30: two players name a colour before the roll.
constexpr bool colour_counts(const Setup& setup, Does does) {
    return setup.seats == 2 && does != Does::Colour;
}

/// What was named, drawn or moved before and counts no more is left out.
inline View view(const State& state, Seat viewer) {
    View seen{state, viewer};
    const Does does = state.does();
    if (!colour_counts(state.setup, does)) seen.colour = 0;
    if (!mover_counts(does)) seen.mover = {};
    if (!bet_is_on(does)) seen.bet = 0;
    if (does != Does::Win) seen.card = {};
    if (!poker_is_on(does)) seen.poker = {};
    if (does == Does::Poker) seen.poker.challenged = state.poker.challenged;
    return seen;
}

}  // namespace monte_carlo
