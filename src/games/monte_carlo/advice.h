#pragma once
// What follows from what lies open: stacks, where pawns can go, what a bet or a throw is worth. Pages and
// terminals draw it and know no rules.

#include "games/monte_carlo/chances.h"
#include "games/monte_carlo/pieces.h"
#include "games/monte_carlo/view.h"

namespace monte_carlo {

/// The pawns of a square: of a stack from the bottom to the top, side by side by number.
struct Pile {
    std::uint8_t square;
    PawnList pawns;
};
using Piles = core::Few<Pile, kPawns>;

inline bool is_stacked(const State& state, const Pile& pile) {
    return state.setup.board.at(pile.square) == Square::Green;
}

inline Piles piles_of(const State& state) {
    Piles piles;
    for (int square = 0; square < state.setup.board.arrival; ++square) {
        const PawnSet pawns = pawns_on(state, square);
        if (pawns.none()) continue;
        Pile pile{static_cast<std::uint8_t>(square), {}};
        // The lowest of a stack has the most above it.
        for (int above = is_stacked(state, pile) ? pawns.count() : 1; above-- > 0;)
            for (PawnSet rest = pawns; !rest.none();) {
                const Pawn pawn = rest.take_lowest();
                if (state.above[index(pawn)].count() == above) pile.pawns.add(pawn);
            }
        piles.add(pile);
    }
    return piles;
}

/// Lays the pawns of each stack on each other as they are listed.
inline void pile_up(State& state, const Piles& piles) {
    for (const Pile& pile : piles) {
        if (!is_stacked(state, pile)) continue;
        PawnSet below;
        for (const Pawn pawn : pile.pawns) {
            for (PawnSet rest = below; !rest.none();) {
                PawnSet& above = state.above[index(rest.take_lowest())];
                above = above | PawnSet::only(pawn);
            }
            below = below | PawnSet::only(pawn);
        }
    }
}

/// What a pawn would meet on the square it reaches by a number.
struct Reach {
    std::uint8_t die, to;
    Square meets;
    std::uint8_t over;  // pawns on that green square
    core::Seats poker;  // who could be challenged
};
using Reaches = core::Few<Reach, core::kFaces>;

inline Reach reach_by(const State& state, Pawn pawn, int pips) {
    const Board& board = state.setup.board;
    const int beyond = state.square(pawn) + pips;
    const int to = beyond < board.arrival ? beyond : board.arrival;
    const PawnSet below = board.at(to) == Square::Green ? pawns_on(state, to) : PawnSet{};
    Reach reach{static_cast<std::uint8_t>(pips),
                static_cast<std::uint8_t>(to),
                board.at(to),
                static_cast<std::uint8_t>(below.count()),
                {}};
    for (PawnSet others = below - PawnSet::all_of(owner(pawn)); !others.none() && to > board.first_bank;)
        reach.poker.add(owner(others.take_lowest()));
    return reach;
}

/// Whether it is still open which pawn of this seat moves, so that it matters where each could go.
inline bool still_to_move(const State& state, Does does, Seat seat) {
    return seat == state.active &&
           (does == Does::Die || does == Does::Colour || does == Does::Retreat || does == Does::Pawn);
}

/// Where a pawn can go by the number rolled; before the roll by any.
inline Reaches reaches(const State& state, Pawn pawn) {
    Reaches all;
    if (state.does() != Does::Colour && !may_choose(state, pawn)) return all;
    for (int pips = 1; pips <= core::kFaces; ++pips)
        if ((state.die == 0 || state.die == pips) && can_move(state, pawn, pips))
            all.add(reach_by(state, pawn, pips));
    return all;
}

/// MC-8, MC-23: whose pawn goes back, while that is asked.
inline Seat goes_back(const State& state, Does does) {
    if (does == Does::Retreat) return state.step().seat;
    return does == Does::Send ? state.step().about : core::kHouse;
}

/// MC-13: the suits printed on a triple square.
struct Printed {
    std::uint8_t square;
    SuitSet suits;
};
inline core::Few<Printed, kLongestBoard> triples(const Board& board) {
    core::Few<Printed, kLongestBoard> all;
    for (int i = 0; i < board.arrival; ++i)
        if (board.at(i) == Square::Triple) all.add({static_cast<std::uint8_t>(i), board.printed(i)});
    return all;
}

/// MC-14: where so many squares lead from the casino.
inline int leads_to(const State& state, int squares) {
    const int to = state.square(state.mover) + squares, last = state.setup.board.arrival;
    return to < last ? to : last;
}

/// How a hand is called, if there are five dice.
inline const char* hand_name(PokerDice dice) {
    return dice.total() == kPokerDice ? kHandNames[static_cast<unsigned>(hand_of(dice))] : nullptr;
}

/// The caller's chance before a call; then that of who throws, with the dice kept.
inline double poker_chance(const State& state) {
    const Poker& poker = state.poker;
    if (state.does() == Does::Poker) return chance_of_calling();
    if (poker.thrower != state.active)
        return chance_to_beat(poker.caller_dice, poker.dice, poker.most - poker.throws);
    // MC-21: a single throw each; whoever comes first, the chances are equal.
    return poker.again ? 0.5 : chance_of_caller(poker.dice, poker.throws);
}
/// MC-20: what is best to keep of the five that lie there, and the chance with it.
inline Best best_keep(const State& state) {
    const Poker& poker = state.poker;
    if (poker.thrower != state.active)
        return best_to_beat(poker.caller_dice, poker.dice, poker.most - poker.throws);
    return best_of_caller(poker.dice, poker.throws);
}
inline double chance_if_stands(const State& state) {
    const Poker& poker = state.poker;
    return poker.thrower == state.active ? chance_to_stand(poker.dice, poker.throws)
                                         : chance_to_beat(poker.caller_dice, poker.dice, 0);
}
}  // namespace monte_carlo
