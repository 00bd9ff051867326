// croupier simulate: many games of bots, and what they say about a game.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "app/command.h"
#include "app/contests.h"
#include "app/progress.h"
#include "app/ranks.h"
#include "app/stop_signals.h"
#include "app/tables.h"
#include "bots/arena/workers.h"
#include "lab/simulation_report.h"
#include "words/words.h"

namespace app {
namespace {

using bots::arena::Contest;
using bots::arena::Contestant;
using lab::simulation::Report;
using lab::simulation::Tables;
using lab::simulation::Tally;

constexpr std::uint64_t kMostGames = 1'000'000'000;

struct Simulate {
    std::string game;
    BotArguments bots;
    OptionArguments options;
    std::optional<std::string> compare;
    std::uint64_t games = 1000, seed = 1;
    bool json = false;
    std::string csv, svg;
};

std::string whole(std::uint64_t number) {
    return words::money(static_cast<std::int64_t>(number), words::Language::English);
}

/// A list of one bot is for the whole table: four seats, or as many as the game takes.
int seats_of(const Simulate& command, const match::AnyGame& game, std::size_t listed) {
    constexpr int kGoodCompany = 4;
    if (command.bots.seats > 99)
        throw wrong_usage("No table has " + std::to_string(command.bots.seats) + " seats.");
    if (command.bots.seats >= 0) return command.bots.seats;
    if (listed == 1) return std::clamp(kGoodCompany, game.about().fewest, game.about().most);
    return static_cast<int>(listed);
}

std::shared_ptr<const match::AnyMatch> open_compared(const Simulate& command, const match::AnyGame& game,
                                                     int seats) {
    try {
        OptionArguments options;
        options.json = command.options.changed(game, seats, *command.compare);
        return open_table(game, usual_names(seats), options);
    } catch (const Failure& failure) {
        throw Failure{failure.fault(), "--compare: " + failure.sentence()};
    }
}

Tables tables_of(const Simulate& command) {
    const match::AnyGame& game = game_named(command.game);
    const std::vector<Contestant> listed = command.bots.listed();
    const int seats = seats_of(command, game, listed.size());
    std::vector<std::shared_ptr<const match::AnyMatch>> starts{
        open_table(game, usual_names(seats), command.options)};
    if (command.compare) {
        starts.push_back(open_compared(command, game, seats));
        if (starts[0]->header().options == starts[1]->header().options)
            throw wrong_usage("--compare: both tables would play with the options " +
                              starts[0]->header().options + "; there is nothing to compare.");
    }
    const std::vector<Contestant> players = seated(game, listed, seats);
    const auto lost = complains_of_lost_games();
    Tables tables;
    for (const auto& start : starts) {
        tables.push_back(make_table(game, start, players, command.seed));
        tables.back().forfeited = lost;
    }
    return tables;
}

void check(const Simulate& command) {
    if (!command.csv.empty() && command.csv == command.svg)
        throw wrong_usage("--csv and --svg need two different files.");
    // Better to know it now than after an hour.
    for (const std::string& file : {command.csv, command.svg})
        if (!file.empty()) must_be_writable(file);
}

/// Plays and counts, until all is done or somebody stops it.
void play(const Simulate& command, const Tables& tables, const StopSignals& stop, Tally& tally) {
    using lab::simulation::Game;
    bots::arena::InOrder<Game> in_order;
    Progress progress("games", command.games, 0);
    stop.hold();  // only this thread is to be interrupted
    bots::arena::Workers<Game> workers(
        [&](std::uint64_t number) { return lab::simulation::play(tables, number); }, command.games,
        command.bots.threads);
    stop.release();
    while (tally.games() < command.games && !stop.stopped()) {
        if (auto game = workers.next(std::chrono::milliseconds(200))) in_order.add(std::move(*game));
        while (const auto game = in_order.take()) tally.add(*game);
        progress.show(tally.games());
    }
}

int run(const Simulate& command) {
    check(command);
    const Tables tables = tables_of(command);
    if (!speaks_for_all()) return kFine;  // of several ranks one is enough
    const StopSignals stop;
    Tally tally(tables);
    play(command, tables, stop, tally);
    const Report report{tally, command.games};
    const bool complete = tally.games() == command.games;
    if (tally.games() == 0) throw Failure{Fault::Stopped, "Stopped before the first game was over."};
    print(command.json ? as_json(report) + "\n" : as_text(report));
    flush_output();
    if (!command.csv.empty()) write_file(command.csv, as_csv(report));
    if (!command.svg.empty()) write_file(command.svg, as_svg(report));
    if (complete) return kFine;
    complain(fmt::format("Stopped after {} of {} games; the report is about those.", whole(tally.games()),
                         whole(command.games)));
    return kStopped;
}

}  // namespace

void add_simulate(CLI::App& program, Action& chosen) {
    CLI::App& command =
        *program.add_subcommand("simulate", "Let bots play many games, and describe the game");
    const auto options = options_of<Simulate>(command, chosen, run);
    options->bots.names = "regular";
    command.add_option("GAME", options->game, "The game; `croupier games` lists them")->required();
    options->bots.add_to(command,
                         "How many seats; a shorter list of bots begins again (one a bot; 4 for one bot)");
    options->options.add_to(command);
    command
        .add_option("--compare", options->compare,
                    R"(A second table that differs in this: '{"neutral":true}', an option, a preset)")
        ->type_name("OPTIONS");
    add_number(command, "--games", options->games, "How many games (1000)", std::uint64_t{1}, kMostGames);
    add_number(command, "--seed", options->seed, "The same seed gives the same games (1)");
    command.add_flag("--json", options->json, "One JSON object instead of tables");
    command.add_option("--csv", options->csv, "Write all figures into this file, one a row")
        ->type_name("FILE");
    command.add_option("--svg", options->svg, "Draw the spread of money and the wins into this file")
        ->type_name("FILE");
    command.footer(
        "The report tells how long a game is, how the money is spread, how often each seat and the first,\n"
        "second, … player wins, how often the win is shared, and how often each casino or machine pays\n"
        "nothing. Intervals are those of 95 %. Shared wins are split. With --compare both tables play\n"
        "with the same chance as far as their games go alike, and the differences get intervals too.\n"
        "Without --ms the same command gives the same report, whatever the number of threads.\n"
        "Ctrl-C stops after the games that are being played and reports what there is (exit code 130).\n\n"
        "Examples:\n"
        "  croupier simulate las-vegas --seats 5 --games 10000 --threads 2\n"
        "  croupier simulate las-vegas --seats 5 --compare slot-machine --svg slot.svg\n"
        "  croupier simulate las-vegas-cards --bots expert,regular,novice --json\n"
        "  croupier simulate las-vegas --bots \"python3 mine.py\",regular --games 100\n");
}

}  // namespace app
