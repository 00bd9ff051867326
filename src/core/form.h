#pragma once
// How things travel as JSON, said once. A *form* says how one value looks: how it is written, how it is read
// and doubted, and what its JSON Schema is. A *description* lists the parts of a thing, each with its name
// and its form; writers, readers and schemas walk through it (core/describe.h).

#include <cstdint>
#include <span>
#include <string_view>

#include "core/few.h"
#include "core/json.h"
#include "core/seat.h"

namespace core {

/// The usual form of a type; specialised where the type is described (kit/forms.h).
template <class T>
struct FormOf;

/// A whole number in its bounds, or an enumeration's number.
struct Number {
    std::int64_t lowest = 0, highest = 1'000'000'000;

    template <class T>
    void write(json::Pen& pen, const T& value) const {
        pen.number(static_cast<std::int64_t>(value));
    }
    template <class T>
    bool read(json::Value json, T& value) const {
        if (!json.is_whole() || json.number() < lowest || json.number() > highest) return false;
        value = static_cast<T>(json.number());
        return true;
    }
    void shape(json::Pen& pen) const { pen.open('{').key("type").text("integer").close('}'); }
};

struct Flag {
    void write(json::Pen& pen, bool value) const { pen.boolean(value); }
    template <class T>
    bool read(json::Value json, T& value) const {
        if (!json.is(json::Kind::Boolean)) return false;
        value = static_cast<T>(json.boolean());
        return true;
    }
    void shape(json::Pen& pen) const { pen.open('{').key("type").text("boolean").close('}'); }
};

/// One of several words: the enumeration's value is its place among them.
struct Words {
    std::span<const char* const> words;

    template <class T>
    void write(json::Pen& pen, const T& value) const {
        pen.text(words[static_cast<std::size_t>(value)]);
    }
    template <class T>
    bool read(json::Value json, T& value) const {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (json.is_text(words[i])) {
                value = static_cast<T>(i);
                return true;
            }
        return false;
    }
    void shape(json::Pen& pen) const {
        pen.open('{').key("enum").open('[');
        for (const char* word : words) pen.text(word);
        pen.close(']').close('}');
    }
};

/// A seat of a table with so many: its number.
struct SeatForm {
    int seats = kMostSeats;

    void write(json::Pen& pen, Seat seat) const { pen.number(index(seat)); }
    bool read(json::Value json, Seat& seat) const { return Number{0, seats - 1}.read(json, seat); }
    void shape(json::Pen& pen) const { Number{}.shape(pen); }
};
template <>
struct FormOf<Seat> : SeatForm {};

/// A set of seats: a list of their numbers, rising when written.
struct SeatsForm {
    int seats = kMostSeats;

    void write(json::Pen& pen, Seats set) const {
        pen.open('[');
        for (const Seat seat : set) pen.number(index(seat));
        pen.close(']');
    }
    bool read(json::Value json, Seats& set) const {
        if (!json.is(json::Kind::List)) return false;
        set = {};
        for (const json::Value value : json) {
            Seat seat{};
            if (!SeatForm{seats}.read(value, seat) || set.has(seat)) return false;
            set.add(seat);
        }
        return true;
    }
    void shape(json::Pen& pen) const {
        pen.open('{').key("type").text("array").key("items");
        Number{}.shape(pen);
        pen.close('}');
    }
};
template <>
struct FormOf<Seats> : SeatsForm {};

/// The same form, and null for the one value that means nothing.
template <class Form, class T>
struct OrNull {
    Form form;
    T none;

    void write(json::Pen& pen, const T& value) const {
        if (value == none)
            pen.null();
        else
            form.write(pen, value);
    }
    bool read(json::Value json, T& value) const {
        if (!json.is(json::Kind::Null)) return form.read(json, value);
        value = none;
        return true;
    }
    void shape(json::Pen& pen) const {
        pen.open('{').key("anyOf").open('[');
        form.shape(pen);
        pen.open('{').key("type").text("null").close('}').close(']').close('}');
    }
};
template <class Form, class T>
OrNull(Form, T) -> OrNull<Form, T>;

/// A list of things of one form: at most as many as there is room for, or exactly `size` of them.
template <class Form>
struct ListOf {
    Form form;
    int size = -1;

    template <class List>
    void write(json::Pen& pen, const List& list) const {
        pen.open('[');
        for (const auto& item : list) form.write(pen, item);
        pen.close(']');
    }
    template <class T, int N>
    bool read(json::Value json, Few<T, N>& list) const {
        if (!json.is(json::Kind::List) || json.size() > N || (size >= 0 && json.size() != size)) return false;
        list.clear();
        for (const json::Value value : json) {
            T item{};
            if (!form.read(value, item)) return false;
            list.add(item);
        }
        return true;
    }
    /// A row of a fixed length; what lies behind `size` is not in it.
    template <class T, std::size_t N>
    bool read(json::Value json, std::array<T, N>& row) const {
        if (!json.is(json::Kind::List) || json.size() != (size < 0 ? static_cast<int>(N) : size))
            return false;
        std::size_t at = 0;
        for (const json::Value value : json)
            if (!form.read(value, row[at++])) return false;
        return true;
    }
    template <class T, std::size_t N>
    void write(json::Pen& pen, const std::array<T, N>& row) const {
        pen.open('[');
        for (std::size_t i = 0; i < (size < 0 ? N : static_cast<std::size_t>(size)); ++i)
            form.write(pen, row[i]);
        pen.close(']');
    }
    template <class T, int N>
    bool read(json::Value json, BySeat<T, N>& row) const {
        return read(json, row.row);
    }
    template <class T, int N>
    void write(json::Pen& pen, const BySeat<T, N>& row) const {
        write(pen, row.row);
    }
    void shape(json::Pen& pen) const {
        pen.open('{').key("type").text("array").key("items");
        form.shape(pen);
        pen.close('}');
    }
};
template <class Form>
ListOf(Form) -> ListOf<Form>;
template <class Form>
ListOf(Form, int) -> ListOf<Form>;
template <class T, int N>
struct FormOf<Few<T, N>> : ListOf<FormOf<T>> {};

}  // namespace core
