// The worked examples of the rulebook.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

/// A 5, hearts and clubs named, the 3 of clubs drawn: 60,000 and 5 squares, or 15 squares.
TEST(MonteCarloExamples, MC_14_a_five_hearts_and_clubs_and_the_three_of_clubs) {
    Table table(3);
    table.put("A0", 22).money('A', 10);
    table.turn(5, 0);
    ASSERT_EQ(table.at("A0"), 27);
    ASSERT_EQ(table.bet("HC"), "");
    ASSERT_EQ(table.card("C3"), "");
    Table a = table, b = table;
    a.takes("money");
    EXPECT_EQ(a.thousands('A'), 70);
    EXPECT_EQ(a.at("A0"), 32);
    b.takes("distance");
    EXPECT_EQ(b.at("A0"), 42) << "27 + 15";
    EXPECT_EQ(b.thousands('A'), 60) << "nothing from the casino; on this board 42 is a bank";
}

/// A full house is three kings and two tens; two pairs are a pair of kings and a pair of nines.
TEST(MonteCarloExamples, MC_21_the_hands_named_there) {
    EXPECT_EQ(hand_of(dice_of("K K K 10 10")), Hand::FullHouse);
    EXPECT_EQ(hand_of(dice_of("K K 9 9 A")), Hand::TwoPairs);
    EXPECT_EQ(hand_of(dice_of("A K Q J 10")), Hand::HighStraight);
    EXPECT_EQ(hand_of(dice_of("K Q J 10 9")), Hand::LowStraight);
}

/// The chances of the three casinos: three, two and one of four suits, of the cards with one suit.
TEST(MonteCarloExamples, MC_13_three_two_and_one_suit_of_four) {
    for (const auto& [bet, suits] : {std::pair{"HDC", 3}, {"HC", 2}, {"H", 1}}) {
        const Json odds = Table(3).look()["odds"]["bets"][bet];
        EXPECT_EQ(odds[0], 4 * suits + 1);
        EXPECT_EQ(odds[1], 17);
    }
}

/// A pawn blocked by others stays blocked even if a pawn of its own colour becomes master of the stack.
TEST(MonteCarloExamples, MC_17_a_master_of_one_s_own_does_not_free_a_pawn) {
    Table table(3);
    table.put("A0 B0", 23).put("A1", 22);
    table.turn(1, 1);
    EXPECT_EQ(table.stack(23), "A0 B0 A1");
    EXPECT_TRUE(table.blocked("A0"));
}

/// Who cannot pay the tax while standing on a bank goes back to the bank before it, or to the start.
TEST(MonteCarloExamples, MC_26_from_a_bank_to_the_bank_before_or_the_start) {
    for (const auto& [from, to] : {std::pair{42, 20}, {20, 0}}) {
        Table table(3);
        table.put("A0 A1 A2", from).money('A', 10);
        table.die(4), table.retreat(0);
        EXPECT_EQ(table.at("A0"), to);
    }
}

}  // namespace
}  // namespace monte_carlo::test
