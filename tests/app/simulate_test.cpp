// croupier simulate, from its command line to its files, and what it says to odd requests.

#include <gmock/gmock.h>
#include <signal.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <thread>

#include "support/games.h"
#include "support/places.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::bytes_of;
using support::Folder;
using support::run;
using support::Said;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using Words = std::vector<std::string>;

Words simulate(const std::string& game, Words more = {}) {
    Words words{"simulate", game};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

void expect_sentence(const Words& words, int code, const std::string& part) {
    support::expect_sentence(run(words), code, part);
}

TEST(Simulate, prints_a_report) {
    const Said said = run(simulate("las-vegas", {"--games", "20", "--bots", "random"}));
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_EQ(said.err, "") << "no bar where there is no terminal";
    EXPECT_THAT(said.out, AllOf(StartsWith("las-vegas, 4 seats, seed 1: 20 games\nOptions: {}\n"
                                           "Bots: random on every seat.\n\nLENGTH OF A GAME "),
                                HasSubstr("\nORDER OF PLAY "), HasSubstr("\nfirst player "),
                                HasSubstr("The first player wins "), HasSubstr("\nseat 3, random "),
                                HasSubstr("\nMONEY AT THE END "), HasSubstr("\na shared win "),
                                HasSubstr("\ncasino 6 ")));
}

TEST(Simulate, plays_every_game) {
    for (const std::string& game : support::game_names()) {
        const Said said = run(simulate(game, {"--games", "4", "--bots", "random", "--json"}));
        ASSERT_EQ(said.code, 0) << game << said.err;
        const json report = json::parse(said.out);
        EXPECT_EQ(report.at("games"), 4) << game;
        EXPECT_EQ(report.at("seats"), game == "solitaire" ? 1 : 4) << game;
        EXPECT_FALSE(report.at("tables")[0].at("place").empty()) << game;
    }
}

TEST(Simulate, threads_change_no_byte) {
    const Folder folder;
    std::vector<std::string> all;
    for (const char* threads : {"1", "2", "3"}) {
        const std::string csv = folder / "a.csv", svg = folder / "a.svg";
        const Said said = run(
            simulate("colours", {"--bots", "regular,novice,random", "--games", "60", "--seed", "9",
                                 "--compare", "first=1", "--threads", threads, "--csv", csv, "--svg", svg}));
        ASSERT_EQ(said.code, 0) << said.err;
        all.push_back(said.out + bytes_of(csv) + bytes_of(svg));
    }
    EXPECT_EQ(all[0], all[1]);
    EXPECT_EQ(all[0], all[2]);
    EXPECT_THAT(all[0], AllOf(HasSubstr("</svg>"), HasSubstr("table,section,item,figure,value,low,high\n")));
}

TEST(Simulate, another_seed_gives_other_games) {
    const auto games = [](const char* seed) {
        return json::parse(run(simulate("colours", {"--games", "10", "--json", "--seed", seed})).out)
            .at("tables");
    };
    EXPECT_EQ(games("3"), games("3"));
    EXPECT_NE(games("3"), games("4"));
}

TEST(Simulate, compares_what_an_option_changes) {
    const Words more{"--seats", "5", "--bots", "random", "--games", "30", "--json"};
    for (const char* change : {R"({"slot-machine":true})", "slot-machine", "slot-machine=true"}) {
        Words words = simulate("las-vegas", more);
        words.insert(words.end(), {"--compare", change});
        const json said = json::parse(run(words).out);
        EXPECT_EQ(said.at("tables")[0].at("options"), json::object());
        EXPECT_EQ(said.at("tables")[1].at("options"), json::parse(R"({"slot-machine":true})"));
        EXPECT_FALSE(said.at("tables")[0].at("place").contains("slot machine"));
        EXPECT_TRUE(said.at("tables")[1].at("place").contains("slot machine"));
        const json& money = said.at("difference").at("seat").at("0").at("money");
        EXPECT_NEAR(money.at("value").get<double>(),
                    said.at("tables")[1].at("seat").at("0").at("money").at("value").get<double>() -
                        said.at("tables")[0].at("seat").at("0").at("money").at("value").get<double>(),
                    1e-6);
        EXPECT_LT(money.at("low"), money.at("high"));
    }
}

TEST(Simulate, compares_presets_and_takes_them_away) {
    const auto options = [](Words more) {
        Words words = simulate("las-vegas", {"--seats", "3", "--bots", "random", "--games", "1", "--json"});
        words.insert(words.end(), more.begin(), more.end());
        const json said = json::parse(run(words).out);
        return std::pair{said.at("tables")[0].at("options"), said.at("tables")[1].at("options")};
    };
    const auto [with, without] = options({"--preset", "boulevard", "--compare", "base"});
    EXPECT_TRUE(with.contains("kickers"));
    EXPECT_EQ(without, json::object());
    const auto [plain, boulevard] = options({"--compare", "boulevard"});
    EXPECT_EQ(plain, without);
    EXPECT_EQ(boulevard, with);
    const auto [two, changed] =
        options({"--option", "rounds=2", "--option", "neutral", "--compare", R"({"neutral":false})"});
    EXPECT_EQ(two, json::parse(R"({"neutral":true,"rounds":2})"));
    EXPECT_EQ(changed, json::parse(R"({"rounds":2})"));
}

TEST(Simulate, odd_requests_get_one_sentence) {
    expect_sentence(simulate("las-vegas", {"--games", "0"}), 2, "--games is a whole number from 1 to");
    expect_sentence(simulate("las-vegas", {"--games", "1000000001"}), 2, "from 1 to 1000000000, not");
    expect_sentence(simulate("las-vegas", {"--games", "99999999999999999999999"}), 2,
                    "--games is a whole number from 1 to");
    expect_sentence(simulate("las-vegas", {"--games", "-5"}), 2, "--games is a whole number from 1 to");
    expect_sentence(simulate("las-vegas", {"--games", "1e3"}), 2, "--games is a whole number from 1 to");
    expect_sentence(simulate("las-vegas", {"--games", ""}), 2, "--games");
    expect_sentence(simulate("las-vegas", {"--threads", "0"}), 2, "--threads");
    expect_sentence(simulate("las-vegas", {"--threads", "100000"}), 2, "--threads");
    expect_sentence(simulate("las-vegs"), 2, "Did you mean \"las-vegas\"?");
    expect_sentence({"simulate"}, 2, "GAME is required");
    expect_sentence(simulate("las-vegas", {"--playouts", "0"}), 2, "--playouts is a whole number from 1 on");
    expect_sentence(simulate("las-vegas", {"--sets", "3"}), 2, "Did you mean \"--seats\"?");
}

TEST(Simulate, impossible_tables_are_refused_by_their_rule) {
    expect_sentence(simulate("las-vegas", {"--seats", "1"}), 1, "LV-0: ");
    expect_sentence(simulate("las-vegas", {"--seats", "0"}), 1, "LV-0: ");
    expect_sentence(simulate("las-vegas", {"--seats", "9"}), 1, "BV-3: ");
    expect_sentence(simulate("las-vegas", {"--seats", "12345"}), 2, "No table has 12345 seats.");
    expect_sentence(simulate("monte-carlo", {"--seats", "5"}), 1, ": ");
    expect_sentence(simulate("solitaire", {"--seats", "2"}), 1, ": ");
    expect_sentence(simulate("las-vegas", {"--bots", "random,random,random", "--seats", "2"}), 2,
                    "There are 3 bots for 2 seats.");
    expect_sentence(simulate("las-vegas", {"--bots", "reglar"}), 2, "Did you mean \"regular\"?");
    expect_sentence(simulate("las-vegas", {"--bots", ""}), 2, "There is no bot \"\"");
    expect_sentence(simulate("las-vegas", {"--option", "nutral"}), 1, "Did you mean \"neutral\"?");
    expect_sentence(simulate("las-vegas", {"--options", "{\"neutral\":"}), 1, "JOURNAL: ");
    expect_sentence(simulate("las-vegas", {"--options", "[]"}), 1, "JOURNAL: ");
    expect_sentence(simulate("las-vegas", {"--options", R"({"neutral":1})"}), 1, ": ");
    expect_sentence(simulate("las-vegas", {"--preset", "boulevart"}), 2, "Did you mean \"boulevard\"?");
}

TEST(Simulate, odd_comparisons_get_one_sentence) {
    expect_sentence(simulate("las-vegas", {"--compare", "{}"}), 2, "nothing to compare");
    expect_sentence(simulate("las-vegas", {"--compare", R"({"neutral":false})"}), 2, "nothing to compare");
    expect_sentence(simulate("las-vegas", {"--compare", "base"}), 2, "nothing to compare");
    expect_sentence(simulate("las-vegas", {"--compare", ""}), 2, "neither an option nor a preset");
    expect_sentence(simulate("las-vegas", {"--compare", "[1]"}), 2, "neither an option nor a preset");
    expect_sentence(simulate("las-vegas", {"--compare", "boulevart"}), 2, "Did you mean \"boulevard\"?");
    expect_sentence(simulate("las-vegas", {"--compare", "{\"neutral\""}), 1, "--compare: JOURNAL: ");
    expect_sentence(simulate("las-vegas", {"--compare", R"({"nutral":true})"}), 1,
                    "Did you mean \"neutral\"?");
    expect_sentence(simulate("las-vegas", {"--seats", "4", "--compare", "slot-machine"}), 1,
                    "--compare: BV-14: ");
    expect_sentence(simulate("las-vegas", {"--compare", "rounds=9"}), 1, "--compare: ");
}

TEST(Simulate, a_file_that_cannot_be_written_is_known_before_the_games) {
    const Folder folder;
    for (const char* option : {"--csv", "--svg"}) {
        expect_sentence(simulate("las-vegas", {"--games", "1000000000", option, folder / "no/such/file"}), 1,
                        "Cannot write ");
        expect_sentence(simulate("las-vegas", {"--games", "1000000000", option, folder / ""}), 1,
                        "Cannot write ");
    }
    expect_sentence(simulate("las-vegas", {"--csv", folder / "a", "--svg", folder / "a"}), 2,
                    "two different files");
    // What stands there is kept where nothing comes of it.
    const std::string old = folder.file("old.csv", "mine");
    expect_sentence(simulate("las-vegas", {"--games", "0", "--csv", old}), 2,
                    "--games is a whole number from 1 to");
    expect_sentence(simulate("las-vegas", {"--seats", "1", "--csv", old}), 1, "LV-0");
    EXPECT_EQ(bytes_of(old), "mine");
    expect_sentence(simulate("las-vegas", {"--seats", "1", "--csv", folder / "new.csv"}), 1, "LV-0");
    EXPECT_FALSE(std::filesystem::exists(folder / "new.csv"));
}

TEST(Simulate, a_full_disk_does_not_cost_the_report) {
    const Said said = run(simulate("colours", {"--games", "3", "--csv", "/dev/full"}));
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.out, StartsWith("colours, 4 seats, seed 1: 3 games\n"));
    EXPECT_THAT(said.err, HasSubstr("Cannot write /dev/full"));
}

/// Starts a long simulation, sends it a signal once it runs, and sees how it ends.
TEST(Simulate, ctrl_c_reports_what_there_is) {
    const Folder folder;
    const std::string out = folder / "out", err = folder / "err", csv = folder / "a.csv";
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 1, out.c_str(), O_WRONLY | O_CREAT, 0600);
    posix_spawn_file_actions_addopen(&files, 2, err.c_str(), O_WRONLY | O_CREAT, 0600);
    const Words words{support::program(), "simulate",   "colours",   "--bots", "random", "--seats", "2",
                      "--games",          "1000000000", "--threads", "2",      "--csv",  csv};
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t child = 0;
    ASSERT_EQ(posix_spawn(&child, support::program().c_str(), &files, nullptr, arguments.data(), environ), 0);
    posix_spawn_file_actions_destroy(&files);
    std::this_thread::sleep_for(std::chrono::seconds(2));
    kill(child, SIGINT);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 130);
    EXPECT_THAT(bytes_of(err), AllOf(StartsWith("Stopped after "), HasSubstr("of 1,000,000,000 games")));
    EXPECT_THAT(bytes_of(out), AllOf(StartsWith("colours, 2 seats"), HasSubstr("\nStopped after ")));
    EXPECT_THAT(bytes_of(csv), StartsWith("table,section,"));
}

TEST(Simulate, other_programs_play) {
    const std::string bot = "python3 " + support::source("examples/bots/bot.py");
    const Said said =
        run(simulate("las-vegas", {"--bots", bot + ",random", "--games", "3", "--option", "rounds=1"}));
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_EQ(said.err, "");
    EXPECT_THAT(said.out, AllOf(HasSubstr("bot.py, random."), HasSubstr("bot.py ")));
    EXPECT_THAT(said.out, Not(HasSubstr("GIVEN UP")));
}

TEST(Simulate, a_program_that_crashes_loses_its_games_and_no_more) {
    const Said said =
        run(simulate("las-vegas", {"--bots", "/bin/false,random,random", "--games", "8", "--json"}));
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.err, HasSubstr("has lost its game"));
    const json table = json::parse(said.out).at("tables")[0];
    EXPECT_EQ(table.at("given_up"), 8);
    EXPECT_EQ(table.at("seat").at("0").at("wins").at("value"), 0);
    EXPECT_EQ(table.at("seat").at("0").at("given up").at("value"), 1);
    EXPECT_EQ(table.at("seat").at("1").at("wins").at("value"), 0.5);
}

}  // namespace
