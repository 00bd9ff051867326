// The action cards, one test a number and more: ACT-1 to ACT-12.

#include "boulevard/position.h"

namespace las_vegas::test {
namespace {

using std::vector;

const std::string kActions = R"({"actions":true})";
const std::string kWithSlot = R"({"actions":true,"slot-machine":true})";
const std::string kDone = R"({"done":true})";

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
    go_on(table.state);
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

TEST(BoulevardActions, ACT_7_rotation_turns_all_dice_of_a_value) {
    Position table(2, R"({"actions":true,"neutral":true,"big-dice":true,"kickers":true})");
    table.holds(0, {Card::Rotate});
    table.hand(0, 2, 1, 1, 1);
    ASSERT_EQ(table.rolls(R"({"own":[2,3],"white":[2],"big":[2],"kicker":[2]})"), "");
    int turns = 0;
    for (const std::string& move : table.offers()) turns += move.find("rotate") != move.npos ? 1 : 0;
    EXPECT_EQ(turns, 10) << "two values, each to five others";
    EXPECT_EQ(table.answers(R"({"play":"rotate","from":5,"to":2})"), "ACT-7");
    EXPECT_EQ(table.answers(R"({"play":"rotate","from":2,"to":2})"), "ACT-7");
    ASSERT_EQ(table.answers(R"({"play":"rotate","from":2,"to":6})"), "");
    EXPECT_EQ(table.look()["roll"],
              suite::Json::parse(R"({"own":[3,6],"white":[6],"big":[6],"kicker":[6]})"));
    ASSERT_EQ(table.answers(R"({"place":6})"), "");
}

TEST(BoulevardActions, ACT_7_rotation_under_two_casinos) {
    const auto rolled = [](const std::string& dice) {
        Position table(2, kActions);
        table.state.effects.two_casinos = Seat(1);
        table.holds(0, {Card::Rotate});
        table.hand(0, 4);
        EXPECT_EQ(table.rolls(dice), "");
        return table;
    };
    Position mixed = rolled(R"({"own":[2,2,3,5]})");
    ASSERT_EQ(mixed.answers(R"({"play":"rotate","from":2,"to":5})"), "");
    ASSERT_EQ(mixed.answers(R"({"place":5})"), "");
    EXPECT_EQ(mixed.asked(), "house") << "turned dice and dice that had rolled 5: the only placement";
    EXPECT_EQ(mixed.left(0), 1);

    Position other = rolled(R"({"own":[2,2,3,5]})");
    ASSERT_EQ(other.answers(R"({"play":"rotate","from":2,"to":5})"), "");
    ASSERT_EQ(other.answers(R"({"place":3})"), "");
    EXPECT_EQ(other.offers(), (Texts{R"({"place":5})"})) << "another value first: two placements";

    Position alone = rolled(R"({"own":[2,2,3,5]})");
    ASSERT_EQ(alone.answers(R"({"play":"rotate","from":2,"to":6})"), "");
    ASSERT_EQ(alone.answers(R"({"place":6})"), "");
    EXPECT_EQ(alone.offers(), (Texts{R"({"place":3})", R"({"place":5})"}))
        << "turned dice placed alone do not free the player";

    Position one = rolled(R"({"own":[2,2,3,3]})");
    ASSERT_EQ(one.answers(R"({"play":"rotate","from":2,"to":3})"), "");
    ASSERT_EQ(one.answers(R"({"place":3})"), "");
    EXPECT_EQ(one.left(0), 0) << "values are counted as they lie";
}

TEST(BoulevardActions, ACT_8_take_back_what_still_lies_there) {
    Position table(2, R"({"actions":true,"neutral":true,"big-dice":true,"kickers":true,"tokens":true})");
    table.holds(0, {Card::TakeBack});
    table.hand(0, 2, 1, 1, 1);
    table.state.tokens[1].add(kit::Token::Red);
    ASSERT_EQ(table.rolls(R"({"own":[2,2],"white":[2],"big":[2],"kicker":[2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    ASSERT_EQ(table.answers(R"({"kick":{"seat":0,"die":"own"}})"), "");
    ASSERT_EQ(table.answers(R"({"token":"red"})"), "");
    EXPECT_EQ(
        table.offers(),
        (Texts{R"({"play":"take-back","dice":{"big":1}})", R"({"play":"take-back","dice":{"white":1}})",
               R"({"play":"take-back","dice":{"white":1,"big":1}})",
               R"({"play":"take-back","dice":{"own":1}})", R"({"play":"take-back","dice":{"own":1,"big":1}})",
               R"({"play":"take-back","dice":{"own":1,"white":1}})",
               R"({"play":"take-back","dice":{"own":1,"white":1,"big":1}})", kDone}))
        << "a kicked die is gone, the kicker has left";
    EXPECT_EQ(table.answers(R"({"play":"take-back","dice":{"own":2}})"), "ACT-8");
    EXPECT_EQ(table.answers(R"({"play":"take-back","dice":{}})"), "ACT-8");
    ASSERT_EQ(table.answers(R"({"play":"take-back","dice":{"own":1,"white":1,"big":1}})"), "");
    EXPECT_EQ(table.left(0), 2);
    EXPECT_EQ(table.left(0, Kind::White), 1);
    EXPECT_EQ(table.left(0, Kind::Big), 1);
    EXPECT_EQ(table.left(0, Kind::Kicker), 0) << "it stays out";
    EXPECT_EQ(table.state.tokens_held[0].count(), 1) << "a token taken is kept";
    EXPECT_EQ(table.state.dice[0].packed + table.state.dice[kWhite].packed, 0u);
}

// [R] ACT-8: where dice of one's own lay before, the kicked one may have been one of those.
TEST(BoulevardActions, ACT_8_an_older_die_may_have_been_the_kicked_one) {
    Position table(2, R"({"actions":true,"kickers":true})");
    table.holds(0, {Card::TakeBack});
    table.dice(2, {1});
    table.hand(0, 2, 0, 0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[2,2],"kicker":[2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    ASSERT_EQ(table.answers(R"({"kick":{"seat":0,"die":"own"}})"), "");
    EXPECT_TRUE(table.offered(R"({"play":"take-back","dice":{"own":2}})"));
    EXPECT_FALSE(table.offered(R"({"play":"take-back","dice":{"own":3}})"));
}

TEST(BoulevardActions, ACT_8_take_back_from_two_places_and_the_slot_machine) {
    Position table(5, kWithSlot);
    table.state.effects.two_casinos = Seat(1);
    table.holds(0, {Card::TakeBack});
    table.hand(0, 3);
    ASSERT_EQ(table.rolls(R"({"own":[3,4,4]})"), "");
    ASSERT_EQ(table.answers(R"({"place":4,"at":"slot"})"), "");
    ASSERT_EQ(table.answers(R"({"place":3})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"play":"take-back","dice":[{},{"own":1}]})",
                                     R"({"play":"take-back","dice":[{"own":1},{}]})",
                                     R"({"play":"take-back","dice":[{"own":1},{"own":1}]})",
                                     R"({"play":"take-back","dice":[{"own":2},{}]})",
                                     R"({"play":"take-back","dice":[{"own":2},{"own":1}]})", kDone}));
    EXPECT_EQ(table.answers(R"({"play":"take-back","dice":{"own":1}})"), "ACT-8")
        << "two placements, two parts";
    ASSERT_EQ(table.answers(R"({"play":"take-back","dice":[{"own":2},{}]})"), "");
    EXPECT_EQ(table.look()["slot"]["free"], suite::Json({1, 2, 3, 4, 5, 6})) << "their value is free again";
    EXPECT_EQ(table.left(0), 2);
}

TEST(BoulevardActions, ACT_9_double_trouble) {
    Position table(5, R"({"actions":true,"slot-machine":true,"big-dice":true,"kickers":true})");
    table.holds(0, {Card::Double, Card::Pass});
    table.at_slot(3, 1, 2);
    table.dice(6, {0, 1});
    table.hand(0, 4, 0, 1, 1);
    ASSERT_EQ(table.rolls(R"({"own":[1,4,5,5],"big":[4],"kicker":[5]})"), "");
    Texts pairs;
    for (const std::string& move : table.offers())
        if (move.find("double") != move.npos) pairs.push_back(move);
    EXPECT_EQ(pairs.size(), 11u) << "the 4s only (three dice show 5): six casinos and five free faces";
    EXPECT_EQ(table.answers(R"({"play":"double","value":5,"at":2})"), "ACT-9");
    EXPECT_EQ(table.answers(R"({"play":"double","value":4,"at":"slot","face":3})"), "BV-15");
    EXPECT_EQ(table.answers(R"({"play":"double","value":4,"at":2,"face":2})"), "JOURNAL");
    ASSERT_EQ(table.answers(R"({"play":"double","value":4,"at":2})"), "");
    EXPECT_EQ(table.state.dice[0].at(Place(2)), 3) << "a normal and a big die";
    EXPECT_EQ(table.offers(), (Texts{R"({"place":1})", R"({"place":1,"at":"slot"})", R"({"place":5})",
                                     R"({"place":5,"at":"slot"})"}))
        << "then the placement of the turn, without cards";
    ASSERT_EQ(table.answers(R"({"place":1})"), "");
    EXPECT_EQ(table.offers(), (Texts{kDone}));
}

TEST(BoulevardActions, ACT_9_a_pair_with_a_kicker_acts_and_takes_a_token) {
    Position table(2, R"({"actions":true,"kickers":true,"tokens":true})");
    table.holds(0, {Card::Double});
    table.state.tokens[5].add(kit::Token::Blue);
    table.dice(6, {0, 1});
    table.hand(0, 1, 0, 0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[4],"kicker":[4]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"double","value":4,"at":6})"), "");
    ASSERT_EQ(table.answers(R"({"kick":{"seat":1,"die":"own"}})"), "");
    ASSERT_EQ(table.answers(R"({"token":"blue"})"), "");
    EXPECT_EQ(table.asked(), "house") << "no other dice were rolled: the turn is over";
    EXPECT_EQ(table.state.dice[0].at(Place(6)), 1);
}

TEST(BoulevardActions, ACT_9_both_placements_may_be_at_one_casino) {
    Position table(2, kActions);
    table.holds(0, {Card::Double, Card::TakeBack, Card::ScoreIt});
    table.hand(0, 3);
    ASSERT_EQ(table.rolls(R"({"own":[2,4,4]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"double","value":4,"at":2})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_TRUE(table.offered(R"({"play":"take-back","dice":[{"own":2},{"own":1}]})"));
    EXPECT_TRUE(table.offered(R"({"play":"score-it"})")) << "two placements, one place";
    EXPECT_FALSE(table.offered(R"({"play":"score-it","at":2})"));
}

TEST(BoulevardActions, ACT_9_double_trouble_under_two_casinos) {
    Position table(2, kActions);
    table.state.effects.two_casinos = Seat(1);
    table.holds(0, {Card::Double});
    table.hand(0, 5);
    ASSERT_EQ(table.rolls(R"({"own":[2,2,2,4,4]})"), "");
    EXPECT_EQ(table.answers(R"({"play":"double","value":4,"at":2})"), "ACT-9")
        << "it would leave the 2s no other place";
    ASSERT_EQ(table.answers(R"({"play":"double","value":4,"at":3})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"place":2})"}));
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_EQ(table.left(0), 0);

    Position slot(5, kWithSlot);
    slot.state.effects.two_casinos = Seat(1);
    slot.holds(0, {Card::Double});
    slot.hand(0, 5);
    ASSERT_EQ(slot.rolls(R"({"own":[2,2,2,4,4]})"), "");
    ASSERT_EQ(slot.answers(R"({"play":"double","value":4,"at":2})"), "")
        << "the slot machine is another place";
    EXPECT_EQ(slot.offers(), (Texts{R"({"place":2,"at":"slot"})"}));

    Position two(2, kActions);
    two.state.effects.two_casinos = Seat(1);
    two.holds(0, {Card::Double});
    two.hand(0, 5);
    ASSERT_EQ(two.rolls(R"({"own":[1,2,2,4,4]})"), "");
    ASSERT_EQ(two.answers(R"({"play":"double","value":4,"at":2})"), "");
    EXPECT_EQ(two.offers(), (Texts{R"({"place":1})"}))
        << "the pair is one of the two: the others go elsewhere";
}

TEST(BoulevardActions, ACT_10_score_it_pays_when_the_turn_comes_again) {
    Position table(3, R"({"actions":true,"rainbow":true})");
    table.holds(0, {Card::ScoreIt});
    table.notes(2, {0, 30});
    table.notes(5, {0});
    table.dice(2, {0, 2, 2});
    table.hand(0, 1);
    ASSERT_EQ(table.rolls(R"({"own":[2]})"), "");
    ASSERT_EQ(table.answers(R"({"place":2})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"play":"score-it"})", kDone}));
    EXPECT_EQ(table.answers(R"({"play":"score-it","at":2})"), "ACT-10") << "the only place is not named";
    ASSERT_EQ(table.answers(R"({"play":"score-it"})"), "");
    EXPECT_EQ(table.look()["actions"]["score-it"], suite::Json::parse(R"({"seat":0,"at":2})"));
    for (int seat = 1; seat <= 2; ++seat) {
        table.hand(seat, 2);
        ASSERT_EQ(table.rolls(R"({"own":[1,6]})"), "");
        ASSERT_EQ(table.answers(R"({"place":6})"), "");
    }
    EXPECT_EQ(table.draws(R"({"draw":[80000,40000]})"), "ACT-10") << "only its own rainbow card is replaced";
    ASSERT_EQ(table.draws(R"({"draw":[80000]})"), "") << "even without dice, before their roll";
    EXPECT_EQ(table.thousands(0), 80);
    EXPECT_EQ(table.notes_at(2), (vector{30})) << "notes left stay";
    EXPECT_EQ(table.state.dice[1].at(Place(2)), 2) << "all dice stay, tied ones too";
    EXPECT_EQ(table.notes_at(5), (vector{0}));
    EXPECT_EQ(table.state.active, Seat(1));
    table.notes(5, {});
    table.pay_out();
    ASSERT_EQ(table.draws(R"({"draw":[40000]})"), "");
    EXPECT_EQ(table.thousands(0), 110) << "at the end of the round it pays again";
}

TEST(BoulevardActions, ACT_10_score_it_without_notes_left) {
    Position table(2, kActions);
    table.state.effects.scores = Seat(0);
    table.state.effects.scored = Place(3);
    table.notes(3, {50});
    table.dice(3, {2, 1});
    table.state.next = Seat(0);
    table.state.now = {Does::Turn, {}};
    table.state.waiting.take_last();
    go_on(table.state);
    EXPECT_EQ(table.thousands(0), 50);
    EXPECT_EQ(table.asked(), "house") << "then seat 0 rolls";
    EXPECT_EQ(table.state.active, Seat(0));
    table.pay_out();
    EXPECT_EQ(table.thousands(0) + table.thousands(1), 50) << "a casino without notes pays nothing";
}

TEST(BoulevardActions, ACT_10_if_the_round_ends_first_it_pays_before_everything_else) {
    Position table(5, R"({"actions":true,"rainbow":true,"slot-machine":true})");
    table.state.effects.scores = Seat(3);
    table.state.effects.scored = kSlot;
    table.state.effects.wins_tie = Seat(0);
    table.at_slot(4, 1, 2);
    table.at_slot(5, 2, 1);
    table.notes(7, {0, 20});
    table.notes(1, {0});
    table.dice(1, {1, 1});
    table.pay_out();
    EXPECT_EQ(table.draws(R"({"draw":[10000,90000]})"), "ACT-10");
    ASSERT_EQ(table.draws(R"({"draw":[10000]})"), "");
    EXPECT_EQ(table.asked(), "1");
    ASSERT_EQ(table.answers(R"({"take":20000})"), "");
    EXPECT_EQ(table.asked(), "2");
    ASSERT_EQ(table.answers(R"({"take":10000})"), "");
    ASSERT_EQ(table.draws(R"({"draw":[90000]})"), "") << "then the other rainbow cards";
    EXPECT_EQ(table.offers(), (Texts{R"({"tie":1})", R"({"tie":null})"})) << "then the tie";
    ASSERT_EQ(table.answers(R"({"tie":1})"), "");
    EXPECT_EQ(table.thousands(0), 90);
    EXPECT_EQ(table.state.round, 2) << "no note is left at the slot machine: nobody is asked there";
}

TEST(BoulevardActions, ACT_10_score_it_names_one_of_two_places) {
    Position table(5, kWithSlot);
    table.state.effects.two_casinos = Seat(1);
    table.holds(0, {Card::ScoreIt});
    table.hand(0, 2);
    ASSERT_EQ(table.rolls(R"({"own":[3,4]})"), "");
    ASSERT_EQ(table.answers(R"({"place":4,"at":"slot"})"), "");
    ASSERT_EQ(table.answers(R"({"place":3})"), "");
    EXPECT_EQ(table.offers(),
              (Texts{R"({"play":"score-it","at":3})", R"({"play":"score-it","at":"slot"})", kDone}));
    EXPECT_EQ(table.answers(R"({"play":"score-it"})"), "ACT-10");
    ASSERT_EQ(table.answers(R"({"play":"score-it","at":"slot"})"), "");
    EXPECT_EQ(table.state.effects.scored, kSlot);
}

TEST(BoulevardActions, ACT_11_the_middle_one) {
    Position table(5, R"({"actions":true,"rainbow":true,"slot-machine":true})");
    table.holds(0, {Card::Middle});
    table.notes(4, {0});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,2,2,2,2]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"middle"})"), "");
    ASSERT_EQ(table.draws(R"({"draw":["rainbow",10000]})"), "") << "first the rainbow cards at casinos";
    EXPECT_EQ(table.notes_at(4), (vector{10}));
    EXPECT_EQ(table.draws(R"({"draw":[50000,80000]})"), "ACT-11");
    ASSERT_EQ(table.draws(R"({"draw":[50000,"rainbow",80000,50000]})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"put":1})", R"({"put":2})", R"({"put":3})", R"({"put":4})",
                                     R"({"put":5})", R"({"put":6})", R"({"put":"slot"})"}));
    EXPECT_EQ(table.answers(R"({"place":1})"), "ACT-11");
    ASSERT_EQ(table.answers(R"({"put":"slot"})"), "");
    EXPECT_EQ(table.notes_at(7), (vector{50})) << "of two equal ones and a third, one of the equal ones";
    EXPECT_EQ(table.under(), (vector{80, 50})) << "the higher first";
    EXPECT_TRUE(table.offered(R"({"place":1})")) << "the turn goes on";
}

TEST(BoulevardActions, ACT_11_fewer_than_three_notes) {
    Position table(2, R"({"actions":true,"rainbow":true})");
    table.holds(0, {Card::Middle});
    table.stack({20, 70});
    ASSERT_EQ(table.rolls(R"({"own":[1,1,1,1,2,2,2,2]})"), "");
    ASSERT_EQ(table.answers(R"({"play":"middle"})"), "");
    ASSERT_EQ(table.draws(R"({"draw":[20000,70000]})"), "") << "no rainbow card lies at a casino: one draw";
    EXPECT_EQ(table.under(), (vector{70, 20})) << "all go under the stack";
    EXPECT_TRUE(table.offered(R"({"place":1})")) << "and none is put";
    Position none(2, kActions);
    none.holds(0, {Card::Middle});
    none.stack({});
    ASSERT_EQ(none.rolls(R"({"own":[1,1,1,1,2,2,2,2]})"), "");
    ASSERT_EQ(none.answers(R"({"play":"middle"})"), "");
    EXPECT_EQ(none.draws(R"({"draw":[]})"), "");
    EXPECT_EQ(none.asked(), "0");
}

TEST(BoulevardActions, ACT_12_swap_acts_after_the_last_casino) {
    Position table(2, R"({"actions":true,"rainbow":true,"bonus":true})");
    table.state.effects.swaps = Seat(0);
    table.state.bonus[0] = {4, 8};  // 50,000 and (for the test) 90,000
    table.notes(1, {50});
    table.notes(2, {50});
    table.notes(3, {20});
    table.dice(1, {1});
    table.dice(2, {1});
    table.dice(3, {1});
    table.stack({0, 90, 30});
    table.state.purses[0].add(kit::note_of(70));  // won in an earlier round
    table.pay_out();
    EXPECT_EQ(table.offers(), (Texts{R"({"swap":20000})", R"({"swap":50000})", R"({"swap":null})"}))
        << "notes won in this round only, each value once";
    EXPECT_EQ(table.answers(R"({"swap":70000})"), "ACT-12");
    ASSERT_EQ(table.answers(R"({"swap":50000})"), "");
    EXPECT_EQ(table.under(), (vector{110, 90, 30, 50})) << "under the stack first";
    EXPECT_EQ(table.draws(R"({"draw":["rainbow"]})"), "ACT-12");
    ASSERT_EQ(table.draws(R"({"draw":["rainbow",90000]})"), "");
    EXPECT_EQ(table.thousands(0), 50 + 20 + 70 + 90);
    EXPECT_EQ(table.state.announcement[0], 2) << "bonus cards look at what the casinos paid, before the swap";
}

TEST(BoulevardActions, ACT_12_who_won_nothing_is_not_asked) {
    Position table(2, kActions);
    table.state.effects.swaps = Seat(0);
    table.notes(1, {50});
    table.dice(1, {1, 2});
    table.pay_out();
    EXPECT_EQ(table.state.round, 2);

    Position alone(2, kActions);
    alone.state.effects.swaps = Seat(0);
    alone.notes(1, {50});
    alone.dice(1, {1});
    alone.stack({});
    alone.pay_out();
    ASSERT_EQ(alone.answers(R"({"swap":50000})"), "");
    ASSERT_EQ(alone.draws(R"({"draw":[50000]})"), "") << "an empty stack: the same note comes back";
    EXPECT_EQ(alone.thousands(0), 50);
}

TEST(BoulevardActions, ACT_12_the_others_see_neither) {
    Position table(2, kActions);
    table.state.effects.swaps = Seat(0);
    table.notes(1, {50});
    table.dice(1, {1});
    table.pay_out();
    const State before = table.state;
    const Move move = Move::of(Move::Kind::Swap, static_cast<unsigned>(kit::kind(kit::note_of(50))));
    const auto seen = [&](Seat viewer) {
        return match::written([&](core::json::Pen& pen) {
            LasVegas::write_seen(pen, before, table.state, Seat(0), move, viewer);
        });
    };
    ASSERT_EQ(table.answers(R"({"swap":50000})"), "");
    EXPECT_EQ(seen(Seat(0)), R"({"swap":50000})");
    EXPECT_EQ(seen(Seat(1)), R"({"swap":null})");
    EXPECT_EQ(LasVegas::view(table.state, Seat(0)).under.last().note, kit::note_of(50));
    EXPECT_EQ(LasVegas::view(table.state, Seat(1)).under.last().note, kUnseen);
    const State drawing = table.state;
    CardsDraw draw;
    draw.cards.add(kit::note_of(90));
    LasVegas::apply(table.state, draw);
    const auto drawn = [&](Seat viewer) {
        return match::written(
            [&](core::json::Pen& pen) { LasVegas::write_seen(pen, drawing, table.state, draw, viewer); });
    };
    EXPECT_EQ(drawn(Seat(0)), R"({"draw":[90000]})");
    EXPECT_EQ(drawn(Seat(1)), R"({"draw":[null]})");
}

TEST(BoulevardActions, ACT_7_a_pair_made_by_turning_is_a_pair) {
    const auto turned = [](bool bound) {
        Position table(2, kActions);
        if (bound) table.state.effects.two_casinos = Seat(1);
        table.holds(0, {Card::Rotate, Card::Double});
        table.hand(0, 4);
        EXPECT_EQ(table.rolls(R"({"own":[1,2,3,3]})"), "");
        EXPECT_EQ(table.answers(R"({"play":"rotate","from":1,"to":2})"), "");
        return table;
    };
    Position free = turned(false);
    ASSERT_EQ(free.answers(R"({"play":"double","value":2,"at":6})"), "")
        << "ACT-9: exactly two dice show 2 now";
    EXPECT_EQ(free.state.dice[0].at(Place(6)), 2);
    EXPECT_EQ(free.offers(), (Texts{R"({"place":3})"}));

    Position bound = turned(true);
    ASSERT_EQ(bound.answers(R"({"play":"double","value":2,"at":6})"), "");
    EXPECT_EQ(bound.offers(), (Texts{R"({"place":3})"})) << "one of the two placements, like any other pair";
    ASSERT_EQ(bound.answers(R"({"place":3})"), "");
    EXPECT_EQ(bound.asked(), "house") << "two places: the turn is over";
}

TEST(BoulevardActions, ACT_10_a_place_whose_dice_were_taken_back_can_be_announced) {
    Position table(2, kActions);
    table.holds(0, {Card::TakeBack, Card::ScoreIt});
    table.notes(4, {60});
    table.dice(4, {1});
    table.hand(0, 2);
    ASSERT_EQ(table.rolls(R"({"own":[4,4]})"), "");
    ASSERT_EQ(table.answers(R"({"place":4})"), "");
    ASSERT_EQ(table.answers(R"({"play":"take-back","dice":{"own":2}})"), "");
    EXPECT_EQ(table.state.dice[0].at(Place(4)), 1);
    ASSERT_EQ(table.answers(R"({"play":"score-it"})"), "");
    EXPECT_EQ(table.look()["actions"]["score-it"], suite::Json::parse(R"({"seat":0,"at":4})"));
}

TEST(BoulevardActions, ACT_12_a_swap_is_open_where_purses_are) {
    Position table(2, R"({"actions":true,"purses":"open"})");
    table.state.effects.swaps = Seat(0);
    table.notes(1, {50});
    table.dice(1, {1});
    table.pay_out();
    const State before = table.state;
    const Move move = Move::of(Move::Kind::Swap, static_cast<unsigned>(kit::kind(kit::note_of(50))));
    ASSERT_EQ(table.answers(R"({"swap":50000})"), "");
    EXPECT_EQ(match::written([&](core::json::Pen& pen) {
                  LasVegas::write_seen(pen, before, table.state, Seat(0), move, Seat(1));
              }),
              R"({"swap":50000})");
    EXPECT_EQ(LasVegas::view(table.state, Seat(1)).under.last().note, kit::note_of(50));
}

}  // namespace
}  // namespace las_vegas::test
