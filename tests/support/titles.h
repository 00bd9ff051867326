#pragma once
// Tables of every game for people and bots, for tests that play on many at once.

#include <string>

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

inline constexpr Title kTitles[] = {
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

}  // namespace support
