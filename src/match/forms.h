#pragma once
// The forms of what has a heap: texts, lists as long as they come, pieces of JSON (core/form.h has the rest).

#include "core/describe.h"
#include "match/piece.h"

namespace match {

/// A text, and whether it will do.
struct Text {
    bool (*fits)(std::string_view) = [](std::string_view) { return true; };

    void write(core::json::Pen& pen, const std::string& text) const { pen.text(text); }
    bool read(core::json::Value json, std::string& text) const {
        if (!json.is(core::json::Kind::Text)) return false;
        std::string read = unescaped(json.written());
        if (!fits(read)) return false;
        text = std::move(read);
        return true;
    }
    void shape(core::json::Pen& pen) const { pen.open('{').key("type").text("string").close('}'); }
};

/// A text, or null for an empty one.
inline core::OrNull<Text, std::string> text_or_null() { return {Text{}, {}}; }

/// As many things of one form as there are, up to a number.
template <class Form>
struct ManyOf {
    Form form{};
    int most = 1 << 20;

    template <class T>
    void write(core::json::Pen& pen, const std::vector<T>& list) const {
        pen.open('[');
        for (const auto& item : list) form.write(pen, item);
        pen.close(']');
    }
    template <class T>
    bool read(core::json::Value json, std::vector<T>& list) const {
        if (!json.is(core::json::Kind::List) || json.size() > most) return false;
        list.clear();
        for (const core::json::Value value : json) {
            T item{};
            if (!form.read(value, item)) return false;
            list.push_back(std::move(item));
        }
        return true;
    }
    void shape(core::json::Pen& pen) const { core::ListOf<Form>{form}.shape(pen); }
};

}  // namespace match

namespace core {

template <>
struct FormOf<std::string> : match::Text {};
template <class T>
struct FormOf<std::vector<T>> : match::ManyOf<FormOf<T>> {};

/// A piece is written as it stands; readers that keep the text (protocol/walkers.h) read it.
template <>
struct FormOf<match::Piece> {
    void write(json::Pen& pen, const match::Piece& piece) const {
        if (piece)
            pen.word(piece.written());
        else
            pen.null();
    }
    void shape(json::Pen& pen) const { pen.open('{').close('}'); }
};

}  // namespace core
