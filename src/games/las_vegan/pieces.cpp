#include "games/las_vegan/pieces.h"

#include "kit/text.h"

namespace las_vegan {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

template <class T>
bool take(const std::optional<T>& read, T& value) {
    if (read) value = *read;
    return read.has_value();
}

void either(Pen& pen, const char* word) {
    pen.open('{').key("anyOf").open('[');
    core::Number{}.shape(pen);
    pen.open('{').key("const").text(word).close('}').close(']').close('}');
}

}  // namespace

std::optional<Card> read_card(Value value) {
    for (Cards cards = kDeck; value.is(JsonKind::Text) && !cards.none();)
        if (const Card card = cards.take_lowest(); value.written() == text(card)) return card;
    return {};
}

std::optional<Machine> read_machine(Value value) {
    for (int machine = 0; machine < kMachines; ++machine)
        if (value.is_text(kMachineCards[machine].name)) return Machine(machine);
    return {};
}

std::optional<Token> read_token(Value value) {
    if (value.is_text("gold")) return kGold;
    const std::optional<int> number = kit::read_number(value, 0, static_cast<int>(kGold) - 1);
    if (!number) return {};
    return Token(*number);
}

bool CardForm::read(Value json, Card& card) const { return take(read_card(json), card); }

void CardsForm::write(Pen& pen, Cards cards) const {
    pen.open('[');
    while (!cards.none()) pen.text(text(cards.take_lowest()));
    pen.close(']');
}
bool CardsForm::read(Value json, Cards& cards) const {
    if (!json.is(JsonKind::List)) return false;
    cards = {};
    for (const Value value : json) {
        const std::optional<Card> card = read_card(value);
        if (!card || cards.has(*card)) return false;
        cards |= Cards::only(*card);
    }
    return true;
}

void LettersForm::write(Pen& pen, std::uint8_t colours) const {
    pen.open('[');
    for (int colour = 0; colour < kColours; ++colour)
        if ((colours >> colour & 1) != 0) LetterForm{}.write(pen, colour);
    pen.close(']');
}
bool LettersForm::read(Value json, std::uint8_t& colours) const {
    if (!json.is(JsonKind::List)) return false;
    unsigned read = 0;
    for (const Value value : json) {
        int colour = 0;
        while (colour < kColours && !value.is_text({&kColourLetters[colour], 1})) ++colour;
        if (colour == kColours) return false;
        read |= 1u << colour;
    }
    colours = static_cast<std::uint8_t>(read);
    return true;
}

void PlayerForm::write(Pen& pen, Seat player) const {
    if (player == kBank)
        pen.text("bank");
    else
        pen.number(core::index(player));
}
bool PlayerForm::read(Value json, Seat& player) const {
    if (!setup.with_bank() || !json.is_text("bank")) return core::SeatForm{setup.seats}.read(json, player);
    player = kBank;
    return true;
}
void PlayerForm::shape(Pen& pen) const { either(pen, "bank"); }

bool MachineForm::read(Value json, Machine& machine) const { return take(read_machine(json), machine); }

void MachinesForm::write(Pen& pen, std::uint16_t machines) const {
    pen.open('[');
    for (int machine = 0; machine < kMachines; ++machine)
        if ((machines >> machine & 1) != 0) pen.text(text(Machine(machine)));
    pen.close(']');
}
bool MachinesForm::read(Value json, std::uint16_t& machines) const {
    if (!json.is(JsonKind::List)) return false;
    machines = 0;
    for (const Value value : json) {
        const std::optional<Machine> machine = read_machine(value);
        if (!machine || (machines & bit_of(*machine)) != 0) return false;
        machines = static_cast<std::uint16_t>(machines | bit_of(*machine));
    }
    return true;
}

void TokenForm::write(Pen& pen, Token token) const {
    if (token == kGold)
        pen.text("gold");
    else
        pen.number(static_cast<int>(token));
}
bool TokenForm::read(Value json, Token& token) const { return take(read_token(json), token); }
void TokenForm::shape(Pen& pen) const { either(pen, "gold"); }

void SpotForm::write(Pen& pen, Spot spot) const {
    if (spot == kNowhere)
        pen.null();
    else if (is_golden(spot))
        pen.text(spot == kMin ? "min" : "max");
    else
        pen.text(text(machine_of(spot)));
}
/// VGN-10: the golden token only beside the golden machine, and only it there.
bool SpotForm::read(Value json, Spot& spot) const {
    spot = kNowhere;
    if (json.is(JsonKind::Null)) return true;
    if (token == kGold) {
        spot = json.is_text("min") ? kMin : kMax;
        return spot == kMin || json.is_text("max");
    }
    const std::optional<Machine> machine = read_machine(json);
    if (machine) spot = spot_of(*machine);
    return machine.has_value();
}
void SpotForm::shape(Pen& pen) const {
    pen.open('{').key("anyOf").open('[');
    CardForm{}.shape(pen);
    pen.open('{').key("type").text("null").close('}').close(']').close('}');
}

bool FaceForm::read(Value json, std::uint8_t& faces) const {
    for (unsigned face = 0; face < 2; ++face) {
        const auto bits = static_cast<std::uint8_t>((faces & ~(1u << static_cast<int>(token))) |
                                                    face << static_cast<int>(token));
        if (!json.is_whole() || json.number() != face_of(token, bits)) continue;
        faces = bits;
        return true;
    }
    return false;
}

}  // namespace las_vegan
