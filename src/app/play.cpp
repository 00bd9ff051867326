// croupier play: a game in this terminal.

#include <sodium.h>

#include <charconv>
#include <filesystem>

#include "app/command.h"
#include "app/console.h"
#include "app/journal_file.h"
#include "app/players.h"
#include "app/screen.h"
#include "app/seat_bot.h"
#include "app/tables.h"
#include "bots/external/external_bot.h"
#include "terminal/session.h"
#include "terminal/typed.h"

namespace app {
namespace {

struct Play {
    std::string game;
    PlayerArguments players;
    OptionArguments options;
    std::string house = "fair";
    std::string journal;
    std::string confirm = "on";
    std::uint64_t milliseconds = 0, playouts = 0;  // 0: as is usual
    int threads = 1;
    bool reasons = false;
    bool json = false;
    words::Language language = words::Language::English;
    ScreenArguments screen;
};

std::optional<std::uint64_t> seed_of_house(const std::string& house) {
    constexpr std::string_view kSeed = "seed:";
    if (!house.starts_with(kSeed)) return {};
    std::uint64_t seed = 0;
    const char* const end = house.data() + house.size();
    const auto read = std::from_chars(house.data() + kSeed.size(), end, seed);
    if (read.ec != std::errc() || read.ptr != end)
        throw wrong_usage("The seed of --house is a whole number, as in seed:7, not \"" + house + "\".");
    return seed;
}

/// How long an expert thinks. At a table that plays the same game again it counts playouts, not time.
bots::Limits limits_of(const Play& command, bool again) {
    constexpr std::uint64_t kUsualTime = 300, kUsualPlayouts = 3000;
    bots::Limits limits;
    if (command.playouts > 0 || (again && command.milliseconds == 0)) {
        limits.playouts = command.playouts > 0 ? command.playouts : kUsualPlayouts;
    } else {
        const std::uint64_t time = command.milliseconds > 0 ? command.milliseconds : kUsualTime;
        limits = bots::limits_of_time(std::chrono::milliseconds(static_cast<std::int64_t>(time)));
    }
    limits.threads = command.threads;
    return limits;
}

terminal::Table seated(const Play& command, const std::string& game, const std::vector<Player>& players) {
    terminal::Table table;
    const std::optional<std::uint64_t> seed = seed_of_house(command.house);
    if (seed) {
        table.chance = std::make_unique<terminal::SeededChance>(*seed);
    } else if (command.house == "fair") {
        core::ChaCha20::Seed fair;
        randombytes_buf(fair.data(), fair.size());
        table.chance = std::make_unique<terminal::FairChance>(fair);
    } else if (command.house != "hand") {
        throw wrong_usage("--house is fair, hand or seed:NUMBER, not \"" + command.house + "\".");
    }
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const std::uint64_t lot = seed ? *seed * 31 + seat : seed_from_system();
        const std::string& bot = players[seat].bot;
        table.bots.push_back(bot.empty() ? nullptr
                                         : seat_bot(game, bot, limits_of(command, seed.has_value()), lot));
    }
    return table;
}

/// One question for a first game: who plays.
std::string ask_name(const match::AnyGame& game, const Play& command, terminal::Console& console) {
    const std::string usual = usual_names(1).front();
    if (!console.is_screen()) return usual;
    console.clear();
    const auto find = [&](const std::string& key) { return std::string(words::find(command.language, key)); };
    console.line(find("game." + game.name()));
    console.line();
    for (const std::string& line : terminal::wrapped(find("game." + game.name() + ".about"), 79))
        console.line(line);
    console.line();
    console.write(
        words::say(core::phrase("term.your-name", core::Arg::quote(usual)), {command.language, {}}) + " ");
    const std::vector<std::string> said = terminal::split_words(console.read_line().value_or(""));
    return said.empty() ? usual : seat_names(said.front()).front();
}

std::unique_ptr<match::AnyMatch> new_match(const Play& command, std::vector<Player>& players,
                                           terminal::Console& console) {
    const match::AnyGame& game = command.game.empty() ? *match::games().front() : game_named(command.game);
    players = command.players.given()
                  ? command.players.players()
                  : against_bots(game, ask_name(game, command, console), command.players.bot);
    std::vector<std::string> names;
    for (const Player& player : players) names.push_back(player.name);
    auto match = open_table(game, names, command.options);
    match->header().about = about_players(players);
    return match;
}

std::string save(const std::string& path, const std::string& text) {
    std::error_code error;
    if (std::filesystem::exists(path, error)) return path + " exists already; choose another name.";
    try {
        write_file(path, text);
    } catch (const Failure& failure) {
        return failure.sentence();
    }
    return {};
}

int run(const Play& command) {
    if (sodium_init() < 0) throw refused("The operating system gives no random numbers.");
    StandardConsole console;
    std::optional<JournalFile> journal;
    std::unique_ptr<match::AnyMatch> match;
    std::vector<Player> players;
    if (!command.journal.empty()) {
        journal.emplace(command.journal);
        match = journal->resume();
        if (match) players = players_of(match->header());
    }
    if (!match) match = new_match(command, players, console);
    match->speak(command.language);

    const terminal::Table table = seated(command, match->header().game, players);
    terminal::Desk desk;
    desk.save = save;
    if (journal) {
        desk.changed = [&](const match::AnyMatch& now) { journal->keep(now); };
        journal->keep(*match);
    }
    terminal::Settings settings{command.screen.style(), command.confirm == "on", command.reasons};
    settings.style.language = command.language;
    const terminal::Ending ending = command.json ? terminal::play_json(*match, table, settings, console, desk)
                                                 : terminal::play(*match, table, settings, console, desk);
    if (ending == terminal::Ending::Over)
        for (const auto& bot : table.bots)
            if (bot) bot->game_over(match->result());
    if (!command.json && journal && ending == terminal::Ending::Left)
        console.line(
            words::say(core::phrase("term.kept", core::Arg::quote(journal->path())), {command.language, {}}));
    return kFine;
}

}  // namespace

void add_play(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("play", "Play a game in this terminal");
    const auto options = options_of<Play>(command, chosen, run);
    command.add_option("GAME", options->game, "The game (las-vegas); `croupier games` lists them");
    command.add_option("--seats", options->players.seats, "Who sits where: Anna,Benno,bot,bot:expert")
        ->type_name("NAMES");
    command.add_option("--people", options->players.people, "People at this keyboard: Anna,Benno")
        ->type_name("NAMES");
    add_number(command, "--bots", options->players.bots, "How many bots play with them", 0, core::kMostSeats);
    command
        .add_option("--bot", options->players.bot, "Which bots play: random, novice, regular (usual), expert")
        ->type_name("NAME");
    add_number(command, "--think", options->milliseconds,
               "How long an expert thinks, in milliseconds (300; with a seeded house 3000 playouts)",
               std::uint64_t{0}, kMostMilliseconds)
        ->type_name("MS");
    add_number(command, "--playouts", options->playouts, "How much it thinks instead, in playouts");
    add_number(command, "--threads", options->threads, "On how many cores it thinks (1)", 1, 256);
    command.add_flag("--reasons", options->reasons, "Bots say why, unless that would show what they hide");
    options->options.add_to(command);
    command
        .add_option(
            "--house", options->house,
            "fair: dice nobody can foretell (usual); seed:NUMBER: the same game again; hand: type what "
            "the real dice and cards show")
        ->type_name("HOUSE");
    command
        .add_option("--journal", options->journal,
                    "Keep the game in this file, and go on with it if it exists")
        ->type_name("FILE");
    command.add_option("--confirm", options->confirm, "on: a chosen move waits for Enter (usual); off")
        ->type_name("on|off")
        ->check(one_of({"on", "off"}));
    command.add_flag("--json", options->json, "One JSON object a line, for a program that plays");
    add_language(command, options->language);
    options->screen.add_to(command);
    command.footer(
        "Without anything: the dice game, you against three bots. In the game type ? for help, `why bots` "
        "to\n"
        "hear what the bots thought.\n\n"
        "With --json the people's seats are played by a program. It gets {\"told\":…} for what happens,\n"
        "{\"view\":…} and {\"ask\":{\"seat\":0,\"question\":12,\"moves\":[…]}}, answers with a line such as\n"
        "{\"move\":{\"place\":3}} or {\"place\":3} or {\"undo\":true}, and hears {\"refused\":…} or, at the "
        "end,\n"
        "{\"over\":…}. A house by hand asks with \"seat\":\"house\" and wants {\"draw\":…}.\n\n"
        "Examples:\n"
        "  croupier play\n"
        "  croupier play las-vegas --people Anna,Benno --bots 1 --option neutral --journal evening.jsonl\n"
        "  croupier play colours --bot expert --think 500 --reasons\n"
        "  croupier play las-vegas --seats Anna,Benno --house hand\n");
}

}  // namespace app
