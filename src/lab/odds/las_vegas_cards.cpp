// The odds of the card game.

#include "bots/las_vegas_cards/knowledge.h"
#include "lab/odds_typed.h"

namespace lab {

using namespace las_vegas_cards;

template <>
struct HorizonOf<las_vegas_cards::LasVegasCards> {
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Regular; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 8; }
    static std::optional<View> for_money(const View& view) {
        View open = view;
        open.setup.open_purses = true;
        return open;
    }
};

template const Odds& odds<las_vegas_cards::LasVegasCards>();

}  // namespace lab
