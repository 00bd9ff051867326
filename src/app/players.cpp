#include "app/players.h"

#include <algorithm>

#include "app/failure.h"
#include "app/tables.h"
#include "bots/any_bot.h"
#include "words/words.h"

namespace app {
namespace {

/// A seat that another program played. A journal never says which: taking up a game that came from somebody
/// else must not start anything. A regular plays on.
const std::string kProgram = "program";

/// Bots without a name get one that nobody else has.
void name_bots(std::vector<Player>& players) {
    const char* const kNames[] = {"Lola", "Rico", "Stella", "Vito", "Ruby", "Max", "Ginger", "Ace"};
    for (Player& player : players) {
        if (!player.name.empty()) continue;
        for (const char* name : kNames) {
            const bool taken = std::any_of(players.begin(), players.end(),
                                           [&](const Player& other) { return other.name == name; });
            if (taken) continue;
            player.name = name;
            break;
        }
        if (player.name.empty()) player.name = "Bot " + std::to_string(&player - players.data() + 1);
    }
}

}  // namespace

const std::string& known_bot(const std::string& name) {
    if (bots::is_command(name)) return name;
    const std::vector<std::string>& known = bots::level_names();
    if (std::find(known.begin(), known.end(), name) != known.end()) return name;
    std::string all;
    for (const std::string& bot : known) all += (all.empty() ? "" : ", ") + bot;
    const std::string near = words::nearest(name, known);
    throw wrong_usage("There is no bot \"" + name + "\"; there is " + all + "." +
                      (near.empty() ? "" : " Did you mean \"" + near + "\"?"));
}

std::vector<Player> PlayerArguments::players() const {
    if (!seats.empty() && (!people.empty() || bots >= 0))
        throw wrong_usage("Use either --seats, or --people and --bots.");
    if (bots > core::kMostSeats) throw wrong_usage("No table has so many seats.");
    std::vector<Player> players;
    const std::string& named = seats.empty() ? people : seats;
    for (const std::string& name : named.empty() ? std::vector<std::string>{} : seat_names(named)) {
        if (!seats.empty() && name == "bot")
            players.push_back({"", known_bot(bot)});
        else if (!seats.empty() && name.starts_with("bot:"))
            players.push_back({"", known_bot(name.substr(4))});
        else
            players.push_back({name, ""});
    }
    for (int i = 0; i < bots; ++i) players.push_back({"", known_bot(bot)});
    name_bots(players);
    return players;
}

std::vector<Player> against_bots(const match::AnyGame& game, const std::string& name,
                                 const std::string& bot) {
    constexpr int kGoodCompany = 4;
    std::vector<Player> players{{name, ""}};
    const int seats = std::clamp(kGoodCompany, game.about().fewest, game.about().most);
    for (int seat = 1; seat < seats; ++seat) players.push_back({"", known_bot(bot)});
    name_bots(players);
    return players;
}

std::string about_players(const std::vector<Player>& players) {
    nlohmann::json kinds = nlohmann::json::array();
    for (const Player& player : players) {
        const bool command = bots::is_command(player.bot);
        kinds.push_back(player.bot.empty() ? "person" : "bot:" + (command ? kProgram : player.bot));
    }
    return nlohmann::json{{"players", kinds}}.dump();
}

std::vector<Player> players_of(const match::Header& header) {
    std::vector<Player> players;
    const auto about = nlohmann::json::parse(header.about.empty() ? "{}" : header.about);
    const auto kinds = about.value("players", nlohmann::json::array());
    for (std::size_t seat = 0; seat < header.names.size(); ++seat) {
        // Other programs write what they like here: what is no bot of ours is a person.
        const bool known = kinds.is_array() && seat < kinds.size() && kinds[seat].is_string();
        const std::string kind = known ? kinds[seat].get<std::string>() : "";
        const std::vector<std::string>& bots = bots::level_names();
        std::string bot = kind.starts_with("bot:") ? kind.substr(4) : "";
        if (bot == kProgram) bot = "regular";
        const bool ours = std::find(bots.begin(), bots.end(), bot) != bots.end();
        players.push_back({header.names[seat], ours ? bot : ""});
    }
    return players;
}

}  // namespace app
