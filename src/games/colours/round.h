#pragma once
// A round begins and ends: NEW-2, NEW-3, NEW-7 to NEW-9.

#include "games/colours/moves.h"

namespace colours {

inline void begin_round(State& state) {
    ++state.round;
    state.active = state.first;
    state.does = Does::Notes;
}

inline void apply(State& state, const FirstDraw& draw) {
    state.first = draw.seat;
    begin_round(state);
}

/// NEW-2: three notes each, whatever they are. (Two rounds need 36 of 59: the stack never runs short.)
template <core::House H>
NotesDraw draw_notes(const State& state, H& house) {
    NotesDraw draw{};
    Notes stack = state.stack;
    for (Notes& notes : draw.notes)
        for (int i = 0; i < kNotesEach; ++i) {
            const Note note = Note(house.pick(stack.bag));
            stack.remove(note);
            notes.add(note);
        }
    return draw;
}

/// NEW-2: sorted upwards.
inline void apply(State& state, const NotesDraw& draw) {
    for (unsigned i = 0; i < kCasinos; ++i) {
        Notes notes = draw.notes[i];
        state.stack.bag -= notes.bag;
        Casino& casino = state.casinos[i];
        for (casino.filled = 0; !notes.none(); ++casino.filled) {
            casino.notes[casino.filled] = notes.lowest();
            notes.remove(notes.lowest());
        }
    }
    state.owned = {};
    state.does = Does::Placed;
}

/// NEW-2: two dice of each colour lie where they fall, and the other six are to be rolled. NEW-7: they pay
/// nothing yet.
inline void apply(State& state, const kit::ColourFaces& draw) {
    kit::place(state.dice, draw);
    state.left = PerColour::each(kit::kDiceOfAColour - kDicePlaced);
    state.does = Does::Colours;
}

/// NEW-3: two cards each; the rest is put aside unseen.
template <core::House H>
ColoursDraw deal_colours(const State& state, H& house) {
    ColoursDraw draw{};
    Colours cards = Colours::all();
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        draw.owned[seat] = kit::some_of(cards, kColoursEach, house);
        cards = cards.without(draw.owned[seat]);
    }
    return draw;
}

inline void apply(State& state, const ColoursDraw& draw) {
    state.owned = draw.owned;
    state.does = Does::Roll;
}

/// Who owns a colour: a seat, or the number of seats if nobody does.
inline unsigned owner_of(const State& state, Colour colour) {
    unsigned seat = 0;
    while (seat < state.setup.seats && !state.owned[seat].has(colour)) ++seat;
    return seat;
}

/// NEW-8: the players take the notes of their colours; the others, and those not won, are out.
inline void take_notes(State& state) {
    for (const Casino& casino : state.casinos)
        for (unsigned i = 0; i < casino.filled; ++i) {
            const unsigned owner =
                i < casino.won ? owner_of(state, casino.winners[i].colour) : state.setup.seats;
            (owner < state.setup.seats ? state.purses[owner] : state.out).add(casino.notes[i]);
        }
}

/// NEW-9: all dice come back, and the player left of the first starter starts the second round.
inline void end_round(State& state) {
    take_notes(state);
    state.dice = {};
    state.casinos = {};
    if (state.round == kRounds) {
        state.does = Does::Over;
        return;
    }
    state.first = core::left_of(state.first, state.setup.seats);
    begin_round(state);
}

}  // namespace colours
