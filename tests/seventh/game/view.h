#pragma once
// What a runner may know, some state that fits it, and how it looks in JSON.

#include "core/describe.h"
#include "seventh/game/race.h"

namespace puddles {

struct View : Open {
    Seat viewer;
    core::Seats chosen;  // who has chosen a pace
    Each die, pace;      // 0 where it is hidden
    bool operator==(const View&) const = default;
};

constexpr bool in_a_round(Asks asks) { return asks != Asks::Dice && asks != Asks::Over; }
constexpr bool paces_are_shown(Asks asks) { return asks == Asks::Step || asks == Asks::StepAgain; }

inline View view(const State& state, Seat viewer) {
    View seen{state, viewer, {}, {}, {}};
    for (const Seat seat : core::seats(state.setup.seats)) {
        if (state.pace[seat] != 0) seen.chosen.add(seat);
        if (seat == viewer) seen.die[seat] = state.die[seat];
        if (seat == viewer || paces_are_shown(state.asks)) seen.pace[seat] = state.pace[seat];
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
    for (const Seat seat : core::seats(seen.setup.seats)) {
        if (is_puddle(state.square[seat]) || seen.round == 0) state.square[seat] = 0;
        if (!in_a_round(seen.asks)) continue;
        state.die[seat] = seen.die[seat] != 0 ? seen.die[seat] : by_lot(core::kFaces);
        if (paces_are_shown(seen.asks) || seen.chosen.has(seat))
            state.pace[seat] = seen.pace[seat] != 0 ? seen.pace[seat] : by_lot(kMostPaces);
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
        const Seat at{static_cast<std::uint8_t>(i)};
        const bool own = seen.viewer == at, round = in_a_round(seen.asks), chose = seen.chosen.has(at);
        runner.part("square", seen.square[at], core::Number{0, kLongestRace});
        runner.secret(own && round, "die", seen.die[at], core::Number{1, core::kFaces});
        runner.secret(chose && (own || paces_are_shown(seen.asks)), "pace", seen.pace[at],
                      core::Number{1, kMostPaces});
    });
}

}  // namespace puddles
