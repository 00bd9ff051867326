#include "terminal/remote.h"

#include <algorithm>

#include "terminal/boards.h"
#include "terminal/offers.h"
#include "terminal/preview.h"
#include "terminal/typed.h"

namespace terminal {

using client::json;
using core::Arg;
using core::phrase;
using core::Seat;
using Status = client::Picture::Status;

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

void Remote::try_to_sit(int seat) { guest_.sit(seat, name_); }

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

// ------------------------------------------------------------------------------------------ what the server
// says

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

// ------------------------------------------------------------------------------------------ the screen

bool Remote::is_our_turn() const {
    return picture().status() == Status::Playing && picture().seat() >= 0 &&
           picture().is_asked(picture().seat());
}

std::string Remote::name_of(int seat) const {
    if (seat < 0 || static_cast<std::size_t>(seat) >= picture().chairs().size()) return "?";
    const auto at = static_cast<std::size_t>(seat);
    const std::string name = harmless(at < names_.size() ? names_[at] : picture().chairs()[at].name);
    return name.empty() ? "#" + std::to_string(seat) : name;
}

std::string Remote::chair_text(std::size_t seat) const {
    const client::Chair& chair = picture().chairs()[seat];
    const Style& style = settings_.style;
    const std::string name = harmless(chair.name);
    if (chair.is_bot)
        return style.say(name.empty() ? phrase("join.chair.some-bot", Arg::quote(chair.level))
                                      : phrase("join.chair.bot", Arg::quote(name), Arg::quote(chair.level)));
    if (chair.is_free()) return style.say(phrase("join.chair.free"));
    if (!chair.stand_in.empty())
        return style.say(phrase("join.chair.away", Arg::quote(name), Arg::quote(chair.stand_in)));
    return name;
}

void Remote::show_lobby() {
    const Style& style = settings_.style;
    console_.line(style.ink(Ink::Bold, std::string(words::find(style.language, "game." + game()))));
    for (std::size_t seat = 0; seat < picture().chairs().size(); ++seat) {
        const bool ours = static_cast<int>(seat) == picture().seat();
        console_.line("  " + style.ink(ink_of_seat(static_cast<int>(seat)), std::to_string(seat)) + "  " +
                      chair_text(seat) + (ours ? std::string(style.glyph(" ←", " <-")) : ""));
    }
    if (guest_.address().leads == client::Address::Leads::Seat)
        say(phrase("join.seat-link", Arg::quote(guest_.address().to_seat(picture().id()).link())));
    if (!picture().watch().empty())
        say(phrase("join.watch-link", Arg::quote(guest_.address().to_watch(picture().watch()).link())));
    if (picture().seat() >= 0 && picture().status() == Status::Open) say(phrase("join.start-how"));
}

std::string Remote::board() const {
    if (!picture().view().is_object()) return "";
    return terminal::board(picture().view(), settings_.style);
}

std::vector<std::string> Remote::outlook(const std::string& move) const {
    return consequences(picture().view(), move, settings_.style);
}

std::vector<match::Told> Remote::told() const {
    std::vector<match::Told> all;
    for (const client::Told& told : picture().told()) all.push_back({told.entry, told.text, told.key, ""});
    return all;
}

void Remote::show_recap() {
    const std::vector<match::Told> all = told();
    if (told_upto_ >= all.size()) return;
    interrupt();
    lines(recap_of({all.begin() + static_cast<std::ptrdiff_t>(told_upto_), all.end()},
                   settings_.style.width - 1));
    told_upto_ = all.size();
}

/// The board and the moves, once a question of ours. One legal answer is given by itself.
void Remote::show_turn() {
    if (shown_question_ == picture().question_number()) return;
    const std::vector<std::string> all = offers();
    shown_question_ = picture().question_number();
    if (all.size() == 1) {
        guest_.move(all.front());
        return;
    }
    interrupt();
    chosen_.clear();
    console_.clear();
    show_recap();
    console_.write(board());
    show_offers();
}

void Remote::show_offers() {
    if (picture().status() == Status::Open) return show_lobby();
    if (is_our_turn()) return Talk::show_offers();
    if (picture().status() == Status::Over) return say(phrase("join.over-how"));
    std::string asked;
    for (std::size_t seat = 0; seat < picture().chairs().size(); ++seat)
        if (picture().is_asked(static_cast<int>(seat)))
            asked += (asked.empty() ? "" : ", ") + name_of(static_cast<int>(seat));
    if (!asked.empty()) say(phrase("join.waits", Arg::quote(asked)));
}

void Remote::show_result() {
    show_recap();
    if (result_shown_) return;
    result_shown_ = true;
    interrupt();
    console_.write(board());
    const json& result =
        picture().view().contains("result") ? picture().view()["result"] : picture().result();
    std::string winners;
    int count = 0;
    for (const json& seat : result.value("winners", json::array())) {
        winners += (count++ == 0 ? "" : ", ") + name_of(seat.get<int>());
    }
    const std::string by = harmless(result.value("by", ""));
    if (count == 0)
        say(phrase("term.lost", Arg::quote(by)));
    else
        say(phrase("term.won", Arg::quote(winners), Arg::quote(by), count));
    say(phrase("join.over-how"));
}

/// What the server says while somebody types stands on lines of its own.
void Remote::interrupt() {
    if (prompted_) console_.line();
    prompted_ = false;
}

void Remote::prompt() {
    if (prompted_) return;
    console_.write(settings_.style.ink(Ink::Bold, "> "));
    prompted_ = true;
}

// ------------------------------------------------------------------------------------------ what is typed

Talk::Heard Remote::ask(const char* kind, json inside) {
    if (!guest_.connected())
        say(phrase("join.lost"));
    else
        guest_.ask({{kind, std::move(inside)}});
    return Heard::Nothing;
}

Talk::Heard Remote::submit(std::string move) {
    chosen_.clear();
    if (!is_our_turn()) {
        show_offers();
        return Heard::Nothing;
    }
    if (json::parse(move, nullptr, false).is_discarded())
        say(phrase("term.not-understood"));
    else
        guest_.move(move);
    return Heard::Nothing;
}

Talk::Heard Remote::undo() { return ask("undo"); }

void Remote::hear_nothing() {
    if (is_our_turn())
        Talk::hear_nothing();
    else if (!console_.is_screen())
        show_offers();
}

Talk::Heard Remote::hear_answer(const std::string& line) {
    if (is_our_turn()) return hear_move(line);
    say(phrase("join.not-now"));
    return Heard::Nothing;
}

void Remote::help() {
    help_with({"join.help.seats", "join.help.sit", "join.help.swap", "join.help.bot", "join.help.start",
               "join.help.chat", "join.help.agree", "join.help.takeover", "join.help.rematch",
               "join.help.hint"});
}

/// The seat that the second word names, by number or name.
std::optional<int> Remote::seat_in(const std::vector<std::string>& words) const {
    if (words.size() < 2) return {};
    const std::string number = as_number(words[1]);
    const int seats = static_cast<int>(picture().chairs().size());
    if (number.size() == 1 && number.front() - '0' < seats) return number.front() - '0';
    for (int seat = 0; seat < seats; ++seat)
        if (same_word(words[1], picture().chairs()[static_cast<std::size_t>(seat)].name)) return seat;
    return {};
}

std::optional<Talk::Heard> Remote::hear_more(const std::string& line, const std::vector<std::string>& words) {
    const auto is = [&](auto... names) { return (same_word(words.front(), names) || ...); };
    if (asks_name_) {
        asks_name_ = false;
        name_ = line.substr(line.find_first_not_of(" \t"));
        name_.erase(name_.find_last_not_of(" \t\r") + 1);
        sit_down();
        return Heard::Nothing;
    }
    if (is("chat", "say", "c")) {
        const std::size_t begin = line.find_first_of(" \t", line.find_first_not_of(" \t"));
        const std::size_t text = begin == line.npos ? begin : line.find_first_not_of(" \t", begin);
        if (text == line.npos) return say(phrase("join.chat-how")), Heard::Nothing;
        return ask("chat", {{"text", line.substr(text)}});
    }
    if (is("agree", "yes")) return ask("undo-answer", {{"agree", true}});
    if (is("disagree", "no")) return ask("undo-answer", {{"agree", false}});
    if (is("hint")) return ask("hint");
    if (is("back")) return ask("back");
    if (is("rematch")) {
        wants_rematch_ = true;
        if (!picture().rematch().empty()) return go_to_rematch();
        if (guest_.connected()) guest_.ask_rematch();
        return Heard::Nothing;
    }
    return hear_seating(words);
}

std::optional<Talk::Heard> Remote::hear_seating(const std::vector<std::string>& words) {
    const auto is = [&](auto... names) { return (same_word(words.front(), names) || ...); };
    if (is("seats", "table", "link", "links")) return show_lobby(), Heard::Nothing;
    if (is("start")) return ask("start");
    if (is("leave")) return ask("leave");
    const bool sit = is("sit"), swap = is("swap"), bot = is("bot"), person = is("person"),
               takeover = is("takeover");
    if (!sit && !swap && !bot && !person && !takeover) return {};
    // In some games `swap` begins a move.
    if (swap && is_our_turn()) return {};
    if (sit && words.size() < 2) return sit_down(), Heard::Nothing;
    const std::optional<int> seat = seat_in(words);
    if (!seat) return say(phrase("join.which-seat")), Heard::Nothing;
    const std::string level = words.size() > 2 ? words[2] : "regular";
    if (swap) return ask("swap", {{"seat", *seat}});
    if (bot) return ask("seat", {{"seat", *seat}, {"bot", level}});
    if (person) return ask("seat", {{"seat", *seat}, {"bot", nullptr}});
    if (takeover) return ask("takeover", {{"seat", *seat}, {"bot", level}});
    if (name_.empty()) return sit_down(), Heard::Nothing;
    try_to_sit(*seat);
    return Heard::Nothing;
}

Talk::Heard Remote::go_to_rematch() {
    guest_.move_over(picture().rematch());
    wants_rematch_ = result_shown_ = start_asked_ = false;
    told_upto_ = 0;
    shown_question_ = -1;
    if (picture().seat() >= 0) wish_.keep(guest_, name_);
    arrived();
    return Heard::Nothing;
}

// ------------------------------------------------------------------------------------------ for programs

void join_json(client::Guest& guest, const Joining& wish, LiveConsole& console) {
    console.line(json{{"welcome",
                       {{"table", guest.picture().summary()},
                        {"seat", guest.picture().seat() < 0 ? json() : json(guest.picture().seat())}}}}
                     .dump());
    const std::vector<client::Chair>& chairs = guest.picture().chairs();
    const auto free =
        std::find_if(chairs.begin(), chairs.end(), [](const auto& chair) { return chair.is_free(); });
    if (wish.sits && !wish.name.empty() && guest.picture().seat() < 0 && free != chairs.end())
        guest.sit(wish.seat >= 0 ? wish.seat : static_cast<int>(free - chairs.begin()), wish.name);
    for (;;) {
        while (const std::optional<json> message = guest.hear(client::milliseconds(0))) {
            if (message->contains("seated")) wish.keep(guest, wish.name);
            console.line(message->dump());
        }
        const LiveConsole::Ready ready = console.wait(guest.descriptor(), guest.connected() ? 20'000 : 200);
        if (ready != LiveConsole::Ready::Line) continue;
        const std::optional<std::string> line = console.read_line();
        if (!line) return;
        if (json request = json::parse(*line, nullptr, false); request.is_object())
            guest.ask(std::move(request));
        else
            console.line(R"({"refused":{"kind":"form","text":"That is no JSON object."}})");
    }
}

}  // namespace terminal
