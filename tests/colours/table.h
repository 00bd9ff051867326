#pragma once
// A table of hidden colours that a test can talk to: notes in thousands, dice by colour, players by number.

#include <map>

#include "games/colours/colours.h"
#include "support/table.h"

namespace colours::test {

using support::Json;
/// For each colour the faces of its eight dice: the two of the set-up, then in the order in which they are
/// placed.
using Plan = std::map<std::string, std::vector<int>>;
/// Each seat's colours.
using Owned = std::vector<std::vector<std::string>>;

class Table : public support::Table<HiddenColours> {
   public:
    /// Anna starts unless the options say otherwise.
    explicit Table(int seats, const Json& options = {{"first", 0}})
        : support::Table<HiddenColours>(seats, options) {}

    std::string placed(const Json& dice) { return draws({{"placed", dice}}); }
    std::string deals(const Owned& owned) { return draws({{"colours", owned}}); }
    std::string rolls(const Json& dice) { return draws({{"roll", dice}}); }
    /// Plays from the notes on to the end of the round so that the dice are placed as planned, lower values
    /// first.
    void play_round(const std::string& casinos, Plan plan, const Owned& owned) {
        ASSERT_EQ(notes(casinos), "");
        Json start = Json::object();
        for (auto& [colour, dice] : plan) {
            start[colour] = {std::min(dice[0], dice[1]), std::max(dice[0], dice[1])};
            dice.erase(dice.begin(), dice.begin() + 2);
        }
        ASSERT_EQ(placed(start), "");
        ASSERT_EQ(deals(owned), "");
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
};

/// Notes in which nothing matters.
inline constexpr const char* kPlain = "20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40";
inline const std::vector<std::string> kAllColours{"red",   "green",  "blue", "black",
                                                  "white", "yellow", "grey", "violet"};

/// Dice of all colours that show the same.
inline Json all_show(int face, int dice = 1) {
    Json all = Json::object();
    for (const std::string& colour : kAllColours)
        all[colour] = dice == 1 ? Json(face) : Json(std::vector<int>(static_cast<unsigned>(dice), face));
    return all;
}

inline std::string refuses_setup(int seats, const Json& options) {
    return support::refuses_setup<HiddenColours>(seats, options);
}

}  // namespace colours::test
