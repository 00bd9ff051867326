#include "lab/hint_json.h"

#include "lab/decimal.h"
#include "match/json_text.h"
#include "match/phrase_text.h"

namespace lab {
namespace {

using core::json::Pen;

void write_chance(Pen& pen, const Figure& figure) {
    pen.open('[').word(decimal(figure.value)).word(decimal(figure.low)).word(decimal(figure.high)).close(']');
}
void write_money(Pen& pen, const Figure& figure) {
    pen.open('[')
        .number(dollars(figure.value))
        .number(dollars(figure.low))
        .number(dollars(figure.high))
        .close(']');
}

void write_move(Pen& pen, const MoveOdds& odds) {
    pen.open('{').key("move").word(odds.move).key("win");
    write_chance(pen, odds.win);
    pen.key("money");
    write_money(pen, odds.money);
    if (odds.gain.known) pen.key("gain").number(dollars(odds.gain.value));
    if (odds.bet.known) pen.key("chance").word(decimal(odds.bet.value));
    pen.key("reason").open('{').key("key").text(odds.reason.key);
    pen.key("args").word(match::written_args(odds.reason)).close('}').close('}');
}

void write_note(Pen& pen, const NoteOdds& note) {
    pen.open('{').key("casino");
    if (note.slot_machine)
        pen.text("slot");
    else
        pen.number(note.casino);
    pen.key("money");
    if (note.money == 0)
        pen.null();
    else
        pen.number(note.money);
    pen.key("seats").open('[');
    for (const Figure& figure : note.seats) pen.word(decimal(figure.value));
    pen.close(']').key("nobody").word(decimal(note.nobody.value)).close('}');
}

}  // namespace

const char* word_of(Until until) {
    switch (until) {
        case Until::Game: return "game";
        case Until::Round: return "round";
        case Until::Bet: return "bet";
        case Until::Poker: return "poker";
        case Until::Nothing: break;
    }
    return nullptr;
}

std::string for_page(const Hint& hint) {
    return match::written([&](Pen& pen) {
        pen.open('{').key("seat").number(core::index(hint.seat)).key("money").number(hint.money_now);
        pen.key("exact").boolean(hint.exact());
        if (const char* const until = word_of(hint.until))
            pen.key("until").text(until).key("play").text(hint.play == Play::Best ? "best" : "regular");
        pen.key("playouts").number(static_cast<std::int64_t>(hint.playouts)).key("moves").open('[');
        for (const MoveOdds& odds : hint.moves) write_move(pen, odds);
        pen.close(']').key("notes").open('[');
        for (const NoteOdds& note : hint.notes) write_note(pen, note);
        pen.close(']').close('}');
    });
}

}  // namespace lab
