// Sampled hints: their intervals hold, and the same seed gives the same hint whatever the number of threads.

#include <array>

#include "lab/journals.h"
#include "support/counts.h"

namespace {

using namespace lab;
using namespace lab::test;

/// Positions of a game by lot, some entries apart, at which somebody chooses.
std::vector<Match> positions(const std::string& game, int seats, const std::string& options,
                             std::uint64_t seed, int apart) {
    std::vector<Match> all;
    Match match = open(game, seats, options);
    core::PlayoutHouse house(seed);
    for (int next = apart; !match->ask().is_over(); step(*match, house)) {
        if (match->size() < next || match->ask().is_chance()) continue;
        if (match->offers(match->ask().asked.lowest()).size() < 2) continue;
        next = match->size() + apart;
        all.push_back(match->copy());
    }
    return all;
}

/// Figures of few playouts against those of many, with another seed: how many intervals hold.
struct Held {
    int win = 0, money = 0, all = 0;
};
Held calibration(const std::vector<Match>& positions, std::uint64_t few, std::uint64_t many) {
    Held held;
    for (const Match& match : positions) {
        const Seat seat = match->ask().asked.lowest();
        Pace short_pace = pace(few, 1000 + static_cast<unsigned>(match->size())), long_pace = pace(many, 99);
        short_pace.most_nodes = long_pace.most_nodes = 0;
        const Hint found = hint(*match, seat, short_pace), better = hint(*match, seat, long_pace);
        // One move of each position: those of one position meet the same dice, and hold or fail together.
        const MoveOdds& odds = of_move(found, Json::parse(match->offers(seat).front()));
        const MoveOdds& truth = of_move(better, Json::parse(odds.move));
        ++held.all;
        held.win += odds.win.low <= truth.win.value && truth.win.value <= odds.win.high ? 1 : 0;
        held.money += odds.money.low <= truth.money.value && truth.money.value <= odds.money.high ? 1 : 0;
    }
    return held;
}

TEST(SampledHint, intervals_hold_nineteen_times_in_twenty) {
    if (support::kSanitized)
        GTEST_SKIP() << "Statistics are for the release build; the same code runs below.";
    Held all;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        for (const Held& held : {calibration(positions("solitaire", 1, "{}", seed, 4), 240, 3000),
                                 calibration(positions("colours", 3, "{}", seed, 30), 240, 3000)}) {
            all.win += held.win;
            all.money += held.money;
            all.all += held.all;
        }
    }
    ASSERT_GE(all.all, 60);
    // The longer run has an error too.
    EXPECT_GE(all.win, 0.88 * all.all) << all.win << " of " << all.all;
    EXPECT_GE(all.money, 0.88 * all.all) << all.money << " of " << all.all;
    EXPECT_LT(all.win + all.money, 2 * all.all) << "intervals that never fail are too wide";
}

const std::array<std::tuple<const char*, int, const char*>, 7> kTables{{
    {"las-vegas", 3, "{}"},
    {"las-vegas", 5, R"({"rainbow":true,"actions":true,"slot-machine":true,"kickers":true,"bonus":true})"},
    {"solitaire", 1, "{}"},
    {"colours", 4, "{}"},
    {"las-vegas-cards", 3, "{}"},
    {"las-vegan", 2, "{}"},
    {"monte-carlo", 4, "{}"},
}};

TEST(SampledHint, every_game_gives_every_offer_once_and_the_threads_do_not_matter) {
    for (const auto& [game, seats, options] : kTables) {
        const auto all = positions(game, seats, options, 3, 25);
        ASSERT_FALSE(all.empty());
        for (std::size_t i = 0; i < all.size() && i < (support::kSanitized ? 1 : 3); ++i) {
            const Seat seat = all[i]->ask().asked.lowest();
            const std::uint64_t playouts = support::kSanitized ? 10 : 40;
            const Hint one = hint(*all[i], seat, pace(playouts, 5, 1)),
                       three = hint(*all[i], seat, pace(playouts, 5, 3));
            EXPECT_EQ(as_json(one, *all[i]), as_json(three, *all[i])) << game;
            std::vector<std::string> offers = all[i]->offers(seat), moves;
            for (const MoveOdds& odds : one.moves) {
                moves.push_back(odds.move);
                EXPECT_TRUE(odds.win.known && odds.money.known);
                EXPECT_LE(0, odds.win.low);
                EXPECT_LE(odds.win.low, odds.win.value);
                EXPECT_LE(odds.win.value, odds.win.high);
                EXPECT_LE(odds.win.high, 1);
                EXPECT_FALSE(odds.sentence.empty());
                EXPECT_EQ(odds.win.exact, odds.win.low == odds.win.high) << game << " " << odds.move;
            }
            std::sort(offers.begin(), offers.end());
            std::sort(moves.begin(), moves.end());
            EXPECT_EQ(moves, offers) << game;
        }
    }
}

TEST(SampledHint, another_seed_gives_another_sample) {
    const Match match = std::move(positions("las-vegas", 3, "{}", 8, 20).front());
    const Seat seat = match->ask().asked.lowest();
    const std::uint64_t playouts = support::kSanitized ? 12 : 60;
    EXPECT_NE(as_json(hint(*match, seat, pace(playouts, 1)), *match),
              as_json(hint(*match, seat, pace(playouts, 2)), *match));
}

TEST(SampledHint, a_time_is_kept) {
    const Match match = std::move(positions("las-vegan", 4, "{}", 8, 20).front());
    const auto begin = std::chrono::steady_clock::now();
    const Hint found =
        hint(*match, match->ask().asked.lowest(), pace_of(2, std::chrono::milliseconds(300), 0, 1));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    EXPECT_GT(found.playouts, 0u);
    EXPECT_LT(took.count(), 10);  // generous: the machine may be busy
}

}  // namespace
