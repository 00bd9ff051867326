#pragma once
// What a table agrees on before the first die: NEW-1, NEW-4.

#include <compare>

#include "core/seat.h"
#include "kit/dyed.h"
#include "kit/fill.h"

namespace colours {

using core::Seat;
using kit::Colour;
using kit::Colours;
using kit::Money;
using kit::Note;
using kit::Notes;

using core::kByLot;

struct Setup {
    std::uint8_t seats = 2;
    Seat first = kByLot;       // NEW-4: the first player is named, or drawn by lot
    bool open_purses = false;  // LV-13

    auto operator<=>(const Setup&) const = default;
};

// NEW-1: 2 to 4 players, six casinos, all notes (the hundreds too), no rainbow cards.
inline constexpr int kFewestSeats = 2, kMostSeats = 4;
inline constexpr int kCasinos = 6;
inline constexpr Notes kNotes = kit::kNotesAndHundreds;

// NEW-2: three notes at each casino, and two dice of each colour placed before the first turn.
inline constexpr int kNotesEach = 3, kDicePlaced = 2;
inline constexpr int kNotesARound = kCasinos * kNotesEach;

// NEW-3: two colours each; one of the eight bonus cards shows each colour.
inline constexpr int kColoursEach = 2;

// NEW-9: two rounds.
inline constexpr int kRounds = 2;

}  // namespace colours
