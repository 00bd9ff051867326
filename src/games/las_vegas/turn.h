#pragma once
// A turn: LV-6 to LV-9.

#include "games/las_vegas/dice.h"
#include "games/las_vegas/timing.h"

namespace las_vegas {

/// This seat rolls. Who comes behind it is asked again after this turn: that step waits already.
template <class W>
inline void begin_turn(State& state, Seat seat, W& tell) {
    tell(TurnBegan{seat});
    state.active = seat;
    state.next = core::left_of(seat, state.setup.seats);
    state.now = {Does::Roll, {}};
}

/// LV-9: the round ends when nobody has dice left.
inline void end_turns(State& state) {
    state.waiting.take_last();  // nobody asks again whose turn it is
    done(state);
}

/// Whose turn is it in the base game? LV-8: who has no dice left is skipped.
template <class W>
inline void next_turn_plain(State& state, W& tell) {
    Seat seat = state.next;
    for (int looked_at = 0; looked_at < state.setup.seats; ++looked_at) {
        if (!state.hand(seat).none()) return begin_turn(state, seat, tell);
        seat = core::left_of(seat, state.setup.seats);
    }
    end_turns(state);
}

inline bool all_dice_placed(const Open& table) {
    for (const Hand& hand : table.hands)
        if (!hand.none()) return false;
    return true;
}

/// With modules: seat by seat, because something may happen where the turn order comes to a player.
template <class W>
[[gnu::noinline]] inline void next_turn_with_modules(State& state, W& tell) {
    state.turn = {};
    if (all_dice_placed(state)) return end_turns(state);
    for (Seat seat = state.next;; seat = state.next) {
        Agenda agenda;
        if (timing::order_comes_to(state, seat, agenda)) {
            state.waiting.take_last();
            agenda.add({Does::Turn, {}});
            return go_on_with(state, agenda);
        }
        if (!state.hand(seat).none()) {
            begin_turn(state, seat, tell);
            return timing::turn_begins(state, seat);
        }
        state.next = core::left_of(seat, state.setup.seats);
    }
}

/// Whose turn is it? The question waits until the last die is placed, and is asked after each turn.
template <class W>
inline void next_turn(State& state, W& tell) {
    state.waiting.add(state.now);
    if (state.setup.modules.none())
        next_turn_plain(state, tell);
    else
        next_turn_with_modules(state, tell);
}

/// LV-6: the active player rolls all of the remaining dice. (Thrown where they stay: a draw that is copied
/// right after it was written costs more than the throw.)
template <core::House H>
inline Draw roll(const State& state, H& house) {
    Draw draw(std::in_place_type<Roll>);
    Roll& thrown = *std::get_if<Roll>(&draw);
    const Hand& hand = state.hand(state.active);
    thrown.of(Kind::Own) = house.dice(hand.of(Kind::Own));
    if (!state.setup.modules.none()) timing::rolling(state, hand, house, thrown);
    return draw;
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

/// They lie before the player, with those that were not picked up again.
template <class W>
inline void apply(State& state, const Roll& thrown, W& tell) {
    tell(Rolled{state.active, thrown, state.now.does == Does::RollAgain});
    state.roll.of(Kind::Own) += thrown.of(Kind::Own);
    if (!state.setup.modules.none())
        for (unsigned kind = 1; kind < kKinds; ++kind) state.roll.dice[kind] += thrown.dice[kind];
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

/// LV-7: exactly one of the values rolled: bit f - 1 for value f.
template <int kinds>
inline unsigned values_rolled(const State& state) {
    return state.roll.all<kinds>().shown_mask();
}

/// By value, the casino before the slot machine; then what else can be done before placing.
[[gnu::noinline]] inline void offer_places_with_modules(const State& state, Seat seat, Moves& moves) {
    const unsigned rolled = values_rolled<kKinds>(state);
    const timing::OpenTo values = timing::open_to(state);
    int count = 0;  // each move is written, and kept if it is one: without branches
    for (int i = 0; i < core::kFaces; ++i) {
        const Face face = Face(i + 1);
        moves[count] = Move::place(face);
        count += static_cast<int>(rolled >> i & values.casino >> i & 1);
        moves[count] = Move::place_at_slot(face);
        count += static_cast<int>(rolled >> i & values.slot >> i & 1);
    }
    moves.cut(count);
    timing::offer_before_placing(state, seat, moves);
}

inline void offer_places(const State& state, Seat seat, Moves& moves) {
    if (!state.setup.modules.none()) return offer_places_with_modules(state, seat, moves);
    const unsigned shown = values_rolled<kOwnAlone>(state);
    moves.copy(kPlacements.row[shown], std::popcount(shown));
}

/// A placement is done: another one has to follow, or the turn ends.
inline void go_on_with_turn(State& state, Seat seat) {
    Agenda agenda;
    if (state.turn.owed) {
        state.turn.owed = false;
        agenda.add({Does::Place, seat});
    } else {
        state.roll = {};
        timing::turn_ends(state, seat, agenda);
    }
    go_on_with(state, agenda);
}

/// LV-7: all dice of the value go to one place.
template <int kinds, class W>
inline Placement put_down(State& state, Seat seat, const Placing& what, W& tell) {
    const Placement placed = gathered<kinds>(state, seat, what);
    lay<kinds>(state, seat, placed);
    tell(DicePlaced{seat, placed});
    return placed;
}

/// Dice of a value are placed, and what follows from it is written down.
template <class W>
[[gnu::noinline]] inline void place_with_modules(State& state, Seat seat, const Placing& what, W& tell) {
    timing::placing(state, seat, what, tell);
    const Placement placed = put_down<kKinds>(state, seat, what, tell);
    state.turn.placed.add(placed);
    Agenda agenda;
    timing::placed(state, seat, placed, agenda, tell);
    if (agenda.empty()) return go_on_with_turn(state, seat);
    agenda.add({Does::Placed, seat});
    go_on_with(state, agenda);
}

/// The base game. LV-9: there is no passing. Then the next player rolls.
template <class W>
inline void place_plain(State& state, Seat seat, Face face, W& tell) {
    put_down<kOwnAlone>(state, seat, {face, casino(face), face, false}, tell);
    state.roll.of(Kind::Own) = {};
    next_turn_plain(state, tell);
}

}  // namespace las_vegas
