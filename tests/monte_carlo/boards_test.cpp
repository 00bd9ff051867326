// Boards of one's own: MC-1, MC-11, MC-12, MC-31; and games on odd ones.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

const std::string kUsual{kDefaultBoard};

TEST(MonteCarloBoards, MC_1_the_usual_board_is_left_out_of_the_options) {
    const auto* game = match::find_game("monte-carlo");
    auto same = game->open({"x", "y"}, Json({{"board", kUsual}}).dump());
    ASSERT_TRUE(same);
    EXPECT_EQ((*same)->header().options, "{}");
    auto other = game->open({"x", "y"}, R"({"board":"SBBA","points":true,"first":1,"purses":"open"})");
    ASSERT_TRUE(other);
    EXPECT_EQ((*other)->header().options, R"({"first":1,"purses":"open","points":true,"board":"SBBA"})");
}

TEST(MonteCarloBoards, MC_1_one_start_first_one_arrival_last_only_known_squares) {
    EXPECT_EQ(refuses_board("SGBGBGA"), "");
    EXPECT_EQ(refuses_board("GSBGBGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGBSBGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGBGBGG"), "MC-1");
    EXPECT_EQ(refuses_board("SGBABGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGBXBGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGB4BGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGBgBGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGB BGA"), "MC-1");
    EXPECT_EQ(refuses_board("SGBGBGA\n"), "MC-1");
    EXPECT_EQ(refuses_board("SGBÄBGA"), "MC-1");
    EXPECT_EQ(refuses_setup(3, {{"board", 5}}), "JOURNAL");
    EXPECT_EQ(refuses_setup(3, {{"board", nullptr}}), "JOURNAL");
    EXPECT_EQ(refuses_setup(3, {{"board", {"S", "B", "B", "A"}}}), "JOURNAL");
}

TEST(MonteCarloBoards, MC_11_exactly_two_banks) {
    EXPECT_EQ(refuses_board("SGGGBGA"), "MC-11");
    EXPECT_EQ(refuses_board("SGGGGGA"), "MC-11");
    EXPECT_EQ(refuses_board("SBGBGBA"), "MC-11");
    EXPECT_EQ(refuses_board("SBBBA"), "MC-11");
    EXPECT_EQ(refuses_board("SBBA"), "");
}

TEST(MonteCarloBoards, MC_12_on_only_before_the_first_bank_back_only_behind_the_second) {
    EXPECT_EQ(refuses_board("SFBGBRGA"), "");
    EXPECT_EQ(refuses_board("SGBFBGGA"), "MC-12");
    EXPECT_EQ(refuses_board("SGBGBFGA"), "MC-12");
    EXPECT_EQ(refuses_board("SRBGBGGA"), "MC-12");
    EXPECT_EQ(refuses_board("SGBRBGGA"), "MC-12");
}

TEST(MonteCarloBoards, MC_31_four_to_128_squares) {
    EXPECT_EQ(refuses_board(""), "MC-31");
    EXPECT_EQ(refuses_board("SA"), "MC-31");
    const auto long_board = [](unsigned greens) { return "SB" + std::string(greens, 'G') + "BA"; };
    EXPECT_EQ(refuses_board(long_board(124)), "");
    EXPECT_EQ(refuses_board(long_board(125)), "MC-31");
    EXPECT_EQ(refuses_board(long_board(100'000)), "MC-31");
}

TEST(MonteCarloBoards, MC_31_from_the_second_bank_a_pawn_must_be_able_to_come_home) {
    EXPECT_EQ(refuses_board("SBBRRA"), "") << "by a 3";
    EXPECT_EQ(refuses_board("SBBRRRA"), "MC-31") << "a bank is left by a 1, 2 or 3";
    EXPECT_EQ(refuses_board("SBBGRRRRRA"), "") << "by a 6 from the green square";
    EXPECT_EQ(refuses_board("SBBGRRRRRRA"), "MC-31");
    EXPECT_EQ(refuses_board("SBB1RRRRA"), "") << "by a 1, and the jackpot's distance of five";
    EXPECT_EQ(refuses_board("SBB1RRRRRA"), "MC-31");
    EXPECT_EQ(refuses_board("SBBR3RRRRRRRRRA"), "") << "by a 2, and the jackpot";
    EXPECT_EQ(refuses_board("SBB" + std::string(60, 'R') + "A"), "MC-31");
    // A casino that can only be reached by going back from another one.
    EXPECT_EQ(refuses_board("SBBG11RRRRRRRA"), "");
}

/// Plays random games on a board; gives the number of entries of the longest.
int longest_of(const std::string& board, int seats, int games) {
    int longest = 0;
    for (int game = 0; game < games; ++game) {
        Table table(seats, {{"board", board}});
        State& state = table.state();
        core::PlayoutHouse house(static_cast<std::uint64_t>(game));
        int entries = 0;
        for (; !MonteCarlo::ask(state).is_over(); ++entries) {
            if (MonteCarlo::ask(state).is_chance()) {
                MonteCarlo::apply(state, MonteCarlo::chance(state, house));
                continue;
            }
            Moves moves;
            MonteCarlo::offer(state, state.step().seat, moves);
            MonteCarlo::apply(state, state.step().seat,
                              moves[static_cast<int>(house.below(static_cast<unsigned>(moves.size())))]);
        }
        longest = std::max(longest, entries);
    }
    return longest;
}

TEST(MonteCarloBoards, random_games_end_on_odd_boards) {
    const std::string many(124, '1'), threes(124, '3'), greens(124, 'G');
    for (const std::string& board :
         {std::string("SBBA"), std::string("SBBRRA"), std::string("S1BBA"), std::string("S3BB3A"),
          std::string("SFBBRA"), std::string("SFFFFFFBBGRRRRRA"), "S" + many + "BBA", "SBB" + many + "A",
          "SB" + threes + "BA", "SB" + greens + "BA", "SBB" + threes + "A",
          std::string("S2F2F2F2FB2B2R2R2R2R2A"), std::string("SF3BB1R1R1R1R1RA")})
        for (int seats = 2; seats <= 4; ++seats) {
            ASSERT_EQ(refuses_board(board), "") << board;
            EXPECT_LT(longest_of(board, seats, 5), 2'000'000) << board;
        }
}

TEST(MonteCarloBoards, a_casino_right_behind_the_start_leads_back_to_it) {
    Table table(3, {{"board", "S1BBA"}});
    table.money('A', 100);
    table.turn(1, 0);
    table.bet("S"), table.card("H2");
    EXPECT_EQ(table.at("A0"), 0);
    EXPECT_EQ(table.thousands('A'), 90);
}

TEST(MonteCarloBoards, the_missing_suits_go_round_on_any_board) {
    Table table(3, {{"board", "S33333BBA"}});
    std::vector<std::string> printed;
    const Json seen = table.look();
    for (const Json& triple : seen["triples"]) printed.push_back(triple["suits"]);
    EXPECT_EQ(printed, (std::vector<std::string>{"HDC", "SDC", "SHC", "SHD", "HDC"}));
}

}  // namespace
}  // namespace monte_carlo::test
