// The journal's words: moves and draws.

#include "games/monte_carlo/text.h"

#include "kit/text.h"

namespace monte_carlo {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

/// Poker dice, the strongest first; at most five.
core::Or<PokerDice> read_dice(Value list) {
    if (!list.is(JsonKind::List)) return core::refuse(core::kForm, "mc.dice-no-list");
    if (list.size() > kPokerDice) return core::refuse("MC-20", "mc.dice-too-many", kPokerDice);
    PokerDice dice{};
    int before = kPokerFaces - 1;
    for (const Value value : list) {
        int face = 0;
        while (face < kPokerFaces && !value.is_text(kFaceNames[face])) ++face;
        if (face == kPokerFaces) return core::refuse("MC-1", "mc.dice-no-face");
        if (face > before) return core::refuse(core::kForm, "mc.dice-order");
        dice = dice + PokerDice::of(face);
        before = face;
    }
    return dice;
}

namespace {

core::Or<Card> read_card(Value value) {
    Card card{};
    if (!core::FormOf<Card>{}.read(value, card)) return core::refuse("MC-1", "mc.no-such-card");
    return card;
}

core::Refusal wrong_move() { return core::refuse(core::kForm, "move.unknown"); }

/// Money as chips of 10,000, from none to as many as one may hold; other sums are refused with the rule.
core::Or<int> read_chips(Value value, Chips fewest, const char* rule) {
    const std::optional<int> sum = kit::read_number(value, dollars(fewest), dollars(kBankHolds));
    if (!sum || *sum % kChip != 0) return core::refuse(rule, "mc.steps-of-chips");
    return *sum / kChip;
}

core::Or<Move> read_poker(Value value) {
    if (value.is(JsonKind::Null)) return Move::no_poker();
    if (!value.is(JsonKind::Object) || !core::json::only_has(value, "seat", "stake")) return wrong_move();
    const std::optional<int> seat = kit::read_number(value["seat"], 0, core::kMostSeats - 1);
    if (!seat) return core::refuse("MC-18", "mc.poker-no-seat");
    const core::Or<int> stake = read_chips(value["stake"], 1, "MC-18");
    if (!stake) return stake.refusal();
    return Move::poker(Seat(*seat), *stake);
}

core::Or<Move> read_bet(Value value) {
    for (int bet = 0; bet < kBetCount; ++bet)
        if (value.is_text(kBetNames[bet])) return Move::bet(bet);
    return core::refuse("MC-13", "mc.no-such-bet");
}

core::Or<Move> read_pawn(Move::Kind kind, Value value) {
    const std::optional<int> pawn = kit::read_number(value, 0, kPawnsASeat - 1);
    if (!pawn) return core::refuse("MC-1", "mc.pawn-number");
    return Move::make(kind, static_cast<std::uint32_t>(*pawn));
}

}  // namespace

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return wrong_move();
    const Value inside = *value.begin();
    if (value["pawn"]) return read_pawn(Move::Kind::Pawn, inside);
    if (value["retreat"]) return read_pawn(Move::Kind::Retreat, inside);
    if (value["send"]) return read_pawn(Move::Kind::Send, inside);
    if (value["bet"]) return read_bet(inside);
    if (value["poker"]) return read_poker(inside);
    if (value["win"]) {
        if (inside.is_text(kWinNames[0])) return Move::money();
        if (inside.is_text(kWinNames[1])) return Move::distance();
        return core::refuse("MC-14", "mc.no-such-win");
    }
    if (value["colour"]) {
        const std::optional<int> colour = kit::read_number(inside, 0, 1);
        if (!colour) return core::refuse("MC-30", "mc.colour-number");
        return Move::colour(*colour);
    }
    if (value["join"]) {
        const core::Or<int> chips = read_chips(inside, 0, "MC-24");
        if (!chips) return chips.refusal();
        return Move::join(*chips);
    }
    if (!value["keep"]) return wrong_move();
    const core::Or<PokerDice> dice = read_dice(inside);
    if (!dice) return dice.refusal();
    return Move::keep(*dice);
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    const Value inside = *value.begin();
    switch (state.does()) {
        case Does::First: {
            if (!value["first"]) return kit::wrong_draw("first");
            const std::optional<int> seat = kit::read_number(inside, 0, core::kMostSeats - 1);
            if (!seat) return core::refuse("MC-5", "draw.first");
            return Draw::first(Seat(*seat));
        }
        case Does::Die: {
            if (!value["die"]) return kit::wrong_draw("die");
            const std::optional<int> pips = kit::read_number(inside, 1, core::kFaces);
            if (!pips) return core::refuse("MC-5", "dice.no-face");
            return Draw::die(*pips);
        }
        case Does::Casino: {
            if (!value["casino"]) return kit::wrong_draw("casino");
            const core::Or<Card> card = read_card(inside);
            if (!card) return card.refusal();
            return Draw::casino(*card);
        }
        default: break;
    }
    if (!value["poker"]) return kit::wrong_draw("poker");
    const core::Or<PokerDice> dice = read_dice(inside);
    if (!dice) return dice.refusal();
    return Draw::poker(*dice);
}

void write(Pen& pen, PokerDice dice) {
    pen.open('[');
    for (int face = kPokerFaces; face-- > 0;)
        for (int i = 0; i < dice.count(face); ++i) pen.text(kFaceNames[face]);
    pen.close(']');
}

void write(Pen& pen, const Move& move) {
    pen.open('{');
    switch (move.kind()) {
        case Move::Kind::Colour: pen.key("colour").number(move.value()); break;
        case Move::Kind::Retreat: pen.key("retreat").number(move.value()); break;
        case Move::Kind::Pawn: pen.key("pawn").number(move.value()); break;
        case Move::Kind::Bet: pen.key("bet").text(kBetNames[move.value()]); break;
        case Move::Kind::Win: pen.key("win").text(kWinNames[move.value()]); break;
        case Move::Kind::Poker:
            pen.key("poker");
            if (!move.calls()) {
                pen.null();
                break;
            }
            pen.open('{').key("seat").number(core::index(move.seat()));
            pen.key("stake").number(dollars(move.stake())).close('}');
            break;
        case Move::Kind::Join: pen.key("join").number(dollars(move.value())); break;
        case Move::Kind::Keep: write(pen.key("keep"), move.dice()); break;
        case Move::Kind::Send: pen.key("send").number(move.value()); break;
    }
    pen.close('}');
}

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    switch (draw.kind) {
        case Draw::Kind::First: pen.key("first").number(draw.value); break;
        case Draw::Kind::Die: pen.key("die").number(draw.value); break;
        case Draw::Kind::Casino: core::FormOf<Card>{}.write(pen.key("casino"), Card(draw.value)); break;
        case Draw::Kind::Throw: write(pen.key("poker"), draw.dice); break;
    }
    pen.close('}');
}

}  // namespace monte_carlo
