// Contests: who takes part, how deals are played and kept.

#include "bots/arena/contest.h"

#include <gtest/gtest.h>

#include "bots/contests.h"
#include "support/counts.h"

namespace {

using namespace bots::arena;
using bots::test::contest_of, bots::test::played;

TEST(Contest, reads_who_plays) {
    const bots::Limits usual{1000, {}, 1};
    EXPECT_EQ(read_contestant("regular", usual)->name(), "regular");
    EXPECT_EQ(read_contestant("expert", usual)->name(), "expert:1000");
    EXPECT_EQ(read_contestant("expert:70", usual)->limits.playouts, 70u);
    EXPECT_EQ(read_contestant("expert:70ms", usual)->limits.time.count(), 70);
    EXPECT_EQ(read_contestant("expert:70ms", usual)->name(), "expert:70ms");
    EXPECT_EQ(read_contestant("oracle", usual)->name(), "oracle:1000");
    for (const char* wrong : {"", "exprt", "expert:", "expert:0", "expert:-3", "expert:5s", "expert:ms",
                              "expert:99999999999999999999", "regular:5", "expert:5:5", "expert "})
        EXPECT_EQ(read_contestant(wrong, usual), nullptr) << wrong;
}

TEST(Contest, threads_change_nothing) {
    for (const char* game : {"colours", "las-vegas"}) {
        const Contest contest = contest_of(game, 2, {"expert", "novice"}, 3);
        const std::vector<Deal> one = played(contest, 12, 1);
        EXPECT_EQ(one, played(contest, 12, 3)) << game;
        EXPECT_NE(one, played(contest_of(game, 2, {"expert", "novice"}, 4), 12, 1)) << game;
    }
}

TEST(Contest, a_game_for_one_is_played_by_each_alone) {
    const Contest contest = contest_of("solitaire", 1, {"regular", "random", "regular"}, 1);
    EXPECT_EQ(contest.contestants.size(), 2u);
    EXPECT_EQ(contest.seatings, (std::vector<Seating>{{0}, {1}}));
    EXPECT_EQ(played(contest, 1, 1).front().games.size(), 2u);
}

TEST(Contest, the_same_bots_play_the_same_game_whatever_they_are_called) {
    // An expert with one playout more or less sees the same dice: the seats draw the same notes at first.
    const Contest contest = contest_of("colours", 2, {"regular", "random"}, 9);
    const Deal deal = play_deal(contest, 4);
    EXPECT_EQ(deal, play_deal(contest, 4));
    EXPECT_NE(deal.games, play_deal(contest, 5).games);
}

TEST(Contest, a_deal_is_one_line_and_back) {
    const Contest contest = contest_of("colours", 3, {"regular", "novice", "random"}, 1);
    EXPECT_EQ(contest.seatings.size(), 6u);
    const Deal deal = play_deal(contest, 17);
    const std::string line = written(deal);
    EXPECT_EQ(line.find('\n'), line.npos);
    ASSERT_NE(read_deal(contest, line), nullptr);
    EXPECT_EQ(*read_deal(contest, line), deal);
    for (std::size_t cut = 0; cut < line.size(); ++cut)
        EXPECT_EQ(read_deal(contest, line.substr(0, cut)), nullptr) << cut;
    for (const char* wrong :
         {"{}", "[]", R"({"deal":1})", R"({"deal":1,"games":[]})", R"({"deal":-1,"games":[]})",
          R"({"deal":1,"games":[[1,2],[1,2],[1,2],[1,2],[1,2],[1,2]]})",
          R"({"deal":1,"games":[[9,0,0,0],[1,0,0,0],[1,0,0,0],[1,0,0,0],[1,0,0,0],[1,0,0,0]]})"})
        EXPECT_EQ(read_deal(contest, wrong), nullptr) << wrong;
}

TEST(Contest, deals_are_handed_on_in_order) {
    InOrder<Deal> in_order;
    const auto deal = [](std::uint64_t number) { return Deal{number, {}}; };
    in_order.add(deal(2));
    in_order.add(deal(1));
    EXPECT_FALSE(in_order.take());
    in_order.add(deal(0));
    for (std::uint64_t number = 0; number < 3; ++number) EXPECT_EQ(in_order.take()->number, number);
    EXPECT_FALSE(in_order.take());
    in_order.add(deal(1));
    EXPECT_FALSE(in_order.take()) << "a deal counts once";
}

double won_by_first(const Contest& contest, std::uint64_t deals) {
    double won = 0;
    for (const Deal& deal : played(contest, deals, 2))
        for (std::size_t game = 0; game < deal.games.size(); ++game)
            for (std::size_t seat = 0; seat < contest.seatings[game].size(); ++seat)
                if (contest.seatings[game][seat] == 0 &&
                    deal.games[game].winners.has(core::Seat(static_cast<int>(seat))))
                    won += 1.0 / deal.games[game].winners.count() / static_cast<double>(deal.games.size());
    return won / static_cast<double>(deals);
}

TEST(Contest, stronger_bots_win_more) {
    if (support::kSanitized) GTEST_SKIP() << "Statistics are for the release build.";
    EXPECT_GT(won_by_first(contest_of("colours", 2, {"regular", "random"}, 1), 100), 0.75);
    EXPECT_GT(won_by_first(contest_of("colours", 2, {"novice", "random"}, 1), 100), 0.55);
    EXPECT_GT(won_by_first(contest_of("colours", 2, {"expert:300", "regular"}, 1), 100), 0.52);
}

TEST(Contest, who_is_told_all_chance_wins_more) {
    EXPECT_GT(won_by_first(contest_of("colours", 2, {"oracle:100", "regular"}, 1), 20), 0.7);
    EXPECT_GT(won_by_first(contest_of("las-vegas", 2, {"oracle:100", "regular"}, 1), 20), 0.7);
}

}  // namespace
