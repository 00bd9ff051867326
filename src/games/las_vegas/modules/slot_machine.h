#pragma once
// The slot machine, a seventh casino: BV-14 to BV-17. What lies there is remembered by value (SlotDice).

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/dice.h"
#include "games/las_vegas/events.h"

namespace las_vegas::slot_machine {

// BV-15: a value can be placed there that no die lying there shows.
inline bool takes(const Open& table, Face face) { return free_at_slot(table, face); }
/// The same for all values: bit f - 1 for f.
inline unsigned values_taken(const Open& table) {
    unsigned values = 0;
    for (unsigned i = 0; i < core::kFaces; ++i) values |= (table.slot[i].none() ? 1u : 0u) << i;
    return values;
}

/// What each owner's dice there are worth: their number, then their sum, then the highest die, in one number.
using Weights = std::array<int, kOwners>;
inline Weights weights(const Open& table) {
    Weights all{};
    for (int face = 1; face <= core::kFaces; ++face) {
        const SlotDice there = table.slot_dice(Face(face));
        const auto lay = [&](kit::Owner owner, int dice) {
            if (dice != 0) all[owner] = ((all[owner] + (dice << 16) + (face * dice << 8)) & ~0xff) | face;
        };
        lay(static_cast<kit::Owner>(there.by()), there.dice().weight());  // BV-17: a big die is two dice
        lay(kWhite, there.dice().of(Kind::White));
    }
    return all;
}

/// BV-16: nobody is removed. By number of dice, then by their sum, then by the highest die. BV-17: white
/// loses a complete tie against a player.
inline Owners ranking(const Open& table) {
    Owners ranks;
    const Weights worth = weights(table);
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        if (worth[owner] == 0) continue;
        int at = ranks.size();
        while (at > 0 && worth[ranks[at - 1]] < worth[owner]) --at;
        ranks.insert(at, static_cast<kit::Owner>(owner));
    }
    return ranks;
}

inline bool was_served(const Open& table, kit::Owner owner) {
    return (table.effects.served >> owner & 1) != 0;
}

// BV-16: in rank order each chooses one note, while one is left. BV-17: white takes the highest, and it goes
// under the stack (NEU-5).
template <class W>
inline void pay(State& state, W& tell) {
    Notes& notes = state.notes_at(kSlot);
    const Owners ranks = ranking(state);
    if (ranks.empty() || (notes.none() && state.effects.served == 0)) tell(PaidNobody{kSlot});
    for (const kit::Owner owner : ranks) {
        if (notes.none()) break;
        if (was_served(state, owner)) continue;
        state.effects.served = static_cast<std::uint16_t>(state.effects.served | 1u << owner);
        if (owner != kWhite)
            return go_on_with(state, Agenda(Step{Does::Take, Seat(owner)}, Step{Does::PaySlot, {}}));
        const Note note = notes.highest();
        tell(Paid{kSlot, kWhite, note, state.dice[kWhite].at(kSlot)});
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

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    const Note note = Note(move.said());
    tell(Paid{kSlot, static_cast<kit::Owner>(seat), note, state.dice[static_cast<unsigned>(seat)].at(kSlot)});
    state.notes_at(kSlot).remove(note);
    state.purses[static_cast<unsigned>(seat)].add(note);
    state.won[static_cast<unsigned>(seat)].add(note);
    done(state);
}

inline core::Refusal why_not(const Move&) { return core::refuse("BV-16", "lv.take-a-note"); }

}  // namespace las_vegas::slot_machine
