// Token cards with the sequential card game.

#include "las_vegas_cards/table.h"

namespace {

using cards_test::no_setup;
using cards_test::Table;
using core::Seat;
using Texts = std::vector<std::string>;

constexpr const char* kTokens = R"({"tokens":["pink","gold","blue","green","red","pink"]})";

Table table_with_tokens(int seats = 2) {
    Table table(seats, R"({"sequential":true,"tokens":true,"first":0})");
    table.notes(1);
    return table;
}

TEST(LasVegasCardsTokens, TOK_1_a_token_for_each_casino_every_round) {
    Table table = table_with_tokens();
    EXPECT_EQ(table.no_draw(R"({"tokens":["pink"]})"), "TOK-1 lvc.tokens-list");
    EXPECT_EQ(table.no_draw(R"({"tokens":["pink","pink","pink","pink","pink","pink"]})"),
              "TOK-1 lvc.no-such-token");
    EXPECT_EQ(table.no_draw(R"({"tokens":["pink","pink","pink","pink","pink","mauve"]})"),
              "TOK-1 lvc.no-token-colour");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,2,3,4,5],[1,2,3,4,5]]})"), "JOURNAL draw.other-wanted");
    table.house(kTokens);
    EXPECT_EQ(table.view(0)["casinos"][3]["tokens"].dump(), R"(["green"])");
    EXPECT_EQ(table.view(1)["token-pile"], 19);
    // What still lies there stays: play the round, take nothing.
    core::PlayoutHouse house(3);
    while (table.state().round == 1) {
        if (table.match().ask().is_chance())
            table.match().draw(house);
        else {
            const int seat = core::index(table.asked().lowest());
            table.move(seat, table.offers(seat).back());
        }
    }
    table.notes(2).house(kTokens);
    EXPECT_EQ(table.view(0)["casinos"][3]["tokens"].dump(), R"(["green","green"])");
}

TEST(LasVegasCardsTokens, TOK_2_two_dice_at_a_casino_give_a_token) {
    Table table = table_with_tokens(3);
    table.house(kTokens).hands("[[1,2,33,3,44],[1,2,3,3,5],[6,6,6,6,66]]");
    // Two dice at 3 and two at 4: both ask, the lower casino first, before the new hand.
    table.place(0, "[33,44]");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(0)));
    EXPECT_EQ(table.view(1)["token-at"], 3);
    EXPECT_EQ(table.offers(0), (Texts{R"({"token":"blue","at":3})", R"({"token":null,"at":3})"}));
    EXPECT_EQ(table.no_move(0, R"({"token":"gold","at":3})"), "TOK-2 lvc.token-not-there");
    EXPECT_EQ(table.no_move(0, R"({"token":"green","at":4})"), "TOK-2 lvc.token-elsewhere");
    EXPECT_EQ(table.no_move(0, R"({"token":"blue"})"), "JOURNAL move.unknown");
    EXPECT_EQ(table.no_move(0, R"({"token":"blue","at":7})"), "JOURNAL lvc.token-at");
    EXPECT_EQ(table.no_move(0, R"({"token":"mauve","at":3})"), "TOK-1 lvc.no-token-colour");
    EXPECT_EQ(table.no_place(0, "[1]"), "TOK-2 lvc.token-first");
    table.move(0, R"({"token":"blue","at":3})");
    EXPECT_EQ(table.view(2)["seats"][0]["tokens"].dump(), R"(["blue"])");  // open
    table.move(0, R"({"token":null,"at":4})").hand("[1,2,3,4,5]");
    // Two dice at casino 3, where no token lies any more: nothing is asked.
    table.place(1, "[3,3]");
    EXPECT_TRUE(table.match().ask().is_chance());
    // One die at each of two casinos gives none.
    table.hand("[1,2,3,4,5]").place(2, "[6]");
    EXPECT_TRUE(table.match().ask().is_chance());
}

TEST(LasVegasCardsTokens, TOK_2_also_for_a_player_whom_this_placement_puts_out) {
    Table table = table_with_tokens();
    table.house(kTokens).hands("[[1,1,1,1,11],[1,2,3,4,5]]");
    table.place(0, "[1,1,1,1,11]").move(0, R"({"token":null,"at":1})").hand("[2,2,2,2,22]");
    table.place(1, "[1]").hand("[1,2,3,4,5]").place(0, "[2,2,2]");
    EXPECT_EQ(table.view(1)["token-at"], 2);
    table.move(0, R"({"token":"gold","at":2})");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(1)));
    EXPECT_EQ(table.view(0)["seats"][0]["state"], "out");
}

TEST(LasVegasCardsTokens, TOK_3_the_worth_of_tokens) {
    const int worth[] = {0, 10'000, 30'000, 60'000, 100'000, 150'000};
    for (int colour = 0; colour < kit::kTokenColours; ++colour) {
        kit::Tokens held{};
        for (const int money : worth) {
            EXPECT_EQ(held.money().dollars, money);
            if (money != 150'000) held.add(kit::Token(colour));
        }
    }
    EXPECT_EQ(kit::kAllTokens.count(), 25);
}

TEST(LasVegasCardsTokens, TOK_4_no_tokens_at_the_same_time) {
    EXPECT_EQ(no_setup(2, R"({"tokens":true})"), "TOK-4 lvc.tokens-sequential");
    EXPECT_EQ(no_setup(2, R"({"tokens":true,"sequential":true})"), "");
    EXPECT_EQ(no_setup(2, R"({"tokens":false})"), "");
}

}  // namespace
