#include "lab/hint_report.h"

#include <nlohmann/json.hpp>

#include "lab/figures.h"
#include "lab/hint_json.h"

namespace lab {
namespace {

using core::Arg;
using nlohmann::ordered_json;

ordered_json json_of(const Figure& figure) {
    return {{"value", figure.value}, {"low", figure.low}, {"high", figure.high}, {"exact", figure.exact}};
}

/// Writes a hint in one language.
class HintWriter {
   public:
    HintWriter(const Hint& hint, const match::AnyMatch& match, words::Language language)
        : hint_(hint), match_(match), language_(language), small_(counts_in_ones(match.header().game)) {}

    std::string text() const {
        std::string all = say("lab.hint", hint_.seat, static_cast<int>(hint_.moves.size())) + "\n";
        int number = 0;
        for (const MoveOdds& odds : hint_.moves) all += "\n" + of_move(odds, ++number);
        all += "\n" + how();
        if (!hint_.notes.empty()) all += "\n" + notes();
        return all;
    }

   private:
    template <class... Args>
    std::string say(const char* key, Args... args) const {
        return match_.put_into_words(core::phrase(key, args...));
    }
    std::string points(double chance) const { return percent(chance, language_); }
    std::string of_win(const Figure& figure) const {
        const std::string value = points(figure.value), low = points(figure.low), high = points(figure.high);
        if (figure.exact) return say("lab.win-exact", Arg::quote(value));
        return say("lab.win", Arg::quote(value), Arg::quote(low), Arg::quote(high));
    }
    std::string money(double value) const { return amount(value, small_, language_); }
    std::string of_money(const Figure& figure) const {
        const std::string value = money(figure.value), low = money(figure.low), high = money(figure.high);
        const std::string more = change(figure.value - hint_.money_now, small_, language_);
        if (figure.exact) return say("lab.money-exact", Arg::quote(value), Arg::quote(more));
        return say("lab.money", Arg::quote(value), Arg::quote(low), Arg::quote(high), Arg::quote(more));
    }
    std::string of_move(const MoveOdds& odds, int number) const {
        const std::string indent = "    ";
        std::string all = std::to_string(number) + ". " + odds.sentence + "  " + odds.move + "\n";
        all += indent + of_win(odds.win) + "\n";
        all += indent + of_money(odds.money) + "\n";
        if (odds.gain.known && hint_.until != Until::Game) {
            const std::string gain = change(odds.gain.value, small_, language_);
            const char* const key = hint_.until == Until::Round ? "lab.gain-round"
                                    : hint_.until == Until::Bet ? "lab.gain-bet"
                                                                : "lab.gain-poker";
            all += indent + say(key, Arg::quote(gain)) + "\n";
        }
        if (odds.bet.known) {
            const std::string chance = points(odds.bet.value);
            const char* const key = hint_.until == Until::Poker ? "lab.poker-chance" : "lab.bet-chance";
            all += indent + say(key, Arg::quote(chance)) + "\n";
        }
        return all + indent + match_.put_into_words(odds.reason) + "\n";
    }
    /// What the figures take for granted.
    std::string how() const {
        std::string all;
        if (hint_.until == Until::Poker)
            all += say("lab.how-poker") + "\n";
        else if (hint_.until != Until::Nothing)
            all += say(hint_.play == Play::Regular          ? "lab.how-regular"
                       : hint_.exact() && hint_.worlds == 1 ? "lab.how-best"
                                                            : "lab.how-money") +
                   "\n";
        if (!hint_.exact()) all += say("lab.how-sampled", static_cast<int>(hint_.playouts)) + "\n";
        return all;
    }
    std::string notes() const {
        std::string all = say(hint_.notes.front().nobody.exact ? "lab.notes-exact" : "lab.notes") + "\n";
        for (const NoteOdds& note : hint_.notes) {
            const std::string worth =
                note.money == 0 ? say("lab.rainbow") : words::money(note.money, language_);
            std::string line = "    " + (note.slot_machine ? say("lab.note-at-slot", Arg::quote(worth))
                                                           : say("lab.note", note.casino, Arg::quote(worth)));
            for (std::size_t seat = 0; seat < note.seats.size(); ++seat)
                line += (seat == 0 ? " " : ", ") + match_.header().names[seat] + " " +
                        points(note.seats[seat].value) + " %";
            all += line + ", " + say("lab.nobody") + " " + points(note.nobody.value) + " %\n";
        }
        return all;
    }

    const Hint& hint_;
    const match::AnyMatch& match_;
    words::Language language_;
    bool small_;
};

}  // namespace

std::string as_text(const Hint& hint, const match::AnyMatch& match, words::Language language) {
    return HintWriter(hint, match, language).text();
}

std::string as_json(const Hint& hint, const match::AnyMatch& match) {
    ordered_json all{{"game", match.header().game},
                     {"seat", core::index(hint.seat)},
                     {"question", match.question()},
                     {"money", hint.money_now},
                     {"exact", hint.exact()}};
    if (const char* const until = word_of(hint.until)) {
        all["until"] = until;
        all["play"] = hint.play == Play::Best ? "best" : "regular";
    }
    if (hint.worlds > 0) all["worlds"] = hint.worlds;
    all["playouts"] = hint.playouts;
    all["moves"] = ordered_json::array();
    for (const MoveOdds& odds : hint.moves) {
        ordered_json move{{"move", ordered_json::parse(odds.move)},
                          {"says", odds.sentence},
                          {"reason", match.put_into_words(odds.reason)},
                          {"win", json_of(odds.win)},
                          {"money", json_of(odds.money)},
                          {"change", odds.money.value - hint.money_now}};
        if (odds.gain.known) move["gain"] = json_of(odds.gain);
        if (odds.bet.known) move["chance"] = json_of(odds.bet);
        all["moves"].push_back(std::move(move));
    }
    for (const NoteOdds& note : hint.notes) {
        ordered_json each{{"casino", note.casino}, {"money", note.money}, {"seats", ordered_json::array()}};
        if (note.slot_machine) each["casino"] = "slot";
        if (note.money == 0) each["money"] = "rainbow";
        for (const Figure& figure : note.seats) each["seats"].push_back(json_of(figure));
        each["nobody"] = json_of(note.nobody);
        all["notes"].push_back(std::move(each));
    }
    return all.dump() + "\n";
}

}  // namespace lab
