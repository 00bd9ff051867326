// The odds of Las Vegan: cabbages lie open, hands do not.

#include "bots/las_vegan/knowledge.h"
#include "lab/odds_games.h"
#include "lab/odds_typed.h"

namespace lab {
namespace {

using namespace las_vegan;

struct LasVeganHorizon {
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Regular; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 12; }
    static std::optional<View> for_money(const View& view) { return view; }
};

}  // namespace

const Odds& las_vegan_odds() {
    static const TypedOdds<bots::LasVeganKnowledge, LasVeganHorizon> odds;
    return odds;
}

}  // namespace lab
