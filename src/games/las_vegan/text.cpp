#include "games/las_vegan/text.h"

#include "kit/text.h"

namespace las_vegan {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

/// A list of different cards, in any order.
core::Or<Cards> read_cards(Value list) {
    if (!list.is(JsonKind::List)) return core::refuse(core::kForm, "vgn.no-cards");
    Cards cards;
    for (const Value value : list) {
        const std::optional<Card> card = read_card(value);
        if (!card) return core::refuse("VGN-1", "vgn.no-card");
        if (cards.has(*card)) return core::refuse("VGN-1", "vgn.card-twice", name(*card));
        cards |= Cards::only(*card);
    }
    return cards;
}

core::Or<Draw> read_machines(Value list) {
    if (!list.is(JsonKind::List) || list.size() != kMachinesOut)
        return core::refuse("VGN-4", "vgn.machines", kMachinesOut);
    MachinesDraw draw{};
    unsigned place = 0;
    for (const Value value : list) {
        const std::optional<Machine> machine = read_machine(value);
        if (!machine) return core::refuse("VGN-1", "vgn.no-machine");
        draw.machines[place++] = *machine;
    }
    return Draw(draw);
}

/// VGN-2: what the tokens show, one of its two faces each.
core::Or<Draw> read_toss(Value list) {
    if (!list.is(JsonKind::List) || list.size() != kTokens) return core::refuse("VGN-5", "vgn.toss", kTokens);
    std::uint8_t faces = 0;
    int token = 0;
    for (const Value value : list) {
        if (!FaceForm{Token(token)}.read(value, faces))
            return core::refuse("VGN-2", "vgn.no-face", token, int{kFaces[token][0]}, int{kFaces[token][1]});
        ++token;
    }
    return Draw(TossDraw{faces});
}

core::Or<Draw> read_hands(const State& state, Value lists) {
    if (!lists.is(JsonKind::List) || lists.size() != state.setup.seats)
        return core::refuse("VGN-6", "vgn.hands", int{state.setup.seats});
    HandsDraw draw{};
    int seat = 0;
    for (const Value list : lists) {
        const core::Or<Cards> hand = read_cards(list);
        if (!hand) return hand.refusal();
        draw.hands[Seat(seat++)] = *hand;
    }
    return Draw(draw);
}

core::Or<Move> read_token_move(Value value) {
    const std::optional<Token> token = read_token(value["token"]);
    if (!token) return core::refuse("VGN-2", "vgn.no-token");
    if (const Value side = value["side"]; side && core::json::only_has(value, "token", "side")) {
        if (side.is_text("min")) return Move::place(*token, kMin);
        if (side.is_text("max")) return Move::place(*token, kMax);
        return core::refuse("VGN-10", "vgn.no-side");
    }
    if (!value["machine"] || !core::json::only_has(value, "token", "machine"))
        return core::refuse(core::kForm, "move.unknown");
    const std::optional<Machine> machine = read_machine(value["machine"]);
    if (!machine) return core::refuse("VGN-1", "vgn.no-machine");
    return Move::place(*token, spot_of(*machine));
}

}  // namespace

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    if (value["token"]) return read_token_move(value);
    const Value play = value["card"], bank = value["bank"];
    if (value.size() != 1 || (!play && !bank)) return core::refuse(core::kForm, "move.unknown");
    if (bank.is_text("pile")) return Move::bank_pile();
    const std::optional<Card> card = read_card(play ? play : bank);
    if (!card) return core::refuse("VGN-1", "vgn.no-card");
    return play ? Move::play(*card) : Move::bank(*card);
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.step.does) {
        case Does::First: {
            if (!value["first"]) return kit::wrong_draw("first");
            const std::optional<int> seat = kit::read_number(value["first"], 0, core::kMostSeats - 1);
            if (!seat) return core::refuse("VGN-5", "draw.first");
            return Draw(FirstDraw{Seat(*seat)});
        }
        case Does::Machines:
            return value["machines"] ? read_machines(value["machines"]) : kit::wrong_draw("machines");
        case Does::Toss: return value["toss"] ? read_toss(value["toss"]) : kit::wrong_draw("toss");
        case Does::Hands:
            return value["hands"] ? read_hands(state, value["hands"]) : kit::wrong_draw("hands");
        case Does::Open:
        case Does::Refill: {
            if (!value["open"]) return kit::wrong_draw("open");
            const core::Or<Cards> cards = read_cards(value["open"]);
            if (!cards) return cards.refusal();
            return Draw(OpenDraw{*cards});
        }
        default: {
            if (!value["pile"]) return kit::wrong_draw("pile");
            const std::optional<Card> card = read_card(value["pile"]);
            if (!card) return core::refuse("VGN-1", "vgn.no-card");
            return Draw(PileDraw{*card});
        }
    }
}

void write(Pen& pen, const Move& move) {
    pen.open('{');
    switch (move.kind()) {
        case Move::Kind::Card: pen.key("card").text(text(move.card())); break;
        case Move::Kind::Bank:
            pen.key("bank").text(move.card() == kit::kNoCard ? "pile" : text(move.card()));
            break;
        case Move::Kind::Token:
            pen.key("token");
            TokenForm{}.write(pen, move.token());
            if (is_golden(move.spot()))
                pen.key("side").text(move.spot() == kMin ? "min" : "max");
            else
                pen.key("machine").text(text(machine_of(move.spot())));
    }
    pen.close('}');
}

namespace {

void write_draw(Pen& pen, const FirstDraw& draw) { pen.key("first").number(core::index(draw.seat)); }
void write_draw(Pen& pen, const MachinesDraw& draw) {
    core::ListOf<MachineForm>{}.write(pen.key("machines"), draw.machines);
}
void write_draw(Pen& pen, const TossDraw& draw) {
    pen.key("toss").open('[');
    for (int token = 0; token < kTokens; ++token) pen.number(face_of(Token(token), draw.faces));
    pen.close(']');
}
void write_draw(Pen& pen, const HandsDraw& draw) {
    pen.key("hands").open('[');
    for (const Cards hand : draw.hands)
        if (!hand.none()) CardsForm{}.write(pen, hand);
    pen.close(']');
}
void write_draw(Pen& pen, const OpenDraw& draw) { CardsForm{}.write(pen.key("open"), draw.cards); }
void write_draw(Pen& pen, const PileDraw& draw) { pen.key("pile").text(text(draw.card)); }

/// Nothing is hidden any more of a round that is over: every card that was dealt has been played.
bool round_is_over(const State& before, const State& now) {
    return now.round != before.round || now.step.does == Does::Over;
}

/// Whether the sealed question of `before` is still the open one.
bool is_still_sealed(const State& before, const State& now) {
    return before.step.does == Does::Sealed && now.step.does == Does::Sealed && now.round == before.round &&
           now.tricks == before.tricks;
}

}  // namespace

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

void write_seen(Pen& pen, const State& before, const State& now, Seat mover, const Move& move, Seat viewer) {
    if (mover == viewer || !is_still_sealed(before, now)) return write(pen, move);
    pen.open('{').key("card").null().close('}');
}

void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
    const HandsDraw* deal = std::get_if<HandsDraw>(&draw);
    if (deal == nullptr || round_is_over(before, now)) return write(pen, draw);
    pen.open('{').key("hands").open('[');
    for (const Seat seat : core::seats(before.setup.seats)) {
        if (seat == viewer)
            CardsForm{}.write(pen, deal->hands[seat]);
        else
            pen.null();
    }
    pen.close(']').close('}');
}

}  // namespace las_vegan
