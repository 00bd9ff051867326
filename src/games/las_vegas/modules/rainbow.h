#pragma once
// Rainbow cards: BV-12, BV-13.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/draws.h"

namespace las_vegas::rainbow {

// BV-12: six of them are shuffled into the notes.
inline constexpr int kRainbows = 6;
// BV-12: while casinos are filled each counts as this.
inline constexpr Money kWorth{40'000};

constexpr void join(Notes& notes) { notes.bag += core::Bag::of(kit::kind(kit::kRainbow), kRainbows); }

inline int lying_at(const Open& table, Place place) {
    return table.notes_at(place).bag.count(kit::kind(kit::kRainbow));
}
inline int lying_anywhere(const Open& table) {
    int cards = 0;
    for (int place = 1; place <= table.places(); ++place) cards += lying_at(table, Place(place));
    return cards;
}

/// BV-13: each card from these places is discarded and the next note drawn takes its place, casino by casino,
/// the slot machine last. An empty stack: nothing replaces it.
template <class W>
inline void replace(State& state, const CardsDraw& draw, int from, int to, W& tell) {
    core::Few<Note, 12> notes = take_notes(state, draw, tell);
    int next = 0;
    for (int place = from; place <= to; ++place)
        for (Notes& there = state.notes_at(Place(place)); there.has(kit::kRainbow);) {
            there.remove(kit::kRainbow);
            const bool found = next < notes.size();
            tell(Replaced{Place(place), found ? notes[next] : kit::kRainbow});
            if (found) there.add(notes[next++]);
        }
    done(state);
}

}  // namespace las_vegas::rainbow
