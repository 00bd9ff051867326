// A table far away: arriving, and what its server says.

#include "terminal/remote.h"

#include <algorithm>

#include "terminal/typed.h"

namespace terminal {

using client::json;
using core::Arg;
using core::phrase;
using Status = client::Picture::Status;

void take_seat(client::Guest& guest, const Joining& wish, int seat, const std::string& name) {
    guest.choose_token();
    wish.keep(guest, name);
    guest.sit(seat, name);
}

Remote::Remote(client::Guest& guest, const Joining& wish, const Settings& settings, LiveConsole& console)
    : Talk(settings, console), guest_(guest), wish_(wish), live_(console), name_(wish.name) {}

void Remote::play() {
    constexpr int kPatience = 200;  // a lost connection is looked for that often
    arrived();
    for (;;) {
        while (const std::optional<json> message = guest_.hear(client::milliseconds(0)))
            hear_message(*message);
        prompt();
        const LiveConsole::Ready ready =
            live_.wait(guest_.descriptor(), guest_.connected() ? 20'000 : kPatience);
        if (ready != LiveConsole::Ready::Line) continue;
        const std::optional<std::string> line = console_.read_line();
        prompted_ = false;
        if (!line) {
            console_.line();
            return say(phrase("join.end"));
        }
        if (hear(*line) == Heard::Left) return say(phrase("join.end"));
    }
}

// ------------------------------------------------------------------------------------------ arriving

void Remote::arrived() {
    names_ = picture().names();
    show_lobby();
    if (picture().seat() >= 0) {
        if (name_.empty()) name_ = picture().chairs()[static_cast<std::size_t>(picture().seat())].name;
        say(phrase("join.back-at", picture().seat()));
    } else if (!wish_.sits || picture().status() != Status::Open) {
        say(phrase("join.looks-on"));
    } else {
        sit_down();
    }
}

/// Asks for a name first where none was given.
void Remote::sit_down() {
    const std::vector<client::Chair>& chairs = picture().chairs();
    const auto free =
        std::find_if(chairs.begin(), chairs.end(), [](const auto& chair) { return chair.is_free(); });
    if (free == chairs.end()) return say(phrase("join.full"));
    if (name_.empty()) {
        asks_name_ = true;
        return say(phrase("join.name"));
    }
    try_to_sit(wish_.seat >= 0 ? wish_.seat : static_cast<int>(free - chairs.begin()));
}

void Remote::try_to_sit(int seat) { take_seat(guest_, wish_, seat, name_); }

void Remote::start_if_wished() {
    const std::vector<client::Chair>& chairs = picture().chairs();
    const bool full =
        std::none_of(chairs.begin(), chairs.end(), [](const auto& chair) { return chair.is_free(); });
    if (!full) start_asked_ = false;
    if (!wish_.starts || !full || start_asked_ || picture().seat() < 0 || picture().status() != Status::Open)
        return;
    start_asked_ = true;
    ask("start");
}

// ------------------------------------------------------------------------------------------ the server

void Remote::hear_message(const json& message) {
    names_ = picture().names();
    if (message.contains("welcome")) {
        interrupt();
        say(phrase("join.again"));
    } else if (message.contains("news")) {
        hear_news(message["news"]);
    } else if (message.contains("seated")) {
        interrupt();
        wish_.keep(guest_, name_);
        say(phrase("join.seated", picture().seat()));
        start_if_wished();
    } else if (message.contains("refused")) {
        interrupt();
        hear_refusal(message["refused"]);
    } else if (message.contains("hint")) {
        interrupt();
        const json& hint = message["hint"];
        const std::string move = hint.contains("move") ? words_of_move(hint["move"].dump(), names_) : "";
        if (!move.empty()) say(phrase("join.hint", Arg::quote(move)));
        if (hint.contains("text") && hint["text"].is_string())
            lines({harmless(hint["text"].get<std::string>())});
    } else if (message.contains("bye")) {
        interrupt();
        say(phrase("join.lost"));
    }
}

void Remote::hear_refusal(const json& refusal) {
    refuse({refusal.value("rule", ""), refusal.value("key", ""), refusal.value("text", ""), ""});
    const std::string key = refusal.value("key", "");
    if (picture().seat() < 0 && picture().status() == Status::Open && wish_.sits) {
        if (key == "table.bad-name" || key == "table.name-taken") {
            name_.clear();
            sit_down();
        } else if (key == "table.seat-taken" && wish_.seat < 0) {
            sit_down();  // somebody else was quicker: the next seat
        }
    }
    if (is_our_turn()) shown_question_ = -1;
}

void Remote::hear_news(const json& news) {
    if (news.contains("events") && news["events"].is_array())
        for (const json& event : news["events"])
            for (const auto& [kind, inside] : event.items())
                if (inside.is_object()) hear_event(kind, inside);
    start_if_wished();
    if (picture().status() == Status::Over)
        show_result();
    else if (is_our_turn())
        show_turn();
    else if (picture().status() == Status::Playing)
        show_recap();
}

/// What happened besides the game's own entries, which the recap tells.
void Remote::hear_event(const std::string& kind, const json& inside) {
    const auto number = [&](const char* key) {
        return inside.contains(key) && inside[key].is_number_integer() ? inside[key].get<int>() : -1;
    };
    const auto word = [&](const char* key) {
        return inside.contains(key) && inside[key].is_string() ? harmless(inside[key].get<std::string>())
                                                               : "";
    };
    const auto tell = [&](const core::Phrase& told) {
        interrupt();
        say(told);
    };
    const int seat = number("seat"), other = number(kind == "moved" ? "to" : "with");
    const bool ours = seat >= 0 && seat == picture().seat();
    const std::string who = name_of(seat), name = word("name"), level = word("level");
    if (kind == "sat") {
        if (!ours) tell(phrase("join.sat", Arg::quote(name), seat));
    } else if (kind == "left" || (kind == "bot" && level.empty())) {
        tell(phrase("join.left", seat));
    } else if (kind == "moved") {
        const std::string moved = name_of(other);
        tell(phrase("join.moved", Arg::quote(moved), other));
    } else if (kind == "swap-asked") {
        if (other == picture().seat()) tell(phrase("join.swap-asked", Arg::quote(who), seat));
    } else if (kind == "swapped") {
        const std::string one = name_of(number("a")), two = name_of(number("b"));
        tell(phrase("join.swapped", Arg::quote(one), Arg::quote(two)));
    } else if (kind == "bot") {
        tell(phrase("join.bot", seat, Arg::quote(level)));
    } else if (kind == "started") {
        tell(phrase("join.started"));
    } else if (kind == "chat") {
        interrupt();
        lines(wrapped(who + ": " + word("text"), settings_.style.width - 1));
    } else if (kind == "undone" || kind == "rewound") {
        told_upto_ = std::min(told_upto_, picture().told().size());
        shown_question_ = -1;
        tell(kind == "undone" ? phrase("join.undone", Arg::quote(who)) : phrase("term.undone"));
    } else if (kind == "undo-asked") {
        tell(ours ? phrase("join.undo-waits") : phrase("join.undo-asked", Arg::quote(who)));
    } else if (kind == "undo-answered") {
        const bool agrees = inside.value("agree", false);
        tell(phrase(agrees ? "join.agrees" : "join.disagrees", Arg::quote(who)));
    } else if (kind == "away") {
        tell(phrase("join.away", Arg::quote(who), Arg::quote(level)));
    } else if (kind == "back") {
        tell(phrase("join.back", Arg::quote(who)));
    } else if (kind == "rematch") {
        greet_rematch();
    }
}

void Remote::greet_rematch() {
    interrupt();
    if (wants_rematch_)
        go_to_rematch();
    else
        say(phrase("join.rematch"));
}

}  // namespace terminal
