#pragma once
// A table for tests of the card game: everything is said in the journal's words.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/las_vegas_cards/las_vegas_cards.h"
#include "suite/suite.h"

namespace cards_test {

using core::Seat;
using las_vegas_cards::LasVegasCards;
using State = LasVegasCards::State;

/// Notes for a round; four rounds take these two in turn and use all 48.
inline std::string notes(int round) {
    return round % 2 == 1
               ? "[[100000,30000],[40000,90000],[80000,50000],[60000,70000],[100000,30000],[90000,40000]]"
               : "[[80000,50000],[70000,60000],[50000,80000],[70000,60000],[100000,30000],[90000,40000]]";
}

class Table {
   public:
    explicit Table(int seats, std::string_view options = "{}")
        : match_(suite::new_match<LasVegasCards>(suite::setup<LasVegasCards>(seats, options))) {}

    const State& state() const { return match_.typed().state(); }
    match::TypedMatch<LasVegasCards>& match() { return match_; }
    nlohmann::json view(Seat viewer) const { return nlohmann::json::parse(match_.view(viewer)).at("table"); }
    nlohmann::json view(int seat) const { return view(Seat(seat)); }
    std::vector<std::string> offers(int seat) const { return match_.offers(Seat(seat)); }
    core::Seats asked() const { return match_.ask().asked; }

    /// The house draws this, or the test fails.
    Table& house(const std::string& draw) {
        const auto complaint = match_.record(draw);
        EXPECT_FALSE(complaint) << draw << " " << complaint->rule << ": " << complaint->text;
        return *this;
    }
    Table& notes(int round) { return house(R"({"notes":)" + cards_test::notes(round) + "}"); }
    Table& hands(const std::string& lists) { return house(R"({"hands":)" + lists + "}"); }
    Table& hand(const std::string& list) { return house(R"({"hand":)" + list + "}"); }
    /// A seat answers this, or the test fails.
    Table& move(int seat, const std::string& move) {
        const auto complaint = match_.submit(Seat(seat), match_.question(), move);
        EXPECT_FALSE(complaint) << move << " " << complaint->rule << ": " << complaint->text;
        return *this;
    }
    Table& place(int seat, const std::string& cards) { return move(seat, R"({"place":)" + cards + "}"); }

    /// What is refused, and by which rule and sentence: "LVC-5 lvc.mixed"; "" if it is not.
    std::string no_draw(const std::string& draw) {
        const auto complaint = match_.copy()->record(draw);
        return complaint ? complaint->rule + " " + complaint->key : "";
    }
    std::string no_move(int seat, const std::string& move) {
        const auto complaint = match_.copy()->submit(Seat(seat), match_.question(), move);
        return complaint ? complaint->rule + " " + complaint->key : "";
    }
    std::string no_place(int seat, const std::string& cards) {
        return no_move(seat, R"({"place":)" + cards + "}");
    }

    /// The house draws by lot until a seat is asked.
    Table& draw_by_lot(std::uint64_t seed = 1) {
        core::PlayoutHouse house(seed);
        while (match_.ask().is_chance()) match_.draw(house);
        return *this;
    }

   private:
    match::TypedMatch<LasVegasCards> match_;
};

/// Why a set-up is refused: "TOK-4 lvc.tokens-sequential"; "" if it is not.
inline std::string no_setup(int seats, std::string_view options) {
    const match::Document document(options);
    const auto setup = LasVegasCards::read_setup(seats, document.value());
    return setup ? "" : std::string(setup.refusal().rule) + " " + setup.refusal().why.key;
}

/// LVC-1, LVC-2, TOK-1: 48 notes, 30 cards a player, 25 tokens; nothing is lost and nothing appears.
inline std::string nothing_is_lost(const State& state) {
    namespace lvc = las_vegas_cards;
    kit::Notes notes = state.stack;
    notes.bag += state.box.bag;
    for (const kit::Notes& safe : state.safes) notes.bag += safe.bag;
    for (unsigned i = 0; i < lvc::kCasinos && lvc::notes_lie(state.does); ++i)
        for (const kit::Note note : state.notes[i]) notes.add(note);
    if (!(notes == lvc::kNotes)) return std::to_string(notes.count()) + " notes";

    kit::Tokens tokens = state.token_pile;
    for (const kit::Tokens& some : state.tokens) tokens.packed += some.packed;
    for (const kit::Tokens& some : state.tokens_held) tokens.packed += some.packed;
    if (!(tokens == (state.setup.tokens ? kit::kAllTokens : kit::Tokens{})))
        return std::to_string(tokens.count()) + " tokens";

    for (unsigned i = 0; i < state.setup.seats; ++i) {
        const std::string who = " of seat " + std::to_string(i);
        const lvc::Cards placed = state.placed[i], hand = state.hand[i], pile = state.pile[i];
        for (int card = 0; card < lvc::kCardKinds; ++card) {
            const lvc::Card kind{static_cast<std::uint8_t>(card)};
            if (placed.count(kind) + hand.count(kind) + pile.count(kind) > lvc::kDeck.count(kind))
                return "too many cards " + std::to_string(lvc::printed(kind)) + who;
        }
        if (!hand.covers(state.chosen[i])) return "chosen cards not in the hand" + who;
        if (hand.count() % 5 != 0 || pile.count() % 5 != 0) return "hand or pile not by fives" + who;
        // What is nowhere else lies under the glass: five cards a hand drawn, less those placed; or all that
        // is left.
        const int drawn = pile.none() && placed.count() >= 8 ? 30 : 30 - pile.count();
        if (state.does != lvc::Does::Over &&
            state.glass(Seat(i)).count() != drawn - hand.count() - placed.count())
            return "cards under the glass" + who;
    }
    return "";
}

}  // namespace cards_test
