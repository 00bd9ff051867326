// The rules of the dice game, one test a number: LV-0 to LV-16.

#include "las_vegas/table.h"

namespace las_vegas::test {
namespace {

using std::vector;

TEST(LasVegas, LV_0_two_to_five_players_without_more_dice) {
    EXPECT_EQ(refuses_setup(0, Json::object()), "LV-0");
    EXPECT_EQ(refuses_setup(1, Json::object()), "LV-0");
    for (int seats = 2; seats <= 5; ++seats) EXPECT_EQ(refuses_setup(seats, Json::object()), "");
    EXPECT_NE(refuses_setup(9, Json::object()), "");
}

TEST(LasVegas, LV_0_left_is_the_next_seat) {
    Table table(3, {{"first", 1}});
    table.notes(kPlain);
    vector<int> order;
    for (int turn = 0; turn < 4; ++turn) {
        order.push_back(table.look()["active"]);
        table.rolls(turn < 3 ? "1 2 2 2 2 2 2 2" : "2 2 2 2 2 2 2");
        table.places(turn < 3 ? 1 : 2);
    }
    EXPECT_EQ(order, (vector{1, 2, 0, 1}));
}

TEST(LasVegas, LV_1_casino_n_takes_the_dice_that_show_n) {
    Table table(2);
    EXPECT_EQ(table.look()["casinos"].size(), 6u);
    EXPECT_EQ(table.notes("50 | 50 | 50 | 50 | 50"), "LV-4") << "six casinos, no fewer";
    table.notes(kPlain);
    for (const int value : {1, 2, 3, 4, 5}) {
        table.rolls(std::string("1 2 3 4 5 6 6 6").substr(2 * (static_cast<unsigned>(value) - 1)));
        EXPECT_EQ(table.places(value), "");
        EXPECT_EQ(table.dice_at(value), (vector{1, 0}));
        if (value > 1) continue;  // Benno is done in one turn
        table.rolls("6 6 6 6 6 6 6 6"), table.places(6);
        EXPECT_EQ(table.dice_at(6), (vector{0, 8}));
    }
}

TEST(LasVegas, LV_2_fifty_four_notes_of_nine_values) {
    EXPECT_EQ(Table(2).look()["stack"], 54);
    // As many of each value as there are, and not one more: what is asked for must be on top at some time.
    const std::map<int, int> box{{10, 6}, {20, 8}, {30, 8}, {40, 6}, {50, 6},
                                 {60, 5}, {70, 5}, {80, 5}, {90, 5}};
    EXPECT_EQ(kNotes.count(), 54);
    for (const auto& [thousands, count] : box)
        EXPECT_EQ(kNotes.bag.count(thousands / 10 - 1), count) << thousands;

    EXPECT_EQ(Table(2).notes("60 | 60 | 60 | 60 | 60 | 60"), "LV-2") << "there are five notes of 60,000";
    EXPECT_EQ(Table(2).notes("60 | 60 | 60 | 60 | 60 | 70"), "");
    EXPECT_EQ(Table(2).notes("100 | 60 | 60 | 60 | 60 | 70"), "LV-2") << "no hundreds in this box";
    EXPECT_EQ(Table(2).draws({{"notes", {{55000}, {60000}, {60000}, {60000}, {60000}, {70000}}}}), "LV-2");
    EXPECT_EQ(Table(2).draws({{"notes", {{0}, {60000}, {60000}, {60000}, {60000}, {70000}}}}), "LV-2");
}

TEST(LasVegas, LV_3_eight_dice_each) {
    for (int seats = 2; seats <= 5; ++seats) {
        Table table(seats);
        table.notes(kPlain);
        for (int seat = 0; seat < seats; ++seat)
            EXPECT_EQ(table.look()["seats"][static_cast<unsigned>(seat)]["dice"]["own"], 8);
    }
}

TEST(LasVegas, LV_4_casinos_are_filled_to_fifty_thousand) {
    EXPECT_EQ(Table(2).notes("10 30 10 | 50 | 50 | 50 | 50 | 50"), "") << "exactly 50,000 is enough";
    EXPECT_EQ(Table(2).notes("10 30 | 50 | 50 | 50 | 50 | 50"), "LV-4") << "40,000 is not";
    EXPECT_EQ(Table(2).notes("50 10 | 50 | 50 | 50 | 50 | 40 20"), "LV-4") << "50,000 was enough already";
    EXPECT_EQ(Table(2).notes("40 90 | 50 | 50 | 50 | 50 | 50"), "");
    EXPECT_EQ(Table(2).notes("90 40 | 50 | 50 | 50 | 50 | 50"), "LV-4") << "the 90,000 was enough already";
    EXPECT_EQ(Table(2).notes(" | 50 | 50 | 50 | 50 | 50"), "LV-4");
}

TEST(LasVegas, LV_4_notes_lie_sorted_and_open) {
    Table table(2);
    table.notes("10 30 20 | 50 | 20 40 | 60 | 70 | 80");
    EXPECT_EQ(table.look()["casinos"][0]["notes"], (Json{30000, 20000, 10000}));
    EXPECT_EQ(table.look()["casinos"][2]["notes"], (Json{40000, 20000}));
    EXPECT_EQ(table.look()["stack"], 54 - 9);
}

TEST(LasVegas, LV_5_the_first_player_is_named_or_drawn_by_lot) {
    Table named(4, {{"first", 2}});
    EXPECT_EQ(named.draws({{"first", 2}}), "JOURNAL") << "nobody draws a lot when the table has named a seat";
    named.notes(kPlain);
    EXPECT_EQ(named.look()["active"], 2);

    for (const Json& options : {Json::object(), Json{{"first", "lot"}}}) {
        Table drawn(4, options);
        EXPECT_EQ(drawn.notes(kPlain), "JOURNAL") << "the lot comes first";
        EXPECT_EQ(drawn.draws({{"first", 4}}), "LV-5");
        EXPECT_EQ(drawn.draws({{"first", -1}}), "LV-5");
        EXPECT_EQ(drawn.draws({{"first", 3}}), "");
        drawn.notes(kPlain);
        EXPECT_EQ(drawn.look()["active"], 3);
    }
    EXPECT_EQ(refuses_setup(3, {{"first", 3}}), "LV-5");
    EXPECT_EQ(refuses_setup(3, {{"first", "anna"}}), "LV-5");
    EXPECT_EQ(refuses_setup(3, {{"first", true}}), "LV-5");
}

TEST(LasVegas, LV_6_all_remaining_dice_are_rolled) {
    Table table(2);
    table.notes(kPlain);
    EXPECT_EQ(table.rolls("1 2 3 4 5 6 6"), "LV-6") << "seven of eight";
    EXPECT_EQ(table.rolls("1 2 3 4 5 6 6 6 6"), "LV-6") << "nine of eight";
    EXPECT_EQ(table.rolls("1 2 3 4 5 6 6 9"), "LV-6") << "a 9 on a die";
    EXPECT_EQ(table.rolls("2 1 3 4 5 6 6 6"), "LV-6") << "not in rising order";
    EXPECT_EQ(table.rolls("1 2 3 4 5 6", "6 6"), "LV-6") << "nobody has white dice here";
    EXPECT_EQ(table.rolls("1 2 3 4 5 6 6 6"), "");
    table.places(6);
    table.rolls("1 2 3 4 5 6 6 6");
    table.places(1);
    EXPECT_EQ(table.rolls("1 2 3 4 5 6 6 6"), "LV-6") << "Anna has five dice left";
    EXPECT_EQ(table.rolls("1 2 3 4 5"), "");
}

TEST(LasVegas, LV_6_one_to_four_rounds) {
    core::PlayoutHouse house(6);
    for (int rounds = 1; rounds <= 4; ++rounds) {
        Table table(2, {{"first", 0}, {"rounds", rounds}});
        for (int round = 1; round <= rounds; ++round) {
            EXPECT_EQ(table.asked(), "house");
            table.match().draw(house);
            table.play_round({"1 1 2 2 3 3 4 4", "1 1 2 2 3 3 4 4"});
        }
        EXPECT_EQ(table.asked(), "nobody");
    }
    EXPECT_EQ(refuses_setup(2, {{"rounds", 0}}), "LV-6");
    EXPECT_EQ(refuses_setup(2, {{"rounds", 5}}), "LV-6");
    EXPECT_EQ(refuses_setup(2, {{"rounds", "4"}}), "LV-6");
    EXPECT_EQ(refuses_setup(2, {{"rounds", 2.0}}), "LV-6");
}

TEST(LasVegas, LV_7_exactly_one_value_and_all_dice_of_it) {
    Table table(2);
    table.notes(kPlain);
    table.rolls("1 1 1 3 3 3 3 5");
    EXPECT_EQ(table.may_place(), (vector{1, 3, 5}));
    EXPECT_EQ(table.places(2), "LV-7");
    EXPECT_EQ(table.places(6), "LV-7");
    EXPECT_EQ(table.places(3), "");
    EXPECT_EQ(table.dice_at(3), (vector{4, 0}));
    EXPECT_EQ(table.dice_left("Anna"), 4);
}

TEST(LasVegas, LV_7_a_casino_where_dice_lie_already_may_be_chosen) {
    Table table(2);
    table.notes(kPlain);
    for (int turn = 0; turn < 2; ++turn) {
        table.rolls("3 3 4 4 4 4 4 4");
        table.places(3);
    }
    EXPECT_EQ(table.dice_at(3), (vector{2, 2}));
    table.rolls("3 3 3 4 4 4");
    EXPECT_EQ(table.places(3), "");
    EXPECT_EQ(table.dice_at(3), (vector{5, 2}));
}

TEST(LasVegas, LV_8_a_player_without_dice_is_skipped) {
    Table table(3);
    table.notes(kPlain);
    table.rolls("1 1 2 2 2 2 2 2"), table.places(1);  // Anna
    table.rolls("6 6 6 6 6 6 6 6"), table.places(6);  // Benno is done
    table.rolls("5 5 5 5 5 5 5 5"), table.places(5);  // Carla is done
    for (int dice = 6; dice > 0; --dice) {            // Anna has several turns in a row
        EXPECT_EQ(table.look()["active"], 0);
        table.rolls(std::string("1 2 2 2 2 2").substr(0, static_cast<unsigned>(2 * dice - 1)));
        EXPECT_EQ(table.asked(), "Anna");
        table.places(1);
        if (dice == 2) break;
    }
    EXPECT_EQ(table.dice_left("Anna"), 1);
}

TEST(LasVegas, LV_9_no_passing_and_the_round_ends_when_all_dice_are_placed) {
    Table table(2);
    table.notes(kPlain);
    table.rolls("1 2 3 4 5 6 6 6");
    EXPECT_EQ(table.answers({{"place", nullptr}}), "JOURNAL");
    EXPECT_EQ(table.answers({{"pass", true}}), "JOURNAL");
    EXPECT_EQ(table.may_place().size(), 6u) << "one of the values, nothing else";
    table.places(6);
    table.rolls("2 2 2 2 2 2 2 2"), table.places(2);
    EXPECT_EQ(table.look()["round"], 1) << "Anna still has dice";
    table.rolls("1 1 1 1 1"), table.places(1);
    EXPECT_EQ(table.look()["round"], 2);
}

TEST(LasVegas, LV_10_equal_numbers_cancel) {
    Table table(3, {{"first", 0}, {"rounds", 1}});
    table.notes("90 | 80 | 70 | 60 | 50 | 50");
    // Casino 1: 3, 3, 2: Carla alone is left. Casino 2: 3, 3: nobody.
    table.play_round({"1 1 1 2 2 2 4 5", "1 1 1 2 2 2 6 6", "1 1 3 3 3 5 5 5"});
    EXPECT_EQ(table.thousands("Anna"), 60) << "alone at casino 4; casino 5 is Carla's";
    EXPECT_EQ(table.thousands("Benno"), 50) << "casino 6";
    EXPECT_EQ(table.thousands("Carla"), 90 + 70 + 50);
}

TEST(LasVegas, LV_10_several_groups_can_go_from_one_casino) {
    Table table(5, {{"first", 0}, {"rounds", 1}});
    table.notes("40 90 | 50 | 50 | 50 | 50 | 50");
    table.play_round(
        {"1 1 1 2 2 2 2 2", "1 1 1 3 3 3 3 3", "1 1 4 4 4 4 4 4", "1 1 5 5 5 5 5 5", "1 6 6 6 6 6 6 6"});
    EXPECT_EQ(table.thousands("Emil"), 90 + 50) << "alone with one die he stays, and is first";
    EXPECT_EQ(table.thousands("Anna"), 50);
    EXPECT_EQ(table.under(), (vector{40}));
}

TEST(LasVegas, LV_11_most_dice_get_the_highest_note_each_at_most_one) {
    Table table(3, {{"first", 0}, {"rounds", 1}});
    table.notes("10 30 20 | 50 | 50 | 60 | 50 | 50");
    table.play_round({"1 1 1 2 2 2 2 2", "1 1 3 3 3 3 3 3", "1 4 4 4 4 4 4 4"});
    EXPECT_EQ(table.thousands("Anna"), 30 + 50);
    EXPECT_EQ(table.thousands("Benno"), 20 + 50);
    EXPECT_EQ(table.thousands("Carla"), 10 + 60);
    EXPECT_EQ(table.notes_of("Anna"), 2);
}

TEST(LasVegas, LV_12_notes_left_go_under_the_stack_the_highest_first) {
    Table table(2, {{"first", 0}, {"rounds", 2}});
    table.notes("10 20 90 | 20 30 | 60 | 70 | 10 30 80 | 50");
    table.play_round({"1 1 1 1 1 1 1 1", "3 3 3 3 3 3 3 3"});
    EXPECT_EQ(table.thousands("Anna"), 90);
    EXPECT_EQ(table.thousands("Benno"), 60);
    EXPECT_EQ(table.under(), (vector{20, 10, 30, 20, 70, 80, 30, 10, 50})) << "casino by casino";
    EXPECT_EQ(table.look()["stack"], 54 - 2);
}

TEST(LasVegas, LV_12_more_players_than_notes_and_the_rest_get_nothing) {
    Table table(3, {{"first", 0}, {"rounds", 1}});
    table.notes("90 | 50 | 50 | 50 | 50 | 50");
    table.play_round({"1 1 1 2 2 2 2 2", "1 1 3 3 3 3 3 3", "1 4 4 4 4 4 4 4"});
    EXPECT_EQ(table.thousands("Anna"), 90 + 50);
    EXPECT_EQ(table.thousands("Benno"), 50);
    EXPECT_EQ(table.thousands("Carla"), 50);
}

TEST(LasVegas, LV_13_what_a_player_holds_is_hidden_from_the_others) {
    for (const char* purses : {"hidden", "open"}) {
        Table table(2, {{"first", 0}, {"purses", purses}});
        table.notes(kPlain);
        table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2"});
        const bool open = purses == std::string("open");
        const Json hidden = nullptr, shown = 50000;
        EXPECT_EQ(table.look(core::Seat(0))["seats"][0]["money"], shown) << "one's own";
        EXPECT_EQ(table.look(core::Seat(0))["seats"][1]["money"], open ? shown : hidden);
        EXPECT_EQ(table.look(core::Seat(1))["seats"][0]["money"], open ? shown : hidden);
        EXPECT_EQ(table.look()["seats"][0]["money"], open ? shown : hidden) << "a spectator";
        EXPECT_EQ(table.notes_of("Anna"), 1) << "how many notes lie there can be seen";
    }
    EXPECT_EQ(refuses_setup(2, {{"purses", "glass"}}), "JOURNAL");
}

TEST(LasVegas, LV_13_purses_are_opened_at_the_end) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes(kPlain);
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2"});
    EXPECT_EQ(table.look()["seats"][1]["money"], 50000);
}

TEST(LasVegas, LV_14_next_round_the_same_stack_eight_dice_and_the_left_neighbour_starts) {
    Table table(3, {{"first", 2}});
    table.notes("60 | 60 | 60 | 60 | 60 | 50");
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2", "3 3 3 3 3 3 3 3"});
    EXPECT_EQ(table.look()["first"], 0);
    EXPECT_EQ(table.notes("60 | 50 | 50 | 50 | 50 | 50"), "LV-2")
        << "all five notes of 60,000 are out or under";
    EXPECT_EQ(table.notes("70 | 70 | 70 | 70 | 70 | 80"), "");
    EXPECT_EQ(table.look()["active"], 0);
    for (const char* player : {"Anna", "Benno", "Carla"}) EXPECT_EQ(table.dice_left(player), 8);
    EXPECT_EQ(table.dice_at(1), (vector{0, 0, 0}));
}

LasVegas::Setup for_two() {
    LasVegas::Setup setup;
    setup.first = core::Seat(0);
    setup.rounds = 1;
    return setup;
}

/// In the base game 26 notes are worth 50,000 or more, each closes the casino it comes to, and four rounds
/// fill only 24 casinos: the stack cannot run out. So this table starts with a smaller one.
TEST(LasVegas, LV_15_casinos_stay_with_what_they_have_when_the_stack_runs_out) {
    LasVegas::State state = LasVegas::open(for_two());
    kit::Notes few{};
    for (const int thousands : {80, 20, 10}) few.add(kit::note_of(thousands));
    state.stack = kit::Stack(few);
    const auto verdict = [&](const char* notes) {
        const match::Document document(notes);
        const auto draw = LasVegas::read_draw(state, document.value());
        const auto possible = LasVegas::doubt(state, *draw);
        if (possible) LasVegas::apply(state, *draw);
        return possible ? "" : std::string(possible.refusal().rule);
    };
    EXPECT_EQ(verdict(R"({"notes":[[80000],[20000],[],[],[],[]]})"), "LV-4") << "a note is left";
    EXPECT_EQ(verdict(R"({"notes":[[80000],[20000,10000],[10000],[],[],[]]})"), "LV-2") << "none is left";
    EXPECT_EQ(verdict(R"({"notes":[[80000],[20000,10000],[],[],[],[]]})"), "");
    EXPECT_TRUE(state.stack.empty());
    EXPECT_EQ(state.notes[1].money().dollars, 30'000) << "too little, but it is what there is";

    // Play goes on; a casino without notes pays nothing.
    for (const int value : {3, 2}) {
        las_vegas::Roll roll{};
        roll.of(Kind::Own) = core::Faces::of(core::Face(value), 8);
        ASSERT_TRUE(LasVegas::doubt(state, roll));
        LasVegas::apply(state, LasVegas::Draw(roll));
        LasVegas::apply(state, state.active, Move::place(core::Face(value)));
    }
    EXPECT_TRUE(LasVegas::ask(state).is_over());
    EXPECT_EQ(LasVegas::score(state).money[0], 0);
    EXPECT_EQ(LasVegas::score(state).money[1], 20'000);
}

TEST(LasVegas, LV_15_the_house_itself_stops_at_an_empty_stack) {
    core::PlayoutHouse house(15);
    for (int notes = 0; notes < 12; ++notes) {
        LasVegas::State state = LasVegas::open(for_two());
        kit::Notes few{};
        for (int i = 0; i < notes; ++i) few.add(kit::note_of(10 + 10 * (i % 4)));
        state.stack = kit::Stack(few);
        const LasVegas::Draw draw = LasVegas::chance(state, house);
        EXPECT_TRUE(LasVegas::doubt(state, draw));
        LasVegas::apply(state, draw);
        EXPECT_TRUE(state.stack.empty() || notes > 10);
    }
}

TEST(LasVegas, LV_16_the_richest_player_wins) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes("90 | 50 | 50 | 50 | 50 | 50");
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2"});
    EXPECT_EQ(table.result(),
              Json::parse(R"({"money":[90000,50000],"notes":[1,1],"winners":[0],"by":"LV-16"})"));
}

TEST(LasVegas, LV_16_a_tie_goes_to_the_player_with_more_notes) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes("90 | 10 40 | 20 40 | 50 | 50 | 50");
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 4 4 4 4"});
    EXPECT_EQ(table.result(),
              Json::parse(R"({"money":[90000,90000],"notes":[1,2],"winners":[1],"by":"LV-16"})"));
}

TEST(LasVegas, LV_16_still_tied_they_share_the_win) {
    Table table(3, {{"first", 0}, {"rounds", 1}});
    table.notes(kPlain);
    table.play_round({"1 1 1 1 1 1 1 1", "3 3 3 3 3 3 3 3", "2 2 2 2 2 2 2 2"});
    EXPECT_EQ(table.result()["winners"], (Json{0, 1, 2}));
}

TEST(LasVegas, LV_17_notes_that_nobody_wins_stay_for_the_next_round) {
    Table table(2, {{"first", 0}, {"rounds", 2}, {"stay", true}});
    table.notes("40 50 | 60 | 50 | 50 | 50 | 70");
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2"});
    EXPECT_EQ(table.under(), std::vector<int>{});
    EXPECT_EQ(table.at(1)["notes"], (Json{40000}));
    EXPECT_EQ(table.at(2)["notes"], Json::array());
    // The next round's notes come on top, drawn as if the casino were empty (LV-4).
    EXPECT_EQ(table.notes("10 30 | 60 | 60 | 70 | 80 | 90"), "LV-4");
    EXPECT_EQ(table.notes("20 30 | 60 | 60 | 70 | 80 | 90"), "");
    EXPECT_EQ(table.at(1)["notes"], (Json{40000, 30000, 20000}));
    table.play_round({"1 1 1 1 1 1 1 1", "6 6 6 6 6 6 6 6"});
    EXPECT_EQ(table.result()["money"], (Json{90000, 150000}));
    EXPECT_EQ(table.at(1)["notes"], (Json{30000, 20000}));  // lost
}

TEST(LasVegas, LV_17_is_off_unless_the_table_wants_it) {
    Table table(2, {{"first", 0}, {"rounds", 2}});
    table.notes("40 50 | 60 | 50 | 50 | 50 | 70");
    table.play_round({"1 1 1 1 1 1 1 1", "2 2 2 2 2 2 2 2"});
    EXPECT_EQ(table.under(), (std::vector<int>{40, 50, 50, 50, 70}));
    EXPECT_EQ(refuses_setup(2, {{"stay", "yes"}}), "JOURNAL");
}

}  // namespace
}  // namespace las_vegas::test
