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
template <class W>
void name_bet(State& state, int bet, W& tell) {
    done(state);
    state.bet = kBets[bet];
    tell(BetNamed{owner(state.mover), state.bet});
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
template <class W>
void lose(State& state, W& tell) {
    const Pawn pawn = state.mover;
    const Chips paid = pay(state, owner(pawn), value(state.card));
    tell(CardTurned{owner(pawn), state.card, false, paid});
    tell(Paid{owner(pawn), -paid, For::Casino});
    if (!is_ruined(state, owner(pawn))) return arrive(state, state.square(pawn) - state.die, By::Loss, tell);
    tell(Ruined{owner(pawn)});
    go_back_ruined(state, pawn, tell);
}

/// MC-14: won if the card's suit is among the named ones.
template <class W>
void turn_up(State& state, Card card, W& tell) {
    done(state);
    state.card = card;
    state.gone.add(card);
    if ((suits(card) & state.bet) == 0) return lose(state, tell);
    tell(CardTurned{owner(state.mover), card, true, 0});
    if (card == kJackpot) {
        state.gone = {};  // MC-15: all 17 are shuffled anew, before A or B is chosen
        tell(Shuffled{});
    }
    first_comes(state, Does::Win, owner(state.mover));
}

inline void offer_wins(Moves& moves) {
    moves.add(Move::money());
    moves.add(Move::distance());
}

/// MC-14, A: twice the card's value, and on by the die's number.
template <class W>
void win_money(State& state, W& tell) {
    done(state);
    const Chips got = receive(state, owner(state.mover), 2 * value(state.card));
    tell(Took{state.mover, Took::Prize::Money, got, state.die});
    tell(Paid{owner(state.mover), got, For::Casino});
    arrive(state, state.square(state.mover) + state.die, By::Win, tell);
}
/// MC-14, B: no money, and on by the die's number times the card's number.
template <class W>
void win_distance(State& state, W& tell) {
    done(state);
    const int squares = state.die * number(state.card);
    tell(Took{state.mover, Took::Prize::Distance, 0, static_cast<std::uint8_t>(squares)});
    arrive(state, state.square(state.mover) + squares, By::Win, tell);
}

}  // namespace monte_carlo
