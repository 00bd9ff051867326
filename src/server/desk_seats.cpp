// Seats: who sits where, who stands in for whom, who says what.

#include <algorithm>

#include "bots/any_bot.h"
#include "server/desk.h"
#include "server/names.h"

namespace server {

void Desk::add_text(std::string event) {
    // What the desk makes the table can read: anything else is a fault of this program.
    if (auto wrong = table_.apply(event)) throw std::logic_error("an event of our own is wrong: " + *wrong);
    outcome_.events.push_back(std::move(event));
}

bool Desk::is_seated(int seat) {
    if (seat < 0) refuse(Kind::Right, "table.not-seated");
    return seat >= 0;
}
bool Desk::is_open() {
    if (table_.status() != Status::Open) refuse(Kind::Table, "table.started-already");
    return table_.status() == Status::Open;
}
bool Desk::exists(int seat) {
    const bool there = seat >= 0 && seat < table_.seats();
    if (!there) refuse(Kind::Table, "table.no-such-seat");
    return there;
}
bool Desk::knows_level(const std::string& level) {
    const bool known = has_bot(*table_.plan().game, level);
    if (!known) refuse(Kind::Table, "table.no-such-bot");
    return known;
}
bool Desk::has_room() {
    constexpr int kMostEvents = 20000;  // of all that is not an answer: nobody can fill a disk with chatting
    const bool room = table_.last() < kMostEvents;
    if (!room) refuse(Kind::Limit, "limit.table-full");
    return room;
}

void Desk::sit(int seat, const Sit& request) {
    if (!exists(request.seat) || !is_open() || !has_room()) return;
    if (seat >= 0) return refuse(Kind::Table, "table.seated-already");
    if (!table_.chair(request.seat).is_free()) return refuse(Kind::Table, "table.seat-taken");
    if (!is_name(request.name)) return refuse(Kind::Form, "table.bad-name", kLongestName);
    for (const Chair& chair : table_.chairs())
        if (chair.name == request.name) return refuse(Kind::Table, "table.name-taken");
    add("sat", [&](core::json::Pen& pen) {
        pen.key("seat").number(request.seat).key("name").text(request.name);
        pen.key("token").text(request.token).key("random").text(request.random);
    });
}

void Desk::leave(int seat) {
    if (!is_seated(seat) || !is_open() || !has_room()) return;
    add("left", seat);
}

void Desk::swap(int seat, const Swap& request) {
    if (!is_seated(seat) || !exists(request.seat) || !is_open() || !has_room()) return;
    if (request.seat == seat) return refuse(Kind::Table, "table.own-seat");
    const Chair& wanted = table_.chair(request.seat);
    if (wanted.is_bot) return refuse(Kind::Table, "table.seat-of-bot");
    if (wanted.is_free())
        return add("moved", [&](core::json::Pen& pen) {
            pen.key("from").number(seat).key("to").number(request.seat);
        });
    if (wanted.swap_with == seat)
        return add("swapped",
                   [&](core::json::Pen& pen) { pen.key("a").number(request.seat).key("b").number(seat); });
    if (table_.chair(seat).swap_with == request.seat) return refuse(Kind::Table, "table.swap-asked");
    add("swap-asked",
        [&](core::json::Pen& pen) { pen.key("seat").number(seat).key("with").number(request.seat); });
}

void Desk::seat_bot(int seat, const SeatBot& request) {
    if (!is_seated(seat) || !exists(request.seat) || !is_open() || !has_room()) return;
    if (table_.chair(request.seat).is_taken()) return refuse(Kind::Table, "table.seat-taken");
    if (!request.level.empty() && !knows_level(request.level)) return;
    add("bot", [&](core::json::Pen& pen) {
        pen.key("seat").number(request.seat).key("level");
        request.level.empty() ? pen.null() : pen.text(request.level);
    });
}

void Desk::takeover(int seat, const Takeover& request, core::Seats connected) {
    if (!is_seated(seat) || !exists(request.seat) || !is_playing() || !has_room()) return;
    const Chair& absent = table_.chair(request.seat);
    if (absent.is_bot || !absent.stand_in.empty()) return refuse(Kind::Table, "table.bot-already");
    if (request.seat != seat && connected.has(Seat(request.seat)))
        return refuse(Kind::Right, "table.is-there", core::Arg::quote(absent.name));
    if (!knows_level(request.level)) return;
    add("away",
        [&](core::json::Pen& pen) { pen.key("seat").number(request.seat).key("level").text(request.level); });
    settle_undo();
}

void Desk::back(int seat) {
    if (!is_seated(seat) || !has_room()) return;
    if (table_.chair(seat).stand_in.empty()) return refuse(Kind::Table, "table.not-away");
    add("back", seat);
}

void Desk::random(int seat, const Random& request) {
    if (!is_seated(seat) || !is_open() || !has_room()) return;
    if (!table_.chair(seat).random.empty()) return refuse(Kind::Table, "table.random-there");
    add("random",
        [&](core::json::Pen& pen) { pen.key("seat").number(seat).key("random").text(request.random); });
}

void Desk::chat(int seat, const Chat& request) {
    if (!is_seated(seat) || !has_room()) return;
    if (!is_chat(request.text)) return refuse(Kind::Form, "table.bad-chat", kLongestChat);
    add("chat", [&](core::json::Pen& pen) { pen.key("seat").number(seat).key("text").text(request.text); });
}

bool has_bot(const match::AnyGame& game, const std::string& level) {
    const std::vector<std::string>& levels = bots::level_names();
    if (std::find(levels.begin(), levels.end(), level) == levels.end()) return false;
    return bots::make_bot(game.name(), level, {}, 0) != nullptr;
}

}  // namespace server
