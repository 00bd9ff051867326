// Two players and the bank, one test a number: BANK-1 to BANK-10.

#include <map>

#include "las_vegan/table.h"

namespace las_vegan::test {
namespace {

using std::vector;

/// The order in which the tokens lie.
Json row(const vector<int>& values) {
    Table table(2);
    table.machines("R 4 8");
    table.toss(values);
    Json names = Json::array();
    for (const Json& token : Json(table.look()["tokens"])) names.push_back(token["token"]);
    return names;
}

TEST(LasVeganBank, BANK_1_twelve_cards_each_and_three_open) {
    Table table(2);
    table.machines("R 4 8"), table.toss(kFirstFaces);
    Json hands = hands_with({"", ""}), many = hands;
    many[0].push_back("V9");
    EXPECT_EQ(table.draws({{"hands", many}}), "BANK-1");
    EXPECT_EQ(table.draws({{"hands", hands}}), "");
    EXPECT_EQ(table.asked(), "house");
    EXPECT_EQ(table.opens("V9 V8"), "BANK-1") << "three";
    EXPECT_EQ(table.opens("V9 V8 V7 V6"), "BANK-1");
    EXPECT_EQ(table.opens("V9 V8 B0"), "BANK-1") << "blue 0 is in Anna's hand";
    EXPECT_EQ(table.opens("V9 V8 V9"), "VGN-1");
    EXPECT_EQ(table.opens("V9 R7 V8"), "") << "in any order";
    EXPECT_EQ(table.look()["bank"]["open"], (Json{"R7", "V8", "V9"}));
    EXPECT_EQ(table.look()["bank"]["pile"], 13);
    EXPECT_EQ(table.asked(), "Anna");
}

TEST(LasVeganBank, BANK_1_tokens_lie_in_rising_order_the_golden_one_first_among_equals) {
    EXPECT_EQ(row({-2, -2, 0, -3, -4}), (Json{"gold", 3, 0, 1, 2}));
    EXPECT_EQ(row({-2, -2, 0, -3, -3}), (Json{"gold", 3, 0, 1, 2})) << "both -3: gold first";
    EXPECT_EQ(row({1, -1, 1, -1, -3}), (Json{"gold", 1, 3, 0, 2}));
    EXPECT_EQ(row({1, -2, 0, -1, -3}), (Json{"gold", 1, 3, 2, 0}));
    EXPECT_EQ(row({-2, -1, 1, -1, -4}), (Json{"gold", 0, 1, 3, 2}));
}

TEST(LasVeganBank, BANK_2_the_leader_plays_for_the_bank_after_the_other_player) {
    Table table(2, {{"first", 1}});
    table.start({"G1", "G8"}, "R 4 8", kFirstFaces, "G9 R9 G4");
    EXPECT_EQ(table.plays("G8"), "");
    EXPECT_EQ(table.asked(), "Anna");
    EXPECT_EQ(table.plays("G1"), "");
    EXPECT_EQ(table.asked(), "Benno");
    EXPECT_EQ(table.plays("G8"), "BANK-2");
    EXPECT_EQ(table.may_bank(), (Words{"G4", "G9"})) << "the colour led, whichever";
    EXPECT_EQ(table.bank("R9"), "BANK-2");
    EXPECT_EQ(table.bank("pile"), "BANK-2");
    EXPECT_EQ(table.bank("G5"), "BANK-2") << "not open";
    EXPECT_EQ(table.bank("G4"), "");
}

TEST(LasVeganBank, BANK_2_or_the_top_card_of_the_pile_unseen) {
    Table table(2);
    table.start({"G8", "G1"}, "R 4 8", kFirstFaces, "B9 R9 V4");
    table.plays("G8"), table.plays("G1");
    EXPECT_EQ(table.bank("pile"), "");
    EXPECT_EQ(table.asked(), "house");
    EXPECT_EQ(table.opens("V8"), "JOURNAL") << "the pile's card is turned up and played";
    EXPECT_EQ(table.pile("B9"), "BANK-2") << "it lies open";
    EXPECT_EQ(table.pile("G8"), "BANK-2") << "it was played";
    EXPECT_EQ(table.pile("V8"), "");
    EXPECT_EQ(table.look()["bank"]["open"], (Json{"B9", "R9", "V4"})) << "nothing to fill up";
    EXPECT_EQ(table.look()["bank"]["pile"], 12);
    EXPECT_EQ(table.asked(), "Anna");
}

TEST(LasVeganBank, BANK_3_an_open_card_is_replaced_at_once) {
    Table table(2);
    table.start({"G8", "G1"}, "R 4 8", kFirstFaces, "G7 R9 V4");
    table.plays("G8"), table.plays("G1");
    EXPECT_EQ(table.bank("G7"), "");
    EXPECT_EQ(table.asked(), "house") << "before any token";
    EXPECT_EQ(table.opens("V8 V9"), "BANK-3");
    EXPECT_EQ(table.draws({{"open", Json::array()}}), "BANK-3");
    EXPECT_EQ(table.opens("R9"), "BANK-3") << "it lies open already";
    EXPECT_EQ(table.opens("G7"), "BANK-3") << "it was played";
    EXPECT_EQ(table.opens("V8"), "");
    EXPECT_EQ(table.look()["bank"]["open"], (Json{"R9", "V4", "V8"}));
    EXPECT_EQ(table.look()["step"], "token");
}

TEST(LasVeganBank, BANK_3_also_in_the_last_trick_and_the_pile_never_runs_out) {
    core::PlayoutHouse house(std::uint64_t{3});
    int refilled_last = 0;
    for (int game = 0; game < 30; ++game) {
        Table table(2);
        while (table.asked() != "nobody" && table.state().round == 1) {
            const Does does = table.state().step.does;
            if (table.asked() == "house") {
                refilled_last += does == Does::Refill && table.state().hands[Seat(0)].none() ? 1 : 0;
                table.match().draw(house);
            } else {
                if (does > Does::Open) {
                    EXPECT_EQ(table.state().open.count(), 3);
                }
                EXPECT_GE(table.state().undealt.count(), 1);
                const Words may = table.may();
                table.answers(Json::parse(may[house.below(static_cast<std::uint32_t>(may.size()))]));
            }
        }
    }
    EXPECT_GT(refilled_last, 0);
}

TEST(LasVeganBank, BANK_4_three_cards_in_the_order_played) {
    // Anna leads, Benno's 0 of another colour would win, but the bank's comes later.
    Table table(2);
    table.start({"G8", "B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 R1 R2"}, "R 4 8", kFirstFaces, "V0 R0 V4");
    table.plays("G8"), table.plays("B0");
    EXPECT_EQ(table.look()["trick"]["winner"], 1);
    table.bank("R0");
    table.opens("V8");
    EXPECT_EQ(table.look()["bank"]["tricks"], 1);
    EXPECT_EQ(table.tricks(), (vector{0, 0}));
}

/// The bank leads: Anna's lead is beaten by the bank's green 9.
Table bank_led(const std::string& anna, const std::string& benno, const std::string& first = "G9") {
    Table table(2);
    table.start({"G8 " + anna, "G1 " + benno}, "R 4 8", kFirstFaces, first + " R9 V4");
    table.plays("G8"), table.plays("G1");
    table.bank(first);
    table.opens("V8");
    return table;
}

TEST(LasVeganBank, BANK_5_the_bank_leads_from_the_pile_and_both_answer_in_secret) {
    Table table = bank_led("V1 B1", "V3 B3");
    EXPECT_EQ(table.asked(), "house");
    EXPECT_EQ(table.pile("R9"), "BANK-5") << "an open card is not in the pile";
    EXPECT_EQ(table.pile("V5"), "");
    EXPECT_EQ(table.asked(), "Anna Benno");
    EXPECT_EQ(table.seals(1, "B3"), "BANK-5") << "they follow the colour if they can";
    EXPECT_EQ(table.seals(1, "V1"), "VGN-7") << "Anna's card";
    EXPECT_EQ(table.seals(1, "V3"), "");
    EXPECT_EQ(table.asked(), "Anna");
    EXPECT_EQ(table.seals(1, "V3"), "GATE") << "answered already";
    EXPECT_EQ(table.look(Seat(0))["trick"]["cards"].size(), 1u) << "Anna sees nothing yet";
    EXPECT_EQ(table.look(Seat(0))["seats"][1]["answered"], true);
    EXPECT_EQ(table.look(Seat(0))["seats"][1]["cards"], 11);
    EXPECT_EQ(table.look(Seat(1))["sealed"], "V3");
    EXPECT_EQ(table.seals(0, "V1"), "");
    EXPECT_EQ(table.look()["trick"]["cards"].size(), 3u);
    EXPECT_EQ(table.look()["bank"]["tricks"], 2) << "violet 5 beats violet 1 and 3";
    EXPECT_EQ(table.asked(), "house") << "and leads again: nobody plays for it, nothing is filled up";
    EXPECT_EQ(table.look()["step"], "pile");
}

TEST(LasVeganBank, BANK_5_a_secret_answer_can_be_taken_back_until_both_are_in) {
    Table table = bank_led("V1 B1", "V3 B3");
    table.pile("V5");
    table.seals(0, "V1");
    EXPECT_TRUE(table.match().can_undo(Seat(0)));
    EXPECT_EQ(Table::rule(table.match().undo(Seat(0))), "");
    EXPECT_EQ(table.asked(), "Anna Benno");
    table.seals(1, "V3");
    table.seals(0, "V1");
    EXPECT_FALSE(table.match().can_undo(Seat(0)));
    EXPECT_FALSE(table.match().can_undo(Seat(1)));
}

TEST(LasVeganBank, BANK_5_entries_hide_a_secret_answer_until_both_are_in) {
    Table table = bank_led("V1 B1", "V3 B3");
    table.pile("V5");
    table.seals(1, "V3");
    const std::string hidden = R"({"seat":1,"move":{"card":null}})",
                      shown = R"({"seat":1,"move":{"card":"V3"}})";
    EXPECT_EQ(table.match().lines_seen(Seat(0)).back(), hidden);
    EXPECT_EQ(table.match().lines_seen(core::kSpectator).back(), hidden);
    EXPECT_EQ(table.match().lines_seen(Seat(1)).back(), shown);
    const std::size_t entry = table.match().lines().size() - 1;
    table.seals(0, "V1");
    EXPECT_EQ(table.match().lines_seen(Seat(0))[entry], shown);
}

TEST(LasVeganBank, BANK_6_two_zeros_of_another_colour_and_the_bank_wins) {
    // Neither holds violet, so both may answer the bank's violet 5 with anything.
    const std::string anna = "B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 R1", benno = "R0 R2 R3 R4 R5 R6 R8 G0 G2 G3 G4";
    const std::map<std::pair<std::string, std::string>, std::string> cases{{{"B0", "R0"}, "bank"},
                                                                           {{"B0", "G0"}, "bank"},
                                                                           {{"B0", "R2"}, "Anna"},
                                                                           {{"B1", "R0"}, "Benno"},
                                                                           {{"B9", "R8"}, "bank"}};
    for (const auto& [played, winner] : cases) {
        for (const bool anna_first : {true, false}) {
            Table table = bank_led(anna, benno);
            table.pile("V5");
            table.seals(anna_first ? 0 : 1, anna_first ? played.first : played.second);
            table.seals(anna_first ? 1 : 0, anna_first ? played.second : played.first);
            const Json shown = table.look()["trick"]["winner"];
            EXPECT_EQ(shown.is_string() ? "bank" : support::kPlayers[shown.get<unsigned>()], winner)
                << played.first << " " << played.second;
        }
    }
    // A 0 of the colour led is only its lowest card.
    Table table = bank_led("V0", "B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 R1");
    table.pile("V5");
    table.seals(0, "V0"), table.seals(1, "B0");
    EXPECT_EQ(table.look()["trick"]["winner"], 1);
}

TEST(LasVeganBank, BANK_7_the_bank_places_the_first_token_on_the_first_free_machine) {
    // The bank wins a trick with two 7s: gold to MIN, then the lowest free token on the leftmost machine.
    const std::string anna = "B7 B1 B2 B3 B4 B5 B6 B8 B9 R1 R2", benno = "R7 R3 R4 R5 R6 R8 G0 G2 G3 G4 G5";
    Table table = bank_led(anna, benno);
    table.pile("V5");
    const int before = table.match().size();
    table.seals(0, "B7"), table.seals(1, "R7");
    EXPECT_EQ(table.match().size(), before + 2) << "the bank's tokens are no entries";
    EXPECT_EQ(table.look()["golden"]["side"], "min");
    EXPECT_EQ(table.look()["machines"][0]["token"], 3)
        << "-3 is the lowest that is left, R the first machine";
    EXPECT_EQ(table.look()["step"], "pile");
}

TEST(LasVeganBank, BANK_7_a_seven_of_its_own_and_machines_that_are_taken) {
    State state = fresh(2);
    las_vegan::apply(state, MachinesDraw{{Machine(2), Machine(7), Machine(10)}}, core::kSilence);  // R 4 8
    state.faces = 0;
    state.sevens = 4;
    put(state, kBank, Move::place(kGold, kMax), core::kSilence);
    put(state, kBank, Move::place(Token(3), Spot(2)), core::kSilence);
    EXPECT_EQ(bank_token(state), Move::place(Token(0), Spot(7))) << "0 and 1 both show -2: 0 first";
    put(state, kBank, Move::place(Token(0), Spot(7)), core::kSilence);
    EXPECT_EQ(bank_token(state), Move::place(Token(1), Spot(10)));
}

TEST(LasVeganBank, BANK_8_tokens_of_a_player_s_trick_as_usual) {
    Table table(2);
    table.start({"G8", "G7"}, "R 4 8", kFirstFaces, "G1 R9 V4");
    table.plays("G8"), table.plays("G7"), table.bank("G1"), table.opens("V8");
    EXPECT_EQ(table.asked(), "Anna");
    EXPECT_EQ(table.may().size(), 14u) << "any token, any machine";
    EXPECT_EQ(table.puts(2, "8"), "");
    EXPECT_EQ(table.asked(), "Anna");
    EXPECT_EQ(table.look()["step"], "card");
}

TEST(LasVeganBank, BANK_9_only_the_two_players_are_compared_for_the_golden_machine) {
    State state = round_with({"", ""}, {2, 3});
    state.tricks[kBank] = 7;
    lay(state, 4, -4, "max");
    EXPECT_EQ(gains_of(state), (vector{0, -4})) << "the bank has the most, and is not compared";
    lay(state, 4, -3, "min");
    EXPECT_EQ(gains_of(state), (vector{-3, 0}));
    state = round_with({"", ""}, {0, 0});
    lay(state, 4, -4, "max");
    EXPECT_EQ(gains_of(state), (vector{-4, -4})) << "equal, even none each: both pay";
}

TEST(LasVeganBank, BANK_9_the_bank_leads_the_next_round_if_it_won_the_last_trick) {
    core::PlayoutHouse house(std::uint64_t{9});
    int bank_leads = 0;
    for (int game = 0; game < 30; ++game) {
        Table table(2);
        while (table.asked() != "nobody" && table.state().round == 1) {
            if (table.asked() == "house") {
                table.match().draw(house);
                continue;
            }
            const Words may = table.may();
            table.answers(Json::parse(may[house.below(static_cast<std::uint32_t>(may.size()))]));
        }
        if (table.asked() == "nobody" || table.look()["leader"] != "bank") continue;
        ++bank_leads;
        const Json left = table.look()["undrawn"];
        EXPECT_EQ(table.draws({{"machines", {left[0], left[1], left[2]}}}), "");
        table.toss(kFirstFaces);
        table.draws({{"hands", hands_with({"", ""})}});
        table.opens("V9 V8 V7");
        EXPECT_EQ(table.look()["step"], "pile");
        EXPECT_EQ(table.pile("V6"), "");
        EXPECT_EQ(table.asked(), "Anna Benno");
    }
    EXPECT_GT(bank_leads, 0);
}

TEST(LasVeganBank, BANK_10_a_draw_is_shared_and_two_empty_purses_are_the_bank_s_win) {
    State state = fresh(2);
    const auto winners = [&](std::uint8_t anna, std::uint8_t benno) {
        state.cabbages = {anna, benno, 0, 0, 0};
        return int{score(state).winners.bits};
    };
    EXPECT_EQ(winners(5, 4), 0b01);
    EXPECT_EQ(winners(0, 4), 0b10);
    EXPECT_EQ(winners(4, 4), 0b11) << "a draw: both seats win";
    EXPECT_EQ(winners(0, 0), 0) << "the bank wins, and no seat does";
    EXPECT_STREQ(score(state).by, "BANK-10");
    EXPECT_TRUE(is_last_round(state));
}

}  // namespace
}  // namespace las_vegan::test
