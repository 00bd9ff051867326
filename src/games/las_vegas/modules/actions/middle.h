#pragma once
// The middle one: ACT-11.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/draws.h"

namespace las_vegas::middle {

inline constexpr int kDrawn = 3;

inline bool rainbow_lies(const State& state) {
    for (const Notes& notes : state.notes)
        if (notes.has(kit::kRainbow)) return true;
    return false;
}

// ACT-11: all rainbow cards at casinos are replaced first; then three notes are drawn. The turn goes on
// behind it.
inline void play(State& state, Seat seat) {
    Agenda agenda;
    if (rainbow_lies(state)) agenda.add({Does::Replace, {}});
    agenda.add({Does::DrawThree, {}});
    agenda.add({Does::Place, seat});
    go_on_with(state, agenda);
}

// ACT-11: the higher and the lower of three go under the stack, the higher first; with fewer than three notes
// all go under it and none is put.
template <class W>
inline void drawn(State& state, const CardsDraw& draw, W& tell) {
    core::Few<Note, 12> notes = take_notes(state, draw, tell);
    std::sort(notes.begin(), notes.end(), [](Note a, Note b) { return a > b; });
    Returned returned{kNowhere, {}};
    for (int i = 0; i < notes.size(); ++i) {
        if (notes.size() == kDrawn && i == 1) continue;
        state.stack.put_under(notes[i]);
        returned.notes.add(notes[i]);
    }
    if (!returned.notes.none()) tell(returned);
    if (notes.size() < kDrawn) return done(state);
    state.effects.middle = notes[1];
    go_on_with(state, Agenda(Step{Does::Put, state.active}));
}

/// ACT-11: at any casino or the slot machine.
inline void offer(const State& state, Moves& moves) {
    for (int place = 1; place <= state.places(); ++place)
        moves.add(Move::of(Move::Kind::Put, static_cast<unsigned>(place)));
}

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    tell(NotePut{seat, Place(move.said()), state.effects.middle});
    state.notes_at(Place(move.said())).add(state.effects.middle);
    state.effects.middle = {};
    done(state);
}

inline core::Refusal why_not() { return core::refuse("ACT-11", "lv.put-the-note"); }

}  // namespace las_vegas::middle
