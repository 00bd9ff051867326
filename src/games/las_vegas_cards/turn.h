#pragma once
// A turn: LVC-3 to LVC-9 with everybody at the same time, LVC-13 and LVC-14 one after the other.

#include "games/las_vegas_cards/choice.h"
#include "games/las_vegas_cards/round.h"

namespace las_vegas_cards {

/// LVC-8: so many cards at the casinos, and a player is out for this round.
inline constexpr int kOutAt = 8;

/// LVC-3: everyone who is still in draws the next five.
template <core::House H>
HandsDraw draw_hands(const State& state, H& house) {
    HandsDraw draw{.hands = {}, .seats = state.setup.seats};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        draw.hands[seat] = draw_five(state.pile[seat], house);
    return draw;
}

inline void apply(State& state, const HandsDraw& draw) {
    ++state.turn;
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
    state.does = Does::Place;
}

/// LVC-6: the chosen cards go to the casinos of their values. LVC-7: the rest of the hand goes under the
/// glass. LVC-8: with eight cards and more at the casinos the rest of the pile does so too.
inline void play(State& state, Seat seat, Cards cards) {
    state.placed[at(seat)] += cards;
    state.hand[at(seat)] = {};
    if (state.placed[at(seat)].count() >= kOutAt) state.pile[at(seat)] = {};
}

// LVC-9: six turns use up a pile of thirty, so who has no pile left is out or has had six turns.

inline void reveal(State& state) {
    std::uint64_t cards_left = 0;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        play(state, Seat(seat), state.chosen[seat]);
        cards_left |= state.pile[seat].bag.packed;
    }
    state.last = state.chosen;
    state.chosen = {};
    if (cards_left == 0) return end_round(state);
    state.does = Does::Hands;
}

/// LVC-4: a choice lies face down until everybody has chosen. It does not matter who was quicker.
inline void choose(State& state, Seat seat, Cards cards) {
    state.chosen[at(seat)] = cards;
    state.choosing.remove(seat);
    if (state.choosing.none()) reveal(state);
}

/// LVC-13: the next player clockwise; who is out is skipped. LVC-14: the round ends when nobody can play.
inline void next_seat(State& state) {
    Seat seat = state.active;
    for (int looked_at = 0; looked_at < state.setup.seats; ++looked_at) {
        seat = core::left_of(seat, state.setup.seats);
        if (state.hand[at(seat)].none()) continue;
        state.active = seat;
        state.turn = static_cast<std::uint8_t>((kDeckCards - state.pile[at(seat)].count()) / kHand);
        state.does = Does::Place;
        return;
    }
    end_round(state);
}

/// The active seat has placed its cards and has answered what that raised: it draws the next five, or it is
/// done for this round.
inline void end_turn(State& state) {
    if (!state.due.none())
        state.does = Does::Token;
    else if (state.pile[at(state.active)].none())
        next_seat(state);
    else
        state.does = Does::Hand;
}

/// LVC-13: the cards are placed at once.
inline void place_at_once(State& state, Seat seat, Cards cards) {
    play(state, seat, cards);
    state.last[at(seat)] = cards;
    state.due = timing::placed(state, cards);
    end_turn(state);
}

inline void apply(State& state, const HandDraw& draw) {
    state.hand[at(state.active)] = draw.hand;
    state.pile[at(state.active)] -= draw.hand;
    next_seat(state);
}

}  // namespace las_vegas_cards
