// Every command of the program, with good and with bad input.

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "support/games.h"
#include "support/places.h"
#include "support/program.h"

namespace {

using nlohmann::json;
using support::expect_sentence;
using support::Folder;
using support::run;
using support::Said;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kHeader =
    R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":0}})"
    "\n";
const std::string kNotes =
    R"({"house":{"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]}})"
    "\n";
const std::string kRoll = R"({"house":{"roll":{"own":[1,1,1,1,5,5,5,5]}}})"
                          "\n";

// ------------------------------------------------------------------------------------------ the program

TEST(Program, explains_itself) {
    const Said help = run({"--help"});
    EXPECT_EQ(help.code, 0);
    for (const char* command : {"play", "games", "rules", "new", "legal", "show", "replay", "random",
                                "export", "bench", "verify-fair", "verify", "backup", "restore"}) {
        EXPECT_THAT(help.out, HasSubstr(command));
        const Said own = run({command, "--help"});
        EXPECT_EQ(own.code, 0);
        EXPECT_THAT(own.out, HasSubstr(std::string("Usage: croupier ") + command));
        EXPECT_THAT(own.out, HasSubstr("Example"));
    }
    EXPECT_EQ(run({}).out, help.out);
    EXPECT_THAT(run({"--version"}).out, StartsWith("croupier "));
}

TEST(Rules, are_shown_by_number_family_and_game) {
    EXPECT_THAT(run({"rules", "lv-7"}).out, StartsWith("LV-7: They choose exactly one"));
    EXPECT_THAT(run({"rules", "LV-7", "--lang", "fr"}).out, StartsWith("LV-7: Il choisit exactement une"));
    const Said family = run({"rules", "neu"});
    EXPECT_EQ(family.code, 0);
    EXPECT_THAT(family.out, StartsWith("Neutral dice"));
    EXPECT_THAT(family.out, HasSubstr("\n  NEU-5: At payout white counts"));
    EXPECT_THAT(family.out, testing::Not(HasSubstr("LV-7:")));
    const Said game = run({"rules", "solitaire", "--language", "de"});
    EXPECT_THAT(game.out, StartsWith("Solospiel (1 Spieler)\n  SOLO-1: Ein Spieler."));
    EXPECT_THAT(game.out, HasSubstr("  LV-16: "));
    const Said contents = run({"rules"});
    EXPECT_THAT(contents.out, StartsWith("LV-0 "));
    EXPECT_THAT(contents.out, HasSubstr("LV-6 … LV-9         A round\n"));
    for (const std::string& game_name : support::game_names())
        EXPECT_EQ(run({"rules", game_name}).code, 0) << game_name;
    expect_sentence(run({"rules", "las-vegs"}), 2, R"(Did you mean "las-vegas"?)");
    expect_sentence(run({"rules", "QQQQ-77"}), 2, "There is no game and no rule \"QQQQ-77\".");
}

TEST(Program, knows_the_nearest_word) {
    expect_sentence(run({"reply"}), 2, R"(Did you mean "replay"?)");
    expect_sentence(run({"new", "las-vegs", "--seats", "2"}), 2, R"(Did you mean "las-vegas"?)");
    expect_sentence(run({"random", "las-vegas", "--seets", "2"}), 2, R"(Did you mean "--seats"?)");
    expect_sentence(run({"new", "las-vegas", "--seats", "2", "--option", "neutrl"}), 1,
                    R"(Did you mean "neutral"?)");
    expect_sentence(run({"new", "las-vegas", "--seats", "2", "--preset", "neutrall"}), 2,
                    R"(Did you mean "neutral"?)");
    expect_sentence(run({"play", "--seats", "Anna,bot:randm"}), 2, R"(Did you mean "random"?)");
    expect_sentence(run({"xyzzyplugh"}), 2, "There is no command");
}

TEST(Program, notices_a_full_disk) {
    const Said said = run({"games"}, "", "/dev/full");
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.err, StartsWith("Cannot write to standard output"));
}

// ------------------------------------------------------------------------------------------ games

TEST(Games, lists_every_game_with_its_options) {
    const json games = json::parse(run({"games", "--json"}).out);
    ASSERT_FALSE(games.empty());
    const std::string text = run({"games"}).out;
    for (const json& game : games) {
        EXPECT_THAT(text, HasSubstr(game.at("game").get<std::string>() + ": "));
        EXPECT_FALSE(game.at("name").get<std::string>().empty()) << game;
        EXPECT_FALSE(game.at("about").get<std::string>().empty()) << game;
        EXPECT_LE(game.at("seats")[0], game.at("seats")[1]);
        EXPECT_EQ(game.at("presets")[0], "base");
        for (const json& option : game.at("options"))
            EXPECT_FALSE(option.at("about").get<std::string>().empty()) << option;
    }
}

TEST(Games, speaks_the_language_it_is_asked_for) {
    EXPECT_NE(run({"games", "--language", "de"}).out, run({"games"}).out);
    EXPECT_EQ(run({"games", "--language", "xx"}).code, 2);
}

// ------------------------------------------------------------------------------------------ new

TEST(New, prints_the_first_line) {
    EXPECT_EQ(run({"new", "las-vegas", "--seats", "Anna,Benno", "--options", R"({"first":0})"}).out, kHeader);
    EXPECT_EQ(run({"new", "las-vegas", "--seats", "2", "--option", "first=0"}).out, kHeader);
    EXPECT_EQ(run({"new", "las-vegas", "--seats", "Zoë,O\"Neil", "--option", "neutral", "--option",
                   "rounds=2", "--option", "purses=open"})
                  .out,
              R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Zoë","O\"Neil"],)"
              R"("options":{"purses":"open","neutral":true,"rounds":2}})"
              "\n");
}

TEST(New, takes_the_preset_first_and_single_options_last) {
    const auto options = [](const std::vector<std::string>& more) {
        std::vector<std::string> words{"new", "las-vegas", "--seats", "4", "--preset", "neutral"};
        words.insert(words.end(), more.begin(), more.end());
        return json::parse(run(words).out).at("options");
    };
    EXPECT_EQ(options({}), json::parse(R"({"neutral":true})"));
    EXPECT_EQ(options({"--options", R"({"neutral":false,"rounds":3})"}), json::parse(R"({"rounds":3})"));
    EXPECT_EQ(options({"--options", R"({"rounds":3})", "--option", "rounds=2"}),
              json::parse(R"({"neutral":true,"rounds":2})"));
}

TEST(New, refuses_with_the_rule) {
    const auto refusal = [](const std::string& seats, const std::string& options) {
        const Said said = run({"new", "las-vegas", "--seats", seats, "--options", options});
        expect_sentence(said, 1, ": ");
        return said.err.substr(0, said.err.find(':'));
    };
    EXPECT_EQ(refusal("1", "{}"), "LV-0");
    EXPECT_EQ(refusal("2", R"({"rounds":5})"), "LV-6");
    EXPECT_EQ(refusal("2", R"({"first":2})"), "LV-5");
    EXPECT_EQ(refusal("2", R"({"neutral":1})"), "JOURNAL");
    EXPECT_EQ(refusal("2", R"({"neutral":true,"neutral":true})"), "JOURNAL");
    EXPECT_EQ(refusal("2", "[]"), "JOURNAL");
    EXPECT_EQ(refusal("2", "{"), "JOURNAL");
}

TEST(New, says_what_is_wrong_with_the_words) {
    expect_sentence(run({"new", "las-vegas"}), 2, "--seats");
    expect_sentence(run({"new", "las-vegas", "--seats", "Anna,,Benno"}), 2, "Every seat needs a name");
    expect_sentence(run({"new", "las-vegas", "--seats", "12345678901234567890"}), 2, "No table has");
    expect_sentence(run({"new", "las-vegas", "--seats", "A\xff,B"}), 2, "UTF-8");
    expect_sentence(run({"new", "las-vegas", "two", "--seats", "2"}), 2, "two");
}

// ------------------------------------------------------------------------------------------ legal, show

TEST(Legal, prints_who_is_asked_and_every_move) {
    const Folder folder;
    const std::string file = folder.file("a.jsonl", kHeader + kNotes + kRoll);
    EXPECT_EQ(run({"legal", file, "--json"}).out, R"({"asked":[0],"moves":{"0":[{"place":1},{"place":5}]}})"
                                                  "\n");
    EXPECT_EQ(run({"legal", file, "--json", "--seat", "1"}).out, R"({"asked":[0],"moves":{}})"
                                                                 "\n");
    EXPECT_EQ(run({"legal", "-", "--json"}, kHeader).out, R"({"asked":["house"],"moves":{}})"
                                                          "\n");
    EXPECT_THAT(run({"legal", file}).out, HasSubstr("Anna"));
    EXPECT_THAT(run({"legal", "-"}, kHeader).out, HasSubstr("house"));
}

TEST(Legal, asks_nothing_once_the_game_is_over) {
    const Folder folder;
    ASSERT_EQ(run({"random", "las-vegas", "--seats", "2", "--journals", folder / "j"}).code, 0);
    EXPECT_EQ(run({"legal", folder / "j/las-vegas-000000.jsonl", "--json"}).out, R"({"asked":[],"moves":{}})"
                                                                                 "\n");
}

TEST(Legal, refuses_wrong_journals_and_seats) {
    const Folder folder;
    const std::string file = folder.file("a.jsonl", kHeader + "{}\n");
    expect_sentence(run({"legal", file}), 1, file + ":2: JOURNAL: ");
    expect_sentence(run({"legal", folder / "none"}), 1, "No such file");
    expect_sentence(run({"legal", "-", "--seat", "7"}, kHeader), 2, "There is no seat");
}

TEST(Show, draws_what_the_viewer_may_see) {
    const Folder folder;
    const std::string file = folder.file("a.jsonl", kHeader + kNotes + kRoll);
    const json view = json::parse(run({"show", file, "--json", "--seat", "Anna"}).out);
    EXPECT_EQ(view.at("seat"), 0);
    EXPECT_EQ(json::parse(run({"show", file, "--json"}).out).at("seat"), nullptr);
    EXPECT_THAT(run({"show", file}).out, HasSubstr("Benno"));
    const std::string ascii = run({"show", file, "--ascii"}).out;
    EXPECT_TRUE(
        std::all_of(ascii.begin(), ascii.end(), [](char c) { return static_cast<unsigned char>(c) < 128; }));
    EXPECT_THAT(run({"show", file, "--color", "always"}).out, HasSubstr("\033["));
    EXPECT_EQ(run({"show", file}).out.find('\033'), std::string::npos) << "a file gets no colour";
    EXPECT_EQ(run({"show", file, "--color", "sometimes"}).code, 2);
}

// ------------------------------------------------------------------------------------------ replay

TEST(Replay, says_ok_or_where_and_why) {
    const Folder folder;
    ASSERT_EQ(
        run({"random", "las-vegas", "--seats", "3", "--option", "neutral", "--journals", folder / "j"}).code,
        0);
    const std::string whole = folder / "j/las-vegas-000000.jsonl";
    const std::string begun = folder.file("begun.jsonl", kHeader + kNotes);
    const std::string wrong = folder.file("wrong.jsonl", kHeader + kNotes + kRoll +
                                                             R"({"seat":0,"move":{"place":2}})"
                                                             "\n");
    const Said said = run({"replay", whole, begun, wrong});
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.out,
                StartsWith("ok " + whole + "\nok " + begun + " (unfinished)\n" + wrong + ":4: LV-7: "));
    EXPECT_EQ(run({"replay", whole, begun}).code, 0);
    EXPECT_EQ(run({"replay", "-"}, support::bytes_of(whole)).out, "ok -\n");
}

TEST(Replay, compares_the_result) {
    const Folder folder;
    ASSERT_EQ(run({"random", "las-vegas", "--seats", "2", "--journals", folder / "j"}).code, 0);
    std::string text = support::bytes_of(folder / "j/las-vegas-000000.jsonl");
    const std::size_t at = text.find("{\"result\"");
    text.replace(at, text.size(), R"({"result":{"money":[1,2],"notes":[1,1],"winners":[1],"by":"LV-16"}})");
    const Said said = run({"replay", "-"}, text);
    EXPECT_EQ(said.code, 1);
    EXPECT_THAT(said.out, HasSubstr(": LV-16: "));
}

TEST(Replay, goes_on_after_a_file_that_cannot_be_read) {
    const Folder folder;
    const std::string good = folder.file("good.jsonl", kHeader);
    const Said said = run({"replay", folder / "none", folder / ".", good});
    EXPECT_EQ(said.code, 1);
    EXPECT_EQ(said.out, "ok " + good + " (unfinished)\n");
    EXPECT_THAT(said.err, HasSubstr("No such file or directory.\n"));
    EXPECT_THAT(said.err, HasSubstr("is a folder"));
    EXPECT_EQ(run({"replay"}).code, 2);
    EXPECT_THAT(run({"replay", "-"}, "").out, StartsWith("-:1: JOURNAL: "));
}

TEST(Replay, reads_anything_without_falling_over) {
    std::string deep = kHeader;
    deep += std::string(100000, '[') + "\n";
    for (const std::string& text : {deep, kHeader + "\xff\xfe\n", std::string(3, '\0') + "\n",
                                    kHeader + "\n\n", kHeader + R"({"house":{"first":1e999999}})"}) {
        const Said said = run({"replay", "-"}, text);
        EXPECT_EQ(said.code, 1);
        EXPECT_THAT(said.out, StartsWith("-:"));
    }
}

// ------------------------------------------------------------------------------------------ random

TEST(Random, writes_complete_journals_the_same_every_time) {
    const Folder folder;
    const auto write = [&](const std::string& to) {
        const Said said = run({"random", "las-vegas", "--seats", "4", "--options", R"({"neutral":true})",
                               "--seed", "7", "--games", "5", "--journals", folder / to});
        EXPECT_EQ(said.out + said.err, "");
        EXPECT_EQ(said.code, 0);
    };
    write("a");
    write("b");
    std::vector<std::string> files{"replay"};
    for (const auto& file : support::fs::directory_iterator(folder / "a")) {
        files.push_back(file.path().string());
        EXPECT_EQ(support::bytes_of(file.path()), support::bytes_of(folder / "b" / file.path().filename()));
    }
    EXPECT_EQ(files.size(), 6u);
    const Said said = run(files);
    EXPECT_EQ(said.code, 0) << said.out;
    EXPECT_EQ(said.out.find("unfinished"), std::string::npos);
}

TEST(Random, prints_one_line_and_the_same_fingerprint) {
    const std::vector<std::string> words{"random", "las-vegas", "--seats", "3",
                                         "--seed", "5",         "--games", "200"};
    const json played = json::parse(run(words).out), again = json::parse(run(words).out);
    EXPECT_EQ(played.at("games"), 200);
    EXPECT_EQ(played.at("fingerprint").get<std::string>().size(), 16u);
    EXPECT_EQ(played.at("fingerprint"), again.at("fingerprint"));
    EXPECT_EQ(played.at("decisions"), again.at("decisions"));
    EXPECT_GE(played.at("seconds").get<double>(), 0);
}

TEST(Random, plays_the_same_games_with_and_without_journals) {
    const Folder folder;
    for (const json& game : json::parse(run({"games", "--json"}).out)) {
        const std::string name = game.at("game"), seats = std::to_string(game.at("seats")[1].get<int>());
        const json played =
            json::parse(run({"random", name, "--seats", seats, "--seed", "3", "--games", "4"}).out);
        ASSERT_EQ(run({"random", name, "--seats", seats, "--seed", "3", "--games", "4", "--journals",
                       folder / name})
                      .code,
                  0);
        int entries = 0;
        for (const auto& file : support::fs::directory_iterator(folder / name)) {
            const std::string text = support::bytes_of(file.path());
            entries += static_cast<int>(std::count(text.begin(), text.end(), '\n')) - 2;  // set-up and result
        }
        EXPECT_EQ(played.at("decisions"), entries) << name;
    }
}

TEST(Random, refuses_what_cannot_be_played) {
    expect_sentence(run({"random", "las-vegas", "--seats", "1"}), 1, "LV-0: ");
    expect_sentence(run({"random", "las-vegas", "--seats", "-3"}), 2, "--seats is a whole number");
    expect_sentence(run({"random", "las-vegas", "--seats", "200"}), 2, "No table has");
    expect_sentence(run({"random", "las-vegas", "--seats", "2", "--games", "-1"}), 2, "--games");
    expect_sentence(run({"random", "las-vegas", "--seats", "2", "--journals", "/dev/null/x"}), 1,
                    "Cannot make the folder");
}

// ------------------------------------------------------------------------------------------ bench

TEST(Bench, compares_fingerprints) {
    const Folder folder;
    const std::string file = folder / "prints.txt";
    expect_sentence(run({"bench", "solitaire", "--check", "--fingerprints", file}), 1, "Cannot read");
    ASSERT_EQ(run({"bench", "solitaire", "--update", "--fingerprints", file}).code, 0);
    EXPECT_EQ(run({"bench", "solitaire", "--check", "--fingerprints", file}).code, 0);

    std::string prints = support::bytes_of(file);
    const std::size_t line = prints.rfind('\n', prints.size() - 2) + 1;
    prints[line] = prints[line] == '0' ? '1' : '0';
    support::write_bytes(file, prints);
    const Said changed = run({"bench", "solitaire", "--check", "--fingerprints", file});
    EXPECT_EQ(changed.code, 1);
    EXPECT_THAT(changed.err, HasSubstr("the games go another way"));

    support::write_bytes(file, prints.substr(0, line));
    const Said missing = run({"bench", "solitaire", "--check", "--fingerprints", file});
    EXPECT_EQ(missing.code, 1);
    EXPECT_THAT(missing.err, HasSubstr("has no fingerprint yet"));
}

TEST(Bench, measures) {
    const Said said = run({"bench", "las-vegas", "--seconds", "0.01", "--fingerprints",
                           support::source("bench/fingerprints.txt")});
    EXPECT_EQ(said.code, 0) << said.err;
    for (const char* part : {"games/s", "decisions/s", "copy, ns", "las-vegas 2 {}"})
        EXPECT_THAT(said.out, HasSubstr(part));
    EXPECT_EQ(run({"bench", "--seconds", "x"}).code, 2);
    expect_sentence(run({"bench", "--perfect", "1"}), 2, "--perfect is a whole number from 2");
    expect_sentence(run({"bench", "--perfect", "2", "--check"}), 2, "either --check or --perfect");
    expect_sentence(run({"bench", "colours", "--perfect", "2"}), 2, "leave colours out");
    expect_sentence(run({"bench", "--seed", "2"}), 2, "--seed requires --perfect");
    EXPECT_EQ(run({"bench", "--check", "--update"}).code, 2);
}

}  // namespace
