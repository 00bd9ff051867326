// The board of the dice game. In tests/data/boards there are journals, and beside each its board as it was
// drawn; CROUPIER_UPDATE=1 draws them anew.

#include <cstdlib>
#include <filesystem>

#include "match/journal.h"
#include "match/presets.h"
#include "support/places.h"
#include "support/program.h"
#include "terminal/boards.h"
#include "terminal/fake.h"

namespace {

using terminal_test::HasSubstr;
using terminal_test::Not;
using terminal_test::Seat;

/// A game played so far by its seed.
std::unique_ptr<match::AnyMatch> played(const std::string& game, int seats, const std::string& options,
                                        int entries, std::uint64_t seed) {
    const std::vector<std::string> names{"Anna", "Benno", "Carla", "Denny", "Emma", "Felix", "Gina", "Hugo"};
    auto match = terminal_test::new_match(game, {names.begin(), names.begin() + seats}, options);
    core::PlayoutHouse house(seed);
    for (int i = 0; i < entries && !match->ask().is_over(); ++i) {
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

std::string drawn(const match::AnyMatch& match, Seat viewer, const terminal::Style& style) {
    return terminal::board(nlohmann::json::parse(match.view(viewer)), style);
}

const std::filesystem::path kFolder = support::source("tests/data/boards");

void expect_drawing(const std::string& name, const std::string& drawn) {
    if (std::getenv("CROUPIER_UPDATE") != nullptr) support::write_bytes(kFolder / name, drawn);
    EXPECT_EQ(drawn, support::bytes_of(kFolder / name)) << name;
}

std::unique_ptr<match::AnyMatch> from_journal(const std::string& name) {
    match::Journal journal = match::read_journal(support::bytes_of(kFolder / name));
    EXPECT_FALSE(journal.wrong) << name << ": " << journal.wrong->problem.text;
    return std::move(journal.match);
}

terminal::Style style(bool colour, bool unicode) {
    terminal::Style made;
    made.colour = colour;
    made.unicode = unicode;
    return made;
}

TEST(LasVegasBoard, is_drawn_as_before) {
    const auto neutral = from_journal("las-vegas-4-neutral.jsonl");
    expect_drawing("las-vegas-4-neutral.txt", drawn(*neutral, Seat(0), style(false, true)));
    expect_drawing("las-vegas-4-neutral-ascii.txt", drawn(*neutral, Seat(0), style(false, false)));
    expect_drawing("las-vegas-4-neutral-colour.txt", drawn(*neutral, Seat(0), style(true, true)));
    for (const std::string name : {"las-vegas-5-begins", "las-vegas-2-late", "las-vegas-3-over"})
        expect_drawing(name + ".txt",
                       drawn(*from_journal(name + ".jsonl"), core::kSpectator, style(false, true)));
}

TEST(LasVegasBoard, marks_ties_leaders_and_white_without_colour) {
    const auto match =
        terminal_test::new_match("las-vegas", {"Anna", "Benno"}, R"({"neutral":true,"first":0})");
    for (const char* draw :
         {R"({"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]})",
          R"({"roll":{"own":[1,1,2,3,4,5,6,6],"white":[1,1,2,3]}})"})
        ASSERT_FALSE(match->record(draw));
    ASSERT_FALSE(match->submit(Seat(0), match->question(), R"({"place":1})"));
    const std::string board = drawn(*match, Seat(0), style(false, true));
    EXPECT_THAT(board, HasSubstr("tie A=w ☒☒ 2"));
    EXPECT_THAT(board, HasSubstr("A Anna       6■ 2□"));
    EXPECT_THAT(drawn(*match, Seat(0), style(false, false)), HasSubstr("tie A=w xx 2"));
}

/// 80 columns; with offers, a sentence and a prompt it fits into 24 lines.
TEST(LasVegasBoard, fits_into_a_small_terminal) {
    for (const char* options : {"{}", R"({"neutral":true,"purses":"open"})"})
        for (int seats = 2; seats <= 4; ++seats)
            for (std::uint64_t seed = 1; seed <= 5; ++seed)
                for (int entries = 1; entries < 200; entries += 9) {
                    const auto match = played("las-vegas", seats, options, entries, seed);
                    for (const auto language : {words::Language::English, words::Language::Russian}) {
                        terminal::Style look = style(true, true);
                        look.language = language;
                        const std::string board = drawn(*match, core::kSpectator, look);
                        ASSERT_LE(std::count(board.begin(), board.end(), '\n'), 20) << board;
                        std::istringstream lines(board);
                        for (std::string line; std::getline(lines, line);)
                            ASSERT_LE(terminal::columns(line), 80) << line;
                    }
                }
}

/// With everything that Boulevard brings it is 80 columns wide, and for up to four players no taller than a
/// small terminal; more players may have to scroll a little.
TEST(LasVegasBoard, fits_with_all_modules) {
    const match::AnyGame& game = *match::find_game("las-vegas");
    const std::vector<core::Preset> presets = match::presets(game);
    const auto boulevard = std::find_if(presets.begin(), presets.end(), [](const core::Preset& preset) {
        return preset.name == std::string("boulevard");
    });
    ASSERT_NE(boulevard, presets.end());
    for (int seats = 2; seats <= 8; ++seats)
        for (int entries = 1; entries < 600; entries += 29) {
            const auto match =
                played("las-vegas", seats, match::preset_options(game, *boulevard, seats), entries, 3);
            for (const auto language : {words::Language::English, words::Language::French,
                                        words::Language::German, words::Language::Russian}) {
                terminal::Style look = style(false, true);
                look.language = language;
                const std::string board = drawn(*match, Seat(0), look);
                ASSERT_LE(std::count(board.begin(), board.end(), '\n'), seats <= 4 ? 24 : 32) << board;
                std::istringstream lines(board);
                for (std::string line; std::getline(lines, line);)
                    ASSERT_LE(terminal::columns(line), 80) << line;
            }
        }
}

TEST(LasVegasBoard, shows_a_big_die_where_it_counts) {
    const auto match =
        terminal_test::new_match("las-vegas", {"Anna", "Benno"}, R"({"big-dice":true,"first":0})");
    for (const char* draw :
         {R"({"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]})",
          R"({"roll":{"own":[1,1,2,3,4,5,6],"big":[1]}})"})
        ASSERT_FALSE(match->record(draw));
    ASSERT_FALSE(match->submit(Seat(0), match->question(), R"({"place":1})"));
    EXPECT_THAT(drawn(*match, Seat(0), style(false, true)), HasSubstr("80,000 A ▣■■ 4"));
}

TEST(LasVegasBoard, is_plain_ascii_and_without_colour_where_told) {
    for (int entries = 0; entries < 120; entries += 7) {
        const std::string board =
            drawn(*played("las-vegas", 3, R"({"neutral":true})", entries, 2), Seat(0), style(false, false));
        for (const char c : board) ASSERT_TRUE((c >= ' ' && c <= '~') || c == '\n') << board;
    }
}

TEST(Board, lets_no_name_do_anything_to_the_terminal) {
    for (const match::AnyGame* game : match::games()) {
        std::vector<std::string> names(static_cast<std::size_t>(game->about().fewest), "\033[2J\u009b2J");
        const auto match = terminal_test::new_match(game->name(), names);
        const std::string board = drawn(*match, core::kSpectator, style(false, true));
        EXPECT_THAT(board, Not(HasSubstr("\033"))) << game->name();
        EXPECT_THAT(board, Not(HasSubstr("\u009b"))) << game->name();
    }
}

TEST(Style, counts_pads_cuts_and_wraps_by_columns) {
    const terminal::Style look = style(true, true);
    const std::string text = look.ink(terminal::Ink::Good, "Zoë ■■");
    EXPECT_EQ(terminal::columns(text), 6);
    EXPECT_EQ(terminal::columns(terminal::padded(text, 10)), 10);
    EXPECT_EQ(terminal::columns(terminal::padded(text, 3)), 3);
    EXPECT_EQ(terminal::right("7", 3), "  7");
    EXPECT_THAT(terminal::wrapped("one two  three", 7), testing::ElementsAre("one two", "three"));
    EXPECT_THAT(terminal::wrapped("", 7), testing::IsEmpty());
    EXPECT_EQ(terminal::harmless("a\033[1m\x7f\u0085b"), "a?[1m??b");
}

}  // namespace
