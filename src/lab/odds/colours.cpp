// The odds of the game of hidden colours.

#include "bots/colours/knowledge.h"
#include "lab/odds_typed.h"

namespace lab {

using namespace colours;

template <>
struct HorizonOf<colours::HiddenColours> {
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Regular; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 1000; }
    static std::optional<View> for_money(const View& view) {
        View open = view;
        open.setup.open_purses = true;
        return open;
    }
};

template const Odds& odds<colours::HiddenColours>();

}  // namespace lab
