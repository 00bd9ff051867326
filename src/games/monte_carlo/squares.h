#pragma once
// What the squares do to a pawn that arrives: MC-9 to MC-13, MC-27, MC-28; and the way back of who is ruined:
// MC-26.

#include "games/monte_carlo/agenda.h"
#include "games/monte_carlo/end.h"
#include "games/monte_carlo/purse.h"
#include "games/monte_carlo/stacks.h"

namespace monte_carlo {

inline void stand_on(State& state, Pawn pawn, int square) {
    state.squares[index(pawn)] = static_cast<std::uint8_t>(square);
}

/// The square pays to the pawn on it.
template <class W>
void get_money(State& state, Pawn pawn, Chips chips, For what, W& tell) {
    const Chips got = receive(state, owner(pawn), chips);
    tell(Paid{owner(pawn), got, what, pawn, state.squares[index(pawn)]});
}

/// MC-11, MC-12: 50,000; pawns stand side by side.
template <class W>
void arrive_at_bank(State& state, Pawn pawn, int square, For what, W& tell) {
    stand_on(state, pawn, square);
    get_money(state, pawn, kAtBank, what, tell);
}
/// MC-12: the square leads to a bank.
template <class W>
void follow_sign(State& state, Pawn pawn, int from, std::uint8_t bank, For what, W& tell) {
    tell(Moved{pawn, static_cast<std::uint8_t>(from), bank, By::Sign});
    arrive_at_bank(state, pawn, bank, what, tell);
}

/// MC-9: back on the start: 10,000.
template <class W>
void arrive_at_start(State& state, Pawn pawn, For what, W& tell) {
    stand_on(state, pawn, 0);
    get_money(state, pawn, kAtStart, what, tell);
}

/// MC-13: three suits win, printed on the square, or some are named.
template <class W>
void arrive_at_casino(State& state, Pawn pawn, int square, W& tell) {
    const Square chance = state.setup.board.at(square);
    stand_on(state, pawn, square);
    tell(CameToCasino{pawn, state.squares[index(pawn)], chance});
    first_comes(state, Does::Casino);
    if (chance == Square::Triple)
        state.bet = state.setup.board.printed(square);
    else
        first_comes(state, Does::Bet, owner(pawn));
}

template <class W>
void arrive_on_green(State& state, Pawn pawn, int square, W& tell) {
    const PawnSet below = lay(state, pawn, square);
    if (below.none()) return;
    tell(BecameMaster{pawn, state.squares[index(pawn)], static_cast<std::uint8_t>(below.count())});
    // MC-18: whoever becomes master may call poker; MC-19: not before the first bank.
    if (!(below - PawnSet::all_of(owner(pawn))).none() && square > state.setup.board.first_bank)
        first_comes(state, Does::Challenge);
}

/// MC-27: the pawn is home and leaves the board. MC-28: with the last one its player has won, at once.
template <class W>
void come_home(State& state, Pawn pawn, W& tell) {
    stand_on(state, pawn, state.setup.board.arrival);
    tell(CameHome{pawn});
    std::uint8_t& left = state.left[static_cast<unsigned>(owner(pawn))];
    if (--left != 0) return;
    state.steps.cut(1);
    tell(GameWon{owner(pawn)});
    tell_scores(state, tell);
}

/// The moving pawn, lifted before, arrives by whatever way: forwards, backwards or through casinos.
template <class W>
void arrive(State& state, int square, By by, W& tell) {
    const Board& board = state.setup.board;
    const Pawn pawn = state.mover;
    const int to = square < board.arrival ? square : board.arrival;
    tell(Moved{pawn, state.squares[index(pawn)], static_cast<std::uint8_t>(to), by});
    if (square >= board.arrival) return come_home(state, pawn, tell);
    switch (board.at(square)) {
        case Square::Green: return arrive_on_green(state, pawn, square, tell);
        case Square::Start: return arrive_at_start(state, pawn, For::Start, tell);
        case Square::Bank: return arrive_at_bank(state, pawn, square, For::Bank, tell);
        case Square::OnToBank: return follow_sign(state, pawn, square, board.first_bank, For::OnToBank, tell);
        case Square::BackToBank:
            return follow_sign(state, pawn, square, board.second_bank, For::BackToBank, tell);
        default: return arrive_at_casino(state, pawn, square, tell);
    }
}

/// MC-26: the nearest bank on a square before this one, or else the start.
constexpr int way_back(const Board& board, int square) {
    if (square > board.second_bank) return board.second_bank;
    return square > board.first_bank ? board.first_bank : 0;
}

/// MC-26: back to the bank or to the start; the pawn gets what that gives. Nobody may call poker because of
/// that.
template <class W>
void go_back_ruined(State& state, Pawn pawn, W& tell) {
    const int to = way_back(state.setup.board, state.square(pawn));
    tell(Moved{pawn, state.squares[index(pawn)], static_cast<std::uint8_t>(to), By::Ruin});
    lift(state, pawn);
    if (to != 0) return arrive_at_bank(state, pawn, to, For::Ruin, tell);
    arrive_at_start(state, pawn, For::Ruin, tell);
}

}  // namespace monte_carlo
