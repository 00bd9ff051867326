// A table far away: what stands on the screen.

#include <algorithm>

#include "terminal/boards.h"
#include "terminal/remote.h"

namespace terminal {

using client::json;
using client::Status;
using core::Arg;
using core::phrase;
using core::Seat;

bool Remote::is_our_turn() const {
    return picture().status() == Status::Playing && picture().sits() && picture().is_asked(picture().seat());
}

std::string Remote::name_of(Seat seat) const {
    if (!picture().has(seat)) return "?";
    const auto at = static_cast<std::size_t>(core::index(seat));
    const std::string name = harmless(at < names_.size() ? names_[at] : picture().chair(seat).name);
    return name.empty() ? "#" + std::to_string(at) : name;
}

std::string Remote::chair_text(Seat seat) const {
    const client::Chair& chair = picture().chair(seat);
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
        const bool ours = Seat(seat) == picture().seat();
        console_.line("  " + style.ink(ink_of_seat(static_cast<int>(seat)), std::to_string(seat)) + "  " +
                      chair_text(Seat(seat)) + (ours ? std::string(style.glyph(" ←", " <-")) : ""));
    }
    if (guest_.address().leads == client::Address::Leads::Seat)
        say(phrase("join.seat-link", Arg::quote(guest_.address().to_seat(picture().id()).link())));
    if (!picture().watch().empty())
        say(phrase("join.watch-link", Arg::quote(guest_.address().to_watch(picture().watch()).link())));
    if (picture().sits() && picture().status() == Status::Open) say(phrase("join.start-how"));
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
        if (picture().is_asked(Seat(seat))) asked += (asked.empty() ? "" : ", ") + name_of(Seat(seat));
    if (!asked.empty()) say(phrase("join.waits", Arg::quote(asked)));
}

void Remote::show_result() {
    show_recap();
    if (result_shown_) return;
    result_shown_ = true;
    interrupt();
    console_.write(board());
    const json result = picture().result();
    std::string winners;
    int count = 0;
    for (const json& seat : result.value("winners", json::array())) {
        winners += (count++ == 0 ? "" : ", ") + name_of(Seat(seat.get<int>()));
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

}  // namespace terminal
