// croupier arena, from its command line to its files.

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "support/counts.h"
#include "support/places.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::bytes_of;
using support::expect_sentence;
using support::Folder;
using support::run;
using support::Said;
using support::write_bytes;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using Words = std::vector<std::string>;

Words arena(const std::string& game, const std::string& bots, Words more = {}) {
    Words words{"arena", game, "--bots", bots};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(Arena, prints_a_table) {
    const Said said = run(arena("colours", "regular,random", {"--games", "100"}));
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_EQ(said.err, "") << "no bar where there is no terminal";
    EXPECT_THAT(said.out,
                AllOf(StartsWith("colours, 2 seats, options {}, seed 1: 100 games (50 deals of 2)\n"),
                      HasSubstr("\nregular "), HasSubstr("\nrandom "), HasSubstr("Elo")));
}

TEST(Arena, json_holds_the_same) {
    const json said = json::parse(
        run(arena("colours", "regular,random", {"--games", "101", "--seats", "4", "--json", "--seed", "5"}))
            .out);
    EXPECT_EQ(said.at("game"), "colours");
    EXPECT_EQ(said.at("seats"), 4);
    EXPECT_EQ(said.at("games"), 102) << "whole deals: six ways to seat two and two";
    EXPECT_EQ(said.at("deals"), 17);
    EXPECT_EQ(said.at("seed"), 5);
    ASSERT_EQ(said.at("bots").size(), 2u);
    const json& first = said.at("bots")[0];
    EXPECT_EQ(first.at("bot"), "regular");
    for (const char* key : {"wins", "money", "elo"}) {
        EXPECT_LT(first.at(key).at("low"), first.at(key).at("value")) << key;
        EXPECT_LT(first.at(key).at("value"), first.at(key).at("high")) << key;
    }
    const double all = 2 * first.at("wins").at("value").get<double>() +
                       2 * said.at("bots")[1].at("wins").at("value").get<double>();
    EXPECT_NEAR(all, 1, 1e-9);
}

TEST(Arena, takes_the_options_of_a_table) {
    const json said = json::parse(
        run(arena("las-vegas", "regular,novice",
                  {"--games", "4", "--option", "rounds=1", "--options", R"({"neutral":true})", "--json"}))
            .out);
    EXPECT_EQ(said.at("options"), json::parse(R"({"neutral":true,"rounds":1})"));
}

TEST(Arena, threads_change_nothing) {
    const Words words = arena("colours", "expert:60,novice,random", {"--games", "36", "--json"});
    Words more = words;
    more.insert(more.end(), {"--threads", "3"});
    EXPECT_EQ(run(words).out, run(more).out);
}

TEST(Arena, a_game_for_one_compares_how_often_each_wins) {
    const json said =
        json::parse(run(arena("solitaire", "expert:30,random", {"--games", "200", "--json"})).out);
    EXPECT_EQ(said.at("seats"), 1);
    EXPECT_GT(said.at("bots")[0].at("times").at("low"), 1.5);
}

TEST(Arena, prints_all_difficulties_of_solitaire) {
    const Said said = run(arena("solitaire", "regular,random", {"--games", "20", "--difficulties"}));
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_EQ(std::count(said.out.begin(), said.out.end(), '\n'), 17);
    expect_sentence(run(arena("colours", "regular,random", {"--difficulties"})), 2, "Only solitaire");
}

TEST(Arena, stops_early_at_the_same_deal_whatever_the_threads) {
    const Words words = arena("colours", "regular,random", {"--games", "4000", "--stop-early", "--json"});
    Words more = words;
    more.insert(more.end(), {"--threads", "2"});
    const Said said = run(words);
    const json found = json::parse(said.out);
    EXPECT_LT(found.at("games"), 1000);
    EXPECT_EQ(found.at("test").at("says"), "h1");
    EXPECT_EQ(said.out, run(more).out);
    EXPECT_THAT(run(arena("colours", "random,regular", {"--stop-early"})).out,
                HasSubstr("random wins 50.0 % (error 5 %) rather than 55.0 % (error 5 %)."));
}

TEST(Arena, goes_on_where_its_file_ends) {
    const Folder folder;
    const Words words = arena("colours", "regular,novice", {"--json", "--games", "60"});
    const std::string whole = run(words).out;
    const auto with_file = [&](const std::string& file, const std::string& games) {
        Words more = words;
        more.back() = games;
        more.insert(more.end(), {"--resume", file});
        return run(more);
    };
    const std::string file = folder / "a.jsonl";
    EXPECT_EQ(with_file(file, "24").code, 0);
    const std::string part = bytes_of(file);
    EXPECT_EQ(std::count(part.begin(), part.end(), '\n'), 13) << "the contest, and twelve deals";
    EXPECT_EQ(with_file(file, "60").out, whole) << "a longer match takes the file up";
    EXPECT_TRUE(bytes_of(file).starts_with(part));
    const std::string full = bytes_of(file);
    EXPECT_EQ(with_file(file, "60").out, whole);
    EXPECT_EQ(bytes_of(file), full) << "nothing is played again";

    // Torn anywhere in its last lines, or in its first one.
    for (const std::size_t cut : {full.size() - 1, full.size() - 10, full.size() - 60, std::size_t{20}}) {
        write_bytes(file, full.substr(0, cut));
        EXPECT_EQ(with_file(file, "60").out, whole) << cut;
        EXPECT_EQ(bytes_of(file).size(), full.size()) << cut;
    }
}

TEST(Arena, takes_luck_out_where_that_is_asked_for) {
    const Folder folder;
    const std::string file = folder / "a.jsonl";
    const auto with = [](Words more) {
        more.insert(more.end(), {"--games", "60"});
        return run(arena("las-vegas", "regular,novice", more));
    };
    const json said = json::parse(with({"--luck", "30", "--json"}).out);
    const json plain = json::parse(with({"--json"}).out);
    EXPECT_EQ(said.at("luck"), 30);
    EXPECT_FALSE(plain.contains("luck"));
    for (std::size_t who = 0; who < 2; ++who) {
        const json &bot = said.at("bots")[who], &adjusted = bot.at("adjusted");
        EXPECT_LT(adjusted.at("low"), adjusted.at("value"));
        EXPECT_LT(adjusted.at("value"), adjusted.at("high"));
        EXPECT_EQ(bot.at("wins"), plain.at("bots")[who].at("wins")) << "the games are the same";
        EXPECT_FALSE(plain.at("bots")[who].contains("adjusted"));
    }
    const std::string table = with({"--luck", "30"}).out;
    EXPECT_THAT(table, HasSubstr("without luck %"));
    EXPECT_EQ(with({}).out.find("without luck"), std::string::npos);
    // Kept and taken up like any match, and another one than without luck.
    EXPECT_EQ(
        run(arena("las-vegas", "regular,novice", {"--luck", "30", "--games", "20", "--resume", file})).code,
        0);
    EXPECT_EQ(with({"--luck", "30", "--resume", file, "--threads", "2"}).out, table);
    EXPECT_EQ(with({"--luck", "30", "--resume", file}).out, table);
    expect_sentence(with({"--resume", file}), 1, "belongs to another match");
    expect_sentence(with({"--luck", "31", "--resume", file}), 1, "belongs to another match");
    expect_sentence(with({"--luck", "0"}), 2, "--luck is a whole number from 1");
}

TEST(Arena, the_test_looks_at_wins_without_luck) {
    if (support::kSanitized) GTEST_SKIP() << "Statistics are for the release build.";
    const Words words = arena("las-vegas", "expert:40,regular", {"--games", "400", "--stop-early", "--json"});
    Words more = words;
    more.insert(more.end(), {"--luck", "50"});
    const json plain = json::parse(run(words).out), without = json::parse(run(more).out);
    EXPECT_EQ(without.at("test").at("says"), "h1");
    EXPECT_LE(without.at("games"), plain.at("games"));
}

TEST(Arena, refuses_the_file_of_another_match) {
    const Folder folder;
    const std::string file = folder / "a.jsonl";
    ASSERT_EQ(run(arena("colours", "regular,novice", {"--games", "4", "--resume", file})).code, 0);
    const std::string kept = bytes_of(file);
    for (const Words& words :
         {arena("colours", "regular,random", {}), arena("colours", "regular,novice", {"--seed", "2"}),
          arena("colours", "regular,novice", {"--option", "purses=open"}),
          arena("las-vegas", "regular,novice")}) {
        Words more = words;
        more.insert(more.end(), {"--games", "4", "--resume", file});
        expect_sentence(run(more), 1, "belongs to another match");
    }
    EXPECT_EQ(bytes_of(file), kept);
    // A file that is something else is left as it is, whether its last line is whole or not.
    for (const char* text : {"Dear diary", "Dear diary\n"}) {
        write_bytes(file, text);
        expect_sentence(run(arena("colours", "regular,novice", {"--games", "4", "--resume", file})), 1,
                        "belongs to another match");
        EXPECT_EQ(bytes_of(file), text);
    }
    write_bytes(file, kept.substr(0, kept.find('\n') + 1) + "nonsense\n");
    expect_sentence(run(arena("colours", "regular,novice", {"--games", "4", "--resume", file})), 1, ":2: ");
    expect_sentence(run(arena("colours", "regular,novice", {"--resume", "/dev/null/x"})), 1, "Cannot write");
}

TEST(Arena, wrong_usage_gets_one_sentence) {
    expect_sentence(run(arena("colors", "regular,random")), 2, R"(Did you mean "colours"?)");
    expect_sentence(run(arena("colours", "regular,randm")), 2, R"(Did you mean "random"?)");
    expect_sentence(run(arena("colours", "exprt:50,random")), 2, R"(Did you mean "expert"?)");
    expect_sentence(run(arena("colours", "regular:50,random")), 2, "may have a limit");
    expect_sentence(run(arena("colours", "expert:0,random")), 2, "may have a limit");
    expect_sentence(run(arena("colours", "regular,")), 2, "There is no bot \"\"");
    expect_sentence(run(arena("colours", "regular")), 1, "NEW-1: ");
    expect_sentence(run(arena("colours", "regular,random,novice", {"--seats", "2"})), 2,
                    "3 bots for 2 seats");
    expect_sentence(run(arena("colours", "regular,random", {"--seats", "9"})), 2, "No table has");
    expect_sentence(run(arena("colours", "regular,random", {"--games", "0"})), 2,
                    "--games is a whole number from 1 on");
    expect_sentence(run(arena("colours", "regular,random", {"--games", "-5"})), 2,
                    "--games is a whole number");
    expect_sentence(run(arena("colours", "regular,random", {"--playouts", "0"})), 2,
                    "--playouts is a whole number from 1 on");
    expect_sentence(run(arena("colours", "regular,random", {"--threads", "0"})), 2, "--threads");
    expect_sentence(run(arena("colours", "regular,random", {"--option", "purse=open"})), 1,
                    R"(Did you mean "purses"?)");
    expect_sentence(run(arena("colours", "regular,random", {"--stop-early", "--h0", "0.6", "--h1", "0.5"})),
                    2, "--h1 has to be higher");
    expect_sentence(run({"arena", "colours"}), 2, "--bots");
}

/// Two ranks on this machine; where mpirun is not installed the program was built without it.
TEST(Arena, ranks_change_nothing) {
    if (std::system("command -v mpirun >/dev/null 2>&1") != 0) GTEST_SKIP() << "MPI is not installed";
    const Folder folder;
    const std::string out = folder / "out", file = folder / "a.jsonl";
    const auto ranked = [&](const std::string& words) {
        const std::string line =
            "OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 ASAN_OPTIONS=detect_leaks=0 "
            "mpirun --oversubscribe -n 2 " +
            support::program() + " " + words + " >" + out + " 2>" + (folder / "err");
        return std::system(line.c_str());
    };
    const std::string words = "arena colours --bots expert:60,novice --games 40 --json";
    ASSERT_EQ(ranked(words), 0) << bytes_of(folder / "err");
    const std::string alone = run(arena("colours", "expert:60,novice", {"--games", "40", "--json"})).out;
    EXPECT_EQ(bytes_of(out), alone);

    // With a file that one process began, and with a test that stops.
    run(arena("colours", "expert:60,novice", {"--games", "14", "--resume", file}));
    ASSERT_EQ(ranked(words + " --resume " + file), 0) << bytes_of(folder / "err");
    EXPECT_EQ(bytes_of(out), alone);
    ASSERT_EQ(ranked("arena colours --bots regular,random --games 4000 --stop-early --json"), 0);
    EXPECT_EQ(bytes_of(out),
              run(arena("colours", "regular,random", {"--games", "4000", "--stop-early", "--json"})).out);

    // One rank speaks.
    EXPECT_NE(ranked("arena colours --bots exprt,random"), 0);
    const std::string err = bytes_of(folder / "err");
    const std::size_t first = err.find("Did you mean");
    ASSERT_NE(first, err.npos) << err;
    EXPECT_EQ(err.find("Did you mean", first + 1), err.npos) << err;
}

}  // namespace
