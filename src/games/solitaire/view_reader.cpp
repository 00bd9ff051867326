// A view of solitaire read back from its JSON.

#include "kit/view_reader.h"

#include "games/solitaire/text.h"
#include "kit/dyed_text.h"

namespace solitaire {

using core::json::Value;
using kit::ViewReader;

namespace {

void read_casinos(ViewReader& reader, Value casinos, View& seen, Notes& unseen) {
    unsigned casino = 0;
    for (const Value value : reader.row(casinos, kCasinos, "casinos")) {
        seen.notes[casino] = reader.notes(value["notes"], unseen, "notes");
        seen.dice[casino++] = reader.per_colour(value["dice"], kit::kDiceOfAColour, "dice");
    }
}

/// What a side has won: its notes where the viewer sees the money, their number otherwise.
std::uint8_t read_won(ViewReader& reader, Value side, bool sees_money, Notes& won, Notes& unseen) {
    const std::uint8_t notes = reader.small(side["notes"], 0, kNotes.count(), "notes");
    if (!sees_money) return notes;
    won = reader.notes(side["purse"], unseen, "purse");
    reader.want(won.count() == notes, "purse");
    return notes;
}

/// SOLO-2, SOLO-6: the opponents that were drawn.
bool rivals_drawn(const View& seen) {
    return seen.rivals.count() == seen.setup.rivals && !seen.rivals.has(seen.setup.colour);
}

bool dice_lie_anywhere(const View& seen) {
    for (const PerColour& dice : seen.dice)
        if (!dice.none()) return true;
    return !seen.left.none() || !seen.roll.none();
}

/// SOLO-3: every die is at a casino or in a group.
bool all_dice_are_there(const View& seen) {
    PerColour dice = seen.left;
    for (const PerColour& there : seen.dice) dice += there;
    if (seen.group == 1) dice += group_of(seen.setup, seen.rivals, 2);
    for (const Colour colour : Colours::all()) {
        const int all = colour == seen.setup.colour ? seen.setup.dice : kit::kDiceOfAColour;
        if (dice.of(colour) != all) return false;
    }
    return !seen.left.none();
}

/// Whether the dice lie as they do at this step.
void check_dice(ViewReader& reader, const View& seen) {
    const bool playing = seen.does == Does::Roll || seen.does == Does::Place;
    if (!playing) return reader.want(!dice_lie_anywhere(seen), "dice");
    reader.want(seen.group != 0, "group");
    reader.want(rivals_drawn(seen), "rivals");
    reader.want(all_dice_are_there(seen), "dice");
    const Colours rolled = seen.does == Does::Place ? seen.left.present() : Colours{};
    reader.want(seen.roll.rolled() == rolled, "roll");
}

void check_round(ViewReader& reader, const View& seen) {
    if (seen.does < Does::Roll) reader.want(seen.group == 0, "group");
    if (seen.does < Does::Placed) reader.want(seen.rivals.none(), "rivals");
    if (seen.does == Does::Placed) reader.want(rivals_drawn(seen), "rivals");
    if (seen.does == Does::Over) reader.want(seen.round == seen.setup.rounds, "round");
    for (const Notes& notes : seen.notes)
        if (seen.does == Does::Notes || seen.does == Does::Over) reader.want(notes.none(), "notes");
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
    seen.round = reader.small(table["round"], 1, seen.setup.rounds, "round");
    seen.group = reader.small(table["group"], 0, kGroups, "group");
    seen.rivals = reader.colours(table["rivals"], "rivals");
    seen.left = reader.per_colour(table["left"], kit::kDiceOfAColour, "left");
    seen.roll.shows = reader.per_colour(table["roll"], core::kFaces, "roll");
    Notes unseen = kNotes;
    read_casinos(reader, table["casinos"], seen, unseen);
    seen.under = reader.buried(table["under"], unseen, "under");
    seen.sees_money = viewer == kPlayer || seen.setup.open_purses || seen.does == Does::Over;
    seen.own_notes = read_won(reader, table["own"], seen.sees_money, seen.own, unseen);
    seen.others_notes = read_won(reader, table["others"], seen.sees_money, seen.others, unseen);
    const int stack = reader.number(table["stack"], 0, kNotes.count(), "stack") - seen.under.size();
    const int hidden = seen.sees_money ? 0 : seen.own_notes + seen.others_notes;
    reader.want(stack >= 0 && unseen.count() == stack + hidden, "stack");
    seen.stack = static_cast<std::uint8_t>(stack);
    check_dice(reader, seen);
    check_round(reader, seen);
    return reader.done(seen);
}

}  // namespace solitaire
