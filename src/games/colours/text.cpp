#include "games/colours/text.h"

#include "kit/dyed_text.h"
#include "kit/text.h"

namespace colours {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

core::Or<Draw> read_first(Value value) {
    const std::optional<int> seat = kit::read_number(value, 0, core::kMostSeats - 1);
    if (!seat) return core::refuse("NEW-4", "draw.first");
    return Draw(FirstDraw{Seat(*seat)});
}

/// NEW-2: three notes each, in rising order.
core::Or<Notes> read_rising(Value list, int casino) {
    if (!list.is(JsonKind::List)) return core::refuse("NEW-2", "notes.lists", kCasinos);
    if (list.size() != kNotesEach) return core::refuse("NEW-2", "new.notes-count", casino, kNotesEach);
    Notes notes{};
    for (const Value card : list) {
        const std::optional<Note> note = kit::read_note(card);
        if (!note || *note == kit::kRainbow) return core::refuse("NEW-1", "notes.unknown");
        if (!notes.none() && kind(*note) < kind(notes.highest()))
            return core::refuse("NEW-2", "new.notes-rising", casino);
        notes.add(*note);
    }
    return notes;
}

core::Or<Draw> read_notes(Value lists) {
    if (!lists.is(JsonKind::List) || lists.size() != kCasinos)
        return core::refuse("NEW-2", "notes.lists", kCasinos);
    NotesDraw draw{};
    unsigned casino = 0;
    for (const Value list : lists) {
        const core::Or<Notes> notes = read_rising(list, static_cast<int>(casino) + 1);
        if (!notes) return notes.refusal();
        draw.notes[casino++] = *notes;
    }
    return Draw(draw);
}

core::Or<Draw> read_owned(int seats, Value lists) {
    if (!lists.is(JsonKind::List) || lists.size() != seats)
        return core::refuse("NEW-3", "new.colours-lists", seats);
    ColoursDraw draw{};
    unsigned seat = 0;
    for (const Value list : lists) {
        const core::Or<Colours> owned = kit::read_colours(list, "NEW-3");
        if (!owned) return owned.refusal();
        draw.owned[seat++] = *owned;
    }
    return Draw(draw);
}

}  // namespace

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.does) {
        case Does::First: return value["first"] ? read_first(value["first"]) : kit::wrong_draw("first");
        case Does::Notes: return value["notes"] ? read_notes(value["notes"]) : kit::wrong_draw("notes");
        case Does::Placed:
            if (!value["placed"]) return kit::wrong_draw("placed");
            return kit::as_draw<Draw>(kit::read_colour_faces(value["placed"], "NEW-2"));
        case Does::Colours:
            return value["colours"] ? read_owned(state.setup.seats, value["colours"])
                                    : kit::wrong_draw("colours");
        default:
            if (!value["roll"]) return kit::wrong_draw("roll");
            return kit::as_draw<Draw>(kit::read_colour_roll(value["roll"], "NEW-4"));
    }
}

namespace {

void write_draw(Pen& pen, const FirstDraw& draw, core::Seats) {
    pen.key("first").number(core::index(draw.seat));
}
void write_draw(Pen& pen, const NotesDraw& draw, core::Seats) {
    RisingLists{}.write(pen.key("notes"), draw.notes);
}
void write_draw(Pen& pen, const kit::ColourFaces& draw, core::Seats) { kit::write(pen.key("placed"), draw); }
void write_draw(Pen& pen, const ColoursDraw& draw, core::Seats shown) {
    pen.key("colours").open('[');
    for (unsigned seat = 0; seat < kMostSeats && !draw.owned[seat].none(); ++seat) {
        if (shown.has(Seat(seat)))
            kit::write(pen, draw.owned[seat]);
        else
            pen.null();
    }
    pen.close(']');
}
void write_draw(Pen& pen, const ColourRoll& draw, core::Seats) { kit::write(pen.key("roll"), draw.shows); }

/// A draw, with null for the colours of seats that are not among the shown ones.
void write(Pen& pen, const Draw& draw, core::Seats shown) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn, shown); }, draw);
    pen.close('}');
}

}  // namespace

void write(Pen& pen, const Draw& draw) { write(pen, draw, core::Seats::first(kMostSeats)); }

void write_seen(Pen& pen, const State&, const State&, Seat, const Move& move, Seat) { write(pen, move); }

void write_seen(Pen& pen, const State& before, const State& now, const Draw& draw, Seat viewer) {
    const bool played = now.round != before.round || now.does == Does::Over;
    const bool plays = core::index(viewer) < kMostSeats;
    const core::Seats own = plays ? core::Seats::only(viewer) : core::Seats{};
    write(pen, draw, played ? core::Seats::first(kMostSeats) : own);
}

}  // namespace colours
