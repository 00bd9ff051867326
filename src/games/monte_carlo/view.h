#pragma once
// What one seat may know, and a state that fits it. In this game all lies open but the order of the casino
// cards, and cards that nobody has drawn have no order here.

#include "games/monte_carlo/flow.h"

namespace monte_carlo {

struct View {
    Setup setup;
    Seat viewer;
    std::array<std::uint8_t, kPawns> squares;
    std::array<PawnSet, kPawns> above;
    std::array<std::uint8_t, kMostSeats> chips;
    std::array<std::uint8_t, kMostSeats> left;
    Cards gone;  // they lie face up; the others are face down, and which lies on top is nobody's knowledge
    Seat active, next;
    std::uint8_t die, colour;
    Pawn mover;
    SuitSet bet;
    Card card;
    Poker poker;
    Steps steps;
    bool operator==(const View&) const = default;
};

/// The moving pawn has come to a casino.
constexpr bool casino_is_on(Does does) {
    return does == Does::Casino || does == Does::Bet || does == Does::Win;
}
/// From the call to the last pawn that is sent back.
constexpr bool poker_is_on(Does does) {
    return does == Does::Throw || does == Does::Keep || does == Does::Join || does == Does::Send;
}
/// Whether it still matters which pawn moved in this turn.
constexpr bool mover_counts(Does does) {
    return casino_is_on(does) || does == Does::Poker || poker_is_on(does);
}

/// MC-22: between two games of poker only who was challenged already counts.
inline Poker poker_seen(const State& state) {
    if (poker_is_on(state.does())) return state.poker;
    Poker seen{};
    if (state.does() == Does::Poker) seen.challenged = state.poker.challenged;
    return seen;
}

/// What was named, drawn or moved before and counts no more is left out.
inline View view(const State& state, Seat viewer) {
    const Does does = state.does();
    return View{.setup = state.setup,
                .viewer = viewer,
                .squares = state.squares,
                .above = state.above,
                .chips = state.chips,
                .left = state.left,
                .gone = state.gone,
                .active = state.active,
                .next = state.next,
                .die = state.die,
                .colour = does == Does::Colour ? std::uint8_t{0} : state.colour,
                .mover = mover_counts(does) ? state.mover : Pawn{},
                .bet = does == Does::Casino || does == Does::Win ? state.bet : SuitSet{0},
                .card = does == Does::Win ? state.card : Card{},
                .poker = poker_seen(state),
                .steps = state.steps};
}

/// The state that looks like this to the viewer: there is only one that counts.
inline State state_of(const View& seen) {
    return State{.setup = seen.setup,
                 .squares = seen.squares,
                 .above = seen.above,
                 .chips = seen.chips,
                 .left = seen.left,
                 .gone = seen.gone,
                 .active = seen.active,
                 .next = seen.next,
                 .die = seen.die,
                 .colour = seen.colour,
                 .mover = seen.mover,
                 .bet = seen.bet,
                 .card = seen.card,
                 .poker = seen.poker,
                 .steps = seen.steps};
}

/// Some state that looks like this to the viewer. The casino cards are shuffled when they are drawn.
template <core::House H>
State dream(const View& seen, H&) {
    return state_of(seen);
}

}  // namespace monte_carlo
