#pragma once
// Kickers: BV-6 to BV-11. They are rolled and placed with the dice of their value; at a casino each kicks one
// die back to its owner, and then waits beside the board until the end of the round.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/dice.h"
#include "games/las_vegas/events.h"

namespace las_vegas::kickers {

// BV-6: each player swaps one normal die for a kicker, with fewer than six players two.
inline void deal(const Setup& setup, Hand& hand) {
    hand.remove(Kind::Own, one_or_two(setup.seats));
    hand.add(Kind::Kicker, one_or_two(setup.seats));
}

template <core::House H>
void roll(const Hand& hand, H& house, Roll& thrown) {
    thrown.of(Kind::Kicker) = house.dice(hand.of(Kind::Kicker));
}

// BV-7: once placed it acts at once. BV-10: at the slot machine it does nothing and leaves.
template <class W>
inline void placed(State& state, Seat seat, const Placement& placed, Agenda& agenda, W& tell) {
    const int kickers = placed.dice.of(Kind::Kicker);
    if (kickers == 0) return;
    if (placed.place == kSlot) return tell(KickersLeft{seat, kSlot, kickers});
    state.turn.kicks = static_cast<std::uint8_t>(kickers);
    agenda.add({Does::Kicking, seat});
}

inline Place kicking_at(const Open& table) { return table.turn.placed.last().place; }

// BV-7: one die, one's own or an opponent's, normal or big. BV-11: white dice have no owner to return to.
// By seat, the normal die before the big one.
inline void offer(const State& state, Moves& moves) {
    const Place place = kicking_at(state);
    for (int i = 0; i < state.setup.seats; ++i) {
        if (state.normal_dice(Seat(i), place) > 0) moves.add(Move::kick(Seat(i), Kind::Own));
        if (state.big_die(Seat(i)) == place) moves.add(Move::kick(Seat(i), Kind::Big));
    }
}

inline bool can_kick(const Open& table) {
    for (int i = 0; i < table.setup.seats; ++i)
        if (table.dice[static_cast<unsigned>(i)].at(kicking_at(table)) > 0) return true;
    return false;
}

// BV-8: two kickers kick one after the other. BV-10: where no other die lies a kicker does nothing and
// leaves.
template <class W>
inline void act(State& state, W& tell) {
    const Seat seat = state.now.seat;
    if (state.turn.kicks == 0 || !can_kick(state)) {
        if (state.turn.kicks != 0) tell(KickersLeft{seat, kicking_at(state), state.turn.kicks});
        state.turn.kicks = 0;
        return done(state);
    }
    --state.turn.kicks;
    go_on_with(state, Agenda(Step{Does::Kick, seat}, Step{Does::Kicking, seat}));
}

// BV-7: that die goes back to its owner, who may roll it again. (BV-9: also who had none left.)
template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    tell(Kicked{seat, kicking_at(state), move.kicked(), move.kicked_die()});
    give_back(state, move.kicked(), kicking_at(state), move.kicked_die());
    done(state);
}

/// BV-7: a seat's kickers that wait beside the board until the end of the round.
inline int waiting(const Open& table, Seat seat) {
    const int still_to_act = table.active == seat ? table.turn.kicks : 0;
    return one_or_two(table.setup.seats) - table.hand(seat).of(Kind::Kicker) - still_to_act;
}

inline core::Refusal why_not(const State& state, const Move& move) {
    if (move.kind() != Move::Kind::Kick)
        return core::refuse("BV-7", "lv.kick-first", number(kicking_at(state)));
    return core::refuse("BV-7", "lv.nothing-to-kick", number(kicking_at(state)));
}

}  // namespace las_vegas::kickers
