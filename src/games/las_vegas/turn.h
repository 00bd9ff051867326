#pragma once
// A turn: LV-6 to LV-9.

#include "games/las_vegas/dice.h"
#include "games/las_vegas/moves.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// The first seat from here on, clockwise, that has dice left; there is one.
inline Seat next_with_dice(const State& state, Seat seat) {
    while (state.hand(seat).none()) seat = core::left_of(seat, state.setup.seats);
    return seat;
}

/// This seat rolls; who comes behind it is asked again after this turn.
inline void begin_turn(State& state, Seat seat) {
    state.active = seat;
    state.next = core::left_of(seat, state.setup.seats);
    state.now = {Does::Roll, {}};
}

/// Goes through the turn order seat by seat, because something may happen where it comes to a player.
[[gnu::noinline]] inline void next_turn_with_modules(State& state) {
    state.turn = {};
    for (Seat seat = state.next;; seat = state.next) {
        Agenda agenda;
        if (timing::order_comes_to(state, seat, agenda)) {
            agenda.add({Does::Turn, {}});
            return go_on_with(state, agenda);
        }
        if (!state.hand(seat).none()) {
            state.waiting.add({Does::Turn, {}});
            begin_turn(state, seat);
            return timing::turn_begins(state, seat);
        }
        state.next = core::left_of(seat, state.setup.seats);
    }
}

inline bool all_dice_placed(const State& state) {
    unsigned left = 0;
    for (const Hand& hand : state.hands) left |= hand.packed;
    return left == 0;
}

/// Whose turn is it? LV-8: who has no dice left is skipped. LV-9: the round ends when nobody has any.
inline void next_turn(State& state) {
    if (all_dice_placed(state)) return done(state);
    if (!state.setup.modules.none()) return next_turn_with_modules(state);
    state.waiting.add({Does::Turn, {}});
    begin_turn(state, next_with_dice(state, state.next));
}

/// LV-6: the active player rolls all of the remaining dice.
template <core::House H>
Roll roll(const State& state, H& house) {
    const Hand& hand = state.hand(state.active);
    Roll thrown{};
    thrown.of(Kind::Own) = house.dice(hand.of(Kind::Own));
    if (!state.setup.modules.none()) timing::rolling(state, hand, house, thrown);
    return thrown;
}

/// Dice that were picked up to be rolled once more: those in the hand that lie nowhere.
inline Hand picked_up(const State& state) {
    Hand missing = state.hand(state.active);
    for (unsigned kind = 0; kind < kKinds; ++kind) missing.remove(Kind(kind), state.roll.dice[kind].total());
    return missing;
}
template <core::House H>
Roll roll_again(const State& state, H& house) {
    Roll thrown{};
    for (unsigned kind = 0; kind < kKinds; ++kind)
        thrown.dice[kind] = house.dice(picked_up(state).of(Kind(kind)));
    return thrown;
}

inline void apply(State& state, const Roll& thrown) {
    if (state.now.does == Does::Roll) [[likely]]
        state.roll = thrown;
    else
        for (unsigned kind = 0; kind < kKinds; ++kind) state.roll.dice[kind] += thrown.dice[kind];
    state.now = {Does::Place, state.active};
}

/// The placements for each set of values that can be rolled: listing them costs one look-up.
struct Placements {
    Move row[64][8];  // rows of a round length are quick to copy
    constexpr Placements() : row{} {
        for (int shown = 0; shown < 64; ++shown)
            for (int face = 1, next = 0; face <= core::kFaces; ++face)
                if ((shown >> (face - 1) & 1) != 0) row[shown][next++] = Move::place(Face(face));
    }
};
inline constexpr Placements kPlacements;

/// By value, the casino before the slot machine; then what else can be done before placing.
[[gnu::noinline]] inline void offer_places_with_modules(const State& state, Seat seat, Moves& moves) {
    const Faces rolled = state.roll.all();
    for (int i = 1; i <= core::kFaces; ++i) {
        const Face face{static_cast<std::uint8_t>(i)};
        if (!rolled.shows(face)) continue;
        if (timing::may_place(state, casino(face), face)) moves.add(Move::place(face));
        if (timing::may_place(state, kSlot, face)) moves.add(Move::place_at_slot(face));
    }
    timing::offer_before_placing(state, seat, moves);
}

/// LV-7: exactly one of the values rolled.
inline void offer_places(const State& state, Seat seat, Moves& moves) {
    if (!state.setup.modules.none()) return offer_places_with_modules(state, seat, moves);
    const unsigned shown = state.roll.of(Kind::Own).shown_mask();
    moves.copy(kPlacements.row[shown], std::popcount(shown));
}

/// Dice of a value are placed, and what follows from it is written down.
[[gnu::noinline]] inline void place_with_modules(State& state, Seat seat, const Placing& what) {
    timing::placing(state, seat, what);
    const Placement dice = gathered(state, seat, what.value, what.place, what.face);
    lay(state, seat, dice);
    state.turn.placed[state.turn.placements++] = dice;
    Agenda agenda;
    timing::placed(state, seat, dice, agenda);
    agenda.add({Does::Placed, seat});
    go_on_with(state, agenda);
}

/// A placement is done: another one has to follow, or the turn ends.
inline void go_on_with_turn(State& state) {
    const Seat seat = state.now.seat;
    Agenda agenda;
    if (state.turn.owed) {
        state.turn.owed = 0;
        agenda.add({Does::Place, seat});
    } else {
        state.roll = {};
        timing::turn_ends(state, seat, agenda);
    }
    go_on_with(state, agenda);
}

/// LV-7: all dice of the value go to that casino. LV-9: there is no passing.
inline void place(State& state, Seat seat, const Placing& what) {
    if (!state.setup.modules.none()) return place_with_modules(state, seat, what);
    const Faces placed = state.roll.of(Kind::Own).only(what.value);
    state.hand(seat).remove(Kind::Own, placed.total());
    state.dice[static_cast<unsigned>(seat)].packed += placed.packed;
    state.roll = {};
    done(state);
}

}  // namespace las_vegas
