// The list of all games.

#include "games/colours/colours.h"
#include "games/las_vegas/las_vegas.h"
#include "games/solitaire/solitaire.h"
#include "match/typed_match.h"

namespace match {

const std::vector<const AnyGame*>& games() {
    static const TypedGame<las_vegas::LasVegas> las_vegas;
    static const TypedGame<solitaire::Solitaire> solitaire;
    static const TypedGame<colours::HiddenColours> colours;
    static const std::vector<const AnyGame*> all{&las_vegas, &solitaire, &colours};
    return all;
}

}  // namespace match
