// croupier bench: how fast random games are played, and a fingerprint of how they go.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include "app/bench_perfect.h"
#include "app/command.h"
#include "app/fingerprints.h"
#include "app/stopwatch.h"
#include "app/tables.h"
#include "bots/any_bot.h"
#include "bots/arena/losses.h"
#include "match/presets.h"

namespace app {
namespace {

struct Bench {
    std::vector<std::string> games;
    bool check = false, update = false, search = false;
    double seconds = 0.5;
    int perfect = 0;  // games
    std::uint64_t seed = 1;
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
        for (const core::Preset& preset : match::presets(game)) {
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

double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// The first question of a game that leaves a seat a choice.
std::unique_ptr<match::AnyMatch> first_choice(const Table& table) {
    auto match = std::move(*table.game->open(usual_names(table.seats), table.options));
    core::PlayoutHouse house(1);
    while (!match->ask().is_over()) {
        if (match->ask().is_chance()) {
            match->draw(house);
            continue;
        }
        const core::Seat seat = match->ask().asked.lowest();
        const std::vector<std::string> offers = match->offers(seat);
        if (offers.size() > 1) break;
        match->submit(seat, match->question(), offers.front());
    }
    return match;
}

/// Nanoseconds of the processor for a decision of random games.
double random_cost(const Table& table, std::uint64_t run) {
    const Stopwatch watch;
    const match::Played some = played(table, run, 200);
    return 1e9 * watch.seconds() / static_cast<double>(some.decisions);
}

double middle(std::vector<double> figures) {
    const auto half = figures.begin() + static_cast<std::ptrdiff_t>(figures.size() / 2);
    std::nth_element(figures.begin(), half, figures.end());
    return *half;
}

struct SearchSpeed {
    double playouts = 0;              // a second of one core, at best
    double decisions = 0;             // a playout
    double cost = 1e9, random = 1e9;  // nanoseconds for a decision of a playout and of a random game, at best
    double times = 0;                 // the middle one of all their ratios
    double threads = 0;               // how many times as many playouts two threads make, both at best
    double loops = 0;                 // how many times as many turns of a bare loop, the same
};

/// Something done by one thread and by two, by turns. Whoever shares the machine can only slow it down, so
/// the best of each is what it can do.
class OneAndTwo {
   public:
    /// `rate(threads)`: how much is done in a second of the clock on the wall.
    template <class Rate>
    void measure(Rate rate) {
        one_ = std::max(one_, rate(1));
        two_ = std::max(two_, rate(2));
    }
    double times() const { return two_ / one_; }

   private:
    double one_ = 0, two_ = 0;
};

/// Turns of a bare loop, which shares nothing and touches no memory: what two threads can do at best on this
/// machine.
double loop_rate(int threads) {
    constexpr int kTurns = 8'000'000;
    const auto loop = [] {
        core::Xoshiro numbers(1);
        std::uint64_t all = 0;
        for (int turn = 0; turn < kTurns; ++turn) all += numbers.next();
        [[maybe_unused]] const volatile std::uint64_t kept = all;
    };
    const double begin = wall_seconds();
    std::vector<std::jthread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(loop);
    loop();
    others.clear();
    return threads * kTurns / (wall_seconds() - begin);
}

/// Random games and a search by turns: what is compared has met the same machine. Then searches of one and of
/// two threads, as long as at a table: what it takes to start a thread is little beside that, unless the
/// game's expert ends its search by itself after some milliseconds.
SearchSpeed search_speed(const Table& table, double seconds) {
    constexpr std::uint64_t kPlayouts = 4000;
    constexpr double kThinking = 0.05;  // seconds
    const auto match = first_choice(table);
    const core::Seat seat = match->ask().asked.lowest();
    const auto bot = bots::make_bot(table.game->name(), "expert", {}, 1);
    SearchSpeed speed;
    std::vector<double> times;
    OneAndTwo searches, loops;
    const double until = wall_seconds() + seconds;
    for (std::uint64_t run = 0; run < 3 || wall_seconds() < until; ++run) {
        const double random = random_cost(table, run);
        const Stopwatch watch;
        const bots::Work work = bot->search(*match, seat, {kPlayouts, {}, 1});
        const double used = watch.seconds();
        const auto playouts = static_cast<double>(work.playouts);
        const double cost = 1e9 * used / static_cast<double>(work.decisions);
        times.push_back(cost / random);
        speed.playouts = std::max(speed.playouts, playouts / used);
        speed.decisions = static_cast<double>(work.decisions) / playouts;
        speed.cost = std::min(speed.cost, cost);
        speed.random = std::min(speed.random, random);
        searches.measure([&](int threads) {
            const auto wanted = static_cast<std::uint64_t>(threads * kThinking * speed.playouts);
            const double begin = wall_seconds();
            const bots::Work done = bot->search(*match, seat, {wanted, {}, threads});
            return static_cast<double>(done.playouts) / (wall_seconds() - begin);
        });
        loops.measure(loop_rate);
    }
    speed.times = middle(times);
    speed.threads = searches.times();
    speed.loops = loops.times();
    return speed;
}

int print_search(const std::vector<const match::AnyGame*>& games, double seconds) {
    print(fmt::format("{:>10} {:>9} {:>11} {:>9} {:>6} {:>9} {:>7}  {}\n", "playouts/s", "decisions",
                      "ns/decision", "random", "times", "2 threads", "2 loops", "game, seats, options"));
    for (const match::AnyGame* game : games) {
        if (!bots::make_bot(game->name(), "expert", {}, 1)) continue;
        for (const Table& table : tables_of(*game)) {
            const SearchSpeed speed = search_speed(table, 3 * seconds);
            print(fmt::format("{:>10.0f} {:>9.1f} {:>11.1f} {:>9.1f} {:>6.2f} {:>9.2f} {:>7.2f}  {}\n",
                              speed.playouts, speed.decisions, speed.cost, speed.random, speed.times,
                              speed.threads, speed.loops, table.name()));
            flush_output();
        }
    }
    return kFine;
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
    if (command.search) return print_search(chosen_games(command), command.seconds);
    if (command.perfect > 0) {
        std::vector<std::string> perfect;
        for (const match::AnyGame* game : match::games())
            if (bots::arena::has_perfect_players(game->name())) perfect.push_back(game->name());
        for (const std::string& game : command.games)
            if (!bots::arena::has_perfect_players(game_named(game).name()))
                throw wrong_usage(fmt::format("Only {} has perfect players, at two seats; leave {} out.",
                                              fmt::join(perfect, ", "), game));
        for (const std::string& game : command.games.empty() ? perfect : command.games)
            bench_perfect(game, command.perfect, command.seed);
        return kFine;
    }
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
    auto* update =
        command.add_flag("--update", options->update, "Write the fingerprints of today")->excludes(check);
    auto* search =
        command.add_flag("--search", options->search,
                         "Measure the search of experts instead: playouts a second, and their cost");
    search->excludes(check);
    auto* perfect = add_number(
        command, "--perfect", options->perfect,
        "Measure instead what experts of the dice game lose against perfect play, in so many games", 2,
        1'000'000);
    perfect->excludes(check)->excludes(update)->excludes(search);
    add_number(command, "--seed", options->seed, "Of those games (1)")->needs(perfect);
    command.add_option("--seconds", options->seconds, "How long to measure each table, about (0.5)")
        ->type_name("NUMBER")
        ->check(number(0, 3600));
    command
        .add_option("--fingerprints", options->file,
                    "The file with the fingerprints (bench/fingerprints.txt)")
        ->type_name("FILE");
    command.footer(
        "Complete games of random legal play through the public verbs, one thread, in processor time.\n"
        "The fingerprint is that of 1000 games from seed 1; a change that is meant to change nothing must\n"
        "not change it. Exit code 1 if one differs from the file.\n\n"
        "With --search: an expert searches from the first choice of a game. The columns are playouts a\n"
        "second of one core, answers and draws of a playout, what one of them costs, what one costs in a\n"
        "random game, how many times that is, how many times as many playouts two threads make in a search\n"
        "of a twentieth of a second (a shorter one in the card game and the race, whose experts end\n"
        "theirs by themselves), and how many times as many turns of a bare loop, measured in between: no\n"
        "search can do better than that on the same machine. On a machine that others use too,\n"
        "--seconds 2 tells more.\n\n"
        "With --perfect: two perfect players play the dice game, and at each of their choices experts are\n"
        "asked too. What their answers give away is counted, as a chance to win; a game takes some "
        "seconds.\n\n"
        "Examples:\n  croupier bench las-vegas --seconds 2\n  croupier bench --search\n"
        "  croupier bench --perfect 20\n");
}

}  // namespace app
