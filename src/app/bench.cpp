// croupier bench: how fast random games are played, and a fingerprint of how they go.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/command.h"
#include "app/fingerprints.h"
#include "app/stopwatch.h"
#include "app/tables.h"
#include "match/presets.h"

namespace app {
namespace {

struct Bench {
    std::vector<std::string> games;
    bool check = false, update = false;
    double seconds = 0.5;
    std::string file;
};

struct Table {
    const match::AnyGame* game;
    int seats;
    std::string options;
    std::string name() const { return game->name() + " " + std::to_string(seats) + " " + options; }
};

/// Every number of seats with every preset that makes a difference there.
std::vector<Table> tables_of(const match::AnyGame& game) {
    std::vector<Table> tables;
    for (int seats = game.about().fewest; seats <= game.about().most; ++seats) {
        std::vector<std::string> known;
        for (const match::Preset& preset : match::presets(game)) {
            const std::string asked = match::preset_options(game, preset, seats);
            auto opened = game.open(usual_names(seats), asked);
            if (!opened) continue;
            const std::string options = (*opened)->header().options;
            if (std::find(known.begin(), known.end(), options) != known.end()) continue;
            known.push_back(options);
            tables.push_back({&game, seats, options});
        }
    }
    return tables;
}

match::Played played(const Table& table, std::uint64_t seed, std::uint64_t games) {
    return table.game->play_out(table.seats, table.options, seed, games).value.value();
}

std::string fingerprint(const Table& table) {
    constexpr std::uint64_t kSeed = 1, kGames = 1000;
    return fmt::format("{:016x}", played(table, kSeed, kGames).fingerprint);
}

/// Plays for about so long, the number of games doubling.
std::string speed(const Table& table, double seconds) {
    match::Played all;
    double time = 0;
    for (std::uint64_t games = 16; time < seconds; games *= 2) {
        const Stopwatch watch;
        const match::Played some = played(table, games, games);
        time += watch.seconds();
        all.games += some.games;
        all.decisions += some.decisions;
    }
    const double rate = static_cast<double>(all.decisions) / time;
    return fmt::format("{:>11.0f} {:>13.0f} {:>9.1f}", static_cast<double>(all.games) / time, rate,
                       1e9 / rate);
}

void print_states(const std::vector<const match::AnyGame*>& games) {
    print(fmt::format("\n{:<16} {:>12} {:>9}\n", "game", "state, bytes", "copy, ns"));
    for (const match::AnyGame* game : games) {
        constexpr std::uint64_t kTimes = 2'000'000;
        const Stopwatch watch;
        volatile unsigned sink = game->copy_states(kTimes);
        (void)sink;
        const double time = watch.seconds();
        print(
            fmt::format("{:<16} {:>12} {:>9.1f}\n", game->name(), game->state_bytes(), time / kTimes * 1e9));
    }
}

std::vector<const match::AnyGame*> chosen_games(const Bench& command) {
    if (command.games.empty()) return match::games();
    std::vector<const match::AnyGame*> games;
    for (const std::string& name : command.games) games.push_back(&game_named(name));
    return games;
}

int run(const Bench& command) {
    const std::string file = command.file.empty() ? fingerprints_file() : command.file;
    Fingerprints known = read_fingerprints(file, command.update);
    const std::vector<const match::AnyGame*> games = chosen_games(command);
    const bool measure = !command.check && !command.update;
    bool all_right = true;

    if (measure)
        print(fmt::format("{:<16}  {:>11} {:>13} {:>9}  {:<16}\n", "fingerprint", "games/s", "decisions/s",
                          "ns", "game, seats, options"));
    for (const match::AnyGame* game : games) {
        for (const Table& table : tables_of(*game)) {
            const std::string now = fingerprint(table);
            std::string& before = known[table.name()];
            if (command.update) before = now;
            if (measure) print(fmt::format("{}  {}  {}\n", now, speed(table, command.seconds), table.name()));
            flush_output();
            if (before == now) continue;
            all_right = false;
            complain(before.empty()
                         ? fmt::format("{}: {} has no fingerprint yet; `croupier bench --update` writes it.",
                                       file, table.name())
                         : fmt::format("{}: {} was {} and is {} now: the games go another way.", file,
                                       table.name(), before, now));
        }
    }
    if (measure) print_states(games);
    if (command.update) write_fingerprints(file, known);
    if (command.check && all_right) print_line("All fingerprints are as in " + file + ".");
    return all_right ? kFine : kRefused;
}

}  // namespace

void add_bench(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("bench", "Measure the speed of random games, and compare fingerprints");
    const auto options = options_of<Bench>(command, chosen, run);
    command.add_option("GAME", options->games, "Only these games");
    auto* check = command.add_flag("--check", options->check, "Only compare the fingerprints, quickly");
    command.add_flag("--update", options->update, "Write the fingerprints of today")->excludes(check);
    command.add_option("--seconds", options->seconds, "How long to measure each table, about (0.5)")
        ->type_name("NUMBER")
        ->check(CLI::Range(0.0, 3600.0));
    command
        .add_option("--fingerprints", options->file,
                    "The file with the fingerprints (bench/fingerprints.txt)")
        ->type_name("FILE");
    command.footer(
        "Complete games of random legal play through the public verbs, one thread, in processor time.\n"
        "The fingerprint is that of 1000 games from seed 1; a change that is meant to change nothing must\n"
        "not change it. Exit code 1 if one differs from the file.\n\n"
        "Example:\n  croupier bench las-vegas --seconds 2\n");
}

}  // namespace app
