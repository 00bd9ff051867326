#pragma once
// Stacks and blocks: MC-10, MC-16, MC-17.

#include "games/monte_carlo/state.h"

namespace monte_carlo {

/// The pawns on a square. Eight squares are compared at once: a byte becomes zero where the numbers agree,
/// then its highest bit one, and the bits are gathered in the top byte.
inline PawnSet pawns_on(const State& state, int square) {
    constexpr std::uint64_t kOnes = 0x0101010101010101u, kLow = 0x7f7f7f7f7f7f7f7fu;
    const auto here = [&](std::uint64_t eight) {
        const std::uint64_t differ = eight ^ kOnes * static_cast<std::uint64_t>(square);
        const std::uint64_t zero = ~(((differ & kLow) + kLow) | differ | kLow);
        return (zero >> 7) * 0x0102040810204080u >> 56;
    };
    static_assert(std::endian::native == std::endian::little && kPawns == 16);
    const auto words = std::bit_cast<std::array<std::uint64_t, 2>>(state.squares);
    return {static_cast<std::uint16_t>(here(words[0]) | here(words[1]) << 8)};
}

/// The pawn leaves its place; the others of the stack stay in order (MC-17).
inline void lift(State& state, Pawn pawn) {
    if (state.kind_at(pawn) != Square::Green) return;
    for (PawnSet others = pawns_on(state, state.square(pawn)); !others.none();) {
        PawnSet& above = state.above[index(others.take_lowest())];
        above = above - PawnSet::only(pawn);
    }
    state.above[index(pawn)] = {};
}

/// MC-16: the pawn arrives on top of whoever is there. Gives those below it.
inline PawnSet lay(State& state, Pawn pawn, int square) {
    const PawnSet below = pawns_on(state, square) - PawnSet::only(pawn);
    for (PawnSet others = below; !others.none();) {
        PawnSet& above = state.above[index(others.take_lowest())];
        above = above | PawnSet::only(pawn);
    }
    state.above[index(pawn)] = {};
    state.squares[index(pawn)] = static_cast<std::uint8_t>(square);
    return below;
}

/// MC-17: blocked while a pawn of another player lies anywhere above it. Only green squares have stacks
/// (MC-10), so nobody lies above a pawn elsewhere.
inline bool is_blocked(const State& state, Pawn pawn) {
    return !(state.above[index(pawn)] - PawnSet::all_of(owner(pawn))).none();
}

/// The highest of some pawns of one stack.
inline Pawn highest(const State& state, PawnSet pawns) {
    Pawn best = pawns.lowest();
    while (!pawns.none()) {
        const Pawn pawn = pawns.take_lowest();
        if (state.above[index(best)].has(pawn)) best = pawn;
    }
    return best;
}

}  // namespace monte_carlo
