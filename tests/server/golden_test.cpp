// Tables as they were stored and told before messages had descriptions: they are read, written and told to
// the same byte. REGOLD=1 writes tests/data/tables anew; only a change of the log itself would be a reason
// to.

#include <cstdlib>
#include <fstream>

#include "house.h"
#include "support/places.h"

namespace tests {
namespace {

using namespace server;

std::string path_of(const std::string& name) { return support::source("tests/data/tables/" + name); }

std::vector<std::string> lines_of(const std::string& name) {
    std::ifstream file(path_of(name));
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// Every kind of event that a table knows, and a game of this title.
At played(const Case& a_case, std::uint64_t seed) {
    Wish wish{a_case.game, a_case.options, "Friday \"quoted\" \u2660", {}, true, true, 60};
    wish.seats.assign(static_cast<std::size_t>(a_case.seats), "");
    At at(wish);
    if (a_case.seats >= 3) {
        at.sit(0, "Anna");
        at.ask(0, Swap{Seat(2)});
        at.sit(1, "Benno\\");
        at.ask(1, Swap{Seat(2)});
        at.ask(2, Swap{Seat(1)});
        at.ask(2, Leave{});
        at.ask(1, SeatBot{Seat(0), "regular"});
        at.ask(1, SeatBot{Seat(0), ""});
    }
    for (int seat = 0; seat < at->seats(); ++seat)
        if (at->chair(Seat(seat)).is_free()) at.sit(seat, "P" + std::to_string(seat));
    at.ask(0, Chat{"Good luck! \u00e9 \\"});
    at.ask(0, Start{});
    core::Xoshiro lot(seed);
    for (int turn = 0; at->status() == Status::Playing; ++turn) {
        const int mover = at.play_one(lot);
        if (at->status() != Status::Playing) break;
        if (turn % 5 == 2 && at->match()->can_undo(Seat(mover))) at.ask(mover, Undo{});
        if (turn == 4 && !at->match()->can_undo(Seat(mover))) {
            at.ask(mover, Undo{});
            for (int seat = 0; seat < at->seats() && at->undo_asked(); ++seat)
                if (seat != mover) at.ask(seat, UndoAnswer{true});
        }
        if (turn == 7 && at->seats() > 1 && !at->match()->can_undo(Seat(mover))) {
            at.ask(mover, Undo{});
            at.ask((mover + 1) % at->seats(), UndoAnswer{false});
        }
        if (turn == 3) at.ask(0, Takeover{Seat(0), "regular"});
        if (turn == 3) at.ask(0, Back{});
    }
    at.note_rematch("r00000000000", "v00000000000");
    return at;
}

/// What viewers are told, without what only a newer program says.
std::string told_as_before(Table& table, int seat, bool watches) {
    auto news =
        nlohmann::ordered_json::parse(write_news(table, -1, {seat_of(seat), watches, {}}, {}, 0))["news"];
    for (auto& event : news["events"])
        if (event.contains("entry")) event["entry"].erase("happened");
    return news["events"].dump() + news["revealed"].dump();
}

std::string mark_of(const std::string& text) {
    std::uint64_t mark = 0xcbf29ce484222325u;  // FNV-1a
    for (const char c : text) mark = (mark ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return std::to_string(mark);
}

/// The first game's in full, of the others a mark: it is long.
TEST(Golden, stored_tables_are_read_written_and_told_to_the_byte) {
    int number = 0;
    for (const Case& a_case : kCases) {
        const bool in_full = number == 0;
        const std::string name = std::to_string(number++) + "-" + a_case.game;
        SCOPED_TRACE(name);
        At at = played(a_case, 40 + static_cast<std::uint64_t>(number));
        std::vector<std::string> told;
        for (int seat = -1; seat < 1; ++seat) {
            const std::string text = told_as_before(at.table(), seat, seat < 0);
            told.push_back(in_full ? text : mark_of(text));
        }
        told.push_back(summary(at.table()));
        if (std::getenv("REGOLD") != nullptr) {
            std::ofstream log(path_of(name + ".log")), news(path_of(name + ".told"));
            for (const std::string& event : at.events) log << event << "\n";
            for (const std::string& line : told) news << line << "\n";
        }
        EXPECT_EQ(at.events, lines_of(name + ".log"));
        EXPECT_EQ(told, lines_of(name + ".told"));
        Table again("t00000000000");
        for (const std::string& event : lines_of(name + ".log")) ASSERT_FALSE(again.apply(event)) << event;
        expect_same(at.table(), again);
    }
}

}  // namespace
}  // namespace tests
