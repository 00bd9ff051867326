// Seats: who sits where, who stands in for whom, who says what.

#include <algorithm>

#include "bots/any_bot.h"
#include "server/desk.h"
#include "server/names.h"

namespace server {

void Desk::add(event::Any what) {
    // What the desk makes the table can read: anything else is a fault of this program.
    if (const match::Complaint wrong = table_.apply(TableEvent{now_, std::move(what)}))
        throw std::logic_error("an event of our own is wrong: " + wrong->text);
    effect_.events.push_back(table_.last_stored());
}

bool Desk::is_seated(Seat seat) {
    const bool seated = seat != core::kSpectator;
    if (!seated) refuse(ProblemKind::Right, "table.not-seated");
    return seated;
}
bool Desk::is_open() {
    if (table_.status() != Status::Open) refuse(ProblemKind::Table, "table.started-already");
    return table_.status() == Status::Open;
}
bool Desk::exists(Seat seat) {
    const bool there = core::index(seat) < table_.seats();
    if (!there) refuse(ProblemKind::Table, "table.no-such-seat");
    return there;
}
bool Desk::knows_level(const std::string& level) {
    const bool known = has_bot(*table_.plan().game, level);
    if (!known) refuse(ProblemKind::Table, "table.no-such-bot");
    return known;
}
bool Desk::has_room() {
    constexpr int kMostEvents = 20000;  // of all that is not an answer: nobody can fill a disk with chatting
    const bool room = table_.last() < kMostEvents;
    if (!room) refuse(ProblemKind::Limit, "limit.table-full");
    return room;
}

void Desk::sit(Seat seat, const Sit& request) {
    if (!exists(request.seat) || !is_open() || !has_room()) return;
    if (seat != core::kSpectator) return refuse(ProblemKind::Table, "table.seated-already");
    if (!table_.chair(request.seat).is_free()) return refuse(ProblemKind::Table, "table.seat-taken");
    if (!is_name(request.name)) return refuse(ProblemKind::Form, "table.bad-name", kLongestName);
    for (const Chair& chair : table_.chairs())
        if (chair.name == request.name) return refuse(ProblemKind::Table, "table.name-taken");
    add(event::Sat{request.seat, request.name, request.token, request.random});
}

void Desk::leave(Seat seat) {
    if (!is_seated(seat) || !is_open() || !has_room()) return;
    add(event::Left{seat});
}

void Desk::swap(Seat seat, const Swap& request) {
    if (!is_seated(seat) || !exists(request.seat) || !is_open() || !has_room()) return;
    if (request.seat == seat) return refuse(ProblemKind::Table, "table.own-seat");
    const Chair& wanted = table_.chair(request.seat);
    if (wanted.is_bot) return refuse(ProblemKind::Table, "table.seat-of-bot");
    if (wanted.is_free()) return add(event::Moved{seat, request.seat});
    if (wanted.swap_with == seat) return add(event::Swapped{request.seat, seat});
    if (table_.chair(seat).swap_with == request.seat) return refuse(ProblemKind::Table, "table.swap-asked");
    add(event::SwapAsked{seat, request.seat});
}

void Desk::seat_bot(Seat seat, const SeatBot& request) {
    if (!is_seated(seat) || !exists(request.seat) || !is_open() || !has_room()) return;
    if (table_.chair(request.seat).is_taken()) return refuse(ProblemKind::Table, "table.seat-taken");
    if (!request.level.empty() && !knows_level(request.level)) return;
    add(event::BotSeated{request.seat, request.level});
}

void Desk::takeover(Seat seat, const Takeover& request, core::Seats connected) {
    if (!is_seated(seat) || !exists(request.seat) || !is_playing() || !has_room()) return;
    const Chair& absent = table_.chair(request.seat);
    if (absent.is_bot || !absent.stand_in.empty()) return refuse(ProblemKind::Table, "table.bot-already");
    if (request.seat != seat && connected.has(request.seat))
        return refuse(ProblemKind::Right, "table.is-there", core::Arg::quote(absent.name));
    if (!knows_level(request.level)) return;
    add(event::Away{request.seat, request.level});
    settle_undo();
}

void Desk::back(Seat seat) {
    if (!is_seated(seat) || !has_room()) return;
    if (table_.chair(seat).stand_in.empty()) return refuse(ProblemKind::Table, "table.not-away");
    add(event::CameBack{seat});
}

void Desk::random(Seat seat, const Random& request) {
    if (!is_seated(seat) || !is_open() || !has_room()) return;
    if (!table_.chair(seat).random.empty()) return refuse(ProblemKind::Table, "table.random-there");
    add(event::RandomBrought{seat, request.random});
}

void Desk::chat(Seat seat, const Chat& request) {
    if (!is_seated(seat) || !has_room()) return;
    if (!is_chat(request.text)) return refuse(ProblemKind::Form, "table.bad-chat", kLongestChat);
    add(event::Chatted{seat, request.text});
}

bool has_bot(const match::AnyGame& game, const std::string& level) {
    const std::vector<std::string>& levels = bots::level_names();
    if (std::find(levels.begin(), levels.end(), level) == levels.end()) return false;
    return bots::make_bot(game.name(), level, {}, 0) != nullptr;
}

}  // namespace server
