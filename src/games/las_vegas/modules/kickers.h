#pragma once
// Kickers: BV-6 to BV-11. They are rolled and placed with the dice of their value; at a casino each kicks one
// die back to its owner, and then waits beside the board until the end of the round.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/dice.h"
#include "games/las_vegas/moves.h"

namespace las_vegas::kickers {

// BV-6: each player swaps one normal die for a kicker, with fewer than six players two.
inline void deal(State& state, Seat seat) {
    state.hand(seat).remove(Kind::Own, one_or_two(state.setup.seats));
    state.hand(seat).add(Kind::Kicker, one_or_two(state.setup.seats));
}

template <core::House H>
void roll(const Hand& hand, H& house, Roll& thrown) {
    thrown.of(Kind::Kicker) = house.dice(hand.of(Kind::Kicker));
}

// BV-7: once placed it acts at once. BV-10: at the slot machine it does nothing and leaves.
inline void placed(State& state, Seat seat, const Placement& dice, Agenda& agenda) {
    if (dice.kickers == 0 || dice.place == kSlot) return;
    state.turn.kicks = dice.kickers;
    agenda.add({Does::Kicking, seat});
}

inline Place kicking_at(const State& state) {
    return state.turn.placed[static_cast<unsigned>(state.turn.placements - 1)].place;
}

// BV-7: one die, one's own or an opponent's, normal or big. BV-11: white dice have no owner to return to.
// By seat, the normal die before the big one.
inline void offer(const State& state, Moves& moves) {
    const Place place = kicking_at(state);
    for (int i = 0; i < state.setup.seats; ++i) {
        if (state.normal_dice(Seat(i), place) > 0) moves.add(Move::kick(Seat(i), Kind::Own));
        if (state.big_die(Seat(i)) == place) moves.add(Move::kick(Seat(i), Kind::Big));
    }
}

inline bool can_kick(const State& state) {
    for (int i = 0; i < state.setup.seats; ++i)
        if (state.dice[static_cast<unsigned>(i)].at(kicking_at(state)) > 0) return true;
    return false;
}

// BV-8: two kickers kick one after the other. BV-10: where no other die lies a kicker does nothing and
// leaves.
inline void act(State& state) {
    const Seat seat = state.now.seat;
    if (state.turn.kicks == 0 || !can_kick(state)) {
        state.turn.kicks = 0;
        return done(state);
    }
    --state.turn.kicks;
    go_on_with(state, Agenda(Step{Does::Kick, seat}, Step{Does::Kicking, seat}));
}

// BV-7: that die goes back to its owner, who may roll it again. (BV-9: also who had none left.)
inline void answer(State& state, const Move& move) {
    give_back(state, move.kicked(), kicking_at(state), move.kicked_die());
    done(state);
}

/// BV-7: a seat's kickers that wait beside the board until the end of the round.
inline int waiting(const State& state, Seat seat) {
    const int still_to_act = state.active == seat ? state.turn.kicks : 0;
    return one_or_two(state.setup.seats) - state.hand(seat).of(Kind::Kicker) - still_to_act;
}

inline core::Refusal why_not(const State& state, const Move& move) {
    if (move.kind() != Move::Kind::Kick)
        return core::refuse("BV-7", "lv.kick-first", number(kicking_at(state)));
    return core::refuse("BV-7", "lv.nothing-to-kick", number(kicking_at(state)));
}

}  // namespace las_vegas::kickers
