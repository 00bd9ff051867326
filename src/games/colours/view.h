#pragma once
// What one seat may know.

#include "games/colours/flow.h"

namespace colours {

struct View : Open {
    Seat viewer;
    std::array<Colours, kMostSeats> owned;            // as far as the viewer may know them
    std::uint8_t stack;                               // notes left in it
    std::array<Notes, kMostSeats> purses;             // those the viewer may look into
    std::array<std::uint8_t, kMostSeats> notes_held;  // in each purse
    bool operator==(const View&) const = default;
};

/// NEW-3: colours are secret until the players show their cards (NEW-8).
inline bool sees_colours(const Open& table, Seat viewer, Seat owner) {
    return viewer == owner || !colours_are_secret(table.does);
}
/// LV-13: what a player holds is hidden from the others, unless the table plays with open purses or all is
/// over.
inline bool sees_purse(const Open& table, Seat viewer, Seat owner) {
    return viewer == owner || table.setup.open_purses || table.does == Does::Over;
}

inline View view(const State& state, Seat viewer) {
    View seen{state, viewer, {}, static_cast<std::uint8_t>(state.stack.count()), {}, {}};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.purses[seat].count());
        if (sees_colours(state, viewer, Seat(seat))) seen.owned[seat] = state.owned[seat];
        if (sees_purse(state, viewer, Seat(seat))) seen.purses[seat] = state.purses[seat];
    }
    return seen;
}

}  // namespace colours
