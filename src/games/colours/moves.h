#pragma once
// What seats answer and what the house draws, in the game of hidden colours.

#include <variant>

#include "games/colours/state.h"
#include "kit/dyed_play.h"

namespace colours {

using Move = kit::Placing;  // NEW-4
using Moves = kit::Placings;

/// NEW-4: who starts, by lot.
struct FirstDraw {
    Seat seat;
    bool operator==(const FirstDraw&) const = default;
};

/// NEW-2: three notes for each casino; they are sorted, so they have no order of their own.
struct NotesDraw {
    std::array<Notes, kCasinos> notes;
    bool operator==(const NotesDraw&) const = default;
};

/// NEW-3: each seat's colours.
struct ColoursDraw {
    std::array<Colours, kMostSeats> owned;
    bool operator==(const ColoursDraw&) const = default;
};

/// Who starts; notes; what the dice of the set-up show; colours; a roll.
using Draw = std::variant<FirstDraw, NotesDraw, kit::ColourFaces, ColoursDraw, ColourRoll>;

}  // namespace colours
