// The odds of Las Vegan: cabbages lie open, hands do not.

#include "bots/las_vegan/knowledge.h"
#include "lab/odds_typed.h"

namespace lab {

using namespace las_vegan;

template <>
struct HorizonOf<las_vegan::LasVegan> {
    static constexpr bool kCountsInOnes = true;  // cabbages
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Regular; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 12; }
    static std::optional<View> for_money(const View& view) { return view; }
};

template const Odds& odds<las_vegan::LasVegan>();

}  // namespace lab
