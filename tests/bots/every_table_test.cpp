// Every level at every kind of table: each game, each number of seats, each preset, and each option by
// itself. What a bot answers was offered, it gives the same answer and the same reason when it is asked
// again, and a search that has a time keeps to it.

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <set>

#include "bots/any_bot.h"
#include "match/presets.h"
#include "support/games.h"

namespace bots {
namespace {

/// The values of an option that can be read off its description: "true|false", "1…4", "\"lot\"|seat".
std::vector<std::string> values_of(const std::string& described) {
    static const std::string kTo = "…";
    if (const std::size_t to = described.find(kTo); to != described.npos) {
        if (described[0] == '"') return {};  // a text of one's own
        return {described.substr(0, to), described.substr(to + kTo.size())};
    }
    std::vector<std::string> values;
    for (std::size_t begin = 0; begin <= described.size();) {
        const std::size_t end = std::min(described.find('|', begin), described.size());
        const std::string value = described.substr(begin, end - begin);
        values.push_back(value == "seat" ? "0" : value);
        begin = end + 1;
    }
    return values;
}

/// Sets of options to try; not every number of seats allows every set.
std::set<std::string> option_sets(const match::AnyGame& game, int seats) {
    std::set<std::string> sets{"{}"};
    for (const core::Preset& preset : match::presets(game))
        sets.insert(match::preset_options(game, preset, seats));
    for (const core::Option& option : game.about().options)
        for (const std::string& value : values_of(match::values_of(option)))
            sets.insert("{\"" + std::string(option.name) + "\":" + value + "}");
    return sets;
}

std::unique_ptr<match::AnyMatch> open_table(const match::AnyGame& game, int seats,
                                            const std::string& options) {
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("Seat " + std::to_string(i));
    auto opened = game.open(names, options);
    return opened ? std::move(*opened) : nullptr;
}

constexpr Limits kFewPlayouts{16, {}, 1};

/// All levels answer the open question, each of them twice.
void ask_every_level(const match::AnyMatch& match, Seat seat, const std::vector<std::string>& offers,
                     std::uint64_t seed) {
    for (const std::string& level : level_names()) {
        const auto bot = make_bot(match.header().game, level, kFewPlayouts, seed);
        if (!bot) continue;  // not every game has a greedy bot
        const AnyChoice choice = bot->choose(match, seat);
        ASSERT_TRUE(std::find(offers.begin(), offers.end(), choice.move) != offers.end())
            << level << " answered " << choice.move;
        ASSERT_FALSE(choice.reason.empty()) << level;
        const AnyChoice again = make_bot(match.header().game, level, kFewPlayouts, seed)->choose(match, seat);
        ASSERT_EQ(choice.move, again.move) << level;
        ASSERT_EQ(choice.reason, again.reason) << level;
    }
}

/// Plays by lot and stops at some questions to ask everybody. Gives how often that was.
int ask_now_and_then(match::AnyMatch& match, std::uint64_t seed) {
    constexpr int kMostAsked = 10;
    core::PlayoutHouse house(seed);
    int asked = 0;
    while (!match.ask().is_over() && asked < kMostAsked) {
        if (match.ask().is_chance()) {
            match.draw(house);
            continue;
        }
        const Seat seat = match.ask().asked.lowest();
        const std::vector<std::string> offers = match.offers(seat);
        if (offers.size() > 1 && house.below(3) == 0) {
            ask_every_level(match, seat, offers, seed + static_cast<std::uint64_t>(asked++));
            if (::testing::Test::HasFatalFailure()) return asked;
        }
        const auto place = house.below(static_cast<std::uint32_t>(offers.size()));
        match.submit(seat, match.question(), offers[place]);
    }
    return asked;
}

class EveryTable : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryTable, every_level_answers_what_was_offered_and_always_the_same) {
    const match::AnyGame& game = *match::find_game(GetParam());
    std::uint64_t seed = 1;
    for (int seats = game.about().fewest; seats <= game.about().most; ++seats) {
        int tables = 0, asked = 0;
        for (const std::string& options : option_sets(game, seats)) {
            const auto match = open_table(game, seats, options);
            if (!match) continue;
            SCOPED_TRACE(game.name() + ", " + std::to_string(seats) + " seats, " + options);
            asked += ask_now_and_then(*match, ++seed);
            if (HasFatalFailure()) return;
            ++tables;
        }
        EXPECT_GE(tables, 3) << seats << " seats";
        EXPECT_GE(asked, 3 * tables) << seats << " seats";
    }
}

TEST_P(EveryTable, an_expert_with_little_time_keeps_to_it) {
    const match::AnyGame& game = *match::find_game(GetParam());
    const int seats = std::min(5, game.about().most);
    const auto match = open_table(game, seats, "{}");
    ASSERT_TRUE(match);
    core::PlayoutHouse house(7);
    const auto bot = make_bot(game.name(), "expert", limits_of_time(std::chrono::milliseconds(4)), 1);
    for (int asked = 0; asked < 5 && !match->ask().is_over();) {
        if (match->ask().is_chance()) {
            match->draw(house);
            continue;
        }
        const Seat seat = match->ask().asked.lowest();
        const std::vector<std::string> offers = match->offers(seat);
        // Of the processor's time: others at work must not fail a test.
        const std::clock_t begin = std::clock();
        const std::string move = bot->choose(*match, seat).move;
        EXPECT_LT(std::clock() - begin, CLOCKS_PER_SEC / 5);
        asked += offers.size() > 1 ? 1 : 0;
        match->submit(seat, match->question(), move);
    }
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryTable, ::testing::ValuesIn(support::game_names()),
                         [](const auto& game) { return support::test_name(game.param); });

}  // namespace
}  // namespace bots
