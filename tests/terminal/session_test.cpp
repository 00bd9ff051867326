// Sessions with scripted input.

#include <nlohmann/json.hpp>

#include "match/journal.h"
#include "terminal/fake.h"
#include "terminal/rules.h"

namespace {

using nlohmann::json;
using terminal::Desk;
using terminal::Ending;
using terminal::play;
using terminal_test::FakeConsole;
using terminal_test::HasSubstr;
using terminal_test::new_match;
using terminal_test::Not;
using terminal_test::plain;
using terminal_test::Seat;
using terminal_test::table_for;

const char* const kNotes = "80 / 20 40 / 70 / 50 / 10 10 30 / 60";

/// A game of two people with real dice, as far as the script goes.
struct ByHand {
    std::unique_ptr<match::AnyMatch> match = new_match("las-vegas", {"Anna", "Benno"}, R"({"first":0})");
    FakeConsole console;
    Desk desk;
    Ending ending;

    explicit ByHand(std::deque<std::string> script, bool confirm = true, int height = 0)
        : console(std::move(script), height) {
        const terminal::Table table = table_for(*match, 0, {});
        ending = play(*match, table, plain(confirm), console, desk);
    }
};

TEST(Session, a_choice_shows_its_consequence_and_waits_for_Enter) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "5", "1", ""});
    EXPECT_THAT(game.console.before(2), HasSubstr("place 1 · 2 · 5 · 6"));
    EXPECT_THAT(game.console.before(3), HasSubstr("Casino 5 would pay Anna 30,000."));
    EXPECT_THAT(game.console.before(3), HasSubstr("Enter plays: place 5."));
    EXPECT_THAT(game.console.before(4), HasSubstr("Casino 1 would pay Anna 80,000."));
    EXPECT_EQ(game.match->lines().back(), R"({"seat":0,"move":{"place":1}})");
    EXPECT_EQ(game.ending, Ending::Left);
}

TEST(Session, without_confirmation_a_choice_is_played_at_once) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "5"}, false);
    EXPECT_EQ(game.match->lines().back(), R"({"seat":0,"move":{"place":5}})");
}

TEST(Session, shows_which_ties_would_cancel) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "1", "", "1 1 3 3 3 4 5 6", "1"});
    EXPECT_THAT(game.console.written(),
                HasSubstr("Casino 1 would pay nobody. Cancelled by ties: Anna, Benno."));
}

TEST(Session, a_refusal_names_the_rule_and_why_shows_it) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "3", "why"});
    EXPECT_THAT(game.console.before(3), HasSubstr("LV-7: No die shows 3"));
    EXPECT_THAT(game.console.before(4), HasSubstr("LV-7: They choose exactly one of the values rolled"));
}

TEST(Session, says_when_it_does_not_understand) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "what", "place", "", "why", "\xff\xfe\x01", "{"});
    EXPECT_THAT(game.console.before(3), HasSubstr("none of the moves above"));
    EXPECT_THAT(game.console.before(4), HasSubstr("several moves"));
    EXPECT_THAT(game.console.before(5), HasSubstr("Type one of the moves above"));
    EXPECT_THAT(game.console.before(6), HasSubstr("Nothing was refused"));
    EXPECT_THAT(game.console.before(8), HasSubstr("JOURNAL: "));
    EXPECT_EQ(game.match->size(), 2);
}

TEST(Session, understands_JSON_and_names) {
    const ByHand game({R"({"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]})",
                       R"({"roll":{"own":[1,1,2,2,5,5,5,6]}})", R"({"place":5})"});
    EXPECT_EQ(game.match->size(), 3);
}

TEST(Session, the_house_by_hand_says_what_is_wanted_and_what_was_wrong) {
    const ByHand game({"1 2 3", kNotes, "1 2 3", "1 1 1 1 1 1 1 9", "", "1 1 2 2 5 5 5 6"});
    EXPECT_THAT(game.console.before(0), HasSubstr(R"({"notes":[[)"));
    EXPECT_THAT(game.console.before(1), HasSubstr("LV-4: "));
    EXPECT_THAT(game.console.before(2), HasSubstr(R"({"roll":{"own":[)"));
    EXPECT_THAT(game.console.before(3), HasSubstr("LV-6: "));
    EXPECT_THAT(game.console.before(4), HasSubstr("1 to 6"));
    EXPECT_EQ(game.match->size(), 2);
}

TEST(Session, whoever_keeps_the_books_takes_anything_back) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "1", "", "u", "u", "u", "u"});
    EXPECT_EQ(game.match->size(), 0);
    EXPECT_THAT(game.console.written(), HasSubstr("Taken back."));
    EXPECT_THAT(game.console.written(), HasSubstr("There is nothing to take back."));
}

TEST(Session, u_drops_a_choice_first) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "1", "u", ""});
    EXPECT_EQ(game.match->size(), 2);
    EXPECT_THAT(game.console.before(4), HasSubstr("Dropped."));
}

TEST(Session, the_gate_refuses_an_undo_after_the_dice) {
    const auto match = new_match("las-vegas", {"Anna", "Benno"});
    const terminal::Table table = table_for(*match, 1, 3);
    FakeConsole console({"u"});
    play(*match, table, plain(), console, {});
    EXPECT_THAT(console.before(1), HasSubstr("GATE: "));
}

/// Positions of random games in which the seat that is asked may take its last answer back.
TEST(Session, undo_goes_through_the_gate_where_it_is_open) {
    int found = 0;
    for (const match::AnyGame* game : match::games()) {
        const auto match = new_match(
            game->name(), std::vector<std::string>(static_cast<std::size_t>(game->about().most), "x"));
        const terminal::Table table = table_for(*match, 0, 3);
        core::PlayoutHouse lot(std::uint64_t{1});
        for (int i = 0; i < 300 && !match->ask().is_over(); ++i) {
            if (match->ask().is_chance()) {
                table.chance->draw(*match);
                continue;
            }
            const Seat seat = match->ask().asked.lowest();
            const auto offers = match->offers(seat);
            if (match->can_undo(seat) && offers.size() > 1) {
                const auto copy = match->copy();
                FakeConsole console({"", "undo", "", "quit"});  // the first line is for a curtain
                play(*copy, table, plain(), console, {});
                const bool taken = console.written().find("Taken back.") != std::string::npos;
                const bool forced = console.written().find("nothing to take back") != std::string::npos;
                EXPECT_NE(taken, forced) << game->name();
                EXPECT_EQ(copy->size() < match->size(), taken) << game->name();
                found += taken ? 1 : 0;
            }
            match->submit(seat, match->question(),
                          offers[lot.below(static_cast<std::uint32_t>(offers.size()))]);
        }
    }
    EXPECT_GT(found, 0);
}

TEST(Session, answers_forced_questions_and_tells_of_them) {
    const auto match = new_match("las-vegas", {"Anna", "Benno"}, R"({"first":0})");
    const terminal::Table table = table_for(*match, 0, {});
    FakeConsole console({kNotes, "4 4 4 4 4 4 4 4"});
    play(*match, table, plain(), console, {});
    EXPECT_EQ(match->lines().back(), R"({"seat":0,"move":{"place":4}})");
    EXPECT_THAT(console.written(), HasSubstr("Anna places 8 dice at casino 4."));
}

TEST(Session, helps_and_shows_log_rules_moves_and_board) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "?", "log", "rules LV-10", "rules NEU", "rules XX-1",
                       "rules", "moves", "board", "log 1"});
    EXPECT_THAT(game.console.before(3), HasSubstr("undo, u:"));
    EXPECT_THAT(game.console.before(4), HasSubstr("Anna rolls 1 1 2 2 5 5 5 6."));
    EXPECT_THAT(game.console.before(5), HasSubstr("LV-10: First, in each casino"));
    EXPECT_THAT(game.console.before(6), HasSubstr("NEU-1 NEU-2"));
    EXPECT_THAT(game.console.before(7), HasSubstr("There is no rule XX-1."));
    EXPECT_THAT(game.console.before(9), HasSubstr("place 6"));
    EXPECT_THAT(game.console.before(10), HasSubstr("Golden Nugget"));
    EXPECT_THAT(game.console.before(11), Not(HasSubstr("filled")));
}

TEST(Session, saves_to_a_file_when_told) {
    const auto match = new_match("las-vegas", {"Anna", "Benno"}, R"({"first":0})");
    const terminal::Table table = table_for(*match, 0, {});
    FakeConsole console({kNotes, "save", "save x.jsonl", "save y.jsonl"});
    std::string saved;
    Desk desk;
    desk.save = [&](const std::string& path, const std::string& text) {
        if (path == "y.jsonl") return std::string("The disk is full.");
        saved = text;
        return std::string();
    };
    play(*match, table, plain(), console, desk);
    EXPECT_EQ(saved, match->journal());
    EXPECT_THAT(console.before(2), HasSubstr("save game.jsonl"));
    EXPECT_THAT(console.before(3), HasSubstr("saved in x.jsonl"));
    EXPECT_THAT(console.before(4), HasSubstr("The disk is full."));
}

TEST(Session, tells_what_happened_since_the_last_turn_and_how_it_ended) {
    const auto match = new_match("las-vegas", {"Anna", "Benno", "Carla"}, R"({"rounds":1})");
    const terminal::Table table = table_for(*match, 2, 4);
    std::deque<std::string> script;
    for (int turn = 0; turn < 20; ++turn)
        for (const char* line : {"1", "", "2", "", "3", "", "4", "", "5", "", "6", ""})
            script.push_back(line);
    FakeConsole console(script);
    EXPECT_EQ(play(*match, table, plain(), console, {}), Ending::Over);
    EXPECT_THAT(console.written(), HasSubstr("Benno rolls"));
    EXPECT_THAT(console.written(), HasSubstr("the casinos pay.\n"));
    EXPECT_THAT(console.written(), HasSubstr("(LV-16)."));
    EXPECT_THAT(console.written(), HasSubstr("★ "));
}

TEST(Session, ends_politely_with_the_input) {
    const ByHand game({});
    EXPECT_EQ(game.ending, Ending::Left);
    EXPECT_THAT(game.console.written(), HasSubstr("The input has ended"));
    EXPECT_EQ(ByHand({"quit"}).ending, Ending::Left);
}

TEST(Session, fits_a_recap_to_the_screen) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "1", "", "1 1 2 2 5 5 5 6"}, true, 24);
    EXPECT_THAT(game.console.before(2), HasSubstr("\033[2J"));
}

// ------------------------------------------------------------------------------------------ hidden hands

TEST(Curtain, is_drawn_between_people_who_hide_something) {
    const auto match = new_match("las-vegas-cards", {"Anna", "Benno"});
    const terminal::Table table = table_for(*match, 0, 3);
    const std::string first = [&] {
        auto copy = match->copy();
        while (copy->ask().is_chance()) table.chance->draw(*copy);
        return copy->offers(Seat(0)).front();
    }();
    FakeConsole console({"", first, "", ""});
    play(*match, table, plain(), console, {});
    EXPECT_THAT(console.before(0), HasSubstr("Anna, press Enter when nobody else looks."));
    EXPECT_THAT(console.before(0), Not(HasSubstr("Your hand"))) << "nothing of a hand before the curtain";
    EXPECT_THAT(console.before(1), HasSubstr("Your hand"));
    const std::string all = console.written();
    const std::size_t benno = all.find("Benno, press Enter when nobody else looks.");
    ASSERT_NE(benno, std::string::npos);
}

TEST(Curtain, keeps_what_the_last_one_saw_off_the_screen) {
    const auto match = new_match("las-vegas-cards", {"Anna", "Benno"});
    const terminal::Table table = table_for(*match, 0, 3);
    FakeConsole console({"", "", "quit"}, 24);
    play(*match, table, plain(), console, {});
    EXPECT_THAT(console.before(0), testing::StartsWith("\033[2J\033[3J\033[H"));
    EXPECT_THAT(console.before(1), testing::StartsWith("\033[2J\033[3J\033[H"));
}

TEST(Curtain, is_not_needed_for_one_person_or_open_games) {
    const auto alone = new_match("las-vegas-cards", {"Anna", "Benno"});
    FakeConsole console({"quit"});
    play(*alone, table_for(*alone, 1, 3), plain(), console, {});
    EXPECT_THAT(console.before(0), HasSubstr("Your hand"));
    EXPECT_THAT(ByHand({kNotes, "1 1 2 2 5 5 5 6"}).console.written(), Not(HasSubstr("nobody else looks")));
}

TEST(Curtain, mine_shows_the_own_purse_behind_it) {
    const ByHand game({kNotes, "1 1 2 2 5 5 5 6", "mine", "", ""});
    EXPECT_THAT(game.console.before(2), Not(HasSubstr("0 notes       0")));
    EXPECT_THAT(game.console.before(3), HasSubstr("Anna, press Enter when nobody else looks."));
    EXPECT_THAT(game.console.before(4), HasSubstr("0 notes       0"));
}

// ------------------------------------------------------------------------------------------ rules

TEST(Rules, are_built_in) {
    EXPECT_THAT(terminal::rule_text("lv-8"), testing::StartsWith("A player with no dice left is skipped."));
    EXPECT_THAT(terminal::rule_text("LV-4"), HasSubstr("at least 50,000 in all. All its notes are visible"));
    EXPECT_EQ(terminal::rule_text("ZZ-9"), "");
    EXPECT_EQ(terminal::rule_text(""), "");
    EXPECT_EQ(terminal::rules_like("LV-").size(), 18u);
}

TEST(Rules, are_built_in_in_every_language) {
    using enum words::Language;
    EXPECT_THAT(terminal::rule_text("LV-8", French), testing::StartsWith("Qui n'a plus de dés"));
    EXPECT_THAT(terminal::rule_text("ACT-3", German), testing::StartsWith("Gleichstand gewinnen. Nur im"));
    EXPECT_THAT(terminal::rule_text("MC-16", Russian), HasSubstr("хозяин стопки"));
    std::size_t all = 0;
    for (const terminal::RuleChapter& chapter : terminal::rule_chapters(English)) all += chapter.rules.size();
    EXPECT_EQ(all, terminal::rules_like("").size());
    for (const words::Language language : {English, French, German, Russian}) {
        const auto chapters = terminal::rule_chapters(language);
        const auto english = terminal::rule_chapters(English);
        ASSERT_EQ(chapters.size(), english.size());
        for (std::size_t i = 0; i < chapters.size(); ++i) {
            EXPECT_EQ(chapters[i].rules, english[i].rules);
            EXPECT_NE(chapters[i].heading, "");
            for (const std::string& rule : chapters[i].rules)
                EXPECT_NE(terminal::rule_text(rule, language), "") << rule;
        }
    }
}

// ------------------------------------------------------------------------------------------ for programs

/// A program that answers with any move it is offered, and now and then with a wrong one.
class Driver : public FakeConsole {
   public:
    std::optional<std::string> read_line() override {
        FakeConsole::read_line();
        const std::string& text = before(read() - 1);
        const json ask = json::parse(text.substr(text.rfind('\n', text.size() - 2) + 1)).at("ask");
        ++asks_;
        if (ask.at("seat") == "house") {
            const json& draw = ask.at("example");
            return asks_ % 2 == 0 ? draw.dump() : json{{"draw", draw}}.dump();
        }
        const json& moves = ask.at("moves");
        const json move = moves.at(lot_.below(static_cast<std::uint32_t>(moves.size())));
        const int question = ask.at("question");
        if (asks_ % 5 == 1) return R"({"move":{"nonsense":1}})";
        if (asks_ % 5 == 2) return json{{"move", move}, {"question", question - 1}}.dump();
        if (asks_ % 5 == 3) return json{{"move", move}, {"question", question}}.dump();
        return move.dump();
    }

   private:
    int asks_ = 0;
    core::PlayoutHouse lot_{std::uint64_t{1}};
};

TEST(JsonSession, lets_a_program_play_every_game_to_its_end) {
    for (const match::AnyGame* game : match::games())
        for (const bool by_hand : {false, true}) {
            const auto match = new_match(
                game->name(), std::vector<std::string>(static_cast<std::size_t>(game->about().fewest), "x"));
            const terminal::Table table =
                table_for(*match, match->seats() > 1 ? 1 : 0, by_hand ? std::optional<std::uint64_t>() : 9);
            Driver driver;
            ASSERT_EQ(play_json(*match, table, plain(), driver, {}), Ending::Over) << game->name();
            std::istringstream lines(driver.written());
            int refused = 0;
            std::string last;
            for (std::string line; std::getline(lines, line); last = line) {
                const json said = json::parse(line);
                ASSERT_EQ(said.size(), 1u);
                refused += said.contains("refused") ? 1 : 0;
            }
            EXPECT_GT(refused, 0);
            EXPECT_EQ(json::parse(last).at("over"), json::parse(match->result()));
            EXPECT_FALSE(match::read_journal(match->journal()).wrong);
        }
}

TEST(JsonSession, shows_a_seat_only_what_it_may_know) {
    const auto match = new_match("las-vegas-cards", {"Anna", "Benno"});
    FakeConsole console;
    play_json(*match, table_for(*match, 0, 3), plain(), console, {});
    std::istringstream lines(console.written());
    for (std::string line; std::getline(lines, line);) {
        const json said = json::parse(line);
        if (said.contains("view")) {
            EXPECT_EQ(said.at("view"), json::parse(match->view(Seat(0))));
        }
    }
}

TEST(JsonSession, undoes_quits_and_ends_with_the_input) {
    const auto match = new_match("las-vegas", {"Anna", "Benno"}, R"({"first":0})");
    FakeConsole console({R"({"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]})",
                         R"({"undo":true})", R"({"quit":true})"});
    EXPECT_EQ(play_json(*match, table_for(*match, 0, {}), plain(), console, {}), Ending::Left);
    EXPECT_EQ(match->size(), 0);
    FakeConsole silent;
    EXPECT_EQ(play_json(*match, table_for(*match, 0, {}), plain(), silent, {}), Ending::Left);
}

}  // namespace
