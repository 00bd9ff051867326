#pragma once
// Take back: ACT-8.

#include <algorithm>

#include "games/las_vegas/dice.h"
#include "games/las_vegas/moves.h"

namespace las_vegas::take_back_card {

/// ACT-8: of a placement of this turn, what still lies there. A kicker has left, a kicked die is gone; where
/// dice of one's own lay before, any of them may have been the kicked one.
inline TakenBack still_there(const State& state, Seat seat, const Placement& placed) {
    const int own = std::min<int>(placed.own, state.normal_dice(seat, placed.place));
    const bool big = placed.big != 0 && state.big_die(seat) == placed.place;
    return {static_cast<std::uint8_t>(own), placed.white, static_cast<std::uint8_t>(big ? 1 : 0)};
}

/// Two placements at one casino (ACT-9) may share dice that were kicked: not more than lie there.
inline bool fits(const State& state, Seat seat, TakenBack first, TakenBack second) {
    const auto& placed = state.turn.placed;
    return placed[0].place != placed[1].place ||
           first.own + second.own <= state.normal_dice(seat, placed[0].place);
}

namespace detail {
/// Calls visit with every part of these dice, none of them first, in the order of their packed form.
template <class Visit>
void each_part(TakenBack most, Visit visit) {
    for (std::uint8_t own = 0; own <= most.own; ++own)
        for (std::uint8_t white = 0; white <= most.white; ++white)
            for (std::uint8_t big = 0; big <= most.big; ++big) visit(TakenBack{own, white, big});
}
}  // namespace detail

/// ACT-8: one or more dice, from both places if there were two.
inline void offer(const State& state, Seat seat, Moves& moves) {
    const TakenBack most = still_there(state, seat, state.turn.placed[0]);
    if (state.turn.placements == 1)
        return detail::each_part(most, [&](TakenBack part) {
            if (!part.none()) moves.add(take_back(part));
        });
    const TakenBack most_of_second = still_there(state, seat, state.turn.placed[1]);
    detail::each_part(most, [&](TakenBack first) {
        detail::each_part(most_of_second, [&](TakenBack second) {
            if (!(first.none() && second.none()) && fits(state, seat, first, second))
                moves.add(take_back(first, second));
        });
    });
}

inline void play(State& state, Seat seat, const Move& move) {
    for (int i = 0; i < state.turn.placements; ++i) {
        const TakenBack dice = taken_back(move, i);
        pick_up(state, seat, state.turn.placed[static_cast<unsigned>(i)], dice.own, dice.white, dice.big);
    }
}

inline core::Refusal why_not() { return core::refuse("ACT-8", "lv.take-back-placed"); }

}  // namespace las_vegas::take_back_card
