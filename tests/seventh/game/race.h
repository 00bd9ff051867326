#pragma once
// The rules of the race.

#include <algorithm>

#include "core/decision.h"
#include "core/house.h"
#include "core/standing.h"
#include "seventh/game/events.h"

namespace puddles {

inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    return state;
}

/// PUD-3: who has not chosen yet.
inline core::Seats still_choosing(const State& state) {
    core::Seats seats;
    for (const Seat seat : core::seats(state.setup.seats))
        if (state.pace[seat] == 0) seats.add(seat);
    return seats;
}

inline core::Decision ask(const State& state) {
    switch (state.asks) {
        case Asks::Dice: return core::Decision::chance();
        case Asks::Pace: return core::Decision::sealed(still_choosing(state));
        case Asks::Over: return core::Decision::over();
        default: return core::Decision::choose(state.pacemaker());
    }
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (!ask(state).asked.has(seat)) return;
    if (state.asks == Asks::Pace)
        for (std::uint8_t pace = 1; pace <= kMostPaces; ++pace) moves.add({pace, 0});
    else
        for (std::uint8_t step = 0; step <= 1; ++step) moves.add({0, step});
}

/// PUD-2
template <core::House H>
Draw chance(const State& state, H& house) {
    Draw draw{};
    for (const Seat seat : core::seats(state.setup.seats))
        draw.die[seat] = static_cast<std::uint8_t>(1 + house.below(core::kFaces));
    return draw;
}

/// PUD-4: whether nobody else runs at the same pace.
inline bool runs_alone(const Each& pace, Seat runner) {
    return std::count(pace.begin(), pace.end(), pace[runner]) == 1;
}

/// PUD-4, PUD-5: how far a runner goes.
inline int squares_to_go(const State& state, Seat runner) {
    const int steps = runner == state.pacemaker() ? state.steps : 0;
    return state.die[runner] * (runs_alone(state.pace, runner) ? state.pace[runner] : 1) + steps;
}

/// PUD-6: every seventh square.
constexpr bool is_puddle(int square) { return square > 0 && square % kPuddle == 0; }

template <class W>
void all_go(State& state, W& tell) {
    for (const Seat seat : core::seats(state.setup.seats)) {
        const auto squares = static_cast<std::uint8_t>(squares_to_go(state, seat));
        auto& square = state.square[seat];
        square = static_cast<std::uint8_t>(square + squares);
        tell(Went{seat, state.die[seat], state.pace[seat], squares, square, runs_alone(state.pace, seat)});
        if (!is_puddle(square)) continue;
        square = static_cast<std::uint8_t>(square - kSlip);
        tell(Slipped{seat, square});
    }
    state.die = state.pace = {};
    state.steps = 0;
    ++state.round;
    state.asks = state.round == state.setup.rounds ? Asks::Over : Asks::Dice;  // PUD-7
}

template <class W>
void apply(State& state, Seat seat, const Move& move, W& tell) {
    if (state.asks == Asks::Pace) {
        state.pace[seat] = move.pace;
        tell(Chose{seat, core::Secret<std::uint8_t>::only(move.pace, core::Seats::only(seat))});
        if (!still_choosing(state).none()) return;
        for (const Seat runner : core::seats(state.setup.seats)) tell(Shown{runner, state.pace[runner]});
        state.asks = Asks::Step;
        return;
    }
    tell(Stepped{seat, move.step != 0});
    state.steps = static_cast<std::uint8_t>(state.steps + move.step);
    if (state.asks == Asks::StepAgain) return all_go(state, tell);
    state.asks = Asks::StepAgain;
}

template <class W>
void apply(State& state, const Draw& draw, W& tell) {
    tell(RoundBegan{static_cast<std::uint8_t>(state.round + 1), state.pacemaker()});
    state.die = draw.die;
    for (const Seat seat : core::seats(state.setup.seats))
        tell(Rolled{seat, core::Secret<std::uint8_t>::only(draw.die[seat], core::Seats::only(seat))});
    state.asks = Asks::Pace;
}

/// PUD-7
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = state.setup.seats;
    standing.by = "PUD-7";
    const int farthest = *std::max_element(state.square.begin(), state.square.end());
    for (const Seat seat : core::seats(state.setup.seats)) {
        standing.money[static_cast<unsigned>(seat)] = state.square[seat];
        if (state.square[seat] == farthest) standing.winners.add(seat);
    }
    return standing;
}

}  // namespace puddles
