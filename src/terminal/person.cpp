#include "terminal/person.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "terminal/boards.h"
#include "terminal/hand.h"

namespace terminal {

using core::Arg;
using core::phrase;
using core::Seat;

Conversation::Conversation(match::AnyMatch& match, const Table& table, const Settings& settings,
                           Console& console, const Desk& desk)
    : Talk(settings, console), match_(match), table_(table), desk_(desk) {
    seen_.assign(names().size() + 1, match.size());
}

// ------------------------------------------------------------------------------------------ asking

Conversation::Answer Conversation::ask(Seat seat) {
    seat_ = seat;
    const bool shared = table_.people() > 1;
    if (shared && looks_ != seat && hides_something(match_, seat)) draw_curtain(seat);
    looks_ = seat;
    const bool hidden = shared && hides_something(match_, seat);
    const Answer answer = listen();
    if (hidden && answer == Answer::Given) console_.clear();
    return answer;
}

Conversation::Answer Conversation::ask_house() {
    seat_ = core::kHouse;
    return listen();
}

Conversation::Answer Conversation::listen() {
    chosen_.clear();
    draw_screen();
    for (;;) {
        console_.write(settings_.style.ink(Ink::Bold, "> "));
        const std::optional<std::string> line = console_.read_line();
        if (!line) {
            console_.line();
            say(phrase("term.end-of-input"));
            return Answer::Left;
        }
        switch (hear(*line)) {
            case Heard::Nothing: break;
            case Heard::Left: return Answer::Left;
            case Heard::Done: return Answer::Given;
        }
    }
}

void Conversation::draw_curtain(Seat seat) {
    console_.clear();
    console_.line();
    say(phrase("term.curtain", seat));
    console_.read_line();
    console_.clear();
}

// ------------------------------------------------------------------------------------------ the screen

/// At a shared keyboard what only one may see is drawn behind the curtain alone.
Seat Conversation::viewer() const {
    if (seat_ == core::kHouse) {
        for (int seat = 0; seat < match_.seats() && table_.people() == 1; ++seat)
            if (table_.is_person(Seat(seat))) return Seat(seat);
        return core::kSpectator;
    }
    return table_.people() == 1 || hides_something(match_, seat_) ? seat_ : core::kSpectator;
}

std::string Conversation::board() const {
    return terminal::board(nlohmann::json::parse(match_.view(viewer())), settings_.style);
}

void Conversation::draw_screen() {
    const std::string drawn = board();
    show_recap(static_cast<int>(std::count(drawn.begin(), drawn.end(), '\n')));
    console_.write(drawn);
    if (!notice_.empty()) console_.line(notice_);
    notice_.clear();
    show_offers();
}

void Conversation::overhear(const Thought& thought) {
    std::erase_if(thoughts_, [&](const Thought& old) { return old.entry >= thought.entry; });
    thoughts_.push_back(thought);
}

std::string Conversation::told_thought(const Thought& thought) const {
    const std::string name = harmless(names()[static_cast<std::size_t>(core::index(thought.seat))]);
    if (thought.text.empty()) return settings_.style.say(phrase("term.bot-secret", Arg::quote(name)));
    return name + ": " + harmless(thought.text);
}

/// What is told of the entries from this one on, with what the bots thought if that is wanted.
std::vector<match::Told> Conversation::news(int from) const {
    std::vector<match::Told> told = match_.told(viewer(), from);
    if (!settings_.reasons) return told;
    for (const Thought& thought : thoughts_) {
        if (thought.entry < from || thought.entry >= match_.size() || thought.text.empty()) continue;
        const auto after = std::find_if(
            told.begin(), told.end(), [&](const match::Told& other) { return other.entry > thought.entry; });
        told.insert(after, {thought.entry, "(" + told_thought(thought) + ")", "", ""});
    }
    return told;
}

/// What happened since this person was asked last.
void Conversation::show_recap(int board_lines) {
    constexpr int kUnderBoard = 4;  // offers, prompt, a sentence about a choice
    int& seen = seen_[std::min(static_cast<std::size_t>(seat_), names().size())];
    seen = std::min(seen, match_.size());
    recap_from_ = seen;
    const std::vector<std::string> recap = recap_of(news(seen), settings_.style.width - 1);
    seen = match_.size();
    console_.clear();
    const int room = console_.height() - board_lines - kUnderBoard;
    lines(recap);
    if (console_.is_screen() && static_cast<int>(recap.size()) > std::max(room, 1)) {
        say(phrase("term.go-on"));
        console_.read_line();
        console_.clear();
    }
}

void Conversation::show_offers() {
    if (seat_ == core::kHouse)
        say(phrase("term.hand", Arg::quote(possible_draw(match_))));
    else
        Talk::show_offers();
}

void Conversation::finish() {
    seat_ = core::kHouse;
    const std::string drawn = board();
    show_recap(static_cast<int>(std::count(drawn.begin(), drawn.end(), '\n')));
    console_.write(drawn);
    const core::Standing standing = match_.score();
    for (int i = 0; i < standing.count; ++i) {
        const auto at = static_cast<unsigned>(i);
        const bool known = at < names().size();
        const std::string name = known ? names()[at] : settings_.style.say(phrase("term.others"));
        const bool won = known && standing.winners.has(Seat(i));
        console_.line(settings_.style.ink(won ? Ink::Bold : Ink::Plain,
                                          std::string(won ? settings_.style.glyph("★ ", "* ") : "  ") +
                                              padded(harmless(name), 16) +
                                              right(settings_.style.money(standing.money[at]), 10)));
    }
    std::string winners;
    for (int seat = 0; seat < match_.seats(); ++seat)
        if (standing.winners.has(Seat(seat)))
            winners += (winners.empty() ? "" : ", ") + harmless(names()[static_cast<std::size_t>(seat)]);
    if (winners.empty())
        say(phrase("term.lost", Arg::quote(standing.by)));
    else
        say(phrase("term.won", Arg::quote(winners), Arg::quote(standing.by), standing.winners.count()));
}

// ------------------------------------------------------------------------------------------ listening

void Conversation::hear_nothing() {
    if (seat_ == core::kHouse)
        say(phrase("term.hand-empty"));
    else
        Talk::hear_nothing();
}

Talk::Heard Conversation::hear_answer(const std::string& line) {
    return seat_ == core::kHouse ? hear_draw(line) : hear_move(line);
}

std::vector<std::string> Conversation::outlook(const std::string& move) const {
    return consequences(nlohmann::json::parse(match_.view(seat_)), move, settings_.style);
}

Talk::Heard Conversation::submit(std::string move) {
    chosen_.clear();
    if (const match::Complaint complaint = match_.submit(seat_, match_.question(), move)) {
        refuse(*complaint);
        return Heard::Nothing;
    }
    desk_.changed(match_);
    return Heard::Done;
}

Talk::Heard Conversation::hear_draw(const std::string& line) {
    if (const match::Complaint complaint = record_typed(match_, line)) {
        refuse(*complaint);
        return Heard::Nothing;
    }
    desk_.changed(match_);
    return Heard::Done;
}

}  // namespace terminal
