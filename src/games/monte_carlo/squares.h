#pragma once
// What the squares do to a pawn that arrives: MC-9 to MC-13, MC-27, MC-28; and the way back of who is ruined:
// MC-26.

#include "games/monte_carlo/agenda.h"
#include "games/monte_carlo/purse.h"
#include "games/monte_carlo/stacks.h"

namespace monte_carlo {

inline void stand_on(State& state, Pawn pawn, int square) {
    state.squares[index(pawn)] = static_cast<std::uint8_t>(square);
}

/// MC-11, MC-12: 50,000; pawns stand side by side.
inline void arrive_at_bank(State& state, Pawn pawn, int square) {
    stand_on(state, pawn, square);
    receive(state, owner(pawn), kAtBank);
}

/// MC-9: back on the start: 10,000.
inline void arrive_at_start(State& state, Pawn pawn) {
    stand_on(state, pawn, 0);
    receive(state, owner(pawn), kAtStart);
}

/// MC-27: the pawn is home and leaves the board. MC-28: with the last one its player has won, at once.
inline void come_home(State& state, Pawn pawn) {
    stand_on(state, pawn, state.setup.board.arrival);
    std::uint8_t& left = state.left[static_cast<unsigned>(owner(pawn))];
    if (--left == 0) state.steps.cut(1);
}

/// The moving pawn, lifted before, arrives by whatever way: forwards, backwards or through casinos.
inline void arrive(State& state, int square) {
    const Board& board = state.setup.board;
    const Pawn pawn = state.mover;
    if (square >= board.arrival) return come_home(state, pawn);
    switch (board.at(square)) {
        case Square::Green: {
            const PawnSet below = lay(state, pawn, square) - PawnSet::all_of(owner(pawn));
            // MC-18: whoever becomes master may call poker; MC-19: not before the first bank.
            if (!below.none() && square > board.first_bank) first_comes(state, Does::Challenge);
            return;
        }
        case Square::Start: return arrive_at_start(state, pawn);
        case Square::Bank: return arrive_at_bank(state, pawn, square);
        case Square::OnToBank: return arrive_at_bank(state, pawn, board.first_bank);     // MC-12
        case Square::BackToBank: return arrive_at_bank(state, pawn, board.second_bank);  // MC-12
        case Square::Triple:
            // MC-13: three suits win, printed on the square; nothing to choose.
            stand_on(state, pawn, square);
            state.bet = board.printed(square);
            return first_comes(state, Does::Casino);
        default:
            stand_on(state, pawn, square);
            first_comes(state, Does::Casino);
            return first_comes(state, Does::Bet, owner(pawn));
    }
}

/// MC-26: the nearest bank on a square before this one, or else the start.
constexpr int way_back(const Board& board, int square) {
    if (square > board.second_bank) return board.second_bank;
    return square > board.first_bank ? board.first_bank : 0;
}

/// MC-26: back to the bank or to the start; the pawn gets what that gives. Nobody may call poker because of
/// that.
inline void go_back_ruined(State& state, Pawn pawn) {
    const int to = way_back(state.setup.board, state.square(pawn));
    lift(state, pawn);
    if (to != 0) return arrive_at_bank(state, pawn, to);
    arrive_at_start(state, pawn);
}

}  // namespace monte_carlo
