#pragma once
// A table of solitaire that a test can talk to: notes in thousands, dice by colour.

#include <map>

#include "games/solitaire/solitaire.h"
#include "support/table.h"

namespace solitaire::test {

using support::Json;
/// For each colour the faces of all of its dice, in the order in which they are placed.
using Plan = std::map<std::string, std::vector<int>>;

class Table : public support::Table<Solitaire> {
   public:
    explicit Table(const Json& options = Json::object()) : support::Table<Solitaire>(1, options) {}

    std::string rivals(const std::vector<std::string>& colours) { return draws({{"rivals", colours}}); }
    std::string placed(const Json& dice) { return draws({{"placed", dice}}); }
    std::string rolls(const Json& dice) { return draws({{"roll", dice}}); }
    /// Plays from the rivals on to the end of the round so that all dice come to lie where the plan says.
    void play_round(Plan plan, const std::vector<std::string>& rivals_drawn) {
        ASSERT_EQ(rivals(rivals_drawn), "");
        Json start = Json::object();
        for (const std::string& rival : rivals_drawn) {
            std::sort(plan[rival].begin(), plan[rival].end());
            start[rival] = plan[rival];
        }
        ASSERT_EQ(placed(start), "");
        while (look()["step"] == "roll") {
            Json thrown = Json::object();
            int lowest = 6;
            const Json left = look()["left"];
            for (const auto& [colour, dice] : left.items()) {
                thrown[colour] = plan[colour].front();
                lowest = std::min(lowest, plan[colour].front());
            }
            ASSERT_EQ(rolls(thrown), "");
            ASSERT_EQ(places(lowest), "");
            for (const auto& [colour, face] : thrown.items())
                if (face == lowest) plan[colour].erase(plan[colour].begin());
        }
    }

    /// The game's part of the player's view.
    Json look(core::Seat viewer = core::Seat(0)) const { return support::Table<Solitaire>::look(viewer); }
};

/// A fill in which nothing matters: one note of 50,000 at each casino.
inline constexpr const char* kPlain = "50 | 50 | 50 | 50 | 50 | 50";

inline std::vector<int> all_at(int casino, int dice = 8) {
    return std::vector<int>(static_cast<unsigned>(dice), casino);
}

inline std::string refuses_setup(int seats, const Json& options) {
    return support::refuses_setup<Solitaire>(seats, options);
}

}  // namespace solitaire::test
