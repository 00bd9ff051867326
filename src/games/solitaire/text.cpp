#include "games/solitaire/text.h"

#include "kit/dyed_text.h"
#include "kit/text.h"

namespace solitaire {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

core::Refusal wrong_draw(const char* wanted) {
    return core::refuse(core::kForm, "draw.other-wanted", wanted);
}

template <class T>
core::Or<Draw> as_draw(const core::Or<T>& read) {
    if (!read) return read.refusal();
    return Draw(*read);
}

/// Two opponents are written in the order of the colours.
core::Or<Draw> read_rivals(Value list) {
    const core::Or<Colours> colours = kit::read_colours(list, "SOLO-2");
    if (!colours) return colours.refusal();
    return Draw(RivalsDraw{*colours});
}

}  // namespace

core::Or<Move> read_move(std::type_identity<Move>, Value value) {
    const std::optional<int> face = kit::read_number(value["place"], 1, core::kFaces);
    if (!face || !core::json::only_has(value, "place")) return core::refuse(core::kForm, "move.unknown");
    return Move{Face(*face)};
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.does) {
        case Does::Notes:
            if (!value["notes"]) return wrong_draw("notes");
            return as_draw(kit::read_fill(value["notes"], "SOLO-1"));
        case Does::Rivals: return value["rivals"] ? read_rivals(value["rivals"]) : wrong_draw("rivals");
        case Does::Placed:
            if (!value["placed"]) return wrong_draw("placed");
            return as_draw(kit::read_colour_faces(value["placed"], "SOLO-2"));
        default:
            if (!value["roll"]) return wrong_draw("roll");
            return as_draw(kit::read_colour_roll(value["roll"], "SOLO-4"));
    }
}

void write(Pen& pen, const Move& move) {
    pen.open('{').key("place").number(core::pips(move.place)).close('}');
}

namespace {

void write_draw(Pen& pen, const kit::Fill& draw) { kit::write(pen.key("notes"), draw); }
void write_draw(Pen& pen, const RivalsDraw& draw) { kit::write(pen.key("rivals"), draw.colours); }
void write_draw(Pen& pen, const kit::ColourFaces& draw) { kit::write(pen.key("placed"), draw); }
void write_draw(Pen& pen, const ColourRoll& draw) { kit::write(pen.key("roll"), draw.shows); }

}  // namespace

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

}  // namespace solitaire
