#include "games/colours/text.h"

#include "games/colours/about.h"
#include "kit/dyed_text.h"
#include "kit/text.h"

namespace colours {

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

core::Or<Setup> read_setup(int seats, core::json::Value object) {
    return core::read_setup<Setup>(kAbout, seats, object);
}

void write_options(core::json::Pen& pen, const Setup& setup) { core::write_options(pen, kAbout, setup); }

core::Or<Move> read_move(Value value) {
    const std::optional<int> face = kit::read_number(value["place"], 1, core::kFaces);
    if (!face || !core::json::only_has(value, "place")) return core::refuse(core::kForm, "move.unknown");
    return Move{Face(*face)};
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.does) {
        case Does::First: return value["first"] ? read_first(value["first"]) : wrong_draw("first");
        case Does::Notes: return value["notes"] ? read_notes(value["notes"]) : wrong_draw("notes");
        case Does::Placed:
            if (!value["placed"]) return wrong_draw("placed");
            return as_draw(kit::read_colour_faces(value["placed"], "NEW-2"));
        case Does::Colours:
            return value["colours"] ? read_owned(state.setup.seats, value["colours"]) : wrong_draw("colours");
        default:
            if (!value["roll"]) return wrong_draw("roll");
            return as_draw(kit::read_colour_roll(value["roll"], "NEW-4"));
    }
}

void write(Pen& pen, const Move& move) {
    pen.open('{').key("place").number(core::pips(move.place)).close('}');
}

namespace {

void write_draw(Pen& pen, const FirstDraw& draw, core::Seats) {
    pen.key("first").number(core::index(draw.seat));
}
void write_draw(Pen& pen, const NotesDraw& draw, core::Seats) {
    pen.key("notes").open('[');
    for (Notes notes : draw.notes) {
        pen.open('[');
        for (; !notes.none(); notes.remove(notes.lowest())) kit::write(pen, notes.lowest());
        pen.close(']');
    }
    pen.close(']');
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

/// What the casino pays if these dice lie there after a placement, and which ties cancel: the page and the
/// terminal draw it, they do not work it out.
void write_payout(Pen& pen, const Casino& casino, PerColour dice) {
    const Awards paid = awards(casino, dice);
    pen.key("pays").open('[');
    for (int i = paid.size(); i > 0; --i) {  // the lowest note first, as they lie there
        pen.open('{').key("note");
        kit::write(pen, casino.notes[paid[i - 1].note]);
        pen.key("colour").text(kit::name(paid[i - 1].colour)).close('}');
    }
    pen.close(']');
    kit::write(pen.key("tied"), kit::tied(dice));
}

void write_casino(Pen& pen, const View& seen, unsigned number) {
    const Casino& casino = seen.casinos[number];
    pen.open('{').key("casino").number(number + 1).key("notes").open('[');
    for (unsigned i = casino.won; i < casino.filled; ++i) kit::write(pen, casino.notes[i]);
    pen.close(']');
    kit::write(pen.key("dice"), seen.dice[number]);
    pen.key("won").open('[');
    for (unsigned i = 0; i < casino.won; ++i) {
        pen.open('{').key("note");
        kit::write(pen, casino.notes[i]);
        pen.key("colour").text(kit::name(casino.winners[i].colour));
        pen.key("dice").number(casino.winners[i].dice).close('}');
    }
    pen.close(']');
    write_payout(pen, casino, seen.dice[number]);
    pen.close('}');
}

/// What each of the values rolled would pay.
void write_places(Pen& pen, const View& seen) {
    pen.key("places").open('[');
    for (int face = 1; face <= core::kFaces; ++face) {
        const PerColour placed = seen.roll.dice_showing(Face(face));
        if (placed.none()) continue;
        const auto casino = static_cast<unsigned>(face - 1);
        pen.open('{').key("place").number(face);
        kit::write(pen.key("dice"), placed.present());
        write_payout(pen, seen.casinos[casino], seen.dice[casino] + placed);
        pen.close('}');
    }
    pen.close(']');
}

/// What a colour has won in this round: everybody sees the dice on the notes.
Notes won_by(const View& seen, Colour colour) {
    Notes won{};
    for (const Casino& casino : seen.casinos)
        for (unsigned i = 0; i < casino.won; ++i)
            if (casino.winners[i].colour == colour) won.add(casino.notes[i]);
    return won;
}

void write_colours(Pen& pen, const View& seen) {
    pen.key("colours").open('[');
    for (const Colour colour : Colours::all()) {
        const Notes won = won_by(seen, colour);
        pen.open('{').key("colour").text(kit::name(colour)).key("left").number(seen.left.of(colour));
        pen.key("notes").number(won.count()).key("money").number(won.money().dollars).key("seat");
        unsigned owner = 0;
        while (owner < kMostSeats && !seen.owned[owner].has(colour)) ++owner;
        if (owner < kMostSeats)
            pen.number(owner);
        else
            pen.null();
        pen.close('}');
    }
    pen.close(']');
}

void write_seat(Pen& pen, const View& seen, unsigned seat) {
    pen.open('{').key("colours");
    if (seen.open_colours.has(Seat(seat)))
        kit::write(pen, seen.owned[seat]);
    else
        pen.null();
    pen.key("notes").number(seen.notes_held[seat]).key("money");
    if (seen.open_purses.has(Seat(seat)))
        kit::write_falling(pen.number(seen.purses[seat].money().dollars).key("purse"), seen.purses[seat]);
    else
        pen.null();
    pen.close('}');
}

}  // namespace

void write(Pen& pen, const Draw& draw, core::Seats shown) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn, shown); }, draw);
    pen.close('}');
}

void write(Pen& pen, const View& seen) {
    pen.open('{').key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(kRounds);
    pen.key("step").text(kStepNames[static_cast<int>(seen.does)]);
    pen.key("first").number(core::index(seen.first)).key("active").number(core::index(seen.active));
    pen.key("casinos").open('[');
    for (unsigned casino = 0; casino < kCasinos; ++casino) write_casino(pen, seen, casino);
    pen.close(']');
    kit::write(pen.key("left"), seen.left);
    kit::write(pen.key("roll"), seen.roll.shows);
    write_places(pen, seen);
    write_colours(pen, seen);
    pen.key("seats").open('[');
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) write_seat(pen, seen, seat);
    pen.close(']');
    int held = seen.out.count();
    for (const Casino& casino : seen.casinos) held += casino.filled;
    for (const std::uint8_t notes : seen.notes_held) held += notes;
    pen.key("stack").number(kNotes.count() - held).key("out").number(seen.out.count());
    kit::write_falling(pen.key("out_notes"), seen.out);
    pen.close('}');
}

}  // namespace colours
