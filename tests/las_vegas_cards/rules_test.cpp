// The rules of the card game, one by one.

#include "las_vegas_cards/table.h"

namespace {

using cards_test::no_setup;
using cards_test::State;
using cards_test::Table;
using core::Seat;
using Texts = std::vector<std::string>;

TEST(LasVegasCards, LVC_1_two_notes_for_each_casino_every_round) {
    Table table(2);
    EXPECT_EQ(table.no_draw(R"({"notes":[[100000,30000]]})"), "LVC-1 notes.lists");
    EXPECT_EQ(
        table.no_draw(
            R"({"notes":[[100000],[30000,40000],[30000,40000],[50000,60000],[50000,60000],[70000,80000]]})"),
        "LVC-1 lvc.two-notes");
    EXPECT_EQ(
        table.no_draw(
            R"({"notes":[[20000,30000],[30000,40000],[30000,40000],[50000,60000],[50000,60000],[70000,80000]]})"),
        "LVC-1 lvc.note-gone");
    EXPECT_EQ(
        table.no_draw(
            R"({"notes":[["rainbow",30000],[30000,40000],[30000,40000],[50000,60000],[50000,60000],[70000,80000]]})"),
        "LVC-1 notes.unknown");
    // Six of a kind, and no seventh.
    EXPECT_EQ(
        table.no_draw(
            R"({"notes":[[30000,30000],[30000,30000],[30000,30000],[30000,40000],[50000,60000],[70000,80000]]})"),
        "LVC-1 lvc.note-gone");
    table.notes(1);
    EXPECT_EQ(table.state().stack.count(), 36);
    EXPECT_EQ(table.view(0)["casinos"][1]["notes"].dump(), "[90000,40000]");
    EXPECT_EQ(table.view(0)["stack"], 36);
}

TEST(LasVegasCards, LVC_1_four_rounds_use_all_notes) {
    Table table(2);
    core::PlayoutHouse house(7);
    int fills = 0;
    while (!table.match().ask().is_over()) {
        if (table.match().ask().is_chance()) {
            fills += table.state().does == las_vegas_cards::Does::Notes ? 1 : 0;
            table.match().draw(house);
        } else {
            const int seat = core::index(table.asked().lowest());
            table.move(seat, table.offers(seat).front());
        }
    }
    EXPECT_EQ(fills, 4);
    EXPECT_TRUE(table.state().stack.none());
}

TEST(LasVegasCards, LVC_2_players_and_their_cards) {
    EXPECT_EQ(no_setup(1, "{}"), "LVC-2 setup.seats");
    EXPECT_EQ(no_setup(6, "{}"), "LVC-2 setup.seats");
    EXPECT_EQ(no_setup(5, "{}"), "");
    using namespace las_vegas_cards;
    EXPECT_EQ(kDeck.count(), 30);
    for (int face = 1; face <= 6; ++face) {
        EXPECT_EQ(kDeck.count(single(Face(face))), 4);
        EXPECT_EQ(kDeck.count(twofold(Face(face))), 1);
        EXPECT_EQ(kDeck.dice().count(Face(face)), 6);
    }
    Table table(2);
    table.notes(1);
    EXPECT_EQ(table.no_draw(R"({"hands":[[7,1,1,1,1],[1,2,3,4,5]]})"), "LVC-2 lvc.no-card");
    EXPECT_EQ(table.no_draw(R"({"hands":[[12,1,1,1,1],[1,2,3,4,5]]})"), "LVC-2 lvc.no-card");
    EXPECT_EQ(table.no_draw(R"({"hands":[[11,11,1,1,1],[1,2,3,4,5]]})"), "LVC-7 lvc.not-in-pile");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,1,1,1,1],[1,2,3,4,5]]})"), "LVC-7 lvc.not-in-pile");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,1,1,1,11],[1,2,3,4,5]]})"), "");
}

TEST(LasVegasCards, LVC_2_safes_are_hidden_unless_the_table_agrees) {
    for (const char* options : {"{}", R"({"purses":"open"})"}) {
        Table table(2, options);
        table.notes(1).hands("[[1,1,1,1,11],[1,2,3,4,5]]").place(0, "[1]").place(1, "[2]");
        const bool open = std::string(options) != "{}";
        EXPECT_FALSE(table.view(0)["seats"][0]["money"].is_null());
        EXPECT_EQ(table.view(0)["seats"][1]["money"].is_null(), !open);
        EXPECT_EQ(table.view(core::kSpectator)["seats"][0]["money"].is_null(), !open);
    }
}

TEST(LasVegasCards, LVC_3_everyone_draws_five) {
    Table table(3);
    table.notes(1);
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,2,3,4,5],[1,2,3,4,5]]})"), "LVC-3 lvc.hands-lists");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,2,3,4,5],[1,2,3,4],[1,2,3,4,5]]})"), "LVC-3 lvc.hand-size");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,2,3,4,5],[],[1,2,3,4,5]]})"), "LVC-3 lvc.hand-size");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,2,3,4,5],[1,2,3,4,5,6],[1,2,3,4,5]]})"),
              "LVC-3 lvc.hand-too-large");
    EXPECT_EQ(table.no_draw(R"({"hand":[1,2,3,4,5]})"), "JOURNAL draw.other-wanted");
    // Inside a hand the order means nothing.
    Table other = table;
    table.hands("[[1,2,3,4,5],[1,2,33,3,5],[6,6,6,6,66]]");
    other.hands("[[5,4,3,2,1],[33,5,1,3,2],[66,6,6,6,6]]");
    EXPECT_EQ(table.state(), other.state());
    EXPECT_EQ(table.match().journal(), other.match().journal());
    EXPECT_EQ(table.view(1)["hand"].dump(), "[1,2,3,33,5]");
    EXPECT_EQ(table.view(1)["seats"][0]["pile"], 25);
}

TEST(LasVegasCards, LVC_4_choices_are_sealed_until_all_are_made) {
    Table table(3);
    table.notes(1).hands("[[1,2,3,4,5],[1,2,33,3,5],[6,6,6,6,66]]");
    EXPECT_EQ(table.match().ask(), core::Decision::sealed(core::Seats::first(3)));
    const auto before = table.view(0)["casinos"];
    table.place(2, "[6,66]").place(1, "[3,33]");
    EXPECT_EQ(table.view(0)["casinos"], before);
    EXPECT_EQ(table.view(0)["seats"][1]["state"], "ready");
    EXPECT_EQ(table.view(0)["seats"][0]["state"], "thinking");
    EXPECT_EQ(table.view(1)["chosen"].dump(), "[3,33]");
    EXPECT_EQ(table.match().lines_seen(Seat(0), 2)[0], R"({"seat":2,"move":{"place":null}})");
    EXPECT_EQ(table.match().lines_seen(Seat(2), 2)[0], R"({"seat":2,"move":{"place":[6,66]}})");
    EXPECT_EQ(table.no_place(1, "[5]"), "GATE gate.answered");
    table.place(0, "[4]");
    EXPECT_EQ(table.match().lines_seen(Seat(0), 2)[0], R"({"seat":2,"move":{"place":[6,66]}})");
    EXPECT_EQ(table.view(0)["casinos"][2]["dice"].dump(), "[0,3,0]");
}

TEST(LasVegasCards, LVC_5_one_or_two_of_any_values_or_more_of_one) {
    Table table(2);
    table.notes(1).hands("[[4,4,2,44,5],[1,2,3,4,5]]");
    EXPECT_EQ(table.offers(0), (Texts{R"({"place":[2]})", R"({"place":[4]})", R"({"place":[44]})",
                                      R"({"place":[5]})", R"({"place":[2,4]})", R"({"place":[2,44]})",
                                      R"({"place":[2,5]})", R"({"place":[4,4]})", R"({"place":[4,44]})",
                                      R"({"place":[4,5]})", R"({"place":[44,5]})", R"({"place":[4,4,44]})"}));
    EXPECT_EQ(table.offers(1).size(), 15u);
    EXPECT_EQ(table.no_place(0, "[2,4,4]"), "LVC-5 lvc.mixed");
    EXPECT_EQ(table.no_place(0, "[]"), "LVC-5 lvc.choose-one");
    EXPECT_EQ(table.no_place(0, "[4,4,4]"), "LVC-5 lvc.not-in-hand");
    EXPECT_EQ(table.no_place(0, "[6]"), "LVC-5 lvc.not-in-hand");
    EXPECT_EQ(table.no_place(0, "[4,4,4,4,44,5]"), "LVC-5 lvc.choose-five");
    EXPECT_EQ(table.no_place(0, "[44,4]"), "JOURNAL lvc.card-order");
    EXPECT_EQ(table.no_place(0, "[4,2]"), "JOURNAL lvc.card-order");
    EXPECT_EQ(table.no_place(0, "[4,true]"), "LVC-2 lvc.no-card");
    EXPECT_EQ(table.no_place(0, "[4.0]"), "LVC-2 lvc.no-card");
    EXPECT_EQ(table.no_place(0, "4"), "JOURNAL lvc.no-list");
    EXPECT_EQ(table.no_move(0, R"({"place":[4],"at":4})"), "JOURNAL move.unknown");
    EXPECT_EQ(table.no_move(0, R"({"token":null,"at":4})"), "TOK-2 lvc.no-token-now");
}

/// Every hand that thirty cards can give: the offers are exactly the choices that LVC-5 allows, found here by
/// trying every subset of the five cards.
TEST(LasVegasCards, LVC_5_all_choices_of_all_hands) {
    using namespace las_vegas_cards;
    int hands = 0;
    std::vector<int> five(5);
    const auto check = [&] {
        Cards hand{};
        for (const int card : five) hand.add(Card(card));
        if (!kDeck.covers(hand)) return;
        ++hands;
        std::set<std::pair<std::size_t, std::vector<int>>> wanted;  // fewer cards first, then card by card
        for (unsigned subset = 1; subset < 32; ++subset) {
            std::vector<int> cards;
            std::set<int> values;
            for (unsigned i = 0; i < 5; ++i)
                if ((subset >> i & 1) != 0) {
                    cards.push_back(five[i]);
                    values.insert(five[i] / 2);
                }
            if (cards.size() <= 2 || values.size() == 1) wanted.insert({cards.size(), cards});
        }
        Moves moves;
        offer_choices(hand, moves);
        ASSERT_EQ(moves.size(), static_cast<int>(wanted.size()));
        int at = 0;
        for (const auto& [size, cards] : wanted) {
            Cards choice{};
            for (const int card : cards) choice.add(Card(card));
            ASSERT_EQ(moves[at++], Move::place(choice));
        }
    };
    for (five[0] = 0; five[0] < 12; ++five[0])
        for (five[1] = five[0]; five[1] < 12; ++five[1])
            for (five[2] = five[1]; five[2] < 12; ++five[2])
                for (five[3] = five[2]; five[3] < 12; ++five[3])
                    for (five[4] = five[3]; five[4] < 12; ++five[4]) check();
    EXPECT_EQ(hands, 2358);
}

TEST(LasVegasCards, LVC_6_cards_go_to_the_casinos_of_their_values) {
    Table table(2);
    table.notes(1).hands("[[1,2,3,4,5],[1,2,33,3,5]]").place(0, "[1,4]").place(1, "[3,33]");
    const auto casinos = table.view(0)["casinos"];
    EXPECT_EQ(casinos[0]["dice"].dump(), "[1,0]");
    EXPECT_EQ(casinos[2]["dice"].dump(), "[0,3]");
    EXPECT_EQ(casinos[3]["dice"].dump(), "[1,0]");
    EXPECT_EQ(table.view(0)["seats"][1]["placed"].dump(), "[3,33]");
}

TEST(LasVegasCards, LVC_7_cards_not_chosen_are_out_for_this_round) {
    Table table(2);
    table.notes(1).hands("[[1,2,3,4,5],[1,2,33,3,5]]").place(0, "[1,4]").place(1, "[3,33]");
    EXPECT_EQ(table.view(0)["seats"][1]["glass"], 3);
    EXPECT_EQ(table.state().glass(Seat(1)).count(), 3);
    // The double three was played, the double two was not; the discarded 1, 2 and 5 are three less in the
    // pile.
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,1,1,1,2],[2,22,3,3,3]]})"), "LVC-7 lvc.not-in-pile");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,1,1,11,2],[2,22,3,3,33]]})"), "LVC-7 lvc.not-in-pile");
    EXPECT_EQ(table.no_draw(R"({"hands":[[1,1,1,11,2],[2,2,2,2,22]]})"), "LVC-7 lvc.not-in-pile");
    table.hands("[[1,1,1,11,2],[2,2,2,22,3]]");
    // Nobody else sees the discards: not in a view, not in the journal.
    EXPECT_EQ(table.match().lines_seen(Seat(0), 1)[0], R"({"house":{"hands":[[1,2,3,4,5],null]}})");
    EXPECT_EQ(table.match().lines_seen(core::kSpectator, 1)[0], R"({"house":{"hands":[null,null]}})");
}

TEST(LasVegasCards, LVC_8_eight_cards_and_out) {
    Table table(2);
    table.notes(1);
    table.hands("[[1,1,1,1,11],[1,2,3,4,5]]").place(0, "[1,1,1,1,11]").place(1, "[1]");
    table.hands("[[2,2,2,3,3],[1,2,3,4,5]]");
    Table seven = table;
    seven.place(0, "[2,2]").place(1, "[1]");
    EXPECT_EQ(seven.state().pile[0].count(), 20);  // seven cards: still in
    table.place(0, "[2,2,2]").place(1, "[1]");
    EXPECT_TRUE(table.state().pile[0].none());
    EXPECT_EQ(table.view(1)["seats"][0]["state"], "out");
    EXPECT_EQ(table.view(1)["seats"][0]["glass"], 22);
    EXPECT_EQ(table.no_draw(R"({"hands":[[3,3,3,4,4],[1,2,3,4,5]]})"), "LVC-8 lvc.hand-none");
    // The other goes on alone.
    table.hands("[[],[1,2,3,4,5]]");
    EXPECT_EQ(table.match().ask(), core::Decision::sealed(core::Seats::only(Seat(1))));
    table.place(1, "[2]");
    EXPECT_EQ(table.state().round, 1);
}

TEST(LasVegasCards, LVC_9_a_round_ends_after_six_turns_or_when_all_are_out) {
    Table table(2);
    table.notes(1);
    for (int turn = 1; turn <= 6; ++turn) {
        EXPECT_EQ(table.state().round, 1);
        table.draw_by_lot();
        EXPECT_EQ(table.state().turn, turn);
        table.move(0, table.offers(0)[0]).move(1, table.offers(1)[0]);
    }
    EXPECT_EQ(table.state().round, 2);

    Table quick(2);
    quick.notes(1).hands("[[1,1,1,1,11],[1,1,1,1,11]]").place(0, "[1,1,1,1,11]").place(1, "[1,1,1,1,11]");
    quick.hands("[[2,2,2,2,22],[2,2,2,2,22]]").place(0, "[2,2,2]").place(1, "[2,2,2,2]");
    EXPECT_EQ(quick.state().round, 2);
}

/// Plays a round of one seat after the other's lists of cards, one list a turn, all others discarded.
TEST(LasVegasCards, LVC_10_dice_count_and_equal_numbers_cancel) {
    Table table(3);
    table.notes(1).hands("[[5,55,1,2,3],[5,5,5,1,2],[55,1,2,3,4]]");
    table.place(0, "[5,55]").place(1, "[5,5,5]").place(2, "[55]");
    const auto five = table.view(0)["casinos"][4];
    EXPECT_EQ(five["dice"].dump(), "[3,3,2]");
    EXPECT_EQ(five["tied"].dump(), "[0,1]");
    EXPECT_EQ(five["pays"].dump(), "[2]");
}

TEST(LasVegasCards, LVC_11_most_dice_get_the_higher_note_the_rest_goes_into_the_box) {
    Table table(3, R"({"purses":"open"})");
    table.notes(1).hands("[[1,1,1,1,11],[1,1,1,11,2],[1,1,3,3,33]]");
    table.place(0, "[1,1,1,1,11]").place(1, "[1,1,1,11]").place(2, "[3,3,33]");
    table.hands("[[2,2,2,3,3],[1,2,2,2,22],[1,1,2,2,2]]");
    table.place(0, "[2,2,2]").place(1, "[2,2,2,22]").place(2, "[1,1]");
    // Casino 1: 6, 5, 2 dice; casino 2: 3, 5, 0; casino 3: 0, 0, 4. The third seat goes on alone.
    for (int turn = 0; turn < 4 && table.state().round == 1; ++turn) {
        table.draw_by_lot();
        table.move(2, table.offers(2)[0]);
        if (table.state().round == 2) break;
    }
    ASSERT_EQ(table.state().round, 2);
    const auto& safes = table.state().safes;
    EXPECT_TRUE(safes[0].has(kit::note_of(100)));
    EXPECT_TRUE(safes[1].has(kit::note_of(30)));
    EXPECT_TRUE(safes[1].has(kit::note_of(90)));
    EXPECT_TRUE(safes[0].has(kit::note_of(40)));
    EXPECT_TRUE(safes[2].has(kit::note_of(80)));  // alone: the higher note
    EXPECT_TRUE(table.state().box.has(kit::note_of(50)));
    EXPECT_EQ(table.state().stack.count(), 36);  // not under the stack
}

TEST(LasVegasCards, LVC_12_everyone_has_thirty_cards_again) {
    Table table(2);
    table.notes(1).hands("[[1,1,1,1,11],[1,1,1,1,11]]").place(0, "[1,1,1,1,11]").place(1, "[1,1,1,1,11]");
    table.hands("[[2,2,2,2,22],[2,2,2,2,22]]").place(0, "[2,2,2]").place(1, "[2,2,2,2]");
    EXPECT_EQ(table.state().pile[0], las_vegas_cards::kDeck);
    EXPECT_TRUE(table.state().placed[0].none());
    table.notes(2).hands("[[1,1,1,1,11],[1,1,1,1,11]]");
}

core::Standing standing_of(std::vector<std::vector<int>> safes, std::vector<kit::Tokens> tokens = {}) {
    State state{};
    state.setup.seats = static_cast<std::uint8_t>(safes.size());
    state.does = las_vegas_cards::Does::Over;
    for (std::size_t seat = 0; seat < safes.size(); ++seat)
        for (const int thousands : safes[seat]) state.safes[seat].add(kit::note_of(thousands));
    for (std::size_t seat = 0; seat < tokens.size(); ++seat) state.tokens_held[seat] = tokens[seat];
    return las_vegas_cards::score(state);
}

TEST(LasVegasCards, LVC_12_the_richest_wins_then_more_notes_then_they_share) {
    EXPECT_EQ(standing_of({{100}, {90}, {30, 50}}).winners, core::Seats::only(Seat(0)));
    EXPECT_EQ(standing_of({{100}, {60, 40}, {90}}).winners, core::Seats::only(Seat(1)));
    EXPECT_EQ(standing_of({{30}, {60, 40}, {70, 30}}).winners.bits, 0b110);
    EXPECT_STREQ(standing_of({{}, {}}).by, "LVC-12");
}

TEST(LasVegasCards, TOK_3_tokens_are_money_but_no_notes_for_a_tie) {
    kit::Tokens one{};
    one.add(kit::Token::Pink);
    const auto standing = standing_of({{60, 40}, {90}}, {kit::Tokens{}, one});
    EXPECT_EQ(standing.money[1], 100'000);
    EXPECT_EQ(standing.notes[1], 1);
    EXPECT_EQ(standing.winners, core::Seats::only(Seat(0)));
}

TEST(LasVegasCards, LVC_13_one_after_the_other) {
    Table table(3, R"({"sequential":true})");
    EXPECT_EQ(table.no_draw(R"({"first":3})"), "LVC-13 any.no-such-seat");
    EXPECT_EQ(table.no_draw(R"({"first":"lot"})"), "LVC-13 draw.first");
    table.house(R"({"first":1})").notes(1).hands("[[1,2,3,4,5],[1,1,1,1,11],[6,6,6,6,66]]");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(1)));
    EXPECT_EQ(table.no_place(0, "[1]"), "GATE gate.not-asked");
    table.place(1, "[1,1,1,1,11]");
    EXPECT_EQ(table.view(0)["casinos"][0]["dice"].dump(), "[0,6,0]");  // at once
    // The new hand ends the turn, then comes the next seat clockwise.
    EXPECT_TRUE(table.match().ask().is_chance());
    EXPECT_EQ(table.no_draw(R"({"hand":[1,2,3,4,5]})"), "LVC-7 lvc.not-in-pile");
    EXPECT_EQ(table.no_draw(R"({"hand":[2,3,4,5]})"), "LVC-3 lvc.hand-size");
    table.hand("[2,2,2,3,3]");
    EXPECT_EQ(table.match().lines_seen(Seat(1), 4).back(), R"({"house":{"hand":[2,2,2,3,3]}})");
    EXPECT_EQ(table.match().lines_seen(Seat(0), 4).back(), R"({"house":{"hand":null}})");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(2)));
    table.place(2, "[6]").hand("[1,2,3,4,5]").place(0, "[1]").hand("[1,2,3,4,5]");
    // Eight cards: no new hand, and skipped from now on.
    table.place(1, "[2,2,2]");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(2)));
    table.place(2, "[1]").hand("[1,2,3,4,5]").place(0, "[1]").hand("[1,2,3,4,5]");
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(2)));
}

TEST(LasVegasCards, LVC_13_a_first_player_only_one_after_the_other) {
    EXPECT_EQ(no_setup(3, R"({"first":0})"), "LVC-13 lvc.no-first");
    EXPECT_EQ(no_setup(3, R"({"first":"lot"})"), "LVC-13 lvc.no-first");
    EXPECT_EQ(no_setup(3, R"({"first":3,"sequential":true})"), "LVC-13 options.first");
    EXPECT_EQ(no_setup(3, R"({"first":2,"sequential":true})"), "");
    EXPECT_EQ(no_setup(3, R"({"sequential":1})"), "JOURNAL options.no-flag");
    EXPECT_EQ(no_setup(3, R"({"rounds":4})"), "JOURNAL options.unknown");
    Table table(2);
    EXPECT_EQ(table.no_draw(R"({"first":0})"), "JOURNAL draw.other-wanted");
    EXPECT_FALSE(table.view(0).contains("first"));
}

TEST(LasVegasCards, LVC_14_at_most_six_turns_each_and_the_first_player_moves_on) {
    Table table(3, R"({"sequential":true,"first":2})");
    table.notes(1);
    for (int turn = 0; turn < 18; ++turn) {
        table.draw_by_lot();
        ASSERT_EQ(table.state().round, 1);
        EXPECT_EQ(table.state().active, Seat((turn + 2) % 3));
        EXPECT_EQ(table.state().turn, turn / 3 + 1);
        table.move((turn + 2) % 3, table.offers((turn + 2) % 3)[0]);
        // No cards are drawn after a sixth turn.
        EXPECT_EQ(table.state().does == las_vegas_cards::Does::Hand, turn < 15);
    }
    EXPECT_EQ(table.state().round, 2);
    EXPECT_EQ(table.state().first, Seat(0));
    table.draw_by_lot();
    EXPECT_EQ(table.match().ask(), core::Decision::choose(Seat(0)));
}

}  // namespace
