#pragma once
// Take back: ACT-8.

#include <algorithm>

#include "games/las_vegas/dice.h"
#include "games/las_vegas/events.h"

namespace las_vegas::take_back_card {

/// ACT-8: of a placement of this turn, what still lies there. A kicker has left, a kicked die is gone; where
/// dice of one's own lay before, any of them may have been the kicked one.
inline Hand still_there(const State& state, Seat seat, const Placement& placed) {
    const int own = std::min(placed.dice.of(Kind::Own), state.normal_dice(seat, placed.place));
    const bool big = placed.dice.of(Kind::Big) != 0 && state.big_die(seat) == placed.place;
    return dice_taken_back(own, placed.dice.of(Kind::White), big ? 1 : 0);
}

/// Two placements at one casino (ACT-9) may share dice that were kicked: not more than lie there.
inline bool fits(const State& state, Seat seat, Hand first, Hand second) {
    const auto& placed = state.turn.placed;
    return placed[0].place != placed[1].place ||
           first.of(Kind::Own) + second.of(Kind::Own) <= state.normal_dice(seat, placed[0].place);
}

namespace detail {
/// Calls visit with every part of these dice, none of them first, in the order of their packed form.
template <class Visit>
void each_part(Hand most, Visit visit) {
    for (int own = 0; own <= most.of(Kind::Own); ++own)
        for (int white = 0; white <= most.of(Kind::White); ++white)
            for (int big = 0; big <= most.of(Kind::Big); ++big) visit(dice_taken_back(own, white, big));
}
}  // namespace detail

/// ACT-8: one or more dice, from both places if there were two.
inline void offer(const State& state, Seat seat, Moves& moves) {
    const Hand most = still_there(state, seat, state.turn.placed[0]);
    if (state.turn.placed.size() == 1)
        return detail::each_part(most, [&](Hand part) {
            if (!part.none()) moves.add(take_back(part));
        });
    const Hand most_of_second = still_there(state, seat, state.turn.placed[1]);
    detail::each_part(most, [&](Hand first) {
        detail::each_part(most_of_second, [&](Hand second) {
            if (!(first.none() && second.none()) && fits(state, seat, first, second))
                moves.add(take_back(first, second));
        });
    });
}

template <class W>
inline void play(State& state, Seat seat, const Move& move, W& tell) {
    TakenBack taken{seat, {}};
    for (int i = 0; i < state.turn.placed.size(); ++i) {
        const Placement& placed = state.turn.placed[i];
        const Hand dice = taken_back(move, i);
        pick_up(state, seat, placed, dice);
        if (!dice.none()) taken.dice.add({placed.place, placed.face, dice});
    }
    tell(taken);
}

inline core::Refusal why_not() { return core::refuse("ACT-8", "lv.take-back-placed"); }

}  // namespace las_vegas::take_back_card
