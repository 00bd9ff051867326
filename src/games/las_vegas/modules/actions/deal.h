#pragma once
// Action cards are dealt and held: ACT-1, ACT-2.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::deal {

inline void set_up(State& state) {
    state.effects = {};
    state.effects.wins_tie = state.effects.rerolls = state.effects.two_casinos = kNobody;
    state.effects.scores = state.effects.swaps = kNobody;
}

// ACT-1: each player gets one, with fewer than six players two.
template <core::House H>
ActionsDraw chance(const State& state, H& house) {
    std::array<Card, kCards> cards;
    for (unsigned i = 0; i < kCards; ++i) cards[i] = Card(i);
    core::shuffle(house, std::span<Card>(cards));
    ActionsDraw draw;
    unsigned next = 0;
    for (int seat = 0; seat < state.setup.seats; ++seat) {
        core::Few<Card, 2> hand;
        for (int i = 0; i < one_or_two(state.setup.seats); ++i) hand.add(cards[next++]);
        if (hand.size() == 2 && hand[1] < hand[0]) std::swap(hand[0], hand[1]);  // a hand has no order
        draw.cards.add(hand);
    }
    return draw;
}

template <class W>
inline void apply(State& state, const ActionsDraw& draw, W& tell) {
    tell(ActionsDealt{draw.cards});
    for (int seat = 0; seat < draw.cards.size(); ++seat)
        for (const Card card : draw.cards[seat]) state.cards_of(Seat(seat)).add(card);
    done(state);
}

inline core::Verdict doubt(const State& state, const ActionsDraw& draw) {
    Cards dealt{};
    if (draw.cards.size() != state.setup.seats)
        return core::refuse("ACT-1", "lv.cards-each", int{state.setup.seats}, one_or_two(state.setup.seats));
    for (const auto& hand : draw.cards) {
        if (hand.size() != one_or_two(state.setup.seats))
            return core::refuse("ACT-1", "lv.cards-each", int{state.setup.seats},
                                one_or_two(state.setup.seats));
        for (const Card card : hand) {
            if (dealt.has(card)) return core::refuse("ACT-1", "lv.card-twice");
            dealt.add(card);
        }
    }
    return core::kFine;
}

inline void turn_begins(State& state, Seat seat) {
    state.turn.very_first = !state.effects.had_turn.has(seat);
    state.effects.had_turn.add(seat);
}

// ACT-2: whoever still holds a card is asked after the last placement of the turn, whichever card it is.
inline void turn_ends(const State& state, Seat seat, Agenda& agenda) {
    if (!state.cards_of(seat).none()) agenda.add({Does::AfterPlace, seat});
}

/// A card is shown and laid aside.
template <class W>
inline void spend(State& state, Seat seat, Card card, W& tell) {
    tell(CardPlayed{seat, card});
    state.cards_of(seat).remove(card);
    state.effects.played.add(card);
}

/// After a card played behind the last placement: asked again while any is left.
inline void ask_again(State& state, Seat seat) {
    if (state.cards_of(seat).none()) done(state);
}

// ACT-1: all are taken back.
inline void round_over(State& state) {
    state.cards = {};
    set_up(state);
}

}  // namespace las_vegas::deal
