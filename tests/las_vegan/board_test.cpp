// The board as text: it fits, shows what its viewer may see and nothing else, in every style.

#include <algorithm>

#include "las_vegan/table.h"
#include "terminal/boards.h"

namespace las_vegan::test {
namespace {

std::string board(Table& table, core::Seat viewer, const terminal::Style& style) {
    return terminal::board(nlohmann::json::parse(table.match().view(viewer)), style);
}
std::string plain(Table& table, core::Seat viewer) {
    return board(table, viewer, {.colour = false, .unicode = false});
}

TEST(LasVeganBoard, fits_into_a_terminal_at_any_time_in_any_style) {
    core::PlayoutHouse house(std::uint64_t{21});
    for (int seats = 2; seats <= 5; ++seats) {
        Table table(seats, Json::object());
        while (table.asked() != "nobody") {
            for (const bool colour : {true, false})
                for (const bool unicode : {true, false}) {
                    const std::string text = board(table, Seat(0), {.colour = colour, .unicode = unicode});
                    std::istringstream in(text);
                    int lines = 0;
                    for (std::string line; std::getline(in, line); ++lines)
                        ASSERT_LE(terminal::columns(line), 80) << text;
                    ASSERT_LE(lines, 20) << text;
                    const bool escapes = text.find('\033') != text.npos;
                    const bool all_ascii =
                        std::all_of(text.begin(), text.end(), [](char c) { return c >= 0; });
                    ASSERT_TRUE(colour || !escapes) << text;
                    ASSERT_TRUE(unicode || all_ascii) << text;
                }
            if (table.asked() == "house") {
                table.match().draw(house);
                continue;
            }
            const Words may = table.may();
            table.answers(Json::parse(may[house.below(static_cast<std::uint32_t>(may.size()))]));
        }
        EXPECT_FALSE(board(table, core::kSpectator, {}).empty());
    }
}

TEST(LasVeganBoard, shows_the_hand_with_playable_cards_and_the_trick) {
    Table table(3);
    table.start({"R4 R9", "R1 V0 G5", "V1 V2"});
    table.plays("R4");
    const std::string benno = plain(table, Seat(1)), anna = plain(table, Seat(0));
    EXPECT_NE(benno.find("[R1]"), benno.npos) << benno;
    EXPECT_NE(benno.find(" V0 "), benno.npos) << benno;
    EXPECT_NE(benno.find("Anna R4*"), benno.npos) << benno;
    EXPECT_NE(benno.find("colour led: R"), benno.npos) << benno;
    EXPECT_EQ(anna.find("V0"), anna.npos) << "not Benno's hand\n" << anna;
    EXPECT_EQ(plain(table, core::kSpectator).find("R9"), std::string::npos);
}

TEST(LasVeganBoard, shows_what_the_machines_cost_now) {
    Table table(3);
    table.start({"B1 G1", "B7 G4", "B9 G9"}, "B 4 8");
    table.trick("B1 B7 B9");
    table.puts(3, "B");
    const std::string text = plain(table, core::kSpectator);
    EXPECT_NE(text.find("B  per three    [-3]   0          0          -3\n"), text.npos) << text;
    EXPECT_NE(text.find("x0"), text.npos) << "a machine without a token says how often it would pay\n"
                                          << text;
    EXPECT_NE(text.find("gold:-4"), text.npos) << text;
}

TEST(LasVeganBoard, shows_the_bank_and_who_has_answered) {
    Table table(2);
    table.start({"G8", "G1"}, "R 4 8", {-2, -2, 0, -3, -4}, "G9 R9 V4");
    table.plays("G8"), table.plays("G1");
    std::string text = plain(table, Seat(0));
    EXPECT_NE(text.find("[G9]"), text.npos) << text;
    EXPECT_NE(text.find("pile of 13"), text.npos) << text;
    table.bank("G9"), table.opens("V8"), table.pile("V5");
    table.seals(0, "B0");
    text = plain(table, Seat(1));
    EXPECT_NE(text.find("+Anna"), text.npos) << "ready, and nothing more\n" << text;
    EXPECT_EQ(text.find("B0"), text.npos) << text;
    EXPECT_NE(plain(table, Seat(0)).find("(B0)"), std::string::npos);
}

}  // namespace
}  // namespace las_vegan::test
