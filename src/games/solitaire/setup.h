#pragma once
// What the player decides before the first die: SOLO-1, SOLO-2, SOLO-6 to SOLO-8.

#include <compare>

#include "kit/dyed.h"
#include "kit/fill.h"

namespace solitaire {

using core::Seat;
using kit::Colour;
using kit::Colours;
using kit::Money;
using kit::Note;
using kit::Notes;

struct Setup {
    Colour colour = Colour::Red;              // SOLO-2: one's own
    std::uint8_t rivals = 1;                  // SOLO-6: opponents placed at the start
    std::uint8_t dice = kit::kDiceOfAColour;  // SOLO-7: of one's own
    std::uint8_t rounds = 1;                  // SOLO-8
    bool open_purses = false;                 // whether onlookers see the money before the end

    auto operator<=>(const Setup&) const = default;
};

inline constexpr int kMostRivals = 2, kMostRounds = 4;
inline constexpr Seat kPlayer{0};

// SOLO-1: six casinos, all notes (the hundreds too) and no rainbow cards; casinos are filled to 50,000.
inline constexpr int kCasinos = kit::kFilledCasinos;
inline constexpr Notes kNotes = kit::kNotesAndHundreds;
inline constexpr Money kMinimum{50'000};

// SOLO-3: two groups of dice, half of the dice of each colour in each.
inline constexpr int kGroups = 2;

}  // namespace solitaire
