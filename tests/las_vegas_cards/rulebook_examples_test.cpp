// Every worked example of the card game's rulebook.

#include "las_vegas_cards/table.h"

namespace {

using cards_test::Table;

// Three 5s, two 6s, a 1 and a 4, one 5: all may be chosen; two 4s and a 2 may not.
TEST(LasVegasCardsRulebook, LVC_5_choices_of_leo_henri_rebecca_and_sandra) {
    Table table(4);
    table.notes(1).hands("[[5,5,5,1,2],[6,6,1,2,3],[1,4,4,2,6],[5,1,2,3,4]]");
    EXPECT_EQ(table.no_place(2, "[2,4,4]"), "LVC-5 lvc.mixed");
    table.place(0, "[5,5,5]").place(1, "[6,6]").place(2, "[1,4]").place(3, "[5]");
    EXPECT_EQ(table.state().turn, 1);
    EXPECT_TRUE(table.match().ask().is_chance());
}

// Seven cards after three turns, four 2s in the fourth: eleven, and no turns five and six.
TEST(LasVegasCardsRulebook, LVC_8_rebecca_has_eleven_cards) {
    Table table(2);
    table.notes(1);
    table.hands("[[1,1,1,3,4],[1,2,3,4,5]]").place(0, "[1,1,1]").place(1, "[1]");
    table.hands("[[3,3,4,4,5],[1,2,3,4,5]]").place(0, "[3,3]").place(1, "[1]");
    table.hands("[[5,6,6,6,4],[1,2,3,4,5]]").place(0, "[5,6]").place(1, "[1]");
    EXPECT_EQ(table.view(0)["seats"][0]["cards"], 7);
    table.hands("[[2,2,2,2,5],[1,2,3,4,5]]").place(0, "[2,2,2,2]").place(1, "[2]");
    EXPECT_EQ(table.view(0)["seats"][0]["cards"], 11);
    EXPECT_EQ(table.view(0)["seats"][0]["state"], "out");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,3,4,5,6],[6,6,6,6,66]]})"), "LVC-8 lvc.hand-none");
    table.hands("[[],[6,6,6,6,66]]").place(1, "[6]").hands("[[],[11,22,33,44,55]]").place(1, "[11]");
    EXPECT_EQ(table.state().round, 2);
}

// Casino 5: three cards with four dice, four cards with four dice, one card with two dice, two cards with
// two: all go.
TEST(LasVegasCardsRulebook, LVC_10_casino_5_has_no_cards_left) {
    Table table(4);
    table.notes(1).hands("[[5,5,55,1,2],[5,5,5,5,1],[55,1,2,3,4],[5,5,1,2,3]]");
    table.place(0, "[5,5,55]").place(1, "[5,5,5,5]").place(2, "[55]").place(3, "[5,5]");
    const auto five = table.view(0)["casinos"][4];
    EXPECT_EQ(five["dice"].dump(), "[4,4,2,2]");
    EXPECT_EQ(five["tied"].dump(), "[0,1,2,3]");
    EXPECT_EQ(five["pays"].dump(), "[]");
}

// Two pink and four gold tokens: 30,000 and 100,000.
TEST(LasVegasCardsRulebook, TOK_3_leo_gets_130000_for_his_tokens) {
    kit::Tokens tokens{};
    for (int i = 0; i < 2; ++i) tokens.add(kit::Token::Pink);
    for (int i = 0; i < 4; ++i) tokens.add(kit::Token::Gold);
    EXPECT_EQ(tokens.money().dollars, 130'000);
}

}  // namespace
