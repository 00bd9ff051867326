// Moves and draws of the game of hidden colours as sentences.

#include "games/colours/text.h"
#include "kit/dyed_text.h"

namespace colours {
namespace {

using core::Arg;
using core::phrase;

void tell_draw(const State&, const FirstDraw& draw, Seat, core::Sentences& sentences) {
    sentences.add(phrase("any.first", draw.seat));
}
void tell_draw(const State& before, const NotesDraw&, Seat, core::Sentences& sentences) {
    sentences.add(phrase("new.filled", int{before.round}, before.first));
}
void tell_draw(const State&, const kit::ColourFaces&, Seat, core::Sentences& sentences) {
    sentences.add(phrase("new.set-up-placed", kDicePlaced));
}
/// NEW-3: each player reads only their own cards.
void tell_draw(const State& before, const ColoursDraw& draw, Seat viewer, core::Sentences& sentences) {
    sentences.add(phrase("new.dealt", kColoursEach));
    if (core::index(viewer) >= before.setup.seats) return;
    core::Phrase own = phrase("new.your-colours");
    kit::add_words(own, draw.owned[static_cast<unsigned>(viewer)], kColoursEach);
    sentences.add(own);
}
void tell_draw(const State& before, const ColourRoll& thrown, Seat, core::Sentences& sentences) {
    sentences.add(phrase("new.rolls", before.active, thrown.faces()));
}

void tell_payout(const Casino& casino, int number, PerColour dice, core::Sentences& sentences) {
    const Awards paid = awards(casino, dice);
    for (int i = paid.size(); i > 0; --i) {
        const Award& award = paid[i - 1];
        const Arg money = Arg::money(worth(casino.notes[award.note]).dollars);
        sentences.add(phrase("new.pays", number, money, kit::word(award.colour)));
    }
    if (paid.empty()) sentences.add(phrase("new.pays-nobody", number));
}

/// NEW-8: the players show their cards and take the notes of their colours.
void tell_shown(const State& before, const State& played, core::Sentences& sentences) {
    State after = played;
    take_notes(after);
    for (unsigned seat = 0; seat < after.setup.seats; ++seat) {
        const Notes taken{after.purses[seat].bag - before.purses[seat].bag};
        core::Phrase said = phrase("new.shows", Seat(seat), taken.count(), Arg::money(taken.money().dollars));
        kit::add_words(said, after.owned[seat], kColoursEach);
        sentences.add(said);
    }
}

}  // namespace

void tell(const State& before, Seat seat, const Move& move, core::Sentences& sentences) {
    const PerColour placed = before.roll.dice_showing(move.place);
    const int number = core::pips(move.place), dice = placed.total();
    const bool named = dice <= kit::kColoursInASentence;
    core::Phrase said =
        named ? phrase("new.places", seat, dice, number) : phrase("new.places-many", seat, dice, number);
    if (named) kit::add_words(said, placed.present(), kit::kColoursInASentence);
    sentences.add(said);
    const auto casino = static_cast<unsigned>(number - 1);
    tell_payout(before.casinos[casino], number, before.dice[casino] + placed, sentences);
    State after = before;
    place(after, move.place);
    if (after.left.none()) tell_shown(before, after, sentences);
}

void tell(const State& before, const Draw& draw, Seat viewer, core::Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, viewer, sentences); }, draw);
}

}  // namespace colours
