// What seats answer in the dice game, as JSON.

#include "games/las_vegas/text.h"
#include "kit/text.h"

namespace las_vegas {

using core::json::only_has;
using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

using Read = std::optional<Move>;

std::optional<Face> read_face(Value value) {
    const std::optional<int> face = kit::read_number(value, 1, core::kFaces);
    return face ? std::optional(Face(*face)) : std::nullopt;
}

/// {"place":1} or {"place":1,"at":"slot"}; a casino is never named twice.
Read read_placement(Value value) {
    const std::optional<Face> face = read_face(value["place"]);
    if (!face || !only_has(value, "place", "at")) return {};
    if (!value["at"]) return Move::place(*face);
    return value["at"].is_text("slot") ? Read(Move::place_at_slot(*face)) : Read();
}

Read read_reroll(Value value) {
    const core::Or<Roll> picked = read_roll(value["reroll"]);
    if (!picked || !only_has(value, "reroll")) return {};
    if (picked->of(Kind::Own).total() > kDice || picked->of(Kind::White).total() > 4 ||
        picked->of(Kind::Big).total() > 1 || picked->of(Kind::Kicker).total() > 2)
        return {};
    return reroll(*picked);
}

Read read_kick(Value value) {
    const Value kick = value["kick"];
    const std::optional<int> seat = kit::read_number(kick["seat"], 0, core::kMostSeats - 1);
    const bool own = kick["die"].is_text("own"), big = kick["die"].is_text("big");
    if (!seat || !(own || big) || !only_has(kick, "seat", "die") || !only_has(value, "kick")) return {};
    return Move::kick(Seat(*seat), big ? Kind::Big : Kind::Own);
}

Read read_token(Value value) {
    const Value token = value["token"];
    if (!only_has(value, "token")) return {};
    if (token.is(JsonKind::Null)) return Move::of(Move::Kind::Token, Move::kNone);
    const auto colour = token.is(JsonKind::Text) ? kit::token_named(token.written()) : std::nullopt;
    return colour ? Read(Move::of(Move::Kind::Token, static_cast<unsigned>(kit::kind(*colour)))) : Read();
}

/// {"take":60000}, {"swap":60000} or, where it may be, null.
Read read_note_move(Value value, const char* key, Move::Kind kind, bool null_too) {
    if (!only_has(value, key)) return {};
    if (value[key].is(JsonKind::Null)) return null_too ? Read(Move::of(kind, Move::kNone)) : Read();
    const std::optional<Note> note = kit::read_note(value[key]);
    if (!note || *note == kit::kRainbow) return {};
    return Move::of(kind, static_cast<unsigned>(kit::kind(*note)));
}

Read read_tie(Value value) {
    if (!only_has(value, "tie")) return {};
    if (value["tie"].is(JsonKind::Null)) return Move::of(Move::Kind::Tie, Move::kNone);
    const std::optional<int> casino = kit::read_number(value["tie"], 1, kCasinos);
    return casino ? Read(Move::of(Move::Kind::Tie, static_cast<unsigned>(*casino))) : Read();
}

Read read_put(Value value) {
    const std::optional<Place> place = read_place(value["put"]);
    if (!place || !only_has(value, "put")) return {};
    return Move::of(Move::Kind::Put, static_cast<unsigned>(*place));
}

/// {"own":2,"big":1}: how many dice of each kind are taken back. Kickers have left.
std::optional<Hand> read_taken_back(Value json) {
    Hand dice{};
    const bool fine = HandForm{}.read(json, dice) && dice.of(Kind::White) <= 4 && dice.of(Kind::Big) <= 1 &&
                      dice.of(Kind::Kicker) == 0;
    return fine ? std::optional(dice) : std::nullopt;
}

Read read_take_back(Value value) {
    const Value dice = value["dice"];
    if (!only_has(value, "play", "dice")) return {};
    if (!dice.is(JsonKind::List)) {
        const std::optional<Hand> only = read_taken_back(dice);
        return only ? Read(take_back(*only)) : Read();
    }
    if (dice.size() != 2) return {};
    auto list = dice.begin();
    const std::optional<Hand> first = read_taken_back(*list);
    ++list;
    const std::optional<Hand> second = read_taken_back(*list);
    return first && second ? Read(take_back(*first, *second)) : Read();
}

Read read_double(Value value) {
    const std::optional<Face> pair = read_face(value["value"]), face = read_face(value["face"]);
    const std::optional<Place> at = read_place(value["at"]);
    if (!pair || !at || !only_has(value, "play", "value", "at", "face")) return {};
    if (*at == kSlot) return face ? Read(Move::pair(*pair, kSlot, *face)) : Read();
    return value["face"] ? Read() : Read(Move::pair(*pair, *at, Face(number(*at))));
}

Read read_play(Value value) {
    const std::optional<Card> card = card_named(value["play"]);
    if (!card) return {};
    switch (*card) {
        case Card::Rotate: {
            const std::optional<Face> from = read_face(value["from"]), to = read_face(value["to"]);
            return from && to && only_has(value, "play", "from", "to") ? Read(Move::rotate(*from, *to))
                                                                       : Read();
        }
        case Card::TakeBack: return read_take_back(value);
        case Card::Double: return read_double(value);
        case Card::ScoreIt: {
            if (!only_has(value, "play", "at")) return {};
            if (!value["at"]) return Move::score(kNowhere);
            const std::optional<Place> at = read_place(value["at"]);
            return at ? Read(Move::score(*at)) : Read();
        }
        default: return only_has(value, "play") ? Read(Move::play(*card)) : Read();
    }
}

Read read_any(Value value) {
    if (value["place"]) return read_placement(value);
    if (value["play"]) return read_play(value);
    if (value["reroll"]) return read_reroll(value);
    if (value["kick"]) return read_kick(value);
    if (value["token"]) return read_token(value);
    if (value["tie"]) return read_tie(value);
    if (value["take"]) return read_note_move(value, "take", Move::Kind::Take, false);
    if (value["swap"]) return read_note_move(value, "swap", Move::Kind::Swap, true);
    if (value["put"]) return read_put(value);
    const bool done =
        value["done"].is(JsonKind::Boolean) && value["done"].boolean() && only_has(value, "done");
    return done ? Read(Move::of(Move::Kind::Done)) : Read();
}

void write_note_or_null(Pen& pen, const Move& move) {
    if (move.says_none())
        pen.null();
    else
        kit::write(pen, Note(move.said()));
}

void write_play(Pen& pen, const Move& move) {
    pen.key("play").text(kCardNames[static_cast<int>(move.card())]);
    switch (move.card()) {
        case Card::Rotate:
            pen.key("from").number(core::pips(move.from())).key("to").number(core::pips(move.to()));
            return;
        case Card::TakeBack:
            pen.key("dice");
            if (!of_two_placements(move)) return HandForm{}.write(pen, taken_back(move, 0));
            pen.open('[');
            HandForm{}.write(pen, taken_back(move, 0));
            HandForm{}.write(pen, taken_back(move, 1));
            pen.close(']');
            return;
        case Card::Double:
            pen.key("value").number(core::pips(move.pair_value())).key("at");
            write_place(pen, move.pair_place());
            if (move.pair_place() == kSlot) pen.key("face").number(core::pips(move.pair_face()));
            return;
        case Card::ScoreIt:
            if (move.scored() == kNowhere) return;
            pen.key("at");
            return write_place(pen, move.scored());
        default: return;
    }
}

void write_inside(Pen& pen, const Move& move) {
    switch (move.kind()) {
        case Move::Kind::Place:
            pen.key("place").number(core::pips(move.face()));
            if (move.where() == kSlot) pen.key("at").text("slot");
            return;
        case Move::Kind::Reroll: pen.key("reroll"); return write_roll(pen, picked_up(move));
        case Move::Kind::Play: return write_play(pen, move);
        case Move::Kind::Kick:
            pen.key("kick").open('{').key("seat").number(core::index(move.kicked()));
            pen.key("die").text(kKindNames[static_cast<int>(move.kicked_die())]).close('}');
            return;
        case Move::Kind::Token:
            pen.key("token");
            if (move.says_none())
                pen.null();
            else
                pen.text(kit::name(kit::Token(move.said())));
            return;
        case Move::Kind::Tie:
            pen.key("tie");
            if (move.says_none())
                pen.null();
            else
                pen.number(move.said());
            return;
        case Move::Kind::Take: pen.key("take"); return write_note_or_null(pen, move);
        case Move::Kind::Swap: pen.key("swap"); return write_note_or_null(pen, move);
        case Move::Kind::Put: pen.key("put"); return write_place(pen, Place(move.said()));
        case Move::Kind::Done: pen.key("done").boolean(true); return;
    }
}

}  // namespace

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    const Read move = read_any(value);
    if (!move) return core::refuse(core::kForm, "move.unknown");
    return *move;
}

void write(Pen& pen, const Move& move) {
    pen.open('{');
    write_inside(pen, move);
    pen.close('}');
}

/// ACT-12: the others do not see what was swapped away, until all is over.
void write_seen(Pen& pen, const State&, const State& now, Seat seat, const Move& move, Seat viewer) {
    const bool hidden = move.kind() == Move::Kind::Swap && !sees_purse(now, viewer, seat);
    write(pen, hidden ? Move::of(Move::Kind::Swap, Move::kNone) : move);
}

}  // namespace las_vegas
