#pragma once
// Poker: MC-18 to MC-24.

#include "games/monte_carlo/moves.h"
#include "games/monte_carlo/squares.h"

namespace monte_carlo {

/// MC-18, MC-22: opposing pawns under the master that were not challenged since it arrived.
inline PawnSet to_challenge(const State& state) {
    const PawnSet stack = pawns_on(state, state.square(state.mover));
    return stack - PawnSet::all_of(state.active) - state.poker.challenged;
}

inline void ask_for_poker(State& state) {
    done(state);
    if (!to_challenge(state).none()) first_comes(state, Does::Poker, state.active);
}

/// MC-18: 10,000 or more, at most what the opponent has, and at most what the caller has.
inline Chips highest_stake(const State& state, Seat opponent) {
    const Chips mine = state.money(state.active), theirs = state.money(opponent);
    return mine < theirs ? mine : theirs;
}

inline void offer_poker(const State& state, Moves& moves) {
    const PawnSet pawns = to_challenge(state);
    moves.add(Move::no_poker());
    for (int seat = 0; seat < state.setup.seats; ++seat) {
        if ((pawns & PawnSet::all_of(Seat(seat))).none()) continue;
        const Chips most = highest_stake(state, Seat(seat));
        for (Chips stake = 1; stake <= most; ++stake) moves.add(Move::poker(Seat(seat), stake));
    }
}

/// Somebody throws all five dice anew.
inline void throw_all(State& state, Seat thrower, int most) {
    Poker& poker = state.poker;
    poker.thrower = thrower;
    poker.throws = 0;
    poker.most = static_cast<std::uint8_t>(most);
    poker.dice = {};
    first_comes(state, Does::Throw);
}

// MC-20: up to three throws.
inline constexpr int kMostThrows = 3;

/// MC-22: naming a player challenges that player's highest pawn not yet challenged.
inline void call(State& state, Seat opponent, Chips stake) {
    done(state);
    const Pawn pawn = highest(state, to_challenge(state) & PawnSet::all_of(opponent));
    state.poker = {.dice = {},
                   .caller_dice = {},
                   .partner = {},
                   .challenged = state.poker.challenged | PawnSet::only(pawn),
                   .pawn = pawn,
                   .stake = static_cast<std::uint8_t>(stake),
                   .throws = 0,
                   .most = 0,
                   .opponent = opponent,
                   .thrower = state.active,
                   .again = false};
    throw_all(state, state.active, kMostThrows);
    // MC-24: against a player with one pawn left the others may add to the stake.
    if (state.pawns_left(opponent) == 1)
        first_comes(state, Does::Partners, core::left_of(state.active, state.setup.seats));
}
inline void pass(State& state) { done(state); }

/// MC-24: what this seat may add at the most.
inline Chips highest_join(const State& state, Seat seat) {
    const Chips mine = state.money(seat), rest = state.money(state.poker.opponent) - state.poker.stakes();
    return mine < rest ? mine : rest;
}
/// MC-24: in turn order from the caller's left, each while the sum is below the opponent's money.
inline void ask_partners(State& state) {
    const Seat seat = state.step().seat;
    if (seat == state.active) return done(state);
    state.steps.last().seat = core::left_of(seat, state.setup.seats);
    if (seat != state.poker.opponent && highest_join(state, seat) > 0) first_comes(state, Does::Join, seat);
}
inline void offer_joins(const State& state, Seat seat, Moves& moves) {
    const Chips most = highest_join(state, seat);
    for (Chips chips = 0; chips <= most; ++chips) moves.add(Move::join(chips));
}
inline void join(State& state, Seat seat, Chips chips) {
    done(state);
    state.poker.partner[static_cast<unsigned>(seat)] = static_cast<std::uint8_t>(chips);
}

/// MC-20: the dice not kept are thrown; dice kept before may be taken up again.
template <core::House H>
PokerDice throw_poker(const State& state, H& house) {
    return PokerDice::thrown(house.dice(kPokerDice - state.poker.dice.total()));
}

/// Every choice of dice to keep, from none to all five.
inline void offer_keeps(const State& state, Moves& moves) {
    moves.add(Move::keep({}));
    for (int face = 0; face < kPokerFaces; ++face) {
        const int smaller = moves.size();
        const int most = state.poker.dice.count(face);
        // What was kept of the weaker faces, with one, two … of this face.
        for (int dice = 1; dice <= most; ++dice)
            for (int i = 0; i < smaller; ++i)
                moves.add(Move::keep(moves[i].dice() + PokerDice::of(face, dice)));
    }
}

/// MC-24: the stakes change hands. Each partner wins or loses exactly what was staked.
inline void take_stakes(State& state) {
    const Poker& poker = state.poker;
    [[maybe_unused]] const bool ruined = pay_is_ruin(state, poker.opponent, poker.stakes());
    receive(state, state.active, poker.stake);
    for (unsigned seat = 0; seat < kMostSeats; ++seat) receive(state, Seat(seat), poker.partner[seat]);
}
inline void give_stakes(State& state) {
    const Poker& poker = state.poker;
    receive(state, poker.opponent, poker.stakes());
    state.money(state.active) = static_cast<std::uint8_t>(state.money(state.active) - poker.stake);
    for (unsigned seat = 0; seat < kMostSeats; ++seat)
        state.chips[seat] = static_cast<std::uint8_t>(state.chips[seat] - poker.partner[seat]);
}

/// MC-23: any on the track except on the start.
inline bool can_send(const State& state, Pawn pawn) {
    return state.on_track(pawn) && state.square(pawn) != 0;
}
inline void offer_sends(const State& state, Seat about, Moves& moves) {
    for (int i = 0; i < kPawnsASeat; ++i) moves.add_if(can_send(state, pawn_of(about, i)), Move::send(i));
}
inline void send(State& state, Pawn pawn) {
    done(state);
    go_back_ruined(state, pawn);
}

/// MC-23: who has nothing left goes back with a pawn of the winner's choice. MC-24, MC-25: without a pawn to
/// send they get 10,000.
inline void ruin_if_broke(State& state, Seat loser, Seat winner) {
    if (state.money(loser) != 0) return;
    for (int i = 0; i < kPawnsASeat; ++i)
        if (can_send(state, pawn_of(loser, i))) return first_comes(state, Does::Send, winner, loser);
    receive(state, loser, kAtStart);
}

/// MC-22: the caller takes the stakes and may challenge another pawn; MC-34: after whoever is ruined went
/// back.
inline void caller_wins(State& state) {
    take_stakes(state);
    first_comes(state, Does::Challenge);
    ruin_if_broke(state, state.poker.opponent, state.active);
}

/// MC-22: the challenged pawn is laid on top, the caller's directly below it; the turn is over. MC-24: ruined
/// are the caller first, then the partners in turn order.
inline void caller_loses(State& state) {
    give_stakes(state);
    const Pawn winner = state.poker.pawn;
    const int square = state.square(winner);
    lift(state, winner);
    lay(state, winner, square);
    Seat seat = state.active;
    core::Few<Seat, kMostSeats> losers(seat);
    for (int i = 1; i < state.setup.seats; ++i) {
        seat = core::left_of(seat, state.setup.seats);
        if (state.poker.partner[static_cast<unsigned>(seat)] != 0) losers.add(seat);
    }
    while (!losers.empty()) ruin_if_broke(state, losers.take_last(), state.poker.opponent);
}

/// The dice of who throws stay as they lie.
inline void stand(State& state) {
    Poker& poker = state.poker;
    if (poker.thrower == state.active) {
        poker.caller_dice = poker.dice;
        return throw_all(state, poker.opponent, poker.throws);  // MC-20: at most as often as the caller did
    }
    const std::uint64_t caller = strength(poker.caller_dice), opponent = strength(poker.dice);
    if (caller == opponent) {
        // MC-21: both throw once all five, the caller first, until it differs.
        poker.again = true;
        poker.caller_dice = {};
        return throw_all(state, state.active, 1);
    }
    return caller > opponent ? caller_wins(state) : caller_loses(state);
}

inline void dice_fall(State& state, PokerDice thrown) {
    done(state);
    Poker& poker = state.poker;
    poker.dice = poker.dice + thrown;
    ++poker.throws;
    if (poker.throws == poker.most) return stand(state);
    first_comes(state, Does::Keep, poker.thrower);
}

inline void keep(State& state, PokerDice kept) {
    done(state);
    if (kept == state.poker.dice) return stand(state);
    state.poker.dice = kept;
    first_comes(state, Does::Throw);
}

}  // namespace monte_carlo
