#include "kit/view_reader.h"

#include "kit/dyed_text.h"
#include "kit/text.h"

namespace kit {

using core::json::Kind;

int ViewReader::number(Value value, int lowest, int highest, const char* part) {
    const std::optional<int> number = read_number(value, lowest, highest);
    want(number.has_value(), part);
    return number.value_or(lowest);
}

bool ViewReader::boolean(Value value, const char* part) {
    want(value.is(Kind::Boolean), part);
    return value.is(Kind::Boolean) && value.boolean();
}

bool ViewReader::mark(Value value, const char* part) {
    const bool is_true = value.is(Kind::Boolean) && value.boolean();
    want(!value || is_true, part);
    return is_true;
}

core::Seats ViewReader::seats(Value list, int seats, const char* part) {
    core::Seats found;
    for (const Value value : this->list(list, seats, part)) {
        const core::Seat one = seat(value, seats, part);
        want(!found.has(one), part);
        found.add(one);
    }
    return found;
}

int ViewReader::word(Value value, std::span<const char* const> words, const char* part) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (value.is_text(words[i])) return static_cast<int>(i);
    want(false, part);
    return 0;
}

core::json::Value ViewReader::object(Value value, const char* part) {
    want(value.is(Kind::Object), part);
    return value.is(Kind::Object) ? value : Value();
}

core::json::Value ViewReader::list(Value value, int most, const char* part) {
    const bool fits = value.is(Kind::List) && value.size() <= most;
    want(fits, part);
    return fits ? value : Value();
}

core::json::Value ViewReader::row(Value value, int size, const char* part) {
    const bool fits = value.is(Kind::List) && value.size() == size;
    want(fits, part);
    return fits ? value : Value();
}

Note ViewReader::note(Value value, Notes& left, const char* part) {
    const std::optional<Note> note = read_note(value);
    const bool there = note && left.has(*note);
    want(there, part);
    if (!there) return Note(0);
    left.remove(*note);
    return *note;
}

Notes ViewReader::notes(Value list, Notes& left, const char* part) {
    Notes read{};
    for (const Value value : this->list(list, kMostNotes, part)) {
        const Note one = note(value, left, part);
        if (fine()) read.add(one);
    }
    return read;
}

core::Few<Note, kMostNotes> ViewReader::buried(Value list, Notes& left, const char* part) {
    core::Few<Note, kMostNotes> read;
    for (const Value value : this->list(list, kMostNotes, part)) read.add(note(value, left, part));
    return read;
}

Tokens ViewReader::tokens(Value list, Tokens& left, const char* part) {
    constexpr int kAll = 25;
    Tokens read{};
    for (const Value value : this->list(list, kAll, part)) {
        const int colour = word(value, kTokenNames, part);
        const bool there = fine() && left.has(Token(colour));
        want(there, part);
        if (!there) break;
        left.remove(Token(colour));
        read.add(Token(colour));
    }
    return read;
}

Colours ViewReader::colours(Value list, const char* part) {
    const core::Or<Colours> read = read_colours(list, kView);
    want(bool(read), part);
    return read ? *read : Colours{};
}

PerColour ViewReader::per_colour(Value object, int most, const char* part) {
    PerColour read{};
    int known = 0;
    for (unsigned i = 0; i < kColours; ++i) {
        const Value value = this->object(object, part)[kColourNames[i]];
        if (!value) continue;
        ++known;
        read += PerColour::of(Colour(i), number(value, 1, most, part));
    }
    want(known == object.size(), part);
    return read;
}

}  // namespace kit
