#pragma once
// What one seat may know.

#include "games/las_vegas_cards/flow.h"

namespace las_vegas_cards {

struct View : Open {
    Seat viewer;
    std::uint8_t token_pile;  // all other tokens lie open, so everybody knows which are left
    std::uint8_t stack;       // notes left in it
    Each<std::uint8_t> pile_cards, hand_cards;
    Cards hand, pile, chosen;  // the viewer's own
    Each<Notes> safes;         // those the viewer may look into
    Each<std::uint8_t> notes_held;
    bool operator==(const View&) const = default;
};

/// LVC-2: a safe is hidden from the others, unless the table plays with open purses or all is over.
inline bool sees_safe(const Open& table, Seat viewer, Seat owner) {
    return viewer == owner || table.setup.open_purses || table.does == Does::Over;
}
inline bool has_seat(const Open& table, Seat viewer) { return core::index(viewer) < table.setup.seats; }

inline View view(const State& state, Seat viewer) {
    View seen{};
    static_cast<Open&>(seen) = state;
    seen.viewer = viewer;
    seen.token_pile = static_cast<std::uint8_t>(state.token_pile.count());
    seen.stack = static_cast<std::uint8_t>(state.stack.count());
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.pile_cards[seat] = static_cast<std::uint8_t>(state.pile[seat].count());
        seen.hand_cards[seat] = static_cast<std::uint8_t>(state.hand[seat].count());
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.safes[seat].count());
        if (sees_safe(state, viewer, Seat(seat))) seen.safes[seat] = state.safes[seat];
    }
    // A player knows the own hand, the own choice, and from the own discards which cards are left in the own
    // pile.
    if (has_seat(state, viewer)) {
        seen.hand = state.hand[at(viewer)];
        seen.pile = state.pile[at(viewer)];
        seen.chosen = state.chosen[at(viewer)];
    }
    return seen;
}

}  // namespace las_vegas_cards
