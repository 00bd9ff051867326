// What the messages of a server add up to.

#include <algorithm>

#include "client/guest.h"

namespace client {

namespace event = protocol::event;

void Picture::hear(const protocol::AnyAnswer& said) {
    std::visit([this](const auto& what) { take(what); }, said);
}

void Picture::take(const protocol::Welcome& welcome) {
    summary_ = welcome.table;
    status_ = summary_.status;
    // How it ended is still to be heard.
    if (status_ == Status::Over && last_ < welcome.last) status_ = Status::Playing;
    seat_ = welcome.seat;
    chairs_.clear();
    for (const protocol::Seated& seat : summary_.seats)
        chairs_.push_back({seat.is_bot, seat.level, seat.name, seat.away, false});
}

void Picture::take(const protocol::SeatTaken& taken) {
    seat_ = taken.seat;
    token_ = taken.token;
}

void Picture::take(const protocol::Presence& presence) {
    for (std::size_t i = 0; i < std::min(chairs_.size(), presence.seats.size()); ++i)
        chairs_[i].here = presence.seats[i].value_or(false);
}

void Picture::take(const protocol::News& news) {
    for (const protocol::ToldEvent& told : news.events) {
        if (told.number <= last_) continue;  // known already
        last_ = told.number;
        std::visit([this](const auto& what) { happen(what); }, told.event.what);
    }
    for (const protocol::Revealed& revealed : news.revealed)
        if (static_cast<std::size_t>(revealed.number) < entries_.size())
            entries_[static_cast<std::size_t>(revealed.number)] = revealed.line;
    // Boards read views as nlohmann's JSON.
    if (news.view.is(core::json::Kind::Object)) view_ = json::parse(news.view.written());
    if (news.question) question_ = news.question;
}

void Picture::happen(const event::Started& started) {
    status_ = Status::Playing;
    for (std::size_t i = 0; i < std::min(chairs_.size(), started.names.size()); ++i)
        chairs_[i].name = started.names[i];
}

void Picture::happen(const event::Undone& undone) {
    // One answer of that seat: sealed answers may stand behind it.
    forget_entries(static_cast<std::size_t>(undone.number), 1);
}

void Picture::happen(const event::Rewound& rewound) {
    const auto to = static_cast<std::size_t>(rewound.to);
    if (to < entries_.size()) forget_entries(to, entries_.size() - to);
    undo_asked_by_ = core::kSpectator;
}

void Picture::happen(const event::UndoAsked& asked) { undo_asked_by_ = asked.seat; }

void Picture::happen(const event::UndoAnswered& answered) {
    if (!answered.agree) undo_asked_by_ = core::kSpectator;
}

void Picture::happen(const event::Ended& ended) {
    status_ = Status::Over;
    result_ = json::parse(ended.result.written());
}

void Picture::happen(const event::RematchMade& made) {
    rematch_ = made.table.empty() ? made.watch : made.table;
}

void Picture::happen(const event::Sat& sat) {
    if (Chair* const chair = at(sat.seat)) {
        chair->name = sat.name;
        chair->is_bot = false;
    }
}

void Picture::happen(const event::Left& left) {
    if (Chair* const chair = at(left.seat)) chair->name.clear();
    if (left.seat == seat_) seat_ = core::kSpectator;
}

void Picture::happen(const event::BotSeated& bot) {
    Chair* const chair = at(bot.seat);
    if (chair == nullptr) return;
    chair->level = bot.level;
    chair->is_bot = !bot.level.empty();
    chair->name.clear();
}

void Picture::happen(const event::Away& away) {
    if (Chair* const chair = at(away.seat)) chair->stand_in = away.level;
}

void Picture::happen(const event::CameBack& back) {
    if (Chair* const chair = at(back.seat)) chair->stand_in.clear();
}

void Picture::change_places(Seat one, Seat other) {
    Chair *const first = at(one), *const second = at(other);
    if (first == nullptr || second == nullptr) return;
    std::swap(first->name, second->name);
    std::swap(first->here, second->here);
    if (seat_ == one)
        seat_ = other;
    else if (seat_ == other)
        seat_ = one;
}

void Picture::happen(const event::Entry& entry) {
    // Each is the next one, whatever became of it since.
    const int number = static_cast<int>(entries_.size());
    entries_.push_back(entry.line);
    for (const core::json::Value sentence : entry.told.value()) {
        Told told{number, {}, {}};
        match::Text{}.read(sentence["key"], told.key);
        match::Text{}.read(sentence["text"], told.text);
        told_.push_back(std::move(told));
    }
}

void Picture::forget_entries(std::size_t from, std::size_t count) {
    if (from >= entries_.size()) return;
    count = std::min(count, entries_.size() - from);
    const auto first = entries_.begin() + static_cast<std::ptrdiff_t>(from);
    entries_.erase(first, first + static_cast<std::ptrdiff_t>(count));
    const int begin = static_cast<int>(from), end = static_cast<int>(from + count);
    std::erase_if(told_, [&](const Told& told) { return told.entry >= begin && told.entry < end; });
    for (Told& told : told_)
        if (told.entry >= end) told.entry -= end - begin;
}

std::optional<Seat> Picture::first_free() const {
    const auto free =
        std::find_if(chairs_.begin(), chairs_.end(), [](const Chair& chair) { return chair.is_free(); });
    if (free == chairs_.end()) return {};
    return Seat(static_cast<int>(free - chairs_.begin()));
}

std::vector<std::string> Picture::names() const {
    std::vector<std::string> names;
    for (const Chair& chair : chairs_) names.push_back(chair.name);
    return names;
}

std::vector<std::string> Picture::offers() const {
    std::vector<std::string> offers;
    if (question_)
        for (const match::Piece& move : question_->moves) offers.push_back(move.text());
    return offers;
}

json Picture::result() const { return view_.contains("result") ? view_["result"] : result_; }

}  // namespace client
