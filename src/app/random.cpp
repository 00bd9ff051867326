// croupier random: seeded games of random legal play.

#include <fmt/format.h>

#include <filesystem>

#include "app/command.h"
#include "app/stopwatch.h"
#include "app/tables.h"
#include "fair/fair.h"
#include "match/playout.h"

namespace app {
namespace {

struct Random {
    std::string game;
    int seats = 0;
    OptionArguments options;
    std::uint64_t seed = 1, games = 1;
    std::string journals;
    bool fair = false;
};

fair::Half half_by_lot(core::Xoshiro& lot) {
    fair::Half half;
    for (std::uint8_t& byte : half) byte = static_cast<std::uint8_t>(lot.word());
    return half;
}

/// The dice of a real table, but with bytes that come from the seed: good for trying things out, and for no
/// more.
fair::Fair fair_dice(int seats, std::uint64_t seed) {
    core::Xoshiro lot(~seed);
    fair::Fair fair;
    fair.server = half_by_lot(lot);
    fair.commitment = fair::commitment(*fair.server);
    for (int seat = 0; seat < seats; ++seat) fair.seats.push_back(half_by_lot(lot));
    return fair;
}

/// The same choices and draws as AnyGame::play_out makes for this seed; with a key, that key's draws.
void play_to_the_end(match::AnyMatch& match, std::uint64_t seed, const std::optional<fair::Key>& key) {
    core::PlayoutHouse house(seed);
    while (!match.ask().is_over()) {
        if (match.ask().is_chance() && key) {
            core::FairHouse fair = fair::house(*key, match.size());
            match.draw(fair);
            continue;
        }
        if (match.ask().is_chance()) {
            match.draw(house);
            continue;
        }
        const core::Seat seat = match.ask().asked.lowest();
        const std::vector<std::string> offers = match.offers(seat);
        const std::string& move = offers.at(house.below(static_cast<std::uint32_t>(offers.size())));
        if (const match::Complaint complaint = match.submit(seat, match.question(), move))
            throw refused("An offered move was refused: " + move + ": " + rule_and_why(*complaint));
    }
}

int write_journals(const Random& command, const match::AnyMatch& start) {
    std::error_code error;
    std::filesystem::create_directories(command.journals, error);
    if (error) throw refused("Cannot make the folder " + command.journals + ": " + error.message() + ".");
    for (std::uint64_t game = 0; game < command.games; ++game) {
        const auto match = start.copy();
        const std::uint64_t seed = match::seed_of(command.seed, game);
        std::optional<fair::Key> key;
        if (command.fair) {
            const fair::Fair fair = fair_dice(match->seats(), seed);
            key = fair::key(*fair.server, fair.seats);
            match->header().about = "{\"fair\":" + fair::write(fair) + "}";
        }
        play_to_the_end(*match, seed, key);
        write_file(fmt::format("{}/{}-{:06}.jsonl", command.journals, command.game, game), match->journal());
    }
    return kFine;
}

int run(const Random& command) {
    const match::AnyGame& game = game_named(command.game);
    if (command.fair && command.journals.empty())
        throw wrong_usage("Fair dice are written into journals: --fair needs --journals DIR.");
    if (command.seats < 0 || command.seats > 99)
        throw wrong_usage("No table has " + std::to_string(command.seats) + " seats.");
    // Names do not matter here, but a set-up that is not allowed is refused as everywhere.
    const auto start = open_table(game, usual_names(command.seats), command.options);
    if (!command.journals.empty()) return write_journals(command, *start);

    const Stopwatch watch;
    const auto played =
        game.play_out(command.seats, start->header().options, command.seed, command.games).value.value();
    const double seconds = watch.seconds();
    print(fmt::format("{{\"games\":{},\"decisions\":{},\"seconds\":{:.6f},\"fingerprint\":\"{:016x}\"}}\n",
                      played.games, played.decisions, seconds, played.fingerprint));
    return kFine;
}

}  // namespace

void add_random(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("random", "Play seeded games of random legal play");
    const auto options = options_of<Random>(command, chosen, run);
    command.add_option("GAME", options->game, "The game; `croupier games` lists them")->required();
    add_number(command, "--seats", options->seats, "How many players")->required();
    options->options.add_to(command);
    add_number(command, "--seed", options->seed, "The same seed gives the same games (1)");
    add_number(command, "--games", options->games, "How many games (1)");
    command.add_option("--journals", options->journals, "Write one journal a game into this folder")
        ->type_name("DIR");
    command.add_flag("--fair", options->fair,
                     "Draw with fair dice, for `croupier verify-fair` (with --journals)");
    command.footer(
        "Without --journals nothing is written, and one line is printed:\n"
        "  {\"games\":N,\"decisions\":N,\"seconds\":S,\"fingerprint\":\"…\"}\n"
        "Answers of seats and draws of the house both count as decisions; the seconds are the "
        "processor's.\n\n"
        "Example:\n  croupier random las-vegas --seats 4 --option neutral --seed 7 --games 100 --journals "
        "games\n");
}

}  // namespace app
