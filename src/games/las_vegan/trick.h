#pragma once
// Tricks: VGN-7, VGN-8, VGN-9, BANK-4.

#include "games/las_vegan/events.h"

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
constexpr Cards playable(const Open& table, Cards hand) {
    const bool leads = table.lying.none();
    return kit::answers(hand, leads ? kDeck : Cards::of_suit(kit::suit(table.trick.led())));
}

inline void offer_cards(const State& state, Seat seat, Moves& moves) {
    Cards cards = playable(state, state.hands[seat]);
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
/// A 0 of another colour than the one led.
constexpr bool beats_all(Card card, Card led) { return strength(card, led, 1) > kRanks; }

inline void lead(Open& table, Seat player, Card card) {
    table.last = table.trick;
    table.trick = {
        .cards = {card}, .count = 1, .leader = player, .best = Trick::claim(kit::rank(card) + 1, player)};
    table.lying = Cards::only(card);
}

inline void answer(Open& table, Seat player, Card card) {
    Trick& trick = table.trick;
    const std::uint8_t claim = Trick::claim(strength(card, trick.led(), trick.count), player);
    trick.best = claim > trick.best ? claim : trick.best;
    trick.cards[trick.count++] = card;
    table.lying |= Cards::only(card);
}

/// A seat's card comes to the trick. Who does not follow has shown that it cannot.
inline void lay(Open& table, Seat seat, Card card) {
    if (table.lying.none()) return lead(table, seat, card);
    const int led = kit::suit(table.trick.led());
    const unsigned shows_void = kit::suit(card) != led ? 1 : 0;
    table.voids[seat] = static_cast<std::uint8_t>(table.voids[seat] | shows_void << led);
    answer(table, seat, card);
}

template <class W>
void play(State& state, Seat seat, Card card, From from, W& tell) {
    state.hands[seat] -= Cards::only(card);
    lay(state, seat, card);
    tell(Played{seat, card, from});
}

constexpr bool is_full(const Open& table) { return table.trick.count == trick_size(table.setup); }

/// VGN-9: the winner keeps the cards. VGN-10: each 7 among them asks for a token.
template <class W>
void collect(Open& table, W& tell) {
    const Seat winner = table.trick.winner();
    tell(Won{winner, table.lying});
    table.won[winner] |= table.lying;
    ++table.tricks[winner];
    table.sevens = static_cast<std::uint8_t>((table.lying & Cards::of_rank(7)).count());
    table.lying = {};
}

}  // namespace las_vegan
