#pragma once
// A round begins: VGN-4, VGN-5, VGN-6, BANK-1.

#include "games/las_vegan/events.h"

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

/// VGN-5: the lot names the first leader.
template <class W>
void apply(State& state, const FirstDraw& draw, W& tell) {
    state.trick.best = Trick::claim(0, draw.seat);
    tell(First{draw.seat});
    begin_round(state);
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
        undrawn &= ~bit_of(machine);
    }
    return draw;
}

template <class W>
void apply(State& state, const MachinesDraw& draw, W& tell) {
    state.machines = draw.machines;
    state.vacant = 0;
    for (const Machine machine : draw.machines)
        state.vacant = static_cast<std::uint16_t>(state.vacant | bit_of(machine));
    state.undrawn = static_cast<std::uint16_t>(state.undrawn & ~state.vacant);  // VGN-15: never again
    tell(MachinesDrawn{state.round, draw.machines});
    state.step = {Does::Toss, {}};
}

/// VGN-5: all five tokens are tossed.
template <core::House H>
TossDraw toss(H& house) {
    return {static_cast<std::uint8_t>(house.below(1u << kTokens))};
}

template <class W>
void apply(State& state, const TossDraw& draw, W& tell) {
    state.faces = draw.faces;
    if constexpr (core::kListens<W>) {
        Tossed tossed;
        for (int token = 0; token < kTokens; ++token) tossed.values.add(state.value(Token(token)));
        tell(tossed);
    }
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
    for (const Seat seat : core::seats(seats)) draw.hands[seat] = deck.slice(core::index(seat) * size, size);
    return draw;
}

template <class W>
void take_hands(State& state, const HandsDraw& draw, W& tell) {
    state.hands = draw.hands;
    for (const Cards hand : draw.hands) state.undealt -= hand;
    if constexpr (core::kListens<W>) {
        Dealt dealt{static_cast<std::uint8_t>(hand_size(state.setup.seats)), {}};
        for (const Seat seat : core::seats(state.setup.seats))
            dealt.hands.add(core::Secret<Cards>::only(draw.hands[seat], core::Seats::only(seat)));
        tell(dealt);
    }
}

}  // namespace las_vegan
