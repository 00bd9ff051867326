#pragma once
// A turn: LVC-3 to LVC-9 with everybody at the same time, LVC-13 and LVC-14 one after the other.

#include "games/las_vegas_cards/choice.h"
#include "games/las_vegas_cards/round.h"

namespace las_vegas_cards {

/// LVC-8: so many cards at the casinos, and a player is out for this round.
inline constexpr int kOutAt = 8;

/// LVC-3: everyone who is still in draws the next five.
template <core::House H>
inline HandsDraw draw_hands(const State& state, H& house) {
    HandsDraw draw{.hands = {}, .seats = state.setup.seats};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        draw.hands[seat] = draw_five(state.pile[seat], house);
    return draw;
}

template <class W>
inline void apply(State& state, const HandsDraw& draw, W& tell) {
    ++state.turn;
    tell(Dealt{state.turn, draw});
    state.choosing = {};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        state.hand[seat] = draw.hands[seat];
        state.pile[seat] -= draw.hands[seat];
        if (!draw.hands[seat].none()) state.choosing.add(Seat(seat));
    }
    if (!state.setup.sequential) {
        state.does = Does::Choose;
        return;
    }
    state.choosing = {};
    state.active = state.first;
    tell(Turn{state.active});
    state.does = Does::Place;
}

/// LVC-6: the chosen cards go to the casinos of their values. LVC-7: the rest of the hand goes under the
/// glass. LVC-8: with eight cards and more at the casinos the rest of the pile does so too.
template <class W>
inline void play(State& state, Seat seat, Cards cards, W& tell) {
    state.placed[at(seat)] += cards;
    state.hand[at(seat)] = {};
    const int at_casinos = state.placed[at(seat)].count();
    if (at_casinos >= kOutAt) state.pile[at(seat)] = {};
    if constexpr (core::kListens<W>) {
        if (cards.none()) return;  // out before
        tell(Placed{seat, cards});
        if (at_casinos >= kOutAt) tell(Out{seat, at_casinos});
    }
}

// LVC-9: six turns use up a pile of thirty, so who has no pile left is out or has had six turns.

template <class W>
inline void reveal(State& state, W& tell) {
    tell(Revealed{state.setup.seats, state.chosen});
    std::uint64_t cards_left = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        play(state, Seat(seat), state.chosen[seat], tell);
        cards_left |= state.pile[seat].bag.packed;
    }
    state.last = state.chosen;
    state.chosen = {};
    if (cards_left == 0) return end_round(state, tell);
    state.does = Does::Hands;
}

/// LVC-4: a choice lies face down until everybody has chosen. It does not matter who was quicker.
template <class W>
inline void choose(State& state, Seat seat, Cards cards, W& tell) {
    state.chosen[at(seat)] = cards;
    state.choosing.remove(seat);
    tell(Chosen{seat, cards});
    if (state.choosing.none()) reveal(state, tell);
}

/// LVC-13: the next player clockwise; who is out is skipped. LVC-14: the round ends when nobody can play.
template <class W>
inline void next_seat(State& state, W& tell) {
    Seat seat = state.active;
    for (int looked_at = 0; looked_at < state.setup.seats; ++looked_at) {
        seat = core::left_of(seat, state.setup.seats);
        if (state.hand[at(seat)].none()) continue;
        state.active = seat;
        state.turn = static_cast<std::uint8_t>((kDeckCards - state.pile[at(seat)].count()) / kHand);
        state.does = Does::Place;
        return tell(Turn{seat});
    }
    end_round(state, tell);
}

/// The active seat has placed its cards and has answered what that raised: it draws the next five, or it is
/// done for this round.
template <class W>
inline void end_turn(State& state, W& tell) {
    if (!state.due.none())
        state.does = Does::Token;
    else if (state.pile[at(state.active)].none())
        next_seat(state, tell);
    else
        state.does = Does::Hand;
}

/// LVC-13: the cards are placed at once.
template <class W>
inline void place_at_once(State& state, Seat seat, Cards cards, W& tell) {
    play(state, seat, cards, tell);
    state.last[at(seat)] = cards;
    state.due = timing::placed(state, cards);
    end_turn(state, tell);
}

template <class W>
inline void apply(State& state, const HandDraw& draw, W& tell) {
    state.hand[at(state.active)] = draw.hand;
    state.pile[at(state.active)] -= draw.hand;
    tell(Drawn{state.active, draw.hand});
    next_seat(state, tell);
}

}  // namespace las_vegas_cards
