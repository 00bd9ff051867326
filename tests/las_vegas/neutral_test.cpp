// The variant with neutral dice, one test a number: NEU-1 to NEU-5.

#include "las_vegas/table.h"

namespace las_vegas::test {
namespace {

using std::vector;

const Json kNeutral{{"first", 0}, {"neutral", true}, {"rounds", 1}};

TEST(LasVegasNeutral, NEU_1_white_dice_for_everybody) {
    for (int seats = 2; seats <= 4; ++seats) {
        Table table(seats, kNeutral);
        table.notes(kPlain);
        for (const char* player : {"Anna", "Benno"}) {
            EXPECT_EQ(table.dice_left(player, "own"), 8);
            EXPECT_EQ(table.dice_left(player, "white"), seats == 2 ? 4 : 2);
        }
    }
    EXPECT_EQ(Table(2).dice_left("Anna", "white"), 0) << "only in the variant";
}

TEST(LasVegasNeutral, NEU_1_white_dice_come_back_each_round) {
    Table table(2, {{"first", 0}, {"neutral", true}});
    table.notes(kPlain);
    table.play_round({"1 1 1 1 1 1 1 1 + 1 1 1 1", "2 2 2 2 2 2 2 2 + 2 2 2 2"});
    table.notes("60 | 60 | 60 | 60 | 60 | 70");
    EXPECT_EQ(table.dice_left("Benno", "white"), 4);
}

TEST(LasVegasNeutral, NEU_2_with_three_players_two_white_dice_are_rolled_and_placed_at_once) {
    Table table(3, kNeutral);
    table.notes(kPlain);
    EXPECT_EQ(table.rolls("1 1 1 1 1 1 1 1", "1 1"), "JOURNAL") << "the white dice come first";
    EXPECT_EQ(table.draws({{"white", {3}}}), "NEU-2");
    EXPECT_EQ(table.draws({{"white", {3, 5, 5}}}), "NEU-2");
    EXPECT_EQ(table.draws({{"white", {5, 9}}}), "NEU-2") << "no die shows a 9";
    EXPECT_EQ(table.draws({{"white", {3, 7}}}), "NEU-2");
    EXPECT_EQ(table.draws({{"white", {3, 5}}}), "");
    EXPECT_EQ(table.dice_at(3), (vector{0, 0, 0, 1}));
    EXPECT_EQ(table.dice_at(5), (vector{0, 0, 0, 1}));
    EXPECT_EQ(table.look()["active"], 0);
}

TEST(LasVegasNeutral, NEU_2_nothing_is_left_over_with_two_or_four) {
    for (const int seats : {2, 4}) {
        Table table(seats, kNeutral);
        table.notes(kPlain);
        EXPECT_EQ(table.look()["step"], "roll");
        EXPECT_EQ(table.draws({{"white", {3, 5}}}), "JOURNAL");
    }
}

TEST(LasVegasNeutral, NEU_3_the_chosen_value_takes_own_and_white_dice) {
    Table table(4, kNeutral);
    table.notes(kPlain);
    EXPECT_EQ(table.rolls("2 2 2 3 3 4 4 4", "2"), "LV-6") << "both white dice are rolled";
    table.rolls("2 2 2 3 3 4 4 4", "2 6");
    EXPECT_EQ(table.may_place(), (vector{2, 3, 4, 6})) << "a value that only a white die shows may be chosen";
    table.places(2);
    EXPECT_EQ(table.dice_at(2), (vector{3, 0, 0, 0, 1}));
    EXPECT_EQ(table.dice_left("Anna"), 5);
    EXPECT_EQ(table.dice_left("Anna", "white"), 1);
}

TEST(LasVegasNeutral, NEU_3_a_value_of_white_dice_alone) {
    Table table(4, kNeutral);
    table.notes(kPlain);
    table.rolls("2 2 2 3 3 4 4 4", "6 6");
    EXPECT_EQ(table.places(6), "");
    EXPECT_EQ(table.dice_at(6), (vector{0, 0, 0, 0, 2}));
    EXPECT_EQ(table.dice_left("Anna"), 8);
}

TEST(LasVegasNeutral, NEU_4_white_dice_alone_keep_a_player_in_the_round) {
    Table table(2, kNeutral);
    table.notes(kPlain);
    table.rolls("1 1 1 1 1 1 1 1", "2 3 4 5"), table.places(1);
    table.rolls("6 6 6 6 6 6 6 6", "6 6 6 6"), table.places(6);
    EXPECT_EQ(table.look()["active"], 0) << "Anna has only white dice, and it is her turn";
    EXPECT_EQ(table.rolls("", "1 2 2 2"), "");
    table.places(2);
    EXPECT_EQ(table.rolls("", "6"), "");
    table.places(6);
    EXPECT_EQ(table.asked(), "nobody");
}

TEST(LasVegasNeutral, NEU_5_white_ties) {
    Table table(2, kNeutral);
    table.notes("90 | 50 | 50 | 50 | 50 | 50");
    // Four of Anna's and four white dice at casino 1: both are removed; Benno's single die wins.
    table.play_round({"1 1 1 1 2 2 2 2 + 1 1 1 1", "1 3 3 3 3 3 3 3 + 4 4 4 4"});
    EXPECT_EQ(table.thousands("Benno"), 90 + 50);
    EXPECT_EQ(table.thousands("Anna"), 50);
}

TEST(LasVegasNeutral, NEU_5_what_white_wins_goes_under_the_stack_before_the_notes_left) {
    Table table(2, kNeutral);
    table.notes("10 20 90 | 50 | 50 | 50 | 50 | 50");
    table.play_round({"2 2 2 2 2 2 2 2 + 1 1 1 1", "3 3 3 3 3 3 3 3 + 4 4 4 4"});
    EXPECT_EQ(table.under(), (vector{90, 20, 10, 50, 50, 50}))
        << "casino 1, then casinos 4 (white's), 5 and 6";
    EXPECT_EQ(table.result()["money"], (Json{50000, 50000})) << "white is nobody and has no money";
    EXPECT_EQ(table.result()["winners"], (Json{0, 1}));
}

TEST(LasVegasNeutral, NEU_5_only_where_white_plays) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes(kPlain);
    EXPECT_FALSE(table.look()["casinos"][0].contains("white"));
}

}  // namespace
}  // namespace las_vegas::test
