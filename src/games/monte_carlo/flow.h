#pragma once
// How the game goes on: steps that ask nobody happen by themselves until somebody is asked, or the game is
// over.

#include "games/monte_carlo/casino.h"
#include "games/monte_carlo/poker.h"
#include "games/monte_carlo/turn.h"

namespace monte_carlo {

inline void go_on(State& state) {
    while (happens_by_itself(state.does())) {
        switch (state.does()) {
            case Does::Turn: next_turn(state); break;
            case Does::Move: ask_for_pawn(state); break;
            case Does::Challenge: ask_for_poker(state); break;
            default: ask_partners(state);
        }
    }
}

/// MC-2: all pawns stand on the start, everyone has 10,000, the casino cards are shuffled.
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.squares.fill(kNowhere);
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
    go_on(state);
    return state;
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

inline void answer(State& state, Seat seat, const Move& move) {
    switch (move.kind()) {
        case Move::Kind::Colour:
            state.colour = static_cast<std::uint8_t>(move.value());
            done(state);
            break;
        case Move::Kind::Retreat: retreat(state, pawn_of(seat, move.value())); break;
        case Move::Kind::Pawn: move_pawn(state, pawn_of(seat, move.value())); break;
        case Move::Kind::Bet: name_bet(state, move.value()); break;
        case Move::Kind::Win: move == Move::money() ? win_money(state) : win_distance(state); break;
        case Move::Kind::Poker: move.calls() ? call(state, move.seat(), move.stake()) : pass(state); break;
        case Move::Kind::Join: join(state, seat, move.value()); break;
        case Move::Kind::Keep: keep(state, move.dice()); break;
        case Move::Kind::Send: send(state, pawn_of(state.step().about, move.value())); break;
    }
    go_on(state);
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

inline void draw(State& state, const Draw& drawn) {
    switch (drawn.kind) {
        case Draw::Kind::First:
            state.next = Seat(drawn.value);
            done(state);
            break;
        case Draw::Kind::Die: roll(state, drawn.value); break;
        case Draw::Kind::Casino: turn_up(state, Card(drawn.value)); break;
        case Draw::Kind::Throw: dice_fall(state, drawn.dice); break;
    }
    go_on(state);
}

}  // namespace monte_carlo
