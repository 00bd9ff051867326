// croupier join: a seat at a table far away.

#include "app/command.h"
#include "app/console.h"
#include "app/join_bot.h"
#include "app/players.h"
#include "app/screen.h"
#include "app/tables.h"
#include "bots/any_bot.h"
#include "client/keys.h"
#include "terminal/remote.h"

namespace app {
namespace {

constexpr client::milliseconds kPatience{10'000};

struct Join {
    std::string address, name, bot, game, seats;
    int seat = -1, timer = 0;
    OptionArguments options;
    bool watch = false, start = false, json_lines = false, is_public = false, odds = false;
    std::uint64_t milliseconds = 0;
    std::string confirm = "on";
    words::Language language = words::Language::English;
    ScreenArguments screen;
};

/// "3" is three people; else a list of `person`, `bot` and `bot:LEVEL`.
std::vector<protocol::Place> seats_of(const std::string& text) {
    constexpr std::string_view kBot = "bot:";
    std::vector<protocol::Place> seats;
    for (const std::string& word : seat_names(text))
        seats.emplace_back(word == "bot"            ? protocol::kUsualBot
                           : word.starts_with(kBot) ? word.substr(kBot.size())
                                                    : std::string());
    return seats;
}

/// Makes a table; gives the link to its seats.
client::Address make_table(const Join& command, const client::Address& server) {
    const match::AnyGame& game = game_named(command.game);
    const int usual = std::max(game.about().fewest, 1);
    protocol::Wish wish;
    wish.game = game.name();
    wish.seats = seats_of(command.seats.empty() ? std::to_string(usual) : command.seats);
    wish.options = command.options.for_game(game, static_cast<int>(wish.seats.size()));
    wish.is_public = command.is_public;
    wish.odds = command.odds;
    wish.timer = command.timer;
    const client::Answer answer = client::post(server, "/api/tables", protocol::write(wish), kPatience);
    protocol::Doubt doubt;
    const auto made =
        protocol::read<protocol::Made>(answer.body, doubt, protocol::For::Seats, protocol::Mercy::Some);
    if (answer.status == 201 && doubt.fine()) return server.to_seat(made.table);
    const auto said = protocol::read_answer(answer.body);
    const auto* const no = said ? std::get_if<protocol::Refused>(&said.value->said) : nullptr;
    if (no == nullptr)
        throw refused(server.server() + " made no table: it answered " + std::to_string(answer.status) + ".");
    throw refused((no->why.rule.empty() ? "" : no->why.rule + ": ") + no->why.text);
}

terminal::Joining wish_of(const Join& command) {
    terminal::Joining wish;
    wish.name = command.name;
    if (command.seat >= 0) wish.seat = core::Seat(command.seat);
    wish.sits = !command.watch;
    wish.starts = command.start;
    wish.keep = [kept = std::string()](const client::Guest& guest, const std::string& name) mutable {
        const std::string key = guest.picture().id() + guest.token() + name;
        if (std::exchange(kept, key) == key) return;
        try {
            client::keep_key(guest.address().to_seat(guest.picture().id()), {guest.token(), name});
        } catch (const Failure& failure) {
            complain(failure.sentence());
        }
    };
    return wish;
}

int run(const Join& command) {
    if (!command.bot.empty()) known_bot(command.bot);
    client::Address address = client::read_address(command.address);
    if (!command.game.empty()) {
        if (address.leads != client::Address::Leads::Server)
            throw wrong_usage("--new makes a table: give the address of the server, not a link to a table.");
        address = make_table(command, address);
        if (!command.json_lines) print_line(address.link());
    }
    if (address.leads == client::Address::Leads::Server)
        throw wrong_usage("That is the address of a server. Give the link to a table, such as " +
                          address.to_seat("7k2m9q4x0abc").link() +
                          ", or make one: --new las-vegas. `croupier tables " + address.server() +
                          "` lists open ones.");
    terminal::Joining wish = wish_of(command);
    if (address.leads == client::Address::Leads::Watch) wish.sits = false;
    const client::Key key = wish.sits ? client::read_key(address) : client::Key{};
    if (wish.name.empty()) wish.name = key.name;
    client::Guest guest(address, key.token, command.language, {});
    guest.arrive();
    if (!command.bot.empty()) return play_bot(guest, wish, {command.bot, command.milliseconds});
    StandardConsole console;
    if (command.json_lines) {
        terminal::join_json(guest, wish, console);
        return kFine;
    }
    terminal::Settings settings{command.screen.style(), command.confirm == "on", false};
    settings.style.language = command.language;
    terminal::Remote(guest, wish, settings, console).play();
    return kFine;
}

}  // namespace

void add_join(CLI::App& program, Action& chosen) {
    CLI::App& command = *program.add_subcommand("join", "Play at a table of a server, from this terminal");
    const auto options = options_of<Join>(command, chosen, run);
    command.add_option("URL", options->address, "The link to a table, or with --new the address of a server")
        ->required();
    command.add_option("--name", options->name, "Your name (asked for)")->type_name("NAME");
    add_number(command, "--seat", options->seat, "The seat to take (the first that is free)", 0,
               core::kMostSeats - 1);
    command.add_flag("--watch", options->watch, "Only look on");
    command.add_flag("--start", options->start, "Start the game as soon as every seat is taken");
    command
        .add_option(
            "--bot", options->bot,
            "Let a bot play the seat: random, novice, regular, expert, or a command: \"python3 bot.py\"")
        ->type_name("BOT");
    add_number(command, "--think", options->milliseconds, "How long the bot thinks, in milliseconds (300)",
               std::uint64_t{0}, kMostMilliseconds)
        ->type_name("MS");
    command.add_option("--new", options->game, "Make a new table for this game first")->type_name("GAME");
    command
        .add_option("--seats", options->seats,
                    "With --new: how many people, or person,bot,bot:expert for each seat")
        ->type_name("SEATS");
    options->options.add_to(command);
    command.add_flag("--public", options->is_public, "With --new: everybody finds the table in the list");
    command.add_flag("--odds", options->odds, "With --new: hints are allowed");
    add_number(command, "--timer", options->timer, "With --new: seconds for an answer, then a bot gives it",
               5, 604'800)
        ->type_name("SECONDS");
    command.add_option("--confirm", options->confirm, "on: a chosen move waits for Enter (usual); off")
        ->type_name("on|off")
        ->check(one_of({"on", "off"}));
    command.add_flag("--json", options->json_lines,
                     "One message of docs/protocol.md a line, for a program that plays");
    add_language(command, options->language);
    options->screen.add_to(command);
    command.footer(
        "The key of the seat is kept on this machine: the same link leads back to the seat. A link /w/… only "
        "looks\n"
        "on. At the table type ? for help.\n\n"
        "Examples:\n"
        "  croupier join http://192.168.1.20:8620/t/7k2m9q4x0abc --name Anna\n"
        "  croupier join http://192.168.1.20:8620 --new las-vegas --seats person,person,bot:expert\n"
        "  croupier join http://192.168.1.20:8620/t/7k2m9q4x0abc --name Robot --bot expert\n");
}

}  // namespace app
