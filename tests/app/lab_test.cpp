// croupier hint and croupier analyse, as a user meets them.

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "support/program.h"

namespace {

using nlohmann::json;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;

const std::string kStart =
    R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":0,"rounds":1}})"
    "\n"
    R"({"house":{"notes":[[60000],[80000],[50000],[70000],[90000],[60000]]}})"
    "\n";
const std::string kLastDice = kStart + R"({"house":{"roll":{"own":[1,1,1,1,1,1,2,4]}}})"
                                       "\n"
                                       R"({"seat":0,"move":{"place":1}})"
                                       "\n"
                                       R"({"house":{"roll":{"own":[3,3,3,3,3,3,3,5]}}})"
                                       "\n"
                                       R"({"seat":1,"move":{"place":3}})"
                                       "\n"
                                       R"({"house":{"roll":{"own":[2,5]}}})"
                                       "\n";
const std::string kOver = kLastDice + R"({"seat":0,"move":{"place":5}})"
                                      "\n"
                                      R"({"house":{"roll":{"own":[5]}}})"
                                      "\n"
                                      R"({"seat":1,"move":{"place":5}})"
                                      "\n"
                                      R"({"house":{"roll":{"own":[6]}}})"
                                      "\n"
                                      R"({"seat":0,"move":{"place":6}})"
                                      "\n";

TEST(HintCommand, says_what_is_exact) {
    const Said said = run({"hint", "-", "--seat", "0"}, kLastDice);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("exactly"));
    EXPECT_THAT(said.out, HasSubstr("{\"place\":5}"));
    EXPECT_EQ(said.out.find("playout"), said.out.npos);
    const json found = json::parse(run({"hint", "-", "--seat", "Anna", "--json"}, kLastDice).out);
    EXPECT_EQ(found["exact"], true);
    EXPECT_EQ(found["moves"].size(), 2u);
    EXPECT_EQ(found["moves"][0]["move"]["place"], 5);
    EXPECT_EQ(found["notes"].size(), 6u);
}

TEST(HintCommand, samples_with_intervals_and_speaks_four_languages) {
    const std::string begun = kStart + R"({"house":{"roll":{"own":[1,1,2,2,3,3,5,6]}}})"
                                       "\n";
    const Said said = run({"hint", "-", "--playouts", "200"}, begun);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("95 %"));
    EXPECT_EQ(run({"hint", "-", "--playouts", "200", "--threads", "3"}, begun).out, said.out);
    EXPECT_THAT(run({"hint", "-", "--playouts", "50", "--lang", "de"}, begun).out,
                HasSubstr("Gewinnt das Spiel"));
    EXPECT_THAT(run({"hint", "-", "--playouts", "50", "--lang", "fr"}, begun).out,
                HasSubstr("Gagne la partie"));
    EXPECT_THAT(run({"hint", "-", "--playouts", "50", "--lang", "ru"}, begun).out,
                HasSubstr("Шанс выиграть"));
}

/// One sentence on standard error, nothing else, and this exit code.
void refuses(const std::vector<std::string>& words, const std::string& input, int code, const char* part) {
    const Said said = run(words, input);
    EXPECT_EQ(said.code, code) << said.err;
    EXPECT_EQ(said.out, "");
    EXPECT_THAT(said.err, HasSubstr(part));
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
}

TEST(HintCommand, refuses_in_one_sentence) {
    refuses({"hint", "-", "--seat", "1"}, kLastDice, 1, "not asked now");
    refuses({"hint", "-", "--seat", "2"}, kLastDice, 1, "no seat \"2\"");
    refuses({"hint", "-", "--seat", "Ana"}, kLastDice, 1, "Did you mean \"Anna\"?");
    refuses({"hint", "-", "--seat", "0"}, kOver, 1, "over");
    refuses({"hint", "-", "--seat", "0"}, kStart, 1, "The house is to draw");
    refuses({"hint", "no-such-file.jsonl", "--seat", "0"}, "", 1, "no-such-file");
    refuses({"hint", "-", "--seat", "0"}, "hello\n", 1, "-:1: JOURNAL");
    refuses({"hint", "-", "--seat", "0"}, "", 1, "-:1: JOURNAL");
    refuses({"hint", "-", "--seat", "0", "--playouts", "0"}, kLastDice, 2, "playouts");
    refuses({"hint", "-", "--seat", "0", "--seconds", "-3"}, kLastDice, 2, "seconds");
}

TEST(AnalyseCommand, tells_luck_from_choices_and_draws) {
    const Folder folder;
    const std::string plot = folder / "plot.svg";
    const Said said = run({"analyse", "-", "--playouts", "20", "--svg", plot}, kOver);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("luck"));
    EXPECT_THAT(said.out, HasSubstr("Turning points"));
    EXPECT_THAT(support::bytes_of(plot), HasSubstr("</svg>"));
    const std::vector<std::string> words{"analyse", "-", "--playouts", "20", "--json", "--threads"};
    auto one = words, two = words;
    one.emplace_back("1");
    two.emplace_back("2");
    const std::string out = run(one, kOver).out;
    EXPECT_EQ(run(two, kOver).out, out);
    const json found = json::parse(out);
    EXPECT_EQ(found["entries"].size(), 11u);
    for (const json& account : found["accounts"])
        for (const char* what : {"win", "money"}) {
            const json& one_of = account[what];
            EXPECT_NEAR(
                one_of["start"].get<double>() + one_of["luck"].get<double>() + one_of["skill"].get<double>(),
                one_of["result"].get<double>(), 1e-4);
        }
}

TEST(AnalyseCommand, goes_as_far_as_the_game_went_and_refuses_the_rest) {
    const Said said = run({"analyse", "-", "--playouts", "20"}, kLastDice);
    EXPECT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, HasSubstr("not over"));
    refuses({"analyse", "-"}, kStart.substr(0, kStart.find('\n') + 1), 1, "no entries yet");
    refuses({"analyse", "no-such-file.jsonl"}, "", 1, "no-such-file");
    refuses({"analyse", "-", "--playouts", "1"}, "{}\n", 1, "-:1: JOURNAL");
    refuses({"analyse", "-", "--playouts", "3", "--svg", "no/such/folder/x.svg"}, kOver, 1, "no/such/folder");
}

}  // namespace
