// The journal's words of the card game: moves and draws.

#include "games/las_vegas_cards/text.h"

#include "kit/text.h"

namespace las_vegas_cards {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

// ------------------------------------------------------------------------------------------------ reading

std::optional<Card> read_card(Value value) {
    const std::optional<int> pips = kit::read_number(value, 1, 66);
    if (!pips) return {};
    if (*pips <= core::kFaces) return single(Face(*pips));
    if (*pips % 11 == 0) return twofold(Face(*pips / 11));
    return {};
}

namespace {

/// LVC-5: at least one card and at most five, in the journal's order. Whether they may be chosen is the
/// offer's business.
core::Or<Move> read_place(Value list) {
    if (!list.is(JsonKind::List)) return core::refuse(core::kForm, "lvc.no-list");
    if (list.size() == 0) return core::refuse("LVC-5", "lvc.choose-one");
    if (list.size() > kHand) return core::refuse("LVC-5", "lvc.choose-five");
    Cards cards{};
    int before = 0;
    for (const Value value : list) {
        const std::optional<Card> card = read_card(value);
        if (!card) return core::refuse("LVC-2", "lvc.no-card");
        if (kind(*card) < before) return core::refuse(core::kForm, "lvc.card-order");
        before = kind(*card);
        cards.add(*card);
    }
    return Move::place(cards);
}

core::Or<Move> read_token(Value token, Value at) {
    const std::optional<int> casino = kit::read_number(at, 1, kCasinos);
    if (!casino) return core::refuse(core::kForm, "lvc.token-at");
    if (token.is(JsonKind::Null)) return Move::leave(Casino(*casino));
    const auto named = token.is(JsonKind::Text) ? kit::token_named(token.written()) : std::nullopt;
    if (!named) return core::refuse("TOK-1", "lvc.no-token-colour");
    return Move::take(*named, Casino(*casino));
}

/// A hand of at most five cards, in any order: the order of a hand means nothing.
core::Or<Cards> read_hand(Value list) {
    if (!list.is(JsonKind::List)) return core::refuse(core::kForm, "lvc.no-list");
    if (list.size() > kHand) return core::refuse("LVC-3", "lvc.hand-too-large");
    Cards hand{};
    for (const Value value : list) {
        const std::optional<Card> card = read_card(value);
        if (!card) return core::refuse("LVC-2", "lvc.no-card");
        hand.add(*card);
    }
    return hand;
}

core::Or<Draw> read_first(Value seat) {
    const std::optional<int> number = kit::read_number(seat, 0, core::kMostSeats - 1);
    if (!number) return core::refuse("LVC-13", "draw.first");
    return Draw(FirstDraw{Seat(*number)});
}

core::Or<Draw> read_notes(Value lists) {
    if (!lists.is(JsonKind::List) || lists.size() != kCasinos)
        return core::refuse("LVC-1", "notes.lists", kCasinos);
    NotesDraw draw;
    unsigned casino = 0;
    for (const Value list : lists) {
        if (!list.is(JsonKind::List) || list.size() != kNotesEach)
            return core::refuse("LVC-1", "lvc.two-notes", static_cast<int>(casino) + 1);
        unsigned card = 0;
        for (const Value value : list) {
            const std::optional<Note> note = kit::read_note(value);
            if (!note || *note == kit::kRainbow) return core::refuse("LVC-1", "notes.unknown");
            draw.notes[casino][card++] = *note;
        }
        ++casino;
    }
    return Draw(draw);
}

core::Or<Draw> read_tokens(Value list) {
    if (!list.is(JsonKind::List) || list.size() != kCasinos)
        return core::refuse("TOK-1", "lvc.tokens-list", kCasinos);
    TokensDraw draw;
    unsigned casino = 0;
    for (const Value value : list) {
        const auto token = value.is(JsonKind::Text) ? kit::token_named(value.written()) : std::nullopt;
        if (!token) return core::refuse("TOK-1", "lvc.no-token-colour");
        draw.tokens[casino++] = *token;
    }
    return Draw(draw);
}

core::Or<Draw> read_hands(const State& state, Value lists) {
    if (!lists.is(JsonKind::List) || lists.size() != state.setup.seats)
        return core::refuse("LVC-3", "lvc.hands-lists", int{state.setup.seats});
    HandsDraw draw{.hands = {}, .seats = state.setup.seats};
    unsigned seat = 0;
    for (const Value list : lists) {
        const core::Or<Cards> hand = read_hand(list);
        if (!hand) return hand.refusal();
        draw.hands[seat++] = *hand;
    }
    return Draw(draw);
}

const char* wanted(Does does) {
    switch (does) {
        case Does::First: return "first";
        case Does::Notes: return "notes";
        case Does::Tokens: return "tokens";
        case Does::Hands: return "hands";
        default: return "hand";
    }
}

}  // namespace

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    if (value["place"] && value.size() == 1) return read_place(value["place"]);
    if (value["token"] && value["at"] && value.size() == 2) return read_token(value["token"], value["at"]);
    return core::refuse(core::kForm, "move.unknown");
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    const char* key = wanted(state.does);
    const Value drawn = value[key];
    if (!drawn) return kit::wrong_draw(key);
    switch (state.does) {
        case Does::First: return read_first(drawn);
        case Does::Notes: return read_notes(drawn);
        case Does::Tokens: return read_tokens(drawn);
        case Does::Hands: return read_hands(state, drawn);
        default: {
            const core::Or<Cards> hand = read_hand(drawn);
            if (!hand) return hand.refusal();
            return Draw(HandDraw{*hand});
        }
    }
}

// ------------------------------------------------------------------------------------------------ writing

void write(Pen& pen, Cards cards) {
    pen.open('[');
    for (int card = 0; card < kCardKinds; ++card)
        for (int i = 0; i < cards.count(Card(card)); ++i) pen.number(printed(Card(card)));
    pen.close(']');
}

void write(Pen& pen, const Move& move) {
    pen.open('{');
    if (move.places()) {
        pen.key("place");
        write(pen, move.cards());
    } else {
        pen.key("token");
        if (const std::optional<Token> token = move.token())
            pen.text(kit::name(*token));
        else
            pen.null();
        pen.key("at").number(number(move.casino()));
    }
    pen.close('}');
}

namespace {

/// Who looks at a draw: the house sees all of it, a seat its own hand.
struct Eyes {
    Seat viewer, active;
    bool see_hand_of(Seat seat) const { return viewer == core::kHouse || seat == viewer; }
};
constexpr Eyes kWhole{core::kHouse, {}};

void write_draw(Pen& pen, const FirstDraw& draw, const Eyes&) {
    pen.key("first").number(core::index(draw.seat));
}

void write_draw(Pen& pen, const NotesDraw& draw, const Eyes&) {
    NoteLists{}.write(pen.key("notes"), draw.notes);
}

void write_draw(Pen& pen, const TokensDraw& draw, const Eyes&) {
    TokenNames{{kit::kTokenNames}}.write(pen.key("tokens"), draw.tokens);
}

/// LVC-7: the others see how many cards a player draws, never which.
void write_hand(Pen& pen, Seat owner, Cards hand, const Eyes& eyes) {
    if (hand.none() || eyes.see_hand_of(owner))
        write(pen, hand);
    else
        pen.null();
}

void write_draw(Pen& pen, const HandsDraw& draw, const Eyes& eyes) {
    pen.key("hands").open('[');
    for (int seat = 0; seat < draw.seats; ++seat)
        write_hand(pen, Seat(seat), draw.hands[static_cast<unsigned>(seat)], eyes);
    pen.close(']');
}

void write_draw(Pen& pen, const HandDraw& draw, const Eyes& eyes) {
    pen.key("hand");
    write_hand(pen, eyes.active, draw.hand, eyes);
}

void write_draw(Pen& pen, const Draw& draw, const Eyes& eyes) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn, eyes); }, draw);
    pen.close('}');
}

/// LVC-4: the question that this choice answered is still open.
bool still_sealed(const State& before, const State& now) {
    return before.does == Does::Choose && now.does == Does::Choose && before.round == now.round &&
           before.turn == now.turn;
}

}  // namespace

void write(Pen& pen, const Draw& draw) { write_draw(pen, draw, kWhole); }

void write_seen(Pen& pen, const State& before, const State&, const Draw& draw, Seat viewer) {
    write_draw(pen, draw, {viewer, before.active});
}

void write_seen(Pen& pen, const State& before, const State& now, Seat mover, const Move& move, Seat viewer) {
    if (viewer == mover || !still_sealed(before, now)) return write(pen, move);
    pen.open('{').key("place").null().close('}');
}

}  // namespace las_vegas_cards
