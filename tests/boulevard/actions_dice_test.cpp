// The action cards that turn, take back and double: ACT-7 to ACT-9.

#include "boulevard/actions.h"

namespace las_vegas::test {
namespace {

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

}  // namespace
}  // namespace las_vegas::test
