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
template <class W>
void call(State& state, Seat opponent, Chips stake, W& tell) {
    done(state);
    const Pawn pawn = highest(state, to_challenge(state) & PawnSet::all_of(opponent));
    tell(Called{state.active, pawn, stake});
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
template <class W>
void pass(State& state, W& tell) {
    done(state);
    tell(NotCalled{state.active});
}

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
template <class W>
void join(State& state, Seat seat, Chips chips, W& tell) {
    done(state);
    tell(Joined{seat, chips});
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
template <class W>
void take_stakes(State& state, W& tell) {
    const Poker& poker = state.poker;
    tell(Paid{poker.opponent, -pay(state, poker.opponent, poker.stakes()), For::Poker});
    tell(Paid{state.active, receive(state, state.active, poker.stake), For::Poker});
    for (unsigned seat = 0; seat < kMostSeats; ++seat)
        if (poker.partner[seat] != 0)
            tell(Paid{Seat(seat), receive(state, Seat(seat), poker.partner[seat]), For::Poker});
}
template <class W>
void give_stakes(State& state, W& tell) {
    const Poker& poker = state.poker;
    tell(Paid{poker.opponent, receive(state, poker.opponent, poker.stakes()), For::Poker});
    tell(Paid{state.active, -pay(state, state.active, poker.stake), For::Poker});
    for (unsigned seat = 0; seat < kMostSeats; ++seat)
        if (poker.partner[seat] != 0)
            tell(Paid{Seat(seat), -pay(state, Seat(seat), poker.partner[seat]), For::Poker});
}

/// MC-23: any on the track except on the start.
inline bool can_send(const State& state, Pawn pawn) {
    return state.on_track(pawn) && state.square(pawn) != 0;
}
inline void offer_sends(const State& state, Seat about, Moves& moves) {
    for (int i = 0; i < kPawnsASeat; ++i) moves.add_if(can_send(state, pawn_of(about, i)), Move::send(i));
}
inline bool has_a_pawn_to_send(const State& state, Seat seat) {
    for (int i = 0; i < kPawnsASeat; ++i)
        if (can_send(state, pawn_of(seat, i))) return true;
    return false;
}
/// MC-23: who is to go back now is ruined.
template <class W>
void tell_who_is_ruined(const State& state, W& tell) {
    if (state.does() == Does::Send) tell(Ruined{state.step().about});
}
template <class W>
void send(State& state, Pawn pawn, W& tell) {
    done(state);
    go_back_ruined(state, pawn, tell);
    tell_who_is_ruined(state, tell);
}

/// MC-24, MC-25: who has nothing left and no pawn to send gets 10,000.
template <class W>
void relieve(State& state, Seat seat, W& tell) {
    if (is_ruined(state, seat) && !has_a_pawn_to_send(state, seat))
        tell(Paid{seat, receive(state, seat, kAtStart), For::Relief});
}
/// MC-23: who has nothing left goes back with a pawn of the winner's choice.
inline void ruin_if_broke(State& state, Seat loser, Seat winner) {
    if (is_ruined(state, loser)) first_comes(state, Does::Send, winner, loser);
}

/// MC-22: the caller takes the stakes and may challenge another pawn; MC-34: after whoever is ruined went
/// back.
template <class W>
void caller_wins(State& state, W& tell) {
    take_stakes(state, tell);
    first_comes(state, Does::Challenge);
    ruin_if_broke(state, state.poker.opponent, state.active);
    tell_who_is_ruined(state, tell);
}

/// MC-22: the challenged pawn is laid on top, the caller's directly below it; the turn is over. MC-24: ruined
/// are the caller first, then the partners in turn order.
template <class W>
void caller_loses(State& state, W& tell) {
    give_stakes(state, tell);
    const Pawn winner = state.poker.pawn;
    const std::uint8_t square = state.squares[index(winner)];
    lift(state, winner);
    lay(state, winner, square);
    tell(Moved{winner, square, square, By::Poker});
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) relieve(state, Seat(seat), tell);
    Seat seat = state.active;
    core::Few<Seat, kMostSeats> losers(seat);
    for (int i = 1; i < state.setup.seats; ++i) {
        seat = core::left_of(seat, state.setup.seats);
        if (state.poker.partner[static_cast<unsigned>(seat)] != 0) losers.add(seat);
    }
    while (!losers.empty()) ruin_if_broke(state, losers.take_last(), state.poker.opponent);
    tell_who_is_ruined(state, tell);
}

/// The dice of who throws stay as they lie.
template <class W>
void stand(State& state, W& tell) {
    Poker& poker = state.poker;
    if (poker.thrower == state.active) {
        poker.caller_dice = poker.dice;
        return throw_all(state, poker.opponent, poker.throws);  // MC-20: at most as often as the caller did
    }
    const std::uint64_t caller = strength(poker.caller_dice), opponent = strength(poker.dice);
    const Seat winner = caller == opponent  ? Showdown::kNobody
                        : caller > opponent ? state.active
                                            : poker.opponent;
    tell(Showdown{state.active, poker.opponent, winner, poker.caller_dice, poker.dice, poker.stakes(),
                  poker.partner, state.setup.seats});
    if (caller == opponent) {
        // MC-21: both throw once all five, the caller first, until it differs.
        poker.again = true;
        poker.caller_dice = {};
        return throw_all(state, state.active, 1);
    }
    return caller > opponent ? caller_wins(state, tell) : caller_loses(state, tell);
}

template <class W>
void dice_fall(State& state, PokerDice thrown, W& tell) {
    done(state);
    Poker& poker = state.poker;
    poker.dice = poker.dice + thrown;
    ++poker.throws;
    tell(Thrown{poker.thrower, thrown, poker.dice});
    if (poker.throws == poker.most) return stand(state, tell);
    first_comes(state, Does::Keep, poker.thrower);
}

template <class W>
void keep(State& state, PokerDice kept, W& tell) {
    done(state);
    tell(Kept{state.poker.thrower, kept});
    if (kept == state.poker.dice) return stand(state, tell);
    state.poker.dice = kept;
    first_comes(state, Does::Throw);
}

}  // namespace monte_carlo
