// The board of solitaire as text.

#include "solitaire/table.h"
#include "terminal/boards.h"

namespace solitaire::test {
namespace {

std::string board(const match::AnyMatch& match, const terminal::Style& style,
                  core::Seat viewer = core::Seat(0)) {
    return terminal::board(nlohmann::json::parse(match.view(viewer)), style);
}

/// Whether all characters are ASCII, and no escape sequence is among them.
bool is_plain(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

TEST(SolitaireBoard, shows_dice_notes_winners_ties_the_roll_and_what_each_value_leads_to) {
    Table table(Json{{"dice", 7}});
    table.notes("80 | 20 40 | 70 | 50 | 10 10 30 | 60");
    table.rivals({"blue"});
    table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5, 6}}});
    table.rolls(
        {{"red", 3}, {"green", 1}, {"black", 3}, {"white", 5}, {"yellow", 6}, {"grey", 6}, {"violet", 6}});
    EXPECT_EQ("\n" + board(table.match(), {.colour = false, .unicode = false}), R"(
Solitaire  round 1/1, group 1/2   own colour: red   placed at the start: blu
casino *red  grn  blu  blk  wht  yel  gry  vio   notes in thousands
1        .    .   2+    .    .    .    .    .    80 blu
2        .    .   1+    .    .    .    .    .    40 blu  20
3        .    .   1+    .    .    .    .    .    70 blu
4        .    .   2+    .    .    .    .    .    50 blu
5        .    .   1+    .    .    .    .    .    30 blu  10  10
6        .    .   1+    .    .    .    .    .    60 blu
left    3+4  4+4       4+4  4+4  4+4  4+4  4+4
roll    [3]  [1]       [3]  [5]  [6]  [6]  [6]
Won so far: red 0 (0 notes), the other seven 0 (0 notes)
This round as it lies: red 0, the other seven 330,000
  1: grn                             -> red 0, the other seven 330,000
  3: red blk                         -> red 0, the other seven 260,000
  5: wht                             -> red 0, the other seven 300,000
  6: yel gry vio                     -> red 0, the other seven 270,000
+ wins a note   = tied   * own   50 notes in the stack
)");
}

TEST(SolitaireBoard, fits_the_screen_in_every_style_and_language_at_any_time) {
    int turn = 0;
    core::PlayoutHouse house(3);
    Table table(Json{{"rivals", 2}, {"dice", 3}, {"rounds", 2}});
    for (match::AnyMatch& match = table.match(); !match.ask().is_over();) {
        for (const bool colour : {false, true})
            for (const bool unicode : {false, true})
                for (const core::Seat viewer : {core::Seat(0), core::kSpectator}) {
                    const std::string text = board(
                        match, {colour, unicode, 80, words::Language(turn++ % words::kLanguages)}, viewer);
                    std::istringstream lines(text);
                    int count = 0;
                    for (std::string line; std::getline(lines, line); ++count)
                        ASSERT_LE(terminal::columns(line), 80) << line;
                    ASSERT_LE(count, 21) << text;
                    ASSERT_TRUE(colour || unicode || turn % words::kLanguages != 1 || is_plain(text)) << text;
                }
        ++turn;  // another language for each style
        if (match.ask().is_chance()) {
            match.draw(house);
        } else {
            const auto moves = match.offers(core::Seat(0));
            match.submit(core::Seat(0), match.question(),
                         moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

}  // namespace
}  // namespace solitaire::test
