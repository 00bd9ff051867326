// The suites of all games, for the race with every set of its options; and what always holds.

#include "monte_carlo/table.h"
#include "suite/suite.h"

namespace monte_carlo::test {
namespace {

/// What holds at any moment: money, bank, pawns, stacks.
std::string all_is_in_order(const State& state) {
    const Board& board = state.setup.board;
    int held = 0;
    for (int i = 0; i < kMostSeats; ++i) {
        const Chips chips = state.money(Seat(i));
        if (chips < 0 || dollars(chips) > 250'000 || (i >= state.setup.seats && chips != 0))
            return "seat " + std::to_string(i) + " holds " + std::to_string(dollars(chips));
        held += chips;
    }
    if (dollars(held) > 1'000'000 || state.bank() < 0) return "the bank is below 0";

    const bool plays_casino =
        state.does() == Does::Bet || state.does() == Does::Casino || state.does() == Does::Win;
    for (unsigned i = 0; i < kPawns; ++i) {
        const Pawn pawn{static_cast<std::uint8_t>(i)};
        const bool exists = core::index(owner(pawn)) < state.setup.seats && which(pawn) < state.setup.pawns();
        if (exists != (state.square(pawn) <= board.arrival)) return "pawn " + std::to_string(i) + " is lost";
        if (!exists) continue;
        const Square square = state.kind_at(pawn);
        const bool playing = plays_casino && pawn == state.mover;
        if (is_casino(square) != playing) return "pawn " + std::to_string(i) + " rests on a casino";
        if (square == Square::OnToBank || square == Square::BackToBank)
            return "pawn " + std::to_string(i) + " rests on a square that leads to a bank";
        // A stack is in order: of two pawns on a green square exactly one lies above the other.
        for (unsigned j = 0; j < kPawns; ++j) {
            const Pawn other{static_cast<std::uint8_t>(j)};
            const bool together =
                i != j && square == Square::Green && state.square(pawn) == state.square(other);
            const int relations = (state.above[i].has(other) ? 1 : 0) + (state.above[j].has(pawn) ? 1 : 0);
            if (relations != (together ? 1 : 0)) return "a stack is not in order";
        }
    }
    for (int i = 0; i < state.setup.seats; ++i) {
        int left = 0;
        for (int p = 0; p < state.setup.pawns(); ++p) left += state.on_track(pawn_of(Seat(i), p)) ? 1 : 0;
        if (left != state.pawns_left(Seat(i))) return "pawns still to bring home are miscounted";
    }
    if (state.gone.has(kJackpot)) return "the jackpot lies face up";
    return "";
}

/// 2 to 4 seats; the usual board, a short one where poker and ruin are frequent, and one of casinos.
std::vector<MonteCarlo::Setup> all_setups() {
    std::vector<MonteCarlo::Setup> setups;
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* options : {"{}", R"({"points":true,"first":1,"purses":"open"})",
                                    R"({"board":"SFBGGBGGGGRGA","first":"lot"})",
                                    R"({"board":"SF2B3GG2GB1G2R3GA"})", R"({"board":"SBBA"})"})
            setups.push_back(suite::setup<MonteCarlo>(seats, options));
    return setups;
}

constexpr int kMostEntries = 20'000;  // far more than random games take

TEST(MonteCarloSuite, random_games) {
    for (const MonteCarlo::Setup& setup : all_setups())
        suite::random_games<MonteCarlo>(setup,
                                        {.seed = 1,
                                         .games = 2,
                                         .most_entries = kMostEntries,
                                         .conserve = all_is_in_order,
                                         .before = [](const Move& a, const Move& b) { return a < b; }});
}

TEST(MonteCarloSuite, dreams) {
    for (const MonteCarlo::Setup& setup : all_setups())
        suite::dreams<MonteCarlo>(setup, {.games = 1, .conserve = all_is_in_order});
}

TEST(MonteCarloSuite, read_views) {
    for (const MonteCarlo::Setup& setup : all_setups())
        suite::read_views<MonteCarlo>(setup, {.every = setup.board == kBoard ? 9 : 3, .mutations = 2});
}

TEST(MonteCarloSuite, MC_2_nobody_learns_the_order_of_the_casino_cards) {
    for (const MonteCarlo::Setup& setup : all_setups())
        if (setup.board != kBoard) suite::no_leaks<MonteCarlo>(setup, {.games = 1, .worlds = 1});
    // Cards that have not been drawn have no order at all: two tables that drew the same cards in another
    // order are the same state.
    const auto after = [](const char* first, const char* second) {
        Table table(3, {{"board", "SG22BBA"}});
        table.put("A0", 1).money('A', 250);
        table.turn(1, 0);
        table.bet("SH"), table.card(first);
        table.put("B0", 1).money('B', 250);
        table.turn(1, 0);
        table.bet("SH"), table.card(second);
        table.money('A', 10).money('B', 10);
        table.state().card = {};
        return table.state();
    };
    EXPECT_EQ(after("D1", "C2"), after("C2", "D1"));
}

TEST(MonteCarloSuite, renaming_seats_renames_results) {
    for (const MonteCarlo::Setup& setup : all_setups()) suite::renaming<MonteCarlo>(setup, {.games = 1});
}

TEST(MonteCarloSuite, money_is_in_steps_of_ten_thousand_in_every_result) {
    for (int seats = 2; seats <= 4; ++seats) {
        const auto setup = suite::setup<MonteCarlo>(seats);
        match::Played played;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            core::PlayoutHouse house(seed);
            match::play_out<MonteCarlo>(setup, house, played);
        }
        EXPECT_LT(played.decisions / played.games, 2000u);
    }
}

// Counts through chance, kept in tests/data/perft/monte-carlo.txt.

TEST(MonteCarloPerft, a_first_turn) {
    suite::expect_perft<MonteCarlo>("monte-carlo", "a first turn of three",
                                    MonteCarlo::open(suite::setup<MonteCarlo>(3, R"({"first":0})")), 4);
    suite::expect_perft<MonteCarlo>("monte-carlo", "a first turn of two",
                                    MonteCarlo::open(suite::setup<MonteCarlo>(2)), 4);
}

TEST(MonteCarloPerft, a_double_chance) {
    Table table(3, {{"board", "SG2GGBGBA"}});
    table.put("A0", 1).money('A', 30);
    table.turn(1, 0);
    suite::expect_perft<MonteCarlo>("monte-carlo", "a double chance", table.state(), 3);
}

TEST(MonteCarloPerft, poker_of_two) {
    Table table(3);
    table.put("B0", 23).put("A0", 22).money('A', 20).money('B', 20);
    table.turn(1, 0);
    suite::expect_perft<MonteCarlo>("monte-carlo", "poker", table.state(), 3);
}

}  // namespace
}  // namespace monte_carlo::test
