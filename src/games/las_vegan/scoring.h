#pragma once
// The end of a round: VGN-11 to VGN-14, BANK-9.

#include "games/las_vegan/moves.h"

namespace las_vegan {

/// How many times a machine takes its token's value of a player: VGN-11, per three cards of its colour,
/// rounded down, or per card of its number.
constexpr int times(Machine machine, Cards won) {
    const MachineCard& card = card_of(machine);
    const int count = (won & card.counts).count();
    return card.per == 1 ? count : count / card.per;
}

/// VGN-12: who has the fewest tricks (MIN) or the most (MAX), all who are tied. BANK-9: the bank's tricks are
/// not compared. `Round` is a state or a view.
template <class Round>
constexpr core::Seats golden_payers(const Round& round, Spot side) {
    int extreme = round.tricks[0];
    for (unsigned seat = 1; seat < round.setup.seats; ++seat) {
        const bool further = side == kMin ? round.tricks[seat] < extreme : round.tricks[seat] > extreme;
        if (further) extreme = round.tricks[seat];
    }
    core::Seats payers;
    for (unsigned seat = 0; seat < round.setup.seats; ++seat)
        if (round.tricks[seat] == extreme) payers.add(Seat(seat));
    return payers;
}

using Gains = std::array<int, kMostSeats>;

/// What the round brings each player: VGN-14, everything is added up. VGN-13: a machine without a token does
/// nothing.
inline Gains gains(const State& state) {
    Gains all{};
    for (int token = 0; token < kTokens; ++token) {
        const Spot spot = state.spot(Token(token));
        if (spot == kNowhere) continue;
        const int value = state.value(Token(token));
        const core::Seats payers = is_golden(spot) ? golden_payers(state, spot) : core::Seats{};
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            all[seat] += value * (is_golden(spot) ? static_cast<int>(payers.has(Seat(seat)))
                                                  : times(machine_of(spot), state.won[seat]));
    }
    return all;
}

/// VGN-14: applied at once, and nobody goes below 0. VGN-3: gains are paid in full.
inline void pay(State& state) {
    const Gains all = gains(state);
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        const int cabbages = state.cabbages[seat] + all[seat];
        state.cabbages[seat] = static_cast<std::uint8_t>(cabbages < 0 ? 0 : cabbages);
    }
}

}  // namespace las_vegan
