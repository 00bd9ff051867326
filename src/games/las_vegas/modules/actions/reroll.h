#pragma once
// Reroll: ACT-4.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::reroll_card {

// ACT-4: valid for the whole round.
inline void play(State& state, Seat seat) { state.effects.rerolls = seat; }

// ACT-4: once in each turn, after rolling and before rotation and double trouble.
inline bool can_reroll(const State& state, Seat seat) {
    return state.effects.rerolls == seat && !state.turn.rerolled && !state.turn.rotated() &&
           state.turn.placed.empty();
}

namespace detail {
using Choices = core::Few<std::uint32_t, 160>;  // eight dice have at most 144 different parts

/// Every part of these dice, packed with so many bits a face, in rising order.
inline Choices parts_of(Faces dice, int bits) {
    Choices parts;
    parts.add(0);
    for (int face = core::kFaces; face >= 1; --face) {
        const int ways = dice.count(Face(face)) + 1;
        if (ways == 1) continue;
        for (int i = parts.size() - 1; i >= 0; --i) {  // from behind: what was there moves apart
            const std::uint32_t part = parts[i];
            for (int count = ways - 1; count >= 0; --count)
                parts[i * ways + count] = part | static_cast<std::uint32_t>(count) << bits * (face - 1);
        }
        parts.cut(parts.size() * ways);
    }
    return parts;
}

/// None, or the faces of one or two kickers, in rising order of their packed form.
inline Choices parts_of_kickers(Faces kickers) {
    Choices parts;
    parts.add(0);
    std::uint32_t both = 0;
    for (int face = 1; face <= core::kFaces; ++face) {
        if (kickers.shows(Face(face))) parts.add(static_cast<std::uint32_t>(face));
        for (int i = 0; i < kickers.count(Face(face)); ++i)
            both = both << 3 | static_cast<std::uint32_t>(face);
    }
    if (kickers.total() == 2) parts.add(both);
    return parts;
}

inline Choices parts_of_big_die(Faces big) {
    Choices parts;
    parts.add(0);
    if (!big.none()) parts.add(static_cast<std::uint32_t>(std::countr_zero(big.packed) / 8 + 1));
    return parts;
}
}  // namespace detail

/// ACT-4: any of the dice just rolled, each choice once, in the order of their packed form (moves.h).
[[gnu::noinline]] inline void offer_parts(const State& state, Moves& moves) {
    const detail::Choices own = detail::parts_of(state.roll.of(Kind::Own), 4);
    const detail::Choices white = detail::parts_of(state.roll.of(Kind::White), 3);
    const detail::Choices big = detail::parts_of_big_die(state.roll.of(Kind::Big));
    const detail::Choices kickers = detail::parts_of_kickers(state.roll.of(Kind::Kicker));
    int count = moves.size();
    for (const std::uint32_t a : own)
        for (const std::uint32_t b : white)
            for (const std::uint32_t c : big)
                for (const std::uint32_t d : kickers) {
                    const std::uint64_t packed = std::uint64_t{a} << 27 | std::uint64_t{b} << 9 | c << 6 | d;
                    moves[count] = Move::of(Move::Kind::Reroll, packed);
                    count += packed != 0 ? 1 : 0;  // picking up nothing is no reroll
                }
    moves.cut(count);
}
inline void offer(const State& state, Seat seat, Moves& moves) {
    if (can_reroll(state, seat)) offer_parts(state, moves);
}

/// They are picked up; the house throws as many (turn.h: what is in the hand and not in the roll).
template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    const Roll picked = picked_up(move);
    tell(PickedUp{seat, picked});
    for (unsigned kind = 0; kind < kKinds; ++kind) state.roll.dice[kind] -= picked.dice[kind];
    state.turn.rerolled = true;
    state.now = {Does::RollAgain, {}};
}

inline core::Refusal why_not(const State& state, Seat seat) {
    if (state.effects.rerolls != seat) return core::refuse("ACT-4", "lv.no-reroll-card");
    if (!can_reroll(state, seat)) return core::refuse("ACT-4", "lv.reroll-once");
    return core::refuse("ACT-4", "lv.reroll-not-there");
}

}  // namespace las_vegas::reroll_card
