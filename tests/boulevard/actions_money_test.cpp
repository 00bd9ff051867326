// The action cards about money: ACT-10 to ACT-12.

#include "boulevard/actions.h"

namespace las_vegas::test {
namespace {

using std::vector;

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
    table.go_on();
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
