#pragma once
// A table of hidden colours that a test can talk to: notes in thousands, dice by colour, players by number.

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "games/colours/colours.h"
#include "match/journal.h"
#include "match/typed_match.h"

namespace colours::test {

using Json = nlohmann::ordered_json;
/// For each colour the faces of its eight dice: the two of the set-up, then in the order in which they are
/// placed.
using Plan = std::map<std::string, std::vector<int>>;
/// Each seat's colours.
using Owned = std::vector<std::vector<std::string>>;

class Table {
   public:
    /// Anna, Benno, Carla, Denny; Anna starts unless the options say otherwise.
    explicit Table(int seats, const Json& options = {{"first", 0}}) {
        const std::vector<std::string> all{"Anna", "Benno", "Carla", "Denny"};
        auto opened = match::find_game("colours")->open({all.begin(), all.begin() + seats}, options.dump());
        if (!opened) throw std::runtime_error(opened.wrong.text);
        match_ = std::move(*opened);
    }
    match::AnyMatch& match() { return *match_; }
    const State& state() const {
        return dynamic_cast<match::TypedMatch<HiddenColours>&>(*match_).typed().state();
    }

    // What the house draws, and what players answer. Each gives the rule that refuses it, or "".

    std::string draws(const Json& draw) { return rule(match_->record(draw.dump())); }
    /// "20 40 90 | 10 10 10 | …": the notes of each casino, in thousands.
    std::string notes(const std::string& casinos) {
        Json lists = Json::array();
        std::istringstream in(casinos);
        for (std::string casino; std::getline(in, casino, '|');) {
            lists.push_back(Json::array());
            std::istringstream words(casino);
            for (int thousands; words >> thousands;) lists.back().push_back(1000 * thousands);
        }
        return draws({{"notes", lists}});
    }
    std::string placed(const Json& dice) { return draws({{"placed", dice}}); }
    std::string deals(const Owned& owned) { return draws({{"colours", owned}}); }
    std::string rolls(const Json& dice) { return draws({{"roll", dice}}); }
    std::string places(int value) {
        return rule(
            match_->submit(match_->ask().asked.lowest(), match_->question(), Json{{"place", value}}.dump()));
    }
    std::vector<int> may_place() const {
        std::vector<int> values;
        for (const std::string& move : match_->offers(match_->ask().asked.lowest()))
            values.push_back(Json::parse(move)["place"].get<int>());
        return values;
    }

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

    /// The game's part of a view.
    Json look(core::Seat viewer = core::kSpectator) const {
        return Json::parse(match_->view(viewer))["table"];
    }
    Json at(int casino) const { return look()["casinos"][static_cast<unsigned>(casino - 1)]; }
    Json result() const { return Json::parse(match_->result()); }
    std::string asked() const {
        const core::Decision open = match_->ask();
        if (open.is_over()) return "nobody";
        return open.is_chance() ? "house"
                                : match_->header().names[static_cast<unsigned>(open.asked.lowest())];
    }

    static std::string rule(const match::Complaint& complaint) { return complaint ? complaint->rule : ""; }

   private:
    std::unique_ptr<match::AnyMatch> match_;
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
    const auto opened = match::find_game("colours")->open(
        std::vector<std::string>(static_cast<unsigned>(seats), "x"), options.dump());
    return opened ? "" : opened.wrong.rule;
}

}  // namespace colours::test
