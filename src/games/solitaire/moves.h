#pragma once
// What the player answers and what the house draws, in solitaire.

#include <variant>

#include "games/solitaire/state.h"
#include "kit/dyed_play.h"

namespace solitaire {

using Move = kit::Placing;  // SOLO-4
using Moves = kit::Placings;

/// SOLO-2: whose dice are placed at the start, by lot.
struct RivalsDraw {
    Colours colours;
    bool operator==(const RivalsDraw&) const = default;
};

/// Notes for the casinos; the rivals; what their dice show; a roll.
using Draw = std::variant<kit::Fill, RivalsDraw, kit::ColourFaces, ColourRoll>;

}  // namespace solitaire
