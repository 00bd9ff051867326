#pragma once
// Who sits at a table of `play`: people and bots.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "match/any_game.h"

namespace app {

/// A level or a command; throws where there is no such bot.
const std::string& known_bot(const std::string& name);

struct Player {
    std::string name;
    std::string bot;  // the name of the bot; empty for a person
};

/// As the command line gives them.
struct PlayerArguments {
    std::string seats;   // Anna,Benno,bot,bot:expert
    std::string people;  // Anna,Benno
    int bots = -1;       // how many
    std::string bot = "regular";

    bool given() const { return !seats.empty() || !people.empty() || bots >= 0; }
    std::vector<Player> players() const;
};

/// One person of that name, and bots.
std::vector<Player> against_bots(const match::AnyGame& game, const std::string& name, const std::string& bot);

/// Kept in the journal's "about", so that a game that is taken up again knows its bots.
std::string about_players(const std::vector<Player>& players);
std::vector<Player> players_of(const match::Header& header);

}  // namespace app
