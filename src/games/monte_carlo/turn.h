#pragma once
// A turn: MC-5 to MC-8, MC-25, MC-30.

#include "games/monte_carlo/moves.h"
#include "games/monte_carlo/squares.h"

namespace monte_carlo {

/// MC-5: clockwise from the first player.
template <class W>
void next_turn(State& state, W& tell) {
    // MC-25: whenever a turn begins, each player has at least 10,000.
    for ([[maybe_unused]] int seat = 0; seat < state.setup.seats; ++seat) assert(state.money(Seat(seat)) > 0);
    state.active = state.next;
    state.next = core::left_of(state.active, state.setup.seats);
    state.die = 0;
    state.poker = {};
    tell(Turn{state.active});
    first_comes(state, Does::Die);
    // MC-30: two players name the colour before they roll.
    if (state.setup.seats == 2) first_comes(state, Does::Colour, state.active);
}

/// MC-30: pawns 0 and 1 are of the first colour, 2 and 3 of the second.
inline bool colour_plays(const State& state, Seat seat, int colour) {
    return state.on_track(pawn_of(seat, 2 * colour)) || state.on_track(pawn_of(seat, 2 * colour + 1));
}
inline void offer_colours(const State& state, Seat seat, Moves& moves) {
    moves.add_if(colour_plays(state, seat, 0), Move::colour(0));
    moves.add_if(colour_plays(state, seat, 1), Move::colour(1));
}
template <class W>
void name_colour(State& state, int colour, W& tell) {
    done(state);
    state.colour = static_cast<std::uint8_t>(colour);
    tell(ColourNamed{state.active, state.colour});
}

/// MC-7: what a 4 would cost this player.
inline Chips tax(const State& state, Seat seat) {
    for (int i = 0; i < kPawnsASeat; ++i)
        if (state.square(pawn_of(seat, i)) == 0) return 0;  // even the last one
    return state.pawns_left(seat) == 1 ? 2 * kTax : kTax;
}

/// MC-7: a 4 costs tax before moving, even if nothing can move. MC-8: who is ruined by it first goes back
/// with a pawn of their choice, and then moves.
template <class W>
void roll(State& state, int pips, W& tell) {
    state.die = static_cast<std::uint8_t>(pips);
    tell(Rolled{state.active, state.die});
    done(state);
    first_comes(state, Does::Move);
    const Chips owed = pips == 4 ? tax(state, state.active) : 0;
    if (owed == 0) return;
    tell(Paid{state.active, -pay(state, state.active, owed), For::Tax});
    if (!is_ruined(state, state.active)) return;
    tell(Ruined{state.active});
    first_comes(state, Does::Retreat, state.active);
}

/// MC-5: start and free green squares are left by any number. MC-11, MC-17: a bank, and a blocked pawn's
/// square, by a 1, 2 or 3.
inline bool can_move(const State& state, Pawn pawn, int pips) {
    const int square = state.square(pawn);
    const Board& board = state.setup.board;
    const bool at_bank = square == board.first_bank || square == board.second_bank;
    return state.on_track(pawn) && (pips <= 3 || !(at_bank || is_blocked(state, pawn)));
}

/// MC-30: with two players the pawn is of the colour named before.
inline bool may_choose(const State& state, Pawn pawn) {
    return state.setup.seats != 2 || which(pawn) / 2 == state.colour;
}

inline void offer_pawns(const State& state, Seat seat, Moves& moves) {
    for (int i = 0; i < kPawnsASeat; ++i) {
        const Pawn pawn = pawn_of(seat, i);
        moves.add_if(may_choose(state, pawn) && can_move(state, pawn, state.die), Move::pawn(i));
    }
}

inline bool can_move_any(const State& state) {
    for (int i = 0; i < kPawnsASeat; ++i) {
        const Pawn pawn = pawn_of(state.active, i);
        if (may_choose(state, pawn) && can_move(state, pawn, state.die)) return true;
    }
    return false;
}

/// MC-6: whoever can move must; if nothing can move, the turn ends without a question.
template <class W>
void ask_for_pawn(State& state, W& tell) {
    done(state);
    if (can_move_any(state)) return first_comes(state, Does::Pawn, state.active);
    tell(CannotMove{state.active});
}

/// MC-8: any pawn not home, blocked or not.
inline void offer_retreats(const State& state, Seat seat, Moves& moves) {
    for (int i = 0; i < kPawnsASeat; ++i) moves.add_if(state.on_track(pawn_of(seat, i)), Move::retreat(i));
}
template <class W>
void retreat(State& state, Pawn pawn, W& tell) {
    done(state);
    go_back_ruined(state, pawn, tell);
}

/// MC-5: one pawn moves forward by the number rolled; others on the way are only passed.
template <class W>
void move_pawn(State& state, Pawn pawn, W& tell) {
    done(state);
    state.mover = pawn;
    lift(state, pawn);
    arrive(state, state.square(pawn) + state.die, By::Roll, tell);
}

}  // namespace monte_carlo
