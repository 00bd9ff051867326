#pragma once
// A table that a test can talk to as players do: the part that is the same for every game. What is refused
// gives the number of the rule, what is fine gives "".

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "match/journal.h"
#include "match/typed_match.h"

namespace support {

using Json = nlohmann::ordered_json;

inline const std::vector<std::string> kPlayers{"Anna", "Benno", "Carla", "Denny", "Emil"};

inline std::vector<int> numbers(const std::string& text) {
    std::istringstream words(text);
    std::vector<int> all;
    for (int number; words >> number;) all.push_back(number);
    return all;
}
inline std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
}

/// A list of events without the number of sentences that tell each of them.
inline Json told_aside(const std::string& events) {
    Json all = Json::parse(events);
    for (Json& event : all) event.erase("says");
    return all;
}

/// The rule that refuses a set-up, or "".
template <core::Game G>
std::string refuses_setup(int seats, const Json& options) {
    const auto opened =
        match::find_game(G::kAbout.name)
            ->open(std::vector<std::string>(static_cast<unsigned>(seats), "x"), options.dump());
    return opened ? "" : opened.wrong.rule;
}

template <core::Game G>
class Table {
   public:
    /// Anna, Benno, Carla, Denny, Emil.
    Table(int seats, const Json& options) {
        auto opened = match::find_game(G::kAbout.name)
                          ->open({kPlayers.begin(), kPlayers.begin() + seats}, options.dump());
        if (!opened) throw std::runtime_error(opened.wrong.text);
        match_ = std::move(*opened);
    }
    match::AnyMatch& match() { return *match_; }
    const typename G::State& state() const {
        return dynamic_cast<match::TypedMatch<G>&>(*match_).typed().state();
    }

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
    std::string answers(core::Seat seat, const Json& move) {
        return rule(match_->submit(seat, match_->question(), move.dump()));
    }
    /// The (first) seat that is asked answers.
    std::string answers(const Json& move) { return answers(match_->ask().asked.lowest(), move); }
    std::string places(int value) { return answers({{"place", value}}); }

    /// What may be answered now by the (first) seat that is asked.
    std::vector<std::string> may() const { return match_->offers(match_->ask().asked.lowest()); }
    std::vector<int> may_place() const {
        std::vector<int> values;
        for (const std::string& move : may()) values.push_back(Json::parse(move)["place"].get<int>());
        return values;
    }
    /// "house", "nobody", or the names of those who are asked.
    std::string asked() const {
        const core::Decision open = match_->ask();
        if (open.is_over()) return "nobody";
        if (open.is_chance()) return "house";
        std::string all;
        for (int seat = 0; seat < match_->seats(); ++seat)
            if (open.asked.has(core::Seat(seat)))
                all += (all.empty() ? "" : " ") + match_->header().names[static_cast<unsigned>(seat)];
        return all;
    }

    /// The game's part of a view: of a player, or of a spectator.
    Json look(core::Seat viewer = core::kSpectator) const {
        return Json::parse(match_->view(viewer))["table"];
    }
    Json at(int casino) const { return look()["casinos"][static_cast<unsigned>(casino - 1)]; }
    Json result() const { return Json::parse(match_->result()); }

    static std::string rule(const match::Complaint& complaint) { return complaint ? complaint->rule : ""; }

   protected:
    std::unique_ptr<match::AnyMatch> match_;
};

}  // namespace support
