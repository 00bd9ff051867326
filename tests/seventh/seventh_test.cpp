// A game that exists only here goes through every public way that the others go: it is listed, played,
// replayed, leaked against, hinted, simulated, drawn, told, refereed from its box and played by bots.

#include <nlohmann/json.hpp>

#include "bots/any_bot.h"
#include "box/book.h"
#include "lab/odds.h"
#include "lab/simulation_facts.h"
#include "seventh/game/puddles.h"
#include "suite/suite.h"
#include "support/program.h"
#include "terminal/boards.h"

namespace {

using core::Seat;
using nlohmann::json;
using puddles::Puddles;
using support::Said;

Said run(const std::vector<std::string>& words, const std::string& input = "") {
    return support::run(words, input, "", support::program() + "-seventh");
}
json told(const std::vector<std::string>& words, const std::string& input = "") {
    const Said said = run(words, input);
    EXPECT_EQ(said.code, 0) << said.err;
    return json::parse(said.out);
}

std::unique_ptr<match::AnyMatch> open(int seats, const char* options = "{}") {
    auto opened = match::find_game("puddles")->open(suite::names(seats), options);
    return std::move(*opened);
}
/// Plays by lot to an end, or up to so many entries.
std::unique_ptr<match::AnyMatch> played(int seats, int entries = 1000) {
    auto match = open(seats);
    core::PlayoutHouse house(7);
    while (!match->ask().is_over() && match->size() < entries) {
        if (match->ask().is_chance()) {
            match->draw(house);
            continue;
        }
        const Seat seat = match->ask().asked.lowest();
        const auto offers = match->offers(seat);
        match->submit(seat, match->question(),
                      offers[house.below(static_cast<std::uint32_t>(offers.size()))]);
    }
    return match;
}

/// The draws of a round and all answers to it, one a line.
void play(match::AnyMatch& match, const char* dice, const std::vector<int>& paces, bool once, bool again) {
    ASSERT_FALSE(match.record(std::string(R"({"dice":)") + dice + "}"));
    for (std::size_t i = 0; i < paces.size(); ++i)
        ASSERT_FALSE(match.submit(Seat(static_cast<int>(i)), match.question(),
                                  R"({"pace":)" + std::to_string(paces[i]) + "}"));
    for (const bool step : {once, again})
        ASSERT_FALSE(match.submit(match.ask().asked.lowest(), match.question(),
                                  step ? R"({"step":true})" : R"({"step":false})"));
}
std::vector<int> squares(const match::AnyMatch& match) {
    std::vector<int> all;
    const json seen = json::parse(match.view(core::kSpectator));
    for (const json& runner : seen["table"]["runners"]) all.push_back(runner["square"]);
    return all;
}
std::string rule(const match::Complaint& complaint) { return complaint ? complaint->rule : ""; }

// The rules.

TEST(Puddles, PUD_1_two_to_four_runners_and_some_rounds) {
    for (const int seats : {1, 5})
        EXPECT_EQ(match::find_game("puddles")
                      ->open(std::vector<std::string>(static_cast<unsigned>(seats), "x"), "{}")
                      .wrong.rule,
                  "PUD-1");
    EXPECT_EQ(match::find_game("puddles")->open(suite::names(2), R"({"rounds":7})").wrong.rule, "PUD-1");
    EXPECT_EQ(json::parse(open(2)->view(Seat(0)))["table"]["rounds"], 3);
}

TEST(Puddles, PUD_2_a_die_for_every_runner_which_only_that_one_sees) {
    auto match = open(2);
    EXPECT_EQ(rule(match->record(R"({"dice":[1]})")), "PUD-2");
    EXPECT_EQ(rule(match->record(R"({"dice":[1,7]})")), "PUD-2");
    ASSERT_FALSE(match->record(R"({"dice":[1,6]})"));
    EXPECT_EQ(match->lines_seen(Seat(0), 0)[0], R"({"house":{"dice":[1,null]}})");
    EXPECT_TRUE(json::parse(match->view(Seat(0)))["table"]["runners"][1]["die"].is_null());
    EXPECT_EQ(json::parse(match->happened(Seat(1), 0)[0])[2]["die"], 6);
    EXPECT_TRUE(json::parse(match->happened(Seat(0), 0)[0])[2]["die"].is_null());
}

TEST(Puddles, PUD_3_paces_are_sealed) {
    auto match = open(2);
    ASSERT_FALSE(match->record(R"({"dice":[1,6]})"));
    EXPECT_EQ(rule(match->submit(Seat(1), match->question(), R"({"step":true})")), "PUD-3");
    ASSERT_FALSE(match->submit(Seat(1), match->question(), R"({"pace":3})"));
    EXPECT_EQ(match->lines_seen(Seat(0), 1)[0], R"({"seat":1,"move":{"pace":null}})");
    ASSERT_FALSE(match->submit(Seat(0), match->question(), R"({"pace":1})"));
    EXPECT_EQ(match->lines_seen(Seat(0), 1)[0], R"({"seat":1,"move":{"pace":3}})");
}

TEST(Puddles, PUD_4_a_pace_of_ones_own_multiplies_the_die) {
    auto match = open(3);
    play(*match, "[2,5,4]", {3, 3, 2}, false, false);
    EXPECT_EQ(squares(*match), (std::vector<int>{2, 5, 8}));
}

TEST(Puddles, PUD_5_the_pacemaker_may_take_two_steps_more) {
    auto match = open(2);
    play(*match, "[1,1]", {1, 1}, true, true);
    EXPECT_EQ(squares(*match), (std::vector<int>{3, 1}));
    play(*match, "[1,1]", {1, 1}, true, false);
    EXPECT_EQ(squares(*match), (std::vector<int>{4, 3})) << "the next seat now";
}

TEST(Puddles, PUD_6_who_stops_in_a_puddle_slips_back_three_squares) {
    auto match = open(2);
    play(*match, "[6,1]", {1, 1}, true, false);
    EXPECT_EQ(squares(*match), (std::vector<int>{4, 1}));
    EXPECT_EQ(json::parse(match->happened(Seat(0), 4)[0]).back()["what"], "went");
    EXPECT_EQ(json::parse(match->happened(Seat(0), 4)[0])[2]["what"], "slipped");
}

TEST(Puddles, PUD_7_the_farthest_wins) {
    auto match = open(2, R"({"rounds":1})");
    play(*match, "[3,3]", {1, 1}, false, false);
    EXPECT_EQ(json::parse(match->result())["winners"], json({0, 1}));
}

// The suites of all games.

template <class Visit>
void at_every_table(Visit visit) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* options : {"{}", R"({"rounds":6})"}) visit(suite::setup<Puddles>(seats, options));
}
const suite::Leaks<Puddles> kDice{.secret = {"dice"}};

TEST(PuddlesSuite, random_games) {
    at_every_table([](const puddles::Setup& setup) { suite::random_games<Puddles>(setup); });
}
TEST(PuddlesSuite, sealed_answers) {
    at_every_table([](const puddles::Setup& setup) { suite::sealed_answers<Puddles>(setup); });
}
TEST(PuddlesSuite, dreams) {
    at_every_table([](const puddles::Setup& setup) { suite::dreams<Puddles>(setup, {.must_vary = true}); });
}
TEST(PuddlesSuite, read_views) {
    at_every_table([](const puddles::Setup& setup) { suite::read_views<Puddles>(setup); });
}
TEST(PuddlesSuite, no_leaks) {
    at_every_table([](const puddles::Setup& setup) { suite::no_leaks<Puddles>(setup, kDice); });
}
TEST(PuddlesSuite, a_die_shown_to_all_is_caught) {
    struct Leaky : Puddles {
        static View view(const State& state, Seat viewer) {
            View seen = Puddles::view(state, viewer);
            seen.die = state.die;
            return seen;
        }
    };
    EXPECT_FALSE((suite::leaks<Leaky, Puddles>(suite::setup<Leaky>(3), {.secret = {"dice"}}).empty()));
}

// The layers.

TEST(Seventh, stands_behind_the_others_in_the_one_list) {
    ASSERT_EQ(match::games().size(), 7u);
    EXPECT_EQ(match::games().back()->name(), "puddles");
}

TEST(Seventh, has_sentences_in_all_languages) {
    auto match = played(3);
    for (int i = 0; i < words::kLanguages; ++i) {
        match->speak(words::Language(i));
        for (const match::Told& sentence : match->told(Seat(1)))
            EXPECT_NE(sentence.text, sentence.key) << words::code(words::Language(i));
    }
}

TEST(Seventh, is_played_by_bots_of_every_level_but_the_greedy_one) {
    for (const char* level : {"random", "novice", "regular", "expert"}) {
        auto match = open(3);
        core::PlayoutHouse house(1);
        const auto bot = bots::make_bot("puddles", level, {50, {}, 1}, 1);
        ASSERT_TRUE(bot) << level;
        while (!match->ask().is_over()) {
            if (match->ask().is_chance()) {
                match->draw(house);
                continue;
            }
            const Seat seat = match->ask().asked.lowest();
            const bots::AnyChoice choice = bot->choose(*match, seat);
            EXPECT_NE(choice.reason, "");
            ASSERT_FALSE(match->submit(seat, match->question(), choice.move)) << choice.move;
        }
    }
    EXPECT_FALSE(bots::make_bot("puddles", "greedy", {}, 1));
}

TEST(Seventh, an_expert_beats_chance) {
    const json said = told({"arena", "puddles", "--bots", "expert:200,random", "--games", "200", "--json"});
    EXPECT_GT(said["bots"][0]["wins"]["value"].get<double>(), 0.55) << said.dump();
}

TEST(Seventh, is_refereed_from_its_box) {
    const auto truth = played(3);
    auto book = open(3);
    json dice;  // of this round
    for (const std::string& line : truth->lines()) {
        const json entry = json::parse(line);
        box::Slipped slipped;
        if (entry.contains("house")) {
            dice = entry["house"]["dice"];
        } else {
            slipped.seat = Seat(entry["seat"].get<int>());
            slipped.move = entry["move"].dump();
        }
        for (std::size_t shown = 0;; ++shown) {
            box::Outcome outcome = (*box::book_of("puddles"))->enter(*book, slipped);
            ASSERT_FALSE(outcome.refused) << outcome.refused->text;
            if (outcome.made) {
                book = std::move(outcome.made);
                break;
            }
            ASSERT_LT(shown, dice.size());
            slipped.said.push_back(dice[shown].dump());
        }
    }
    EXPECT_EQ(book->journal(), truth->journal());
}

TEST(Seventh, is_looked_at_from_elsewhere) {
    const auto match = played(2, 3);
    auto seen = match::look(match->view(Seat(0)));
    ASSERT_TRUE(seen) << seen.wrong.text;
    EXPECT_NE(bots::make_bot("puddles", "regular", {}, 1)->choose_seen(**seen).move, "");
}

// The program.

TEST(SeventhProgram, lists_it_with_its_option_and_its_rules) {
    const json games = told({"games", "--json"});
    EXPECT_EQ(games.back()["game"], "puddles");
    EXPECT_EQ(games.back()["options"][0]["option"], "rounds");
    EXPECT_THAT(run({"rules", "puddles"}).out, testing::HasSubstr("PUD-7: After the last round"));
    EXPECT_THAT(run({"games"}).out, testing::HasSubstr("puddles: Puddles, 2 to 4 players"));
}

TEST(SeventhProgram, plays_and_verifies_a_game_of_bots) {
    const support::Folder folder;
    const std::string file = folder / "race.jsonl";
    const Said said =
        run({"play", "puddles", "--seats", "bot,bot:expert,bot:novice", "--think", "10", "--journal", file});
    ASSERT_EQ(said.code, 0) << said.err;
    EXPECT_THAT(said.out, testing::HasSubstr("goes to square"));
    EXPECT_EQ(run({"replay", file}).code, 0);
}

TEST(SeventhProgram, shows_hints_and_analyses) {
    const support::Folder folder;
    const std::string middle = folder.file("middle.jsonl", played(3, 4)->journal());
    const std::string whole = folder.file("whole.jsonl", played(3)->journal());
    EXPECT_THAT(run({"show", middle, "--seat", "0"}).out, testing::HasSubstr("pace"));
    EXPECT_THAT(run({"games", "--language", "de"}).out, testing::HasSubstr("Pfützen"));
    const json hint = told({"hint", middle, "--seat", "0", "--playouts", "200", "--json"});
    EXPECT_EQ(hint["moves"].size(), 2u) << hint.dump();
    const json found = told({"analyse", whole, "--playouts", "20", "--json"});
    EXPECT_EQ(found["game"], "puddles");
}

TEST(SeventhProgram, simulates_it) {
    const json report = told({"simulate", "puddles", "--games", "50", "--seats", "3", "--json"});
    EXPECT_EQ(report["game"], "puddles");
    const std::string text = run({"simulate", "puddles", "--games", "50"}).out;
    EXPECT_THAT(text, testing::HasSubstr("pace 3"));
}

TEST(SeventhProgram, draws_its_schema_and_exports_its_tables) {
    EXPECT_THAT(run({"schema", "puddles"}).out, testing::HasSubstr("\"slipped\""));
    const support::Folder folder;
    const std::string file = folder.file("race.jsonl", played(3)->journal());
    const Said said = run({"export", "--csv", folder / "tables", file});
    EXPECT_EQ(said.code, 0) << said.err;
}

TEST(SeventhProgram, keeps_its_fingerprints) {
    const support::Folder folder;
    const std::string file = folder / "fingerprints.txt";
    ASSERT_EQ(run({"bench", "puddles", "--update", "--fingerprints", file}).code, 0);
    EXPECT_EQ(run({"bench", "puddles", "--check", "--fingerprints", file}).code, 0);
}

// The program without it.

TEST(SeventhProgram, is_unknown_to_the_program_of_six) {
    const support::Folder folder;
    const std::string file = folder.file("race.jsonl", played(2)->journal());
    for (const char* command : {"hint", "analyse", "replay", "show"}) {
        const Said said = support::run({command, file});
        EXPECT_NE(said.code, 0);
        EXPECT_THAT(said.out + said.err, testing::HasSubstr("There is no game of that name")) << command;
    }
    support::expect_sentence(support::run({"simulate", "puddles"}), 2, "There is no game \"puddles\"");
}

}  // namespace
