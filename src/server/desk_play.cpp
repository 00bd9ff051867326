// The game: start, answers, what is taken back, rematch.

#include <algorithm>

#include "server/desk.h"

namespace server {
namespace {

/// Bots have names too, other ones than the people at the table.
std::vector<std::string> names_of(const Table& table) {
    constexpr const char* kBots[] = {"Lola",  "Rico",    "Stella", "Vito",  "Ruby", "Max",   "Ginger", "Ace",
                                     "Dolly", "Frankie", "Goldie", "Lucky", "Nico", "Pearl", "Romy",   "Sid"};
    std::vector<std::string> names;
    for (const Chair& chair : table.chairs()) names.push_back(chair.name);
    auto next = std::begin(kBots);
    for (const Seat seat : table.all()) {
        if (!table.chair(seat).is_bot) continue;
        while (std::find(names.begin(), names.end(), *next) != names.end()) ++next;
        names[static_cast<std::size_t>(core::index(seat))] = *next;
    }
    return names;
}

}  // namespace

bool Desk::is_playing() {
    if (table_.status() != Status::Playing)
        refuse(ProblemKind::Table, table_.status() == Status::Open ? "table.not-started" : "gate.over");
    return table_.status() == Status::Playing;
}

void Desk::start(Seat seat) {
    if (!is_seated(seat) || !is_open()) return;
    for (const Chair& chair : table_.chairs())
        if (chair.is_free()) return refuse(ProblemKind::Table, "table.seats-free");
    add(event::Started{names_of(table_), {}});
    play_on();
}

void Desk::play_on() {
    const match::AnyMatch& match = *table_.match_;
    while (match.ask().is_chance()) {
        core::FairHouse house = table_.house(match.size());
        event::Entry entry;
        entry.said = match.drawn(house);
        add(std::move(entry));
    }
    if (match.ask().is_over()) add(event::Ended{match.result(), {}});
}

void Desk::move(Seat seat, const Move& request, const char* by) {
    if (!is_seated(seat) || !is_playing()) return;
    if (by == nullptr && !table_.chair(seat).stand_in.empty())
        return refuse(ProblemKind::Table, "table.bot-plays");
    table_.match_->speak(language_);
    event::Entry entry;
    entry.seat = seat;
    entry.said = request.move;
    entry.question = request.question;
    if (by != nullptr) entry.by = by;
    // The gate decides, as it does for what comes from the store.
    effect_.refused = table_.apply(TableEvent{now_, std::move(entry)});
    if (effect_.refused) return;
    effect_.events.push_back(table_.last_stored());
    play_on();
}

void Desk::undo(Seat seat) {
    if (!is_seated(seat) || !is_playing() || !has_room()) return;
    match::AnyMatch& match = *table_.match_;
    if (match.can_undo(seat)) return add(event::Undone{seat});
    if (table_.undo_) return refuse(ProblemKind::Table, "table.undo-open");
    const auto& answered = table_.answered_by_;
    const auto mine = std::find(answered.rbegin(), answered.rend(), seat);
    if (mine == answered.rend()) return refuse(ProblemKind::Gate, "gate.no-undo", seat);
    add(event::UndoAsked{seat, static_cast<int>(answered.rend() - mine) - 1});
    settle_undo();
}

void Desk::undo_answer(Seat seat, const UndoAnswer& request) {
    if (!is_seated(seat) || !is_playing() || !has_room()) return;
    if (!table_.undo_) return refuse(ProblemKind::Table, "table.no-undo-open");
    if (table_.undo_->agreed.has(seat) && request.agree)
        return refuse(ProblemKind::Table, "table.agreed-already");
    add(event::UndoAnswered{seat, request.agree});
    settle_undo();
}

void Desk::settle_undo() {
    if (!table_.undo_) return;
    const core::Seats people = table_.people();
    if ((people.bits & ~table_.undo_->agreed.bits) != 0) return;
    add(event::Rewound{table_.undo_->to});
}

void Desk::rematch(const std::string& table, const std::string& watch) {
    if (!table_.rematch_.empty()) return refuse(ProblemKind::Table, "table.rematch-there");
    add(event::RematchMade{table, watch});
}

Effect Table::answer(Seat seat, const Request& request, const Circumstances& circumstances) {
    Desk desk(*this, circumstances.now, circumstances.language);
    struct Visitor {
        Desk& desk;
        Seat seat;
        core::Seats connected;
        void operator()(const Sit& sit) { desk.sit(seat, sit); }
        void operator()(const Leave&) { desk.leave(seat); }
        void operator()(const Swap& swap) { desk.swap(seat, swap); }
        void operator()(const SeatBot& bot) { desk.seat_bot(seat, bot); }
        void operator()(const Start&) { desk.start(seat); }
        void operator()(const Move& move) { desk.move(seat, move, nullptr); }
        void operator()(const Undo&) { desk.undo(seat); }
        void operator()(const UndoAnswer& answer) { desk.undo_answer(seat, answer); }
        void operator()(const Chat& chat) { desk.chat(seat, chat); }
        void operator()(const Takeover& takeover) { desk.takeover(seat, takeover, connected); }
        void operator()(const Back&) { desk.back(seat); }
        void operator()(const Random& random) { desk.random(seat, random); }
    };
    std::visit(Visitor{desk, seat, circumstances.connected}, request);
    return desk.take();
}

Effect Table::answer_for(Seat seat, const Move& move, const char* by, Time now) {
    Desk desk(*this, now, words::Language::English);
    desk.move(seat, move, by);
    return desk.take();
}

Effect Table::note_rematch(const std::string& table, const std::string& watch, Time now) {
    Desk desk(*this, now, words::Language::English);
    desk.rematch(table, watch);
    return desk.take();
}

}  // namespace server
