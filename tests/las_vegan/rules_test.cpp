// The rules of Las Vegan for three to five, one test a number: VGN-1 to VGN-16.

#include <set>

#include "las_vegan/table.h"

namespace las_vegan::test {
namespace {

using std::vector;

TEST(LasVegan, VGN_1_forty_cards_and_twelve_machines) {
    EXPECT_EQ(kDeck.count(), 40);
    std::set<std::string> names;
    for (const std::string& word : words_of(kDeck)) names.insert(word);
    EXPECT_EQ(names.size(), 40u);
    for (const char* word : {"B0", "B9", "G0", "R7", "V9"}) EXPECT_TRUE(names.count(word)) << word;

    EXPECT_EQ(Table(4).look()["undrawn"], (Json{"B", "G", "R", "V", "1", "2", "3", "4", "5", "6", "8", "9"}));
    EXPECT_EQ(Table(4).machines("R 7 8"), "VGN-1") << "no machine for 7";
    EXPECT_EQ(Table(4).machines("0 4 8"), "VGN-1") << "nor for 0";
    EXPECT_EQ(Table(4).draws({{"machines", {"R", 4, "8"}}}), "VGN-1") << "a name, not a number";
    EXPECT_EQ(Table(4).machines("R 4 8"), "");
}

TEST(LasVegan, VGN_1_no_card_twice_and_no_other_cards) {
    Table table(4);
    table.machines("R 4 8"), table.toss(kFirstFaces);
    const Json good = hands_with({"", "", "", ""});
    Json twice = good, within = good, other = good;
    twice[1][0] = good[0][0];
    within[1][0] = good[1][1];
    other[2][3] = "Y3";
    EXPECT_EQ(table.draws({{"hands", twice}}), "VGN-1");
    EXPECT_EQ(table.draws({{"hands", within}}), "VGN-1");
    EXPECT_EQ(table.draws({{"hands", other}}), "VGN-1");
    other[2][3] = "R10";
    EXPECT_EQ(table.draws({{"hands", other}}), "VGN-1");
    EXPECT_EQ(table.draws({{"hands", good}}), "");
    EXPECT_EQ(table.plays("R77"), "VGN-1");
    EXPECT_EQ(table.answers({{"card", 7}}), "VGN-1");
}

TEST(LasVegan, VGN_2_each_token_shows_one_of_its_two_faces) {
    const vector<vector<int>> faces{{-2, 1}, {-2, -1}, {0, 1}, {-3, -1}, {-4, -3}};
    for (unsigned token = 0; token < 5; ++token)
        for (int value = -5; value <= 3; ++value) {
            vector<int> values = kFirstFaces;
            values[token] = value;
            const bool is_face = value == faces[token][0] || value == faces[token][1];
            Table table(3);
            table.machines("B G R");
            EXPECT_EQ(table.toss(values), is_face ? "" : "VGN-2") << token << " shows " << value;
        }
    Table table(3);
    table.machines("B G R");
    EXPECT_EQ(table.draws({{"toss", {-2, -2, 0, -3}}}), "VGN-5") << "all five";
    EXPECT_EQ(table.draws({{"toss", {-2, -2, 0, -3, "gold"}}}), "VGN-2");
    EXPECT_EQ(table.draws({{"toss", {-2, -2, false, -3, -4}}}), "VGN-2") << "false is not 0";
    EXPECT_EQ(table.draws({{"toss", {-2, -2, 0.0, -3, -4}}}), "VGN-2") << "0.0 is not 0";
    EXPECT_EQ(table.toss({1, -1, 1, -1, -3}), "");
    vector<int> shown;
    for (const Json& token : Json(table.look()["tokens"])) shown.push_back(token["value"]);
    EXPECT_EQ(shown, (vector{1, -1, 1, -1, -3}));
}

TEST(LasVegan, VGN_3_fifteen_cabbages_each_and_gains_in_full) {
    for (int seats = 2; seats <= 5; ++seats)
        EXPECT_EQ(Table(seats).cabbages(), vector<int>(static_cast<unsigned>(seats), 15));
    // With five players the supply starts empty; a gain is paid all the same.
    State state = round_with({"B1 B2 B3 B4", "", "", "", ""}, {1, 0, 0, 0, 0});
    lay(state, 0, 1, "B");
    pay(state, core::kSilence);
    EXPECT_EQ(state.cabbages[Seat(0)], 16);
}

TEST(LasVegan, VGN_4_three_machines_a_round_never_one_twice) {
    Table table(4);
    EXPECT_EQ(table.machines("R 4"), "VGN-4");
    EXPECT_EQ(table.machines("R 4 8 9"), "VGN-4");
    EXPECT_EQ(table.machines("R 4 R"), "VGN-4");
    EXPECT_EQ(table.machines("R 4 8"), "");
    Json names = Json::array();
    for (const Json& machine : Json(table.look()["machines"])) names.push_back(machine["machine"]);
    EXPECT_EQ(names, (Json{"R", "4", "8"})) << "left to right in the order drawn";
    table.toss(kFirstFaces);
    table.draws({{"hands", hands_with({"", "", "", ""})}});
    table.finish_round();
    EXPECT_EQ(table.machines("B 4 1"), "VGN-4") << "4 came in round one";
    EXPECT_EQ(table.machines("1 B G"), "");
}

TEST(LasVegan, VGN_4_four_rounds_use_all_twelve_machines) {
    core::PlayoutHouse house(std::uint64_t{4});
    Table table(5);
    for (int round = 1; round <= 3 && table.asked() == "house"; ++round) {
        table.match().draw(house);
        table.finish_round();
    }
    if (table.asked() != "house") return;
    EXPECT_EQ(table.look()["undrawn"].size(), 3u);
    table.match().draw(house);
    EXPECT_EQ(table.look()["undrawn"].size(), 0u);
}

TEST(LasVegan, VGN_5_the_first_leader_is_named_or_drawn_by_lot) {
    Table named(4, {{"first", 2}});
    EXPECT_EQ(named.draws({{"first", 2}}), "JOURNAL");
    named.start({"", "", "", ""});
    EXPECT_EQ(named.asked(), "Carla");

    for (const Json& options : {Json::object(), Json{{"first", "lot"}}}) {
        Table drawn(4, options);
        EXPECT_EQ(drawn.machines("R 4 8"), "JOURNAL") << "the lot comes first";
        EXPECT_EQ(drawn.draws({{"first", 4}}), "VGN-5");
        EXPECT_EQ(drawn.draws({{"first", -1}}), "VGN-5");
        EXPECT_EQ(drawn.draws({{"first", 3}}), "");
        drawn.start({"", "", "", ""});
        EXPECT_EQ(drawn.asked(), "Denny");
    }
    EXPECT_EQ(refuses_setup(3, {{"first", 3}}), "VGN-5");
    EXPECT_EQ(refuses_setup(3, {{"first", true}}), "VGN-5");
}

TEST(LasVegan, VGN_5_tokens_are_tossed_and_cards_dealt_again_each_round) {
    Table table(4);
    EXPECT_EQ(table.toss(kFirstFaces), "JOURNAL") << "the machines come first";
    table.start({"", "", "", ""});
    table.finish_round();
    EXPECT_EQ(table.look()["round"], 2);
    EXPECT_EQ(table.look()["step"], "machines");
    table.machines("B G V");
    EXPECT_EQ(table.toss({1, -1, 1, -1, -3}), "");
    EXPECT_EQ(table.look()["golden"]["side"], nullptr) << "no token lies anywhere";
    EXPECT_EQ(table.draws({{"hands", hands_with({"", "", "", ""})}}), "") << "all 40 cards are back";
}

TEST(LasVegan, VGN_6_all_cards_are_dealt_one_is_put_aside_with_three) {
    const vector<int> sizes{0, 0, 12, 13, 10, 8};
    for (int seats = 3; seats <= 5; ++seats) {
        Table table(seats);
        table.machines("R 4 8"), table.toss(kFirstFaces);
        const int size = sizes[static_cast<unsigned>(seats)];
        Json hands = hands_with(Words(static_cast<unsigned>(seats), ""));
        Json few = hands, fewer_hands = hands;
        few[0].erase(few[0].begin());
        fewer_hands.erase(fewer_hands.begin());
        EXPECT_EQ(table.draws({{"hands", few}}), "VGN-6");
        EXPECT_EQ(table.draws({{"hands", fewer_hands}}), "VGN-6");
        EXPECT_EQ(table.draws({{"hands", hands}}), "");
        for (const Json& seat : Json(table.look()["seats"])) EXPECT_EQ(seat["cards"], size);
        EXPECT_EQ(table.state().undealt.count(), 40 - seats * size);
    }
    EXPECT_EQ(refuses_setup(1, Json::object()), "VGN-6");
    EXPECT_EQ(refuses_setup(6, Json::object()), "VGN-6");
}

TEST(LasVegan, VGN_6_the_card_put_aside_is_in_no_entry) {
    Table table(3);
    table.start({"", "", ""});
    const Words aside = words_of(table.state().undealt);
    ASSERT_EQ(aside, (Words{"V9"}));
    table.finish_round();
    for (const std::string& line : table.match().lines()) EXPECT_EQ(line.find("V9"), line.npos) << line;
}

TEST(LasVegan, VGN_7_follow_the_colour_if_you_can) {
    Table table(3);
    table.start(
        {"R4 R9 B1 B2 B3 B4 B5 B6 B7 B8 B9 G0 G1", "R1 V0 G5", "V1 V2 V3 V4 V5 V6 V7 V8 V9 G6 G7 G8 G9"});
    EXPECT_EQ(table.may_play().size(), 13u) << "the leader plays anything";
    EXPECT_EQ(table.plays("G5"), "VGN-7") << "not Anna's";
    EXPECT_EQ(table.answers({{"bank", "R4"}}), "VGN-7");
    EXPECT_EQ(table.puts(0, "R"), "VGN-7");
    table.plays("R4");
    EXPECT_EQ(table.asked(), "Benno") << "clockwise";
    EXPECT_EQ(table.plays("V0"), "VGN-7") << "Benno has red";
    for (const std::string& word : table.may_play()) EXPECT_EQ(word[0], 'R');
    table.plays("R1");
    EXPECT_EQ(table.may_play().size(), 13u) << "Carla has no red: anything";
    EXPECT_EQ(table.plays("V7"), "");
    EXPECT_EQ(table.look()["seats"][2]["voids"], (Json{"R"}));
    EXPECT_EQ(table.look()["seats"][1]["voids"], Json::array());
}

TEST(LasVegan, VGN_8_the_highest_card_of_the_colour_led) {
    Table table(4);
    table.start({"B3", "B9", "B4", "G9"}, "R 4 8");
    // Denny holds no blue unless the rest of the deck gave it to them: they are played from the front.
    table.plays("B3"), table.plays("B9"), table.plays("B4");
    const Words may = table.may_play();
    table.plays(may.front());
    EXPECT_EQ(table.tricks(), (vector{0, 1, 0, 0}));
    EXPECT_EQ(table.asked(), "Benno") << "VGN-9: the winner leads next";
}

TEST(LasVegan, VGN_8_last_zero_of_another_colour_wins) {
    const auto winner = [](const std::string& played) {
        State state = fresh(static_cast<int>(words_of(played).size()));
        Seat seat{0};
        for (const std::string& word : words_of(played)) {
            lay(state, seat, card(word));
            seat = core::left_of(seat, state.setup.seats);
        }
        return core::index(state.trick.winner());
    };
    EXPECT_EQ(winner("R4 V0 G0"), 2);
    EXPECT_EQ(winner("R4 G0 V0"), 2);
    EXPECT_EQ(winner("R4 V0 R9"), 1) << "a higher card of the colour does not help";
    EXPECT_EQ(winner("R0 R1 R2 V9"), 2) << "a 0 of the colour led is only its lowest card";
    EXPECT_EQ(winner("R0 V9 G9"), 0);
    EXPECT_EQ(winner("R0 V0 G9"), 1);
    EXPECT_EQ(winner("R4 R0 G9"), 0);
    EXPECT_EQ(winner("B0 G0 R0 V0 B9"), 3);
    EXPECT_EQ(winner("V2 V9 V3 V4 B0"), 4);
    EXPECT_EQ(winner("V2 G9 R9 B9 G8"), 0) << "other colours do not win";
}

TEST(LasVegan, VGN_9_tricks_are_counted_in_public_and_the_winner_leads) {
    Table table(3);
    table.start({"B1 B2 B3", "B9 B8 G4", "B4 B5 R6"});
    table.trick("B1 B9 B4");
    EXPECT_EQ(table.tricks(), (vector{0, 1, 0}));
    EXPECT_EQ(table.asked(), "Benno");
    table.trick("B8 B5 B2");
    EXPECT_EQ(table.tricks(), (vector{0, 2, 0}));
    EXPECT_EQ(table.look()["last"]["winner"], 1);
    EXPECT_EQ(table.state().won[Seat(1)], cards("B1 B9 B4 B8 B5 B2"));
}

TEST(LasVegan, VGN_10_each_seven_places_a_token) {
    Table table(3);
    table.start({"B1 G1", "B7 G7", "B9 G9 V7"}, "R 4 8");
    table.trick("B1 B7 B9");
    EXPECT_EQ(table.asked(), "Carla") << "the winner, not who played the 7";
    EXPECT_EQ(table.plays("G9"), "VGN-10") << "a token first";
    EXPECT_EQ(table.may().size(), 4u * 3 + 2);
    EXPECT_EQ(table.may().front(), R"({"token":0,"machine":"R"})");
    EXPECT_EQ(table.may().back(), R"({"token":"gold","side":"max"})");
    EXPECT_EQ(table.puts("gold", "4"), "VGN-10") << "gold on a normal machine";
    EXPECT_EQ(table.answers({{"token", 1}, {"side", "min"}}), "VGN-10")
        << "another one beside the golden machine";
    EXPECT_EQ(table.puts(1, "B"), "VGN-4") << "not out this round";
    EXPECT_EQ(table.puts(4, "R"), "VGN-2") << "no such token";
    EXPECT_EQ(table.puts(1, "7"), "VGN-1");
    EXPECT_EQ(table.puts_gold("left"), "VGN-10");
    EXPECT_EQ(table.answers({{"token", "gold"}}), "JOURNAL");
    EXPECT_EQ(table.answers({{"token", 0}, {"machine", "R"}, {"side", "min"}}), "JOURNAL");
    EXPECT_EQ(table.puts(1, "4"), "");
    EXPECT_EQ(table.asked(), "Carla");
    EXPECT_EQ(table.look()["machines"][1]["token"], 1);

    table.trick("G9 G1 G7");
    EXPECT_EQ(table.puts(1, "R"), "VGN-10") << "token 1 lies already";
    EXPECT_EQ(table.puts(0, "4"), "VGN-10") << "machine 4 has one";
    EXPECT_EQ(table.may().size(), 3u * 2 + 2);
    EXPECT_EQ(table.puts_gold("max"), "");
    EXPECT_EQ(table.look()["golden"]["side"], "max");
}

TEST(LasVegan, VGN_10_several_sevens_one_after_the_other) {
    Table table(4);
    table.start({"B7", "G7 R1", "R7 V1", "V7 R2"}, "R 4 8");
    // Nobody else holds blue here: the lowest cards left are blue, so they lie in Anna's hand.
    ASSERT_EQ(table.plays("B7"), "");
    ASSERT_EQ(table.plays("G7"), "");
    ASSERT_EQ(table.plays("R7"), "");
    ASSERT_EQ(table.plays("V7"), "");
    EXPECT_EQ(table.asked(), "Anna");
    EXPECT_EQ(table.look()["sevens"], 4);
    EXPECT_EQ(table.puts(0, "R"), "");
    EXPECT_EQ(table.puts(1, "4"), "");
    EXPECT_EQ(table.puts(3, "8"), "");
    EXPECT_EQ(table.may(), (Words{R"({"token":"gold","side":"min"})", R"({"token":"gold","side":"max"})"}))
        << "only the golden machine is left";
    EXPECT_EQ(table.puts_gold("min"), "");
    EXPECT_EQ(table.look()["step"], "card");
}

TEST(LasVegan, VGN_10_tokens_of_the_last_trick_come_before_the_scoring) {
    core::PlayoutHouse house(std::uint64_t{11});
    bool seen = false;
    for (int game = 0; game < 50 && !seen; ++game) {
        Table table(4);
        while (table.asked() != "nobody" && table.state().round == 1) {
            if (table.asked() == "house") {
                table.match().draw(house);
                continue;
            }
            const Words may = table.may();
            const std::string move = may[house.below(static_cast<std::uint32_t>(may.size()))];
            const bool last_token =
                table.state().step.does == Does::Place && table.state().hands[Seat(0)].none();
            if (last_token) {
                EXPECT_EQ(table.cabbages(), (vector{15, 15, 15, 15}));
            }
            seen = seen || last_token;
            table.answers(Json::parse(move));
        }
    }
    EXPECT_TRUE(seen);
}

TEST(LasVegan, VGN_11_colours_pay_by_threes_numbers_by_the_card) {
    State state = round_with({"B1 B2", "B3 B4 B5", "B6 B7 B8 B9 B0 R1", "G4 R4"}, {1, 1, 1, 1});
    lay(state, 3, -3, "B");
    EXPECT_EQ(gains_of(state), (vector{0, -3, -3, 0})) << "three to five cards once, rounded down";
    lay(state, 0, 1, "4");
    EXPECT_EQ(gains_of(state), (vector{0, -2, -3, 2})) << "per card of the number";
    state = round_with({"B0 B1 B2 B3 B4 B5", "B6 B7 B8"}, {2, 1});
    lay(state, 1, -2, "B");
    EXPECT_EQ(gains_of(state), (vector{-4, -2}));
}

TEST(LasVegan, VGN_12_the_golden_machine) {
    State state = round_with({"", "", "", ""}, {1, 4, 1, 4});
    lay(state, 4, -4, "min");
    EXPECT_EQ(gains_of(state), (vector{-4, 0, -4, 0})) << "all with the fewest";
    lay(state, 4, -3, "max");
    EXPECT_EQ(gains_of(state), (vector{0, -3, 0, -3})) << "all with the most";
    state = round_with({"", "", ""}, {0, 5, 8});
    lay(state, 4, -3, "min");
    EXPECT_EQ(gains_of(state), (vector{-3, 0, 0})) << "no trick at all is the fewest";
}

TEST(LasVegan, VGN_13_a_machine_without_a_token_does_nothing) {
    Table table(3);
    // V7, the only 7 that matters, is put aside.
    Json hands = hands_with({"B7", "G7", "R7"});
    for (Json& hand : hands)
        for (Json& word : hand)
            if (word == "V7") word = "V9";
    table.machines("R 4 8"), table.toss(kFirstFaces);
    ASSERT_EQ(table.draws({{"hands", hands}}), "");
    ASSERT_EQ(words_of(table.state().undealt), (Words{"V7"}));
    int placed = 0;
    while (table.state().round == 1) {
        placed += table.state().step.does == Does::Place ? 1 : 0;
        table.answers(Json::parse(table.may().front()));
    }
    EXPECT_EQ(placed, 3) << "one machine stays empty";
    const State empty = round_with({"B1 B2 B3 B4", "R4 G4", ""}, {3, 2, 1});
    EXPECT_EQ(gains_of(empty), (vector{0, 0, 0}));
}

TEST(LasVegan, VGN_14_all_is_added_up_and_nobody_goes_below_nothing) {
    State state = round_with({"B1 B2 B3", "", ""}, {1, 5, 5});
    lay(state, 3, -3, "B");
    lay(state, 0, 1, "2");
    lay(state, 4, -4, "min");
    EXPECT_EQ(gains_of(state), (vector{-6, 0, 0}));
    state.cabbages = {6, 2, 0, 0, 0};
    pay(state, core::kSilence);
    EXPECT_EQ(state.cabbages[Seat(0)], 0) << "the gain counts before the losses bite: 6 - 7 + 1";
    state.cabbages[Seat(0)] = 5;
    pay(state, core::kSilence);
    EXPECT_EQ(state.cabbages[Seat(0)], 0);
}

TEST(LasVegan, VGN_15_the_winner_of_the_last_trick_leads_the_next_round) {
    for (int seats = 3; seats <= 5; ++seats) {
        Table table(seats);
        table.start(Words(static_cast<unsigned>(seats), ""));
        table.finish_round();
        const int winner = core::index(table.state().last.winner());
        EXPECT_EQ(table.look()["leader"], winner);
        EXPECT_EQ(table.look()["machines"], Json::array()) << "the old machines are gone";
        table.start(Words(static_cast<unsigned>(seats), ""), "B G V");
        EXPECT_EQ(table.asked(), support::kPlayers[static_cast<unsigned>(winner)]);
    }
}

TEST(LasVegan, VGN_16_the_end_and_the_winners) {
    State state = fresh(3);
    state.cabbages = {3, 7, 7, 0, 0};
    EXPECT_FALSE(is_last_round(state));
    EXPECT_EQ(score(state).winners.bits, 0b110) << "ties share";
    EXPECT_STREQ(score(state).by, "VGN-16");
    EXPECT_FALSE(score(state).has_notes);
    state.cabbages[Seat(0)] = 0;
    EXPECT_TRUE(is_last_round(state)) << "somebody has none";
    state.cabbages[Seat(0)] = 1;
    state.round = 4;
    EXPECT_TRUE(is_last_round(state));
    state.cabbages = {0, 0, 0, 0, 0};
    EXPECT_EQ(score(state).winners.count(), 3);
}

TEST(LasVegan, VGN_16_no_game_ends_inside_a_round_and_cabbages_are_open) {
    core::PlayoutHouse house(std::uint64_t{5});
    int early = 0;
    for (int game = 0; game < 40; ++game) {
        Table table(3 + game % 3, game % 2 == 0 ? Json::object() : Json{{"purses", "open"}});
        while (table.asked() != "nobody") {
            if (table.asked() == "house") {
                table.match().draw(house);
                continue;
            }
            for (const int cabbages : table.cabbages()) EXPECT_GT(cabbages, 0);
            const Words may = table.may();
            table.answers(Json::parse(may[house.below(static_cast<std::uint32_t>(may.size()))]));
        }
        EXPECT_TRUE(table.state().hands[Seat(0)].none());
        early += table.look()["round"] < 4 ? 1 : 0;
        const Json result = table.result();
        EXPECT_EQ(result["by"], "VGN-16");
        EXPECT_EQ(result["money"].get<vector<int>>(), table.cabbages());
        EXPECT_FALSE(result.contains("notes"));
    }
    EXPECT_GT(early, 0) << "some games end early";
}

}  // namespace
}  // namespace las_vegan::test
