// The gate: who may answer what, and what can be taken back. Played with a small game that has every kind of
// question.

#include <gtest/gtest.h>

#include "match/typed_match.h"
#include "seventh/game/puddles.h"

namespace {

using core::Seat;
using match::TypedMatch;
using puddles::Asks;
using puddles::Puddles;

constexpr Seat kAnna{0}, kBenno{1}, kCarla{2};

class Gate : public testing::Test {
   protected:
    TypedMatch<Puddles> match{match::Header{"puddles", {"Anna", "Benno", "Carla"}, "{}", {}},
                              Puddles::Setup{.seats = 3, .rounds = 2}};

    const Puddles::State& state() const { return match.typed().state(); }
    std::string submit(Seat seat, int question, const char* move) {
        return key(match.submit(seat, question, move));
    }
    std::string submit(Seat seat, const char* move) { return submit(seat, match.question(), move); }
    std::string record(const char* draw) { return key(match.record(draw)); }
    std::string undo(Seat seat) { return key(match.undo(seat)); }
    static std::string key(const match::Complaint& complaint) { return complaint ? complaint->key : ""; }

    void roll() { ASSERT_EQ(record(R"({"dice":[1,2,3]})"), ""); }
    void all_choose() {
        for (const Seat seat : {kAnna, kBenno, kCarla}) ASSERT_EQ(submit(seat, R"({"pace":1})"), "");
    }
};

TEST_F(Gate, the_house_draws_first) {
    EXPECT_EQ(submit(kAnna, R"({"pace":1})"), "gate.house");
    roll();
    EXPECT_EQ(submit(kAnna, R"({"pace":1})"), "");
}

TEST_F(Gate, the_house_draws_only_when_it_is_asked) {
    roll();
    EXPECT_EQ(record(R"({"dice":[1,2,3]})"), "gate.not-house");
    EXPECT_EQ(match.size(), 1);
}

TEST_F(Gate, an_answer_names_its_question) {
    roll();
    EXPECT_EQ(match.question(), 1);
    EXPECT_EQ(submit(kAnna, 0, R"({"pace":1})"), "gate.stale");
    EXPECT_EQ(submit(kAnna, -7, R"({"pace":1})"), "gate.stale");
    EXPECT_EQ(submit(kAnna, 2, R"({"pace":1})"), "gate.future");
    EXPECT_EQ(submit(kAnna, 1, R"({"pace":1})"), "");
}

TEST_F(Gate, sealed_answers_answer_one_question_in_any_order) {
    roll();
    EXPECT_EQ(submit(kCarla, 1, R"({"pace":3})"), "");
    EXPECT_EQ(submit(kAnna, 1, R"({"pace":1})"), "");
    EXPECT_EQ(match.question(), 1) << "one is still missing";
    EXPECT_EQ(submit(kBenno, 1, R"({"pace":2})"), "");
    EXPECT_EQ(match.question(), 2);
}

TEST_F(Gate, a_doubled_answer_is_recognised) {
    roll();
    EXPECT_EQ(submit(kAnna, R"({"pace":1})"), "");
    EXPECT_EQ(submit(kAnna, R"({"pace":1})"), "gate.answered");
    EXPECT_EQ(submit(kAnna, R"({"pace":2})"), "gate.answered");
    EXPECT_EQ(match.size(), 2);
    EXPECT_EQ(state().pace[kAnna], 1);
}

TEST_F(Gate, a_late_answer_to_a_closed_question_is_stale) {
    roll();
    all_choose();
    EXPECT_EQ(submit(kBenno, 1, R"({"pace":2})"), "gate.stale");
}

TEST_F(Gate, not_your_turn) {
    roll();
    all_choose();
    EXPECT_EQ(submit(kBenno, R"({"step":true})"), "gate.not-asked");
    EXPECT_EQ(submit(kAnna, R"({"step":true})"), "");
}

TEST_F(Gate, no_such_seat) {
    roll();
    EXPECT_EQ(submit(Seat(3), R"({"pace":1})"), "gate.no-seat");
    EXPECT_EQ(submit(Seat(200), R"({"pace":1})"), "gate.no-seat");
    EXPECT_EQ(submit(core::kSpectator, R"({"pace":1})"), "gate.no-seat");
    EXPECT_EQ(submit(core::kHouse, R"({"pace":1})"), "gate.no-seat");
}

TEST_F(Gate, what_is_not_offered_is_refused_with_its_rule) {
    roll();
    const auto complaint = match.submit(kAnna, 1, R"({"step":true})");
    ASSERT_TRUE(complaint);
    EXPECT_EQ(complaint->rule, "PUD-3");
    EXPECT_EQ(match.size(), 1);
}

TEST_F(Gate, what_is_no_move_is_refused) {
    roll();
    for (const char* junk :
         {"", "{", "null", "[]", "{}", "1", R"({"pace":4})", R"({"pace":1.0})", R"({"pace":true})",
          R"({"pace":1,"pace":1})", R"({"pace":1} x)", R"({"pace":1,"more":2})", "\xff"})
        EXPECT_NE(submit(kAnna, junk), "") << junk;
    EXPECT_EQ(match.size(), 1);
}

TEST_F(Gate, after_the_end_nothing_is_asked) {
    core::PlayoutHouse house(1);
    while (!match.ask().is_over()) {
        if (match.ask().is_chance()) {
            match.draw(house);
            continue;
        }
        const Seat seat = match.ask().asked.lowest();
        ASSERT_EQ(submit(seat, match.offers(seat)[0].c_str()), "");
    }
    EXPECT_EQ(submit(kAnna, R"({"pace":1})"), "gate.over");
    EXPECT_EQ(record(R"({"dice":[1,2,3]})"), "gate.over");
}

// Undo.

TEST_F(Gate, nothing_to_take_back_at_first) {
    for (const Seat seat : {kAnna, core::kHouse, core::kSpectator}) {
        EXPECT_FALSE(match.can_undo(seat));
        EXPECT_EQ(undo(seat), "gate.no-undo");
    }
}

TEST_F(Gate, the_last_answer_can_be_taken_back) {
    roll();
    all_choose();
    ASSERT_EQ(submit(kAnna, R"({"step":true})"), "");
    const Puddles::State before = match.typed().state_at(match.typed().entries().size() - 1);
    EXPECT_EQ(undo(kAnna), "");
    EXPECT_EQ(state(), before);
    EXPECT_EQ(match.question(), 2);
    EXPECT_EQ(submit(kAnna, 2, R"({"step":false})"), "");
}

TEST_F(Gate, several_answers_of_one_seat_go_back_one_by_one) {
    roll();
    all_choose();
    submit(kAnna, R"({"step":true})");
    submit(kAnna, R"({"step":true})");
    EXPECT_EQ(undo(kAnna), "");
    EXPECT_EQ(undo(kAnna), "");
    EXPECT_EQ(match.size(), 4);
    EXPECT_EQ(undo(kAnna), "gate.no-undo") << "her pace was sealed, and all have chosen";
}

TEST_F(Gate, chance_ends_what_can_be_taken_back) {
    roll();
    all_choose();
    submit(kAnna, R"({"step":true})");
    submit(kAnna, R"({"step":true})");
    roll();
    EXPECT_EQ(undo(kAnna), "gate.no-undo");
    EXPECT_EQ(undo(core::kHouse), "gate.no-undo") << "dice are not rolled again";
}

TEST_F(Gate, a_sealed_answer_can_be_taken_back_until_the_last_is_in) {
    roll();
    submit(kAnna, R"({"pace":1})");
    submit(kBenno, R"({"pace":2})");
    EXPECT_EQ(undo(kCarla), "gate.no-undo") << "she has not answered";
    EXPECT_EQ(undo(kAnna), "") << "although Benno answered after her";
    EXPECT_EQ(state().pace[kAnna], 0);
    EXPECT_EQ(state().pace[kBenno], 2);
    EXPECT_EQ(match.question(), 1);
    EXPECT_EQ(match.size(), 2);
    EXPECT_EQ(submit(kAnna, R"({"pace":3})"), "");
    EXPECT_EQ(submit(kCarla, R"({"pace":3})"), "");
    for (const Seat seat : {kAnna, kBenno, kCarla})
        EXPECT_EQ(undo(seat), "gate.no-undo") << core::index(seat);
}

/// Seat 0 begins with an answer of its own, and then all answer sealed: what it answered before the sealed
/// question stays once anybody has answered that, although its own sealed answer is missing.
struct Hasty : Puddles {
    static State open(const Setup& setup) {
        State state = Puddles::open(setup);
        state.asks = Asks::StepAgain;  // the pacemaker is asked first; then the next round begins at once
        state.pace = state.die = {1, 1, 1};
        return state;
    }
    static void apply(State& state, Seat seat, const Move& move) {
        Puddles::apply(state, seat, move);
        if (state.asks == Asks::Dice) state.asks = Asks::Pace;
    }
    using Puddles::apply;
};
TEST(GateUndo, an_answer_before_a_sealed_question_stays_once_others_have_answered) {
    TypedMatch<Hasty> match{match::Header{"puddles", {"Anna", "Benno"}, "{}", {}},
                            Puddles::Setup{.seats = 2, .rounds = 2}};
    ASSERT_FALSE(match.submit(kAnna, 0, R"({"step":true})"));
    EXPECT_TRUE(match.can_undo(kAnna));
    ASSERT_FALSE(match.submit(kBenno, 1, R"({"pace":1})"));
    EXPECT_FALSE(match.can_undo(kAnna));
    EXPECT_TRUE(match.undo(kAnna).has_value());
    EXPECT_EQ(match.size(), 2);
    EXPECT_TRUE(match.can_undo(kBenno));
    EXPECT_FALSE(match.undo(kBenno).has_value());
    EXPECT_TRUE(match.can_undo(kAnna)) << "now it is the last entry again";
    EXPECT_FALSE(match.undo(kAnna).has_value());
    EXPECT_EQ(match.size(), 0);
}

TEST_F(Gate, rewind_takes_back_whatever_it_was) {
    roll();
    all_choose();
    submit(kAnna, R"({"step":true})");
    match.rewind(2);
    EXPECT_EQ(match.size(), 2);
    EXPECT_EQ(match.question(), 1);
    EXPECT_EQ(state().pace[kAnna], 1);
    EXPECT_EQ(state().pace[kBenno], 0);
    match.rewind(7);
    EXPECT_EQ(match.size(), 2) << "there is nothing to take back";
    match.rewind(-1);
    EXPECT_EQ(match.size(), 2) << "that is no place";
    match.rewind(0);
    EXPECT_EQ(match.size(), 0);
    EXPECT_EQ(match.question(), 0);
    EXPECT_TRUE(match.ask().is_chance());
}

// What viewers are sent.

TEST_F(Gate, hidden_entries_keep_their_place_and_are_open_later) {
    roll();
    submit(kBenno, R"({"pace":2})");
    EXPECT_EQ(match.lines_seen(kAnna, 0), (std::vector<std::string>{R"({"house":{"dice":[1,null,null]}})",
                                                                    R"({"seat":1,"move":{"pace":null}})"}));
    EXPECT_EQ(match.lines_seen(kBenno, 1), (std::vector<std::string>{R"({"seat":1,"move":{"pace":2}})"}));
    submit(kAnna, R"({"pace":1})");
    submit(kCarla, R"({"pace":1})");
    EXPECT_EQ(match.lines_seen(kAnna, 1)[0], R"({"seat":1,"move":{"pace":2}})");
    submit(kAnna, R"({"step":true})");
    submit(kAnna, R"({"step":true})");
    EXPECT_EQ(match.lines_seen(kAnna, 0)[0], R"({"house":{"dice":[1,2,3]}})");
}

TEST_F(Gate, a_copy_goes_its_own_way) {
    roll();
    const auto copy = match.copy();
    submit(kAnna, R"({"pace":1})");
    EXPECT_EQ(copy->size(), 1);
    EXPECT_FALSE(copy->submit(kAnna, 1, R"({"pace":2})"));
    EXPECT_EQ(state().pace[kAnna], 1);
}

TEST_F(Gate, offers_only_for_who_is_asked) {
    EXPECT_TRUE(match.offers(kAnna).empty());
    roll();
    EXPECT_EQ(match.offers(kAnna),
              (std::vector<std::string>{R"({"pace":1})", R"({"pace":2})", R"({"pace":3})"}));
    EXPECT_TRUE(match.offers(core::kSpectator).empty());
    all_choose();
    EXPECT_TRUE(match.offers(kBenno).empty());
}

}  // namespace
