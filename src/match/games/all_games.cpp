// The list of all games.

#include "games/list.h"
#include "match/any_game.h"

namespace match {
namespace {

template <class... Games>
std::vector<const AnyGame*> listed(core::TypeList<Games...>) {
    return {&game<Games>()...};
}

}  // namespace

const std::vector<const AnyGame*>& games() {
    static const std::vector<const AnyGame*> all = listed(games::All{});
    return all;
}

}  // namespace match
