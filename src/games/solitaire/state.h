#pragma once
// Every fact of a moment of solitaire.

#include <compare>

#include "games/solitaire/setup.h"

namespace solitaire {

using core::Face;
using core::Faces;
using kit::ColourRoll;
using kit::PerColour;

/// What is asked now.
enum class Does : std::uint8_t {
    // the house is asked
    Notes,   // SOLO-1: notes for the casinos
    Rivals,  // SOLO-2: whose dice are placed at the start
    Placed,  // SOLO-2: what those dice show
    Roll,    // SOLO-4
    // the player is asked
    Place,  // SOLO-4
    Over
};

/// What lies open: states and views have it in common.
struct Open {
    Setup setup;
    std::uint8_t round;  // 1 to 4
    std::uint8_t group;  // 1 or 2: the group of dice in play, 0 before the first
    Does does;
    Colours rivals;                     // whose dice were placed at the start
    PerColour left;                     // dice of the group in play
    ColourRoll roll;                    // what lies before the player
    kit::ColourTable dice;              // at the casinos
    std::array<Notes, kCasinos> notes;  // at the casinos

    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    kit::Stack stack;
    Notes own, others;  // what the player's colour has won, and the other seven together

    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

}  // namespace solitaire
