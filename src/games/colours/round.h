#pragma once
// A round begins and ends: NEW-2, NEW-3, NEW-7 to NEW-9.

#include "games/colours/events.h"

namespace colours {

inline void begin_round(State& state) {
    ++state.round;
    state.active = state.first;
    state.does = Does::Notes;
}

template <class W>
void apply(State& state, const FirstDraw& draw, W& tell) {
    state.first = draw.seat;
    tell(First{draw.seat});
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
template <class W>
void apply(State& state, const NotesDraw& draw, W& tell) {
    for (unsigned i = 0; i < kCasinos; ++i) {
        Notes notes = draw.notes[i];
        state.stack.bag -= notes.bag;
        Casino& casino = state.casinos[i];
        for (casino.filled = 0; !notes.none(); ++casino.filled) {
            casino.notes[casino.filled] = notes.lowest();
            notes.remove(notes.lowest());
        }
    }
    tell(Filled{state.round, state.first, draw.notes});
    state.owned = {};
    state.does = Does::Placed;
}

/// NEW-2: two dice of each colour lie where they fall, and the other six are to be rolled. NEW-7: they pay
/// nothing yet.
template <class W>
void apply(State& state, const kit::ColourFaces& draw, W& tell) {
    kit::place(state.dice, draw);
    tell(StartPlaced{draw});
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

template <class W>
void apply(State& state, const ColoursDraw& draw, W& tell) {
    state.owned = draw.owned;
    tell(Dealt{state.setup.seats, draw.owned});
    tell(Turn{state.active});
    state.does = Does::Roll;
}

/// Who owns a colour: a seat, or the number of seats if nobody does.
inline unsigned owner_of(const State& state, Colour colour) {
    unsigned seat = 0;
    while (seat < state.setup.seats && !state.owned[seat].has(colour)) ++seat;
    return seat;
}

/// NEW-8: everybody shows the colours, and so what they have won.
template <class W>
void reveal(const State& state, W& tell) {
    if constexpr (core::kListens<W>) {
        Revealed shown{state.setup.seats, state.owned, {}};
        for (const Casino& casino : state.casinos)
            for (unsigned i = 0; i < casino.won; ++i) {
                const unsigned owner = owner_of(state, casino.winners[i].colour);
                if (owner < state.setup.seats) shown.won[owner].add(casino.notes[i]);
            }
        tell(shown);
    }
}

/// NEW-8: the players take the notes of their colours; the others, and those not won, are out.
template <class W>
void take_notes(State& state, W& tell) {
    for (std::uint8_t number = 1; number <= kCasinos; ++number) {
        const Casino& casino = state.casinos[number - 1u];
        Notes out{};
        for (unsigned i = 0; i < casino.filled; ++i) {
            const Colour colour = casino.winners[i].colour;
            const unsigned owner = i < casino.won ? owner_of(state, colour) : state.setup.seats;
            const bool taken = owner < state.setup.seats;
            (taken ? state.purses[owner] : out).add(casino.notes[i]);
            if (taken) tell(Taken{number, Seat(owner), colour, casino.notes[i]});
        }
        if (!out.none()) tell(Returned{number, out});
        state.out.bag += out.bag;
    }
}

/// NEW-9: all dice come back, and the player left of the first starter starts the second round.
template <class W>
void end_round(State& state, W& tell) {
    tell(RoundOver{state.round});
    reveal(state, tell);
    take_notes(state, tell);
    state.dice = {};
    state.casinos = {};
    if (state.round == kRounds) {
        state.does = Does::Over;
        for (unsigned seat = 0; seat < state.setup.seats; ++seat)
            tell(Scored{Seat(seat), state.purses[seat].money()});
        return;
    }
    state.first = core::left_of(state.first, state.setup.seats);
    begin_round(state);
}

}  // namespace colours
