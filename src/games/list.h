#pragma once
// All games, in the order of the rules. There is no other list: whoever knows something of each game has a
// slot for it, a function template that its header only declares and that the game's own file of that layer
// instantiates. A slot that nobody fills does not link. See docs/how-to/add-a-game.md.

#include "core/type_list.h"

// Tests build the program a second time, with a game of their own.
#ifdef CROUPIER_MORE_GAMES
#include CROUPIER_MORE_GAMES
#else
namespace games {
using More = core::TypeList<>;
}
#endif

namespace las_vegas {
struct LasVegas;
}
namespace solitaire {
struct Solitaire;
}
namespace colours {
struct HiddenColours;
}
namespace las_vegas_cards {
struct LasVegasCards;
}
namespace las_vegan {
struct LasVegan;
}
namespace monte_carlo {
struct MonteCarlo;
}

namespace games {

using All =
    core::Joined<core::TypeList<las_vegas::LasVegas, solitaire::Solitaire, colours::HiddenColours,
                                las_vegas_cards::LasVegasCards, las_vegan::LasVegan, monte_carlo::MonteCarlo>,
                 More>;

}  // namespace games
