#pragma once
// The bank, the third player of a game for two: BANK-2 to BANK-6.

#include "games/las_vegan/trick.h"

namespace las_vegan {

constexpr Seat other(Seat seat) { return Seat(core::index(seat) ^ 1); }

/// BANK-2: an open card of the colour led if there is one; otherwise any open card.
constexpr Cards bank_playable(const State& state) {
    return kit::answers(state.open, Cards::of_suit(kit::suit(state.trick.led())));
}
/// BANK-2: or the top card of the pile, only where no open card follows.
constexpr bool pile_playable(const State& state) {
    return (state.open & Cards::of_suit(kit::suit(state.trick.led()))).none();
}

inline void offer_for_bank(const State& state, Moves& moves) {
    for (Cards cards = bank_playable(state); !cards.none();) moves.add(Move::bank(cards.take_lowest()));
    moves.add_if(pile_playable(state), Move::bank_pile());
}

/// BANK-2: the leader plays for the bank. BANK-3: an open card is replaced at once.
inline void play_for_bank(State& state, Card card) {
    if (card == kit::kNoCard) {
        state.step = {Does::FromPile, {}};
        return;
    }
    state.open -= Cards::only(card);
    answer(state, kBank, card);
    state.step = {Does::Refill, {}};
}

/// BANK-5: both choose secretly; the card stays in the hand until both are shown.
inline void seal(State& state, Seat seat, Card card) {
    state.sealed[static_cast<unsigned>(seat)] = card;
    state.step.asked.remove(seat);
}

/// BANK-5: both cards are shown together. BANK-6: if both are a 0 of another colour, the bank wins.
inline void show_sealed(State& state) {
    const Card led = state.trick.led();
    bool both_beat_all = true;
    for (unsigned seat = 0; seat < 2; ++seat) {
        const Card card = state.sealed[seat];
        both_beat_all = both_beat_all && strength(card, led, 1) > kRanks;
        play(state, Seat(seat), card);
        state.sealed[seat] = kit::kNoCard;
    }
    if (both_beat_all) state.trick.best = Trick::claim(0, kBank);
}

/// BANK-1, BANK-3: cards of the pile that come to lie open: three at the start, one for each that was played.
template <core::House H>
OpenDraw open_cards(const State& state, H& house) {
    return {kit::some_of(state.undealt, kOpen - state.open.count(), house)};
}

/// BANK-2, BANK-5: the top card of the pile. Nobody knows it before it is turned up, so it is drawn now.
template <core::House H>
PileDraw top_card(const State& state, H& house) {
    return {kit::some_of(state.undealt, 1, house).lowest()};
}

}  // namespace las_vegan
