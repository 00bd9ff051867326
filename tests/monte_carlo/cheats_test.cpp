// A player who tries to cheat at each question, and a house that does: refused with the rule, nothing
// changes.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

/// Everything that is no answer to any question, whatever the moment.
const char* const kNonsense[] = {
    "{}",
    "[]",
    "null",
    "5",
    "{\"pawn\":0,\"die\":1}",
    "{\"pawn\":true}",
    "{\"pawn\":1.0}",
    "{\"pawn\":\"1\"}",
    "{\"pawn\":-1}",
    "{\"pawn\":4}",
    "{\"pawn\":null}",
    "{\"PAWN\":1}",
    "{\"colour\":2}",
    "{\"retreat\":9}",
    "{\"send\":[0]}",
    "{\"bet\":\"\"}",
    "{\"bet\":\"CH\"}",
    "{\"bet\":\"SHD\"}",
    "{\"bet\":[\"S\"]}",
    "{\"win\":\"both\"}",
    "{\"win\":true}",
    "{\"poker\":{}}",
    "{\"poker\":{\"seat\":1}}",
    "{\"poker\":{\"stake\":10000}}",
    "{\"poker\":{\"seat\":1,\"stake\":10000,\"more\":1}}",
    "{\"poker\":{\"seat\":1,\"stake\":10000.0}}",
    "{\"poker\":{\"seat\":1,\"stake\":\"10000\"}}",
    "{\"poker\":{\"seat\":1,\"stake\":4294977296}}",
    "{\"poker\":{\"seat\":9,\"stake\":10000}}",
    "{\"poker\":false}",
    "{\"join\":null}",
    "{\"join\":-10000}",
    "{\"join\":5000}",
    "{\"keep\":null}",
    "{\"keep\":\"A\"}",
    "{\"keep\":[\"A\",\"a\"]}",
    "{\"keep\":[\"9\",\"A\"]}",
    "{\"keep\":[10]}",
    "{\"keep\":[\"A\",\"A\",\"A\",\"A\",\"A\",\"A\"]}",
};

std::string answered(Table& table, const std::string& text) {
    const State before = table.state();
    const match::Document document(text);
    if (!document) return document.refusal().rule;
    const auto move = MonteCarlo::read_move(document.value());
    if (!move) return move.refusal().rule;
    const Seat seat = table.state().step().seat;
    Moves moves;
    MonteCarlo::offer(table.state(), seat, moves);
    if (moves.has(*move)) return "";
    const std::string rule = MonteCarlo::why_not(table.state(), seat, *move).rule;
    EXPECT_EQ(before, table.state());
    return rule;
}

/// Answers that belong to other questions are refused with the rule of the one that is asked.
void refuses_other_questions(Table table, const std::string& own, const std::string& rule) {
    for (const char* text : kNonsense) EXPECT_NE(answered(table, text), "") << text << " at " << own;
    const std::pair<const char*, const char*> others[] = {
        {"colour", R"({"colour":0})"}, {"retreat", R"({"retreat":0})"}, {"pawn", R"({"pawn":0})"},
        {"bet", R"({"bet":"S"})"},     {"win", R"({"win":"money"})"},   {"poker", R"({"poker":null})"},
        {"join", R"({"join":0})"},     {"keep", R"({"keep":[]})"},      {"send", R"({"send":0})"}};
    for (const auto& [kind, text] : others) {
        if (kind == own) continue;
        EXPECT_EQ(answered(table, text), rule) << text << " at " << own;
    }
}

TEST(MonteCarloCheats, at_the_colour) {
    Table table(2);
    refuses_other_questions(table, "colour", "MC-30");
    table.home("A2 A3");
    EXPECT_EQ(table.colour(1), "MC-30");
}

TEST(MonteCarloCheats, at_the_pawn) {
    Table table(3);
    table.put("A0", 20).put("A1 B0", 30).money('A', 100);
    table.die(5);
    refuses_other_questions(table, "pawn", "MC-5");
    EXPECT_EQ(table.pawn(0), "MC-11") << "held by the bank";
    EXPECT_EQ(table.pawn(1), "MC-17") << "a blocked pawn with a 5";
    EXPECT_EQ(table.pawn(3), "MC-1") << "no fourth pawn";
    EXPECT_EQ(table.pawn(2), "");
}

TEST(MonteCarloCheats, at_the_retreat) {
    Table table(3);
    table.put("A0", 20).put("A1", 30).home("A2").money('A', 10);
    table.die(4);
    refuses_other_questions(table, "retreat", "MC-8");
    EXPECT_EQ(table.retreat(2), "MC-27") << "home";
    EXPECT_EQ(table.retreat(3), "MC-1");
    EXPECT_EQ(table.retreat(0), "");
}

TEST(MonteCarloCheats, at_the_bet) {
    Table table(3);
    table.put("A0", 11);
    table.turn(1, 0);
    refuses_other_questions(table, "bet", "MC-13");
    EXPECT_EQ(table.bet("S"), "MC-13") << "a bet of the wrong kind";
    Table single(3);
    single.put("A0", 30);
    single.turn(1, 0);
    EXPECT_EQ(single.bet("SH"), "MC-13");
}

TEST(MonteCarloCheats, at_the_win) {
    Table table(3);
    table.put("A0", 11);
    table.turn(1, 0);
    table.bet("SH"), table.card("S1");
    refuses_other_questions(table, "win", "MC-14");
}

TEST(MonteCarloCheats, at_poker_joining_keeping_and_sending) {
    Table table(4);
    table.put("B0", 23).home("B1").put("A0", 22).money('A', 50).money('B', 100).money('C', 20).home("B2");
    table.turn(1, 0);
    refuses_other_questions(table, "poker", "MC-18");
    EXPECT_EQ(table.poker('B', 110), "MC-18") << "above the opponent's money";
    EXPECT_EQ(table.poker('B', 60), "MC-18") << "above one's own";
    EXPECT_EQ(table.poker('B', 50), "");
    refuses_other_questions(table, "join", "MC-24");
    EXPECT_EQ(table.join(30), "MC-24") << "above one's own money";
    EXPECT_EQ(table.join(20), "");
    EXPECT_EQ(table.join(0), "");
    table.dice("A A K 10 9");
    refuses_other_questions(table, "keep", "MC-20");
    EXPECT_EQ(table.keep("A A A"), "MC-20") << "dice that do not lie there";
    EXPECT_EQ(table.keep("Q"), "MC-20");
    EXPECT_EQ(table.keep("A A K 10 9"), "");
    table.dice("A A A A A");
    ASSERT_EQ(table.asked(), "B send");
    refuses_other_questions(table, "send", "MC-23");
    EXPECT_EQ(table.send(1), "MC-23") << "a pawn at the start";
    EXPECT_EQ(table.send(0), "");
}

TEST(MonteCarloCheats, a_house_that_cheats) {
    Table table(3);
    for (const char* text : {R"({"die":0})", R"({"die":7})", R"({"die":"3"})", R"({"die":1.0})",
                             R"({"die":true})", R"({"die":[3]})", R"({"first":0})", R"({"casino":"S1"})",
                             R"({"die":3,"more":1})", R"({"poker":["A","A","A","A","A"]})", "{}", "[]", "3"})
        EXPECT_NE(table.draws(Json::parse(text)), "") << text;
    table.put("A0", 23).put("B0", 25).money('A', 50).money('B', 50).gone("C1");
    table.turn(1, 0);
    for (const char* text :
         {R"({"casino":"C1"})", R"({"casino":"X1"})", R"({"casino":"C0"})", R"({"casino":"C5"})",
          R"({"casino":"c2"})", R"({"casino":"Jackpot"})", R"({"casino":17})", R"({"casino":null})",
          R"({"casino":["C2"]})", R"({"die":3})"})
        EXPECT_NE(table.draws(Json::parse(text)), "") << text;
    table.card("S1"), table.takes("money"), table.poker('B', 20);
    for (const char* text : {R"({"poker":["9","A","A","A","A"]})", R"({"poker":["A","A","A","A"]})",
                             R"({"poker":[]})", R"({"poker":["A","A","A","A","A","A"]})",
                             R"({"poker":["A","A","A","A","8"]})", R"({"poker":"AAAAA"})",
                             R"({"poker":["A","A","A","A",10]})", R"({"poker":null})", R"({"keep":["A"]})"})
        EXPECT_NE(table.draws(Json::parse(text)), "") << text;
    EXPECT_EQ(table.dice("K A A A A"), "JOURNAL") << "another order";
    EXPECT_EQ(table.dice("A A A A K"), "");
}

}  // namespace
}  // namespace monte_carlo::test
