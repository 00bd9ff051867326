// The list of all games.

#include "games/colours/colours.h"
#include "games/las_vegan/las_vegan.h"
#include "games/las_vegas/las_vegas.h"
#include "games/las_vegas_cards/las_vegas_cards.h"
#include "games/monte_carlo/monte_carlo.h"
#include "games/solitaire/solitaire.h"
#include "match/typed_match.h"

namespace match {

const std::vector<const AnyGame*>& games() {
    static const TypedGame<las_vegas::LasVegas> las_vegas;
    static const TypedGame<solitaire::Solitaire> solitaire;
    static const TypedGame<colours::HiddenColours> colours;
    static const TypedGame<las_vegas_cards::LasVegasCards> las_vegas_cards;
    static const TypedGame<las_vegan::LasVegan> las_vegan;
    static const TypedGame<monte_carlo::MonteCarlo> monte_carlo;
    static const std::vector<const AnyGame*> all{&las_vegas,       &solitaire, &colours,
                                                 &las_vegas_cards, &las_vegan, &monte_carlo};
    return all;
}

}  // namespace match
