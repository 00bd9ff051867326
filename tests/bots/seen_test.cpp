// A bot at a table elsewhere chooses from the JSON of its view as it chooses in a match of its own.

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "match/presets.h"
#include "suite/mutate.h"

namespace {

using core::Seat;

constexpr std::uint64_t kSeed = 5;
constexpr bots::Limits kShort{60, std::chrono::milliseconds(0), 1};

/// Plays a game by lot and shows the positions where somebody chooses.
template <class Visit>
void each_question(match::AnyMatch& match, std::uint64_t seed, Visit visit) {
    core::PlayoutHouse house(seed);
    while (!match.ask().is_over()) {
        if (match.ask().is_chance()) {
            match.draw(house);
            continue;
        }
        const Seat seat = match.ask().asked.lowest();
        const auto offers = match.offers(seat);
        if (offers.size() > 1) visit(seat, offers);
        if (testing::Test::HasFailure()) return;
        match.submit(seat, match.question(), offers[house.below(static_cast<std::uint32_t>(offers.size()))]);
    }
}

/// Every game with its presets: the base game, and all that may be switched on together.
template <class Visit>
void each_table(Visit visit) {
    for (const match::AnyGame* game : match::games())
        for (const core::Preset& preset : match::presets(*game))
            for (int seats = game->about().fewest; seats <= game->about().most; ++seats) {
                const std::string options = match::preset_options(*game, preset, seats);
                auto match = game->open(suite::names(seats), options);
                ASSERT_TRUE(match) << match.wrong.text;
                SCOPED_TRACE(game->name() + ", " + std::to_string(seats) + " seats, " + options);
                visit(**match);
            }
}

TEST(SeenBots, choose_as_in_a_match_of_their_own) {
    each_table([](match::AnyMatch& match) {
        int questions = 0;
        each_question(match, 3, [&](Seat seat, const std::vector<std::string>& offers) {
            if (questions++ % 7 != 0) return;
            const auto seen = match::look(match.view(seat), offers);
            ASSERT_TRUE(seen) << seen.wrong.text << "\n" << match.view(seat);
            for (const std::string& level : bots::level_names()) {
                const auto bot = bots::make_bot(match.header().game, level, kShort, kSeed);
                if (!bot) continue;  // not every game has a greedy one
                const bots::AnyChoice here = bot->choose(match, seat), there = bot->choose_seen(**seen.value);
                ASSERT_EQ(here.move, there.move) << level << "\n" << match.view(seat);
                ASSERT_EQ(here.reason, there.reason) << level;
            }
        });
    });
}

TEST(SeenBots, give_reasons_in_the_language_of_the_table) {
    auto match = match::find_game("las-vegas")->open(suite::names(3), "{}");
    (*match)->speak(words::Language::German);
    each_question(**match, 1, [&](Seat seat, const std::vector<std::string>& offers) {
        auto seen = match::look((*match)->view(seat), offers);
        ASSERT_TRUE(seen);
        (*seen)->speak(words::Language::German);
        const auto bot = bots::make_bot("las-vegas", "regular", kShort, kSeed);
        EXPECT_EQ(bot->choose(**match, seat).reason, bot->choose_seen(**seen).reason);
    });
}

TEST(SeenBots, choose_nothing_where_nothing_is_offered) {
    auto match = match::find_game("las-vegas")->open(suite::names(3), "{}");
    const auto seen = match::look((*match)->view(Seat(0)), {});
    ASSERT_TRUE(seen);
    EXPECT_EQ(bots::make_bot("las-vegas", "expert", kShort, kSeed)->choose_seen(**seen.value).move, "");
    EXPECT_EQ(bots::make_bot("colours", "expert", kShort, kSeed)->choose_seen(**seen.value).move, "");
}

/// A view that is nearly right is refused, or a bot can play on from it.
TEST(SeenBots, play_on_from_every_view_that_is_not_refused) {
    core::PlayoutHouse house(9);
    int accepted = 0, refused = 0;
    each_table([&](match::AnyMatch& match) {
        int questions = 0;
        each_question(match, 4, [&](Seat seat, const std::vector<std::string>&) {
            if (questions++ % 5 != 0) return;
            for (int i = 0; i < 4; ++i) {
                const std::string nearly = suite::mutated(suite::Json::parse(match.view(seat)), house).dump();
                const auto seen = match::look(nearly);
                (seen ? accepted : refused) += 1;
                if (!seen) {
                    ASSERT_FALSE(seen.wrong.text.empty());
                    continue;
                }
                const auto offers = (*seen.value)->offers();
                for (const char* level : {"regular", "expert"}) {
                    const auto bot = bots::make_bot(match.header().game, level, kShort, kSeed);
                    const std::string move = bot->choose_seen(**seen.value).move;
                    ASSERT_TRUE(offers.empty()
                                    ? move.empty()
                                    : std::find(offers.begin(), offers.end(), move) != offers.end())
                        << nearly;
                }
            }
        });
    });
    // What is derived may change; what counts may not.
    EXPECT_GT(accepted, 100);
    EXPECT_GT(refused, 500);
}

}  // namespace
