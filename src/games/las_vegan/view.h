#pragma once
// What one seat may know.

#include "games/las_vegan/flow.h"

namespace las_vegan {

struct View {
    Setup setup;
    Seat viewer;
    std::uint8_t round;
    Step step;
    Cards hand;                                 // the viewer's own
    std::array<std::uint8_t, kMostSeats> held;  // how many cards each seat holds
    Card sealed;                                // the viewer's own secret answer (BANK-5), or none
    std::array<Cards, kPlayers> won;            // all saw these cards when they were played
    Cards lying, open;
    Trick trick, last;
    std::array<std::uint8_t, kPlayers> tricks;      // VGN-9: their number is public
    std::array<std::uint8_t, kMostSeats> voids;     // who could not follow which colour
    std::array<std::uint8_t, kMostSeats> cabbages;  // VGN-16: always open
    std::array<Spot, kTokens> tokens;
    std::array<Machine, kMachinesOut> machines;
    std::uint16_t undrawn, vacant;  // machine cards still to come: all saw the others
    std::uint8_t faces, sevens;
    std::uint8_t pile;  // cards in the bank's pile
    bool operator==(const View&) const = default;

    /// The open facts as a state, without any hidden card: enough for all that follows from them.
    constexpr State table() const {
        State open_facts{};
        open_facts.won = won;
        open_facts.lying = lying;
        open_facts.open = open;
        open_facts.trick = trick;
        open_facts.last = last;
        open_facts.tricks = tricks;
        open_facts.voids = voids;
        open_facts.cabbages = cabbages;
        open_facts.tokens = tokens;
        open_facts.machines = machines;
        open_facts.undrawn = undrawn;
        open_facts.vacant = vacant;
        open_facts.faces = faces;
        open_facts.sevens = sevens;
        open_facts.round = round;
        open_facts.sealed.fill(kit::kNoCard);
        open_facts.step = step;
        open_facts.setup = setup;
        return open_facts;
    }
    /// Whether this viewer sits at the table.
    constexpr bool plays() const { return core::index(viewer) < setup.seats; }
};

inline View view(const State& state, Seat viewer) {
    const bool plays = core::index(viewer) < state.setup.seats;
    const bool may_be_sealed = plays && state.setup.with_bank();
    View seen{.setup = state.setup,
              .viewer = viewer,
              .round = state.round,
              .step = state.step,
              .hand = plays ? state.hand(viewer) : Cards{},
              .held = {},
              .sealed = may_be_sealed ? state.sealed[static_cast<unsigned>(viewer)] : kit::kNoCard,
              .won = state.won,
              .lying = state.lying,
              .open = state.open,
              .trick = state.trick,
              .last = state.last,
              .tricks = state.tricks,
              .voids = state.voids,
              .cabbages = state.cabbages,
              .tokens = state.tokens,
              .machines = state.machines,
              .undrawn = state.undrawn,
              .vacant = state.vacant,
              .faces = state.faces,
              .sevens = state.sevens,
              .pile = 0};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        seen.held[seat] = static_cast<std::uint8_t>(state.hands[seat].count());
    if (state.setup.with_bank()) seen.pile = static_cast<std::uint8_t>(state.undealt.count());
    return seen;
}

}  // namespace las_vegan
