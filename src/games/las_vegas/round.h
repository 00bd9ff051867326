#pragma once
// A round begins and ends: LV-3, LV-4, LV-5, LV-14, LV-15.

#include "games/las_vegas/end.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// LV-5: the lot names the first player.
template <class W>
inline void apply(State& state, const FirstDraw& draw, W& tell) {
    state.first = draw.seat;
    tell(FirstNamed{draw.seat});
    done(state);
}

inline void begin_round(State& state) {
    ++state.round;
    state.next = state.first;
    // LV-3, LV-14: everyone has all dice again.
    const Hand dice = timing::dice_dealt(state.setup);
    for (int i = 0; i < state.setup.seats; ++i) state.hand(Seat(i)) = dice;
    Agenda agenda;
    agenda.add({Does::Fill, {}});
    timing::casinos_filled(state.setup, agenda);
    agenda.add({Does::Turn, {}});
    agenda.add({Does::Payout, {}});
    agenda.add({Does::RoundUp, {}});
    go_on_with(state, agenda);
}

/// LV-4: casino by casino, and then the slot machine (BV-14), notes are drawn until it holds the minimum.
/// LV-15: an empty stack leaves the casinos with what they have.
template <core::House H>
FillDraw fill(const State& state, H& house) {
    FillDraw draw;
    draw.count = {};
    kit::Stack stack = state.stack;
    draw.places = static_cast<std::uint8_t>(state.places());
    const Money minimum = timing::minimum(state.setup);
    for (unsigned place = 0; place < draw.places; ++place)
        for (Money held; held < minimum && !stack.empty(); ++draw.count[place]) {
            const Note card = stack.top(house);
            stack.take(card);
            draw.cards.add(card);
            held += timing::filling(card);
        }
    return draw;
}

template <class W>
inline void apply(State& state, const FillDraw& draw, W& tell) {
    tell(Filled{state.round, state.first, draw});
    int card = 0;
    for (unsigned place = 0; place < draw.places; ++place)
        for (int i = 0; i < draw.count[place]; ++i, ++card) {
            state.stack.take(draw.cards[card]);
            state.notes[place].add(draw.cards[card]);
        }
    done(state);
}

/// LV-14: the player to the left of the first one starts the next round; the same stack goes on.
template <class W>
inline void end_round(State& state, W& tell) {
    timing::round_over(state, tell);
    state.dice = {};
    if (state.round == state.setup.rounds) {
        settle(state, tell);
        return done(state);
    }
    state.first = core::left_of(state.first, state.setup.seats);
    go_on_with(state, Agenda({Does::Round, {}}));
}

}  // namespace las_vegas
