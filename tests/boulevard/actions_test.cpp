// The action cards, one test a number and more: ACT-1 to ACT-6, how they are dealt, and what they do to
// placing.

#include "boulevard/actions.h"

namespace las_vegas::test {
namespace {

using std::vector;

TEST(BoulevardActions, ACT_1_cards_are_dealt_secretly) {
    State state = LasVegas::open(suite::setup<LasVegas>(3, R"({"first":0,"actions":true})"));
    core::PlayoutHouse house(std::uint64_t{1});
    LasVegas::apply(state, LasVegas::chance(state, house));
    ASSERT_EQ(state.now.does, Does::DealActions);
    const auto deals = [&](const std::string& text) -> std::string {
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        if (!draw) return draw.refusal().rule;
        const auto fine = LasVegas::doubt(state, *draw);
        if (!fine) return fine.refusal().rule;
        LasVegas::apply(state, *draw);
        return "";
    };
    EXPECT_EQ(deals(R"({"actions":[["pass"],["swap"],["middle"]]})"), "ACT-1") << "two each";
    EXPECT_EQ(deals(R"({"actions":[["pass","pass"],["swap","rotate"],["middle","double"]]})"), "ACT-1");
    EXPECT_EQ(deals(R"({"actions":[["pass","nap"],["swap","rotate"],["middle","double"]]})"), "ACT-1");
    ASSERT_EQ(deals(R"({"actions":[["swap","pass"],["win-tie","rotate"],["middle","double"]]})"), "");
    const auto look = [&](Seat viewer) {
        return suite::Json::parse(suite::text<LasVegas>(LasVegas::view(state, viewer)))["seats"];
    };
    EXPECT_EQ(look(Seat(0))[0]["cards"], suite::Json({"pass", "swap"}));
    EXPECT_EQ(look(Seat(2))[0]["cards"], suite::Json({nullptr, nullptr}));
    Position six(6, kActions);
    EXPECT_EQ(deal::chance(six.state, house).cards[5].size(), 1);
}

TEST(BoulevardActions, ACT_1_all_cards_are_taken_back) {
    Position table(2, kActions);
    table.holds(0, {Card::Pass, Card::Swap});
    table.state.effects.two_casinos = Seat(0);
    table.state.effects.played.add(Card::TwoCasinos);
    table.pay_out();
    EXPECT_EQ(table.state.round, 2);
    EXPECT_TRUE(table.state.cards[0].none()) << "used or not";
    EXPECT_EQ(table.state.effects.two_casinos, kNobody);
    EXPECT_TRUE(table.state.effects.played.none());
}

TEST(BoulevardActions, ACT_2_cards_are_played_in_ones_own_turn) {
    Position table(2, kActions);
    table.holds(0, {Card::Swap, Card::TakeBack});
    table.holds(1, {Card::Pass});
    table.hand(0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[6]})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"place":6})", R"({"play":"swap"})"}));
    EXPECT_EQ(table.answers(R"({"play":"take-back","dice":{"own":1}})"), "ACT-2");
    EXPECT_EQ(table.answers(R"({"play":"pass"})"), "ACT-1") << "somebody else's card";
    ASSERT_EQ(table.answers(R"({"place":6})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"play":"take-back","dice":{"own":1}})", kDone}))
        << "in the turn of the last die";
    EXPECT_EQ(table.answers(R"({"play":"swap"})"), "ACT-2");
    EXPECT_EQ(table.answers(R"({"place":6})"), "ACT-2");
    ASSERT_EQ(table.answers(kDone), "");
    EXPECT_EQ(table.state.active, Seat(1));
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1,1,1]})"), "");
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    EXPECT_EQ(table.offers(), (Texts{kDone})) << "asked whichever card it is: the question tells nothing";
}

TEST(BoulevardActions, ACT_2_both_cards_in_one_turn) {
    Position table(2, kActions);
    table.holds(0, {Card::Swap, Card::TakeBack});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,2,2,2,2,2,2]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"swap"})"), "");
    EXPECT_EQ(table.asked(), "0");
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    ASSERT_EQ(table.answers(R"({"play":"take-back","dice":{"own":2}})"), "");
    EXPECT_EQ(table.asked(), "house") << "no card is left, nothing more is asked";
    EXPECT_EQ(table.left(0), 8);
}

TEST(BoulevardActions, ACT_3_win_a_tie) {
    Position table(3, kActions);
    table.holds(0, {Card::WinTie});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1,1,1]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"win-tie"})"), "");
    table.state.roll = {};
    table.state.dice = {};
    table.dice(2, {2, 2, 1});
    table.dice(3, {3, 3, 3});
    table.dice(5, {1, 2});
    table.notes(2, {60, 10});
    table.notes(3, {90, 80, 70});
    table.notes(5, {50});
    table.pay_out();
    EXPECT_EQ(table.offers(), (Texts{R"({"tie":2})", R"({"tie":3})", R"({"tie":null})"}));
    EXPECT_EQ(table.answers(R"({"tie":5})"), "ACT-3");
    ASSERT_EQ(table.answers(R"({"tie":3})"), "");
    EXPECT_EQ(table.thousands(0), 90) << "the others of that tie stay tied";
    EXPECT_EQ(table.thousands(1), 50);
    EXPECT_EQ(table.thousands(2), 60) << "at casino 2 the tie cancels as usual";
}

TEST(BoulevardActions, ACT_3_the_only_other_one_goes_too) {
    Position table(2, R"({"actions":true,"neutral":true})");
    table.state.effects.wins_tie = Seat(0);
    table.dice(4, {2});
    table.white_dice(4, 2);
    table.notes(4, {70, 40});
    table.pay_out();
    EXPECT_EQ(table.offers(), (Texts{R"({"tie":4})", R"({"tie":null})"})) << "a tie with white counts";
    ASSERT_EQ(table.answers(R"({"tie":4})"), "");
    EXPECT_EQ(table.thousands(0), 70);
    EXPECT_EQ(table.under(), (vector{40})) << "white stays tied and gets nothing";
}

TEST(BoulevardActions, ACT_3_only_in_the_very_first_turn_and_only_if_tied) {
    Position table(2, kActions);
    table.holds(1, {Card::WinTie, Card::Pass});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1,1,2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1,1,2]})"), "");
    EXPECT_TRUE(table.offered(R"({"play":"win-tie"})"));
    ASSERT_EQ(table.answers(R"({"play":"pass"})"), "");
    ASSERT_EQ(table.rolls(R"({"own":[2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,1,1,2]})"), "");
    EXPECT_EQ(table.answers(R"({"play":"win-tie"})"), "ACT-3") << "the first turn was passed";

    Position untied(2, kActions);
    untied.state.effects.wins_tie = Seat(0);
    untied.dice(4, {2, 1});
    untied.pay_out();
    EXPECT_EQ(untied.state.round, 2) << "who is tied nowhere is not asked";
}

TEST(BoulevardActions, ACT_4_reroll_once_in_each_turn) {
    Position table(2, R"({"actions":true,"big-dice":true,"kickers":true})");
    table.holds(0, {Card::Reroll, Card::Rotate});
    table.hand(0, 2, 0, 1, 1);
    ASSERT_EQ(table.rolls(R"({"own":[1,1],"big":[3],"kicker":[6]})"), "");
    EXPECT_EQ(table.answers(R"({"reroll":{"own":[1]}})"), "ACT-4") << "the card is not played yet";
    ASSERT_EQ(table.answers(R"({"play":"reroll"})"), "");
    int rerolls = 0;
    for (const std::string& move : table.offers()) rerolls += move.rfind(R"({"reroll")", 0) == 0 ? 1 : 0;
    EXPECT_EQ(rerolls, 3 * 2 * 2 - 1) << "each choice of dice once, none is none";
    EXPECT_EQ(table.answers(R"({"reroll":{"own":[2]}})"), "ACT-4");
    ASSERT_EQ(table.answers(R"({"reroll":{"own":[1],"kicker":[6]}})"), "");
    EXPECT_EQ(table.rolls(R"({"own":[4]})"), "LV-6") << "the house throws as many as were picked up";
    ASSERT_EQ(table.rolls(R"({"own":[4],"kicker":[3]})"), "");
    EXPECT_EQ(table.look()["roll"], suite::Json::parse(R"({"own":[1,4],"big":[3],"kicker":[3]})"));
    EXPECT_EQ(table.answers(R"({"reroll":{"own":[1]}})"), "ACT-4") << "once in a turn";
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    ASSERT_EQ(table.answers(kDone), "");
    table.hand(1, 0);
    table.state.now = {Does::Turn, {}};
    table.state.waiting.take_last();
    table.go_on();
    ASSERT_EQ(table.rolls(R"({"own":[2],"big":[2],"kicker":[2]})"), "") << "the whole round";
    EXPECT_TRUE(table.offered(R"({"reroll":{"own":[2]}})"));
    ASSERT_EQ(table.answers(R"({"play":"rotate","from":2,"to":5})"), "");
    EXPECT_EQ(table.answers(R"({"reroll":{"own":[5]}})"), "ACT-4") << "before rotation";
}

TEST(BoulevardActions, ACT_5_two_casinos) {
    Position table(5, kWithSlot);
    table.holds(0, {Card::TwoCasinos});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,2,2,2]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"two-casinos"})"), "");
    ASSERT_EQ(table.answers(R"({"place":1})"), "") << "the player's own turn is as usual";
    EXPECT_EQ(table.state.active, Seat(1));
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,3,3,4,4,4]})"), "");
    ASSERT_EQ(table.answers(R"({"place":3,"at":"slot"})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"place":1})", R"({"place":4})"}))
        << "another value at another place, and no cards between";
    EXPECT_EQ(table.answers(R"({"place":4,"at":"slot"})"), "ACT-5");
    ASSERT_EQ(table.answers(R"({"place":4})"), "");
    EXPECT_EQ(table.left(1), 3);
    EXPECT_EQ(table.state.active, Seat(2));
    ASSERT_EQ(table.rolls(R"({"own":[6,6,6,6,6,6,6,6]})"), "");
    ASSERT_EQ(table.answers(R"({"place":6})"), "");
    EXPECT_EQ(table.state.active, Seat(3)) << "one value only: one placement";
    table.hand(0, 0);
    table.hand(4, 0);
    ASSERT_EQ(table.rolls(R"({"own":[5,5,5,5,6,6,6,6]})"), "");
    ASSERT_EQ(table.answers(R"({"place":5})"), "");
    ASSERT_EQ(table.answers(R"({"place":6})"), "");
    EXPECT_EQ(table.state.active, Seat(1)) << "the order came to seat 0, which has no dice";
    ASSERT_EQ(table.rolls(R"({"own":[1,1,2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    EXPECT_EQ(table.asked(), "house") << "so it is over";
}

TEST(BoulevardActions, ACT_6_pass_keeps_all_dice) {
    Position table(2, kActions);
    table.state.effects.two_casinos = Seat(1);
    table.holds(0, {Card::Pass, Card::Swap});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,1,2,2,2]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"pass"})"), "");
    EXPECT_EQ(table.left(0), 8);
    EXPECT_EQ(table.state.active, Seat(1))
        << "the turn ends, two casinos does not touch it, nothing is asked";
    EXPECT_EQ(table.asked(), "house");
}

}  // namespace
}  // namespace las_vegas::test
