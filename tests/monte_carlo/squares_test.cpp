// Squares, stacks, ruin and the end: MC-9 to MC-12, MC-16, MC-17, MC-26 to MC-29.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

TEST(MonteCarlo, MC_9_leaving_the_start_needs_no_special_number) {
    for (int pips = 1; pips <= 6; ++pips) {
        Table table(3);
        table.die(pips);
        EXPECT_EQ(table.choices(), Json({0, 1, 2})) << pips;
    }
}

TEST(MonteCarlo, MC_9_coming_back_to_the_start_gives_ten_thousand) {
    Table table(3);
    table.money('A', 50);
    table.turn(4, 0);
    table.card("S3");  // 4 is a triple square without spades
    EXPECT_EQ(table.at("A0"), 0);
    EXPECT_EQ(table.thousands('A'), 50 - 30 + 10);
    EXPECT_EQ(table.asked(), "die") << "no stack, no poker";
}

TEST(MonteCarlo, MC_10_green_squares_take_any_number_of_pawns) {
    Table table(4);
    table.put("B0 C0 D0 B1 C1 D1 B2 C2 D2", 3).put("A0", 2).put("A1", 1);
    table.turn(1, 0);
    EXPECT_EQ(table.stack(3), "B0 C0 D0 B1 C1 D1 B2 C2 D2 A0");
}

TEST(MonteCarlo, MC_11_a_bank_gives_fifty_thousand) {
    Table table(3);
    table.put("A0", 18).put("B0", 20);
    table.turn(2, 0);
    EXPECT_EQ(table.at("A0"), 20);
    EXPECT_EQ(table.thousands('A'), 60);
    EXPECT_FALSE(table.blocked("B0")) << "side by side: no stack";
    EXPECT_EQ(table.asked(), "die") << "no poker";
}

TEST(MonteCarlo, MC_11_a_bank_is_left_by_a_1_2_or_3) {
    for (const int bank : {20, 42})
        for (int pips = 1; pips <= 6; ++pips) {
            Table table(3);
            table.put("A0", bank);
            table.die(pips);
            EXPECT_EQ(table.choices(), pips <= 3 ? Json({0, 1, 2}) : Json({1, 2})) << bank << " " << pips;
            if (pips > 3) {
                EXPECT_EQ(table.pawn(0), "MC-11");
            }
        }
}

TEST(MonteCarlo, MC_12_on_to_the_first_bank_and_back_to_the_second) {
    Table on(3);
    on.put("A0", 8);
    on.turn(1, 0);
    EXPECT_EQ(on.at("A0"), 20);
    EXPECT_EQ(on.thousands('A'), 60);

    Table back(3);
    back.put("A0", 51);
    back.turn(6, 0);
    EXPECT_EQ(back.at("A0"), 42);
    EXPECT_EQ(back.thousands('A'), 60);
}

TEST(MonteCarlo, MC_12_however_the_square_was_reached) {
    // Forwards, by a casino.
    Table by_three(3, {{"board", "SGG2GGFBBA"}});
    by_three.turn(3, 0);
    by_three.bet("SH"), by_three.card("S1"), by_three.takes("distance");
    EXPECT_EQ(by_three.at("A0"), 7);
    EXPECT_EQ(by_three.thousands('A'), 60);

    // Backwards: 2 won by a distance of three times 2, then 8 lost, and 6 leads on to the bank.
    Table backwards(3, {{"board", "SG2GGGFG2GBGBGGA"}});
    backwards.money('A', 50);
    backwards.turn(2, 0);
    backwards.bet("SH"), backwards.card("S3"), backwards.takes("distance");
    EXPECT_EQ(backwards.at("A0"), 8);
    backwards.bet("SH"), backwards.card("C1");
    EXPECT_EQ(backwards.at("A0"), 10);
    EXPECT_EQ(backwards.thousands('A'), 50 - 10 + 50);

    // Back to the second bank, reached from behind.
    Table behind(3, {{"board", "SBBG2GRG2GGA"}});
    behind.put("A0", 2).money('A', 50);
    behind.turn(2, 0);
    behind.bet("SH"), behind.card("S2"), behind.takes("distance");
    EXPECT_EQ(behind.at("A0"), 8);
    behind.bet("SH"), behind.card("C1");
    EXPECT_EQ(behind.at("A0"), 2);
    EXPECT_EQ(behind.thousands('A'), 50 - 10 + 50);
}

TEST(MonteCarlo, MC_16_who_arrives_lies_on_top_and_may_leave_or_stay) {
    Table table(3);
    table.put("B0 B1", 3).put("A0", 1).put("A1", 5);
    table.turn(2, 0);
    EXPECT_EQ(table.stack(3), "B0 B1 A0");
    EXPECT_EQ(table.look()["stacks"][1]["master"], 0);
    table.turn(1, 2), table.turn(1, 0);
    table.die(6);
    EXPECT_EQ(table.choices(), Json({0, 1, 2})) << "the master is free";
    table.pawn(1);
    EXPECT_EQ(table.stack(3), "B0 B1 A0") << "and may stay";
}

TEST(MonteCarlo, MC_16_backwards_too) {
    Table table(3);
    table.put("B0", 2).money('A', 50);
    table.put("A0", 2);
    table.turn(2, 0);  // the casino on 4
    table.card("S1");
    EXPECT_EQ(table.stack(2), "B0 A0");
}

TEST(MonteCarlo, MC_17_a_blocked_pawn_moves_by_a_1_2_or_3) {
    for (int pips = 1; pips <= 6; ++pips) {
        Table table(3);
        table.put("A0 B0 A1", 3).put("A2", 1).money('A', 100);
        EXPECT_TRUE(table.blocked("A0")) << "though a pawn of its own is master";
        EXPECT_FALSE(table.blocked("A1"));
        EXPECT_TRUE(table.blocked("B0"));
        table.die(pips);
        EXPECT_EQ(table.choices(), pips <= 3 ? Json({0, 1, 2}) : Json({1, 2})) << pips;
        if (pips > 3) {
            EXPECT_EQ(table.pawn(0), "MC-17");
        }
    }
}

TEST(MonteCarlo, MC_17_own_pawns_do_not_block_and_the_others_stay_in_order) {
    Table table(3);
    table.put("A0 A1 B0 C0 A2", 3);
    EXPECT_TRUE(table.blocked("A0"));
    table.turn(2, 0);
    EXPECT_EQ(table.stack(3), "A1 B0 C0 A2");
    EXPECT_EQ(table.stack(5), "A0");
    EXPECT_FALSE(table.blocked("A0"));

    Table own(3);
    own.put("A0 A1 A2", 3).money('A', 50);
    own.die(5);
    EXPECT_EQ(own.choices(), Json({0, 1, 2})) << "nobody else lies above";
}

TEST(MonteCarlo, MC_26_back_to_the_nearest_bank_before_or_to_the_start) {
    const struct {
        int from, to, thousands;
    } ways[] = {{43, 42, 50}, {63, 42, 50}, {42, 20, 50}, {41, 20, 50},
                {21, 20, 50}, {20, 0, 10},  {1, 0, 10}};
    for (const auto& way : ways) {
        Table table(3);
        table.put("A0", way.from).home("A1").put("A2", 5).money('A', 10);
        table.die(4);
        ASSERT_EQ(table.retreat(0), "");
        EXPECT_EQ(table.at("A0"), way.to) << "from " << way.from;
        EXPECT_EQ(table.thousands('A'), way.thousands);
    }
}

TEST(MonteCarlo, MC_26_leaves_its_stack_from_any_place_without_poker) {
    Table table(3);
    table.put("B0 A0 C0", 30).put("A1", 5).put("A2", 6).money('A', 10);
    table.die(4);
    table.retreat(0);
    EXPECT_EQ(table.stack(30), "B0 C0");
    EXPECT_EQ(table.asked(), "A pawn");
}

TEST(MonteCarlo, MC_27_reaching_or_passing_the_last_square_is_home) {
    for (int pips = 1; pips <= 3; ++pips) {
        Table table(3);
        table.put("A0", 63).money('A', 100);
        table.turn(pips, 0);
        EXPECT_TRUE(table.is_home("A0"));
        EXPECT_EQ(table.look()["seats"][0]["home"], 1);
        EXPECT_EQ(table.asked(), "die");
    }
    Table table(3);
    table.home("A0");
    table.die(1);
    EXPECT_EQ(table.pawn(0), "MC-27") << "it has left the board";
}

TEST(MonteCarlo, MC_27_in_the_middle_of_a_chain) {
    Table table(3);
    table.put("A0", 55).put("A1", 5);
    table.turn(5, 0);  // the single chance on 60
    table.bet("S"), table.card("S2"), table.takes("distance");
    EXPECT_TRUE(table.is_home("A0")) << "60 + 2 x 5";
    EXPECT_EQ(table.asked(), "die");
}

TEST(MonteCarlo, MC_28_the_first_player_with_all_pawns_home_wins_at_once) {
    Table table(3);
    table.home("A0 A1").put("A2", 60 - 1).money('A', 20).money('B', 250);
    table.turn(5, 2);
    EXPECT_EQ(table.asked(), "over");
    const core::Standing standing = MonteCarlo::score(table.state());
    EXPECT_EQ(standing.winners, core::Seats::only(Seat(0))) << "money does not matter";
    EXPECT_STREQ(standing.by, "MC-28");
    EXPECT_FALSE(standing.has_notes);
    EXPECT_FALSE(standing.has_points);
    EXPECT_EQ(standing.money[0], 20'000);
    EXPECT_EQ(standing.money[1], 250'000);

    Table chain(2);
    chain.home("A0 A1 A2").put("A3", 55).money('A', 100);
    chain.colour(1), chain.turn(5, 3);
    chain.bet("S"), chain.card("jackpot"), chain.takes("money");
    EXPECT_EQ(chain.asked(), "over") << "through a casino too";
}

TEST(MonteCarlo, MC_29_points_never_change_the_winner) {
    Table table(3, {{"points", true}});
    table.home("A0 A1 B0 B1").put("A2", 62).put("B2", 63).money('A', 10).money('B', 250);
    table.turn(2, 2);
    const core::Standing standing = MonteCarlo::score(table.state());
    EXPECT_TRUE(standing.has_points);
    EXPECT_EQ(standing.points[0], 3 * 330'000 + 10'000);
    EXPECT_EQ(standing.points[1], 2 * 330'000 + 250'000);
    EXPECT_EQ(standing.points[2], 10'000);
    EXPECT_EQ(standing.winners, core::Seats::only(Seat(0)));

    Table two(2, {{"points", true}});
    two.home("B0 B1 B2").money('B', 30);
    EXPECT_EQ(MonteCarlo::score(two.state()).points[1], 3 * 250'000 + 30'000);
    EXPECT_EQ(refuses_setup(3, {{"points", 1}}), "JOURNAL");
}

}  // namespace
}  // namespace monte_carlo::test
