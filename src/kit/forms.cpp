#include "kit/forms.h"

namespace core {

bool PerColourForm::read(json::Value json, kit::PerColour& numbers) const {
    if (!json.is(json::Kind::Object)) return false;
    numbers = {};
    for (const json::Value value : json) {
        int colour = 0, number = 0;
        while (colour < kit::kColours && value.key() != kit::kColourNames[static_cast<unsigned>(colour)])
            ++colour;
        if (colour == kit::kColours || !Number{1, most}.read(value, number)) return false;
        numbers += kit::PerColour::of(kit::Colour(colour), number);
    }
    return true;
}

void PerColourForm::shape(json::Pen& pen) const {
    pen.open('{').key("type").text("object").key("properties").open('{');
    for (const char* colour : kit::kColourNames) Number{}.shape(pen.key(colour));
    pen.close('}').close('}');
}

void FormOf<kit::ColourFaces>::shape(json::Pen& pen) const {
    pen.open('{').key("type").text("object").key("properties").open('{');
    for (const char* colour : kit::kColourNames) FormOf<Faces>{}.shape(pen.key(colour));
    pen.close('}').close('}');
}

void FormOf<kit::Tokens>::write(json::Pen& pen, kit::Tokens tokens) const {
    pen.open('[');
    for (int colour = 0; colour < kit::kTokenColours; ++colour)
        for (int i = 0; i < tokens.of(kit::Token(colour)); ++i) pen.text(kit::kTokenNames[colour]);
    pen.close(']');
}

bool FormOf<kit::Tokens>::read(json::Value json, kit::Tokens& tokens) const {
    if (!json.is(json::Kind::List)) return false;
    tokens = {};
    for (const json::Value value : json) {
        kit::Token token{};
        if (!Words{kit::kTokenNames}.read(value, token) || tokens.of(token) == 7) return false;
        tokens.add(token);
    }
    return true;
}

}  // namespace core
