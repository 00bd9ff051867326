#pragma once
// The casino: MC-13 to MC-15. A casino reached from a casino is just the next question: nothing grows.

#include "games/monte_carlo/moves.h"
#include "games/monte_carlo/squares.h"

namespace monte_carlo {

/// MC-13: one of the six pairs at a double chance, one suit at a single chance.
inline void offer_bets(const State& state, Moves& moves) {
    const bool one = state.kind_at(state.mover) == Square::Single;
    const int from = one ? 0 : kSingleBets, to = one ? kSingleBets : kBetCount;
    for (int bet = from; bet < to; ++bet) moves.add(Move::bet(bet));
}
inline void name_bet(State& state, int bet) {
    done(state);
    state.bet = kBets[bet];
}

/// MC-13: the top casino card. MC-15: the jackpot is always among the cards not drawn, so there always is
/// one.
template <core::House H>
Card draw_card(const State& state, H& house) {
    const Cards undrawn = state.undrawn();
    return undrawn.nth(static_cast<int>(house.below(static_cast<std::uint32_t>(undrawn.count()))));
}

/// MC-15: the card's value, and back by the die; or, ruined, back to the bank, and the turn ends. MC-33: the
/// square that the pawn left this turn is arrived at like any other.
inline void lose(State& state) {
    const Pawn pawn = state.mover;
    if (pay_is_ruin(state, owner(pawn), value(state.card))) return go_back_ruined(state, pawn);
    arrive(state, state.square(pawn) - state.die);
}

inline void turn_up(State& state, Card card) {
    done(state);
    state.card = card;
    state.gone.add(card);
    if (card == kJackpot) state.gone = {};  // MC-15: all 17 are shuffled anew, before A or B is chosen
    // MC-14: won if the card's suit is among the named ones.
    if ((suits(card) & state.bet) != 0) return first_comes(state, Does::Win, owner(state.mover));
    lose(state);
}

inline void offer_wins(Moves& moves) {
    moves.add(Move::money());
    moves.add(Move::distance());
}

/// MC-14, A: twice the card's value, and on by the die's number.
inline void win_money(State& state) {
    done(state);
    receive(state, owner(state.mover), 2 * value(state.card));
    arrive(state, state.square(state.mover) + state.die);
}
/// MC-14, B: no money, and on by the die's number times the card's number.
inline void win_distance(State& state) {
    done(state);
    arrive(state, state.square(state.mover) + state.die * number(state.card));
}

}  // namespace monte_carlo
