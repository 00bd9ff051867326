// What the house draws in the dice game, as JSON.

#include "games/las_vegas/text.h"
#include "kit/text.h"

namespace las_vegas {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

core::Or<Draw> read_first(Value value) {
    const std::optional<int> seat = kit::read_number(value, 0, core::kMostSeats - 1);
    if (!seat) return core::refuse("LV-5", "draw.first");
    return Draw(FirstDraw{Seat(*seat)});
}

core::Or<Draw> read_fill(Value lists, int places) {
    FillDraw draw;
    draw.count = {};
    draw.places = static_cast<std::uint8_t>(places);
    if (!lists.is(JsonKind::List) || lists.size() != places)
        return core::refuse("LV-4", "notes.lists", places);
    unsigned place = 0;
    for (const Value list : lists) {
        if (!list.is(JsonKind::List)) return core::refuse("LV-4", "notes.lists", places);
        for (const Value card : list) {
            const std::optional<Note> note = kit::read_note(card);
            if (!note) return core::refuse("LV-2", "notes.unknown");
            if (draw.cards.size() == kit::kMostNotes) return core::refuse("LV-2", "notes.too-many");
            draw.cards.add(*note);
            ++draw.count[place];
        }
        ++place;
    }
    return Draw(draw);
}

core::Or<Draw> read_tokens(Value list) {
    TokensDraw draw{};
    if (!list.is(JsonKind::List) || list.size() != kCasinos) return core::refuse("TOK-1", "lv.tokens-list");
    unsigned casino = 0;
    for (const Value token : list) {
        const auto colour = token.is(JsonKind::Text) ? kit::token_named(token.written()) : std::nullopt;
        if (!colour) return core::refuse("TOK-1", "lv.tokens-list");
        draw.tokens[casino++] = *colour;
    }
    return Draw(draw);
}

/// A list of cards for each seat; `read` gives a card, or nothing.
template <class DrawOfCards, class Item, class Read>
core::Or<Draw> read_cards(Value lists, const char* rule, Read read) {
    DrawOfCards draw;
    if (!lists.is(JsonKind::List) || lists.size() > core::kMostSeats)
        return core::refuse(rule, "lv.cards-lists");
    for (const Value list : lists) {
        core::Few<Item, 2> cards;
        if (!list.is(JsonKind::List) || list.size() > 2) return core::refuse(rule, "lv.cards-lists");
        for (const Value card : list) {
            const std::optional<Item> item = read(card);
            if (!item) return core::refuse(rule, "lv.cards-lists");
            cards.add(*item);
        }
        draw.cards.add(cards);
    }
    return Draw(draw);
}

core::Or<Draw> read_white(Value list) {
    const core::Or<Faces> dice = kit::read_faces(list, "NEU-2");
    if (!dice) return dice.refusal();
    return Draw(WhiteDraw{*dice});
}

core::Or<Draw> read_drawn(Value list) {
    CardsDraw draw;
    if (!list.is(JsonKind::List)) return core::refuse("LV-2", "notes.unknown");
    for (const Value card : list) {
        const std::optional<Note> note = kit::read_note(card);
        if (!note) return core::refuse("LV-2", "notes.unknown");
        if (draw.cards.size() == draw.cards.most()) return core::refuse("LV-2", "notes.too-many");
        draw.cards.add(*note);
    }
    return Draw(draw);
}

/// The journal's word for what the house draws at a step.
const char* word_of(Does does) {
    switch (does) {
        case Does::First: return "first";
        case Does::Fill: return "notes";
        case Does::DealTokens: return "tokens";
        case Does::DealBonus: return "bonus";
        case Does::DealActions: return "actions";
        case Does::White: return "white";
        case Does::Roll:
        case Does::RollAgain: return "roll";
        default: return "draw";
    }
}

void write_cards(Pen& pen, Note card) { kit::write(pen, card); }
void write_cards(Pen& pen, Card card) { pen.text(kCardNames[static_cast<int>(card)]); }

/// Each seat's cards; null for those that the viewer may not see.
template <class Lists>
void write_lists(Pen& pen, const Lists& lists, std::optional<Seat> viewer) {
    pen.open('[');
    for (int seat = 0; seat < lists.size(); ++seat) {
        pen.open('[');
        for (const auto& card : lists[seat]) {
            if (viewer && *viewer != Seat(seat))
                pen.null();
            else
                write_cards(pen, card);
        }
        pen.close(']');
    }
    pen.close(']');
}

void write_draw(Pen& pen, const FirstDraw& draw) { pen.key("first").number(core::index(draw.seat)); }
void write_draw(Pen& pen, const WhiteDraw& draw) {
    pen.key("white");
    kit::write(pen, draw.dice);
}
void write_draw(Pen& pen, const Roll& draw) {
    pen.key("roll");
    write_roll(pen, draw);
}
void write_draw(Pen& pen, const FillDraw& draw) { FilledForm{}.write(pen.key("notes"), draw); }
void write_draw(Pen& pen, const TokensDraw& draw) {
    pen.key("tokens").open('[');
    for (const kit::Token token : draw.tokens) pen.text(kit::name(token));
    pen.close(']');
}
void write_draw(Pen& pen, const BonusDraw& draw) { write_lists(pen.key("bonus"), draw.cards, {}); }
void write_draw(Pen& pen, const ActionsDraw& draw) { write_lists(pen.key("actions"), draw.cards, {}); }
void write_draw(Pen& pen, const CardsDraw& draw) {
    pen.key("draw").open('[');
    for (const Note card : draw.cards) kit::write(pen, card);
    pen.close(']');
}

/// ACT-12: the others see rainbow cards that are discarded, and not the note that stays.
void write_swapped(Pen& pen, const CardsDraw& draw) {
    pen.key("draw").open('[');
    for (const Note card : draw.cards) {
        if (card == kit::kRainbow)
            kit::write(pen, card);
        else
            pen.null();
    }
    pen.close(']');
}

}  // namespace

void FilledForm::write(Pen& pen, const FillDraw& draw) const {
    pen.open('[');
    int card = 0;
    for (unsigned place = 0; place < draw.places; ++place) {
        pen.open('[');
        for (int i = 0; i < draw.count[place]; ++i) kit::write(pen, draw.cards[card++]);
        pen.close(']');
    }
    pen.close(']');
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    const char* word = word_of(state.now.does);
    const Value drawn = value[word];
    if (!drawn) return kit::wrong_draw(word);
    switch (state.now.does) {
        case Does::First: return read_first(drawn);
        case Does::Fill: return read_fill(drawn, state.places());
        case Does::DealTokens: return read_tokens(drawn);
        case Does::DealBonus: return read_cards<BonusDraw, Note>(drawn, "BV-19", kit::read_note);
        case Does::DealActions: return read_cards<ActionsDraw, Card>(drawn, "ACT-1", card_named);
        case Does::White: return read_white(drawn);
        case Does::Roll:
        case Does::RollAgain: return kit::as_draw<Draw>(read_roll(drawn));
        default: return read_drawn(drawn);
    }
}

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

/// BV-19, ACT-1: cards are dealt secretly, and shown when all is over.
void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
    const bool over = now.now.does == Does::Over;
    pen.open('{');
    if (const auto* bonus = std::get_if<BonusDraw>(&draw); bonus && !over)
        write_lists(pen.key("bonus"), bonus->cards, viewer);
    else if (const auto* actions = std::get_if<ActionsDraw>(&draw); actions && !over)
        write_lists(pen.key("actions"), actions->cards, viewer);
    else if (before.now.does == Does::DrawSwap && !sees_purse(now, viewer, before.effects.swaps))
        write_swapped(pen, std::get<CardsDraw>(draw));
    else
        std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

}  // namespace las_vegas
