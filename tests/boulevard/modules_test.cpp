// The rules of the Boulevard modules, one test a number: BV-1 to BV-11, and the tokens, TOK-1 to TOK-3.

#include "boulevard/position.h"

namespace las_vegas::test {
namespace {

using std::vector;

TEST(Boulevard, BV_1_the_minimum_grows_with_the_players) {
    for (int seats = 2; seats <= 8; ++seats) {
        const auto setup = suite::setup<LasVegas>(seats, R"({"minimum":"by-players"})");
        EXPECT_EQ(timing::minimum(setup).dollars, 10'000 * (seats + 1));
    }
    EXPECT_EQ(timing::minimum(suite::setup<LasVegas>(8)).dollars, 50'000);
    State state = LasVegas::open(suite::setup<LasVegas>(2, R"({"first":0,"minimum":"by-players"})"));
    const auto fills = [&](const std::string& text) {
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        return bool(draw) && bool(LasVegas::doubt(state, *draw));
    };
    EXPECT_TRUE(fills(R"({"notes":[[30000],[10000,20000],[90000],[40000],[20000,20000],[60000]]})"));
    EXPECT_FALSE(fills(R"({"notes":[[30000,20000],[10000,20000],[90000],[40000],[20000,20000],[60000]]})"));
    EXPECT_FALSE(fills(R"({"notes":[[20000],[10000,20000],[90000],[40000],[20000,20000],[60000]]})"));
    EXPECT_EQ(refuses(3, R"({"minimum":"more"})"), "BV-1");
}

TEST(Boulevard, BV_2_five_notes_of_100000) {
    const kit::Notes notes = timing::all_notes(suite::setup<LasVegas>(4, R"({"hundreds":true})"));
    EXPECT_EQ(notes.count(), 59);
    EXPECT_EQ(notes.bag.count(kit::kind(kit::kHundred)), 5);
    EXPECT_EQ(timing::all_notes(suite::setup<LasVegas>(4)).count(), 54);
}

TEST(Boulevard, BV_3_six_to_eight_players) {
    for (int seats = 6; seats <= 8; ++seats) {
        EXPECT_EQ(refuses(seats, "{}"), "");
        Position table(seats, "{}");
        EXPECT_EQ(table.left(seats - 1), 8);
    }
    EXPECT_EQ(refuses(9, "{}"), "BV-3");
    EXPECT_EQ(refuses(1, "{}"), "LV-0");
    // What else the rulebook allows or forbids by the number of players; nothing else is refused.
    for (int seats = 2; seats <= 8; ++seats) {
        EXPECT_EQ(refuses(seats, R"({"neutral":true})"), seats <= 5 ? "" : "BV-4");
        EXPECT_EQ(refuses(seats, R"({"big-dice":true})"), seats <= 7 ? "" : "BV-5");
        EXPECT_EQ(refuses(seats, R"({"kickers":true})"), seats <= 7 ? "" : "BV-6");
        EXPECT_EQ(refuses(seats, R"({"slot-machine":true})"), seats >= 5 ? "" : "BV-14");
        EXPECT_EQ(refuses(seats, R"({"bonus":true})"), seats <= 7 ? "" : "BV-18");
        EXPECT_EQ(
            refuses(
                seats,
                R"({"minimum":"by-players","hundreds":true,"rainbow":true,"actions":true,"tokens":true})"),
            "");
    }
    EXPECT_EQ(refuses(4, R"({"rounds":5})"), "LV-6");
    EXPECT_EQ(refuses(4, R"({"first":4})"), "LV-5");
    EXPECT_EQ(refuses(4, R"({"kickers":1})"), "JOURNAL");
    EXPECT_EQ(refuses(4, R"({"kicker":true})"), "JOURNAL");
    EXPECT_EQ(refuses(4, R"({"minimum":true})"), "BV-1");
}

TEST(Boulevard, BV_4_neutral_dice_at_five) {
    Position table(5, R"({"neutral":true})");
    for (int seat = 0; seat < 5; ++seat) EXPECT_EQ(table.left(seat, Kind::White), 2);
    EXPECT_EQ(table.state.dice[kWhite].packed, 0u) << "none is left over";
    EXPECT_EQ(refuses(6, R"({"neutral":true})"), "BV-4");
}

TEST(Boulevard, BV_5_a_big_die_counts_double) {
    Position table(3, R"({"big-dice":true})");
    EXPECT_EQ(table.left(0), 7);
    EXPECT_EQ(table.left(0, Kind::Big), 1);
    table.notes(1, {60, 50, 10});
    EXPECT_EQ(table.rolls(R"({"own":[1,2,2,2,3,3,3],"big":[1]})"), "");
    EXPECT_EQ(table.answers(R"({"place":1})"), "");
    EXPECT_EQ(table.look()["casinos"][0]["dice"], suite::Json({3, 0, 0})) << "one normal die and a big one";
    EXPECT_EQ(table.look()["casinos"][0]["big"], suite::Json::array({0}));
    table.dice(1, {0, 2, 3});
    table.pay_out();
    EXPECT_EQ(table.thousands(1), 60) << "three and three are tied on the weighted count";
    EXPECT_EQ(table.thousands(0) + table.thousands(2), 0);
}

TEST(Boulevard, BV_6_kickers_replace_normal_dice) {
    Position five(5, R"({"kickers":true})"), six(6, R"({"kickers":true})");
    EXPECT_EQ(five.left(4), 6);
    EXPECT_EQ(five.left(4, Kind::Kicker), 2);
    EXPECT_EQ(six.left(5), 7);
    EXPECT_EQ(six.left(5, Kind::Kicker), 1);
    Position both(7, R"({"kickers":true,"big-dice":true})");
    EXPECT_EQ(both.left(6), 6);
    EXPECT_EQ(both.left(6, Kind::Kicker) + both.left(6, Kind::Big), 2);
}

TEST(Boulevard, BV_7_a_kicker_kicks_one_die_and_leaves) {
    Position table(3, R"({"kickers":true,"big-dice":true})");
    table.dice(2, {1, 2, 0});
    table.big_die(2, 2);
    table.hand(1, 4);
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,2],"big":[3],"kicker":[2,5]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_EQ(table.offers(),
              (Texts{R"({"kick":{"seat":0,"die":"own"}})", R"({"kick":{"seat":1,"die":"own"}})",
                     R"({"kick":{"seat":2,"die":"big"}})"}));
    EXPECT_EQ(table.answers(R"({"place":1})"), "BV-7");
    EXPECT_EQ(table.answers(R"({"kick":{"seat":1,"die":"big"}})"), "BV-7");
    EXPECT_EQ(table.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    EXPECT_EQ(table.left(1), 5) << "it goes back to its owner";
    EXPECT_EQ(table.state.dice[0].at(Place(2)), 2) << "the kicker does not count and does not stay";
    EXPECT_EQ(table.state.dice[1].at(Place(2)), 1);
    EXPECT_EQ(table.left(0, Kind::Kicker), 1);
    EXPECT_EQ(table.look()["seats"][0]["kickers"], 1) << "it waits beside the board";
    EXPECT_EQ(table.asked(), "house") << "the next player rolls";
}

TEST(Boulevard, BV_7_a_big_die_can_be_kicked) {
    Position table(3, R"({"kickers":true,"big-dice":true})");
    table.big_die(2, 2);
    table.hand(2, 0);
    table.hand(0, 1, 0, 0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[1],"kicker":[2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_EQ(table.answers(R"({"kick":{"seat":2,"die":"big"}})"), "");
    EXPECT_EQ(table.left(2, Kind::Big), 1);
    EXPECT_EQ(table.state.dice[2].at(Place(2)), 0);
    EXPECT_EQ(table.state.big_die(Seat(2)), kNowhere);
}

TEST(Boulevard, BV_8_two_kickers_kick_one_after_the_other) {
    Position table(2, R"({"kickers":true})");
    table.hand(0, 1, 0, 0, 2);
    ASSERT_EQ(table.rolls(R"({"own":[4],"kicker":[4,4]})"), "");
    ASSERT_EQ(table.answers(R"({"place":4})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"kick":{"seat":0,"die":"own"}})"}))
        << "placed together with the kickers";
    ASSERT_EQ(table.answers(R"({"kick":{"seat":0,"die":"own"}})"), "");
    EXPECT_EQ(table.left(0), 1);
    EXPECT_EQ(table.asked(), "house") << "for the second kicker nothing is left to kick";

    Position more(2, R"({"kickers":true})");
    more.dice(4, {0, 3});
    more.hand(0, 1, 0, 0, 2);
    ASSERT_EQ(more.rolls(R"({"own":[4],"kicker":[4,4]})"), "");
    ASSERT_EQ(more.answers(R"({"place":4})"), "");
    ASSERT_EQ(more.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    EXPECT_EQ(more.asked(), "0");
    ASSERT_EQ(more.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    EXPECT_EQ(more.state.dice[1].at(Place(4)), 1);
}

TEST(Boulevard, BV_9_a_kicked_die_brings_a_player_back) {
    Position table(2, R"({"kickers":true,"actions":true})");
    table.dice(6, {0, 1});
    table.hand(0, 0, 0, 0, 1);
    table.hand(1, 0);
    table.holds(1, {Card::Swap});
    ASSERT_EQ(table.rolls(R"({"kicker":[6]})"), "");
    ASSERT_EQ(table.answers(R"({"place":6})"), "");
    ASSERT_EQ(table.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    ASSERT_EQ(table.rolls(R"({"own":[3]})"), "") << "seat 1 had placed all dice and rolls again";
    EXPECT_EQ(table.offers(), (Texts{R"({"place":3})", R"({"play":"swap"})"}));
}

TEST(Boulevard, BV_10_where_no_other_die_lies_a_kicker_does_nothing) {
    Position table(2, R"({"kickers":true})");
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1],"kicker":[2,3]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_EQ(table.state.active, Seat(1)) << "nothing is asked";
    EXPECT_EQ(table.left(0, Kind::Kicker), 1);

    Position slot(5, R"({"kickers":true,"slot-machine":true})");
    slot.at_slot(4, 1, 2);
    ASSERT_EQ(slot.rolls(R"({"own":[1,1,1,1,2,2],"kicker":[2,3]})"), "");
    ASSERT_EQ(slot.answers(R"({"place":2,"at":"slot"})"), "");
    EXPECT_EQ(slot.state.active, Seat(1)) << "at the slot machine it does nothing and leaves";
    EXPECT_EQ(slot.look()["slot"]["dice"], suite::Json({2, 2, 0, 0, 0}));
}

TEST(Boulevard, BV_11_white_dice_cannot_be_kicked) {
    Position table(2, R"({"kickers":true,"neutral":true})");
    table.white_dice(5, 3);
    table.hand(0, 2, 0, 0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[1,1],"kicker":[5]})"), "");
    ASSERT_EQ(table.answers(R"({"place":5})"), "");
    EXPECT_EQ(table.state.active, Seat(1)) << "only white dice lie there: nothing to kick";
    EXPECT_EQ(table.state.dice[kWhite].at(Place(5)), 3);
}

TEST(BoulevardTokens, TOK_1_one_token_for_each_casino_and_round) {
    State state = LasVegas::open(suite::setup<LasVegas>(2, R"({"first":0,"tokens":true})"));
    core::PlayoutHouse house(std::uint64_t{1});
    LasVegas::apply(state, LasVegas::chance(state, house));
    ASSERT_EQ(state.now.does, Does::DealTokens);
    const auto deals = [&](const std::string& text) -> std::string {
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        if (!draw) return draw.refusal().rule;
        const auto fine = LasVegas::doubt(state, *draw);
        return fine ? "" : fine.refusal().rule;
    };
    EXPECT_EQ(deals(R"({"tokens":["pink","pink","pink","pink","pink","gold"]})"), "");
    EXPECT_EQ(deals(R"({"tokens":["pink","pink","pink","pink","pink","pink"]})"), "TOK-1");
    EXPECT_EQ(deals(R"({"tokens":["pink","pink","pink","pink","pink"]})"), "TOK-1");
    EXPECT_EQ(deals(R"({"tokens":["pink","pink","pink","pink","pink","violet"]})"), "TOK-1");
    EXPECT_EQ(kit::kAllTokens.count(), 25);
    state.tokens[0].add(kit::Token::Red);
    LasVegas::apply(state, LasVegas::chance(state, house));
    EXPECT_EQ(state.tokens[0].count(), 2) << "whatever still lies there";
    for (unsigned casino = 1; casino < 6; ++casino) EXPECT_EQ(state.tokens[casino].count(), 1);
    EXPECT_EQ(tokens::pile(state).count(), 18);
}

TEST(BoulevardTokens, TOK_2_two_dice_take_a_token) {
    Position table(2, R"({"tokens":true})");
    table.state.tokens[2].add(kit::Token::Gold);
    table.state.tokens[2].add(kit::Token::Pink);
    ASSERT_EQ(table.rolls(R"({"own":[1,2,2,3,3,4,5,6]})"), "");
    ASSERT_EQ(table.answers(R"({"place":3})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"token":"pink"})", R"({"token":"gold"})", R"({"token":null})"}));
    EXPECT_EQ(table.answers(R"({"token":"red"})"), "TOK-2");
    EXPECT_EQ(table.answers(R"({"place":3})"), "TOK-2");
    ASSERT_EQ(table.answers(R"({"token":"gold"})"), "");
    EXPECT_EQ(table.look()["seats"][0]["tokens"], suite::Json::array({"gold"}));
    EXPECT_EQ(table.look()["casinos"][2]["tokens"], suite::Json::array({"pink"}));
    ASSERT_EQ(table.rolls(R"({"own":[1,1,2,3,4,5,6,6]})"), "");
    ASSERT_EQ(table.answers(R"({"place":3})"), "");
    EXPECT_EQ(table.asked(), "house") << "one die takes no token";
    table.hand(0, 2);
    ASSERT_EQ(table.rolls(R"({"own":[1,1]})"), "");
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    EXPECT_EQ(table.asked(), "house") << "where no token lies nothing is asked";
}

TEST(BoulevardTokens, TOK_2_which_dice_count) {
    Position big(3, R"({"tokens":true,"big-dice":true})");
    big.state.tokens[0].add(kit::Token::Gold);
    ASSERT_EQ(big.rolls(R"({"own":[2,2,2,3,3,3,3],"big":[1]})"), "");
    ASSERT_EQ(big.answers(R"({"place":1})"), "");
    EXPECT_EQ(big.asked(), "house") << "a big die is one die here";

    Position mixed(5, R"({"tokens":true,"kickers":true,"neutral":true,"slot-machine":true})");
    mixed.state.tokens[0].add(kit::Token::Blue);
    mixed.dice(1, {0, 1});
    ASSERT_EQ(mixed.rolls(R"({"own":[2,2,2,3,3,3],"white":[1,4],"kicker":[1,5]})"), "");
    ASSERT_EQ(mixed.answers(R"({"place":1})"), "");
    EXPECT_EQ(mixed.offers().front(), R"({"kick":{"seat":1,"die":"own"}})") << "the kicks come first";
    ASSERT_EQ(mixed.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    EXPECT_EQ(mixed.offers(), (Texts{R"({"token":"blue"})", R"({"token":null})"}))
        << "white dice and kickers count as placed by the player";
    ASSERT_EQ(mixed.answers(R"({"token":null})"), "");
    EXPECT_TRUE(mixed.state.tokens_held[0].none());
    ASSERT_EQ(mixed.rolls(R"({"own":[2,2,2,2,3,3,3],"white":[1,4],"kicker":[1,5]})"), "")
        << "with the kicked die";
    ASSERT_EQ(mixed.answers(R"({"place":2,"at":"slot"})"), "");
    EXPECT_EQ(mixed.asked(), "house") << "the slot machine has no token";
}

TEST(BoulevardTokens, TOK_3_tokens_count_at_the_end) {
    Position table(2, R"({"tokens":true})");
    for (int i = 0; i < 2; ++i) table.state.tokens_held[0].add(kit::Token::Pink);
    for (int i = 0; i < 4; ++i) table.state.tokens_held[0].add(kit::Token::Gold);
    EXPECT_EQ(LasVegas::score(table.state).money[0], 130'000) << "2 pink and 4 gold";
    EXPECT_EQ(LasVegas::score(table.state).notes[0], 0) << "not notes for a tie";
    const int worth[] = {0, 10, 30, 60, 100, 150};
    for (int count = 0; count <= 5; ++count) {
        kit::Tokens held{};
        for (int i = 0; i < count; ++i) held.add(kit::Token::Green);
        EXPECT_EQ(held.money().dollars, 1000 * worth[count]);
    }
}

}  // namespace
}  // namespace las_vegas::test
