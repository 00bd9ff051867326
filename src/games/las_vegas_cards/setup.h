#pragma once
// What a table agrees on before the first card: LVC-1, LVC-2.

#include <compare>

#include "core/seat.h"
#include "games/las_vegas_cards/cards.h"
#include "kit/notes.h"
#include "kit/tokens.h"

namespace las_vegas_cards {

using core::Seat;
using core::Seats;
using kit::Money;
using kit::Note;
using kit::Notes;
using kit::Token;
using kit::Tokens;

using core::kByLot;

struct Setup {
    std::uint8_t seats = 2;
    Seat first = kByLot;       // LVC-13: the first player of the sequential game is named, or drawn by lot
    bool open_purses = false;  // LVC-2: the safes are hidden, unless the table agrees otherwise
    bool sequential = false;   // LVC-13
    bool tokens = false;       // TOK-1, with the sequential game only (TOK-4)
    auto operator<=>(const Setup&) const = default;
};

// LVC-2: 2 to 5 players.
inline constexpr int kFewestSeats = 2, kMostSeats = 5;
inline constexpr int kRounds = 4;
inline constexpr int kTurns = 6;
inline constexpr int kHand = 5;  // LVC-3

// LVC-1: six casinos, two notes each every round; 48 notes, six each of 30,000 to 100,000.
inline constexpr int kCasinos = 6;
inline constexpr int kNotesEach = 2;
inline constexpr Notes kNotes = [] {
    Notes notes{};
    for (int thousands = 30; thousands <= 100; thousands += 10)
        notes.bag += core::Bag::of(kind(kit::note_of(thousands)), 6);
    return notes;
}();
static_assert(kNotes.count() == kRounds * kCasinos * kNotesEach);

}  // namespace las_vegas_cards
