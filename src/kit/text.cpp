#include "kit/text.h"

namespace kit {

using core::json::Kind;
using core::json::Pen;
using core::json::Value;

void write(Pen& pen, core::Faces dice) {
    pen.open('[');
    for (int face = 1; face <= core::kFaces; ++face)
        for (int i = 0; i < dice.count(core::Face(face)); ++i) pen.number(face);
    pen.close(']');
}

core::Or<core::Faces> read_faces(Value list, const char* rule, FaceOrder order) {
    constexpr int kMostInARow = 100;  // far more than any throw; keeps a face's byte from running over
    if (!list.is(Kind::List) || list.size() > kMostInARow) return core::refuse(rule, "dice.no-list");
    core::Faces dice{};
    int before = 1;
    for (const Value value : list) {
        const std::optional<int> face = read_number(value, 1, core::kFaces);
        if (!face) return core::refuse(rule, "dice.no-face");
        if (order == FaceOrder::Rising && *face < before) return core::refuse(rule, "dice.not-rising");
        dice += core::Faces::of(core::Face(*face));
        before = *face;
    }
    return dice;
}

std::optional<int> read_number(Value value, int lowest, int highest) {
    if (!value.is_whole() || value.number() < lowest || value.number() > highest) return {};
    return static_cast<int>(value.number());
}

void write(Pen& pen, Note note) {
    if (note == kRainbow)
        pen.text("rainbow");
    else
        pen.number(worth(note).dollars);
}

void write_falling(Pen& pen, const Notes& notes) {
    pen.open('[');
    for (int kind = kNoteKinds; kind-- > 0;)
        for (int i = 0; i < notes.bag.count(kind); ++i) write(pen, Note(kind));
    pen.close(']');
}

std::optional<Note> read_note(Value value) {
    if (value.is_text("rainbow")) return kRainbow;
    const std::optional<int> dollars = read_number(value, 10'000, 100'000);
    if (!dollars || *dollars % 10'000 != 0) return {};
    return note_of(*dollars / 1000);
}

core::Refusal wrong_draw(const char* wanted) {
    return core::refuse(core::kForm, "draw.other-wanted", wanted);
}

Value Options::ask_for(const char* name) {
    known_.add(name);
    return object_[name];
}

bool Options::flag(const char* name) {
    const Value value = ask_for(name);
    if (value && !value.is(Kind::Boolean)) refuse(core::refuse(core::kForm, "options.no-flag", name));
    return value.is(Kind::Boolean) && value.boolean();
}

int Options::number(const char* name, int usual, int lowest, int highest, const char* rule) {
    const Value value = ask_for(name);
    if (!value) return usual;
    const std::optional<int> number = read_number(value, lowest, highest);
    if (!number) refuse(core::refuse(rule, "options.no-number", name, lowest, highest));
    return number.value_or(usual);
}

int Options::choice(const char* name, std::initializer_list<const char*> words, const char* rule) {
    const Value value = ask_for(name);
    if (!value) return 0;
    int place = 0;
    for (const char* word : words) {
        if (value.is_text(word)) return place;
        ++place;
    }
    core::Refusal why = core::refuse(rule, "options.no-choice", name);
    for (const char* word : words) why.why.args.add(word);
    refuse(why);
    return 0;
}

core::Seat Options::first(core::Seat by_lot, const char* rule) {
    const Value value = ask_for("first");
    if (!value || value.is_text("lot")) return by_lot;
    const std::optional<int> seat = read_number(value, 0, seats_ - 1);
    if (seat) return core::Seat(*seat);
    refuse(core::refuse(rule, "options.first", seats_ - 1));
    return by_lot;
}

std::optional<std::string_view> Options::text(const char* name) {
    const Value value = ask_for(name);
    if (!value) return {};
    if (!value.is(Kind::Text)) refuse(core::refuse(core::kForm, "options.no-text", name));
    return value.is(Kind::Text) ? std::optional(value.written()) : std::nullopt;
}

std::optional<core::Refusal> Options::wrong() {
    for (const Value option : object_)
        if (!known_.has(option.key()))
            refuse(core::refuse(core::kForm, "options.unknown", core::Arg::quote(option.key())));
    return wrong_;
}

}  // namespace kit
