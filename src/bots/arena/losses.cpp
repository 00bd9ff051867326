#include "bots/arena/losses.h"

#include "bots/makers.h"

namespace bots::arena {

bool has_perfect_players(const std::string& game) {
    const BotsOf* bots = find_bots(game);
    return bots != nullptr && bots->losses != nullptr;
}

std::vector<Loss> losses(const std::string& game, const Examination& examination) {
    if (!has_perfect_players(game)) return {};
    return find_bots(game)->losses(examination);
}

}  // namespace bots::arena
