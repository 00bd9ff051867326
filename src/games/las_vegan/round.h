#pragma once
// A round begins: VGN-4, VGN-5, VGN-6, BANK-1.

#include "games/las_vegan/moves.h"

namespace las_vegan {

inline void begin_round(State& state) {
    ++state.round;
    state.won = {};
    state.tricks = {};
    state.voids = {};
    state.open = {};
    state.undealt = kDeck;  // VGN-5: all 40 cards are shuffled again
    state.tokens.fill(kNowhere);
    state.machines = {};
    state.vacant = 0;
    state.faces = 0;
    state.last = state.trick;
    state.trick = {};
    state.trick.best = Trick::claim(0, state.last.winner());  // VGN-15: who leads
    state.step = {Does::Machines, {}};
}

/// VGN-4: three of the machine cards that have not come yet, left to right.
template <core::House H>
MachinesDraw machines(const State& state, H& house) {
    MachinesDraw draw;
    std::uint32_t undrawn = state.undrawn;
    for (Machine& machine : draw.machines) {
        std::uint32_t rest = undrawn;
        for (std::uint32_t n = house.below(static_cast<std::uint32_t>(std::popcount(undrawn))); n > 0; --n)
            rest &= rest - 1;
        machine = Machine(std::countr_zero(rest));
        undrawn &= ~(1u << static_cast<int>(machine));
    }
    return draw;
}

inline void apply(State& state, const MachinesDraw& draw) {
    state.machines = draw.machines;
    state.vacant = 0;
    for (const Machine machine : draw.machines)
        state.vacant = static_cast<std::uint16_t>(state.vacant | 1u << static_cast<int>(machine));
    state.undrawn = static_cast<std::uint16_t>(state.undrawn & ~state.vacant);  // VGN-15: never again
    state.step = {Does::Toss, {}};
}

/// VGN-5: all five tokens are tossed.
template <core::House H>
TossDraw toss(H& house) {
    return {static_cast<std::uint8_t>(house.below(1u << kTokens))};
}

inline void apply(State& state, const TossDraw& draw) {
    state.faces = draw.faces;
    state.step = {Does::Hands, {}};
}

/// VGN-6: everybody gets as many cards, by lot; with three players one card is left, which nobody sees.
/// BANK-1: with two players the rest is the pile.
template <core::House H>
HandsDraw deal(const State& state, H& house) {
    const int seats = state.setup.seats, size = hand_size(seats), dealt = seats * size;
    kit::Shuffled<kCards> deck(kDeck);
    deck.shuffle(dealt == kCards ? dealt - size : dealt,
                 house);  // where all are dealt the last hand is the rest
    HandsDraw draw{};
    for (int seat = 0; seat < seats; ++seat)
        draw.hands[static_cast<unsigned>(seat)] = deck.slice(seat * size, size);
    return draw;
}

}  // namespace las_vegan
