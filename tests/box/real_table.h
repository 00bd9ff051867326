#pragma once
// A real table: a game that was played somewhere, and a referee who sees only what lies open and says it
// piece by piece.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "box/book.h"
#include "match/journal.h"

namespace box::test {

using Json = nlohmann::ordered_json;
using AnyMatch = std::unique_ptr<match::AnyMatch>;

inline AnyMatch open(const std::string& game, int seats, const std::string& options) {
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("P" + std::to_string(i));
    auto opened = match::find_game(game)->open(names, options);
    if (!opened) throw std::runtime_error(game + options + ": " + opened.wrong.text);
    return std::move(*opened);
}

/// The truth: a game by lot.
inline AnyMatch played(const std::string& game, int seats, const std::string& options, std::uint64_t seed) {
    AnyMatch match = open(game, seats, options);
    core::PlayoutHouse house(seed);
    while (!match->ask().is_over()) {
        if (match->ask().is_chance()) {
            match->draw(house);
            continue;
        }
        const Seat seat = match->ask().asked.lowest();
        const auto offers = match->offers(seat);
        match->submit(seat, match->question(),
                      offers[house.below(static_cast<std::uint32_t>(offers.size()))]);
    }
    return match;
}

/// The pieces of an entry in the order in which a journal writes them.
inline void flatten(const Json& value, std::vector<std::string>& pieces) {
    if (value.is_structured())
        for (const auto& inner : value) flatten(inner, pieces);
    else
        pieces.push_back(value.dump());
}

/// Cards that only their owners saw: nobody can say them.
inline bool is_hidden(const std::string& game, const std::string& word) {
    if (game == "las-vegas") return word == "bonus" || word == "actions";
    return word == "hands" || word == "hand" || word == "colours";
}
/// Answers that are said card by card.
inline bool is_said(const std::string& game, const Json& move) {
    return (game == "las-vegas-cards" && move.contains("place")) ||
           (game == "las-vegan" && move.contains("card"));
}

/// A referee who writes down a true game from what lies open.
class Referee {
   public:
    explicit Referee(const match::AnyMatch& truth)
        : truth_(truth),
          game_(truth.header().game),
          book_(open(game_, truth.seats(), truth.header().options)) {}

    /// Writes down the next entry of the truth; what went wrong, or nothing.
    std::string write(const Json& line) {
        Slipped slipped;
        if (line.contains("house")) {
            const std::string word = line["house"].begin().key();
            if (word == "colours" || (word == "bonus" && game_ == "las-vegas")) secret_ = line["house"][word];
            if (!is_hidden(game_, word)) flatten(line["house"], slipped.said);
        } else {
            slipped.seat = Seat(line["seat"].get<int>());
            if (const std::string wrong = look_at_offers(slipped.seat, line["move"]); !wrong.empty())
                return wrong;
            if (is_said(game_, line["move"]))
                flatten(line["move"], slipped.said);
            else
                slipped.move = line["move"].dump();
        }
        return enter(slipped);
    }
    const match::AnyMatch& book() const { return *book_; }

   private:
    std::string look_at_offers(Seat seat, const Json& move) {
        const auto possible = (*book_of(game_))->possible(*book_, seat);
        if (is_said(game_, move)) return possible.empty() ? "" : "cards are listed";
        for (const std::string& text : possible)
            if (Json::parse(text) == move) return {};
        return "not possible: " + move.dump();
    }
    std::string enter(Slipped slipped) {
        std::vector<std::size_t> shown(static_cast<std::size_t>(truth_.seats()));
        for (int i = 0; i < 100; ++i) {
            Outcome outcome = (*book_of(game_))->enter(*book_, slipped);
            if (outcome.refused) return outcome.refused->rule + ": " + outcome.refused->text;
            if (outcome.made) {
                book_ = std::move(outcome.made);
                return {};
            }
            // Cards that have to be shown now.
            const Ask& ask = *outcome.ask;
            if (ask.whose.empty() || secret_.is_null()) return std::string("more is asked: ") + ask.what;
            const Json& cards = secret_[std::stoul(ask.whose)];
            std::size_t& next = shown[std::stoul(ask.whose)];
            std::string piece = "null";
            while (next < cards.size() && piece == "null") {
                const std::string card = cards[next++].dump();
                for (const Choice& choice : ask.choices)
                    if (choice.piece == card) piece = card;
            }
            slipped.said.push_back(piece);
        }
        return "it never ends";
    }

    const match::AnyMatch& truth_;
    std::string game_;
    AnyMatch book_;
    Json secret_;  // the cards of this round that show at its end
};

}  // namespace box::test
