#pragma once
// Every fact of a moment of the game of hidden colours.

#include <compare>

#include "games/colours/setup.h"

namespace colours {

using core::Face;
using core::Faces;
using kit::ColourRoll;
using kit::PerColour;

/// What is asked now.
enum class Does : std::uint8_t {
    // the house is asked
    First,    // NEW-4: who starts
    Notes,    // NEW-2: notes for the casinos
    Placed,   // NEW-2: what the dice of the set-up show
    Colours,  // NEW-3: who owns which colours
    Roll,     // NEW-4
    // a seat is asked
    Place,  // NEW-4
    Over
};

/// NEW-6: who won a note; the dice lie on it.
struct Winner {
    Colour colour;
    std::uint8_t dice;
    auto operator<=>(const Winner&) const = default;
};

/// A casino's notes in rising order. The lowest are always won first.
struct Casino {
    std::array<Note, kNotesEach> notes;
    std::uint8_t filled;  // notes put there this round
    std::uint8_t won;     // so many of them, the lowest, are won
    std::array<Winner, kNotesEach> winners;

    constexpr int left() const { return filled - won; }
    auto operator<=>(const Casino&) const = default;
};

/// What lies open: states and views have it in common.
struct Open {
    Setup setup;
    std::uint8_t round;  // 1 or 2; 0 before who starts is known
    Seat first;          // starts this round
    Seat active;         // whose turn it is
    Does does;
    PerColour left;         // dice to be rolled
    ColourRoll roll;        // what lies before the active player
    kit::ColourTable dice;  // at the casinos
    std::array<Casino, kCasinos> casinos;
    Notes out;  // NEW-8: what nobody took

    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    /// NEW-3: the colours of each seat. They stay there, for all to see, after the round (NEW-8).
    std::array<Colours, kMostSeats> owned;
    Notes stack;  // its order is not known before it is drawn
    std::array<Notes, kMostSeats> purses;

    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

/// NEW-3, NEW-8: from the deal to the last die only its owner knows a pair of colours.
constexpr bool colours_are_secret(Does does) { return does == Does::Roll || does == Does::Place; }

}  // namespace colours
