#include "lab/simulation_facts.h"

namespace lab::simulation {

Places places_of(const match::AnyMatch& table) {
    auto slot = find_simulation(table.header().game);
    if (!slot) return {"Places", "round", "rounds", "money", false};
    return slot->places(table);
}

Facts facts_of(const bots::arena::PlayedGame& game) {
    const match::AnyMatch& match = *game.match;
    Facts facts;
    facts.money = game.ended.money;
    // Solitaire has one seat and two sides.
    const core::Standing standing = match.score();
    for (int side = match.seats(); side < standing.count; ++side)
        facts.money.push_back(standing.money[static_cast<unsigned>(side)]);
    facts.winners = game.ended.winners;
    facts.given_up_by = game.given_up_by;
    facts.decisions = game.decisions;
    if (auto slot = find_simulation(match.header().game)) slot->listen(match, facts);
    return facts;
}

}  // namespace lab::simulation
