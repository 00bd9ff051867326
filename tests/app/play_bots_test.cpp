// croupier play against bots of every level.

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "bots/any_bot.h"
#include "support/counts.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::bytes_of;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;
using testing::Not;

TEST(PlayBots, every_level_plays_every_game) {
    for (const match::AnyGame* game : match::games()) {
        for (const std::string& level : bots::level_names()) {
            if (level == "greedy" && !bots::make_bot(game->name(), level, {}, 1)) continue;
            const int seats = std::max(game->about().fewest, std::min(2, game->about().most));
            std::string list = "bot:" + level;
            for (int seat = 1; seat < seats; ++seat) list += ",bot";
            const Said said = run({"play", game->name(), "--seats", list, "--bot", level, "--house", "seed:3",
                                   "--playouts", support::kSanitized ? "2" : "20", "--json"});
            EXPECT_EQ(said.code, 0) << game->name() << " " << level << ": " << said.err;
            EXPECT_THAT(said.out, HasSubstr("{\"over\":")) << game->name() << " " << level;
        }
    }
}

TEST(PlayBots, the_same_seed_is_the_same_game_with_an_expert) {
    const std::vector<std::string> words{"play",    "colours", "--seats",    "bot:expert,bot:expert",
                                         "--house", "seed:5",  "--playouts", "50",
                                         "--json"};
    EXPECT_EQ(run(words).out, run(words).out);
}

TEST(PlayBots, a_game_that_goes_on_knows_its_bots) {
    const Folder folder;
    const std::string file = folder / "a.jsonl";
    const std::vector<std::string> words{"play",   "colours",    "--seats", "Anna,bot:expert,bot", "--house",
                                         "seed:5", "--playouts", "50",      "--journal",           file};
    ASSERT_EQ(run(words).code, 0);
    const json header = json::parse(bytes_of(file).substr(0, bytes_of(file).find('\n')));
    EXPECT_EQ(header.at("about").at("players"), json::parse(R"(["person","bot:expert","bot:regular"])"));
    EXPECT_EQ(run({"play", "--journal", file, "--house", "seed:5", "--playouts", "50"}).code, 0);
}

TEST(PlayBots, bots_say_why_when_asked) {
    const Said said = run({"play", "las-vegas", "--people", "Anna", "--bots", "1", "--house", "seed:3"},
                          "1\n\n2\n\n3\n\nwhy bots\n");
    EXPECT_THAT(said.out, HasSubstr("Lola: Casino"));
    EXPECT_THAT(
        run({"play", "las-vegas", "--people", "Anna", "--bots", "1", "--house", "seed:3", "--reasons"},
            "1\n\n2\n\n3\n\n")
            .out,
        HasSubstr("(Lola: Casino"));
    EXPECT_THAT(run({"play", "las-vegas", "--people", "Anna,Benno", "--house", "seed:3"}, "why bots\n").out,
                HasSubstr("chosen nothing"));
}

TEST(PlayBots, reasons_do_not_give_hidden_colours_away) {
    const std::vector<std::string> words{"play", "colours", "--people", "Anna",      "--bots",
                                         "2",    "--house", "seed:3",   "--reasons", "--json"};
    const Said said = run(words, "{\"place\":1}\n{\"place\":2}\n{\"place\":3}\n{\"place\":4}\n");
    EXPECT_THAT(said.out, Not(HasSubstr("thought")));
    const Said open = run(
        {"play", "las-vegas", "--people", "Anna", "--bots", "2", "--house", "seed:3", "--reasons", "--json"},
        "{\"place\":1}\n{\"place\":2}\n{\"place\":3}\n{\"place\":4}\n");
    EXPECT_THAT(open.out, HasSubstr("{\"thought\":{\"entry\":"));
}

TEST(PlayBots, an_expert_keeps_its_time) {
    const auto begin = std::chrono::steady_clock::now();
    const Said said =
        run({"play", "colours", "--seats", "Anna,bot:expert", "--think", "20", "--confirm", "off"},
            "1\n2\n3\n4\n5\n6\n");
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST(PlayBots, there_is_no_oracle_at_the_table) {
    const Said said = run({"play", "--seats", "Anna,bot:oracle"});
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.err, HasSubstr("There is no bot \"oracle\""));
}

}  // namespace
