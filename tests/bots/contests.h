#pragma once
// Small contests for tests, and their deals.

#include "bots/arena/contest.h"
#include "bots/arena/workers.h"

namespace bots::test {

inline arena::Contest contest_of(const std::string& name, int seats, const std::vector<std::string>& bots,
                                 std::uint64_t seed, const std::string& options = "{}") {
    const match::AnyGame& game = *match::find_game(name);
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("Seat " + std::to_string(i));
    std::vector<arena::Contestant> players;
    for (const std::string& bot : bots) players.push_back(*arena::read_contestant(bot, {50, {}, 1}));
    return make_contest(game, std::move(*game.open(names, options)), players, seed);
}

inline std::vector<arena::Deal> played(const arena::Contest& contest, std::uint64_t deals, int threads = 1) {
    arena::Workers<arena::Deal> workers([&](std::uint64_t number) { return play_deal(contest, number); },
                                        deals, threads);
    arena::InOrder<arena::Deal> in_order;
    std::vector<arena::Deal> all;
    while (all.size() < deals) {
        if (auto deal = workers.next(std::chrono::milliseconds(100))) in_order.add(std::move(*deal));
        while (auto deal = in_order.take()) all.push_back(std::move(*deal));
    }
    return all;
}

}  // namespace bots::test
