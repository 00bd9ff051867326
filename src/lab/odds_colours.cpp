// The odds of the game of hidden colours.

#include "bots/colours/knowledge.h"
#include "lab/odds_games.h"
#include "lab/odds_typed.h"

namespace lab {
namespace {

using namespace colours;

struct ColoursHorizon {
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

}  // namespace

const Odds& colours_odds() {
    static const TypedOdds<bots::ColoursKnowledge, ColoursHorizon> odds;
    return odds;
}

}  // namespace lab
