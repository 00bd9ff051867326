#include "games/solitaire/text.h"

#include "kit/dyed_text.h"
#include "kit/text.h"

namespace solitaire {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

/// Two opponents are written in the order of the colours.
core::Or<Draw> read_rivals(Value list) {
    const core::Or<Colours> colours = kit::read_colours(list, "SOLO-2");
    if (!colours) return colours.refusal();
    return Draw(RivalsDraw{*colours});
}

}  // namespace

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.does) {
        case Does::Notes:
            if (!value["notes"]) return kit::wrong_draw("notes");
            return kit::as_draw<Draw>(kit::read_fill(value["notes"], "SOLO-1"));
        case Does::Rivals: return value["rivals"] ? read_rivals(value["rivals"]) : kit::wrong_draw("rivals");
        case Does::Placed:
            if (!value["placed"]) return kit::wrong_draw("placed");
            return kit::as_draw<Draw>(kit::read_colour_faces(value["placed"], "SOLO-2"));
        default:
            if (!value["roll"]) return kit::wrong_draw("roll");
            return kit::as_draw<Draw>(kit::read_colour_roll(value["roll"], "SOLO-4"));
    }
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
