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

inline int lying_at(const State& state, Place place) {
    return state.notes_at(place).bag.count(kit::kind(kit::kRainbow));
}
inline int lying_anywhere(const State& state) {
    int cards = 0;
    for (int place = 1; place <= state.places(); ++place) cards += lying_at(state, Place(place));
    return cards;
}

/// BV-13: each card from these places is discarded and the next note drawn takes its place, casino by casino,
/// the slot machine last. An empty stack: nothing replaces it.
inline void replace(State& state, const CardsDraw& draw, int from, int to) {
    core::Few<Note, 12> notes = take_notes(state, draw);
    int next = 0;
    for (int place = from; place <= to; ++place)
        for (Notes& there = state.notes_at(Place(place)); there.has(kit::kRainbow);) {
            there.remove(kit::kRainbow);
            if (next < notes.size()) there.add(notes[next++]);
        }
    done(state);
}

}  // namespace las_vegas::rainbow
