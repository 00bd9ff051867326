// The board of the card game as text.

#include <sstream>

#include "las_vegas_cards/table.h"
#include "terminal/boards.h"

namespace {

using cards_test::Table;
using core::Seat;

std::string board(Table& table, Seat viewer, bool colour = false, bool unicode = true) {
    return terminal::board(nlohmann::json::parse(table.match().view(viewer)),
                           {.colour = colour, .unicode = unicode, .width = 80});
}

Table two_have_chosen() {
    Table table(3);
    table.notes(1).hands("[[1,2,3,4,5],[1,2,33,3,5],[6,6,6,6,66]]");
    table.place(0, "[3,4]")
        .place(1, "[3,33]")
        .place(2, "[6,66]")
        .hands("[[3,3,1,2,5],[1,2,3,4,5],[5,5,5,5,55]]");
    table.place(0, "[3,3]").place(2, "[55]");
    return table;
}

TEST(LasVegasCardsBoard, LVC_10_shows_dice_ties_and_who_would_be_paid) {
    Table table = two_have_chosen();
    EXPECT_EQ(board(table, Seat(0)),
              "Round 1 of 4, turn 2 of 6\n"
              "Casino    1       2       3       4       5       6\n"
              "Notes     100 30  90 40   80 50   70 60   100 30  90 40\n"
              "Anna      ·       ·       1→50    1→70    ·       ·\n"
              "Benno     ·       ·       3→80    ·       ·       ·\n"
              "Carla     ·       ·       ·       ·       ·       3→90\n"
              "Dice, not cards; 3→80 would get 80,000, 2× tied.\n"
              "                      placed  hand   pile  glass    notes  money\n"
              "Anna      ready            2     5     20      3        0      0\n"
              "Benno     thinking         2     5     20      3        0      ?\n"
              "Carla     ready            2     5     20      3        0      ?\n"
              "Your hand     1⚀  2⚁  3⚂  3⚂  5⚄\n"
              "Chosen        3⚂  3⚂  (face down)\n"
              "Your pile     1x2 11 2x2 22 3 33 4x3 44 5x2 55 6x4 66\n");
    table.place(1, "[4]");
    const std::string tied = board(table, Seat(2), false, false);
    EXPECT_NE(tied.find("Anna      .       .       3x      1x      .       ."), std::string::npos) << tied;
}

TEST(LasVegasCardsBoard, LVC_4_shows_nothing_of_the_others_choices_and_hands) {
    Table table = two_have_chosen();
    const std::string seen = board(table, core::kSpectator);
    EXPECT_EQ(seen.find("Your hand"), std::string::npos);
    EXPECT_EQ(seen.find("face down"), std::string::npos);
    EXPECT_EQ(board(table, Seat(1)).find("face down"), std::string::npos);
}

TEST(LasVegasCardsBoard, fits_into_80_columns_and_leaves_room_for_a_question) {
    for (const char* options : {"{}", R"({"sequential":true,"tokens":true,"purses":"open"})"})
        for (int seats = 2; seats <= 5; ++seats) {
            const auto setup = suite::setup<cards_test::LasVegasCards>(seats, options);
            suite::visit_positions<cards_test::LasVegasCards>(setup, 3, 2, [&](auto& match, auto&) {
                for (const auto language :
                     {words::Language::French, words::Language::German, words::Language::Russian}) {
                    std::istringstream in(terminal::board(nlohmann::json::parse(match.view(Seat(0))),
                                                          {.colour = false, .language = language}));
                    for (std::string line; std::getline(in, line);)
                        EXPECT_LE(terminal::columns(line), 79) << line;
                }
                for (const bool unicode : {false, true})
                    for (const bool colour : {false, true}) {
                        const std::string text =
                            terminal::board(nlohmann::json::parse(match.view(Seat(0))),
                                            {.colour = colour, .unicode = unicode, .width = 80});
                        int lines = 0;
                        std::istringstream in(text);
                        for (std::string line; std::getline(in, line); ++lines)
                            EXPECT_LE(terminal::columns(line), 80) << line;
                        EXPECT_LE(lines, 20) << text;
                        EXPECT_EQ(text.find('\033') == text.npos, !colour);
                        for (const char c : text) EXPECT_TRUE(unicode || (c & 0x80) == 0) << text;
                    }
            });
        }
}

}  // namespace
