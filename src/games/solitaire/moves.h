#pragma once
// What the player answers and what the house draws, in solitaire.

#include <variant>

#include "games/solitaire/state.h"

namespace solitaire {

/// SOLO-4: the value whose dice are placed.
struct Move {
    Face place;
    bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) <= 8);

using Moves = core::Few<Move, 8>;

/// SOLO-2: whose dice are placed at the start, by lot.
struct RivalsDraw {
    Colours colours;
    bool operator==(const RivalsDraw&) const = default;
};

/// Notes for the casinos; the rivals; what their dice show; a roll.
using Draw = std::variant<kit::Fill, RivalsDraw, kit::ColourFaces, ColourRoll>;

}  // namespace solitaire
