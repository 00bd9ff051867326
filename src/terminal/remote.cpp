// A table far away: arriving, and what its server says.

#include "terminal/remote.h"

#include <algorithm>

#include "terminal/typed.h"

namespace terminal {

using core::Seat;
namespace event = protocol::event;
using client::Status;
using core::Arg;
using core::phrase;

void take_seat(client::Guest& guest, const Joining& wish, Seat seat, const std::string& name) {
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
        while (const std::optional<client::Heard> heard = guest_.hear(client::milliseconds(0)))
            hear_message(*heard);
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
    if (picture().sits() && picture().has(picture().seat())) {
        if (name_.empty()) name_ = picture().chair(picture().seat()).name;
        say(phrase("join.back-at", core::index(picture().seat())));
    } else if (!wish_.sits || picture().status() != Status::Open) {
        say(phrase("join.looks-on"));
    } else {
        sit_down();
    }
}

/// Asks for a name first where none was given.
void Remote::sit_down() {
    const std::optional<Seat> free = picture().first_free();
    if (!free) return say(phrase("join.full"));
    if (name_.empty()) {
        asks_name_ = true;
        return say(phrase("join.name"));
    }
    try_to_sit(wish_.seat.value_or(*free));
}

void Remote::try_to_sit(Seat seat) { take_seat(guest_, wish_, seat, name_); }

void Remote::start_if_wished() {
    const bool full = !picture().first_free();
    if (!full) start_asked_ = false;
    if (!wish_.starts || !full || start_asked_ || !picture().sits() || picture().status() != Status::Open)
        return;
    start_asked_ = true;
    ask(protocol::Start{});
}

// ------------------------------------------------------------------------------------------ the server

void Remote::hear_message(const client::Heard& heard) {
    names_ = picture().names();
    if (heard.get<protocol::Welcome>() != nullptr) {
        interrupt();
        say(phrase("join.again"));
    } else if (const auto* news = heard.get<protocol::News>()) {
        hear_news(*news);
    } else if (heard.get<protocol::SeatTaken>() != nullptr) {
        interrupt();
        wish_.keep(guest_, name_);
        say(phrase("join.seated", core::index(picture().seat())));
        start_if_wished();
    } else if (const auto* refused = heard.get<protocol::Refused>()) {
        interrupt();
        hear_refusal(refused->why);
    } else if (const auto* hint = heard.get<protocol::Hint>()) {
        interrupt();
        const std::string move = words_of_move(hint->move.text(), names_);
        if (!move.empty()) say(phrase("join.hint", Arg::quote(move)));
        lines({harmless(hint->text)});
    } else if (heard.get<protocol::Bye>() != nullptr) {
        interrupt();
        say(phrase("join.lost"));
    }
}

void Remote::hear_refusal(const match::Problem& problem) {
    refuse({problem.rule, problem.key, problem.text, ""});
    if (!picture().sits() && picture().status() == Status::Open && wish_.sits) {
        if (problem.key == "table.bad-name" || problem.key == "table.name-taken") {
            name_.clear();
            sit_down();
        } else if (problem.key == "table.seat-taken" && !wish_.seat) {
            sit_down();  // somebody else was quicker: the next seat
        }
    }
    if (is_our_turn()) shown_question_ = -1;
}

void Remote::hear_news(const protocol::News& news) {
    for (const protocol::ToldEvent& told : news.events)
        std::visit([this](const auto& what) { happened(what); }, told.event.what);
    start_if_wished();
    if (picture().status() == Status::Over)
        show_result();
    else if (is_our_turn())
        show_turn();
    else if (picture().status() == Status::Playing)
        show_recap();
}

void Remote::tell(const core::Phrase& told) {
    interrupt();
    say(told);
}

void Remote::happened(const event::Sat& sat) {
    const std::string name = harmless(sat.name);
    if (sat.seat != picture().seat()) tell(phrase("join.sat", Arg::quote(name), core::index(sat.seat)));
}
void Remote::happened(const event::Left& left) { tell(phrase("join.left", core::index(left.seat))); }
void Remote::happened(const event::Moved& moved) {
    const std::string who = name_of(moved.to);
    tell(phrase("join.moved", Arg::quote(who), core::index(moved.to)));
}
void Remote::happened(const event::SwapAsked& asked) {
    const std::string who = name_of(asked.seat);
    if (asked.with == picture().seat())
        tell(phrase("join.swap-asked", Arg::quote(who), core::index(asked.seat)));
}
void Remote::happened(const event::Swapped& swapped) {
    const std::string one = name_of(swapped.a), two = name_of(swapped.b);
    tell(phrase("join.swapped", Arg::quote(one), Arg::quote(two)));
}
void Remote::happened(const event::BotSeated& bot) {
    const std::string level = harmless(bot.level);
    tell(level.empty() ? phrase("join.left", core::index(bot.seat))
                       : phrase("join.bot", core::index(bot.seat), Arg::quote(level)));
}
void Remote::happened(const event::Started&) { tell(phrase("join.started")); }
void Remote::happened(const event::Chatted& chatted) {
    interrupt();
    lines(wrapped(name_of(chatted.seat) + ": " + harmless(chatted.text), settings_.style.width - 1));
}
void Remote::happened(const event::Undone& undone) {
    const std::string who = name_of(undone.seat);
    told_upto_ = std::min(told_upto_, picture().told().size());
    shown_question_ = -1;
    tell(phrase("join.undone", Arg::quote(who)));
}
void Remote::happened(const event::Rewound&) {
    told_upto_ = std::min(told_upto_, picture().told().size());
    shown_question_ = -1;
    tell(phrase("term.undone"));
}
void Remote::happened(const event::UndoAsked& asked) {
    const std::string who = name_of(asked.seat);
    tell(asked.seat == picture().seat() ? phrase("join.undo-waits")
                                        : phrase("join.undo-asked", Arg::quote(who)));
}
void Remote::happened(const event::UndoAnswered& answered) {
    const std::string who = name_of(answered.seat);
    tell(phrase(answered.agree ? "join.agrees" : "join.disagrees", Arg::quote(who)));
}
void Remote::happened(const event::Away& away) {
    const std::string who = name_of(away.seat), level = harmless(away.level);
    tell(phrase("join.away", Arg::quote(who), Arg::quote(level)));
}
void Remote::happened(const event::CameBack& back) {
    const std::string who = name_of(back.seat);
    tell(phrase("join.back", Arg::quote(who)));
}
void Remote::happened(const event::RematchMade&) { greet_rematch(); }

void Remote::greet_rematch() {
    interrupt();
    if (wants_rematch_)
        go_to_rematch();
    else
        say(phrase("join.rematch"));
}

}  // namespace terminal
