#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "games/colours/flow.h"

namespace colours {

inline core::Verdict doubt(const State& state, const FirstDraw& draw) {
    if (core::index(draw.seat) >= state.setup.seats)
        return core::refuse("NEW-4", "any.no-such-seat", core::index(draw.seat));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const NotesDraw& draw) {
    Notes stack = state.stack;
    for (unsigned i = 0; i < kCasinos; ++i) {
        Notes notes = draw.notes[i];
        if (notes.count() != kNotesEach)
            return core::refuse("NEW-2", "new.notes-count", static_cast<int>(i) + 1, kNotesEach);
        for (; !notes.none(); notes.remove(notes.lowest())) {
            const Note note = notes.lowest();
            if (note == kit::kRainbow || !stack.has(note))
                return core::refuse("NEW-1", "fill.no-such-note", core::Arg::money(worth(note).dollars));
            stack.remove(note);
        }
    }
    return core::kFine;
}

inline core::Verdict doubt(const State&, const kit::ColourFaces& draw) {
    if (!kit::is_roll_of(draw, Colours::all(), kDicePlaced))
        return core::refuse("NEW-2", "new.placed", kDicePlaced);
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const ColoursDraw& draw) {
    Colours dealt;
    for (unsigned seat = 0; seat < kMostSeats; ++seat) {
        const Colours owned = draw.owned[seat];
        if (owned.count() != (seat < state.setup.seats ? kColoursEach : 0))
            return core::refuse("NEW-3", "new.colours-count", kColoursEach);
        if (owned.meets(dealt)) return core::refuse("NEW-3", "new.colours-twice");
        for (const Colour colour : owned) dealt.add(colour);
    }
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const ColourRoll& thrown) {
    if (thrown.rolled() != state.left.present())
        return core::refuse("NEW-4", "new.roll", state.left.present().count());
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const Draw& draw) {
    return std::visit([&](const auto& drawn) { return doubt(state, drawn); }, draw);
}

inline core::Refusal why_not(const State& state, Seat, const Move& move) {
    return core::refuse("NEW-4", "new.not-rolled", core::pips(move.place), state.roll.faces());
}

}  // namespace colours
