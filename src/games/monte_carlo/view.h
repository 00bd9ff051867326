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

inline View view(const State& state, Seat viewer) {
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
                .colour = state.colour,
                .mover = state.mover,
                .bet = state.bet,
                .card = state.card,
                .poker = state.poker,
                .steps = state.steps};
}

/// The state that looks like this to the viewer: there is only one.
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
