// The books of all games.

#include "box/slips/colours.h"
#include "box/slips/las_vegan.h"
#include "box/slips/las_vegas.h"
#include "box/slips/las_vegas_cards.h"
#include "box/slips/monte_carlo.h"
#include "box/slips/solitaire.h"
#include "box/typed_book.h"

namespace box {
namespace {

template <core::Game G>
const AnyBook& the_book() {
    static const TypedBook<G> book;
    return book;
}

}  // namespace

const AnyBook& book_of(std::string_view game) {
    if (game == las_vegas::LasVegas::kAbout.name) return the_book<las_vegas::LasVegas>();
    if (game == solitaire::Solitaire::kAbout.name) return the_book<solitaire::Solitaire>();
    if (game == colours::HiddenColours::kAbout.name) return the_book<colours::HiddenColours>();
    if (game == las_vegas_cards::LasVegasCards::kAbout.name)
        return the_book<las_vegas_cards::LasVegasCards>();
    if (game == las_vegan::LasVegan::kAbout.name) return the_book<las_vegan::LasVegan>();
    return the_book<monte_carlo::MonteCarlo>();
}

}  // namespace box
