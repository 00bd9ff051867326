#pragma once
// What a runner may know, some state that fits it, and how it looks in JSON.

#include "core/describe.h"
#include "seventh/game/race.h"

namespace puddles {

struct View : Open {
    Seat viewer;
    core::Seats chosen;            // who has chosen a pace
    Each<std::uint8_t> die, pace;  // 0 where it is hidden
    bool operator==(const View&) const = default;
};

constexpr bool in_a_round(Asks asks) { return asks != Asks::Dice && asks != Asks::Over; }
constexpr bool paces_are_shown(Asks asks) { return asks == Asks::Step || asks == Asks::StepAgain; }

inline View view(const State& state, Seat viewer) {
    View seen{state, viewer, {}, {}, {}};
    for (unsigned i = 0; i < state.setup.seats; ++i) {
        if (state.pace[i] != 0) seen.chosen.add(Seat(i));
        if (Seat(i) == viewer) seen.die[i] = state.die[i];
        if (Seat(i) == viewer || paces_are_shown(state.asks)) seen.pace[i] = state.pace[i];
    }
    return seen;
}

/// Where a race can stand so; anything else is put right, and is not what was seen.
inline bool can_stand_so(const View& seen) {
    const bool over = seen.asks == Asks::Over;
    const int most_steps = seen.asks == Asks::StepAgain ? 1 : 0;
    return seen.setup.seats >= 2 && seen.setup.seats <= kMostRunners && seen.steps <= most_steps &&
           (over ? seen.round == seen.setup.rounds : seen.round < seen.setup.rounds);
}

template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    state.setup = seen.setup;
    if (!can_stand_so(seen)) return state;
    static_cast<Open&>(state) = seen;
    const auto by_lot = [&](int most) {
        return static_cast<std::uint8_t>(1 + house.below(static_cast<std::uint32_t>(most)));
    };
    for (unsigned i = 0; i < seen.setup.seats; ++i) {
        if (is_puddle(state.square[i]) || seen.round == 0) state.square[i] = 0;
        if (!in_a_round(seen.asks)) continue;
        state.die[i] = seen.die[i] != 0 ? seen.die[i] : by_lot(core::kFaces);
        if (paces_are_shown(seen.asks) || seen.chosen.has(Seat(i)))
            state.pace[i] = seen.pace[i] != 0 ? seen.pace[i] : by_lot(kMostPaces);
    }
    if (state.asks == Asks::Pace && still_choosing(state).none()) state.asks = Asks::Step;
    return state;
}

inline constexpr const char* kAsks[] = {"dice", "pace", "step", "step-again", "over"};

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    d.part("round", seen.round, core::Number{0, kMostRounds});
    d.made("rounds", core::Number{}, [&] { return seen.setup.rounds; });
    d.part("asks", seen.asks, core::Words{kAsks});
    d.made("pacemaker", core::SeatForm{}, [&] { return seen.pacemaker(); });
    d.part("steps", seen.steps, core::Number{0, kMostSteps});
    d.part("chosen", seen.chosen, core::SeatsForm{seen.setup.seats});
    d.row("runners", seen.setup.seats, [&](auto& runner, int i) {
        const auto at = static_cast<unsigned>(i);
        const bool own = seen.viewer == Seat(i), round = in_a_round(seen.asks);
        const bool chose = seen.chosen.has(Seat(i));
        runner.part("square", seen.square[at], core::Number{0, kLongestRace});
        runner.secret(own && round, "die", seen.die[at], core::Number{1, core::kFaces});
        runner.secret(chose && (own || paces_are_shown(seen.asks)), "pace", seen.pace[at],
                      core::Number{1, kMostPaces});
    });
}

}  // namespace puddles
