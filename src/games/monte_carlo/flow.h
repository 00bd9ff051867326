#pragma once
// How the game goes on: steps that ask nobody happen by themselves until somebody is asked, or the game is
// over.

#include "core/decision.h"
#include "games/monte_carlo/casino.h"
#include "games/monte_carlo/poker.h"
#include "games/monte_carlo/turn.h"

namespace monte_carlo {

template <class W>
void go_on(State& state, W& tell) {
    while (happens_by_itself(state.does())) {
        switch (state.does()) {
            case Does::Turn: next_turn(state, tell); break;
            case Does::Move: ask_for_pawn(state, tell); break;
            case Does::Challenge: ask_for_poker(state); break;
            default: ask_partners(state);
        }
    }
}

/// MC-2: all pawns stand on the start, everyone has 10,000, the casino cards are shuffled.
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    for (unsigned seat = 0; seat < setup.seats; ++seat) {
        for (int i = 0; i < setup.pawns(); ++i) stand_on(state, pawn_of(Seat(seat), i), 0);
        state.chips[seat] = kAtStart;
        state.left[seat] = static_cast<std::uint8_t>(setup.pawns());
    }
    state.steps.add({Does::Over, {}, {}});
    state.steps.add({Does::Turn, {}, {}});
    if (setup.first == kByLot)
        first_comes(state, Does::First);
    else
        state.next = setup.first;
    const core::Silence nobody_hears;
    go_on(state, nobody_hears);
    return state;
}

inline core::Decision ask(const State& state) {
    const Step step = state.step();
    if (asks_house(step.does)) return core::Decision::chance();
    return asks_seat(step.does) ? core::Decision::choose(step.seat) : core::Decision::over();
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    const Step step = state.step();
    if (step.seat != seat) return;
    switch (step.does) {
        case Does::Colour: return offer_colours(state, seat, moves);
        case Does::Retreat: return offer_retreats(state, seat, moves);
        case Does::Pawn: return offer_pawns(state, seat, moves);
        case Does::Bet: return offer_bets(state, moves);
        case Does::Win: return offer_wins(moves);
        case Does::Poker: return offer_poker(state, moves);
        case Does::Join: return offer_joins(state, seat, moves);
        case Does::Keep: return offer_keeps(state, moves);
        case Does::Send: return offer_sends(state, step.about, moves);
        default: return;
    }
}

template <class W>
void apply(State& state, Seat seat, const Move& move, W& tell) {
    switch (move.kind()) {
        case Move::Kind::Colour: name_colour(state, move.value(), tell); break;
        case Move::Kind::Retreat: retreat(state, pawn_of(seat, move.value()), tell); break;
        case Move::Kind::Pawn: move_pawn(state, pawn_of(seat, move.value()), tell); break;
        case Move::Kind::Bet: name_bet(state, move.value(), tell); break;
        case Move::Kind::Win:
            move == Move::money() ? win_money(state, tell) : win_distance(state, tell);
            break;
        case Move::Kind::Poker:
            move.calls() ? call(state, move.seat(), move.stake(), tell) : pass(state, tell);
            break;
        case Move::Kind::Join: join(state, seat, move.value(), tell); break;
        case Move::Kind::Keep: keep(state, move.dice(), tell); break;
        case Move::Kind::Send: send(state, pawn_of(state.step().about, move.value()), tell); break;
    }
    go_on(state, tell);
}

template <core::House H>
Draw chance(const State& state, H& house) {
    switch (state.does()) {
        case Does::First: return Draw::first(Seat(house.below(state.setup.seats)));
        case Does::Die: return Draw::die(1 + static_cast<int>(house.below(core::kFaces)));
        case Does::Casino: return Draw::casino(draw_card(state, house));
        default: return Draw::poker(throw_poker(state, house));
    }
}

/// MC-5: who starts.
template <class W>
void name_first(State& state, Seat seat, W& tell) {
    done(state);
    state.next = seat;
    tell(First{seat});
}

template <class W>
void apply(State& state, const Draw& drawn, W& tell) {
    switch (drawn.kind) {
        case Draw::Kind::First: name_first(state, Seat(drawn.value), tell); break;
        case Draw::Kind::Die: roll(state, drawn.value, tell); break;
        case Draw::Kind::Casino: turn_up(state, Card(drawn.value), tell); break;
        case Draw::Kind::Throw: dice_fall(state, drawn.dice, tell); break;
    }
    go_on(state, tell);
}

}  // namespace monte_carlo
