#pragma once
// What one seat may know: what lies open, its own cards, and how many there are of the others.

#include "games/las_vegan/flow.h"

namespace las_vegan {

struct View : Open {
    Seat viewer;
    Cards hand;                   // the viewer's own
    EachSeat<std::uint8_t> held;  // how many cards each seat holds
    Card sealed;                  // the viewer's own secret answer (BANK-5), or none
    std::uint8_t pile;            // cards in the bank's pile
    bool operator==(const View&) const = default;

    /// Whether this viewer sits at the table.
    constexpr bool plays() const { return core::index(viewer) < setup.seats; }
};

inline View view(const State& state, Seat viewer) {
    View seen{state, viewer, {}, {}, kit::kNoCard, 0};
    if (seen.plays()) seen.hand = state.hands[viewer];
    for (const Seat seat : core::seats(state.setup.seats))
        seen.held[seat] = static_cast<std::uint8_t>(state.hands[seat].count());
    if (!state.setup.with_bank()) return seen;
    if (seen.plays()) seen.sealed = state.sealed[viewer];
    seen.pile = static_cast<std::uint8_t>(state.undealt.count());
    return seen;
}

}  // namespace las_vegan
