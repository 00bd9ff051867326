#include "app/pace.h"

#include <thread>

#include "app/command.h"
#include "app/tables.h"
#include "lab/crew.h"

namespace app {

void PaceArguments::add_to(CLI::App& command, const char* about_seconds, const char* about_playouts) {
    command.add_option("--seconds", seconds, about_seconds)->type_name("NUMBER")->check(number(0.01, 86400));
    add_number(command, "--playouts", playouts, about_playouts, std::uint64_t{1},
               std::uint64_t{1'000'000'000});
    add_number(command, "--seed", seed, "Of the playouts (1)");
    add_number(command, "--threads", threads, "How many cores work (all)", 1, 256);
}

lab::Pace PaceArguments::pace() const {
    const int cores =
        threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return lab::pace_of(cores, std::chrono::milliseconds(static_cast<std::int64_t>(1000 * seconds)), playouts,
                        seed);
}

const lab::Odds& odds_for(const match::AnyMatch& match) {
    auto odds = lab::odds_of(match.header().game);
    if (!odds) throw refused(rule_and_why(odds.wrong));
    return **odds;
}

}  // namespace app
