// Rainbow cards, the slot machine and bonus cards, one test a number: BV-12 to BV-22.

#include "boulevard/position.h"

namespace las_vegas::test {
namespace {

using std::vector;

TEST(Boulevard, BV_12_a_rainbow_card_counts_as_40000_while_filling) {
    EXPECT_EQ(timing::all_notes(suite::setup<LasVegas>(2, R"({"rainbow":true})")).count(), 60);
    State state = LasVegas::open(suite::setup<LasVegas>(2, R"({"first":0,"rainbow":true})"));
    const auto fills = [&](const std::string& first) {
        const std::string text = R"({"notes":[)" + first + ",[50000],[60000],[60000],[60000],[60000]]}";
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        return bool(draw) && bool(LasVegas::doubt(state, *draw));
    };
    EXPECT_TRUE(fills(R"(["rainbow",10000])"));
    EXPECT_TRUE(fills(R"([10000,"rainbow"])"));
    EXPECT_TRUE(fills(R"(["rainbow","rainbow"])"));
    EXPECT_FALSE(fills(R"(["rainbow"])"));
    EXPECT_FALSE(fills(R"([50000,"rainbow"])"));
}

TEST(Boulevard, BV_13_rainbow_cards_are_replaced_before_payout) {
    Position table(5, R"({"rainbow":true,"slot-machine":true})");
    table.notes(2, {0, 10});
    table.notes(4, {0, 0});
    table.notes(7, {0});
    table.dice(2, {1});
    table.dice(4, {0, 1});
    table.pay_out();
    ASSERT_EQ(table.asked(), "house");
    EXPECT_EQ(table.draws(R"({"draw":[70000,20000,30000]})"), "BV-13") << "four are wanted";
    EXPECT_EQ(table.draws(R"({"draw":[70000,"rainbow",20000,30000]})"), "BV-13") << "a discarded one is none";
    EXPECT_EQ(table.draws(R"({"draw":[70000,"rainbow","rainbow","rainbow",20000,30000,90000]})"), "BV-13")
        << "only two are left in the stack";
    ASSERT_EQ(table.draws(R"({"draw":[70000,20000,"rainbow","rainbow",30000,90000]})"), "");
    EXPECT_EQ(table.thousands(0), 70) << "casino by casino: casino 2 got the first";
    EXPECT_EQ(table.thousands(1), 30);
    EXPECT_EQ(table.under(), (vector{10, 20, 90})) << "the slot machine last";
    EXPECT_EQ(table.look()["discarded"], 6) << "out of the game";
}

TEST(Boulevard, BV_13_an_empty_stack_replaces_nothing) {
    Position table(2, R"({"rainbow":true})");
    table.notes(1, {0});
    table.notes(3, {0, 20});
    table.dice(3, {1});
    table.stack({60});
    table.pay_out();
    ASSERT_EQ(table.draws(R"({"draw":[60000]})"), "");
    EXPECT_EQ(table.thousands(0), 20);
    Position none(2, R"({"rainbow":true})");
    none.notes(1, {0});
    none.dice(1, {2});
    none.stack({});
    none.pay_out();
    EXPECT_EQ(none.draws(R"({"draw":[]})"), "");
    EXPECT_EQ(none.thousands(0), 0);
}

TEST(Boulevard, BV_14_a_seventh_casino) {
    EXPECT_EQ(refuses(4, R"({"slot-machine":true})"), "BV-14");
    State state = LasVegas::open(suite::setup<LasVegas>(5, R"({"first":0,"slot-machine":true})"));
    const auto fills = [&](const std::string& text) {
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        return bool(draw) && bool(LasVegas::doubt(state, *draw));
    };
    EXPECT_TRUE(fills(R"({"notes":[[50000],[50000],[50000],[60000],[60000],[60000],[70000]]})"));
    EXPECT_FALSE(fills(R"({"notes":[[50000],[50000],[50000],[60000],[60000],[60000]]})"));
    EXPECT_FALSE(fills(R"({"notes":[[50000],[50000],[50000],[60000],[60000],[60000],[40000]]})"));
    Position without(5, "{}");
    ASSERT_EQ(without.rolls(R"({"own":[1,1,1,1,2,2,2,2]})"), "");
    EXPECT_EQ(without.answers(R"({"place":1,"at":"slot"})"), "BV-14");
}

TEST(Boulevard, BV_15_each_value_once) {
    Position table(5, R"({"slot-machine":true,"kickers":true})");
    table.at_slot(4, 2, 1);
    ASSERT_EQ(table.rolls(R"({"own":[1,1,4,4,5,5],"kicker":[4,6]})"), "");
    EXPECT_EQ(table.offers(),
              (Texts{R"({"place":1})", R"({"place":1,"at":"slot"})", R"({"place":4})", R"({"place":5})",
                     R"({"place":5,"at":"slot"})", R"({"place":6})", R"({"place":6,"at":"slot"})"}));
    EXPECT_EQ(table.answers(R"({"place":4,"at":"slot"})"), "BV-15");
    EXPECT_EQ(table.answers(R"({"place":1,"at":1})"), "JOURNAL") << "no second spelling";
    ASSERT_EQ(table.answers(R"({"place":6,"at":"slot"})"), "");
    EXPECT_EQ(table.look()["slot"]["free"], suite::Json({1, 2, 3, 5, 6})) << "the kicker left at once";
    table.hand(1, 2);
    ASSERT_EQ(table.rolls(R"({"own":[5,5]})"), "");
    ASSERT_EQ(table.answers(R"({"place":5,"at":"slot"})"), "");
    table.hand(1, 1);
    table.state.next = Seat(1);
    table.state.now = {Does::Turn, {}};
    table.state.waiting.take_last();
    table.go_on();
    ASSERT_EQ(table.rolls(R"({"own":[5]})"), "");
    EXPECT_EQ(table.offers(), (Texts{R"({"place":5})"})) << "not even the player's own value again";
}

// The rulebook's example: Denny 3,3,3 = 9; Carla 4,4,1 = 9; Ben 6,6.
TEST(Boulevard, BV_16_number_then_sum_then_highest_die) {
    enum { kAnna, kBen, kCarla, kDenny };
    Position table(5, R"({"slot-machine":true})");
    table.at_slot(3, kDenny, 3);
    table.at_slot(6, kBen, 2);
    table.at_slot(4, kCarla, 2);
    table.at_slot(1, kCarla, 1);
    table.notes(7, {60, 30, 30, 10});
    EXPECT_EQ(table.look()["slot"]["ranking"], suite::Json({kCarla, kDenny, kBen}));
    table.pay_out();
    EXPECT_EQ(table.asked(), "2");
    EXPECT_EQ(table.offers(), (Texts{R"({"take":10000})", R"({"take":30000})", R"({"take":60000})"}));
    EXPECT_EQ(table.answers(R"({"take":50000})"), "BV-16");
    ASSERT_EQ(table.answers(R"({"take":30000})"), "") << "it need not be the highest";
    EXPECT_EQ(table.asked(), "3");
    ASSERT_EQ(table.answers(R"({"take":10000})"), "");
    EXPECT_EQ(table.asked(), "1");
    ASSERT_EQ(table.answers(R"({"take":60000})"), "");
    EXPECT_EQ(table.under(), (vector{30})) << "notes left go under the stack";
    EXPECT_EQ(table.thousands(kCarla), 30);
}

TEST(Boulevard, BV_16_asked_while_a_note_is_left) {
    Position table(5, R"({"slot-machine":true})");
    table.at_slot(2, 0, 1);
    table.at_slot(3, 1, 1);
    table.at_slot(4, 2, 2);
    table.notes(7, {50, 40});
    table.pay_out();
    EXPECT_EQ(table.asked(), "2") << "more dice";
    ASSERT_EQ(table.answers(R"({"take":50000})"), "");
    EXPECT_EQ(table.asked(), "1") << "the larger sum";
    EXPECT_EQ(table.offers(), (Texts{R"({"take":40000})"})) << "a single note is still an answer";
    ASSERT_EQ(table.answers(R"({"take":40000})"), "");
    EXPECT_EQ(table.thousands(0), 0);
    EXPECT_EQ(table.state.round, 2);
}

TEST(Boulevard, BV_17_big_and_white_dice_at_the_slot_machine) {
    Position table(5, R"({"slot-machine":true,"big-dice":true,"neutral":true})");
    table.at_slot(2, 0, 0, 0, 1);  // a big 2: two dice, sum 4
    table.at_slot(3, 1, 1);
    table.at_slot(1, 2, 2);     // two dice, sum 2
    table.at_slot(5, 3, 1, 1);  // one die of seat 3's, one white: a complete tie
    EXPECT_EQ(table.look()["slot"]["ranking"], suite::Json({0, 2, 3, "white", 1}));
    table.notes(7, {70, 50, 40, 30, 20});
    table.pay_out();
    for (const char* take : {R"({"take":20000})", R"({"take":30000})", R"({"take":40000})"})
        ASSERT_EQ(table.answers(take), "");
    EXPECT_EQ(table.asked(), "1") << "white takes by itself";
    EXPECT_EQ(table.offers(), (Texts{R"({"take":50000})"})) << "the highest note left is gone";
    ASSERT_EQ(table.answers(R"({"take":50000})"), "");
    EXPECT_EQ(table.under(), (vector{70}));
}

TEST(Boulevard, BV_18_announcement_dice_start_at_1) {
    Position table(7, R"({"bonus":true,"kickers":true})");
    for (unsigned seat = 0; seat < 7; ++seat) EXPECT_EQ(table.look()["seats"][seat]["announcement"], 1);
    EXPECT_EQ(refuses(8, R"({"bonus":true})"), "BV-18");
}

TEST(Boulevard, BV_19_bonus_cards_are_dealt_secretly) {
    State state = LasVegas::open(suite::setup<LasVegas>(3, R"({"first":0,"bonus":true})"));
    core::PlayoutHouse house(std::uint64_t{1});
    LasVegas::apply(state, LasVegas::chance(state, house));
    ASSERT_EQ(state.now.does, Does::DealBonus);
    const auto deals = [&](const std::string& text) -> std::string {
        const match::Document document(text);
        const auto draw = LasVegas::read_draw(state, document.value());
        if (!draw) return draw.refusal().rule;
        const auto fine = LasVegas::doubt(state, *draw);
        if (!fine) return fine.refusal().rule;
        LasVegas::apply(state, *draw);
        return "";
    };
    EXPECT_EQ(deals(R"({"bonus":[[20000],[30000],[40000]]})"), "BV-19")
        << "two each with fewer than six players";
    EXPECT_EQ(deals(R"({"bonus":[[20000,20000],[30000,60000]]})"), "BV-19");
    EXPECT_EQ(deals(R"({"bonus":[[20000,20000],[30000,60000],[20000,30000]]})"), "BV-22");
    ASSERT_EQ(deals(R"({"bonus":[[50000,20000],[30000,60000],[20000,30000]]})"), "");
    const auto look = [&](Seat viewer) {
        return suite::Json::parse(suite::text<LasVegas>(LasVegas::view(state, viewer)))["seats"];
    };
    EXPECT_EQ(look(Seat(0))[0]["bonus"], suite::Json({20000, 50000}));
    EXPECT_EQ(look(Seat(1))[0]["bonus"], suite::Json({nullptr, nullptr}));
    Position six(6, R"({"bonus":true})");
    EXPECT_EQ(bonus::chance(six.state, house).cards[5].size(), 1);
}

TEST(Boulevard, BV_20_a_note_of_a_cards_value_raises_the_die_once) {
    Position table(3, R"({"bonus":true})");
    table.state.bonus[0] = {1, 3};  // 20,000 and 40,000
    table.state.bonus[1] = {4, 4};  // 50,000 twice
    table.state.bonus[2] = {2, 5};
    table.notes(1, {40});
    table.notes(2, {40});
    table.notes(3, {50});
    table.notes(4, {20, 10});
    table.dice(1, {1});
    table.dice(2, {1});
    table.dice(3, {0, 1});
    table.dice(4, {0, 1, 2});
    table.pay_out();
    EXPECT_EQ(table.state.announcement[0], 2) << "once per card, however many such notes";
    EXPECT_EQ(table.state.announcement[1], 3) << "two identical cards both count";
    EXPECT_EQ(table.state.announcement[2], 1) << "20,000 is on no card of theirs";

    Position high(3, R"({"bonus":true})");
    high.state.announcement[0] = 5;
    high.state.bonus[0] = {4, 4};
    high.notes(3, {50});
    high.dice(3, {1});
    high.pay_out();
    EXPECT_EQ(high.state.announcement[0], 6) << "never above 6";
}

TEST(Boulevard, BV_21_the_announcement_die_is_worth_50000_a_pip) {
    Position table(2, R"({"bonus":true})");
    table.state.announcement[0] = 4;
    table.won(0, {30});
    EXPECT_EQ(LasVegas::score(table.state).money[0], 230'000);
    EXPECT_EQ(LasVegas::score(table.state).money[1], 50'000);
    EXPECT_EQ(LasVegas::score(table.state).notes[0], 1) << "it is not a note";
}

TEST(Boulevard, BV_22_the_ten_bonus_cards) {
    EXPECT_EQ(bonus::kCards.count(), 10);
    for (int thousands = 20; thousands <= 60; thousands += 10)
        EXPECT_EQ(bonus::kCards.bag.count(kit::kind(kit::note_of(thousands))), 2);
}

// With 8 players, the slot machine, rainbow cards and the minimum by players the stack runs out.
TEST(Boulevard, LV_15_the_stack_runs_out_with_eight_players) {
    const auto setup = suite::setup<LasVegas>(
        8, R"({"minimum":"by-players","rainbow":true,"slot-machine":true,"actions":true})");
    int short_fills = 0, empty_draws = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        core::PlayoutHouse house(seed);
        State state = LasVegas::open(setup);
        while (!LasVegas::ask(state).is_over()) {
            if (!LasVegas::ask(state).is_chance()) {
                const auto moves = suite::offers<LasVegas>(state, LasVegas::ask(state).asked.lowest());
                LasVegas::apply(state, LasVegas::ask(state).asked.lowest(),
                                moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
                continue;
            }
            const Draw draw = LasVegas::chance(state, house);
            ASSERT_TRUE(bool(LasVegas::doubt(state, draw)));
            if (const auto* fill = std::get_if<FillDraw>(&draw); fill && fill->count[6] == 0) ++short_fills;
            if (const auto* cards = std::get_if<CardsDraw>(&draw); cards && cards->cards.empty())
                ++empty_draws;
            LasVegas::apply(state, draw);
        }
    }
    EXPECT_GT(short_fills, 0) << "a slot machine without notes";
    EXPECT_GT(empty_draws, 0) << "a draw from an empty stack is an entry too";
}

}  // namespace
}  // namespace las_vegas::test
