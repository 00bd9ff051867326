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
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        if (!table.chair(static_cast<int>(seat)).is_bot) continue;
        while (std::find(names.begin(), names.end(), *next) != names.end()) ++next;
        names[seat] = *next;
    }
    return names;
}

}  // namespace

bool Desk::is_playing() {
    if (table_.status() != Status::Playing)
        refuse(Kind::Table, table_.status() == Status::Open ? "table.not-started" : "gate.over");
    return table_.status() == Status::Playing;
}

void Desk::start(int seat) {
    if (!is_seated(seat) || !is_open()) return;
    for (const Chair& chair : table_.chairs())
        if (chair.is_free()) return refuse(Kind::Table, "table.seats-free");
    const std::vector<std::string> names = names_of(table_);
    add("started", [&](core::json::Pen& pen) {
        pen.key("names").open('[');
        for (const std::string& name : names) pen.text(name);
        pen.close(']');
    });
    play_on(0, nullptr);
}

void Desk::play_on(int from, const char* by) {
    match::AnyMatch& match = *table_.match_;
    while (match.ask().is_chance()) {
        core::FairHouse house = table_.house(match.size());
        match.draw(house);
    }
    int entry = from;
    for (const std::string& line : match.lines(from)) {
        // The match has taken it in already: this writes down what it will be read from.
        std::string event = match::written([&](core::json::Pen& pen) {
            pen.open('{').key("at").number(now_).key("entry").open('{').key("line").word(line);
            if (by != nullptr && entry == from) pen.key("by").text(by);
            pen.close('}').close('}');
        });
        const bool answer = line.starts_with("{\"seat\":");
        const int seat = answer ? line[8] - '0' : -1;  // seats are 0 to 7
        table_.note_entry(now_, seat, by != nullptr && entry == from ? by : "");
        outcome_.events.push_back(std::move(event));
        ++entry;
    }
    if (match.ask().is_over())
        add("over", [&](core::json::Pen& pen) { pen.key("result").word(match.result()); });
}

void Desk::move(int seat, const Move& request, const char* by) {
    if (!is_seated(seat) || !is_playing()) return;
    if (by == nullptr && !table_.chair(seat).stand_in.empty()) return refuse(Kind::Table, "table.bot-plays");
    match::AnyMatch& match = *table_.match_;
    const int size = match.size();
    match.speak(language_);
    if (const match::Complaint wrong = match.submit(Seat(seat), request.question, request.move)) {
        outcome_.refused = refused(*wrong);
        return;
    }
    play_on(size, by);
}

void Desk::undo(int seat) {
    if (!is_seated(seat) || !is_playing() || !has_room()) return;
    match::AnyMatch& match = *table_.match_;
    if (match.can_undo(Seat(seat))) return add("undone", seat);
    if (table_.undo_) return refuse(Kind::Table, "table.undo-open");
    const auto& answered = table_.answered_by_;
    const auto mine = std::find(answered.rbegin(), answered.rend(), static_cast<std::int8_t>(seat));
    if (mine == answered.rend()) return refuse(Kind::Gate, "gate.no-undo", Seat(seat));
    const auto to = answered.rend() - mine - 1;
    add("undo-asked", [&](core::json::Pen& pen) { pen.key("seat").number(seat).key("to").number(to); });
    settle_undo();
}

void Desk::undo_answer(int seat, const UndoAnswer& request) {
    if (!is_seated(seat) || !is_playing() || !has_room()) return;
    if (!table_.undo_) return refuse(Kind::Table, "table.no-undo-open");
    if (table_.undo_->agreed.has(Seat(seat)) && request.agree)
        return refuse(Kind::Table, "table.agreed-already");
    add("undo-answered",
        [&](core::json::Pen& pen) { pen.key("seat").number(seat).key("agree").boolean(request.agree); });
    settle_undo();
}

void Desk::settle_undo() {
    if (!table_.undo_) return;
    const core::Seats people = table_.people();
    if ((people.bits & ~table_.undo_->agreed.bits) != 0) return;
    const int to = table_.undo_->to;
    add("rewound", [&](core::json::Pen& pen) { pen.key("to").number(to); });
}

void Desk::rematch(const std::string& table, const std::string& watch) {
    if (!table_.rematch_.empty()) return refuse(Kind::Table, "table.rematch-there");
    add("rematch", [&](core::json::Pen& pen) { pen.key("table").text(table).key("watch").text(watch); });
}

Outcome Table::answer(int seat, const Request& request, const Circumstances& circumstances) {
    Desk desk(*this, circumstances.now, circumstances.language);
    struct Visitor {
        Desk& desk;
        int seat;
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

Outcome Table::answer_for(int seat, const Move& move, const char* by, Time now) {
    Desk desk(*this, now, words::Language::English);
    desk.move(seat, move, by);
    return desk.take();
}

Outcome Table::note_rematch(const std::string& table, const std::string& watch, Time now) {
    Desk desk(*this, now, words::Language::English);
    desk.rematch(table, watch);
    return desk.take();
}

}  // namespace server
