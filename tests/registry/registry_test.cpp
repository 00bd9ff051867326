// The one list of games: every layer knows each of them, and says one sentence about a game that is not
// there.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "bots/any_bot.h"
#include "bots/arena/losses.h"
#include "box/book.h"
#include "lab/odds.h"
#include "lab/simulation_facts.h"
#include "match/journal.h"
#include "match/presets.h"
#include "terminal/boards.h"
#include "terminal/rules.h"

namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kNoSuchGame = "There is no game of that name";

std::unique_ptr<match::AnyMatch> open(const match::AnyGame& game) {
    std::vector<std::string> names(static_cast<std::size_t>(game.about().fewest), "x");
    auto opened = game.open(std::move(names), "{}");
    return std::move(*opened);
}

TEST(Registry, lists_six_games_in_the_order_of_the_rules) {
    std::vector<std::string> names;
    for (const match::AnyGame* game : match::games()) names.push_back(game->name());
    EXPECT_EQ(names, (std::vector<std::string>{"las-vegas", "solitaire", "colours", "las-vegas-cards",
                                               "las-vegan", "monte-carlo"}));
}

TEST(Registry, every_layer_knows_every_game) {
    for (const match::AnyGame* game : match::games()) {
        const std::string name = game->name();
        EXPECT_EQ(match::find_game(name), game);
        EXPECT_TRUE(bots::make_bot(name, "regular", {}, 1)) << name;
        EXPECT_TRUE(bots::make_oracle(name, {}, 1)) << name;
        EXPECT_TRUE(lab::odds_of(name)) << name;
        EXPECT_TRUE(lab::simulation::find_simulation(name)) << name;
        EXPECT_TRUE(box::book_of(name)) << name;
        EXPECT_NE(terminal::find_board(name), nullptr) << name;
        const auto match = open(*game);
        EXPECT_FALSE(lab::simulation::places_of(*match).names.empty()) << name;
        EXPECT_THAT(terminal::board(json::parse(match->view(core::kSpectator)), {}),
                    testing::Not(HasSubstr(kNoSuchGame)));
    }
}

/// Slots are the game's own, and not some other game's.
TEST(Registry, layers_differ_as_the_games_do) {
    for (const match::AnyGame* game : match::games()) {
        const std::string name = game->name();
        EXPECT_EQ(bots::make_bot(name, "greedy", {}, 1) != nullptr, name == "las-vegas") << name;
        EXPECT_EQ(bots::arena::has_perfect_players(name), name == "las-vegas") << name;
        EXPECT_EQ((*lab::odds_of(name))->counts_in_ones(), name == "las-vegan") << name;
        EXPECT_EQ(terminal::find_board(name)->outlook != terminal::kNoOutlook, name == "las-vegas") << name;
        for (const match::AnyGame* other : match::games())
            EXPECT_EQ(*lab::odds_of(name) == *lab::odds_of(other->name()), other == game) << name;
    }
}

TEST(Registry, every_game_has_its_words_and_rules) {
    for (const match::AnyGame* game : match::games()) {
        std::vector<std::string> keys{"game." + game->name(), "game." + game->name() + ".about"};
        for (const core::Option& option : game->about().options) keys.emplace_back(option.about);
        for (int i = 0; i < words::kLanguages; ++i)
            for (const std::string& key : keys) EXPECT_NE(words::find(words::Language(i), key), "") << key;
        for (const std::string family : game->about().rules)
            EXPECT_FALSE(terminal::rules_like(family + "-").empty()) << family;
    }
}

TEST(Registry, says_one_sentence_about_a_game_that_is_not_there) {
    for (const std::string name : {"", "las-vegas ", "LAS-VEGAS", "baccarat", "monte"}) {
        EXPECT_EQ(match::find_game(name), nullptr) << name;
        EXPECT_THAT(lab::odds_of(name).wrong.text, HasSubstr(kNoSuchGame)) << name;
        EXPECT_THAT(box::book_of(name).wrong.text, HasSubstr(kNoSuchGame)) << name;
        EXPECT_THAT(lab::simulation::find_simulation(name).wrong.text, HasSubstr(kNoSuchGame)) << name;
        EXPECT_EQ(terminal::find_board(name), nullptr) << name;
        EXPECT_FALSE(bots::make_bot(name, "regular", {}, 1)) << name;
        EXPECT_FALSE(bots::make_oracle(name, {}, 1)) << name;
        EXPECT_FALSE(bots::arena::has_perfect_players(name)) << name;
        EXPECT_TRUE(bots::arena::losses(name, {.playouts = {1}, .games = 1}).empty()) << name;
    }
    const match::Journal journal =
        match::read_journal(R"({"croupier":1,"game":"baccarat","edition":1,"seats":["x","y"],"options":{}})"
                            "\n");
    ASSERT_TRUE(journal.wrong);
    EXPECT_THAT(journal.wrong->problem.text, HasSubstr(kNoSuchGame));
}

/// A server that is newer than the terminal.
TEST(Registry, a_board_of_an_unknown_game_says_so_and_shows_what_there_is) {
    json view = json::parse(open(*match::games().front())->view(core::kSpectator));
    view["game"] = "baccarat";
    const std::string drawn = terminal::board(view, {});
    EXPECT_THAT(drawn, HasSubstr(kNoSuchGame));
    EXPECT_THAT(drawn, HasSubstr("\"round\""));
    EXPECT_THAT(terminal::board(view, {.language = words::Language::German}),
                testing::Not(HasSubstr(kNoSuchGame)));
    EXPECT_TRUE(terminal::consequences(view, "{}", {}).empty());
}

}  // namespace
