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

}  // namespace kit
