#pragma once
// A table of the dice game that a test can talk to as players do: notes in thousands, dice as faces, players
// by name.

#include <map>

#include "games/las_vegas/las_vegas.h"
#include "support/table.h"

namespace las_vegas::test {

using support::Json;
using support::numbers;
using Faces = std::vector<int>;

class Table : public support::Table<LasVegas> {
   public:
    /// Anna starts unless the options say otherwise.
    explicit Table(int seats, const Json& options = {{"first", 0}})
        : support::Table<LasVegas>(seats, options) {}

    /// "1 1 5" and the white dice "1 6", in rising order.
    std::string rolls(const std::string& own, const std::string& white = "") {
        Json kinds = Json::object();
        if (!numbers(own).empty()) kinds["own"] = numbers(own);
        if (!numbers(white).empty()) kinds["white"] = numbers(white);
        return draws({{"roll", kinds}});
    }

    /// Plays the round to its end so that everybody's dice come to lie where the plan says: for each player
    /// the faces of all their dice, and of their white ones behind a plus: "2 2 2 2 2 4 4 4 + 6 6".
    void play_round(const std::vector<std::string>& plan) {
        std::vector<Plan> left;
        for (const std::string& dice : plan) left.push_back(Plan(dice));
        const int round = look()["round"];
        while (asked() == "house" && look()["step"] == "roll" && look()["round"] == round) {
            Plan& mine = left[look()["active"].get<unsigned>()];
            const int value = mine.first();
            const auto [own, white] = mine.thrown();
            ASSERT_EQ(rolls(own, white), "");
            ASSERT_EQ(places(value), "");
            mine.take(value);
        }
    }

    // What can be seen.

    int thousands(const std::string& player) const {
        return look(seat(player))["seats"][index(player)]["money"].get<int>() / 1000;
    }
    int notes_of(const std::string& player) const { return look()["seats"][index(player)]["notes"]; }
    int dice_left(const std::string& player, const std::string& kind = "own") const {
        return look()["seats"][index(player)]["dice"].value(kind, 0);
    }
    /// How many dice lie at a casino: of each player, white behind them.
    std::vector<int> dice_at(int casino) const {
        const Json at = look()["casinos"][static_cast<unsigned>(casino - 1)];
        std::vector<int> dice = at["dice"];
        if (at.contains("white")) dice.push_back(at["white"]);
        return dice;
    }
    /// What lies under the stack, in thousands, what comes up first in front.
    std::vector<int> under() const {
        std::vector<int> notes;
        for (const kit::Note note : state().stack.under()) notes.push_back(kit::worth(note).dollars / 1000);
        return notes;
    }

   private:
    /// Dice that still have to be placed: how many of each value, own and white.
    struct Plan {
        std::map<int, int> own, white;

        explicit Plan(const std::string& dice) {
            const std::size_t plus = dice.find('+');
            for (const int face : numbers(dice.substr(0, plus))) ++own[face];
            if (plus != dice.npos)
                for (const int face : numbers(dice.substr(plus + 1))) ++white[face];
        }
        int first() const {
            if (own.empty()) return white.begin()->first;
            return white.empty() ? own.begin()->first : std::min(own.begin()->first, white.begin()->first);
        }
        std::pair<std::string, std::string> thrown() const { return {faces(own), faces(white)}; }
        void take(int value) {
            own.erase(value);
            white.erase(value);
        }
        static std::string faces(const std::map<int, int>& dice) {
            std::string all;
            for (const auto& [face, count] : dice)
                for (int i = 0; i < count; ++i) all += std::to_string(face) + " ";
            return all;
        }
    };
    std::size_t index(const std::string& player) const {
        const auto& names = match_->header().names;
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), player) - names.begin());
    }
    core::Seat seat(const std::string& player) const { return core::Seat(index(player)); }
};

/// A fill in which nothing matters: one note of 50,000 at each casino.
inline constexpr const char* kPlain = "50 | 50 | 50 | 50 | 50 | 50";

inline std::string refuses_setup(int seats, const Json& options) {
    return support::refuses_setup<LasVegas>(seats, options);
}

}  // namespace las_vegas::test
