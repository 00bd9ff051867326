#pragma once
// A table of solitaire that a test can talk to: notes in thousands, dice by colour.

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "games/solitaire/solitaire.h"
#include "match/journal.h"
#include "match/typed_match.h"

namespace solitaire::test {

using Json = nlohmann::ordered_json;
/// For each colour the faces of all of its dice, in the order in which they are placed.
using Plan = std::map<std::string, std::vector<int>>;

class Table {
   public:
    explicit Table(const Json& options = Json::object()) {
        auto opened = match::find_game("solitaire")->open({"Anna"}, options.dump());
        if (!opened) throw std::runtime_error(opened.wrong.text);
        match_ = std::move(*opened);
    }
    match::AnyMatch& match() { return *match_; }
    const State& state() const {
        return dynamic_cast<match::TypedMatch<Solitaire>&>(*match_).typed().state();
    }

    // What the house draws, and what the player answers. Each gives the rule that refuses it, or "".

    std::string draws(const Json& draw) { return rule(match_->record(draw.dump())); }
    /// "80 | 20 40 | 70 | 50 | 10 10 30 | 60": the notes drawn for each casino, in thousands.
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
    std::string rivals(const std::vector<std::string>& colours) { return draws({{"rivals", colours}}); }
    std::string placed(const Json& dice) { return draws({{"placed", dice}}); }
    std::string rolls(const Json& dice) { return draws({{"roll", dice}}); }
    std::string places(int value) {
        return rule(match_->submit(core::Seat(0), match_->question(), Json{{"place", value}}.dump()));
    }
    std::vector<int> may_place() const {
        std::vector<int> values;
        for (const std::string& move : match_->offers(core::Seat(0)))
            values.push_back(Json::parse(move)["place"].get<int>());
        return values;
    }

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

    /// The game's part of the view.
    Json look(core::Seat viewer = core::Seat(0)) const { return Json::parse(match_->view(viewer))["table"]; }
    Json at(int casino) const { return look()["casinos"][static_cast<unsigned>(casino - 1)]; }
    Json result() const { return Json::parse(match_->result()); }
    std::string asked() const {
        const core::Decision open = match_->ask();
        return open.is_over() ? "nobody" : open.is_chance() ? "house" : "player";
    }

    static std::string rule(const match::Complaint& complaint) { return complaint ? complaint->rule : ""; }

   private:
    std::unique_ptr<match::AnyMatch> match_;
};

/// A fill in which nothing matters: one note of 50,000 at each casino.
inline constexpr const char* kPlain = "50 | 50 | 50 | 50 | 50 | 50";

inline std::vector<int> all_at(int casino, int dice = 8) {
    return std::vector<int>(static_cast<unsigned>(dice), casino);
}

inline std::string refuses_setup(int seats, const Json& options) {
    const auto opened =
        match::find_game("solitaire")
            ->open(std::vector<std::string>(static_cast<unsigned>(seats), "x"), options.dump());
    return opened ? "" : opened.wrong.rule;
}

}  // namespace solitaire::test
