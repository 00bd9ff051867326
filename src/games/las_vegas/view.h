#pragma once
// What one seat may know, and a state that fits it.

#include "games/las_vegas/flow.h"

namespace las_vegas {

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round;
    Seat first, active, next;
    Step now;
    Steps waiting;
    std::array<Notes, kPlaces> notes;
    std::array<Placed, kOwners> dice;
    std::array<Hand, core::kMostSeats> hands;
    Roll roll;
    std::uint8_t stack;                          // cards in its shuffled part
    core::Few<Note, kit::kMostNotes> under;      // what went under it was seen by all (LV-12)
    core::Seats shown;                           // whose purse this viewer may look into (LV-13)
    std::array<Notes, core::kMostSeats> purses;  // of those
    std::array<std::uint8_t, core::kMostSeats> notes_held;
    bool operator==(const View&) const = default;
};

/// LV-13: what a player holds is hidden from the others, unless the table plays with open purses or all is
/// over.
inline bool sees_purse(const State& state, Seat viewer, Seat owner) {
    return viewer == owner || state.setup.open_purses || state.now.does == Does::Over;
}

inline View view(const State& state, Seat viewer) {
    View seen{.setup = state.setup,
              .viewer = viewer,
              .round = state.round,
              .first = state.first,
              .active = state.active,
              .next = state.next,
              .now = state.now,
              .waiting = state.waiting,
              .notes = state.notes,
              .dice = state.dice,
              .hands = state.hands,
              .roll = state.roll,
              .stack = static_cast<std::uint8_t>(state.stack.shuffled().count()),
              .under = state.stack.under(),
              .shown = {},
              .purses = {},
              .notes_held = {}};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.purses[seat].count());
        if (!sees_purse(state, viewer, Seat(seat))) continue;
        seen.shown.add(Seat(seat));
        seen.purses[seat] = state.purses[seat];
    }
    return seen;
}

/// Some state that looks like this to the viewer: what it cannot see is dealt out by lot.
template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    state.setup = seen.setup;
    state.round = seen.round;
    state.first = seen.first;
    state.active = seen.active;
    state.next = seen.next;
    state.now = seen.now;
    state.waiting = seen.waiting;
    state.notes = seen.notes;
    state.dice = seen.dice;
    state.hands = seen.hands;
    state.roll = seen.roll;
    state.purses = seen.purses;

    Notes unseen = kNotes;
    for (const Notes& notes : seen.notes) unseen.bag -= notes.bag;
    for (const Notes& notes : seen.purses) unseen.bag -= notes.bag;
    for (const Note note : seen.under) unseen.remove(note);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        for (int i = 0; i < seen.notes_held[seat] && !seen.shown.has(Seat(seat)); ++i) {
            const Note note = Note(house.pick(unseen.bag));
            unseen.remove(note);
            state.purses[seat].add(note);
        }
    state.stack = kit::Stack(unseen);
    for (const Note note : seen.under) state.stack.put_under(note);
    return state;
}

}  // namespace las_vegas
