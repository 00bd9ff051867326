#pragma once
// What follows from what lies open: who would be paid now, and what each placement would lead to. Pages and
// terminals draw it, they do not work it out.

#include "games/solitaire/view.h"

namespace solitaire {

/// What the casinos would pay to the player's colour and to the others if the round ended now.
inline std::array<Money, 2> sums_now(const Open& table, const kit::ColourTable& dice) {
    std::array<Money, 2> sums{};
    for (unsigned casino = 0; casino < kCasinos; ++casino)
        for (const Award& award : awards(table.notes[casino], dice[casino]))
            sums[award.colour == table.setup.colour ? 0 : 1] += worth(award.note);
    return sums;
}

/// Who would be paid, the highest note first.
inline core::Few<Colour, kit::kColours> paid(Notes notes, PerColour dice) {
    core::Few<Colour, kit::kColours> colours;
    for (const Award& award : awards(notes, dice)) colours.add(award.colour);
    return colours;
}

/// The same once one of the values rolled is placed.
inline std::array<Money, 2> sums_then(const Open& table, const kit::Prospect& to) {
    kit::ColourTable dice = table.dice;
    dice[kit::casino_of(to.place)] = to.dice;
    return sums_now(table, dice);
}

/// SOLO-3: what comes after the group in play.
inline PerColour later(const Open& table) {
    return table.group == 1 ? group_of(table.setup, table.rivals, 2) : PerColour{};
}

}  // namespace solitaire
