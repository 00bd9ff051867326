#include "lab/odds_typed.h"
#include "seventh/slots/knowledge.h"

namespace lab {

template <>
struct HorizonOf<puddles::Puddles> {
    using View = puddles::View;
    using State = puddles::State;
    static constexpr bool kCountsInOnes = true;  // squares
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Regular; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 20; }
    static std::optional<View> for_money(const View& view) { return view; }
};

template const Odds& odds<puddles::Puddles>();

}  // namespace lab
