// The odds of solitaire: nothing that matters is hidden from the player.

#include "bots/solitaire/knowledge.h"
#include "lab/odds_typed.h"

namespace lab {

using namespace solitaire;

template <>
struct HorizonOf<solitaire::Solitaire> {
    static Until until(const View&) { return Until::Round; }
    static Play play(const View&) { return Play::Best; }
    static bool reached(const State& start, const State& now) { return now.round != start.round; }
    static int careful(const State&) { return 1000; }
    static std::optional<View> for_money(const View& view) { return view; }
};

template const Odds& odds<solitaire::Solitaire>();

}  // namespace lab
