#pragma once
// A table of the dice game that a test can talk to as players do: notes in thousands, dice as faces, players
// by name.

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "games/las_vegas/las_vegas.h"
#include "match/journal.h"
#include "match/typed_match.h"

namespace las_vegas::test {

using Json = nlohmann::ordered_json;
using Faces = std::vector<int>;

inline std::vector<int> numbers(const std::string& text) {
    std::istringstream words(text);
    std::vector<int> all;
    for (int number; words >> number;) all.push_back(number);
    return all;
}

class Table {
   public:
    /// Anna, Benno, Carla, Denny, Emil; Anna starts unless the options say otherwise.
    explicit Table(int seats, Json options = {{"first", 0}}) {
        const std::vector<std::string> all{"Anna", "Benno", "Carla", "Denny", "Emil"};
        auto opened = match::find_game("las-vegas")->open({all.begin(), all.begin() + seats}, options.dump());
        if (!opened) throw std::runtime_error(opened.wrong.text);
        match_ = std::move(*opened);
    }
    match::AnyMatch& match() { return *match_; }
    const LasVegas::State& state() const {
        return dynamic_cast<match::TypedMatch<LasVegas>&>(*match_).typed().state();
    }

    // What the house draws. Each gives the rule that refuses it, or "".

    std::string draws(const Json& draw) { return rule(match_->record(draw.dump())); }
    /// "80 | 20 40 | 70 | 50 | 10 10 30 | 60": the notes drawn for each casino, in thousands.
    std::string notes(const std::string& casinos) {
        Json lists = Json::array();
        std::istringstream in(casinos);
        for (std::string casino; std::getline(in, casino, '|');) {
            lists.push_back(Json::array());
            for (const int thousands : numbers(casino)) lists.back().push_back(1000 * thousands);
        }
        return draws({{"notes", lists}});
    }
    /// "1 1 5" and the white dice "1 6", in rising order.
    std::string rolls(const std::string& own, const std::string& white = "") {
        Json kinds = Json::object();
        if (!numbers(own).empty()) kinds["own"] = numbers(own);
        if (!numbers(white).empty()) kinds["white"] = numbers(white);
        return draws({{"roll", kinds}});
    }

    // What players answer.

    /// The player whose turn it is places this value; gives the rule that refuses it, or "".
    std::string places(int value) { return answers({{"place", value}}); }
    std::string answers(const Json& move) {
        return rule(match_->submit(match_->ask().asked.lowest(), match_->question(), move.dump()));
    }
    /// The values that may be placed now.
    std::vector<int> may_place() const {
        std::vector<int> values;
        for (const std::string& move : match_->offers(match_->ask().asked.lowest()))
            values.push_back(Json::parse(move)["place"].get<int>());
        return values;
    }
    std::string asked() const {
        const core::Decision open = match_->ask();
        if (open.is_over()) return "nobody";
        return open.is_chance() ? "house"
                                : match_->header().names[static_cast<unsigned>(open.asked.lowest())];
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

    /// The game's part of a view: of a player, or of a spectator.
    Json look(core::Seat viewer = core::kSpectator) const {
        return Json::parse(match_->view(viewer))["table"];
    }
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
    Json result() const { return Json::parse(match_->result()); }

    static std::string rule(const match::Complaint& complaint) { return complaint ? complaint->rule : ""; }

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

    std::unique_ptr<match::AnyMatch> match_;
};

/// A fill in which nothing matters: one note of 50,000 at each casino.
inline constexpr const char* kPlain = "50 | 50 | 50 | 50 | 50 | 50";

/// The rule that refuses a set-up, or "".
inline std::string refuses_setup(int seats, const Json& options) {
    const auto opened =
        match::find_game("las-vegas")
            ->open(std::vector<std::string>(static_cast<unsigned>(seats), "x"), options.dump());
    return opened ? "" : opened.wrong.rule;
}

}  // namespace las_vegas::test
