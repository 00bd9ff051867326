#pragma once
// What follows from what lies open: who would be paid, and what each colour has won so far. Pages and
// terminals draw it, they do not work it out.

#include "games/colours/view.h"

namespace colours {

/// What the casino pays if these dice lie there after a placement, the lowest note first, as they lie there.
struct Pay {
    Note note;
    Colour colour;
};
inline core::Few<Pay, kNotesEach> pays(const Casino& casino, PerColour dice) {
    core::Few<Pay, kNotesEach> all;
    const Awards paid = awards(casino, dice);
    for (int i = paid.size(); i > 0; --i) all.add({casino.notes[paid[i - 1].note], paid[i - 1].colour});
    return all;
}

/// A colour: everybody sees its dice, and the notes on which some of them lie.
struct ColourStanding {
    Colour colour;
    int left;
    Notes won;
    Seat owner;  // kSpectator if the viewer knows none
};
inline core::Few<ColourStanding, kit::kColours> colours_now(const View& seen) {
    core::Few<ColourStanding, kit::kColours> all;
    for (const Colour colour : Colours::all()) {
        ColourStanding one{colour, seen.left.of(colour), {}, core::kSpectator};
        for (const Casino& casino : seen.casinos)
            for (unsigned i = 0; i < casino.won; ++i)
                if (casino.winners[i].colour == colour) one.won.add(casino.notes[i]);
        for (unsigned seat = kMostSeats; seat-- > 0;)
            if (seen.owned[seat].has(colour)) one.owner = Seat(seat);
        all.add(one);
    }
    return all;
}

}  // namespace colours
