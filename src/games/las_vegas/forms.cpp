#include "games/las_vegas/forms.h"

#include "kit/text.h"

namespace las_vegas {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

void write_place(Pen& pen, Place place) {
    if (place == kSlot)
        pen.text("slot");
    else
        pen.number(number(place));
}

std::optional<Place> read_place(Value value) {
    if (value.is_text("slot")) return kSlot;
    const std::optional<int> casino = kit::read_number(value, 1, kCasinos);
    return casino ? std::optional(Place(*casino)) : std::nullopt;
}

std::optional<Card> card_named(Value value) {
    for (int card = 0; card < kCards; ++card)
        if (value.is_text(kCardNames[card])) return Card(card);
    return {};
}

core::Or<Roll> read_roll(Value kinds) {
    if (!kinds.is(JsonKind::Object)) return core::refuse(core::kForm, "roll.no-object");
    Roll thrown{};
    for (const Value kind : kinds) {
        unsigned known = 0;
        while (known < kKinds && kind.key() != kKindNames[known]) ++known;
        if (known == kKinds) return core::refuse("LV-6", "roll.unknown-kind", core::Arg::quote(kind.key()));
        const core::Or<Faces> dice = kit::read_faces(kind, "LV-6", kit::FaceOrder::Rising);
        if (!dice) return dice.refusal();
        if (dice->none()) return core::refuse(core::kForm, "roll.empty-kind");
        thrown.dice[known] = *dice;
    }
    return thrown;
}

void write_roll(Pen& pen, const Roll& thrown) {
    pen.open('{');
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        if (thrown.dice[kind].none()) continue;
        pen.key(kKindNames[kind]);
        kit::write(pen, thrown.dice[kind]);
    }
    pen.close('}');
}

void HandForm::write(Pen& pen, Hand dice) const {
    pen.open('{');
    for (int kind = 0; kind < kKinds; ++kind)
        if (dice.of(Kind(kind)) != 0) pen.key(kKindNames[kind]).number(dice.of(Kind(kind)));
    pen.close('}');
}

bool HandForm::read(Value json, Hand& dice) const {
    if (!json.is(JsonKind::Object)) return false;
    dice = {};
    int known = 0;
    for (int kind = 0; kind < kKinds; ++kind) {
        const Value value = json[kKindNames[kind]];
        if (!value) continue;
        const std::optional<int> count = kit::read_number(value, 1, kDice);
        if (!count) return false;
        dice.add(Kind(kind), *count);
        ++known;
    }
    return known == json.size();
}

namespace {

/// An object with something for some kinds of dice.
template <class Form>
void shape_by_kind(Pen& pen, const Form& form) {
    pen.open('{').key("type").text("object").key("properties").open('{');
    for (const char* kind : kKindNames) form.shape(pen.key(kind));
    pen.close('}').close('}');
}
/// A number, or a word instead of it.
void shape_number_or(Pen& pen, const char* word) {
    pen.open('{').key("anyOf").open('[');
    core::Number{}.shape(pen);
    pen.open('{').key("const").text(word).close('}').close(']').close('}');
}

}  // namespace

void HandForm::shape(Pen& pen) const { shape_by_kind(pen, core::Number{}); }

void OwnerForm::write(Pen& pen, kit::Owner owner) const {
    if (owner == kWhite)
        pen.text("white");
    else
        pen.number(owner);
}
bool OwnerForm::read(Value json, kit::Owner& owner) const {
    if (!json.is_text("white")) return core::Number{0, core::kMostSeats - 1}.read(json, owner);
    owner = kWhite;
    return true;
}
void OwnerForm::shape(Pen& pen) const { shape_number_or(pen, "white"); }

void CardsForm::write(Pen& pen, Cards cards) const {
    pen.open('[');
    for (unsigned card = 0; card < kCards; ++card)
        if (cards.has(Card(card))) pen.text(kCardNames[card]);
    pen.close(']');
}
bool CardsForm::read(Value json, Cards& cards) const {
    if (!json.is(JsonKind::List)) return false;
    cards = {};
    for (const Value value : json) {
        const std::optional<Card> card = card_named(value);
        if (!card || cards.has(*card)) return false;
        cards.add(*card);
    }
    return true;
}
void CardsForm::shape(Pen& pen) const { core::ListOf<core::FormOf<Card>>{}.shape(pen); }

}  // namespace las_vegas

namespace core {

void FormOf<las_vegas::Place>::shape(json::Pen& pen) const { las_vegas::shape_number_or(pen, "slot"); }
void FormOf<las_vegas::Roll>::shape(json::Pen& pen) const { las_vegas::shape_by_kind(pen, FormOf<Faces>{}); }

}  // namespace core
