#pragma once
// The bank, the third player of a game for two: BANK-2 to BANK-6.

#include "games/las_vegan/trick.h"

namespace las_vegan {

constexpr Seat other(Seat seat) { return Seat(core::index(seat) ^ 1); }

/// BANK-2: an open card of the colour led if there is one; otherwise any open card.
constexpr Cards bank_playable(const Open& table) {
    return kit::answers(table.open, Cards::of_suit(kit::suit(table.trick.led())));
}
/// BANK-2: or the top card of the pile, only where no open card follows.
constexpr bool pile_playable(const Open& table) {
    return (table.open & Cards::of_suit(kit::suit(table.trick.led()))).none();
}

inline void offer_for_bank(const Open& table, Moves& moves) {
    for (Cards cards = bank_playable(table); !cards.none();) moves.add(Move::bank(cards.take_lowest()));
    moves.add_if(pile_playable(table), Move::bank_pile());
}

/// BANK-2: the leader plays for the bank. BANK-3: an open card is replaced at once.
template <class W>
void play_for_bank(Open& table, Seat leader, Card card, W& tell) {
    if (card == kit::kNoCard) {
        table.step = {Does::FromPile, {}};
        return tell(TakesPile{leader});
    }
    table.open -= Cards::only(card);
    answer(table, kBank, card);
    tell(Played{kBank, card, From::Open});
    table.step = {Does::Refill, {}};
}

/// BANK-5: both choose secretly; the card stays in the hand until both are shown.
template <class W>
void seal(State& state, Seat seat, Card card, W& tell) {
    state.sealed[seat] = card;
    state.step.asked.remove(seat);
    tell(Chosen{seat, core::Secret<Card>::only(card, core::Seats::only(seat))});
}

/// BANK-6: whether both seats answered the bank with a 0 of another colour.
constexpr bool zeros_cancel(const Trick& trick) {
    return trick.leader == kBank && trick.count == 3 && beats_all(trick.cards[1], trick.led()) &&
           beats_all(trick.cards[2], trick.led());
}

/// BANK-5: both cards are shown together. BANK-6: if both are a 0 of another colour, the bank wins.
template <class W>
void show_sealed(State& state, W& tell) {
    for (const Seat seat : core::seats(2)) {
        play(state, seat, state.sealed[seat], From::Sealed, tell);
        state.sealed[seat] = kit::kNoCard;
    }
    if (!zeros_cancel(state.trick)) return;
    state.trick.best = Trick::claim(0, kBank);
    tell(Cancelled{core::Seats::first(2)});
}

/// BANK-1, BANK-3: cards of the pile that come to lie open: three at the start, one for each that was played.
template <core::House H>
OpenDraw open_cards(const State& state, H& house) {
    return {kit::some_of(state.undealt, kOpen - state.open.count(), house)};
}

template <class W>
void open_up(State& state, const OpenDraw& draw, W& tell) {
    state.open |= draw.cards;
    state.undealt -= draw.cards;
    tell(Opened{draw.cards});
}

/// BANK-2, BANK-5: the top card of the pile. Nobody knows it before it is turned up, so it is drawn now.
template <core::House H>
PileDraw top_card(const State& state, H& house) {
    return {kit::some_of(state.undealt, 1, house).lowest()};
}

template <class W>
void turn_up(State& state, const PileDraw& draw, W& tell) {
    state.undealt -= Cards::only(draw.card);
    if (state.step.does == Does::BankLead)
        lead(state, kBank, draw.card);
    else
        answer(state, kBank, draw.card);
    tell(Played{kBank, draw.card, From::Pile});
}

}  // namespace las_vegan
