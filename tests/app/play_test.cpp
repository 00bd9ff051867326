// croupier play, from its command line to its journal.

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

namespace {

using nlohmann::json;
using support::bytes_of;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Every value, each confirmed: what was not rolled is refused, what was rolled is played.
std::string any_move(int turns) {
    std::string lines;
    for (int turn = 0; turn < turns; ++turn)
        for (int face = 1; face <= 6; ++face) lines += std::to_string(face) + "\n\n";
    return lines;
}

TEST(Play, starts_a_first_game_without_arguments) {
    const Said said = run({"play"});
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("Las Vegas"));
    EXPECT_THAT(said.out, HasSubstr("Stella"));
    EXPECT_THAT(said.out, HasSubstr("The input has ended"));
}

TEST(Play, every_game_starts_with_its_name_alone) {
    for (const json& game : json::parse(run({"games", "--json"}).out)) {
        const Said said = run({"play", game.at("game").get<std::string>(), "--house", "seed:1"});
        EXPECT_EQ(said.code, 0) << said.err;
        EXPECT_THAT(said.out, HasSubstr("> ")) << game.at("game");
    }
}

TEST(Play, keeps_the_journal_and_goes_on_with_it) {
    const Folder folder;
    const std::string whole = folder / "whole.jsonl", parts = folder / "parts.jsonl";
    const std::vector<std::string> table{"play",    "las-vegas", "--seats",  "Anna,bot,bot:random",
                                         "--house", "seed:11",   "--journal"};
    const auto play = [&](const std::string& file, const std::string& input) {
        std::vector<std::string> words = table;
        words.push_back(file);
        return run(words, input);
    };
    ASSERT_EQ(play(whole, any_move(60)).code, 0);
    EXPECT_EQ(run({"replay", whole}).out, "ok " + whole + "\n");

    // The same game, interrupted three times; the header knows who is a bot.
    for (int part = 0; part < 3; ++part) {
        const Said said = play(parts, "1\n\n2\n\n3\n\n");
        EXPECT_THAT(said.out, HasSubstr("goes on with it"));
        EXPECT_EQ(run({"replay", parts}).out, "ok " + parts + " (unfinished)\n");
    }
    ASSERT_EQ(run({"play", "--house", "seed:11", "--journal", parts}, any_move(60)).code, 0);
    EXPECT_EQ(run({"replay", parts}).out, "ok " + parts + "\n");
    const std::string finished = bytes_of(parts);
    EXPECT_EQ(run({"play", "--journal", parts}).code, 0);
    EXPECT_EQ(bytes_of(parts), finished) << "a finished game stays as it is";
}

TEST(Play, the_same_seed_is_the_same_game) {
    const std::vector<std::string> words{"play", "--seats", "Anna,bot,bot", "--house", "seed:5"};
    EXPECT_EQ(run(words, any_move(60)).out, run(words, any_move(60)).out);
    EXPECT_NE(run({"play", "--seats", "Anna,bot,bot", "--house", "seed:6"}, any_move(60)).out,
              run(words, any_move(60)).out);
}

TEST(Play, drops_a_line_that_was_cut_off) {
    const Folder folder;
    const std::string file = folder / "a.jsonl";
    run({"play", "--seats", "Anna,bot", "--house", "seed:5", "--journal", file});
    const std::string text = bytes_of(file);
    support::write_bytes(file, text + R"({"seat":0,"mo)");
    EXPECT_EQ(run({"play", "--journal", file}).code, 0);
    EXPECT_EQ(bytes_of(file), text);
}

TEST(Play, undo_by_hand_is_undone_in_the_journal) {
    const Folder folder;
    const std::string file = folder / "a.jsonl";
    const std::vector<std::string> words{"play",    "--seats", "Anna,Benno", "--option", "first=0",
                                         "--house", "hand",    "--journal",  file};
    const std::string notes = "80 / 20 40 / 70 / 50 / 10 10 30 / 60\n";
    run(words, notes);
    const std::string before = bytes_of(file);
    run(words, "1 1 2 2 3 3 4 4\n1\n\nu\nu\n");
    EXPECT_EQ(bytes_of(file), before);
}

TEST(Play, refuses_what_is_no_journal) {
    const Folder folder;
    const std::string wrong = folder.file("wrong.jsonl", "hello\nworld\n");
    const Said said = run({"play", "--journal", wrong});
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.err, StartsWith(wrong + ":1: JOURNAL: "));
    EXPECT_EQ(bytes_of(wrong), "hello\nworld\n");
    EXPECT_EQ(run({"play", "--journal", folder / "."}).code, 1);
    EXPECT_THAT(run({"play", "--seats", "Anna,bot", "--journal", folder / "no/such/folder"}).err,
                StartsWith("Cannot write"));
}

TEST(Play, says_what_is_wrong_with_the_table) {
    const auto sentence = [](const std::vector<std::string>& words, int code, const std::string& part) {
        const Said said = run(words);
        EXPECT_EQ(said.code, code);
        EXPECT_THAT(said.err, HasSubstr(part));
    };
    sentence({"play", "--house", "loaded"}, 2, "--house is fair, hand or seed:NUMBER");
    sentence({"play", "--house", "seed:x"}, 2, "whole number");
    sentence({"play", "--seats", "Anna,bot", "--bots", "2"}, 2, "either --seats");
    sentence({"play", "--bots", "9"}, 2, "--bots");
    sentence({"play", "--people", "Anna"}, 1, "LV-0: ");
    sentence({"play", "--confirm", "maybe"}, 2, "--confirm");
    sentence({"play", "poker"}, 2, "There is no game");
}

TEST(Play, speaks_other_languages) {
    const std::vector<std::string> words{"play", "--seats", "Anna,bot", "--house", "seed:5", "--language"};
    std::vector<std::string> outs;
    for (const char* language : {"en", "fr", "de", "ru"}) {
        std::vector<std::string> all = words;
        all.push_back(language);
        outs.push_back(run(all, "7\n?\n").out);
    }
    EXPECT_THAT(outs[1], HasSubstr("L'entrée est finie"));
    EXPECT_THAT(outs[2], HasSubstr("Die Eingabe ist zu Ende"));
    EXPECT_THAT(outs[3], HasSubstr("Ввод закончился"));
    for (std::size_t i = 1; i < outs.size(); ++i) EXPECT_THAT(outs[i], Not(HasSubstr("takes back")));
}

TEST(Play, json_is_one_object_a_line_and_nothing_else) {
    const Said said = run({"play", "--seats", "Anna,bot", "--house", "seed:5", "--json"},
                          "{\"place\":1}\n{\"undo\":true}\nx\n");
    EXPECT_EQ(said.code, 0);
    std::istringstream lines(said.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) EXPECT_TRUE(json::parse(line).is_object());
    EXPECT_GT(count, 5);
}

}  // namespace
