#pragma once
// Tricks: VGN-7, VGN-8, VGN-9, BANK-4.

#include "games/las_vegan/moves.h"

namespace las_vegan {

/// How many cards a trick has. BANK-4: with two players the bank's is the third.
constexpr int trick_size(const Setup& setup) { return setup.with_bank() ? 3 : setup.seats; }

/// Who played the n-th card of a trick. The bank answers last (BANK-2); when it leads, the seats' cards are
/// shown together (BANK-5) and stand in the order of the seats.
constexpr Seat player_of(const Setup& setup, const Trick& trick, int n) {
    if (!setup.with_bank()) return Seat((core::index(trick.leader) + n) % setup.seats);
    if (trick.leader == kBank) return n == 0 ? kBank : Seat(n - 1);
    return n == 2 ? kBank : Seat(core::index(trick.leader) ^ n);
}

/// VGN-7: the leader plays anything; the others follow the colour if they can.
constexpr Cards playable(const State& state, Seat seat) {
    const bool leads = state.lying.none();
    return kit::answers(state.hand(seat), leads ? kDeck : Cards::of_suit(kit::suit(state.trick.led())));
}

inline void offer_cards(const State& state, Seat seat, Moves& moves) {
    Cards cards = playable(state, seat);
    const int count = cards.count();
    // Four at a time, the last ones perhaps for nothing: guessing when a short loop ends costs more.
    for (int i = 0; i < count; i += 4) {
        moves[i] = Move::play(cards.take_lowest());
        moves[i + 1] = Move::play(cards.take_lowest());
        moves[i + 2] = Move::play(cards.take_lowest());
        moves[i + 3] = Move::play(cards.take_lowest());
    }
    moves.cut(count);
}

/// VGN-8: how strong a card is, 0 if it cannot win. The last 0 of another colour beats everything; within the
/// colour led a higher card beats a lower one, and its 0 is only the lowest.
constexpr int strength(Card card, Card led, int place) {
    const int follows = kit::suit(card) == kit::suit(led) ? 1 : 0;
    const int zero = kit::rank(card) == 0 ? 1 : 0;
    return follows * (kit::rank(card) + 1) + (zero & (follows ^ 1)) * (kRanks + place);
}

inline void lead(State& state, Seat player, Card card) {
    state.last = state.trick;
    state.trick = {
        .cards = {card}, .count = 1, .leader = player, .best = Trick::claim(kit::rank(card) + 1, player)};
    state.lying = Cards::only(card);
}

inline void answer(State& state, Seat player, Card card) {
    Trick& trick = state.trick;
    const std::uint8_t claim = Trick::claim(strength(card, trick.led(), trick.count), player);
    trick.best = claim > trick.best ? claim : trick.best;
    trick.cards[trick.count++] = card;
    state.lying |= Cards::only(card);
}

/// A seat plays a card from its hand. Who does not follow has shown that it cannot.
inline void play(State& state, Seat seat, Card card) {
    state.hand(seat) -= Cards::only(card);
    if (state.lying.none()) return lead(state, seat, card);
    const int led = kit::suit(state.trick.led());
    const unsigned shows_void = kit::suit(card) != led ? 1 : 0;
    auto& voids = state.voids[static_cast<unsigned>(seat)];
    voids = static_cast<std::uint8_t>(voids | shows_void << led);
    answer(state, seat, card);
}

constexpr bool is_full(const State& state) { return state.trick.count == trick_size(state.setup); }

/// VGN-9: the winner keeps the cards. VGN-10: each 7 among them asks for a token.
inline void collect(State& state) {
    const auto winner = static_cast<unsigned>(state.trick.winner());
    state.won[winner] |= state.lying;
    ++state.tricks[winner];
    state.sevens = static_cast<std::uint8_t>((state.lying & Cards::of_rank(7)).count());
    state.lying = {};
}

}  // namespace las_vegan
