#pragma once
// All games by name, for tests that go through each of them.

#include <algorithm>
#include <string>
#include <vector>

#include "match/any_game.h"

namespace support {

/// The journal's words for all games that seat so many, or for all games.
inline std::vector<std::string> game_names(int seats = 0) {
    std::vector<std::string> names;
    for (const match::AnyGame* game : match::games())
        if (seats == 0 || (game->about().fewest <= seats && seats <= game->about().most))
            names.push_back(game->name());
    return names;
}

/// The name of a game in the name of a test.
inline std::string test_name(std::string game) {
    std::replace(game.begin(), game.end(), '-', '_');
    return game;
}

}  // namespace support
