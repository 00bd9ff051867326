#include "kit/dyed_text.h"

#include "kit/text.h"

namespace kit {

using core::json::Kind;
using core::json::Pen;
using core::json::Value;

namespace {

std::optional<Colour> colour_named(std::string_view name) {
    for (unsigned i = 0; i < kColours; ++i)
        if (name == kColourNames[i]) return Colour(i);
    return {};
}

core::Refusal no_such_colour(const char* rule, std::string_view name) {
    return core::refuse(rule, "colours.unknown", core::Arg::quote(name));
}

}  // namespace

const char* word(Colour colour) {
    static constexpr std::array<const char*, kColours> kWords = {
        "colour.red",   "colour.green",  "colour.blue", "colour.black",
        "colour.white", "colour.yellow", "colour.grey", "colour.violet"};
    return kWords[static_cast<unsigned>(colour)];
}

std::optional<Colour> read_colour(Value value) {
    return value.is(Kind::Text) ? colour_named(value.written()) : std::nullopt;
}

void write(Pen& pen, Colours colours) {
    pen.open('[');
    for (const Colour colour : colours) pen.text(name(colour));
    pen.close(']');
}

core::Or<Colours> read_colours(Value list, const char* rule) {
    if (!list.is(Kind::List)) return core::refuse(core::kForm, "colours.no-list");
    Colours read;
    for (const Value value : list) {
        const std::optional<Colour> colour = read_colour(value);
        if (!colour) return no_such_colour(rule, value.written());
        if (read.has(*colour)) return core::refuse(rule, "colours.twice", word(*colour));
        read.add(*colour);
    }
    return read;
}

void write(Pen& pen, PerColour numbers) {
    pen.open('{');
    for (const Colour colour : numbers.present()) pen.key(name(colour)).number(numbers.of(colour));
    pen.close('}');
}

core::Or<ColourRoll> read_colour_roll(Value object, const char* rule) {
    if (!object.is(Kind::Object)) return core::refuse(core::kForm, "colours.no-roll");
    ColourRoll thrown{};
    for (const Value die : object) {
        const std::optional<Colour> colour = colour_named(die.key());
        if (!colour) return no_such_colour(rule, die.key());
        const std::optional<int> face = read_number(die, 1, core::kFaces);
        if (!face) return core::refuse(rule, "dice.no-face");
        thrown.shows += PerColour::of(*colour, *face);
    }
    return thrown;
}

void write(Pen& pen, const ColourFaces& thrown) {
    pen.open('{');
    for (unsigned i = 0; i < kColours; ++i) {
        if (thrown.of[i].none()) continue;
        pen.key(kColourNames[i]);
        write(pen, thrown.of[i]);
    }
    pen.close('}');
}

core::Or<ColourFaces> read_colour_faces(Value object, const char* rule) {
    if (!object.is(Kind::Object)) return core::refuse(core::kForm, "colours.no-dice");
    ColourFaces thrown;
    for (const Value dice : object) {
        const std::optional<Colour> colour = colour_named(dice.key());
        if (!colour) return no_such_colour(rule, dice.key());
        const core::Or<core::Faces> faces = read_faces(dice, rule);
        if (!faces) return faces.refusal();
        if (faces->none()) return core::refuse(core::kForm, "colours.empty");
        thrown.of[static_cast<unsigned>(*colour)] = *faces;
    }
    return thrown;
}

void add_words(core::Phrase& phrase, Colours colours, int room) {
    for (const Colour colour : colours) phrase.args.add(word(colour));
    for (int i = colours.count(); i < room; ++i) phrase.args.add(core::Arg::quote(""));
}

}  // namespace kit
