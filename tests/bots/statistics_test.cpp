// The figures of the arena, against known values and against simulated truth.

#include "bots/arena/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/arena/chance.h"

namespace {

using namespace bots::arena;

Contest table_of(int seats, const std::vector<int>& players) {
    const match::AnyGame& game = *match::find_game("las-vegas");
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("Seat " + std::to_string(i));
    std::vector<Contestant> who;
    const char* const kLevels[] = {"regular", "novice", "random"};
    for (const int player : players) who.push_back({kLevels[player], {}});
    return make_contest(game, std::move(*game.open(names, "{}")), who, 1);
}

core::Seats winners(std::initializer_list<int> seats) {
    core::Seats set;
    for (const int seat : seats) set.add(core::Seat(seat));
    return set;
}

TEST(Statistics, students_quantiles) {
    // From printed tables of the t distribution.
    EXPECT_NEAR(student(1), 12.7062, 1e-3);
    EXPECT_NEAR(student(2), 4.3027, 1e-3);
    EXPECT_NEAR(student(5), 2.5706, 6e-3);
    EXPECT_NEAR(student(10), 2.2281, 1e-3);
    EXPECT_NEAR(student(30), 2.0423, 1e-4);
    EXPECT_NEAR(student(100), 1.9840, 1e-4);
    EXPECT_NEAR(student(1e9), kTwoSided, 1e-6);
}

TEST(Statistics, a_mean_with_its_interval) {
    // 2 4 4 4 5 5 7 9: mean 5, sample variance 32/7, t of 7 degrees of freedom 2.3646.
    const Estimate mean = mean_estimate(5, 32.0 / 7, 8);
    EXPECT_NEAR(mean.low, 5 - 1.7875, 2e-3);
    EXPECT_NEAR(mean.high, 5 + 1.7875, 2e-3);
    EXPECT_TRUE(std::isinf(mean_estimate(5, 0, 1).high)) << "one unit says nothing about its spread";
}

TEST(Statistics, wilsons_interval) {
    const auto wilson = [](double won, double games) {
        const double rate = won / games;
        return rate_estimate(rate, rate * (1 - rate) / games, games);
    };
    EXPECT_NEAR(wilson(8, 10).low, 0.4902, 1e-4);
    EXPECT_NEAR(wilson(8, 10).high, 0.9433, 1e-4);
    EXPECT_NEAR(wilson(0, 10).low, 0.0, 1e-12);
    EXPECT_NEAR(wilson(0, 10).high, 0.2775, 1e-4);
    EXPECT_NEAR(wilson(10, 10).low, 0.7225, 1e-4);
    // Deals that vary half as much are worth twice the games.
    const Estimate twice = rate_estimate(0.6, 0.24 / 200, 100);
    EXPECT_NEAR(twice.high - twice.low, wilson(120, 200).high - wilson(120, 200).low, 1e-12);
}

TEST(Statistics, elo) {
    EXPECT_EQ(elo(0.5), 0);
    EXPECT_NEAR(elo(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(elo(0.75), 190.85, 0.01);
    EXPECT_NEAR(elo(0.25), -190.85, 0.01);
    EXPECT_TRUE(std::isinf(elo(1)));
}

TEST(Statistics, every_seating_puts_everybody_everywhere_equally_often) {
    const auto check = [](const Seating& players, std::size_t seatings) {
        const std::vector<Seating> all = all_seatings(players);
        EXPECT_EQ(all.size(), seatings);
        for (const int who : players) {
            std::vector<int> sat(players.size());
            for (const Seating& seating : all)
                for (std::size_t seat = 0; seat < seating.size(); ++seat) sat[seat] += seating[seat] == who;
            for (const int times : sat) EXPECT_EQ(times, sat.front());
        }
    };
    check({0, 1}, 2);
    check({0, 0}, 1);
    check({0, 1, 1}, 3);
    check({0, 1, 2}, 6);
    check({0, 0, 1, 1}, 6);
    check({0, 1, 2, 3}, 24);
    check({0, 1, 1, 1, 1, 1, 1, 1}, 8);
    check({0, 1, 2, 3, 4}, 5);  // 120 are too many: the rotations
    check({0, 0, 0, 0, 1, 1, 1, 1}, 8);
}

TEST(Statistics, a_shared_win_is_split_and_the_deal_is_the_unit) {
    const Contest contest = table_of(2, {0, 1});
    ASSERT_EQ(contest.seatings, (std::vector<Seating>{{0, 1}, {1, 0}}));
    Tally tally(contest);
    // The first wins both games, then one each, then a shared one and a lost one.
    tally.add({0, {{winners({0}), {100, 50}}, {winners({1}), {60, 90}}}});
    tally.add({1, {{winners({0}), {80, 70}}, {winners({0}), {80, 70}}}});
    tally.add({2, {{winners({0, 1}), {70, 70}}, {winners({0}), {90, 10}}}});
    EXPECT_EQ(tally.games(), 6u);
    EXPECT_NEAR(tally.wins(0).value, (1 + 0.5 + 0.25) / 3, 1e-12);
    EXPECT_NEAR(tally.wins(0).value + tally.wins(1).value, 1, 1e-12);
    EXPECT_NEAR(tally.money(0).value, (95 + 75 + 40) / 3.0, 1e-9);
    EXPECT_NEAR(tally.win_variance(0), 0.1458333, 1e-6);
    EXPECT_NEAR(tally.share_against(0, 1).value, tally.wins(0).value, 1e-12);
    EXPECT_NEAR(tally.share_against(0, 1).low, tally.wins(0).low, 1e-9);
    EXPECT_NEAR(tally.elo_against(0, 1).value, -tally.elo_against(1, 0).value, 1e-9);
}

TEST(Statistics, several_seats_of_one_bot_share_its_rate) {
    const Contest contest = table_of(3, {0, 1, 1});
    Tally tally(contest);
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
        Deal played{deal, {}};
        for (const Seating& seating : contest.seatings) {
            // The first bot wins every second deal, the seat to its left the others.
            const int mine = static_cast<int>(std::find(seating.begin(), seating.end(), 0) - seating.begin());
            played.games.push_back({winners({deal % 2 == 0 ? mine : (mine + 1) % 3}), {0, 0, 0}});
        }
        tally.add(played);
    }
    EXPECT_NEAR(tally.wins(0).value, 0.5, 1e-12);
    EXPECT_NEAR(tally.wins(1).value, 0.25, 1e-12);
    EXPECT_NEAR(tally.elo_against(0, 1).value, elo(2.0 / 3), 1e-9);
    EXPECT_NEAR(tally.ratio_against(0, 1)->value, 2, 1e-9);
}

/// Deals in which both games go the same way with some probability: what a pair has in common.
Deal alike(core::PlayoutHouse& lot, std::uint64_t number, std::uint32_t per_mille) {
    const auto game = [&](bool first_wins, int first_seat) {
        return Ended{winners({first_wins ? first_seat : 1 - first_seat}), {0, 0}};
    };
    const bool one = lot.below(1000) < per_mille;
    const bool other = lot.below(2) == 0 ? one : lot.below(1000) < per_mille;
    return {number, {game(one, 0), game(other, 1)}};
}

TEST(Statistics, intervals_hold_what_they_promise) {
    const Contest contest = table_of(2, {0, 1});
    for (const std::uint32_t truth : {500u, 620u, 950u}) {
        int held = 0;
        constexpr int kTimes = 1000;
        core::PlayoutHouse lot(truth);
        for (int time = 0; time < kTimes; ++time) {
            Tally tally(contest);
            for (std::uint64_t deal = 0; deal < 150; ++deal) tally.add(alike(lot, deal, truth));
            const Estimate wins = tally.wins(0);
            held += wins.low <= truth / 1000.0 && truth / 1000.0 <= wins.high;
        }
        EXPECT_GE(held, 925) << truth;
        EXPECT_LE(held, 980) << truth;
    }
}

TEST(Statistics, the_sequential_test_errs_as_seldom_as_agreed) {
    const Contest contest = table_of(2, {0, 1});
    const Hypotheses h{0.5, 0.6, 0.05, 0.05};
    EXPECT_NEAR(log_odds({0.5, 0.55, 0.05, 0.05}, 0.55, 0.25, 100), 0.5, 1e-12);
    for (const std::uint32_t truth : {500u, 600u}) {
        int wrong = 0;
        std::uint64_t deals = 0;
        constexpr int kTimes = 4000;
        core::PlayoutHouse lot(11 + truth);
        for (int time = 0; time < kTimes; ++time) {
            Tally tally(contest);
            Verdict said = Verdict::Open;
            for (std::uint64_t deal = 0; deal < 5000 && said == Verdict::Open; ++deal) {
                tally.add(alike(lot, deal, truth));
                said = verdict(h, tally.win_mean(0), tally.win_variance(0), tally.deals());
            }
            deals += tally.deals();
            wrong += said != (truth == 500 ? Verdict::Null : Verdict::Other);
        }
        EXPECT_LE(wrong, kTimes * 65 / 1000) << truth;
        EXPECT_LT(deals / kTimes, 200u) << "it ends early";
    }
}

TEST(Statistics, the_house_of_a_deal_answers_a_question_always_alike) {
    const auto drawn = [](std::uint64_t deal, int question) {
        return house_of(deal, question).below(1u << 30);
    };
    EXPECT_EQ(drawn(5, 3), drawn(5, 3));
    EXPECT_NE(drawn(5, 3), drawn(5, 4));
    EXPECT_NE(drawn(5, 3), drawn(6, 3));
}

}  // namespace
