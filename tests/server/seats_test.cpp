// Seats, undo by consent, bots that stand in, rematch.

#include "house.h"

namespace tests {
namespace {

using namespace server;

Wish three() { return {"las-vegas", "{}", "", {"", "", "regular"}, false, false, 0}; }

TEST(Seats, sit_leave_move_and_swap_before_the_start) {
    At at(Wish{"las-vegas", "{}", "", {"", "", ""}, false, false, 0});
    at.sit(0, "Anna");
    EXPECT_EQ(at.refused(-1, Sit{Seat(0), "Benno", "t", ""}), "table.seat-taken");
    EXPECT_EQ(at.refused(-1, Sit{Seat(1), "Anna", "t", ""}), "table.name-taken");
    EXPECT_EQ(at.refused(-1, Sit{Seat(3), "Benno", "t", ""}), "table.no-such-seat");
    EXPECT_EQ(at.refused(-1, Sit{Seat(1), std::string(25, 'x'), "t", ""}), "table.bad-name");
    EXPECT_EQ(at.refused(-1, Sit{Seat(1), "a\tb", "t", ""}), "table.bad-name");
    EXPECT_EQ(at.refused(0, Sit{Seat(1), "Anna again", "t", ""}), "table.seated-already");
    at.sit(1, std::string(24, 'x'));
    EXPECT_EQ(at.refused(0, Start{}), "table.seats-free");
    at.ask(0, Swap{Seat(2)});
    EXPECT_EQ(at->seat_of("token of Anna"), Seat(2));
    EXPECT_EQ(at.refused(2, Swap{Seat(2)}), "table.own-seat");
    at.ask(2, Swap{Seat(1)});
    EXPECT_EQ(at.refused(2, Swap{Seat(1)}), "table.swap-asked");
    EXPECT_EQ(at->seat_of("token of Anna"), Seat(2));
    at.ask(1, Swap{Seat(2)});
    EXPECT_EQ(at->seat_of("token of Anna"), Seat(1));
    EXPECT_EQ(at->chair(Seat(2)).name, std::string(24, 'x'));
    at.ask(2, Leave{});
    EXPECT_TRUE(at->chair(Seat(2)).is_free());
    at.ask(1, SeatBot{Seat(2), "expert"});
    EXPECT_EQ(at.refused(1, SeatBot{Seat(0), "no such"}), "table.no-such-bot");
    EXPECT_EQ(at.refused(1, SeatBot{Seat(0), "/bin/sh -c true"}), "table.no-such-bot");
    EXPECT_EQ(at.refused(1, Swap{Seat(2)}), "table.seat-of-bot");
    at.ask(1, SeatBot{Seat(2), ""});
    at.ask(1, SeatBot{Seat(2), "novice"});
    at.ask(1, SeatBot{Seat(0), "regular"});
    at.ask(1, Start{});
    EXPECT_EQ(at->status(), Status::Playing);
    EXPECT_EQ(at.refused(1, Leave{}), "table.started-already");
    Table again = at.folded();
    expect_same(at.table(), again);
}

TEST(Seats, only_who_sits_there_may) {
    At at(three());
    for (const Request& request :
         {Request(Leave{}), Request(Swap{Seat(1)}), Request(SeatBot{Seat(1), "novice"}), Request(Start{}),
          Request(Undo{}), Request(Chat{"hello"}), Request(Takeover{Seat(0), "regular"}), Request(Back{}),
          Request(Move{0, "{}"}), Request(UndoAnswer{true}), Request(Random{std::string(32, '0')})})
        EXPECT_EQ(at.refused(-1, request), "table.not-seated");
}

TEST(Seats, tables_that_cannot_be_are_refused) {
    const auto key = [](const Wish& wish) {
        const Effect outcome = create(wish, {"w", kSecret, "c"}, 1);
        return outcome.refused ? outcome.refused->key : "";
    };
    EXPECT_EQ(key({"chess", "{}", "", {"", ""}, false, false, 0}), "journal.no-game");
    EXPECT_EQ(key({"las-vegas", "{}", "", {"regular", "regular"}, false, false, 0}), "table.no-person");
    EXPECT_EQ(key({"las-vegas", "{}", "", {"", "strong"}, false, false, 0}), "table.no-such-bot");
    EXPECT_EQ(key({"las-vegan", "{}", "", {"", "", "greedy"}, false, false, 0}), "table.no-such-bot");
    EXPECT_EQ(key({"las-vegas", "{}", "", {"", ""}, false, false, 4}), "table.bad-timer");
    EXPECT_EQ(key({"las-vegas", "{}", "", {"", ""}, false, false, 5}), "");
    EXPECT_EQ(key({"las-vegas", "{}", " x", {"", ""}, false, false, 0}), "table.bad-name");
    const Effect rule = create({"las-vegas", "{}", "", {""}, false, false, 0}, {"w", kSecret, "c"}, 1);
    EXPECT_EQ(rule.refused->kind, ProblemKind::Rule);
    EXPECT_EQ(rule.refused->rule, "LV-0");
}

TEST(Seats, a_bot_stands_in_for_who_is_away_and_gives_the_seat_back) {
    At at(three());
    at.sit_all();
    at.ask(0, Start{});
    EXPECT_EQ(at.refused(0, Takeover{Seat(1), "regular"}, core::Seats::first(2)), "table.is-there");
    EXPECT_EQ(at.refused(0, Takeover{Seat(2), "regular"}), "table.bot-already");
    at.ask(0, Takeover{Seat(1), "novice"}, core::Seats::only(Seat(0)));
    EXPECT_EQ(at->chair(Seat(1)).player(), "novice");
    EXPECT_EQ(at.refused(1, Move{at->match()->question(), "{}"}), "table.bot-plays");
    at.ask(1, Back{});
    EXPECT_EQ(at->chair(Seat(1)).player(), "");
    EXPECT_EQ(at.refused(1, Back{}), "table.not-away");
    at.ask(1, Takeover{Seat(1), "expert"}, core::Seats::first(2));  // one's own seat
    Table again = at.folded();
    expect_same(at.table(), again);
}

TEST(Undo, as_the_gate_allows_and_by_consent_of_all) {
    core::Xoshiro lot(11);
    At at = At::started("las-vegas", 3);
    const int first = at.play_one(lot);
    at.play_one(lot);
    const int size = at->match()->size();
    at.ask(first, Undo{});
    ASSERT_TRUE(at->undo_asked());
    const int to = at->undo_asked()->to;
    EXPECT_LT(to, size);
    EXPECT_EQ(at.refused(first, Undo{}), "table.undo-open");
    EXPECT_EQ(at.refused(first, UndoAnswer{true}), "table.agreed-already");
    at.ask((first + 1) % 3, UndoAnswer{false});
    EXPECT_FALSE(at->undo_asked());
    EXPECT_EQ(at->match()->size(), size);
    EXPECT_EQ(at.refused(first, UndoAnswer{true}), "table.no-undo-open");
    at.ask(first, Undo{});
    at.ask((first + 1) % 3, UndoAnswer{true});
    EXPECT_EQ(at->match()->size(), size);
    at.ask((first + 2) % 3, UndoAnswer{true});
    EXPECT_EQ(at->match()->size(), to);
    EXPECT_TRUE(at->asked().has(Seat(first)));
    Table again = at.folded();
    expect_same(at.table(), again);
    at.play_to_end(lot);
    EXPECT_EQ(at.refused(0, Undo{}), "gate.over");
}

TEST(Undo, a_person_among_bots_needs_nobody) {
    At at(Wish{"las-vegas", "{}", "", {"", "regular"}, false, false, 0});
    at.sit_all();
    at.ask(0, Start{});
    core::Xoshiro lot(2);
    while (!at->asked().has(Seat(0))) {
        const auto offers = at->match()->offers(Seat(1));
        Effect outcome = at->answer_for(Seat(1), {at->match()->question(), offers[0]}, "bot", 5);
        ASSERT_FALSE(outcome.refused);
        for (auto& event : outcome.events) at.events.push_back(event);
    }
    const int size = at->match()->size();
    at.play_one(lot);
    at.ask(0, Undo{});
    EXPECT_EQ(at->match()->size(), size);
    Table again = at.folded();
    expect_same(at.table(), again);
}

TEST(Undo, a_sealed_answer_before_the_last_is_in) {
    At at = At::started("las-vegas-cards", 3);
    const int size = at->match()->size();
    const auto answer = [&](int seat) {
        at.ask(seat, Move{at->match()->question(), at->match()->offers(Seat(seat)).front()});
    };
    answer(0);
    answer(1);
    at.ask(0, Undo{});
    EXPECT_EQ(at->match()->size(), size + 1);
    EXPECT_TRUE(at->asked().has(Seat(0)));
    EXPECT_FALSE(at->asked().has(Seat(1)));
    answer(2);
    answer(0);
    EXPECT_GT(at->match()->size(), size + 2);
    Table again = at.folded();
    expect_same(at.table(), again);
}

TEST(Rematch, seats_move_one_further_and_tokens_hold) {
    core::Xoshiro lot(9);
    At at = At::started("las-vegas", 3, R"({"rounds":1})");
    EXPECT_EQ(create_rematch(at.table(), {"w", kSecret, "c"}, Seat(0), "", 1).refused->key, "table.not-over");
    at.play_to_end(lot);
    EXPECT_EQ(create_rematch(at.table(), {"w", kSecret, "c"}, core::kSpectator, "", 1).refused->key,
              "table.not-seated");
    const std::string random(32, 'e');
    Effect made = create_rematch(at.table(), {"w11111111111", kSecret, "c"}, Seat(2), random, 1);
    ASSERT_FALSE(made.refused);
    Table next("t11111111111");
    for (const std::string& event : made.events) ASSERT_FALSE(next.apply(event));
    EXPECT_EQ(next.seat_of("token of P0"), Seat(1));
    EXPECT_EQ(next.seat_of("token of P2"), Seat(0));
    EXPECT_EQ(next.chair(Seat(0)).random, random);
    EXPECT_EQ(next.chair(Seat(1)).random, "");
    EXPECT_FALSE(next.answer(Seat(1), Random{std::string(32, 'f')}, {2, {}}).refused);
    EXPECT_EQ(next.answer(Seat(1), Random{std::string(32, 'f')}, {2, {}}).refused->key, "table.random-there");
    EXPECT_FALSE(next.answer(Seat(1), Start{}, {2, {}}).refused);
    EXPECT_FALSE(at->note_rematch("t11111111111", "w11111111111", 3).refused);
    EXPECT_EQ(at->note_rematch("t22222222222", "w22222222222", 3).refused->key, "table.rematch-there");
    // Who only looks on is not told the table's own name.
    EXPECT_NE(write_news(at.table(), -1, {seat_of(0), false, {}}, {}, 0).find("t11111111111"),
              std::string::npos);
    EXPECT_EQ(write_news(at.table(), -1, {seat_of(-1), true, {}}, {}, 0).find("t11111111111"),
              std::string::npos);
}

}  // namespace
}  // namespace tests
