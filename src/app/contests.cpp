#include "app/contests.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <sstream>

#include "app/command.h"
#include "words/words.h"

namespace app {

using bots::arena::Contestant;

namespace {

Contestant contestant_named(const std::string& text, const bots::Limits& usual) {
    if (const auto read = bots::arena::read_contestant(text, usual)) return *read;
    const std::vector<std::string> names = bots::arena::contestant_names();
    const std::string level = text.substr(0, text.find(':'));
    if (std::find(names.begin(), names.end(), level) != names.end())
        throw wrong_usage("\"" + text +
                          "\" is no bot: an expert may have a limit, as in expert:2000 (playouts) or "
                          "expert:50ms; other bots have none.");
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    const std::string near = words::nearest(level, names);
    throw wrong_usage("There is no bot \"" + text + "\"; there is " + all + "." +
                      (near.empty() ? "" : " Did you mean \"" + near + "\"?"));
}

}  // namespace

CLI::Option* BotArguments::add_to(CLI::App& command, const char* about_seats) {
    CLI::Option* const bots =
        command
            .add_option("--bots", names,
                        "Who plays: random, greedy, novice, regular, expert, oracle; expert:2000 (playouts), "
                        "expert:50ms; \"python3 mine.py\"")
            ->type_name("NAMES");
    add_number(command, "--seats", seats, about_seats);
    add_number(command, "--playouts", playouts, "How much an expert thinks about a move (1000)",
               std::uint64_t{1});
    add_number(command, "--ms", milliseconds, "How long it thinks about a move instead, in milliseconds",
               std::uint64_t{0}, kMostMilliseconds);
    add_number(command, "--threads", threads, "How many games at once (1)", 1, 256);
    return bots;
}

std::vector<Contestant> BotArguments::listed() const {
    const bots::Limits usual =
        milliseconds > 0
            ? bots::limits_of_time(std::chrono::milliseconds(static_cast<std::int64_t>(milliseconds)))
            : bots::Limits{playouts, {}, 1};
    std::vector<Contestant> players;
    std::istringstream list(names + ",");
    for (std::string name; std::getline(list, name, ',');) players.push_back(contestant_named(name, usual));
    return players;
}

std::vector<Contestant> seated(const match::AnyGame& game, std::vector<Contestant> list, int seats) {
    const std::size_t count = list.size();
    if (count > static_cast<std::size_t>(seats))
        throw wrong_usage(
            fmt::format("There are {} bots for {} {}.", count, seats, seats == 1 ? "seat" : "seats"));
    for (std::size_t seat = count; seat < static_cast<std::size_t>(seats); ++seat)
        list.push_back(Contestant(list[seat - count]));
    for (const Contestant& player : list)
        if (!bots::make_bot(game.name(), player.level == "oracle" ? "regular" : player.level, {}, 0))
            throw refused("There is no " + player.level + " bot for " + game.name() + ".");
    return list;
}

std::function<void(const std::string&)> complains_of_lost_games() {
    return [told = std::make_shared<std::atomic<int>>(0)](const std::string& sentence) {
        constexpr int kMost = 5;
        const int before = (*told)++;
        if (before < kMost) complain(sentence);
        if (before == kMost) complain("More games were lost like this; only the first are told.");
    };
}

}  // namespace app
