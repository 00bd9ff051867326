// A view of the game of hidden colours read back from its JSON.

#include "kit/view_reader.h"

#include "games/colours/text.h"
#include "kit/dyed_text.h"

namespace colours {

using core::json::Value;
using kit::ViewReader;

namespace {

constexpr int kMostDiceOfAColour = kit::kDiceOfAColour;

/// NEW-2, NEW-6: three notes in rising order, those that are won first, or none before the round begins.
Casino read_casino(ViewReader& reader, Value value, int filled, Notes& unseen) {
    Casino casino{};
    for (const Value won : reader.list(value["won"], kNotesEach, "won")) {
        const std::optional<Colour> colour = kit::read_colour(won["colour"]);
        reader.want(colour.has_value(), "colour");
        casino.winners[casino.won] = {colour.value_or(Colour::Red),
                                      reader.small(won["dice"], 1, kMostDiceOfAColour, "dice")};
        casino.notes[casino.won++] = reader.note(won["note"], unseen, "note");
    }
    casino.filled = casino.won;
    for (const Value note : reader.list(value["notes"], kNotesEach - casino.won, "notes"))
        casino.notes[casino.filled++] = reader.note(note, unseen, "notes");
    reader.want(casino.filled == filled, "notes");
    for (unsigned i = 1; i < casino.filled; ++i)
        reader.want(kind(casino.notes[i - 1]) <= kind(casino.notes[i]), "notes");
    return casino;
}

void read_casinos(ViewReader& reader, Value casinos, View& seen, Notes& unseen) {
    const bool laid_out = seen.does >= Does::Placed && seen.does != Does::Over;
    unsigned casino = 0;
    for (const Value value : reader.row(casinos, kCasinos, "casinos")) {
        seen.dice[casino] = reader.per_colour(value["dice"], kMostDiceOfAColour, "dice");
        seen.casinos[casino++] = read_casino(reader, value, laid_out ? kNotesEach : 0, unseen);
    }
}

/// NEW-2, NEW-6: while a round is played every die is to be rolled, at a casino or on a note; before and
/// after it none is anywhere.
void check_dice(ViewReader& reader, const View& seen) {
    PerColour dice = seen.left;
    for (const PerColour& there : seen.dice) dice += there;
    for (const Casino& casino : seen.casinos)
        for (unsigned i = 0; i < casino.won; ++i)
            dice += PerColour::of(casino.winners[i].colour, casino.winners[i].dice);
    const bool placed = seen.does >= Does::Colours && seen.does != Does::Over;
    reader.want(dice == PerColour::each(placed ? kMostDiceOfAColour : 0), "dice");
    reader.want(!placed || !seen.left.none(), "left");
    const Colours rolled = seen.does == Does::Place ? seen.left.present() : Colours{};
    reader.want(seen.roll.rolled() == rolled, "roll");
}

/// NEW-3, NEW-8: two colours each from the deal until the next round begins, and no colour twice.
void read_colours(ViewReader& reader, Value value, unsigned seat, View& seen, Colours& dealt) {
    const bool open = seen.viewer == Seat(seat) || !colours_are_secret(seen.does);
    if (!open) return reader.want(value["colours"].is(core::json::Kind::Null), "colours");
    const Colours owned = reader.colours(value["colours"], "colours");
    const bool are_dealt = colours_are_secret(seen.does) || seen.does == Does::Over ||
                           (seen.does == Does::Notes && seen.round > 1);
    reader.want(owned.count() == (are_dealt ? kColoursEach : 0) && !owned.meets(dealt), "colours");
    for (const Colour colour : owned) dealt.add(colour);
    seen.open_colours.add(Seat(seat));
    seen.owned[seat] = owned;
}

/// LV-13: the notes of a purse that is open to the viewer, the number of notes otherwise.
void read_purse(ViewReader& reader, Value value, unsigned seat, View& seen, Notes& unseen) {
    seen.notes_held[seat] = reader.small(value["notes"], 0, kNotes.count(), "notes");
    if (seen.viewer != Seat(seat) && !seen.setup.open_purses && seen.does != Does::Over) return;
    seen.open_purses.add(Seat(seat));
    seen.purses[seat] = reader.notes(value["purse"], unseen, "purse");
    reader.want(seen.purses[seat].count() == seen.notes_held[seat], "purse");
}

void read_seats(ViewReader& reader, Value seats, View& seen, Notes& unseen) {
    Colours dealt;
    unsigned seat = 0;
    for (const Value value : reader.row(seats, seen.setup.seats, "seats")) {
        read_colours(reader, value, seat, seen, dealt);
        read_purse(reader, value, seat++, seen, unseen);
    }
}

/// What the viewer cannot see is in the stack, and in the purses of others.
void check_stack(ViewReader& reader, Value stack, const View& seen, const Notes& unseen) {
    int hidden = 0;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (!seen.open_purses.has(Seat(seat))) hidden += seen.notes_held[seat];
    reader.want(unseen.count() == hidden + reader.number(stack, 0, kNotes.count(), "stack"), "stack");
}

}  // namespace

core::Or<View> read_view(int seats, Seat viewer, Value table) {
    const core::Or<Setup> setup = read_setup(seats, table["options"]);
    if (!setup) return setup.refusal();
    ViewReader reader;
    View seen{};
    seen.setup = *setup;
    seen.viewer = viewer;
    seen.does = Does(reader.word(table["step"], kStepNames, "step"));
    seen.round = reader.small(table["round"], 0, kRounds, "round");
    reader.want((seen.round == 0) == (seen.does == Does::First), "round");
    reader.want(seen.does != Does::Over || seen.round == kRounds, "round");
    seen.first = reader.seat(table["first"], seats, "first");
    seen.active = reader.seat(table["active"], seats, "active");
    seen.left = reader.per_colour(table["left"], kMostDiceOfAColour, "left");
    seen.roll.shows = reader.per_colour(table["roll"], core::kFaces, "roll");
    Notes unseen = kNotes;
    read_casinos(reader, table["casinos"], seen, unseen);
    check_dice(reader, seen);
    seen.out = reader.notes(table["out_notes"], unseen, "out_notes");
    read_seats(reader, table["seats"], seen, unseen);
    check_stack(reader, table["stack"], seen, unseen);
    return reader.done(seen);
}

}  // namespace colours
