#include "app/bench_perfect.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/command.h"
#include "app/progress.h"
#include "bots/arena/losses.h"

namespace app {
namespace {

using bots::arena::Estimate;
using bots::arena::Loss;

std::string part_of_a_game(const Estimate& chance) { return fmt::format("{:.3f}", 100 * chance.value); }
std::string interval(const Estimate& chance) {
    return fmt::format("{:.3f} to {:.3f}", 100 * chance.low, 100 * chance.high);
}

/// Nobody plays better than perfectly.
Estimate at_least_nothing(Estimate loss) {
    loss.low = std::max(0.0, loss.low);
    return loss;
}

}  // namespace

void bench_perfect(const std::string& game, int games, std::uint64_t seed) {
    Progress progress("games", static_cast<std::uint64_t>(games), 0);
    // Each thinks ten times as long as the one before it.
    const std::vector<Loss> losses = bots::arena::losses(
        game, {.playouts = {1000, 10'000, 100'000}, .games = games, .seed = seed, .played = [&](int played) {
                   progress.show(static_cast<std::uint64_t>(played));
               }});
    print(fmt::format("{}, 2 seats: what an expert loses against perfect play, {} games, seed {}\n", game,
                      games, seed));
    constexpr const char* kRow = "{:>9} {:>9} {:>16} {:>17} {:>16} {:>10}\n";
    print(fmt::format(fmt::runtime(kRow), "playouts", "% a game", "95 %", "less than before", "95 %",
                      "ms a move"));
    for (const Loss& loss : losses) {
        const bool first = &loss == &losses.front();
        print(fmt::format(
            fmt::runtime(kRow), loss.playouts, part_of_a_game(loss.lost),
            interval(at_least_nothing(loss.lost)), first ? "" : part_of_a_game(loss.less_than_before),
            first ? "" : interval(loss.less_than_before), fmt::format("{:.2f}", 1000 * loss.seconds)));
    }
}

}  // namespace app
