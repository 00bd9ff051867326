#pragma once
// The slot machine, a seventh casino: BV-14 to BV-17. What lies there is remembered by value (SlotDice).

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/dice.h"
#include "games/las_vegas/moves.h"

namespace las_vegas::slot_machine {

// BV-15: a value can be placed there that no die lying there shows.
inline bool takes(const State& state, Face face) { return free_at_slot(state, face); }
/// The same for all values: bit f - 1 for f.
inline unsigned values_taken(const State& state) {
    unsigned values = 0;
    for (unsigned i = 0; i < core::kFaces; ++i) values |= (state.slot[i].none() ? 1u : 0u) << i;
    return values;
}

/// What each owner's dice there are worth: their number, then their sum, then the highest die, in one number.
using Weights = std::array<int, kOwners>;
inline Weights weights(const State& state) {
    Weights all{};
    for (int face = 1; face <= core::kFaces; ++face) {
        const SlotDice& there = state.slot[static_cast<unsigned>(face - 1)];
        const auto lay = [&](kit::Owner owner, int dice) {
            if (dice != 0) all[owner] = ((all[owner] + (dice << 16) + (face * dice << 8)) & ~0xff) | face;
        };
        lay(there.seat, there.own + kBigWeight * there.big);  // BV-17: a big die is two dice of its value
        lay(kWhite, there.white);
    }
    return all;
}

/// BV-16: nobody is removed. By number of dice, then by their sum, then by the highest die. BV-17: white
/// loses a complete tie against a player.
inline core::Few<kit::Owner, kOwners> ranking(const State& state) {
    core::Few<kit::Owner, kOwners> ranks;
    const Weights worth = weights(state);
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        if (worth[owner] == 0) continue;
        int at = ranks.size();
        while (at > 0 && worth[ranks[at - 1]] < worth[owner]) --at;
        ranks.insert(at, static_cast<kit::Owner>(owner));
    }
    return ranks;
}

inline bool was_served(const State& state, kit::Owner owner) {
    return (state.effects.served >> owner & 1) != 0;
}

// BV-16: in rank order each chooses one note, while one is left. BV-17: white takes the highest, and it goes
// under the stack (NEU-5).
inline void pay(State& state) {
    Notes& notes = state.notes_at(kSlot);
    for (const kit::Owner owner : ranking(state)) {
        if (notes.none()) break;
        if (was_served(state, owner)) continue;
        state.effects.served = static_cast<std::uint16_t>(state.effects.served | 1u << owner);
        if (owner != kWhite)
            return go_on_with(state, Agenda(Step{Does::Take, Seat(owner)}, Step{Does::PaySlot, {}}));
        const Note note = notes.highest();
        notes.remove(note);
        state.stack.put_under(note);
    }
    state.effects.served = 0;
    done(state);
}

/// BV-16: it need not be the highest. The lowest first.
inline void offer(const State& state, Moves& moves) {
    for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
        if (state.notes_at(kSlot).has(Note(kind)))
            moves.add(Move::of(Move::Kind::Take, static_cast<unsigned>(kind)));
}

inline void answer(State& state, Seat seat, const Move& move) {
    const Note note = Note(move.said());
    state.notes_at(kSlot).remove(note);
    state.purses[static_cast<unsigned>(seat)].add(note);
    state.won[static_cast<unsigned>(seat)].add(note);
    done(state);
}

inline core::Refusal why_not(const Move&) { return core::refuse("BV-16", "lv.take-a-note"); }

}  // namespace las_vegas::slot_machine
