// Poker: MC-18 to MC-24, MC-34.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

/// A0 has just arrived on top of B0, C0 and B1 on square 23.
Table challenge(int a, int b, int c) {
    Table table(3);
    table.put("B1 C0 B0", 23).put("A0", 22).money('A', a).money('B', b).money('C', c);
    table.turn(1, 0);
    return table;
}

/// The sums that may be staked against a seat.
std::vector<int> stakes(const Table& table, int seat) {
    std::vector<int> all;
    const Json choices = table.choices();
    for (const Json& call : choices)
        if (!call.is_null() && call["seat"] == seat) all.push_back(call["stake"].get<int>() / 1000);
    return all;
}

TEST(MonteCarlo, MC_18_the_new_master_may_call_poker) {
    Table table = challenge(40, 30, 100);
    EXPECT_EQ(table.asked(), "A poker");
    EXPECT_EQ(stakes(table, 1), (std::vector{10, 20, 30})) << "at most what the opponent has";
    EXPECT_EQ(stakes(table, 2), (std::vector{10, 20, 30, 40})) << "at most what the caller has";
    EXPECT_EQ(table.legal().front(), Json({{"poker", nullptr}}));
    EXPECT_EQ(table.no_poker(), "");
    EXPECT_EQ(table.asked(), "die");
}

TEST(MonteCarlo, MC_18_what_cannot_be_called) {
    Table table = challenge(40, 30, 100);
    EXPECT_EQ(table.poker('B', 40), "MC-18") << "more than B has";
    EXPECT_EQ(table.poker('C', 50), "MC-18") << "more than A has";
    EXPECT_EQ(table.poker('A', 10), "MC-18") << "oneself";
    EXPECT_EQ(table.poker('D', 10), "MC-18") << "nobody";
    EXPECT_EQ(table.poker('B', 0), "MC-18");
    EXPECT_EQ(table.poker('B', 15), "MC-18");
    EXPECT_EQ(table.poker('B', -10), "MC-18");
    Table four(4);
    four.put("B0", 23).put("A0", 22);
    four.turn(1, 0);
    EXPECT_EQ(four.poker('D', 10), "MC-18") << "no pawn in the stack";
}

TEST(MonteCarlo, MC_18_after_any_arrival_backwards_and_through_casinos) {
    Table back(3);
    back.put("B0", 23).put("A0", 23).money('A', 50);
    back.turn(1, 0);
    back.card("C1");
    EXPECT_EQ(back.asked(), "A poker");
    Table through(3);
    through.put("B0", 25).put("A0", 23).money('A', 50);
    through.turn(1, 0);
    through.card("S1"), through.takes("money");
    EXPECT_EQ(through.at("A0"), 25);
    EXPECT_EQ(through.asked(), "A poker");
}

TEST(MonteCarlo, MC_18_not_asked_without_an_opponent_in_the_stack) {
    Table own(3);
    own.put("A1", 23).put("A0", 22);
    own.turn(1, 0);
    EXPECT_EQ(own.asked(), "die");
    Table alone(3);
    alone.put("A0", 22);
    alone.turn(1, 0);
    EXPECT_EQ(alone.asked(), "die");
}

TEST(MonteCarlo, MC_19_no_poker_before_the_first_bank) {
    Table before(3);
    before.put("B0", 19).put("A0", 18);
    before.turn(1, 0);
    EXPECT_EQ(before.stack(19), "B0 A0");
    EXPECT_TRUE(before.blocked("B0")) << "stacks and blocks exist there too";
    EXPECT_EQ(before.asked(), "die");
    Table behind(3);
    behind.put("B0", 21).put("A0", 20);
    behind.turn(1, 0);
    EXPECT_EQ(behind.asked(), "A poker");
}

TEST(MonteCarlo, MC_20_up_to_three_throws_keeping_any_dice) {
    Table table = challenge(50, 50, 50);
    table.poker('B', 20);
    EXPECT_EQ(table.asked(), "throw");
    table.dice("A A K 10 9");
    EXPECT_EQ(table.asked(), "A keep");
    EXPECT_EQ(table.choices().size(), 24u) << "0, 1 or 2 aces, and each of the others or not";
    EXPECT_EQ(table.keep("A A"), "");
    EXPECT_EQ(table.dice("K K"), "MC-20") << "three dice are thrown";
    EXPECT_EQ(table.dice("Q Q J 9"), "MC-20");
    EXPECT_EQ(table.dice("Q Q J"), "");
    EXPECT_EQ(table.keep("Q Q"), "") << "dice kept before may be taken up again";
    table.dice("Q 9 9");
    EXPECT_EQ(table.asked(), "throw") << "no question after the last throw; B throws";
    EXPECT_EQ(table.look()["poker"]["caller_hand"], "full-house");
    EXPECT_EQ(table.look()["poker"]["most"], 3);
}

TEST(MonteCarlo, MC_20_all_five_stand_and_none_throws_all_again) {
    Table table = challenge(50, 50, 50);
    table.poker('B', 20);
    table.dice("A K Q J 9");
    EXPECT_EQ(table.choices().size(), 32u);
    EXPECT_EQ(table.choices().front(), Json::array());
    EXPECT_EQ(table.choices().back(), Json({"A", "K", "Q", "J", "9"}));
    Table all = table;
    all.keep("");
    EXPECT_EQ(all.dice("A A A A"), "MC-20");
    EXPECT_EQ(all.dice("A A A A A"), "");
    table.keep("A K Q J 9");
    EXPECT_EQ(table.look()["poker"]["thrower"], 1);
}

TEST(MonteCarlo, MC_20_the_opponent_throws_at_most_as_often_as_the_caller) {
    Table once = challenge(50, 50, 50);
    once.poker('B', 20);
    once.dice("A A K 10 9"), once.keep("A A K 10 9");
    once.dice("K K Q J 10");
    EXPECT_EQ(once.asked(), "B poker" == once.asked() ? "B poker" : "A poker")
        << "one throw: nothing to keep";
    EXPECT_EQ(once.thousands('A'), 70);

    Table twice = challenge(50, 50, 50);
    twice.poker('B', 20);
    twice.dice("A A K 10 9"), twice.keep("A A"), twice.dice("Q J 9"), twice.keep("A A Q J 9");
    twice.dice("K K Q J 10");
    EXPECT_EQ(twice.asked(), "B keep");
    twice.keep("K K"), twice.dice("Q J 10");
    EXPECT_EQ(twice.asked(), "A poker") << "no third throw; another pawn may be challenged";
    Table stands = challenge(50, 50, 50);
    stands.poker('B', 20);
    stands.dice("A A K 10 9"), stands.keep("A A"), stands.dice("Q J 9"), stands.keep("A A Q J 9");
    stands.dice("K K K J 10"), stands.keep("K K K J 10");
    EXPECT_EQ(stands.thousands('A'), 30) << "B may throw less often";
}

TEST(MonteCarlo, MC_21_an_equal_hand_is_thrown_off_with_all_five_the_caller_first) {
    Table table = challenge(50, 50, 50);
    table.poker('B', 20);
    table.showdown("A A K 10 9", "A A K 10 9");
    EXPECT_EQ(table.asked(), "throw");
    EXPECT_EQ(table.look()["poker"]["thrower"], 0);
    EXPECT_EQ(table.dice("A A"), "MC-20") << "all five";
    table.dice("A K Q J 10");
    EXPECT_EQ(table.asked(), "throw") << "nothing is kept";
    EXPECT_EQ(table.look()["poker"]["thrower"], 1);
    table.dice("A K Q J 10");
    EXPECT_EQ(table.look()["poker"]["thrower"], 0) << "until it differs";
    table.dice("9 9 9 9 9"), table.dice("A A A A K");
    EXPECT_EQ(table.thousands('A'), 70);
}

TEST(MonteCarlo, MC_22_the_winner_takes_the_stakes_and_may_challenge_another_pawn) {
    Table table = challenge(50, 50, 50);
    table.poker('B', 20);
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.thousands('A'), 70);
    EXPECT_EQ(table.thousands('B'), 30);
    EXPECT_EQ(table.stack(23), "B1 C0 B0 A0") << "the stack stays";
    EXPECT_EQ(table.asked(), "A poker");
    EXPECT_EQ(stakes(table, 1), (std::vector{10, 20, 30})) << "B has another pawn there";
    EXPECT_EQ(table.poker('B', 10), "");
    EXPECT_EQ(table.state().poker.pawn, Table::pawn_named("B1"));
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_TRUE(stakes(table, 1).empty()) << "each pawn at most once";
    EXPECT_EQ(table.poker('B', 10), "MC-22");
    EXPECT_EQ(table.poker('C', 10), "");
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.asked(), "die") << "nobody is left to challenge";
    EXPECT_EQ(table.thousands('A'), 90);
}

TEST(MonteCarlo, MC_22_a_player_s_highest_pawn_is_challenged_first) {
    Table table = challenge(50, 50, 50);
    table.poker('B', 10);
    EXPECT_EQ(table.state().poker.pawn, Table::pawn_named("B0")) << "B0 lies above B1";
    EXPECT_EQ(table.look()["poker"]["pawn"], 0);
}

TEST(MonteCarlo, MC_22_a_beaten_caller_loses_stakes_turn_and_mastery) {
    Table table = challenge(50, 50, 50);
    table.poker('C', 20);
    table.showdown("9 9 9 9 9", "A A A A A");
    EXPECT_EQ(table.thousands('A'), 30);
    EXPECT_EQ(table.thousands('C'), 70);
    EXPECT_EQ(table.stack(23), "B1 B0 A0 C0") << "C0 on top, A0 directly below it, the others in order";
    EXPECT_TRUE(table.blocked("A0"));
    EXPECT_FALSE(table.blocked("C0"));
    EXPECT_EQ(table.asked(), "die") << "the turn is over";
}

TEST(MonteCarlo, MC_22_a_new_arrival_may_challenge_the_same_pawns_again) {
    Table table(3);
    table.put("B0", 23).put("A0", 22).put("A1", 21).money('A', 50).money('B', 50);
    table.turn(1, 0);
    table.poker('B', 10), table.showdown("A A A A A", "9 9 9 9 9");
    table.turn(1, 1), table.turn(1, 0);
    table.turn(2, 1);
    EXPECT_EQ(table.asked(), "A poker");
    EXPECT_FALSE(stakes(table, 1).empty());
}

TEST(MonteCarlo, MC_23_the_winner_chooses_which_pawn_of_the_ruined_goes_back) {
    Table table = challenge(50, 20, 50);
    table.put("B2", 50);
    table.poker('B', 20);
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.asked(), "A send");
    EXPECT_EQ(table.choices(), Json({0, 1, 2}));
    EXPECT_EQ(table.look()["poker"]["ruined"], 1);
    EXPECT_EQ(table.send(1), "");
    EXPECT_EQ(table.at("B1"), 20);
    EXPECT_EQ(table.stack(23), "C0 B0 A0") << "whatever its place in a stack";
    EXPECT_EQ(table.thousands('B'), 50);
    EXPECT_EQ(table.asked(), "A poker");
    EXPECT_TRUE(stakes(table, 1).empty()) << "B0 has been challenged, B1 is gone";
}

TEST(MonteCarlo, MC_23_not_one_on_the_start_and_none_that_is_home) {
    Table table(3);
    table.put("B0", 23).home("B1").put("A0", 22).money('A', 50).money('B', 10);
    table.turn(1, 0);
    table.poker('B', 10);
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.choices(), Json::array({0})) << "an entry even with one answer";
    EXPECT_EQ(table.send(2), "MC-23") << "B2 stands on the start";
    EXPECT_EQ(table.send(1), "MC-27");
    EXPECT_EQ(table.send(3), "MC-1");
    EXPECT_EQ(table.send(0), "");
}

TEST(MonteCarlo, MC_23_a_ruined_caller_goes_back_too) {
    Table table = challenge(20, 50, 50);
    table.put("A1", 10);
    table.poker('C', 20);
    table.showdown("9 9 9 9 9", "A A A A A");
    EXPECT_EQ(table.asked(), "C send");
    EXPECT_EQ(table.choices(), Json({0, 1}));
    table.send(0);
    EXPECT_EQ(table.stack(23), "B1 B0 C0");
    EXPECT_EQ(table.at("A0"), 20);
    EXPECT_EQ(table.thousands('A'), 50);
    EXPECT_EQ(table.asked(), "die");
    EXPECT_EQ(table.look()["active"], 1);
}

/// A0 calls against B, who has one pawn left, in a game of four.
Table association(int a, int b, int c, int d) {
    Table table(4);
    table.put("B0", 23).home("B1 B2").put("A0", 22);
    table.put("C0", 30).money('A', a).money('B', b).money('C', c).money('D', d);
    table.turn(1, 0);
    return table;
}

TEST(MonteCarlo, MC_24_the_others_may_add_to_the_stake_in_turn_order) {
    Table table = association(20, 100, 30, 90);
    table.poker('B', 20);
    EXPECT_EQ(table.asked(), "C join") << "from the caller's left, without the opponent";
    EXPECT_EQ(table.choices(), Json({0, 10'000, 20'000, 30'000})) << "within their own money";
    EXPECT_EQ(table.join(40), "MC-24");
    EXPECT_EQ(table.join(15), "MC-24");
    table.join(30);
    EXPECT_EQ(table.asked(), "D join");
    EXPECT_EQ(table.choices().size(), 6u) << "at most what B has left: 50,000";
    EXPECT_EQ(table.join(60), "MC-24");
    table.join(40);
    EXPECT_EQ(table.asked(), "throw");
    EXPECT_EQ(table.look()["poker"]["stakes"], 90'000);
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.thousands('A'), 40);
    EXPECT_EQ(table.thousands('B'), 10);
    EXPECT_EQ(table.thousands('C'), 60) << "each wins exactly what they staked";
    EXPECT_EQ(table.thousands('D'), 130);
}

TEST(MonteCarlo, MC_24_asked_only_while_the_sum_is_below_the_opponent_s_money) {
    Table full = association(50, 50, 30, 90);
    full.poker('B', 50);
    EXPECT_EQ(full.asked(), "throw") << "nothing can be added";
    Table one = association(50, 50, 30, 90);
    one.poker('B', 30);
    one.join(20);
    EXPECT_EQ(one.asked(), "throw") << "D is not asked";
    Table none = association(50, 50, 30, 90);
    none.poker('B', 30);
    none.join(0);
    EXPECT_EQ(none.asked(), "D join");
}

TEST(MonteCarlo, MC_24_only_against_a_player_with_one_pawn_left) {
    Table table(4);
    table.put("B0", 23).home("B1").put("A0", 22).money('B', 100);
    table.turn(1, 0);
    table.poker('B', 10);
    EXPECT_EQ(table.asked(), "throw");
}

TEST(MonteCarlo, MC_24_ruined_partners_go_back_after_the_caller_in_turn_order) {
    Table table = association(20, 100, 30, 40);
    table.poker('B', 20), table.join(30), table.join(40);
    table.showdown("9 9 9 9 9", "A A A A A");
    EXPECT_EQ(table.thousands('B'), 190);
    EXPECT_EQ(table.asked(), "B send") << "the caller first";
    EXPECT_EQ(table.look()["poker"]["ruined"], 0);
    table.send(0);
    EXPECT_EQ(table.asked(), "B send");
    EXPECT_EQ(table.look()["poker"]["ruined"], 2);
    EXPECT_EQ(table.choices(), Json::array({0}));
    table.send(0);
    EXPECT_EQ(table.at("C0"), 20);
    EXPECT_EQ(table.thousands('C'), 50);
    EXPECT_EQ(table.asked(), "die") << "D has no pawn to send";
    EXPECT_EQ(table.thousands('D'), 10) << "and gets 10,000";
}

TEST(MonteCarlo, MC_24_a_partner_who_keeps_something_is_not_ruined) {
    Table table = association(50, 100, 30, 40);
    table.poker('B', 20), table.join(10), table.join(10);
    table.showdown("9 9 9 9 9", "A A A A A");
    EXPECT_EQ(table.asked(), "die");
    EXPECT_EQ(table.thousands('A'), 30);
    EXPECT_EQ(table.thousands('B'), 140);
    EXPECT_EQ(table.thousands('C'), 20);
    EXPECT_EQ(table.thousands('D'), 30);
}

TEST(MonteCarlo, MC_24_the_limit_applies_to_each) {
    Table table = association(240, 250, 240, 10);
    table.poker('B', 100), table.join(100), table.join(10);
    table.showdown("A A A A A", "9 9 9 9 9");
    EXPECT_EQ(table.thousands('A'), 250);
    EXPECT_EQ(table.thousands('C'), 250);
    EXPECT_EQ(table.thousands('D'), 20);
    EXPECT_EQ(table.thousands('B'), 40);
}

TEST(MonteCarlo, MC_34_a_ruined_player_is_paid_before_another_pawn_is_challenged) {
    Table table = challenge(50, 20, 50);
    table.put("B2", 50);
    table.poker('B', 20);
    table.showdown("A A A A A", "9 9 9 9 9");
    table.send(2);
    EXPECT_EQ(table.at("B2"), 42);
    EXPECT_EQ(stakes(table, 1), (std::vector{10, 20, 30, 40, 50}))
        << "B1 may be challenged for what B has now";
}

}  // namespace
}  // namespace monte_carlo::test
