#include <algorithm>

#include "client/guest.h"

namespace client {
namespace {

std::string text_of(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}
int number_of(const json& object, const char* key, int otherwise) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<int>() : otherwise;
}
const json& part(const json& object, const char* key) {
    static const json kNothing;
    const auto found = object.find(key);
    return found == object.end() ? kNothing : *found;
}

Picture::Status status_of(const std::string& name) {
    if (name == "over") return Picture::Status::Over;
    return name == "playing" ? Picture::Status::Playing : Picture::Status::Open;
}

}  // namespace

void Picture::hear(const json& message) {
    if (!message.is_object()) return;
    if (const json& welcome = part(message, "welcome"); welcome.is_object()) hear_welcome(welcome);
    if (const json& news = part(message, "news"); news.is_object()) hear_news(news);
    if (const json& seated = part(message, "seated"); seated.is_object()) {
        seat_ = number_of(seated, "seat", seat_);
        token_ = text_of(seated, "token");
    }
    const json& here = part(part(message, "presence"), "seats");
    for (std::size_t i = 0; here.is_array() && i < here.size() && i < chairs_.size(); ++i)
        chairs_[i].here = here[i] == true;
}

void Picture::hear_welcome(const json& welcome) {
    summary_ = part(welcome, "table");
    id_ = text_of(summary_, "table");
    watch_ = text_of(summary_, "watch");
    game_ = text_of(summary_, "game");
    options_ = part(summary_, "options");
    status_ = status_of(text_of(summary_, "status"));
    // How it ended is still to be heard.
    if (status_ == Status::Over && last_ < number_of(welcome, "last", -1)) status_ = Status::Playing;
    seat_ = number_of(welcome, "seat", -1);
    if (const std::string next = text_of(summary_, "rematch"); !next.empty()) rematch_ = next;
    chairs_.clear();
    const json& seats = part(summary_, "seats");
    for (std::size_t i = 0; seats.is_array() && i < seats.size(); ++i) {
        Chair chair;
        chair.is_bot = text_of(seats[i], "kind") == "bot";
        chair.level = text_of(seats[i], "level");
        chair.name = text_of(seats[i], "name");
        chair.stand_in = text_of(seats[i], "away");
        chairs_.push_back(chair);
    }
}

void Picture::hear_news(const json& news) {
    const json& events = part(news, "events");
    if (events.is_array())
        for (const json& event : events) hear_event(event);
    const json& revealed = part(news, "revealed");
    for (std::size_t i = 0; revealed.is_array() && i < revealed.size(); ++i) {
        const int number = number_of(revealed[i], "number", -1);
        if (number >= 0 && static_cast<std::size_t>(number) < entries_.size())
            entries_[static_cast<std::size_t>(number)] = part(revealed[i], "line");
    }
    if (const json& view = part(news, "view"); view.is_object()) view_ = view;
    if (const json& question = part(news, "question"); question.is_object()) question_ = question;
}

void Picture::hear_event(const json& event) {
    if (!event.is_object()) return;
    const int number = number_of(event, "n", -1);
    if (number <= last_) return;  // known already
    last_ = number;
    for (const auto& [kind, inside] : event.items()) {
        if (kind == "n" || kind == "at" || !inside.is_object()) continue;
        if (kind == "entry") {
            hear_entry(inside);
        } else if (kind == "started") {
            status_ = Status::Playing;
            const json& names = part(inside, "names");
            for (std::size_t i = 0; names.is_array() && i < names.size() && i < chairs_.size(); ++i)
                if (names[i].is_string()) chairs_[i].name = names[i];
        } else if (kind == "undone") {
            // One answer of that seat: sealed answers may stand behind it.
            const int at = number_of(inside, "number", static_cast<int>(entries_.size()) - 1);
            forget_entries(static_cast<std::size_t>(std::max(at, 0)), 1);
        } else if (kind == "rewound") {
            const auto to = static_cast<std::size_t>(std::max(number_of(inside, "to", 0), 0));
            if (to < entries_.size()) forget_entries(to, entries_.size() - to);
            undo_asked_by_ = -1;
        } else if (kind == "undo-asked") {
            undo_asked_by_ = number_of(inside, "seat", -1);
        } else if (kind == "undo-answered") {
            if (part(inside, "agree") == false) undo_asked_by_ = -1;
        } else if (kind == "over") {
            status_ = Status::Over;
            result_ = part(inside, "result");
        } else if (kind == "rematch") {
            rematch_ = text_of(inside, "table");
            if (rematch_.empty()) rematch_ = text_of(inside, "watch");
        } else {
            hear_seating(kind, inside);
        }
    }
}

Chair* Picture::chair(const json& inside, const char* key) {
    const int seat = number_of(inside, key, -1);
    if (seat < 0 || static_cast<std::size_t>(seat) >= chairs_.size()) return nullptr;
    return &chairs_[static_cast<std::size_t>(seat)];
}

void Picture::hear_seating(const std::string& kind, const json& inside) {
    Chair* const at = chair(inside, "seat");
    if (kind == "sat" && at != nullptr) {
        at->name = text_of(inside, "name");
        at->is_bot = false;
    } else if (kind == "left" && at != nullptr) {
        at->name.clear();
        if (number_of(inside, "seat", -1) == seat_) seat_ = -1;
    } else if (kind == "bot" && at != nullptr) {
        at->level = text_of(inside, "level");
        at->is_bot = !at->level.empty();
        at->name.clear();
    } else if (kind == "away" && at != nullptr) {
        at->stand_in = text_of(inside, "level");
    } else if (kind == "back" && at != nullptr) {
        at->stand_in.clear();
    } else if (kind == "moved" || kind == "swapped") {
        const char* const from = kind == "moved" ? "from" : "a";
        const char* const to = kind == "moved" ? "to" : "b";
        Chair *const one = chair(inside, from), *const other = chair(inside, to);
        if (one == nullptr || other == nullptr) return;
        std::swap(one->name, other->name);
        std::swap(one->here, other->here);
        const int first = number_of(inside, from, -1), second = number_of(inside, to, -1);
        if (seat_ == first)
            seat_ = second;
        else if (seat_ == second)
            seat_ = first;
    }
}

void Picture::hear_entry(const json& entry) {
    const int number = number_of(entry, "number", static_cast<int>(entries_.size()));
    if (number < 0) return;
    entries_.resize(std::max(entries_.size(), static_cast<std::size_t>(number) + 1));
    entries_[static_cast<std::size_t>(number)] = part(entry, "line");
    const json& told = part(entry, "told");
    for (std::size_t i = 0; told.is_array() && i < told.size(); ++i)
        told_.push_back({number, text_of(told[i], "key"), text_of(told[i], "text")});
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

std::vector<std::string> Picture::names() const {
    std::vector<std::string> names;
    if (const json& shown = part(view_, "names"); shown.is_array()) {
        for (const json& name : shown) names.push_back(name.is_string() ? name.get<std::string>() : "?");
        return names;
    }
    for (const Chair& chair : chairs_) names.push_back(chair.name);
    return names;
}

int Picture::question_number() const { return number_of(question_, "number", -1); }

bool Picture::is_asked(int seat) const {
    const json& asked = part(question_, "asked");
    return asked.is_array() && std::find(asked.begin(), asked.end(), json(seat)) != asked.end();
}

std::vector<std::string> Picture::offers() const {
    std::vector<std::string> offers;
    const json& moves = part(question_, "moves");
    for (std::size_t i = 0; moves.is_array() && i < moves.size(); ++i) offers.push_back(moves[i].dump());
    return offers;
}

bool Picture::can_undo() const { return part(question_, "can_undo") == true; }

}  // namespace client
