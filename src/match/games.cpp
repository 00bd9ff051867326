// The list of all games.

#include "games/las_vegan/las_vegan.h"
#include "games/las_vegas/las_vegas.h"
#include "match/typed_match.h"

namespace match {

const std::vector<const AnyGame*>& games() {
    static const TypedGame<las_vegas::LasVegas> las_vegas;
    static const TypedGame<las_vegan::LasVegan> las_vegan;
    static const std::vector<const AnyGame*> all{&las_vegas, &las_vegan};
    return all;
}

}  // namespace match
