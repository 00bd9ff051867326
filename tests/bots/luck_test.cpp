// Results without luck: what they mean, that they vary less, and how they are kept.

#include "bots/luck.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena/statistics.h"
#include "bots/contests.h"
#include "support/counts.h"

namespace {

using namespace bots::arena;
using bots::test::played;

Contest contest_of(const std::string& name, int seats, const std::vector<std::string>& bots,
                   std::uint64_t luck, const std::string& options = "{}") {
    Contest contest = bots::test::contest_of(name, seats, bots, 21, options);
    contest.luck = luck;
    return contest;
}

struct OneRound {
    const char* game;
    int seats;
    const char* options;
};

TEST(Luck, on_average_a_seat_has_none) {
    for (const OneRound& table : {OneRound{"las-vegas", 3, R"({"rounds":1})"},
                                  {"solitaire", 1, "{}"},
                                  {"colours", 2, "{}"},
                                  {"las-vegas-cards", 2, "{}"}}) {
        const std::vector<std::string> bots(static_cast<std::size_t>(table.seats), "random");
        const Contest contest = contest_of(table.game, table.seats, bots, 2, table.options);
        constexpr int kDeals = 300;
        const std::vector<Deal> deals = played(contest, kDeals);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(table.seats); ++seat) {
            double sum = 0, squares = 0;
            for (const Deal& deal : deals) {
                const double luck = deal.games.front().luck[seat] / kMillion;
                sum += luck;
                squares += luck * luck;
            }
            EXPECT_GT(squares, 0) << table.game;
            EXPECT_LT(std::abs(sum), 4 * std::sqrt(squares)) << table.game << " seat " << seat;
        }
    }
}

TEST(Luck, results_vary_less_without_it) {
    if (support::kSanitized) GTEST_SKIP() << "Statistics are for the release build.";
    // Two that play alike: who wins is luck for the most part.
    const Contest contest = contest_of("las-vegas", 2, {"expert:40", "regular"}, 100);
    Tally tally(contest);
    for (const Deal& deal : played(contest, 60)) tally.add(deal);
    EXPECT_LT(tally.tested_variance(0), 0.5 * tally.win_variance(0));
    const Estimate plain = tally.wins(0), adjusted = tally.adjusted(0);
    EXPECT_LT(adjusted.high - adjusted.low, plain.high - plain.low);
    EXPECT_LT(adjusted.low, plain.high) << "they mean the same";
    EXPECT_GT(adjusted.high, plain.low);
}

TEST(Luck, is_what_the_report_takes_off) {
    Contest contest = contest_of("las-vegas", 2, {"regular", "random"}, 7);
    const core::Seats first = core::Seats::first(1);
    Tally tally(contest);
    tally.add({0, {{first, {0, 0}, {250'000, -250'000}}, {first, {0, 0}, {100'000, -100'000}}}});
    tally.add({1, {{first, {0, 0}, {0, 0}}, {first, {0, 0}, {0, 0}}}});
    // The first wins one game of each deal: with a quarter of luck for its win, a tenth against it else.
    const double deals[] = {(1 - 0.25 + 0.1) / 2, 0.5};
    EXPECT_NEAR(tally.adjusted(0).value, (deals[0] + deals[1]) / 2, 1e-12);
    EXPECT_NEAR(tally.tested_mean(0), tally.adjusted(0).value, 1e-12);
    EXPECT_NEAR(tally.tested_variance(0), (deals[0] - deals[1]) * (deals[0] - deals[1]) / 2, 1e-12);
    EXPECT_NEAR(tally.wins(0).value, 0.5, 1e-12) << "wins are counted as ever";
    contest.luck = 0;
    EXPECT_NEAR(tally.tested_mean(0), 0.5, 1e-12);
}

TEST(Luck, is_written_with_its_deal) {
    const Contest contest = contest_of("colours", 2, {"regular", "random"}, 5);
    const Deal deal = play_deal(contest, 3);
    ASSERT_EQ(deal.games.front().luck.size(), 2u);
    const std::string line = written(deal);
    ASSERT_NE(read_deal(contest, line), nullptr) << line;
    EXPECT_EQ(*read_deal(contest, line), deal);

    const std::size_t luck = line.find(",\"luck\"");
    const std::string without = line.substr(0, luck);
    EXPECT_EQ(read_deal(contest, without + "}"), nullptr);
    for (const char* wrong : {"5", "[]", "[[1,2]]", "[[1,2],[1]]", "[[1,2],[1,2,3]]", "[[1,2],[1,2],[1,2]]",
                              "[[1,2],[1,0.5]]", "[[1,2],[1,9999999999]]", "[[1,2],7]"})
        EXPECT_EQ(read_deal(contest, without + ",\"luck\":" + wrong + "}"), nullptr) << wrong;
}

TEST(Luck, belongs_to_the_match_and_changes_no_game) {
    const Contest without = contest_of("las-vegas", 2, {"regular", "novice"}, 0);
    const Contest with = contest_of("las-vegas", 2, {"regular", "novice"}, 10);
    EXPECT_EQ(without.header().find("luck"), std::string::npos);
    EXPECT_EQ(with.header(), without.header().substr(0, without.header().size() - 1) + ",\"luck\":10}");
    const std::vector<Deal> plain = played(without, 6);
    std::vector<Deal> judged = played(with, 6);
    EXPECT_EQ(judged, played(with, 6, 2)) << "threads change nothing";
    EXPECT_EQ(written(plain.front()).find("luck"), std::string::npos);
    for (Deal& deal : judged)
        for (Ended& game : deal.games) game.luck.clear();
    EXPECT_EQ(judged, plain);
}

}  // namespace
