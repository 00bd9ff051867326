// Wrong values on the command line: one sentence each, which says what was wrong and what is right.

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <sstream>

#include "support/counts.h"
#include "support/program.h"

namespace {

using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;

/// What an option is given, and how the program ends then.
struct Wrong {
    std::vector<std::string> values;
    int code = 2;
};
/// Numbers of any size, numbers with bounds, and so on: what none of them takes.
const Wrong kNoNumber{{"x", "-1", "99999999999999999999999"}};
const Wrong kNoRate{{"x", "-0.1", "1.5", "nan", "inf", "0,5", "0.5x"}};
const Wrong kNoWord{{"xx", "On", "en ", "de->2", "2"}};
const Wrong kNoBot{{"xx", "expertt"}};
const Wrong kNoStore{{"mysql://house"}};
const Wrong kNoFile{{"/dev/null/nothing"}, 1};  // the command line is right, the disk is not
/// Rules refuse a set-up, and name themselves.
const Wrong kNoSetup{{"xx"}, 1};
const Wrong kNoSeat{{"xx", "9"}};
const Wrong kAnything{};

/// All options with a value, by the command; the words that make the rest of the command right.
struct Command {
    std::vector<std::string> words;
    std::map<std::string, Wrong> options;
};

std::map<std::string, Command> commands(const std::string& journal) {
    const std::string nowhere = "http://127.0.0.1:1";
    const std::map<std::string, Wrong> table{
        {"--options", {{"x", "{\"rounds\":}"}, 1}}, {"--option", kNoSetup}, {"--preset", {{"xx"}}}};
    const auto with = [](std::map<std::string, Wrong> some, const std::map<std::string, Wrong>& more) {
        some.insert(more.begin(), more.end());
        return some;
    };
    const std::map<std::string, Wrong> bots{{"--bots", kNoBot},
                                            {"--seats", kNoNumber},
                                            {"--playouts", kNoNumber},
                                            {"--ms", kNoNumber},
                                            {"--threads", {{"0", "x", "257"}}},
                                            {"--games", kNoNumber},
                                            {"--seed", kNoNumber}};
    const std::map<std::string, Wrong> pace{{"--seconds", {{"x", "0", "-1", "99999999", "nan"}}},
                                            {"--playouts", kNoNumber},
                                            {"--seed", kNoNumber},
                                            {"--threads", {{"0", "x", "257"}}},
                                            {"--language", kNoWord}};
    return {
        {"play",
         {{},
          with({{"--seats", {{",", "Anna,,Benno", "999"}}},
                {"--people", {{","}}},
                {"--bots", {{"9", "x", "-1"}}},
                {"--bot", kNoBot},
                {"--think", kNoNumber},
                {"--playouts", kNoNumber},
                {"--threads", {{"0", "x", "257"}}},
                {"--house", {{"x", "seed:", "seed:x", "Fair"}}},
                {"--journal", kNoFile},
                {"--confirm", kNoWord},
                {"--language", kNoWord},
                {"--color", kNoWord}},
               table)}},
        {"games", {{}, {{"--language", kNoWord}}}},
        {"rules", {{"LV-10"}, {{"--language", kNoWord}}}},
        {"new", {{"las-vegas", "--seats", "2"}, with({{"--seats", {{",", "999"}}}}, table)}},
        {"legal", {{journal}, {{"--seat", kNoSeat}}}},
        {"schema", {{"las-vegas"}, {}}},
        {"show", {{journal}, {{"--seat", kNoSeat}, {"--color", kNoWord}}}},
        {"replay", {{journal}, {}}},
        {"random",
         {{"las-vegas", "--seats", "2"},
          with({{"--seats", kNoNumber},
                {"--seed", kNoNumber},
                {"--games", kNoNumber},
                {"--journals", kNoFile}},
               table)}},
        {"arena",
         {{"las-vegas", "--bots", "random,random", "--games", "2"},
          with(with({{"--h0", kNoRate},
                     {"--h1", kNoRate},
                     {"--alpha", kNoRate},
                     {"--beta", kNoRate},
                     {"--luck", kNoNumber},
                     {"--resume", kNoFile}},
                    bots),
               table)}},
        {"simulate",
         {{"las-vegas", "--games", "2"},
          with(with({{"--compare", {{"xx", "neutrall"}}}, {"--csv", kNoFile}, {"--svg", kNoFile}}, bots),
               table)}},
        {"hint", {{journal}, with({{"--seat", {{"xx", "9"}, 1}}}, pace)}},
        {"analyse", {{journal, "--playouts", "1"}, with({{"--svg", kNoFile}}, pace)}},
        {"export", {{journal}, {{"--csv", kNoFile}, {"--store", kNoStore}}}},
        {"bench",
         {{"las-vegas", "--check"},
          {{"--seconds", {{"x", "-1", "3601"}}},
           {"--fingerprints", kNoFile},
           {"--perfect", {{"x", "-1", "1"}}},
           {"--seed", kNoNumber}}}},
        {"serve",
         {{},
          {{"--port", {{"x", "-1", "65536"}}},
           {"--bind", {{"xx"}, 1}},
           {"--data", kNoFile},
           {"--store", kNoStore},
           {"--page", kNoFile},
           {"--origin", kAnything},
           {"--proxy", {{"xx", "10.0.0.2.3"}}},
           {"--think", {{"x", "60001"}}},
           {"--pause", {{"x", "60001"}}},
           {"--bot-threads", {{"x", "1025"}}},
           {"--most-connections", {{"x", "1000001"}}},
           {"--most-of-address", {{"x", "1000001"}}},
           {"--config", kNoFile}}}},
        {"join",
         {{nowhere, "--new", "las-vegas"},
          with({{"--name", kAnything},
                {"--seat", {{"8", "x", "-1"}}},
                {"--bot", kNoBot},
                {"--think", kNoNumber},
                {"--new", {{"xx"}}},
                {"--seats", {{",", "999"}}},
                {"--timer", {{"4", "x", "604801"}}},
                {"--confirm", kNoWord},
                {"--language", kNoWord},
                {"--color", kNoWord},
                {"--option", kAnything}},  // the server's to refuse
               table)}},
        {"tables", {{nowhere}, {{"--language", kNoWord}}}},
        {"verify-fair", {{journal}, {}}},
        {"verify", {{}, {{"--store", kNoStore}}}},
        {"backup", {{"/dev/null/x"}, {{"--store", kNoStore}}}},
        {"restore", {{"/dev/null/x"}, {{"--store", kNoStore}}}},
    };
}

/// The options of a command that take a value, as its help lists them: all but flags.
std::set<std::string> options_with_values(const std::string& command) {
    std::set<std::string> found;
    std::istringstream help(run({command, "--help"}).out);
    for (std::string line; std::getline(help, line);) {
        if (!line.starts_with("  --")) continue;
        const std::size_t end = line.find_first_of(" ,", 2);
        // A value is named in capital letters, or by what it can be: on|off.
        const std::string behind = line.substr(line.find(' ', 2) + 1);
        const bool value = !behind.empty() && behind[0] != ' ' &&
                           (std::isupper(static_cast<unsigned char>(behind[0])) || behind.starts_with("on|"));
        if (value && !behind.starts_with("Excludes")) found.insert(line.substr(2, end - 2));
    }
    return found;
}

class Usage : public testing::Test {
   protected:
    const Folder folder;
    const std::string journal = folder.file(
        "game.jsonl",
        R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":0}})"
        "\n"
        R"({"house":{"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]}})"
        "\n"
        R"({"house":{"roll":{"own":[1,1,1,1,5,5,5,5]}}})"
        "\n");
};

void expect_one_sentence(const Said& said, int code, const std::string& option, const std::string& value) {
    EXPECT_EQ(said.code, code);
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(std::count(said.err.begin(), said.err.end(), '\n'), 1) << said.err;
    EXPECT_TRUE(said.err.ends_with(".\n") || said.err.ends_with("?\n")) << said.err;
    if (code == 2 || option != "--options") {
        EXPECT_THAT(said.err, HasSubstr(value));
    }
    // By its name, or as the word that it is: There is no bot "xx".
    static const std::map<std::string, std::string> kWords{
        {"--bot", "no bot"},   {"--bots", "no bot"},   {"--new", "no game"},    {"--preset", "no preset"},
        {"--seat", "no seat"}, {"--seats", " seats."}, {"--people", "ery seat"}};
    const auto word = kWords.find(option);
    const bool named = said.err.find(option) != said.err.npos ||
                       (word != kWords.end() && said.err.find(word->second) != said.err.npos);
    EXPECT_TRUE(named || code == 1) << said.err;
    std::string ours = said.err;  // without what was typed
    if (const std::size_t at = ours.find('"' + value + '"'); at != ours.npos)
        ours.erase(at, value.size() + 2);
    for (const char* not_ours : {"->", "{", "Value ", "not in ", "FAILED", "convert", "range"})
        EXPECT_EQ(ours.find(not_ours), ours.npos) << said.err;
}

TEST_F(Usage, every_wrong_value_of_every_option_gets_one_sentence) {
    unsigned count = 0;
    for (const auto& [name, command] : commands(journal))
        for (const auto& [option, wrong] : command.options)
            for (const std::string& value : wrong.values) {
                if (support::kSanitized && ++count % 7 != 0) continue;
                SCOPED_TRACE(name + " " + option + " '" + value + "'");
                std::vector<std::string> words{name};
                words.insert(words.end(), command.words.begin(), command.words.end());
                // An option that is there already is said anew, not twice.
                const auto there = std::find(words.begin(), words.end(), option);
                if (there != words.end()) words.erase(there, there + 2);
                words.push_back(option + "=" + value);
                expect_one_sentence(run(words), wrong.code, option, value);
            }
}

TEST_F(Usage, a_number_is_digits_and_nothing_else) {
    for (const char* value : {"", "1.5", "1e3", "0x10", " 7", "7 ", "+7", "7games", "٣"}) {
        SCOPED_TRACE(value);
        expect_one_sentence(run({"random", "las-vegas", "--seats", "2", "--games", value}), 2, "--games",
                            value);
    }
}

TEST_F(Usage, no_option_is_forgotten_here) {
    const std::map<std::string, Command> all = commands(journal);
    std::istringstream help(run({"--help"}).out);
    std::set<std::string> names;
    bool listed = false;
    for (std::string line; std::getline(help, line);) {
        if (line.find("ubcommands:") != line.npos) listed = true;
        if (listed && line.starts_with("  ") && line[2] != ' ')
            names.insert(line.substr(2, line.find(' ', 2) - 2));
    }
    ASSERT_GT(names.size(), 15u);
    for (const std::string& name : names) {
        ASSERT_TRUE(all.contains(name)) << name;
        std::set<std::string> known;
        for (const auto& [option, wrong] : all.at(name).options) known.insert(option);
        EXPECT_EQ(options_with_values(name), known) << name;
    }
}

TEST_F(Usage, flags_and_options_without_a_value_get_one_sentence) {
    const auto says = [](const std::vector<std::string>& words) {
        const Said said = run(words);
        EXPECT_EQ(said.code, 2);
        return said.err;
    };
    EXPECT_EQ(says({"games", "--json=maybe"}),
              "--json stands alone: it takes no value such as \"maybe\". See `croupier games --help`.\n");
    EXPECT_EQ(says({"rules", "--language"}), "--language needs a value. See `croupier rules --help`.\n");
    EXPECT_EQ(says({"new"}), "GAME is required. See `croupier new --help`.\n");
    EXPECT_EQ(says({"bench", "--check", "--update"}),
              "Use either --check or --update. See `croupier bench --help`.\n");
    EXPECT_EQ(says({"rules", "LV-10", "--language", "xx"}),
              "--language is en, fr, de or ru, not \"xx\". See `croupier rules --help`.\n");
    EXPECT_EQ(says({"hint", journal, "--seconds", "0"}),
              "--seconds is a number from 0.01 to 86400, not \"0\". See `croupier hint --help`.\n");
}

}  // namespace
