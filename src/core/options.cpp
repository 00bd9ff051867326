#include "core/options.h"

#include <algorithm>

namespace core {

using json::Kind;
using json::Pen;
using json::Value;

namespace {

Refusal no_choice(const Option& option) {
    Refusal why = refuse(option.rule, "options.no-choice", option.name);
    for (const char* word : option.words) why.why.args.add(word);
    return why;
}

bool in_bounds(Value value, int lowest, int highest) {
    return value.is_whole() && value.number() >= lowest && value.number() <= highest;
}

/// One value, or why it is none.
Or<int> read_value(const Option& option, int seats, Value value) {
    switch (option.kind) {
        case OptionKind::Switch:
            if (!value.is(Kind::Boolean)) return refuse(kForm, "options.no-flag", option.name);
            return value.boolean() ? 1 : 0;
        case OptionKind::Number:
            if (!in_bounds(value, option.lowest, option.highest))
                return refuse(option.rule, "options.no-number", option.name, option.lowest, option.highest);
            return static_cast<int>(value.number());
        case OptionKind::Seat:
            if (value.is_text(option.words[0])) return option.usual;
            if (!in_bounds(value, 0, seats - 1)) return refuse(option.rule, "options.first", seats - 1);
            return static_cast<int>(value.number());
        default:
            for (std::size_t i = 0; i < option.words.size(); ++i)
                if (value.is_text(option.words[i])) return static_cast<int>(i);
            if (option.no_such_word != nullptr && value.is(Kind::Text))
                return refuse(option.rule, option.no_such_word, Arg::quote(value.written()));
            return option.words.size() > 7 ? refuse(kForm, "options.no-text", option.name)
                                           : no_choice(option);
    }
}

Verdict read_text(const Option& option, Value value, void* setup) {
    if (!value.is(Kind::Text)) return refuse(kForm, "options.no-text", option.name);
    return option.read_text(setup, value.written());
}

/// Sets one option, and says what is wrong with it at this table.
Verdict read_option(std::span<const Option> table, const Option& option, int seats, int edition, Value object,
                    void* setup) {
    const Value value = object[option.name];
    const int usual = option.usual_at(seats, edition);
    if (option.kind == OptionKind::Text) return value ? read_text(option, value, setup) : Verdict(kFine);
    const Or<int> read = value ? read_value(option, seats, value) : Or<int>(usual);
    if (!read) return read.refusal();
    option.set(setup, *read);
    if (*read == usual && option.kind != OptionKind::Seat) return kFine;
    if (seats < option.seats.fewest || seats > option.seats.most)
        return refuse(option.seats.rule, option.seats.why);
    if (option.with.option == nullptr || !value) return kFine;
    for (const Option& other : table)
        if (std::string_view(other.name) == option.with.option && !object[other.name].is(Kind::Boolean))
            return refuse(option.with.rule, option.with.why);
        else if (std::string_view(other.name) == option.with.option && !object[other.name].boolean())
            return refuse(option.with.rule, option.with.why);
    return kFine;
}

}  // namespace

Verdict read_options(std::span<const Option> table, int seats, int edition, Value object, void* setup) {
    if (object && !object.is(Kind::Object)) return refuse(kForm, "options.no-object");
    for (const Option& option : table)
        if (const Verdict fine = read_option(table, option, seats, edition, object, setup); !fine)
            return fine;
    for (const Value member : object)
        if (std::none_of(table.begin(), table.end(),
                         [&](const Option& option) { return member.key() == option.name; }))
            return refuse(kForm, "options.unknown", Arg::quote(member.key()));
    return kFine;
}

namespace {

void write_value(Pen& pen, const Option& option, int value) {
    switch (option.kind) {
        case OptionKind::Switch: pen.boolean(value != 0); return;
        case OptionKind::Number: pen.number(value); return;
        case OptionKind::Seat:
            if (value == option.usual)
                pen.text(option.words[0]);
            else
                pen.number(value);
            return;
        case OptionKind::OneOf: pen.text(option.words[static_cast<std::size_t>(value)]); return;
        case OptionKind::Text: pen.text(option.usual_text); return;
    }
}

}  // namespace

void write_options(Pen& pen, std::span<const Option> table, int seats, int edition, const void* setup) {
    pen.open('{');
    for (const Option& option : table) {
        if (option.kind == OptionKind::Text) {
            char room[256];
            const std::string_view text = option.write_text(setup, std::span<char>(room));
            if (!text.empty()) pen.key(option.name).text(text);
        } else if (const int value = option.get(setup); value != option.usual_at(seats, edition)) {
            write_value(pen.key(option.name), option, value);
        }
    }
    pen.close('}');
}

void write_usual(Pen& pen, const Option& option, int seats, int edition) {
    write_value(pen, option, option.usual_at(seats, edition));
}

void write_about(Pen& pen, const Option& option, int edition) {
    constexpr const char* kKinds[] = {"switch", "number", "one-of", "seat", "text"};
    pen.key("kind").text(kKinds[static_cast<int>(option.kind)]).key("usual");
    write_usual(pen, option, 0, edition);
    if (option.kind == OptionKind::Number)
        pen.key("from").number(option.lowest).key("to").number(option.highest);
    if (!option.words.empty()) {
        pen.key("words").open('[');
        for (const char* word : option.words) pen.text(word);
        pen.close(']');
    }
    if (*option.like != '\0') pen.key("like").text(option.like);
    if (const ForSeats& seats = option.seats; *seats.rule != '\0')
        pen.key("seats").open('[').number(seats.fewest).number(seats.most).close(']');
    if (option.with.option != nullptr) pen.key("with").text(option.with.option);
}

}  // namespace core
