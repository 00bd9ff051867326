// The board of hidden colours as text.

#include "colours/table.h"
#include "terminal/boards.h"

namespace colours::test {
namespace {

std::string board(const match::AnyMatch& match, const terminal::Style& style, core::Seat viewer) {
    return terminal::board(nlohmann::json::parse(match.view(viewer)), style);
}

/// Whether all characters are ASCII, and no escape sequence is among them.
bool is_plain(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

/// A table of three after red and violet have won at casino 1.
Table after_the_example() {
    Table table(3);
    table.notes("20 40 90 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 100");
    Json start = all_show(6, 2);
    start["violet"] = start["yellow"] = start["green"] = {1, 1};
    start["blue"] = {2, 3};
    table.placed(start);
    table.deals({{"red", "grey"}, {"green", "violet"}, {"blue", "white"}});
    Json thrown = all_show(4);
    thrown["violet"] = thrown["red"] = 1;
    table.rolls(thrown);
    table.places(1);
    thrown["violet"] = 2;
    thrown["grey"] = 6;
    table.rolls(thrown);
    return table;
}

TEST(ColoursBoard, shows_dice_notes_won_notes_own_colours_and_what_each_value_pays) {
    Table table = after_the_example();
    EXPECT_EQ("\n" + board(table.match(), {.colour = false, .unicode = false}, core::Seat(1)), R"(
Hidden colours  round 1/2   your colours: grn vio
casino  red *grn  blu  blk  wht  yel  gry *vio  notes       won (in thousands)
1        .   2=    .    .    .   2=    .    .   90          20red 40vio
2        .    .   1+    .    .    .    .    .   20 30 40
3        .    .   1+    .    .    .    .    .   20 30 40
4        .    .    .    .    .    .    .    .   20 30 40
5        .    .    .    .    .    .    .    .   20 30 40
6       2=    .    .   2=   2=    .   2=    .   20 30 100
left     5    6    6    6    6    6    6    5
won     20                                 40
whose    ?  Benn   ?    ?    ?    ?    ?  Benn
roll    [1]  [4]  [4]  [4]  [4]  [4]  [6]  [2]
 Anna            0 notes, hidden        >Benno      you  0 notes, 0
 Carla           0 notes, hidden
  1: red                             -> pays 90 red
  2: vio                             -> pays nothing
  4: grn blu blk wht yel             -> pays nothing
  6: gry                             -> pays 20 gry
+ would win   = tied   * yours   41 notes in the stack
)");
}

TEST(ColoursBoard, shows_nobody_the_colours_of_others) {
    Table table = after_the_example();
    const terminal::Style style{.colour = false};
    EXPECT_NE(
        board(table.match(), style, core::kSpectator).find("whose    ?    ?    ?    ?    ?    ?    ?    ?"),
        std::string::npos);
    EXPECT_NE(board(table.match(), style, core::Seat(0)).find("whose  Anna   ?"), std::string::npos);
}

TEST(ColoursBoard, fits_the_screen_in_every_style_and_language_at_any_time) {
    int turn = 0;
    core::PlayoutHouse house(3);
    Table table(4, {{"first", "lot"}, {"purses", "open"}});
    for (match::AnyMatch& match = table.match(); !match.ask().is_over();) {
        for (const bool colour : {false, true})
            for (const bool unicode : {false, true})
                for (const core::Seat viewer : {core::Seat(0), core::Seat(3), core::kSpectator}) {
                    const std::string text = board(
                        match, {colour, unicode, 80, words::Language(turn++ % words::kLanguages)}, viewer);
                    std::istringstream lines(text);
                    int count = 0;
                    for (std::string line; std::getline(lines, line); ++count)
                        ASSERT_LE(terminal::columns(line), 80) << line;
                    ASSERT_LE(count, 22) << text;
                    ASSERT_TRUE(colour || unicode || turn % words::kLanguages != 1 || is_plain(text)) << text;
                }
        ++turn;  // another language for each style
        if (match.ask().is_chance()) {
            match.draw(house);
        } else {
            const core::Seat seat = match.ask().asked.lowest();
            const auto moves = match.offers(seat);
            match.submit(seat, match.question(),
                         moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

}  // namespace
}  // namespace colours::test
