// Set-up and turns: MC-1 to MC-8, MC-25, MC-30.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

TEST(MonteCarlo, MC_1_two_to_four_players) {
    EXPECT_EQ(refuses_setup(1, Json::object()), "MC-1");
    for (int seats = 2; seats <= 4; ++seats) EXPECT_EQ(refuses_setup(seats, Json::object()), "");
    EXPECT_EQ(refuses_setup(5, Json::object()), "MC-1");
}

TEST(MonteCarlo, MC_1_three_pawns_each_and_a_million_in_the_bank) {
    Table table(4);
    const Json seen = table.look();
    for (const Json& seat : seen["seats"]) EXPECT_EQ(seat["pawns"].size(), 3u);
    EXPECT_EQ(seen["bank"], 1'000'000 - 4 * 10'000);
    EXPECT_EQ(seen["cards"]["left"], 17);
    EXPECT_EQ(seen["board"].get<std::string>().size(), 65u);
    table.die(1);
    EXPECT_EQ(table.pawn(3), "MC-1") << "the fourth pawn is for two players";
}

TEST(MonteCarlo, MC_2_all_start_on_the_start_with_ten_thousand) {
    for (int seats = 2; seats <= 4; ++seats) {
        Table table(seats);
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_EQ(table.thousands(static_cast<char>('A' + seat)), 10);
            const Json pawns = table.look()["seats"][static_cast<unsigned>(seat)]["pawns"];
            for (const Json& pawn : pawns) EXPECT_EQ(pawn["square"], 0);
        }
        EXPECT_TRUE(table.look()["cards"]["gone"].empty());
    }
}

TEST(MonteCarlo, MC_3_nobody_holds_more_than_250_thousand) {
    Table table(3);
    table.put("A0", 17 + 2).money('A', 230);
    table.turn(1, 0);  // the bank
    EXPECT_EQ(table.thousands('A'), 250);
    EXPECT_EQ(table.look()["bank"], 1'000'000 - 250'000 - 20'000);
}

TEST(MonteCarlo, MC_3_what_exceeds_it_goes_to_the_bank_in_poker_too) {
    Table table(3);
    table.put("B0", 23).put("A0", 22).money('A', 200).money('B', 200);
    table.turn(1, 0);
    EXPECT_EQ(table.poker('B', 100), "");
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.thousands('A'), 250);
    EXPECT_EQ(table.thousands('B'), 100) << "the loser pays all of the stake";
}

TEST(MonteCarlo, MC_4_the_bank_holds_enough_for_everybody) {
    Table table(4);
    for (const char seat : {'A', 'B', 'C', 'D'}) table.money(seat, 250);
    EXPECT_EQ(table.look()["bank"], 0);
    table.put("A0", 19);
    table.turn(1, 0);
    EXPECT_EQ(table.look()["bank"], 0);
    EXPECT_EQ(table.thousands('A'), 250);
}

TEST(MonteCarlo, MC_5_clockwise_from_the_first_player) {
    Table table(3, {{"first", 1}});
    std::string order;
    for (int turn = 0; turn < 4; ++turn) {
        table.die(1);
        order += table.asked()[0];
        table.pawn(0);
    }
    EXPECT_EQ(order, "BCAB");
    EXPECT_EQ(refuses_setup(3, {{"first", 3}}), "MC-5");
    EXPECT_EQ(refuses_setup(3, {{"first", "lot"}}), "");
}

TEST(MonteCarlo, MC_5_the_lot_names_the_first_player) {
    Table table(3, {{"first", "lot"}});
    EXPECT_EQ(table.asked(), "first");
    EXPECT_EQ(table.draws({{"first", 3}}), "MC-5");
    EXPECT_EQ(table.draws({{"die", 3}}), "JOURNAL");
    EXPECT_EQ(table.draws({{"first", 2}}), "");
    table.die(3);
    EXPECT_EQ(table.asked(), "C pawn");
}

TEST(MonteCarlo, MC_5_one_pawn_forward_by_the_number_passing_others) {
    Table table(3);
    table.put("B0", 1).put("C0", 2);
    table.turn(3, 1);
    EXPECT_EQ(table.at("A1"), 3) << "occupied squares count, pawns pass each other";
    EXPECT_EQ(table.at("A0"), 0);
    EXPECT_EQ(table.at("A2"), 0);
    EXPECT_EQ(table.die(7), "MC-5");
    EXPECT_EQ(table.die(0), "MC-5");
}

TEST(MonteCarlo, MC_6_whoever_can_move_must_even_to_a_bad_square) {
    Table table(3);
    table.put("A0", 48).home("A1 A2");
    table.die(1);
    EXPECT_EQ(table.asked(), "A pawn");
    EXPECT_EQ(table.choices(), Json::array({0}));
    table.pawn(0);
    EXPECT_EQ(table.at("A0"), 42) << "back to the second bank";
}

TEST(MonteCarlo, MC_6_if_nothing_can_move_the_turn_ends_without_a_question) {
    Table table(3);
    table.put("A0 A1", 20).put("A2", 42);
    table.die(5);
    EXPECT_EQ(table.asked(), "die");
    EXPECT_EQ(table.look()["active"], 1);
}

TEST(MonteCarlo, MC_7_a_four_costs_tax_before_moving) {
    Table table(3);
    table.put("A0", 1).put("A1", 2).put("A2", 3).money('A', 100);
    table.die(4);
    EXPECT_EQ(table.thousands('A'), 80) << "before the pawn is chosen";
    EXPECT_EQ(table.asked(), "A pawn");
}

TEST(MonteCarlo, MC_7_no_tax_while_a_pawn_stands_on_the_start) {
    Table table(3);
    table.put("A0", 1).put("A1", 2).money('A', 100);
    table.die(4);
    EXPECT_EQ(table.thousands('A'), 100);

    Table last(3);
    last.home("A1 A2").money('A', 100);
    last.die(4);
    EXPECT_EQ(last.thousands('A'), 100) << "even the last one";
}

TEST(MonteCarlo, MC_7_double_tax_for_a_player_with_one_pawn_left) {
    Table table(3);
    table.put("A0", 1).home("A1 A2").money('A', 100);
    EXPECT_EQ(table.look()["seats"][0]["tax"], 40'000);
    table.die(4);
    EXPECT_EQ(table.thousands('A'), 60);

    Table two(3);
    two.put("A0 A1", 1).home("A2").money('A', 100);
    two.die(4);
    EXPECT_EQ(two.thousands('A'), 80) << "two pawns left";
}

TEST(MonteCarlo, MC_7_the_tax_is_due_even_if_nothing_can_move) {
    Table table(3);
    table.put("A0 A1 A2", 20).money('A', 100);
    table.die(4);
    EXPECT_EQ(table.thousands('A'), 80);
    EXPECT_EQ(table.asked(), "die") << "and it is the next player's turn";
}

TEST(MonteCarlo, MC_7_squares_played_on_with_the_same_four_cost_nothing) {
    Table table(3);
    table.put("A0", 3).put("A1", 5).put("A2", 20).money('A', 100);
    table.die(4);
    table.pawn(0);  // the casino on 7
    EXPECT_EQ(table.thousands('A'), 80);
    table.card("S1"), table.takes("distance");
    EXPECT_EQ(table.at("A0"), 11);
    EXPECT_EQ(table.thousands('A'), 80);
}

TEST(MonteCarlo, MC_8_who_cannot_pay_the_tax_goes_back_with_a_pawn_of_their_choice) {
    Table table(3);
    table.put("A0", 1).put("A1 B0", 30).put("A2", 50).money('A', 10);
    table.die(4);
    EXPECT_EQ(table.asked(), "A retreat");
    EXPECT_EQ(table.choices(), Json({0, 1, 2})) << "blocked or not";
    const Json pawns = table.look()["seats"][0]["pawns"];
    EXPECT_EQ(pawns[0]["back"], 0);
    EXPECT_EQ(pawns[1]["back"], 20) << "the view says where each would go back to";
    EXPECT_EQ(pawns[2]["back"], 42);
    EXPECT_FALSE(table.look()["seats"][1]["pawns"][0].contains("back"));
    EXPECT_EQ(table.retreat(1), "");
    EXPECT_EQ(table.at("A1"), 20);
    EXPECT_EQ(table.thousands('A'), 50) << "the debt is wiped out";
    EXPECT_EQ(table.asked(), "A pawn") << "then the turn goes on with the move of 4";
    EXPECT_EQ(table.choices(), Json({0, 2})) << "not from the bank";
}

TEST(MonteCarlo, MC_8_nothing_left_after_paying_is_ruin_too) {
    Table table(3);
    table.put("A0", 1).put("A1", 42).home("A2").money('A', 20);
    table.die(4);
    EXPECT_EQ(table.choices(), Json({0, 1})) << "any pawn not home";
    table.retreat(0);
    EXPECT_EQ(table.at("A0"), 0);
    EXPECT_EQ(table.thousands('A'), 10);
    EXPECT_EQ(table.choices(), Json::array({0})) << "back on the start it may move; the bank holds the other";
    Table rich(3);
    rich.put("A0", 1).put("A1", 42).home("A2").money('A', 30);
    rich.die(4);
    EXPECT_EQ(rich.asked(), "A pawn");
    EXPECT_EQ(rich.thousands('A'), 10);
}

TEST(MonteCarlo, MC_8_one_retreat_and_the_turn_may_end_without_a_move) {
    Table table(3);
    table.put("A0 A1", 20).put("A2", 42).money('A', 10);
    table.die(4);
    table.retreat(2);
    EXPECT_EQ(table.at("A2"), 20) << "from the second bank to the first";
    EXPECT_EQ(table.thousands('A'), 50);
    EXPECT_EQ(table.asked(), "die");
    EXPECT_EQ(table.look()["active"], 1);
}

TEST(MonteCarlo, MC_30_two_players_have_four_pawns_and_name_a_colour_before_rolling) {
    Table table(2);
    EXPECT_EQ(table.look()["seats"][0]["pawns"].size(), 4u);
    EXPECT_EQ(table.asked(), "A colour");
    EXPECT_EQ(table.choices(), Json({0, 1}));
    EXPECT_EQ(table.colour(1), "");
    EXPECT_EQ(table.asked(), "die");
    table.die(5);
    EXPECT_EQ(table.choices(), Json({2, 3}));
    EXPECT_EQ(table.pawn(0), "MC-30");
    EXPECT_EQ(table.pawn(3), "");
    EXPECT_EQ(table.asked(), "B colour");
}

TEST(MonteCarlo, MC_30_the_colour_needs_a_pawn_still_to_bring_home) {
    Table table(2);
    table.home("A0 A1");
    EXPECT_EQ(table.choices(), Json({1}));
    EXPECT_EQ(table.colour(0), "MC-30");
    EXPECT_EQ(table.colour(2), "MC-30");
    EXPECT_EQ(table.colour(1), "");
}

TEST(MonteCarlo, MC_30_the_other_colour_does_not_move_even_if_it_could) {
    Table table(2);
    table.put("A0", 20).put("A1", 42).put("A2", 5);
    table.colour(0);
    table.die(6);
    EXPECT_EQ(table.asked(), "B colour") << "the colour named cannot move";
}

TEST(MonteCarlo, MC_30_tax_retreat_and_blocks_look_at_all_four_pawns) {
    Table table(2);
    table.put("A2 A0", 8).put("A1", 6).money('A', 50);
    table.colour(0);
    table.die(4);
    EXPECT_EQ(table.thousands('A'), 50) << "A3 stands on the start";
    EXPECT_FALSE(table.blocked("A2")) << "both colours are one's own";

    Table ruined(2);
    ruined.put("A0", 5).put("A1", 6).put("A2", 8).put("A3", 30).money('A', 20);
    ruined.colour(0);
    ruined.die(4);
    EXPECT_EQ(ruined.choices(), Json({0, 1, 2, 3})) << "a pawn of either colour goes back";
    ruined.retreat(3);
    EXPECT_EQ(ruined.choices(), Json({0, 1}));

    Table last(2);
    last.home("A0 A1 A2").put("A3", 30).money('A', 100);
    last.colour(1);
    last.die(4);
    EXPECT_EQ(last.thousands('A'), 60) << "one pawn left of four";
}

TEST(MonteCarlo, MC_25_each_player_has_ten_thousand_whenever_a_turn_begins) {
    for (int seats = 2; seats <= 4; ++seats)
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Table table(seats);
            State& state = table.state();
            core::PlayoutHouse house(seed);
            while (!MonteCarlo::ask(state).is_over()) {
                if (state.does() == Does::Die || state.does() == Does::Colour)
                    for (int seat = 0; seat < seats; ++seat) {
                        ASSERT_GE(table.thousands(static_cast<char>('A' + seat)), 10);
                    }
                if (MonteCarlo::ask(state).is_chance()) {
                    MonteCarlo::apply(state, MonteCarlo::chance(state, house));
                    continue;
                }
                const Seat seat = state.step().seat;
                Moves moves;
                MonteCarlo::offer(state, seat, moves);
                MonteCarlo::apply(state, seat,
                                  moves[static_cast<int>(house.below(static_cast<unsigned>(moves.size())))]);
            }
        }
}

TEST(MonteCarlo, MC_32_the_words_of_purses_change_nothing) {
    for (const char* word : {"hidden", "open"}) {
        Table table(3, {{"purses", word}});
        for (int viewer = 0; viewer < 3; ++viewer) {
            const Json seats = table.look(Seat(viewer))["seats"];
            for (const Json& seat : seats) EXPECT_EQ(seat["money"], 10'000);
        }
    }
    EXPECT_EQ(refuses_setup(3, {{"purses", "locked"}}), "JOURNAL");
}

}  // namespace
}  // namespace monte_carlo::test
