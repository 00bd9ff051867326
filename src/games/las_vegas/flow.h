#pragma once
// How the game goes on: steps that ask nobody happen by themselves until somebody is asked, or the game is
// over.

#include "core/decision.h"
#include "games/las_vegas/payout.h"
#include "games/las_vegas/round.h"
#include "games/las_vegas/timing_questions.h"
#include "games/las_vegas/turn.h"

namespace las_vegas {

using timing::apply;

template <class W>
[[gnu::noinline]] inline void happen(State& state, W& tell) {
    switch (state.now.does) {
        case Does::Round: return begin_round(state);
        case Does::Placed: return go_on_with_turn(state, state.now.seat);
        case Does::Payout: return begin_payout(state, tell);
        case Does::Pay: return pay_casinos(state, tell);
        case Does::ClearSlot: clear_notes(state, kSlot, tell); return done(state);
        case Does::PayScore: pay(state, state.effects.scored, tell); return done(state);
        case Does::RoundUp: return end_round(state, tell);
        default: return timing::happen(state, tell);
    }
}

/// What a seat answers, without what follows from it.
template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    if (state.setup.modules.none()) return place_plain(state, seat, move.face(), tell);
    if (places_dice(move)) return place_with_modules(state, seat, placing_of(move), tell);
    timing::answer(state, seat, move, tell);
}

/// From turn to turn in a few instructions; all else is rare.
template <class W>
inline void go_on(State& state, W& tell) {
    while (happens_by_itself(state.now.does)) {
        if (state.now.does == Does::Turn) [[likely]]
            next_turn(state, tell);
        else
            happen(state, tell);
    }
}

inline core::Decision ask(const State& state) {
    const Step step = state.now;
    if (asks_seat(step.does)) return core::Decision::choose(step.seat);
    return asks_house(step.does) ? core::Decision::chance() : core::Decision::over();
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (state.now.seat != seat || !asks_seat(state.now.does)) return;
    if (state.now.does == Does::Place) [[likely]]
        return offer_places(state, seat, moves);
    timing::offer(state, seat, moves);
}

template <core::House H>
inline Draw chance(const State& state, H& house) {
    if (state.now.does == Does::Roll) [[likely]]
        return roll(state, house);
    switch (state.now.does) {
        case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
        case Does::Fill: return fill(state, house);
        case Does::RollAgain: return roll_again(state, house);
        default: return timing::chance(state, house);
    }
}

template <class W>
inline void apply(State& state, Seat seat, const Move& move, W& tell) {
    answer(state, seat, move, tell);
    go_on(state, tell);
}
template <class W>
inline void apply(State& state, const Draw& draw, W& tell) {
    if (const Roll* thrown = std::get_if<Roll>(&draw)) [[likely]]
        return apply(state, *thrown, tell);
    std::visit([&](const auto& drawn) { apply(state, drawn, tell); }, draw);
    go_on(state, tell);
}

/// The table is set: the stack is shuffled (LV-4), the first player named or to be drawn by lot (LV-5).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kit::Stack(timing::all_notes(setup));
    timing::game_begins(state);
    state.waiting.add({Does::Over, {}});
    state.now = {Does::Round, {}};
    if (setup.first == kByLot) {
        state.waiting.add(state.now);
        state.now = {Does::First, {}};
    } else {
        state.first = setup.first;
    }
    const core::Silence nobody_hears;
    go_on(state, nobody_hears);
    return state;
}

}  // namespace las_vegas
