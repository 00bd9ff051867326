// The fold: events taken in one after the other.

#include "server/table.h"

#include <algorithm>

#include "match/journal.h"

namespace server {
namespace {

namespace event = protocol::event;
using match::Complaint;

/// What is stored does not add up: a sentence for whoever looks after the server.
Complaint damaged(const std::string& sentence) {
    return match::Problem{"LOG", "", sentence, "", match::ProblemKind::Store};
}
Complaint no_such_seat() { return damaged("there is no such seat"); }

}  // namespace

Seat Table::seat_of(std::string_view token) const {
    if (token.empty()) return core::kSpectator;
    for (const Seat seat : all())
        if (chair(seat).token == token) return seat;
    return core::kSpectator;
}

core::Seats Table::asked() const {
    if (status_ != Status::Playing) return {};
    return match_->ask().asked;
}
core::Seats Table::bots_asked() const {
    core::Seats bots;
    const core::Seats awaited = asked();
    for (const Seat seat : all())
        if (awaited.has(seat) && !chair(seat).player().empty()) bots.add(seat);
    return bots;
}
core::Seats Table::people() const {
    core::Seats people;
    for (const Seat seat : all())
        if (chair(seat).is_taken() && chair(seat).stand_in.empty()) people.add(seat);
    return people;
}

Complaint Table::apply(std::string_view stored) {
    auto event = protocol::read_stored(stored);
    return event ? apply(std::move(*event)) : Complaint(event.wrong);
}

Complaint Table::apply(TableEvent event) {
    if (std::holds_alternative<event::Created>(event.what) != log_.empty())
        return damaged("a table begins with \"created\", once");
    if (Complaint wrong = std::visit([&](auto& what) { return take(what, event.at); }, event.what))
        return wrong;
    log_.push_back(std::move(event));
    return {};
}

std::string Table::last_stored() const {
    const auto* const entry = std::get_if<event::Entry>(&log_.back().what);
    if (entry == nullptr) return protocol::stored(log_.back());
    // In the journal's own words, however the answer was spelt.
    event::Entry written = *entry;
    written.line = match_->lines(entry->number).front();
    return protocol::stored({log_.back().at, std::move(written)});
}

Complaint Table::take(std::monostate&, Time) { return damaged("an event has no kind"); }

// ------------------------------------------------------------------------------------------ seats

Complaint Table::take(event::Created& created, Time at) {
    const match::AnyGame* const game = match::find_game(created.game);
    if (game == nullptr) return damaged("there is no such game");
    if (created.seats.empty() || created.seats.size() > core::kMostSeats)
        return damaged("a table has 1 to 8 seats");
    plan_ = {game,
             created.options.text(),
             created.name,
             created.watch,
             created.secret,
             created.commitment,
             created.rematch_of,
             created.is_public,
             created.odds,
             created.timer,
             at};
    for (const protocol::Place& place : created.seats) {
        Chair& chair = chairs_.emplace_back();
        chair.is_bot = !place.level.empty();
        chair.level = place.level;
    }
    return {};
}

Complaint Table::take(event::Sat& sat, Time) {
    if (!has(sat.seat)) return no_such_seat();
    Chair& chair = at(sat.seat);
    chair.name = sat.name;
    chair.token = sat.token;
    chair.random = sat.random;
    return {};
}

void Table::forget_wishes(Seat seat) {
    at(seat).swap_with = core::kSpectator;
    for (Chair& other : chairs_)
        if (other.swap_with == seat) other.swap_with = core::kSpectator;
}

Complaint Table::take(event::Left& left, Time) {
    if (!has(left.seat)) return no_such_seat();
    Chair& chair = at(left.seat);
    chair.name.clear();
    chair.token.clear();
    chair.random.clear();
    forget_wishes(left.seat);
    return {};
}

Complaint Table::change_places(Seat one, Seat other) {
    if (!has(one) || !has(other)) return no_such_seat();
    std::swap(at(one).name, at(other).name);
    std::swap(at(one).token, at(other).token);
    std::swap(at(one).random, at(other).random);
    forget_wishes(one);
    forget_wishes(other);
    return {};
}
Complaint Table::take(event::Moved& moved, Time) { return change_places(moved.from, moved.to); }
Complaint Table::take(event::Swapped& swapped, Time) { return change_places(swapped.a, swapped.b); }

Complaint Table::take(event::SwapAsked& asked, Time) {
    if (!has(asked.seat)) return no_such_seat();
    at(asked.seat).swap_with = asked.with;
    return {};
}

Complaint Table::take(event::BotSeated& bot, Time) {
    if (!has(bot.seat)) return no_such_seat();
    at(bot.seat).is_bot = !bot.level.empty();
    at(bot.seat).level = bot.level;
    return {};
}

Complaint Table::take(event::RandomBrought& brought, Time) {
    if (!has(brought.seat)) return no_such_seat();
    at(brought.seat).random = brought.random;
    return {};
}

Complaint Table::take(event::Away& away, Time) {
    if (!has(away.seat)) return no_such_seat();
    at(away.seat).stand_in = away.level;
    return {};
}

Complaint Table::take(event::CameBack& back, Time) {
    if (!has(back.seat)) return no_such_seat();
    at(back.seat).stand_in.clear();
    return {};
}

Complaint Table::take(event::Chatted&, Time) { return {}; }

// ------------------------------------------------------------------------------------------ the game

Complaint Table::take(event::Started& started, Time) {
    if (status_ != Status::Open || static_cast<int>(started.names.size()) != seats())
        return damaged("the game cannot start like this");
    auto opened = plan_.game->open(started.names, plan_.options);
    if (!opened) return damaged("the game cannot start like this");
    match_ = std::move(*opened);
    for (const Seat seat : all()) at(seat).name = started.names[static_cast<std::size_t>(core::index(seat))];
    status_ = Status::Playing;
    make_seed();
    match_->header().about = about();
    started.first_line = match::header_line(match_->header());
    return {};
}

Complaint Table::take(event::Entry& entry, Time) {
    if (status_ != Status::Playing) return damaged("an entry comes before the start or after the end");
    const core::json::Value said = entry.said.value();
    if (!said) return match::problem(entry.said.refusal(), {});
    Complaint wrong = entry.seat == core::kHouse
                          ? match_->record(said)
                          : match_->submit(entry.seat, entry.question.value_or(match_->question()), said);
    if (wrong) return wrong;
    entry.number = static_cast<int>(answered_by_.size());
    entry.said = entry.line = {};
    answered_by_.push_back(entry.seat);
    entry_log_.push_back(static_cast<int>(log_.size()));
    return {};
}

void Table::forget_entries(int from, int count) {
    const auto entry_at = [&](int event) -> event::Entry& {
        return std::get<event::Entry>(log_[static_cast<std::size_t>(event)].what);
    };
    answered_by_.erase(answered_by_.begin() + from, answered_by_.begin() + from + count);
    for (int i = from; i < from + count; ++i) entry_at(entry_log_[static_cast<std::size_t>(i)]).gone = true;
    entry_log_.erase(entry_log_.begin() + from, entry_log_.begin() + from + count);
    for (int i = from; i < static_cast<int>(entry_log_.size()); ++i)
        entry_at(entry_log_[static_cast<std::size_t>(i)]).number = i;
}

Complaint Table::take(event::Undone& undone, Time) {
    if (status_ != Status::Playing || !has(undone.seat)) return damaged("nothing can be taken back here");
    const auto mine = std::find(answered_by_.rbegin(), answered_by_.rend(), undone.seat);
    if (Complaint wrong = match_->undo(undone.seat)) return wrong;
    undone.number = static_cast<int>(answered_by_.rend() - mine) - 1;
    forget_entries(undone.number, 1);
    ++rewinds_;
    return {};
}

Complaint Table::take(event::UndoAsked& asked, Time) {
    if (status_ != Status::Playing || !has(asked.seat)) return damaged("nothing can be taken back here");
    undo_ = UndoWish{asked.seat, asked.to, core::Seats::only(asked.seat)};
    return {};
}

Complaint Table::take(event::UndoAnswered& answered, Time) {
    if (!undo_ || !has(answered.seat)) return damaged("nobody has asked to take something back");
    if (answered.agree)
        undo_->agreed.add(answered.seat);
    else
        undo_.reset();
    return {};
}

Complaint Table::take(event::Rewound& rewound, Time) {
    if (status_ != Status::Playing || rewound.to > match_->size())
        return damaged("there are not so many entries");
    const int size = match_->size();
    match_->rewind(rewound.to);
    forget_entries(rewound.to, size - rewound.to);
    undo_.reset();
    ++rewinds_;
    return {};
}

Complaint Table::take(event::Ended& ended, Time) {
    if (status_ != Status::Playing || !match_->ask().is_over()) return damaged("the game is not over yet");
    if (ended.result.written() != match_->result()) return damaged("the game came to another result");
    status_ = Status::Over;
    undo_.reset();
    match_->header().about = about();
    ended.about = match_->header().about;
    return {};
}

Complaint Table::take(event::RematchMade& made, Time) {
    rematch_ = made.table;
    return {};
}

// ------------------------------------------------------------------------------------------ the facts

std::string Table::about() const {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("players").open('[');
        for (const Chair& chair : chairs_) pen.text(chair.is_bot ? "bot:" + chair.level : "person");
        pen.close(']').key("fair").open('{').key("version").number(1);
        pen.key("commitment").text(plan_.commitment).key("seats").open('[');
        for (const Chair& chair : chairs_) chair.random.empty() ? pen.null() : pen.text(chair.random);
        pen.close(']');
        if (status_ == Status::Over) pen.key("server").text(plan_.secret);
        pen.close('}').close('}');
    });
}

std::string Table::journal() const { return match_ ? match_->journal() : std::string(); }

protocol::Summary summary_of(const Table& table) {
    const Plan& plan = table.plan();
    protocol::Summary summary;
    summary.game = plan.game->name();
    summary.options = plan.options;
    summary.name = plan.name;
    summary.status = table.status();
    for (const Chair& chair : table.chairs())
        summary.seats.push_back({chair.is_bot, chair.name, chair.level, chair.stand_in});
    summary.is_public = plan.is_public;
    summary.odds = plan.odds;
    summary.timer = plan.timer;
    summary.created = plan.made;
    summary.commitment = plan.commitment;
    if (table.status() == Status::Over) summary.result = table.match()->result();
    return summary;
}

std::string summary(const Table& table) { return protocol::write(summary_of(table)); }

}  // namespace server
