// The fold: events taken in one after the other.

#include "server/table.h"

#include <algorithm>

#include "match/journal.h"
#include "match/json_text.h"

namespace server {
namespace {

using Json = core::json::Kind;
using core::json::Value;
using Wrong = std::optional<std::string>;

std::string text_of(Value value) {
    return value.is(Json::Text) ? match::unescaped(value.written()) : std::string();
}
int number_of(Value value, int otherwise) {
    return value.is_whole() ? static_cast<int>(value.number()) : otherwise;
}
bool flag_of(Value value) { return value.is(Json::Boolean) && value.boolean(); }

/// "kind":{…}, as everybody is told.
template <class Inside>
std::string told(std::string_view kind, Inside inside) {
    return match::written([&](core::json::Pen& pen) {
        pen.key(kind).open('{');
        inside(pen);
        pen.close('}');
    });
}
std::string told_as_stored(std::string_view kind, Value value) {
    return match::written([&](core::json::Pen& pen) { pen.key(kind).word(value.written()); });
}

}  // namespace

int Table::seat_of(std::string_view token) const {
    if (token.empty()) return -1;
    for (int seat = 0; seat < seats(); ++seat)
        if (chair(seat).token == token) return seat;
    return -1;
}

core::Seats Table::asked() const {
    if (status_ != Status::Playing) return {};
    return match_->ask().asked;
}
core::Seats Table::bots_asked() const {
    core::Seats bots;
    const core::Seats all = asked();
    for (int seat = 0; seat < seats(); ++seat)
        if (all.has(Seat(seat)) && !chair(seat).player().empty()) bots.add(Seat(seat));
    return bots;
}
core::Seats Table::people() const {
    core::Seats people;
    for (int seat = 0; seat < seats(); ++seat)
        if (chair(seat).is_taken() && chair(seat).stand_in.empty()) people.add(Seat(seat));
    return people;
}

void Table::log(Time at, std::string told, std::string told_to_watchers) {
    Logged logged;
    logged.at = at;
    logged.told = std::move(told);
    logged.told_to_watchers = std::move(told_to_watchers);
    log_.push_back(std::move(logged));
}

Chair* Table::chair_in(Value value, const char* key) {
    const int seat = number_of(value[key], -1);
    return seat >= 0 && seat < seats() ? &chair_at(seat) : nullptr;
}

Wrong Table::apply(std::string_view event) {
    const match::Document document(event);
    if (!document || document.value().size() != 2 || !document.value()["at"].is_whole())
        return "an event is not of the form {\"at\":…,\"kind\":{…}}";
    const Time at = document.value()["at"].number();
    for (const Value member : document.value()) {
        const std::string_view kind = member.key();
        if (kind == "at") continue;
        if ((kind == "created") != log_.empty()) return "a table begins with \"created\", once";
        if (kind == "entry") return apply_entry(member, at);
        if (kind == "created") return apply_created(member, at);
        if (kind == "started") return apply_started(member, at);
        if (kind == "over") return apply_over(member, at);
        if (kind.starts_with("und") || kind == "rewound") return apply_undo(kind, member, at);
        if (kind == "chat" || kind == "rematch") return apply_other(kind, member, at);
        return apply_seating(kind, member, at);
    }
    return "an event has no kind";
}

Wrong Table::apply_created(Value value, Time at) {
    plan_.game = match::find_game(text_of(value["game"]));
    if (plan_.game == nullptr) return "there is no such game";
    plan_.options = value["options"].is(Json::Object) ? std::string(value["options"].written()) : "{}";
    plan_.name = text_of(value["name"]);
    plan_.watch = text_of(value["watch"]);
    plan_.secret = text_of(value["secret"]);
    plan_.commitment = text_of(value["commitment"]);
    plan_.rematch_of = text_of(value["rematch_of"]);
    plan_.is_public = flag_of(value["public"]);
    plan_.odds = flag_of(value["odds"]);
    plan_.timer = number_of(value["timer"], 0);
    plan_.made = at;
    for (const Value seat : value["seats"]) {
        Chair chair;
        chair.is_bot = seat["kind"].is_text("bot");
        chair.level = text_of(seat["level"]);
        chairs_.push_back(chair);
    }
    if (chairs_.empty() || chairs_.size() > core::kMostSeats) return "a table has 1 to 8 seats";
    log(at, told("created", [&](core::json::Pen& pen) {
            pen.key("game").text(plan_.game->name()).key("options").word(plan_.options);
            pen.key("seats").word(value["seats"].written()).key("public").boolean(plan_.is_public);
            pen.key("odds").boolean(plan_.odds).key("timer");
            plan_.timer > 0 ? pen.number(plan_.timer) : pen.null();
            if (!plan_.name.empty()) pen.key("name").text(plan_.name);
            pen.key("commitment").text(plan_.commitment);
        }));
    return {};
}

Wrong Table::apply_seating(std::string_view kind, Value value, Time at) {
    const auto none = [] { return std::string("there is no such seat"); };
    const auto person = [](const Chair& from, Chair& to) {
        to.name = from.name, to.token = from.token, to.random = from.random;
    };
    const auto no_wishes = [&](const Chair& chair) {
        const int seat = static_cast<int>(&chair - chairs_.data());
        for (Chair& other : chairs_)
            if (&other == &chair || other.swap_with == seat) other.swap_with = -1;
    };
    if (kind == "moved" || kind == "swapped") {
        const bool moved = kind == "moved";
        Chair* const a = chair_in(value, moved ? "from" : "a");
        Chair* const b = chair_in(value, moved ? "to" : "b");
        if (a == nullptr || b == nullptr) return none();
        const Chair held = *a;
        person(*b, *a);
        person(held, *b);
        no_wishes(*a);
        no_wishes(*b);
        log(at, told_as_stored(kind, value));
        return {};
    }
    Chair* const chair = chair_in(value, "seat");
    if (chair == nullptr) return none();
    const int seat = static_cast<int>(chair - chairs_.data());
    if (kind == "sat") {
        chair->name = text_of(value["name"]);
        chair->token = text_of(value["token"]);
        chair->random = text_of(value["random"]);
        log(at, told(kind, [&](core::json::Pen& pen) {
                pen.key("seat").number(seat).key("name").text(chair->name);
            }));
        return {};
    }
    if (kind == "random") {
        chair->random = text_of(value["random"]);
        log(at, told(kind, [&](core::json::Pen& pen) { pen.key("seat").number(seat); }));
        return {};
    }
    if (kind == "left") {
        person(Chair{}, *chair);
        no_wishes(*chair);
    } else if (kind == "bot") {
        chair->is_bot = value["level"].is(Json::Text);
        chair->level = text_of(value["level"]);
    } else if (kind == "swap-asked") {
        chair->swap_with = number_of(value["with"], -1);
    } else if (kind == "away") {
        chair->stand_in = text_of(value["level"]);
    } else if (kind == "back") {
        chair->stand_in.clear();
    } else {
        return "there is no event \"" + std::string(kind) + "\"";
    }
    log(at, told_as_stored(kind, value));
    return {};
}

bool Table::open_match(const std::vector<std::string>& names) {
    auto opened = plan_.game->open(names, plan_.options);
    if (!opened) return false;
    match_ = std::move(*opened);
    for (int seat = 0; seat < seats(); ++seat) chair_at(seat).name = names[static_cast<std::size_t>(seat)];
    status_ = Status::Playing;
    make_seed();
    match_->header().about = about();
    return true;
}

Wrong Table::apply_started(Value value, Time at) {
    std::vector<std::string> names;
    for (const Value name : value["names"]) names.push_back(text_of(name));
    if (status_ != Status::Open || static_cast<int>(names.size()) != seats() || !open_match(names))
        return "the game cannot start like this";
    log(at, told("started", [&](core::json::Pen& pen) {
            pen.key("names").word(value["names"].written());
            pen.key("first_line").word(match::header_line(match_->header()));
        }));
    return {};
}

void Table::note_entry(Time at, int seat, std::string by) {
    Logged logged;
    logged.at = at;
    logged.entry = static_cast<int>(answered_by_.size());
    logged.by = std::move(by);
    entry_log_.push_back(static_cast<int>(log_.size()));
    answered_by_.push_back(static_cast<std::int8_t>(seat));
    log_.push_back(std::move(logged));
}

Wrong Table::apply_entry(Value value, Time at) {
    if (status_ != Status::Playing) return "an entry comes before the start or after the end";
    const Value line = value["line"];
    if (const match::Complaint wrong = match::read_entry(*match_, line))
        return wrong->rule + ": " + wrong->text;
    note_entry(at, number_of(line["seat"], -1), text_of(value["by"]));
    return {};
}

void Table::forget_entries(int from, int count) {
    const auto first = answered_by_.begin() + from;
    answered_by_.erase(first, first + count);
    for (int i = from; i < from + count; ++i)
        log_[static_cast<std::size_t>(entry_log_[static_cast<std::size_t>(i)])].gone = true;
    entry_log_.erase(entry_log_.begin() + from, entry_log_.begin() + from + count);
    for (std::size_t i = static_cast<std::size_t>(from); i < entry_log_.size(); ++i)
        log_[static_cast<std::size_t>(entry_log_[i])].entry = static_cast<int>(i);
}

Wrong Table::apply_undo(std::string_view kind, Value value, Time at) {
    if (status_ != Status::Playing) return "nothing can be taken back before the start or after the end";
    if (kind == "rewound") {
        const int to = number_of(value["to"], -1), size = match_->size();
        if (to < 0 || to > size) return "there are not so many entries";
        match_->rewind(to);
        forget_entries(to, size - to);
        undo_.reset();
        ++rewinds_;
        log(at, told_as_stored(kind, value));
        return {};
    }
    const Chair* const chair = chair_in(value, "seat");
    if (chair == nullptr) return "there is no such seat";
    const int seat = static_cast<int>(chair - chairs_.data());
    if (kind == "undone") {
        int entry = match_->size() - 1;
        while (entry >= 0 && answered_by_[static_cast<std::size_t>(entry)] != seat) --entry;
        if (const match::Complaint wrong = match_->undo(Seat(seat))) return wrong->text;
        forget_entries(entry, 1);
        ++rewinds_;
        log(at, told(kind, [&](core::json::Pen& pen) {
                pen.key("seat").number(seat).key("number").number(entry);
            }));
        return {};
    }
    if (kind == "undo-asked") {
        undo_ = UndoAsked{seat, number_of(value["to"], 0), core::Seats::only(Seat(seat))};
    } else if (kind == "undo-answered" && undo_) {
        if (flag_of(value["agree"]))
            undo_->agreed.add(Seat(seat));
        else
            undo_.reset();
    } else {
        return "there is no event \"" + std::string(kind) + "\" here";
    }
    log(at, told_as_stored(kind, value));
    return {};
}

Wrong Table::apply_over(Value value, Time at) {
    if (status_ != Status::Playing || !match_->ask().is_over()) return "the game is not over yet";
    if (value["result"].written() != match_->result()) return "the game came to another result";
    status_ = Status::Over;
    undo_.reset();
    match_->header().about = about();
    log(at, told("over", [&](core::json::Pen& pen) {
            pen.key("result").word(value["result"].written()).key("about").word(match_->header().about);
        }));
    return {};
}

Wrong Table::apply_other(std::string_view kind, Value value, Time at) {
    if (kind == "chat") {
        log(at, told_as_stored(kind, value));
        return {};
    }
    rematch_ = text_of(value["table"]);
    rematch_watch_ = text_of(value["watch"]);
    log(at, told(kind, [&](core::json::Pen& pen) { pen.key("table").text(rematch_); }),
        told(kind, [&](core::json::Pen& pen) { pen.key("watch").text(rematch_watch_); }));
    return {};
}

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

std::string summary(const Table& table) {
    const Plan& plan = table.plan();
    constexpr const char* kStatus[] = {"open", "playing", "over"};
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("game").text(plan.game->name()).key("options").word(plan.options);
        if (!plan.name.empty()) pen.key("name").text(plan.name);
        pen.key("status").text(kStatus[static_cast<int>(table.status())]).key("seats").open('[');
        for (const Chair& chair : table.chairs()) {
            pen.open('{').key("kind").text(chair.is_bot ? "bot" : "person").key("name");
            chair.name.empty() ? pen.null() : pen.text(chair.name);
            if (chair.is_bot) pen.key("level").text(chair.level);
            if (!chair.stand_in.empty()) pen.key("away").text(chair.stand_in);
            pen.close('}');
        }
        pen.close(']').key("public").boolean(plan.is_public).key("odds").boolean(plan.odds).key("timer");
        plan.timer > 0 ? pen.number(plan.timer) : pen.null();
        pen.key("created").number(plan.made).key("commitment").text(plan.commitment);
        if (table.status() == Status::Over) pen.key("result").word(table.match()->result());
        pen.close('}');
    });
}

}  // namespace server
