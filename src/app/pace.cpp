#include "app/pace.h"

#include <thread>

#include "app/command.h"
#include "lab/crew.h"

namespace app {

void PaceArguments::add_to(CLI::App& command, const char* about_seconds, const char* about_playouts) {
    command.add_option("--seconds", seconds, about_seconds)
        ->type_name("NUMBER")
        ->check(CLI::Range(0.01, 86400.0).description(""));
    command.add_option("--playouts", playouts, about_playouts)
        ->type_name("NUMBER")
        ->check(kWholeNumber)
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}).description(""));
    command.add_option("--seed", seed, "Of the playouts (1)")->type_name("NUMBER")->check(kWholeNumber);
    command.add_option("--threads", threads, "How many cores work (all)")
        ->type_name("NUMBER")
        ->check(CLI::Range(1, 256).description(""));
}

lab::Pace PaceArguments::pace() const {
    const int cores =
        threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return lab::pace_of(cores, std::chrono::milliseconds(static_cast<std::int64_t>(1000 * seconds)), playouts,
                        seed);
}

}  // namespace app
