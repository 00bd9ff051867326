#pragma once
// Twins: two games that differ only in what one viewer may not know. They are made entry by entry from the
// words of docs/journal.md alone, not from the views that are under test: cards dealt to others, what others
// swapped away, and the seed of all that is still to come may differ; everything else is the same.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "match/journal.h"

namespace leaks {

using core::Seat;
using Json = nlohmann::ordered_json;

struct Case {
    const char* game;
    int seats;
    const char* options;
    bool hides;  // whether anybody holds something that others may not see
};

/// Every game, and every kind of secret that there is in it.
inline const std::vector<Case>& cases() {
    static const std::vector<Case> all{
        {"las-vegas", 3, R"({"bonus":true,"actions":true,"rounds":2})", true},
        {"las-vegas", 2, R"({"actions":true,"rainbow":true,"rounds":2})", true},
        {"las-vegas", 6, R"({"bonus":true,"rounds":2})", true},
        {"las-vegas", 3, R"({"neutral":true,"rounds":2})", false},
        {"solitaire", 1, "{}", false},
        {"colours", 2, "{}", true},
        {"colours", 4, "{}", true},
        {"las-vegas-cards", 3, "{}", true},
        {"las-vegas-cards", 2, R"({"sequential":true,"tokens":true})", true},
        {"las-vegas-cards", 4, R"({"sequential":true})", true},
        {"las-vegan", 2, "{}", true},
        {"las-vegan", 3, "{}", true},
        {"las-vegan", 5, "{}", true},
        {"monte-carlo", 3, "{}", false},
    };
    return all;
}

struct Step {
    std::string one, other;  // the entry in the one world and in the other
};

/// One pair of games.
struct Script {
    const Case* about = nullptr;
    int viewer = -1;  // −1: who only looks on
    std::vector<Step> steps;
    std::size_t told_at_once = 0;  // so many are there when the viewer comes in
    bool differs = false;          // an entry does, not only the seed
    // A sealed answer, different in both worlds, that the viewer only sees as given.
    int answers = -1;
    int question = -1;
    Step answer{};
    bool taken_back = false;
    std::string wrong;  // a move that is not offered to the viewer at the end
    int last_question = 0;

    const std::string& line(std::size_t step, bool other) const {
        return other ? steps[step].other : steps[step].one;
    }
};

class Twins {
   public:
    Twins(const Case& about, int viewer, std::uint64_t seed) : lot_(seed), viewer_(viewer) {
        script_.about = &about;
        script_.viewer = viewer;
        one_ = open(about), other_ = open(about);
    }

    /// Plays both until their secrets have been kept for a while, or would have to be told.
    Script made() {
        const int entries_before = about().hides ? 0 : some(60);
        int left = 1 + some(40);
        const int first_secret = some(6) == 0 ? 1 : 0;  // mostly the first deal differs
        skip_ = first_secret;
        while (static_cast<int>(script_.steps.size()) < 400) {
            const bool old_enough =
                about().hides ? script_.differs : static_cast<int>(script_.steps.size()) >= entries_before;
            if (old_enough && --left < 0) break;
            if (!step()) break;
        }
        constexpr int kTellOneByOne = 5;
        const int size = static_cast<int>(script_.steps.size());
        script_.told_at_once = static_cast<std::size_t>(std::max(0, size - some(kTellOneByOne + 1)));
        seal_something();
        find_wrong_move();
        script_.last_question = one_->question();
        return std::move(script_);
    }
    const match::AnyMatch& one() const { return *one_; }
    const match::AnyMatch& other() const { return *other_; }

   private:
    static std::unique_ptr<match::AnyMatch> open(const Case& about) {
        std::vector<std::string> names;
        for (int seat = 0; seat < about.seats; ++seat) names.push_back("P" + std::to_string(seat));
        return std::move(*match::find_game(about.game)->open(names, about.options));
    }
    const Case& about() const { return *script_.about; }
    int some(int bound) { return static_cast<int>(lot_.below(static_cast<std::uint32_t>(bound))); }

    bool step() {
        const core::Decision open = one_->ask();
        if (open.is_over()) return false;
        return open.is_chance() ? draw() : answer(open);
    }
    void keep(int entry) {
        script_.steps.push_back({one_->lines(entry).front(), other_->lines(entry).front()});
    }

    // What the house draws.
    bool draw() {
        const int entry = one_->size();
        one_->draw(lot_);
        const std::string line = one_->lines(entry).front();  // {"house":…}
        const std::string drawn = line.substr(9, line.size() - 10);
        const Json json = Json::parse(drawn);
        const std::string kind = json.begin().key();
        const bool swapped = kind == "draw" && swapping_;
        swapping_ = false;
        if (swapped && mover_ != viewer_) {
            // Rainbow cards that come up are discarded openly: as many in both worlds.
            const auto rainbows = [](const std::string& text) {
                return std::count(text.begin(), text.end(), 'w');
            };
            int tries = 0;
            do {
                if (tries > 0) other_->rewind(entry);
                other_->draw(lot_);
            } while (rainbows(other_->lines(entry).front()) != rainbows(line) && ++tries < 50);
            if (tries == 50) return take_back(entry), other_->rewind(entry), false;
        } else if (!deals(kind) || skip_-- > 0 || !differs_in(json, kind)) {
            if (other_->record(drawn)) return take_back(entry);
        }
        keep(entry);
        if (script_.steps.back().one != script_.steps.back().other) script_.differs = true;
        return !told_too_much(entry);
    }
    static bool deals(const std::string& kind) {
        return kind == "hands" || kind == "hand" || kind == "bonus" || kind == "actions" || kind == "colours";
    }
    /// The same deal to the viewer, others get other cards. False if nothing else fits.
    bool differs_in(const Json& drawn, const std::string& kind) {
        if (kind == "hand") {
            if (mover_ == viewer_) return false;
            other_->draw(lot_);
            dealt_ = true;
            return true;
        }
        for (int tries = 0; tries < 60; ++tries) {
            Json changed = drawn;
            const int changes = 1 + some(2);
            for (int i = 0; i < changes; ++i) change_a_card(changed[kind]);
            if (changed != drawn && !other_->record(changed.dump())) return dealt_ = true;
        }
        return false;
    }
    /// A card of somebody else becomes another one: of a third, or one that nobody holds.
    void change_a_card(Json& hands) {
        const int seat = some(about().seats);
        if (seat == viewer_ || hands[static_cast<std::size_t>(seat)].empty()) return;
        Json& hand = hands[static_cast<std::size_t>(seat)];
        Json& card = hand[static_cast<std::size_t>(some(static_cast<int>(hand.size())))];
        const int third = some(about().seats);
        if (some(2) == 0 && third != viewer_ && third != seat &&
            !hands[static_cast<std::size_t>(third)].empty()) {
            Json& there = hands[static_cast<std::size_t>(third)];
            std::swap(card, there[static_cast<std::size_t>(some(static_cast<int>(there.size())))]);
            std::sort(there.begin(), there.end());
        } else {
            const auto again = other_->copy();
            again->draw(lot_);
            const std::string line = again->lines(again->size() - 1).front();
            const Json anew = Json::parse(line)["house"].front();
            const Json& from = anew[static_cast<std::size_t>(some(about().seats))];
            if (from.empty()) return;
            card = from[static_cast<std::size_t>(some(static_cast<int>(from.size())))];
        }
        std::sort(hand.begin(), hand.end());
    }

    // What a seat answers.
    bool answer(const core::Decision& open) {
        int seat = some(about().seats);
        while (!open.asked.has(Seat(seat))) seat = (seat + 1) % about().seats;
        std::vector<std::string> moves = one_->offers(Seat(seat));
        const std::vector<std::string> there = other_->offers(Seat(seat));
        const std::size_t first = static_cast<std::size_t>(some(static_cast<int>(moves.size())));
        const int entry = one_->size();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::string& move = moves[(first + i) % moves.size()];
            const std::string twin = twin_of(move, there, seat);
            if (twin.empty()) continue;
            EXPECT_FALSE(one_->submit(Seat(seat), one_->question(), move));
            EXPECT_FALSE(other_->submit(Seat(seat), other_->question(), twin));
            mover_ = seat;
            swapping_ = is_swap(move);
            keep(entry);
            if (move != twin) script_.differs = true;
            return !told_too_much(entry);
        }
        return false;
    }
    static bool is_swap(const std::string& move) {
        return move.starts_with("{\"swap\":") && move != "{\"swap\":null}";
    }
    std::string twin_of(const std::string& move, const std::vector<std::string>& there, int seat) {
        if (is_swap(move) && seat != viewer_) {
            const std::size_t from = static_cast<std::size_t>(some(static_cast<int>(there.size())));
            for (std::size_t i = 0; i < there.size(); ++i)
                if (is_swap(there[(from + i) % there.size()])) return there[(from + i) % there.size()];
            return {};
        }
        return std::find(there.begin(), there.end(), move) == there.end() ? std::string() : move;
    }

    /// By the rules secrets of a deal may be told when its round is over, all others when the game is: the
    /// step that leads there is taken back.
    bool told_too_much(int entry) {
        const int round = round_of(*one_), there = round_of(*other_);
        const bool new_round = round != round_ || there != round_;
        if (one_->ask().is_over() || other_->ask().is_over() || (new_round && dealt_)) {
            script_.steps.pop_back();
            other_->rewind(entry);
            one_->rewind(entry);
            return true;
        }
        round_ = round;
        return false;
    }
    static int round_of(const match::AnyMatch& match) {
        const std::string view = match.view(core::kSpectator);
        const std::size_t at = view.find("\"round\":");
        return at == view.npos ? 0 : std::atoi(view.c_str() + at + 8);
    }
    bool take_back(int entry) {
        one_->rewind(entry);
        return false;
    }

    /// Somebody else answers a sealed question, differently, and somebody is still to answer.
    void seal_something() {
        const core::Decision open = one_->ask();
        if (open.kind != core::Decision::Kind::Sealed || open.asked.count() < 2) return;
        int seat = some(about().seats);
        for (int i = 0; i < about().seats; ++i, seat = (seat + 1) % about().seats) {
            if (seat == viewer_ || !open.asked.has(Seat(seat))) continue;
            const auto here = one_->offers(Seat(seat)), there = other_->offers(Seat(seat));
            script_.answer.one = here[static_cast<std::size_t>(some(static_cast<int>(here.size())))];
            script_.answer.other = there[static_cast<std::size_t>(some(static_cast<int>(there.size())))];
            script_.answers = seat;
            script_.question = one_->question();
            script_.taken_back = some(2) == 0;
            script_.differs = script_.differs || script_.answer.one != script_.answer.other;
            return;
        }
    }
    /// A move of this game that is not offered now.
    void find_wrong_move() {
        script_.wrong = R"({"place":9})";
        if (viewer_ < 0) return;
        const std::vector<std::string> offered = one_->offers(Seat(viewer_));
        for (const Step& step : script_.steps) {
            const std::size_t at = step.one.find("\"move\":");
            if (at == step.one.npos) continue;
            const std::string move = step.one.substr(at + 7, step.one.size() - at - 8);
            if (std::find(offered.begin(), offered.end(), move) == offered.end() && some(3) == 0)
                script_.wrong = move;
        }
    }

    core::PlayoutHouse lot_;
    int viewer_;
    std::unique_ptr<match::AnyMatch> one_, other_;
    Script script_;
    int skip_ = 0, mover_ = -1, round_ = 0;
    bool dealt_ = false;     // what was dealt differs
    bool swapping_ = false;  // the next draw is for a note that was swapped away
};

}  // namespace leaks
