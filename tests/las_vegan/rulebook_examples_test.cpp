// The worked examples of the rulebook, in its order. Where it shows only a part of a table, the rest is made
// up.

#include "las_vegan/table.h"

namespace las_vegan::test {
namespace {

using std::vector;

/// Ludo (Anna's seat) leads the violet 2; the violet 9 is the highest of that colour and wins.
TEST(LasVeganRulebook, example_1_the_highest_card_of_the_colour_led) {
    Table table(3);
    table.start({"V2", "V5", "V9"});
    table.trick("V2 V5 V9");
    EXPECT_EQ(table.tricks(), (vector{0, 0, 1}));
    EXPECT_EQ(table.asked(), "Carla");
}

/// Ludo leads the red 4, the second plays the violet 0, the third the green 0: the last 0 wins.
TEST(LasVeganRulebook, example_2_the_last_zero_of_another_colour) {
    Table table(3);
    table.start({"R0 R1 R2 R3 R4 R5 R6 R7 R8 R9", "V0", "G0"});
    table.trick("R4 V0 G0");
    EXPECT_EQ(table.tricks(), (vector{0, 0, 1}));
    EXPECT_EQ(table.asked(), "Carla");
}

/// Ludo has three tricks, not the most of all, two 4s at -1, some blue cards at -3 and one 3 at +1: he
/// loses 4.
TEST(LasVeganRulebook, example_of_a_scoring) {
    for (const char* blue : {"B5 B8 B9", "B5 B8 B9 B0", "B5 B8 B9 B0 B1"}) {
        State state = round_with({std::string("G4 R4 V3 ") + blue, "B4 G3", "R3 V4", "G9"}, {3, 4, 2, 1});
        lay(state, 1, -1, "4");
        lay(state, 3, -3, "B");
        lay(state, 2, 1, "3");
        lay(state, 4, -4, "max");
        EXPECT_EQ(gains(state)[Seat(0)], -2 - 3 + 1);
        EXPECT_EQ(gains(state)[Seat(1)], -1 + 1 - 4) << "the most tricks";
    }
}

/// Against the bank: green 8, green 1, no open green card: any open one or the pile. The blue 7 is played, is
/// replaced, and the leader wins.
TEST(LasVeganRulebook, example_of_playing_for_the_bank) {
    Table table(2);
    table.start({"G8", "G1"}, "R 4 8", {-2, -2, 0, -3, -4}, "B7 R9 V4");
    table.plays("G8"), table.plays("G1");
    EXPECT_EQ(table.asked(), "Anna") << "who led also plays for the bank";
    EXPECT_EQ(table.may_bank(), (Words{"B7", "R9", "V4", "pile"}));
    EXPECT_EQ(table.bank("B7"), "");
    EXPECT_EQ(table.asked(), "house") << "the blue 7 is replaced at once";
    EXPECT_EQ(table.opens("V8"), "");
    EXPECT_EQ(table.look()["bank"]["open"], (Json{"R9", "V4", "V8"}));
    EXPECT_EQ(table.tricks(), (vector{1, 0}));
    EXPECT_EQ(table.asked(), "Anna") << "and places a token for the 7";
    EXPECT_EQ(table.look()["step"], "token");
}

}  // namespace
}  // namespace las_vegan::test
