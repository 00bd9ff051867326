// The worked examples of the rulebook, in its order. Where it shows only a part of a table, the rest is made
// up.

#include "las_vegas/table.h"

namespace las_vegas::test {
namespace {

using std::vector;

/// A turn: four 3s and a 5. All four go to The Mirage; one, two or three of them would not do.
TEST(LasVegasRulebook, a_throw_of_four_threes_and_a_five) {
    Table table(2);
    table.notes(kPlain);
    table.rolls("1 1 2 2 2 2 2 2"), table.places(1);
    table.rolls("1 1 1 1 1 6 6 6"), table.places(6);
    table.rolls("2 2 2 2 2 2"), table.places(2);
    // Benno has five dice left.
    ASSERT_EQ(table.rolls("3 3 3 3 5"), "");
    EXPECT_EQ(table.may_place(), (vector{3, 5}));
    EXPECT_EQ(table.places(3), "");
    EXPECT_EQ(table.dice_at(3), (vector{0, 4}));
    // In his next turn he rolls the one die that is left.
    EXPECT_EQ(table.look()["active"], 1);
    EXPECT_EQ(table.rolls("3 5"), "LV-6");
    EXPECT_EQ(table.rolls("2"), "");
    EXPECT_EQ(table.may_place(), (vector{2}));
}

/// Ties, example 1: at Caesars Palace 5, 3, 3 and 1: the two with 3 take them back.
/// Payout, example 1: Anna gets 80,000, Denny 30,000, and 10,000 goes under the stack.
TEST(LasVegasRulebook, ties_and_payout_example_1) {
    Table table(4, {{"first", 0}, {"rounds", 1}});
    table.notes("50 | 10 30 80 | 50 | 50 | 50 | 50");
    table.play_round({"2 2 2 2 2 6 6 6", "2 2 2 3 3 3 3 3", "2 2 2 4 4 4 4 4", "2 5 5 5 5 5 5 5"});
    EXPECT_EQ(table.thousands("Anna"), 80 + 50);
    EXPECT_EQ(table.thousands("Denny"), 30 + 50);
    EXPECT_EQ(table.thousands("Benno"), 50);
    EXPECT_EQ(table.thousands("Carla"), 50);
    EXPECT_EQ(table.under(), (vector{50, 10})) << "casino 1's note, then the one left at Caesars Palace";
}

/// Ties, example 2: at the Golden Nugget 2, 1, 2 and 1: everybody takes their dice back.
TEST(LasVegasRulebook, ties_example_2) {
    Table table(4, {{"first", 0}, {"rounds", 1}});
    table.notes("20 60 | 50 | 50 | 50 | 50 | 50");
    table.play_round({"1 1 2 2 2 2 2 2", "1 3 3 3 3 3 3 3", "1 1 4 4 4 4 4 4", "1 5 5 5 5 5 5 5"});
    for (const char* player : {"Anna", "Benno", "Carla", "Denny"}) EXPECT_EQ(table.notes_of(player), 1);
    EXPECT_EQ(table.under(), (vector{60, 20, 50})) << "the Golden Nugget paid nobody";
}

/// Payout, example 2: Benno alone is left and gets 40,000; the other 40,000 goes under the stack.
TEST(LasVegasRulebook, payout_example_2) {
    Table table(4, {{"first", 0}, {"rounds", 1}});
    table.notes("50 | 50 | 40 40 | 50 | 50 | 50");
    table.play_round({"3 3 1 1 1 1 1 1", "3 2 2 2 2 2 2 2", "3 3 4 4 4 4 4 4", "5 5 5 5 5 5 5 5"});
    EXPECT_EQ(table.thousands("Benno"), 40 + 50);
    EXPECT_EQ(table.under(), (vector{40, 50}));
}

/// Payout, example 3: Carla gets 70,000, Benno 20,000, and for Denny there is no note.
TEST(LasVegasRulebook, payout_example_3) {
    Table table(4, {{"first", 0}, {"rounds", 1}});
    table.notes("50 | 50 | 50 | 20 70 | 50 | 50");
    table.play_round({"1 1 1 1 1 1 1 1", "4 4 2 2 2 2 2 2", "4 4 4 3 3 3 3 3", "4 5 5 5 5 5 5 5"});
    EXPECT_EQ(table.thousands("Carla"), 70 + 50);
    EXPECT_EQ(table.thousands("Benno"), 20 + 50);
    EXPECT_EQ(table.thousands("Denny"), 50) << "from casino 5; nothing from casino 4";
}

/// The next round: the casinos are filled again to 50,000, and the player to the left of the first one
/// starts.
TEST(LasVegasRulebook, the_next_round) {
    Table table(4, {{"first", 3}});
    table.notes(kPlain);
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2", "3 3 3 3 3 3 3 3", "4 4 4 4 4 4 4 4"});
    EXPECT_EQ(table.look()["round"], 2);
    EXPECT_EQ(table.notes("10 30 | 60 | 60 | 60 | 60 | 60"), "LV-4");
    EXPECT_EQ(table.notes("10 30 20 | 60 | 60 | 60 | 60 | 60"), "");
    EXPECT_EQ(table.look()["active"], 0) << "Anna sits to Denny's left";
}

/// Neutral dice: own 1, 1 and 5, white 1 and 6: all three 1s, or the own 5, or the white 6.
TEST(LasVegasRulebook, a_throw_with_neutral_dice) {
    Table table(3, {{"first", 2}, {"neutral", true}});
    table.notes(kPlain);
    table.draws({{"white", {2, 2}}});
    table.rolls("1 1 5 6 6 6 6 6", "1 2"), table.places(6);  // five of her own are gone, both white ones stay
    table.rolls("3 3 3 3 3 3 3 3", "3 3"), table.places(3);
    table.rolls("4 4 4 4 4 4 4 4", "4 4"), table.places(4);
    ASSERT_EQ(table.rolls("1 1 5", "1 6"), "");
    EXPECT_EQ(table.may_place(), (vector{1, 5, 6}));
    table.places(1);
    EXPECT_EQ(table.dice_at(1), (vector{0, 0, 2, 1})) << "two of her own and the white one";
}

/// Neutral dice, example 1: white wins 80,000, which goes under the stack; Benno gets 30,000.
TEST(LasVegasRulebook, neutral_example_1) {
    Table table(4, {{"first", 0}, {"neutral", true}, {"rounds", 1}});
    table.notes("50 | 50 | 50 | 50 | 50 | 30 80");
    table.play_round(
        {"1 1 1 1 1 1 1 1 + 6 6", "6 6 2 2 2 2 2 2 + 6 1", "3 3 3 3 3 3 3 3 + 3 3", "4 4 4 4 4 4 4 4 + 4 4"});
    EXPECT_EQ(table.thousands("Benno"), 30 + 50) << "two dice at casino 6 against white's three";
    EXPECT_EQ(table.under().back(), 80);
}

/// Neutral dice, example 2: Carla gets 70,000, white 40,000 (under the stack), and Anna nothing.
TEST(LasVegasRulebook, neutral_example_2) {
    Table table(4, {{"first", 0}, {"neutral", true}, {"rounds", 1}});
    table.notes("50 | 50 | 50 | 50 | 50 | 40 70");
    table.play_round(
        {"6 1 1 1 1 1 1 1 + 6 6", "2 2 2 2 2 2 2 2 + 2 2", "6 6 6 3 3 3 3 3 + 3 3", "4 4 4 4 4 4 4 4 + 4 4"});
    EXPECT_EQ(table.thousands("Carla"), 70 + 50);
    EXPECT_EQ(table.thousands("Anna"), 50)
        << "one die at casino 6 is the third best, and there are two notes";
    EXPECT_EQ(table.under().back(), 40);
}

}  // namespace
}  // namespace las_vegas::test
