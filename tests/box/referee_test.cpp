// What a referee is told at a real table when something cannot be: one sentence, and the number of the rule.

#include "box/real_table.h"

namespace box::test {
namespace {

/// A book, and what was said last.
struct Desk {
    AnyMatch book;
    Outcome last;

    Desk(const std::string& game, int seats, const std::string& options) : book(open(game, seats, options)) {}
    bool say(std::vector<std::string> said, int seat = -1, const std::string& move = "") {
        Slipped slipped;
        if (seat >= 0) slipped.seat = Seat(seat);
        slipped.move = move;
        slipped.said = std::move(said);
        last = (*book_of(book->header().game))->enter(*book, slipped);
        if (!last.made) return false;
        book = std::move(last.made);
        return true;
    }
    std::string rule() const { return last.refused ? last.refused->rule : ""; }
    int left(const std::string& piece) const {
        for (const Choice& choice : last.ask->choices)
            if (choice.piece == piece) return choice.left;
        return -1;
    }
};

TEST(Box, asks_piece_by_piece_until_a_casino_holds_enough_LV_4) {
    Desk desk("las-vegas", 2, R"({"first":0})");
    EXPECT_FALSE(desk.say({}));
    EXPECT_STREQ(desk.last.ask->say.key, "box.notes");
    EXPECT_EQ(desk.left("60000"), 5);
    EXPECT_FALSE(desk.say({"60000"}));
    EXPECT_EQ(desk.last.ask->say.args[0].value, 2);
    EXPECT_EQ(desk.left("60000"), 4);
    EXPECT_FALSE(desk.say({"60000", "60000", "60000", "60000", "60000", "60000"}));
    EXPECT_EQ(desk.rule(), "LV-2");
    EXPECT_TRUE(desk.say({"60000", "60000", "60000", "60000", "60000", "10000", "40000"}));
}

TEST(Box, asks_for_as_many_dice_as_are_rolled_LV_6) {
    Desk desk("las-vegas", 2, R"({"first":0,"neutral":true})");
    desk.say({"60000", "60000", "60000", "60000", "60000", "70000"});
    desk.say({});
    EXPECT_EQ(desk.last.ask->of, 8);
    desk.say({"1", "2", "3", "4", "5", "6", "6", "6"});
    ASSERT_TRUE(desk.last.ask);
    EXPECT_EQ(desk.last.ask->of, 4);
    EXPECT_EQ(desk.last.ask->whose, "\"white\"");
    EXPECT_FALSE(desk.say({"7"}));
    EXPECT_EQ(desk.rule(), "LV-6");
}

/// Three players: 13 cards each, one is left over.
Desk tricks() {
    Desk desk("las-vegan", 3, R"({"first":0})");
    desk.say({"\"R\"", "\"4\"", "\"8\""});
    desk.say({"-2", "-1", "0", "-3", "-4"});
    EXPECT_TRUE(desk.say({}));  // the deal is nobody's business
    return desk;
}

TEST(Box, takes_any_card_that_was_not_seen_VGN_7) {
    Desk desk = tricks();
    EXPECT_TRUE(desk.say({"\"B5\""}, 0));
    EXPECT_FALSE(desk.say({"\"B5\""}, 1));
    EXPECT_EQ(desk.rule(), "VGN-1");
    EXPECT_TRUE(desk.say({"\"G1\""}, 1));  // has no blue one, then
    EXPECT_TRUE(desk.say({"\"B9\""}, 2));
    EXPECT_TRUE(desk.say({"\"G2\""}, 2));
    EXPECT_TRUE(desk.say({"\"G3\""}, 0));
}

TEST(Box, says_who_did_not_follow_before_VGN_7) {
    Desk desk = tricks();
    desk.say({"\"B5\""}, 0);
    desk.say({"\"G1\""}, 1);
    desk.say({"\"B9\""}, 2);
    desk.say({"\"B1\""}, 2);
    desk.say({"\"B2\""}, 0);
    EXPECT_FALSE(desk.say({}, 1));
    EXPECT_EQ(desk.left("\"B3\""), 0);
    EXPECT_EQ(desk.left("\"R3\""), 1);
    EXPECT_FALSE(desk.say({"\"B3\""}, 1));
    EXPECT_EQ(desk.rule(), "VGN-7");
    EXPECT_EQ(desk.last.refused->key, "box.revoked");
    EXPECT_TRUE(desk.say({"\"R3\""}, 1));
}

TEST(Box, lets_cards_be_placed_that_are_left_in_the_deck_LVC_2) {
    Desk desk("las-vegas-cards", 2, R"({"sequential":true,"first":0})");
    desk.say({"30000", "30000", "40000", "40000", "50000", "50000", "60000", "60000", "70000", "70000",
              "80000", "80000"});
    EXPECT_TRUE(desk.say({}));
    EXPECT_TRUE(desk.say({"3", "3", "3"}, 0));
    EXPECT_TRUE(desk.say({}));
    EXPECT_TRUE(desk.say({"1"}, 1));
    EXPECT_TRUE(desk.say({}));
    EXPECT_FALSE(desk.say({}, 0));
    EXPECT_EQ(desk.left("3"), 1);
    EXPECT_FALSE(desk.say({"3", "3"}, 0));
    EXPECT_EQ(desk.rule(), "LVC-5");
    EXPECT_FALSE(desk.say({"1", "1", "3"}, 0));
    EXPECT_EQ(desk.last.refused->key, "lvc.mixed");
    EXPECT_TRUE(desk.say({"33", "3"}, 0));  // in whatever order they lie there
}

TEST(Box, gives_an_action_card_to_whoever_plays_it_ACT_1) {
    Desk desk("las-vegas", 3, R"({"first":0,"actions":true})");
    desk.say({"60000", "60000", "60000", "60000", "60000", "70000"});
    EXPECT_TRUE(desk.say({}));
    for (int seat = 0; seat < 3; ++seat) {
        ASSERT_TRUE(desk.say(std::vector<std::string>(8, "1")));
        if (seat == 0) {
            EXPECT_TRUE(desk.say({}, 0, R"({"play":"win-tie"})"));
            EXPECT_TRUE(desk.say({}, 0, R"({"play":"two-casinos"})"));
            EXPECT_FALSE(desk.say({}, 0, R"({"play":"pass"})"));  // had two cards
        } else if (seat == 1) {
            EXPECT_FALSE(desk.say({}, 1, R"({"play":"win-tie"})"));
            EXPECT_EQ(desk.rule(), "ACT-1");
            EXPECT_TRUE(desk.say({}, 1, R"({"play":"pass"})"));
            continue;
        }
        if (seat < 2) {
            ASSERT_TRUE(desk.say({}, seat, R"({"place":1})"));
        }
    }
    const std::vector<std::string> possible = (*book_of("las-vegas"))->possible(*desk.book, Seat(2));
    const auto has = [&](const char* move) {
        return std::find(possible.begin(), possible.end(), move) != possible.end();
    };
    EXPECT_TRUE(has(R"({"play":"reroll"})"));
    EXPECT_FALSE(has(R"({"play":"pass"})"));
}

TEST(Box, wants_colours_to_be_shown_when_a_round_is_over_NEW_8) {
    const AnyMatch truth = played("colours", 2, "{}", 3);
    Referee referee(*truth);
    std::vector<Json> lines;
    for (const std::string& line : truth->lines()) lines.push_back(Json::parse(line));
    std::size_t second = 0;
    for (std::size_t i = 2; i < lines.size() && second == 0; ++i)
        if (lines[i].contains("house") && lines[i]["house"].contains("notes")) second = i;
    for (std::size_t i = 0; i + 1 < second; ++i) ASSERT_EQ(referee.write(lines[i]), "");
    Slipped last;
    last.seat = Seat(lines[second - 1]["seat"].get<int>());
    last.move = lines[second - 1]["move"].dump();
    Outcome outcome = (*book_of("colours"))->enter(referee.book(), last);
    ASSERT_TRUE(outcome.ask);
    EXPECT_STREQ(outcome.ask->say.key, "box.colours");
    last.said = {"\"red\"", "\"red\""};
    outcome = (*book_of("colours"))->enter(referee.book(), last);
    ASSERT_TRUE(outcome.refused);
    EXPECT_EQ(outcome.refused->rule, "NEW-3");
}

}  // namespace
}  // namespace box::test
