// Bots that are other programs, good ones and bad ones.

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "support/games.h"
#include "support/places.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;

const std::string kExamples = support::source("examples/bots/");

/// Says hello, and then behaves as the lines of Python say; `said` is what it was told.
std::string bot(const Folder& folder, const std::string& behaviour) {
    const std::string file =
        folder.file("bot.py",
                    "import json, sys, time\n"
                    "for line in sys.stdin:\n"
                    "    said = json.loads(line)\n"
                    "    if 'hello' in said:\n"
                    "        print('{\"hello\":{\"name\":\"x\",\"version\":\"1\"}}', flush=True)\n"
                    "        continue\n"
                    "    if 'over' in said: break\n" +
                        behaviour);
    return "python3 " + file;
}

Said plays(const std::string& command, const std::string& game = "las-vegas") {
    return run({"arena", game, "--bots", "random," + command, "--games", "2", "--ms", "2000", "--json"});
}

void expect_lost(const Said& said, const std::string& why) {
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.err, HasSubstr("has lost its game: " + why));
    const json table = json::parse(said.out);
    EXPECT_THAT(table.dump(), HasSubstr("random"));
    for (const json& player : table.at("bots"))
        EXPECT_EQ(player.at("wins").at("value"), player.at("bot") == "random" ? 1.0 : 0.0) << said.out;
}

TEST(ExternalBots, play_every_game_in_three_languages) {
    const Folder folder;
    const std::string made = folder / "first";
    ASSERT_EQ(std::system(("c++ -std=c++20 -o " + made + " " + kExamples + "bot.cpp").c_str()), 0);
    for (const std::string& command :
         {"python3 " + kExamples + "bot.py", "node " + kExamples + "bot.mjs", made})
        for (const std::string& game : support::game_names(2)) {
            const Said said = plays(command, game);
            EXPECT_EQ(said.code, 0) << command << ": " << said.err;
            EXPECT_EQ(said.err, "") << command << " " << game;
        }
}

TEST(ExternalBots, lose_their_game_and_nothing_else) {
    const Folder folder;
    expect_lost(plays(bot(folder, "    sys.exit(3)\n")), "it ended instead of answering");
    expect_lost(plays(bot(folder, "    time.sleep(60)\n")), "it did not answer within 2000 ms");
    expect_lost(plays(bot(folder, "    print('nonsense \\x07', flush=True)\n")),
                "it answered \"nonsense ?\"");
    expect_lost(plays(bot(folder, "    print('[' * 60000, flush=True)\n")), "it answered");
    expect_lost(plays(bot(folder, "    print('{\"move\":{\"place\":9}}', flush=True)\n")), "it answered");
    expect_lost(plays(bot(folder, "    while True: sys.stdout.write('x' * 9999)\n")),
                "it wrote more than a line");
    expect_lost(plays("/nowhere/bot"), "it ended instead of answering");
    expect_lost(plays("cat /dev/null"), "it ended instead of answering");
    if (std::getenv("CROUPIER_LONG") != nullptr)
        expect_lost(plays("sleep 60"), "it did not answer within 10000 ms");
}

TEST(ExternalBots, keep_their_standard_error) {
    const Folder folder;
    const Said said = plays(bot(folder, "    raise ValueError('too hard')\n"));
    expect_lost(said, "it ended instead of answering");
    const std::string words = "Its standard error is in ";
    const std::size_t begin = said.err.find(words) + words.size();
    const std::string file = said.err.substr(begin, said.err.find(".err", begin) + 4 - begin);
    EXPECT_THAT(support::bytes_of(file), HasSubstr("too hard"));
    for (std::size_t at = 0; (at = said.err.find(words, at)) != said.err.npos; at += words.size()) {
        const std::size_t from = at + words.size();
        std::filesystem::remove(said.err.substr(from, said.err.find(".err", from) + 4 - from));
    }
}

TEST(ExternalBots, are_replaced_at_a_table_of_people) {
    const Folder folder;
    const Said said =
        run({"play", "las-vegas", "--seats", "bot:random,bot:" + bot(folder, "    sys.exit(1)\n"), "--house",
             "seed:3", "--journal", folder / "game.jsonl"});
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.err, HasSubstr("A regular plays on."));
    EXPECT_EQ(run({"replay", folder / "game.jsonl"}).out, "ok " + folder / "game.jsonl" + "\n");
    EXPECT_THAT(support::bytes_of(folder / "game.jsonl"), HasSubstr("bot:program"))
        << "a journal never says what to start";
    EXPECT_EQ(support::bytes_of(folder / "game.jsonl").find("python3"), std::string::npos);
}

}  // namespace
