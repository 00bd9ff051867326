#pragma once
// What one seat may know, and a state that fits it.

#include "games/colours/flow.h"

namespace colours {

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round;
    Seat first, active;
    Does does;
    core::Seats open_colours;               // whose colours this viewer may know
    std::array<Colours, kMostSeats> owned;  // of those
    PerColour left;
    ColourRoll roll;
    kit::ColourTable dice;
    std::array<Casino, kCasinos> casinos;
    Notes out;                             // what nobody took was seen by all
    core::Seats open_purses;               // whose purse this viewer may look into (LV-13)
    std::array<Notes, kMostSeats> purses;  // of those
    std::array<std::uint8_t, kMostSeats> notes_held;
    bool operator==(const View&) const = default;
};

/// NEW-3: colours are secret until the players show their cards (NEW-8).
inline bool sees_colours(const State& state, Seat viewer, Seat owner) {
    return viewer == owner || !colours_are_secret(state.does);
}
/// LV-13: what a player holds is hidden from the others, unless the table plays with open purses or all is
/// over.
inline bool sees_purse(const State& state, Seat viewer, Seat owner) {
    return viewer == owner || state.setup.open_purses || state.does == Does::Over;
}

inline View view(const State& state, Seat viewer) {
    View seen{.setup = state.setup,
              .viewer = viewer,
              .round = state.round,
              .first = state.first,
              .active = state.active,
              .does = state.does,
              .open_colours = {},
              .owned = {},
              .left = state.left,
              .roll = state.roll,
              .dice = state.dice,
              .casinos = state.casinos,
              .out = state.out,
              .open_purses = {},
              .purses = {},
              .notes_held = {}};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.purses[seat].count());
        if (sees_colours(state, viewer, Seat(seat))) {
            seen.open_colours.add(Seat(seat));
            seen.owned[seat] = state.owned[seat];
        }
        if (sees_purse(state, viewer, Seat(seat))) {
            seen.open_purses.add(Seat(seat));
            seen.purses[seat] = state.purses[seat];
        }
    }
    return seen;
}

/// The notes the viewer cannot see: in the stack, and in the purses of others.
inline Notes unseen_notes(const View& seen) {
    Notes unseen = kNotes;
    unseen.bag -= seen.out.bag;
    for (const Casino& casino : seen.casinos)
        for (unsigned i = 0; i < casino.filled; ++i) unseen.remove(casino.notes[i]);
    for (const Notes& purse : seen.purses) unseen.bag -= purse.bag;
    return unseen;
}

/// Some state that looks like this to the viewer: colours and notes that it cannot see are dealt out by lot.
template <core::House H>
State dream(const View& seen, H& house) {
    State state{.setup = seen.setup,
                .round = seen.round,
                .first = seen.first,
                .active = seen.active,
                .does = seen.does,
                .owned = seen.owned,
                .left = seen.left,
                .roll = seen.roll,
                .dice = seen.dice,
                .casinos = seen.casinos,
                .stack = unseen_notes(seen),
                .out = seen.out,
                .purses = seen.purses};
    Colours cards = Colours::all();
    for (const Colours& known : seen.owned) cards = cards.without(known);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (!seen.open_colours.has(Seat(seat))) {
            state.owned[seat] = kit::some_of(cards, kColoursEach, house);
            cards = cards.without(state.owned[seat]);
        }
        if (seen.open_purses.has(Seat(seat))) continue;
        for (int i = 0; i < seen.notes_held[seat]; ++i) {
            const Note note = Note(house.pick(state.stack.bag));
            state.stack.remove(note);
            state.purses[seat].add(note);
        }
    }
    return state;
}

}  // namespace colours
