#pragma once
// The forms of what several games share: how notes, dice and colours look in JSON.

#include "core/describe.h"
#include "kit/dyed.h"
#include "kit/dyed_text.h"
#include "kit/fill.h"
#include "kit/notes.h"
#include "kit/stack.h"
#include "kit/text.h"
#include "kit/tokens.h"

namespace core {

template <>
struct FormOf<kit::Money> {
    void write(json::Pen& pen, kit::Money money) const { pen.number(money.dollars); }
    bool read(json::Value json, kit::Money& money) const {
        return Number{-1'000'000'000, 1'000'000'000}.read(json, money.dollars);
    }
    void shape(json::Pen& pen) const { Number{}.shape(pen); }
};

/// 60000, or "rainbow".
template <>
struct FormOf<kit::Note> {
    void write(json::Pen& pen, kit::Note note) const { kit::write(pen, note); }
    bool read(json::Value json, kit::Note& note) const {
        const std::optional<kit::Note> read = kit::read_note(json);
        if (read) note = *read;
        return read.has_value();
    }
    void shape(json::Pen& pen) const {
        pen.open('{').key("anyOf").open('[');
        Number{}.shape(pen);
        pen.open('{').key("const").text("rainbow").close('}').close(']').close('}');
    }
};

/// Notes without an order: the highest first when written, in any order when read. What is in no box (sixteen
/// of a kind) is none.
template <>
struct FormOf<kit::Notes> {
    void write(json::Pen& pen, const kit::Notes& notes) const { kit::write_falling(pen, notes); }
    bool read(json::Value json, kit::Notes& notes) const {
        if (!json.is(json::Kind::List)) return false;
        notes = {};
        for (const json::Value value : json) {
            const std::optional<kit::Note> note = kit::read_note(value);
            if (!note || notes.bag.count(kit::kind(*note)) == 15) return false;
            notes.add(*note);
        }
        return true;
    }
    void shape(json::Pen& pen) const { ListOf<FormOf<kit::Note>>{}.shape(pen); }
};

/// Casino by casino.
template <>
struct FormOf<kit::Fill> {
    void write(json::Pen& pen, const kit::Fill& fill) const { kit::write(pen, fill); }
    void shape(json::Pen& pen) const { ListOf<ListOf<FormOf<kit::Note>>>{}.shape(pen); }
};

/// Faces of dice: [1,1,5].
template <>
struct FormOf<Faces> {
    void write(json::Pen& pen, Faces dice) const { kit::write(pen, dice); }
    bool read(json::Value json, Faces& dice) const {
        const Or<Faces> read = kit::read_faces(json, kForm);
        if (read) dice = *read;
        return bool(read);
    }
    void shape(json::Pen& pen) const { ListOf<Number>{}.shape(pen); }
};

template <>
struct FormOf<kit::Colour> : Words {
    FormOf() : Words{kit::kColourNames} {}
};

/// ["red","grey"]
template <>
struct FormOf<kit::Colours> {
    void write(json::Pen& pen, kit::Colours colours) const { kit::write(pen, colours); }
    bool read(json::Value json, kit::Colours& colours) const {
        const Or<kit::Colours> read = kit::read_colours(json, kForm);
        if (read) colours = *read;
        return bool(read);
    }
    void shape(json::Pen& pen) const { ListOf<FormOf<kit::Colour>>{}.shape(pen); }
};

/// {"red":3,"grey":1}: a number from 1 on for some of the colours.
struct PerColourForm {
    int most = 127;

    void write(json::Pen& pen, kit::PerColour numbers) const { kit::write(pen, numbers); }
    bool read(json::Value json, kit::PerColour& numbers) const;
    void shape(json::Pen& pen) const;
};
template <>
struct FormOf<kit::PerColour> : PerColourForm {};

/// {"blue":[1,1,2]}
template <>
struct FormOf<kit::ColourFaces> {
    void write(json::Pen& pen, const kit::ColourFaces& thrown) const { kit::write(pen, thrown); }
    void shape(json::Pen& pen) const;
};

/// Tokens by colour, as a list of their names.
template <>
struct FormOf<kit::Tokens> {
    void write(json::Pen& pen, kit::Tokens tokens) const;
    bool read(json::Value json, kit::Tokens& tokens) const;
    void shape(json::Pen& pen) const { ListOf<Words>{Words{kit::kTokenNames}}.shape(pen); }
};

}  // namespace core
