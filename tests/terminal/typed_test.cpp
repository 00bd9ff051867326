// Moves and draws as people type them.

#include "terminal/typed.h"

#include "terminal/fake.h"
#include "terminal/hand.h"
#include "terminal/offers.h"

namespace {

using core::Seat;
using terminal::draws_typed;
using terminal::Meaning;
using terminal::meaning_of;
using terminal::words_of_move;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Strings = std::vector<std::string>;

const Strings kNames{"Anna", "Benno", "Carla"};

std::string one(const std::string& typed, const Strings& offers) {
    const Meaning meaning = meaning_of(typed, offers, kNames);
    return meaning.moves.size() == 1 ? meaning.moves.front()
                                     : std::to_string(meaning.moves.size()) + " moves";
}

TEST(TypedMoves, have_flat_words) {
    EXPECT_EQ(words_of_move(R"({"place":1})"), "place 1");
    EXPECT_EQ(words_of_move(R"({"place":1,"at":"slot"})"), "place 1 slot");
    EXPECT_EQ(words_of_move(R"({"kick":{"seat":1,"die":"own"}})"), "kick 1 own");
    EXPECT_EQ(words_of_move(R"({"kick":{"seat":1,"die":"own"}})", kNames), "kick Benno own");
    EXPECT_EQ(words_of_move(R"({"token":null})"), "token none");
    EXPECT_EQ(words_of_move(R"({"place":[3,33]})"), "place 3 33");
    EXPECT_EQ(words_of_move(R"({"keep":[]})"), "keep none");
    EXPECT_EQ(words_of_move(R"({"done":true})"), "done");
    EXPECT_EQ(words_of_move(R"({"play":"take-back","dice":{"own":2}})"), "play take-back own 2");
    EXPECT_EQ(words_of_move(R"({"token":0,"machine":"4"})"), "token 0 4");
}

TEST(TypedMoves, are_understood_whole_or_short) {
    const Strings places{R"({"place":1})", R"({"place":1,"at":"slot"})", R"({"place":5})"};
    for (const char* typed : {"place 1", "1", " PLACE  1 ", "pl 1"})
        EXPECT_EQ(one(typed, places), places[0]) << typed;
    for (const char* typed : {"place 1 slot", "1 slot", "1 at slot", "1 s"})
        EXPECT_EQ(one(typed, places), places[1]) << typed;
    EXPECT_EQ(one("place", places), "3 moves");
    EXPECT_EQ(one("4", places), "0 moves");

    const Strings kicks{R"({"kick":{"seat":1,"die":"own"}})", R"({"kick":{"seat":2,"die":"own"}})",
                        R"({"kick":{"seat":2,"die":"big"}})"};
    for (const char* typed : {"kick 1 own", "kick benno own", "Benno", "1", "ben own", "kick seat 1 die own"})
        EXPECT_EQ(one(typed, kicks), kicks[0]) << typed;
    EXPECT_EQ(one("kick Carla", kicks), "2 moves");
    EXPECT_EQ(one("carla big", kicks), kicks[2]);

    const Strings tokens{R"({"token":"pink"})", R"({"token":null})"};
    for (const char* typed : {"none", "token none", "n"}) EXPECT_EQ(one(typed, tokens), tokens[1]) << typed;

    const Strings cards{R"({"place":[3]})", R"({"place":[3,33]})"};
    EXPECT_EQ(one("3", cards), cards[0]);
    for (const char* typed : {"3 33", "33 3", "place 3,33"}) EXPECT_EQ(one(typed, cards), cards[1]) << typed;

    const Strings trick{R"({"card":"R7"})", R"({"card":"R0"})", R"({"done":true})"};
    for (const char* typed : {"r7", "card R7"}) EXPECT_EQ(one(typed, trick), trick[0]) << typed;
    for (const char* typed : {"done", "d"}) EXPECT_EQ(one(typed, trick), trick[2]) << typed;
    EXPECT_EQ(one("R", trick), "2 moves");

    const Strings stakes{R"({"take":60000})", R"({"take":6000})"};
    for (const char* typed : {"60000", "60k", "60,000", "take 60K"})
        EXPECT_EQ(one(typed, stakes), stakes[0]) << typed;
    EXPECT_EQ(one("60", stakes), "0 moves") << "a number cut short is another number";
}

TEST(TypedMoves, of_the_right_shape_go_to_the_gate) {
    const Strings places{R"({"place":1})", R"({"place":5})"};
    EXPECT_EQ(meaning_of("4", places, kNames).guess, R"({"place":4})");
    EXPECT_EQ(meaning_of("place 4", places, kNames).guess, R"({"place":4})");
    EXPECT_EQ(meaning_of(R"( {"x":1})", places, kNames).guess, R"({"x":1})");
    EXPECT_EQ(meaning_of("hello", places, kNames).guess, "");
    EXPECT_EQ(meaning_of("1 2 3", places, kNames).guess, "");
    EXPECT_EQ(meaning_of("\xff\xfe", {R"({"card":"R7"})"}, kNames).moves.size(), 0u);
    EXPECT_EQ(meaning_of("99999999999999999999", places, kNames).guess, "");
    EXPECT_THAT(meaning_of("   ", places, kNames).moves, IsEmpty());
}

TEST(TypedMoves, are_listed_in_short_and_in_full) {
    terminal::Style style;
    style.colour = false;
    EXPECT_THAT(
        terminal::offers_in_short({R"({"place":1})", R"({"place":5})", R"({"done":true})"}, kNames, style),
        ElementsAre("place 1 · 5 done"));
    Strings many;
    for (int i = 0; i < 40; ++i) many.push_back(R"({"take":)" + std::to_string(i) + "}");
    const Strings summed = terminal::offers_in_short(many, kNames, style);
    EXPECT_THAT(summed, ElementsAre("take (40 moves, such as `take 0`; `moves` lists all)"));
    std::string all;
    for (const std::string& line : terminal::offers_in_full(many, kNames, style)) {
        EXPECT_LE(terminal::columns(line), 80);
        all += line;
    }
    EXPECT_THAT(all, HasSubstr("#40 take 39"));
}

TEST(TypedMoves, can_be_chosen_by_the_number_in_the_list) {
    const Strings places{R"({"place":1})", R"({"place":3})", R"({"place":5})"};
    EXPECT_THAT(meaning_of("#3", places, kNames).moves, ElementsAre(R"({"place":5})"));
    EXPECT_THAT(meaning_of(" #1 ", places, kNames).moves, ElementsAre(R"({"place":1})"));
    for (const char* none : {"#0", "#4", "#", "#x", "#-1", "#99999999999"}) {
        EXPECT_THAT(meaning_of(none, places, kNames).moves, IsEmpty()) << none;
        EXPECT_EQ(meaning_of(none, places, kNames).guess, "") << none;
    }
}

// ------------------------------------------------------------------------------------------ by hand

TEST(TypedDraws, take_the_form_that_is_wanted) {
    const auto typed = [](const std::string& words, const std::string& form) {
        return draws_typed(words, form, kNames);
    };
    EXPECT_THAT(typed("1 1 5", R"({"roll":{"own":[2,3,4]}})"), ElementsAre(R"({"roll":{"own":[1,1,5]}})"));
    EXPECT_EQ(typed("5 1 1", R"({"roll":{"own":[2,3,4]}})").back(), R"({"roll":{"own":[1,1,5]}})");
    const std::string both = R"({"roll":{"own":[2,3],"white":[4]}})",
                      meant = R"({"roll":{"own":[1,5],"white":[6]}})";
    for (const char* words : {"1 5 6", "roll 1 5 6", "own 1 5 white 6", "white 6 own 1 5", "1 5 / 6"})
        EXPECT_THAT(typed(words, both), ElementsAre(meant)) << words;
    EXPECT_THAT(typed("80 / 20 40k / none / 10,000", R"({"notes":[[1],[2],[3],[4]]})"),
                ElementsAre(R"({"notes":[[80000],[20000,40000],[],[10000]]})"));
    EXPECT_THAT(typed("50 rainbow", R"({"draw":[1,2]})"), ElementsAre(R"({"draw":[50000,"rainbow"]})"));
    EXPECT_THAT(typed("carla", R"({"first":0})"), ElementsAre(R"({"first":2})"));
    EXPECT_THAT(typed("5", R"({"die":1})"), ElementsAre(R"({"die":5})"));
    EXPECT_THAT(typed("R 4", R"({"machines":["B","2"]})"), ElementsAre(R"({"machines":["R","4"]})"));
    EXPECT_EQ(typed("-2 -1 0", R"({"toss":[0,-1,-2]})").front(), R"({"toss":[-2,-1,0]})");
    EXPECT_THAT(typed(R"({"die":5})", R"({"roll":{}})"), ElementsAre(R"({"die":5})"));
    EXPECT_THAT(typed("red 3 green 1", R"({"roll":{"red":2,"green":2}})"),
                ElementsAre(R"({"roll":{"red":3,"green":1}})"));
    EXPECT_THAT(typed("  ", R"({"die":1})"), IsEmpty());
}

TEST(TypedDraws, are_checked_by_the_rules) {
    const auto match = terminal_test::new_match("las-vegas", {"Anna", "Benno"}, R"({"first":0})");
    EXPECT_EQ(terminal::record_typed(*match, "10 / 10")->rule, "LV-4");
    EXPECT_EQ(terminal::record_typed(*match, "")->rule, "JOURNAL");
    EXPECT_FALSE(terminal::record_typed(*match, "80 / 20 40 / 70 / 50 / 10 10 30 / 60"));
    EXPECT_EQ(terminal::record_typed(*match, "1 9 3 4 5 6 1 1")->key, "dice.no-face");
    EXPECT_EQ(terminal::record_typed(*match, "3 1 2")->rule, "LV-6");
    EXPECT_FALSE(terminal::record_typed(*match, "6 5 4 3 2 1 1 1"));
    EXPECT_THAT(match->lines().back(), HasSubstr("[1,1,1,2,3,4,5,6]"));
}

/// Every draw of random games can be typed in the way it is shown as an example: as JSON.
TEST(TypedDraws, know_a_possible_draw_of_every_game) {
    for (const match::AnyGame* game : match::games()) {
        const auto match = terminal_test::new_match(
            game->name(), std::vector<std::string>(static_cast<std::size_t>(game->about().most), "x"));
        core::PlayoutHouse house(std::uint64_t{3});
        for (int i = 0; i < 200 && !match->ask().is_over(); ++i) {
            if (match->ask().is_chance()) {
                const match::Complaint complaint =
                    terminal::record_typed(*match, terminal::possible_draw(*match));
                ASSERT_FALSE(complaint) << game->name() << ": " << complaint->text;
                continue;
            }
            const Seat seat = match->ask().asked.lowest();
            const Strings offers = match->offers(seat);
            const std::string move = offers[house.below(static_cast<std::uint32_t>(offers.size()))];
            // Its words mean that move again.
            const Meaning meaning = meaning_of(words_of_move(move), offers, {});
            ASSERT_THAT(meaning.moves, ElementsAre(move)) << game->name() << ": " << words_of_move(move);
            ASSERT_FALSE(match->submit(seat, match->question(), move));
        }
    }
}

}  // namespace
