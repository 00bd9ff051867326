// A table far away: what somebody types.

#include "terminal/remote.h"
#include "terminal/typed.h"

namespace terminal {

using core::phrase;
using core::Seat;

Talk::Heard Remote::ask(protocol::AnyRequest request) {
    if (!guest_.connected())
        say(phrase("join.lost"));
    else
        guest_.ask(std::move(request));
    return Heard::Nothing;
}

Talk::Heard Remote::submit(std::string move) {
    chosen_.clear();
    if (!is_our_turn()) {
        show_offers();
        return Heard::Nothing;
    }
    if (!match::Piece(move).value())
        say(phrase("term.not-understood"));
    else
        guest_.move(move);
    return Heard::Nothing;
}

Talk::Heard Remote::undo() { return ask(protocol::Undo{}); }

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
std::optional<Seat> Remote::seat_in(const std::vector<std::string>& words) const {
    if (words.size() < 2) return {};
    const std::string number = as_number(words[1]);
    for (std::size_t seat = 0; seat < picture().chairs().size(); ++seat)
        if (number == std::to_string(seat) || same_word(words[1], picture().chairs()[seat].name))
            return Seat(seat);
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
        return ask(protocol::Chat{line.substr(text)});
    }
    if (is("agree", "yes")) return ask(protocol::UndoAnswer{true});
    if (is("disagree", "no")) return ask(protocol::UndoAnswer{false});
    if (is("hint")) return ask(protocol::AskHint{});
    if (is("back")) return ask(protocol::Back{});
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
    if (is("start")) return ask(protocol::Start{});
    if (is("leave")) return ask(protocol::Leave{});
    const bool sit = is("sit"), swap = is("swap"), bot = is("bot"), person = is("person"),
               takeover = is("takeover");
    if (!sit && !swap && !bot && !person && !takeover) return {};
    // In some games `swap` begins a move.
    if (swap && is_our_turn()) return {};
    if (sit && words.size() < 2) return sit_down(), Heard::Nothing;
    const std::optional<Seat> seat = seat_in(words);
    if (!seat) return say(phrase("join.which-seat")), Heard::Nothing;
    const std::string level = words.size() > 2 ? words[2] : protocol::kUsualBot;
    if (swap) return ask(protocol::Swap{*seat});
    if (bot) return ask(protocol::SeatBot{*seat, level});
    if (person) return ask(protocol::SeatBot{*seat, ""});
    if (takeover) return ask(protocol::Takeover{*seat, level});
    if (name_.empty()) return sit_down(), Heard::Nothing;
    try_to_sit(*seat);
    return Heard::Nothing;
}

Talk::Heard Remote::go_to_rematch() {
    guest_.move_over(picture().rematch());
    wants_rematch_ = result_shown_ = start_asked_ = false;
    told_upto_ = 0;
    shown_question_ = -1;
    if (picture().sits()) wish_.keep(guest_, name_);
    arrived();
    return Heard::Nothing;
}

}  // namespace terminal
