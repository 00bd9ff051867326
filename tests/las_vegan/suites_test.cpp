// The suites of all games, for Las Vegan with every number of seats and every option.

#include "las_vegan/worlds.h"

namespace las_vegan::test {
namespace {

std::vector<LasVegan::Setup> all_setups() {
    std::vector<LasVegan::Setup> setups;
    for (int seats = 2; seats <= 5; ++seats)
        for (const char* options : {"{}", R"({"first":1})", R"({"purses":"open"})"})
            setups.push_back(suite::setup<LasVegan>(seats, options));
    return setups;
}

TEST(LasVeganSuite, random_games) {
    for (const auto& setup : all_setups())
        suite::random_games<LasVegan>(setup, {.seed = 1,
                                              .games = 2,
                                              .most_entries = 320,
                                              .conserve = nothing_is_lost,
                                              .before = [](const Move& a, const Move& b) { return a < b; }});
}

TEST(LasVeganSuite, read_views) {
    for (const auto& setup : all_setups()) suite::read_views<LasVegan>(setup, {.every = 3});
}

TEST(LasVeganSuite, BANK_5_the_order_in_which_secret_answers_arrive_changes_nothing) {
    suite::sealed_answers<LasVegan>(suite::setup<LasVegan>(2), {.games = 10});
}

TEST(LasVeganSuite, renaming_seats_renames_results) {
    for (const auto& setup : all_setups()) suite::renaming<LasVegan>(setup, {.games = 1, .same_order = true});
}

/// A position with two cards a hand, played on to its end.
TEST(LasVeganPerft, three_players_two_cards_each) {
    State state = fresh(3);
    las_vegan::apply(state, MachinesDraw{{Machine(0), Machine(6), Machine(7)}}, core::kSilence);  // B 3 4
    las_vegan::apply(state, TossDraw{0}, core::kSilence);
    las_vegan::apply(state, HandsDraw{{cards("B1 R7"), cards("B7 V0"), cards("G0 R9"), {}, {}}},
                     core::kSilence);
    state.won[Seat(0)] = kDeck - cards("B1 R7 B7 V0 G0 R9 V9");
    state.undealt = cards("V9");
    state.round = 4;
    suite::expect_perft<LasVegan>("las-vegan", "three players, two cards each", state, 8);
}

TEST(LasVeganPerft, the_bank_and_two_cards_each) {
    State state = fresh(2);
    las_vegan::apply(state, MachinesDraw{{Machine(2), Machine(7), Machine(10)}}, core::kSilence);  // R 4 8
    las_vegan::apply(state, TossDraw{0}, core::kSilence);
    las_vegan::apply(state, HandsDraw{{cards("B1 R0"), cards("B7 V0"), {}, {}, {}}}, core::kSilence);
    las_vegan::apply(state, OpenDraw{cards("B9 R4 G7")}, core::kSilence);
    state.undealt = cards("V5 R2 G1");
    state.won[Seat(0)] = kDeck - cards("B1 R0 B7 V0 B9 R4 G7 V5 R2 G1");
    state.round = 4;
    suite::expect_perft<LasVegan>("las-vegan", "the bank, two cards each", state, 8);
}

TEST(LasVeganPerft, the_lot_machines_and_tokens) {
    suite::expect_perft<LasVegan>("las-vegan", "the lot, machines, tokens", open(suite::setup<LasVegan>(5)),
                                  3);
}

}  // namespace
}  // namespace las_vegan::test
