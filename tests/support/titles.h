#pragma once
// Tables of every game for people and bots, for tests that play on many at once.

#include <algorithm>
#include <string>
#include <vector>

#include "match/any_game.h"

namespace support {

struct Title {
    const char* game;
    const char* options;
    int people, bots;

    int seats() const { return people + bots; }
    /// The body of a request to make such a table.
    std::string wish(const std::string& level, int timer = 0) const {
        std::string seats;
        for (int i = 0; i < people; ++i) seats += R"({"kind":"person"},)";
        for (int i = 0; i < bots; ++i) seats += R"({"kind":"bot","level":")" + level + "\"},";
        seats.pop_back();
        return std::string(R"({"game":")") + game + R"(","options":)" + options + R"(,"seats":[)" + seats +
               "]" + (timer > 0 ? ",\"timer\":" + std::to_string(timer) : "") + "}";
    }
};

/// Tables that are worth it, and the usual one of every game that is not among them.
inline std::vector<Title> titles() {
    std::vector<Title> all{
        {"las-vegas", R"({"rounds":2})", 3, 0},
        {"las-vegas", R"({"bonus":true,"actions":true,"tokens":true,"rounds":2})", 2, 1},
        {"solitaire", "{}", 1, 0},
        {"colours", "{}", 2, 1},
        {"las-vegas-cards", "{}", 3, 0},
        {"las-vegas-cards", R"({"sequential":true,"tokens":true})", 2, 1},
        {"las-vegan", "{}", 3, 0},
        {"las-vegan", "{}", 2, 0},
        {"monte-carlo", "{}", 2, 1},
    };
    for (const match::AnyGame* game : match::games()) {
        const bool there = std::any_of(all.begin(), all.end(),
                                       [&](const Title& title) { return game->name() == title.game; });
        if (!there) all.push_back({game->about().name, "{}", game->about().fewest, 0});
    }
    return all;
}

}  // namespace support
