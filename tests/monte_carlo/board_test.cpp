// The board of the race in a terminal.

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "match/journal.h"
#include "monte_carlo/table.h"
#include "support/places.h"
#include "terminal/boards.h"

namespace monte_carlo::test {
namespace {

using testing::HasSubstr;

/// A golden journal, up to some entry.
std::unique_ptr<match::AnyMatch> game(const std::string& name, int entries) {
    std::ifstream in(std::filesystem::path(support::source("tests/data/journals/monte_carlo")) /
                     (name + ".jsonl"));
    match::Journal journal = match::read_journal(std::string(std::istreambuf_iterator<char>(in), {}));
    journal.match->rewind(entries);
    return std::move(journal.match);
}

std::string drawn(const match::AnyMatch& match, const terminal::Style& style) {
    return terminal::board(nlohmann::json::parse(match.view(core::kSpectator)), style);
}

/// The board of a position.
std::string drawn(const Table& table, const terminal::Style& style) {
    nlohmann::json view{{"game", "monte-carlo"}, {"over", false}, {"asked", nlohmann::json::array()}};
    view["table"] = nlohmann::json::parse(table.look().dump());
    for (const char* name : {"Anna", "Benno", "Carla", "Denny"})
        if (view["names"].size() < view["table"]["seats"].size()) view["names"].push_back(name);
    return terminal::board(view, style);
}

terminal::Style style(bool colour, bool unicode) {
    terminal::Style made;
    made.colour = colour;
    made.unicode = unicode;
    return made;
}

TEST(MonteCarloBoard, shows_the_whole_track_stacks_masters_and_blocked_pawns) {
    Table table(3);
    table.put("A1 B0", 23).put("A0 C0 B1", 30).home("C2").money('A', 70);
    table.die(2);
    const std::string board = drawn(table, style(false, true));
    EXPECT_THAT(board, HasSubstr("64 1M"));
    EXPECT_THAT(board, HasSubstr("a1B0")) << "a blocked pawn's letter is small";
    EXPECT_THAT(board, HasSubstr("B1+2")) << "the master, and how many lie below";
    EXPECT_THAT(board, HasSubstr("30: a0 c0 B1")) << "from the bottom to the top";
    EXPECT_THAT(board, HasSubstr("C2 home"));
    EXPECT_THAT(board, HasSubstr("70,000"));
    EXPECT_THAT(board, HasSubstr("a0 → 32  green"));
    EXPECT_THAT(board, HasSubstr("a1 → 25  green"));
}

TEST(MonteCarloBoard, says_what_a_pawn_would_meet) {
    Table table(3);
    table.put("A0", 19).put("A1", 22).put("A2", 23).put("B0", 24 - 1);
    table.put("A2", 26);
    table.die(1);
    const std::string board = drawn(table, style(false, false));
    EXPECT_THAT(board, HasSubstr("A0 > 20  bank, 50,000"));
    EXPECT_THAT(board, HasSubstr("A1 > 23  green, over 1 pawn, poker possible with Benno"));
    EXPECT_THAT(board, HasSubstr("A2 > 27  casino, double chance"));
}

TEST(MonteCarloBoard, names_the_hand_the_stakes_and_the_best_dice_to_keep) {
    Table table(3);
    table.put("B0", 23).put("A0", 22).money('A', 50).money('B', 50);
    table.turn(1, 0);
    table.poker('B', 20), table.dice("A A K 10 9");
    const std::string board = drawn(table, style(false, true));
    EXPECT_THAT(board, HasSubstr("Anna against Benno for 20,000"));
    EXPECT_THAT(board, HasSubstr("[A A K 10 9] pair"));
    EXPECT_THAT(board, HasSubstr("Best to keep: A A ("));
}

/// 80 columns; with a question under it a decision fits into 24 lines.
TEST(MonteCarloBoard, fits_into_a_small_terminal) {
    for (const char* name : {"two-players", "three-players", "four-players", "points-of-four"})
        for (int entries = 1; entries < 800; entries += 13)
            for (int language = 0; language < words::kLanguages; ++language) {
                terminal::Style look = style(entries % 2 == 0, entries % 3 != 0);
                look.language = words::Language(language);
                const std::string board = drawn(*game(name, entries), look);
                ASSERT_LE(std::count(board.begin(), board.end(), '\n'), 21) << board;
                std::istringstream lines(board);
                for (std::string line; std::getline(lines, line);)
                    ASSERT_LE(terminal::columns(line), 80) << line;
            }
}

TEST(MonteCarloBoard, is_plain_ascii_and_without_colour_where_told) {
    for (int entries = 1; entries < 700; entries += 7) {
        const std::string board = drawn(*game("four-players", entries), style(false, false));
        for (const char c : board) ASSERT_TRUE((c >= ' ' && c <= '~') || c == '\n') << board;
    }
}

}  // namespace
}  // namespace monte_carlo::test
