// The casino: MC-13 to MC-15, MC-33.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

TEST(MonteCarlo, MC_13_triple_chance_three_printed_suits_no_choice) {
    // The missing suit goes round along the track: 4 lacks spades, 7 hearts, 17 diamonds, 24 clubs, 38
    // spades.
    const struct {
        int square;
        const char *loses, *wins;
    } triples[] = {
        {4, "S1", "HDC"}, {7, "H1", "SDC"}, {17, "D1", "SHC"}, {24, "C1", "SHD"}, {38, "S1", "HDC"}};
    for (const auto& triple : triples) {
        Table table(3);
        table.put("A0", triple.square - 1).money('A', 50);
        table.turn(1, 0);
        EXPECT_EQ(table.asked(), "casino") << "nothing to choose";
        EXPECT_EQ(table.look()["bet"], triple.wins);
        Table lost = table;
        lost.card(triple.loses);
        EXPECT_EQ(lost.at("A0"), triple.square - 1);
        for (const char suit : std::string(triple.wins)) {
            Table won = table;
            won.card(std::string(1, suit) + "1");
            EXPECT_EQ(won.asked(), "A win");
        }
    }
}

TEST(MonteCarlo, MC_13_double_chance_one_of_six_pairs) {
    Table table(3);
    table.put("A0", 11);
    table.turn(1, 0);
    EXPECT_EQ(table.asked(), "A bet");
    EXPECT_EQ(table.choices(), Json({"SH", "SD", "SC", "HD", "HC", "DC"}));
    EXPECT_EQ(table.bet("S"), "MC-13");
    EXPECT_EQ(table.bet("HS"), "MC-13") << "pairs are written in one way";
    EXPECT_EQ(table.bet("HD"), "");
    Table heart = table, diamond = table, spade = table, club = table;
    heart.card("H1"), diamond.card("D4"), spade.card("S1"), club.card("C1");
    EXPECT_EQ(heart.asked(), "A win");
    EXPECT_EQ(diamond.asked(), "A win");
    EXPECT_EQ(spade.asked(), "die");
    EXPECT_EQ(club.asked(), "die");
}

TEST(MonteCarlo, MC_13_single_chance_one_suit) {
    Table table(3);
    table.put("A0", 30).money('A', 50);
    table.turn(1, 0);
    EXPECT_EQ(table.choices(), Json({"S", "H", "D", "C"}));
    EXPECT_EQ(table.bet("SH"), "MC-13");
    EXPECT_EQ(table.bet("X"), "MC-13");
    table.bet("D");
    Table won = table;
    won.card("D2");
    EXPECT_EQ(won.asked(), "A win");
    table.card("H2");
    EXPECT_EQ(table.at("A0"), 30);
    EXPECT_EQ(table.thousands('A'), 30);
}

TEST(MonteCarlo, MC_13_the_cards_drawn_are_known_and_do_not_come_again) {
    Table table(3);
    table.put("A0", 11).money('A', 50);
    table.turn(1, 0);
    table.bet("HD");
    EXPECT_EQ(table.card("S5"), "MC-1");
    EXPECT_EQ(table.card("J"), "MC-1");
    table.card("S1");
    EXPECT_EQ(table.look()["cards"]["gone"], Json({"S1"}));
    table.put("B0", 11);
    table.turn(1, 0);
    table.bet("HD");
    EXPECT_EQ(table.card("S1"), "MC-15");
    EXPECT_EQ(table.card("S2"), "");
}

TEST(MonteCarlo, MC_14_money_and_on_by_the_die_or_distance_times_the_number) {
    Table table(3);
    table.put("A0", 25).money('A', 10);
    table.turn(2, 0);  // 27
    table.bet("HC"), table.card("C4");
    EXPECT_EQ(table.choices(), Json({"money", "distance"}));
    EXPECT_EQ(table.look()["win"], Json({{"money", 80'000}, {"to", 29}, {"distance", 35}}));
    Table money = table;
    money.takes("money");
    EXPECT_EQ(money.thousands('A'), 90);
    EXPECT_EQ(money.at("A0"), 29);
    table.takes("distance");
    EXPECT_EQ(table.thousands('A'), 10);
    EXPECT_EQ(table.at("A0"), 35);
    Table rich(3);
    rich.put("A0", 25).money('A', 200);
    rich.turn(2, 0);
    rich.bet("HC"), rich.card("C4"), rich.takes("money");
    EXPECT_EQ(rich.thousands('A'), 250) << "MC-3 applies";
}

TEST(MonteCarlo, MC_14_distance_is_asked_even_where_it_is_the_same_way) {
    Table table(3);
    table.put("A0", 25);
    table.turn(2, 0);
    table.bet("HC"), table.card("C1");
    EXPECT_EQ(table.choices(), Json({"money", "distance"}));
}

TEST(MonteCarlo, MC_15_lost_pay_and_go_back) {
    Table table(3);
    table.put("A0", 23).money('A', 50);
    table.turn(4, 0);
    table.bet("SH"), table.card("D4");
    EXPECT_EQ(table.at("A0"), 23);
    EXPECT_EQ(table.thousands('A'), 10) << "50 - 40, no tax with a pawn on the start";
    EXPECT_EQ(table.asked(), "die");
}

TEST(MonteCarlo, MC_15_who_cannot_pay_is_ruined_at_once) {
    const struct {
        int thousands;
        const char* card;
    } ruins[] = {{10, "D2"}, {10, "D1"}, {40, "D4"}};
    for (const auto& ruin : ruins) {
        Table table(3);
        table.put("A0", 23).put("A1", 25).money('A', ruin.thousands);
        table.turn(4, 0);
        table.bet("SH"), table.card(ruin.card);
        EXPECT_EQ(table.at("A0"), 20) << "the bank takes the place of going back by the die";
        EXPECT_EQ(table.thousands('A'), 50);
        EXPECT_EQ(table.asked(), "die") << "the turn ends";
        EXPECT_EQ(table.look()["active"], 1);
    }
    Table early(3);
    early.put("A0", 11);
    early.turn(1, 0);
    early.bet("SH"), early.card("D3");
    EXPECT_EQ(early.at("A0"), 0);
    EXPECT_EQ(early.thousands('A'), 10);
}

TEST(MonteCarlo, MC_15_another_casino_is_played_with_the_same_die) {
    Table table(3);
    table.put("A0", 1).money('A', 100);
    table.turn(3, 0);  // 4, then 7: both triple
    table.card("H1"), table.takes("money");
    EXPECT_EQ(table.at("A0"), 7);
    EXPECT_EQ(table.asked(), "casino");
    table.card("S2"), table.takes("distance");
    EXPECT_EQ(table.at("A0"), 13) << "7 + 2 x 3";
    EXPECT_EQ(table.thousands('A'), 120);
}

TEST(MonteCarlo, MC_15_forwards_and_back_through_a_chain) {
    Table table(3, {{"board", "SG222222222GGGBGBGGA"}});
    table.put("A0", 1).money('A', 250);
    table.turn(1, 0);
    const auto lose = [&](const char* card) { table.bet("SH"), table.card(card); };
    const auto win = [&](const char* card, const char* way) {
        table.bet("SH"), table.card(card), table.takes(way);
    };
    win("S3", "distance");
    EXPECT_EQ(table.at("A0"), 5);
    lose("D1");
    EXPECT_EQ(table.at("A0"), 4);
    win("S4", "money");
    EXPECT_EQ(table.at("A0"), 5);
    lose("D2"), lose("D3"), lose("C1");
    EXPECT_EQ(table.at("A0"), 2);
    EXPECT_EQ(table.asked(), "A bet");
    lose("C2");
    EXPECT_EQ(table.at("A0"), 1) << "never beyond the square it left";
    EXPECT_EQ(table.thousands('A'), 250 - 20 - 30 - 10 - 20) << "250 - 10 + 80 is 250 again";
    EXPECT_EQ(table.asked(), "die");
}

TEST(MonteCarlo, MC_15_ruin_inside_a_chain_ends_the_turn) {
    Table table(3, {{"board", "SBG222222222GGGGBGGA"}});
    table.put("A0", 2).put("A1", 2).money('A', 40);
    table.turn(1, 0);
    table.bet("SH"), table.card("S2"), table.takes("distance");
    table.bet("SH"), table.card("D3");
    EXPECT_EQ(table.at("A0"), 4);
    EXPECT_EQ(table.thousands('A'), 10);
    table.bet("SH"), table.card("D4");
    EXPECT_EQ(table.at("A0"), 1);
    EXPECT_EQ(table.thousands('A'), 50);
    EXPECT_EQ(table.look()["active"], 1);
}

TEST(MonteCarlo, MC_15_the_jackpot_always_wins_and_all_cards_are_shuffled_anew) {
    Table table(3);
    table.put("A0", 30).gone("S1 S2 S3 S4 H1 H2 H3 H4");
    table.turn(1, 0);
    table.bet("C");
    EXPECT_EQ(table.look()["cards"]["left"], 9);
    table.card("jackpot");
    EXPECT_EQ(table.asked(), "A win");
    EXPECT_EQ(table.look()["cards"]["left"], 17) << "before A or B is chosen";
    Table money = table;
    money.takes("money");
    EXPECT_EQ(money.thousands('A'), 110);
    EXPECT_EQ(money.at("A0"), 32);
    table.takes("distance");
    EXPECT_EQ(table.at("A0"), 36);
    // On a triple square too, whichever suit it lacks; and the jackpot may come again at once.
    Table again(3);
    again.put("A0", 1).money('A', 20);
    again.turn(3, 0);
    again.card("jackpot"), again.takes("money");
    EXPECT_EQ(again.card("jackpot"), "");
    again.takes("money");
    EXPECT_EQ(again.thousands('A'), 220);
}

TEST(MonteCarlo, MC_15_the_last_card_can_only_be_the_jackpot) {
    Table table(3);
    table.put("A0", 30).gone("S1 S2 S3 S4 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4");
    table.turn(1, 0);
    table.bet("C");
    for (const char* card : {"S1", "H2", "D3", "C4"}) EXPECT_EQ(table.card(card), "MC-15");
    core::PlayoutHouse house(std::uint64_t{1});
    EXPECT_EQ(MonteCarlo::chance(table.state(), house), Draw::casino(kJackpot));
}

TEST(MonteCarlo, MC_15_a_chain_of_two_thousand_cards_is_legal) {
    // Forwards by the jackpot, back by a lost card, and so on: the state is as small as before.
    Table table(3, {{"board", "SBG" + std::string(100, '1') + "BGGA"}});
    table.put("A0", 2).money('A', 250);
    table.turn(1, 0);
    int cards = 0;
    while (cards < 2000) {
        ASSERT_EQ(table.asked(), "A bet");
        ASSERT_EQ(table.bet("S"), "");
        ASSERT_EQ(table.card(cards % 2 == 0 ? "jackpot" : "H1"), "");
        if (cards % 2 == 0) {
            ASSERT_EQ(table.takes("money"), "");
        }
        ++cards;
    }
    EXPECT_EQ(table.at("A0"), 3);
    EXPECT_LE(table.state().steps.size(), 4);
}

TEST(MonteCarlo, MC_33_back_on_the_square_it_left_a_pawn_arrives_anew) {
    Table from_bank(3, {{"board", "SBG2BGGA"}});
    from_bank.put("A0", 1).money('A', 100);
    from_bank.turn(2, 0);
    from_bank.bet("SH"), from_bank.card("D1");
    EXPECT_EQ(from_bank.at("A0"), 1);
    EXPECT_EQ(from_bank.thousands('A'), 140) << "the bank pays again";

    Table stack(3);
    stack.put("A0 B0 C0", 23).money('A', 100);
    stack.turn(1, 0);
    stack.card("C1");  // 24 lacks clubs
    EXPECT_EQ(stack.stack(23), "B0 C0 A0") << "on top, wherever it lay before";
    EXPECT_EQ(stack.asked(), "A poker");
}

}  // namespace
}  // namespace monte_carlo::test
