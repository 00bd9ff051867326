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

Colour read_own_colour(kit::Options& options) {
    const std::optional<std::string_view> wanted = options.text("colour");
    if (!wanted) return Colour::Red;
    for (unsigned i = 0; i < kit::kColours; ++i)
        if (*wanted == kit::kColourNames[i]) return Colour(i);
    options.refuse(core::refuse("SOLO-2", "colours.unknown", core::Arg::quote(*wanted)));
    return Colour::Red;
}

}  // namespace

core::Or<Setup> read_setup(int seats, Value object) {
    if (seats != 1) return core::refuse("SOLO-1", "solo.seats");
    kit::Options options(seats, object);
    Setup setup;
    setup.colour = read_own_colour(options);
    setup.rivals = static_cast<std::uint8_t>(options.number("rivals", 1, 1, kMostRivals, "SOLO-6"));
    setup.dice = static_cast<std::uint8_t>(
        options.number("dice", kit::kDiceOfAColour, 1, kit::kDiceOfAColour, "SOLO-7"));
    setup.rounds = static_cast<std::uint8_t>(options.number("rounds", 1, 1, kMostRounds, "SOLO-8"));
    setup.open_purses = options.open_purses();
    if (const auto wrong = options.wrong()) return *wrong;
    return setup;
}

void write_options(Pen& pen, const Setup& setup) {
    constexpr Setup kUsual;
    pen.open('{');
    if (setup.colour != kUsual.colour) pen.key("colour").text(kit::name(setup.colour));
    if (setup.rivals != kUsual.rivals) pen.key("rivals").number(setup.rivals);
    if (setup.dice != kUsual.dice) pen.key("dice").number(setup.dice);
    if (setup.rounds != kUsual.rounds) pen.key("rounds").number(setup.rounds);
    if (setup.open_purses) pen.key("purses").text("open");
    pen.close('}');
}

core::Or<Move> read_move(Value value) {
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

/// What the casinos would pay to the player's colour and to the others if the round ended now.
struct Sums {
    Money own, others;
};
Sums sums_now(const View& seen, const kit::ColourTable& dice) {
    Sums sums;
    for (unsigned casino = 0; casino < kCasinos; ++casino)
        for (const Award& award : awards(seen.notes[casino], dice[casino]))
            (award.colour == seen.setup.colour ? sums.own : sums.others) += worth(award.note);
    return sums;
}
void write_sums(Pen& pen, const char* key, const Sums& sums) {
    pen.key(key).open('[').number(sums.own.dollars).number(sums.others.dollars).close(']');
}

/// Who would be paid, the highest note first, and which ties cancel: the page and the terminal draw it, they
/// do not work it out.
void write_payout(Pen& pen, Notes notes, PerColour dice) {
    pen.key("pays").open('[');
    for (const Award& award : awards(notes, dice)) pen.text(kit::name(award.colour));
    pen.close(']');
    kit::write(pen.key("tied"), kit::tied(dice));
}

void write_casino(Pen& pen, const View& seen, unsigned casino) {
    pen.open('{').key("casino").number(casino + 1).key("notes");
    kit::write_falling(pen, seen.notes[casino]);
    kit::write(pen.key("dice"), seen.dice[casino]);
    write_payout(pen, seen.notes[casino], seen.dice[casino]);
    pen.close('}');
}

/// What each of the values rolled would lead to.
void write_places(Pen& pen, const View& seen) {
    pen.key("places").open('[');
    for (int face = 1; face <= core::kFaces; ++face) {
        const PerColour placed = seen.roll.dice_showing(Face(face));
        if (placed.none()) continue;
        const auto casino = static_cast<unsigned>(face - 1);
        kit::ColourTable dice = seen.dice;
        dice[casino] += placed;
        pen.open('{').key("place").number(face);
        kit::write(pen.key("dice"), placed.present());
        write_payout(pen, seen.notes[casino], dice[casino]);
        write_sums(pen, "sums", sums_now(seen, dice));
        pen.close('}');
    }
    pen.close(']');
}

void write_money(Pen& pen, const View& seen, const char* key, const Notes& purse, int notes) {
    pen.key(key).open('{').key("notes").number(notes).key("money");
    if (seen.sees_money)
        kit::write_falling(pen.number(purse.money().dollars).key("purse"), purse);
    else
        pen.null();
    pen.close('}');
}

}  // namespace

void write(Pen& pen, const Draw& draw) {
    pen.open('{');
    std::visit([&](const auto& drawn) { write_draw(pen, drawn); }, draw);
    pen.close('}');
}

void write(Pen& pen, const View& seen) {
    pen.open('{').key("options");
    write_options(pen, seen.setup);
    pen.key("round").number(seen.round).key("rounds").number(seen.setup.rounds);
    pen.key("step").text(kStepNames[static_cast<int>(seen.does)]);
    pen.key("colour").text(kit::name(seen.setup.colour));
    kit::write(pen.key("rivals"), seen.rivals);
    pen.key("casinos").open('[');
    for (unsigned casino = 0; casino < kCasinos; ++casino) write_casino(pen, seen, casino);
    pen.close(']');
    write_sums(pen, "sums", sums_now(seen, seen.dice));
    pen.key("group").number(seen.group);
    kit::write(pen.key("left"), seen.left);
    const bool second_waits = seen.group == 1;
    kit::write(pen.key("later"), second_waits ? group_of(seen.setup, seen.rivals, 2) : PerColour{});
    kit::write(pen.key("roll"), seen.roll.shows);
    write_places(pen, seen);
    write_money(pen, seen, "own", seen.own, seen.own_notes);
    write_money(pen, seen, "others", seen.others, seen.others_notes);
    pen.key("stack").number(seen.stack + seen.under.size());
    pen.key("under").open('[');
    for (const Note note : seen.under) kit::write(pen, note);
    pen.close(']').close('}');
}

}  // namespace solitaire
