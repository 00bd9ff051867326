#include "games/las_vegas/text.h"

#include "kit/text.h"

namespace las_vegas {

using core::json::Pen;
using core::json::Value;
using JsonKind = core::json::Kind;

namespace {

constexpr const char* kKindNames[kKinds] = {"own", "white"};

Place place_number(int casino) { return Place(casino); }

core::Refusal wrong_draw(const char* wanted) {
    return core::refuse(core::kForm, "draw.other-wanted", wanted);
}

core::Or<Draw> read_fill(Value lists) {
    FillDraw draw;
    draw.count = {};
    if (!lists.is(JsonKind::List) || lists.size() != kCasinos)
        return core::refuse("LV-4", "notes.lists", kCasinos);
    unsigned casino = 0;
    for (const Value list : lists) {
        if (!list.is(JsonKind::List)) return core::refuse("LV-4", "notes.lists", kCasinos);
        for (const Value card : list) {
            const std::optional<Note> note = kit::read_note(card);
            if (!note) return core::refuse("LV-2", "notes.unknown");
            if (draw.cards.size() == kit::kMostNotes) return core::refuse("LV-2", "notes.too-many");
            draw.cards.add(*note);
            ++draw.count[casino];
        }
        ++casino;
    }
    return Draw(draw);
}

core::Or<Draw> read_roll(Value kinds) {
    if (!kinds.is(JsonKind::Object)) return core::refuse(core::kForm, "roll.no-object");
    Roll thrown{};
    for (const Value kind : kinds) {
        unsigned known = 0;
        while (known < kKinds && kind.key() != kKindNames[known]) ++known;
        if (known == kKinds) return core::refuse("LV-6", "roll.unknown-kind", core::Arg::quote(kind.key()));
        const core::Or<Faces> dice = kit::read_faces(kind, "LV-6");
        if (!dice) return dice.refusal();
        if (dice->none()) return core::refuse(core::kForm, "roll.empty-kind");
        thrown.dice[known] = *dice;
    }
    return Draw(thrown);
}

}  // namespace

core::Or<Setup> read_setup(int seats, Value object) {
    if (seats < kFewestSeats || seats > kMostSeats)
        return core::refuse("LV-0", "setup.seats", kFewestSeats, kMostSeats);
    kit::Options options(seats, object);
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(seats);
    setup.first = options.first(kByLot, "LV-5");
    setup.rounds = static_cast<std::uint8_t>(options.number("rounds", kMostRounds, 1, kMostRounds, "LV-6"));
    setup.open_purses = options.open_purses();
    if (options.flag("neutral")) setup.modules.add(Module::Neutral);
    if (setup.has(Module::Neutral) && seats > 4) options.refuse(core::refuse("BV-4", "lv.neutral-seats"));
    if (const auto wrong = options.wrong()) return *wrong;
    return setup;
}

void write_options(Pen& pen, const Setup& setup) {
    pen.open('{');
    if (setup.first != kByLot) pen.key("first").number(core::index(setup.first));
    if (setup.open_purses) pen.key("purses").text("open");
    if (setup.has(Module::Neutral)) pen.key("neutral").boolean(true);
    if (setup.rounds != kMostRounds) pen.key("rounds").number(setup.rounds);
    pen.close('}');
}

core::Or<Move> read_move(Value value) {
    const std::optional<int> face = kit::read_number(value["place"], 1, core::kFaces);
    if (!face || !core::json::only_has(value, "place")) return core::refuse(core::kForm, "move.unknown");
    return Move::place(Face(*face));
}

core::Or<Draw> read_draw(const State& state, Value value) {
    if (!value.is(JsonKind::Object) || value.size() != 1) return core::refuse(core::kForm, "draw.one-key");
    switch (state.now.does) {
        case Does::First: {
            if (!value["first"]) return wrong_draw("first");
            const std::optional<int> seat = kit::read_number(value["first"], 0, core::kMostSeats - 1);
            if (!seat) return core::refuse("LV-5", "draw.first");
            return Draw(FirstDraw{Seat(*seat)});
        }
        case Does::Fill: return value["notes"] ? read_fill(value["notes"]) : wrong_draw("notes");
        case Does::White: {
            if (!value["white"]) return wrong_draw("white");
            const core::Or<Faces> dice = kit::read_faces(value["white"], "NEU-2");
            if (!dice) return dice.refusal();
            return Draw(WhiteDraw{*dice});
        }
        default: return value["roll"] ? read_roll(value["roll"]) : wrong_draw("roll");
    }
}

void write(Pen& pen, const Move& move) { pen.open('{').key("place").number(move.value).close('}'); }

namespace {

void write_roll(Pen& pen, const Roll& thrown) {
    pen.open('{');
    for (unsigned kind = 0; kind < kKinds; ++kind) {
        if (thrown.dice[kind].none()) continue;
        pen.key(kKindNames[kind]);
        kit::write(pen, thrown.dice[kind]);
    }
    pen.close('}');
}

void write_draw(Pen& pen, const FirstDraw& draw) { pen.key("first").number(core::index(draw.seat)); }
void write_draw(Pen& pen, const WhiteDraw& draw) {
    pen.key("white");
    kit::write(pen, draw.dice);
}
void write_draw(Pen& pen, const Roll& draw) {
    pen.key("roll");
    write_roll(pen, draw);
}
void write_draw(Pen& pen, const FillDraw& draw) {
    pen.key("notes").open('[');
    int card = 0;
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        pen.open('[');
        for (int i = 0; i < draw.count[casino]; ++i) kit::write(pen, draw.cards[card++]);
        pen.close(']');
    }
    pen.close(']');
}

/// Who would be paid what if the round ended now, and which ties cancel: the page and the terminal draw it,
/// they do not work it out.
void write_casino(Pen& pen, const State& state, Place place) {
    pen.open('{').key("casino").number(number(place));
    pen.key("notes");
    kit::write_falling(pen, state.notes_at(place));
    pen.key("dice").open('[');
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) pen.number(state.dice[seat].at(place));
    pen.close(']');
    if (timing::white_plays(state)) pen.key("white").number(state.dice[kWhite].at(place));
    pen.key("pays").open('[');
    for (const Award& award : awards_at(state, place)) {
        if (award.owner == kWhite)
            pen.text("white");
        else
            pen.number(award.owner);
    }
    pen.close(']');
    pen.key("tied").open('[');
    const kit::Ranking ranking = ranking_at(state, place);
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        const int dice = state.dice[owner].at(place);
        if (dice == 0 || (ranking.counts >> dice & 1) != 0) continue;
        if (owner == kWhite)
            pen.text("white");
        else
            pen.number(owner);
    }
    pen.close(']').close('}');
}

const char* step_name(Does does) {
    switch (does) {
        case Does::First: return "first";
        case Does::Fill: return "notes";
        case Does::White: return "white";
        case Does::Roll: return "roll";
        case Does::Place: return "place";
        default: return "over";
    }
}

}  // namespace

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

void write(Pen& pen, const View& seen) {
    // The dice and notes that lie open, as a state: all that who-would-win-what needs.
    State open{};
    open.setup = seen.setup;
    open.notes = seen.notes;
    open.dice = seen.dice;

    pen.open('{');
    pen.key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(seen.setup.rounds);
    pen.key("step").text(step_name(seen.now.does));
    pen.key("first").number(core::index(seen.first)).key("active").number(core::index(seen.active));
    pen.key("casinos").open('[');
    for (int casino = 1; casino <= kCasinos; ++casino) write_casino(pen, open, place_number(casino));
    pen.close(']');
    pen.key("roll");
    write_roll(pen, seen.roll);
    pen.key("seats").open('[');
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        pen.open('{').key("dice").open('{');
        for (int kind = 0; kind < kKinds; ++kind)
            if (const int dice = seen.hands[seat].of(Kind(kind)); dice != 0) pen.key(kKindNames[kind]).number(dice);
        pen.close('}').key("notes").number(seen.notes_held[seat]).key("money");
        if (seen.shown.has(Seat(seat)))
            pen.number(seen.purses[seat].money().dollars);
        else
            pen.null();
        pen.close('}');
    }
    pen.close(']');
    pen.key("stack").number(seen.stack + seen.under.size());
    pen.close('}');
}

}  // namespace las_vegas
