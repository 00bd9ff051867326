// Moves and draws of solitaire as sentences.

#include "games/solitaire/text.h"
#include "kit/dyed_text.h"

namespace solitaire {
namespace {

using core::Arg;
using core::phrase;

void tell_payout(const State& state, core::Sentences& sentences) {
    sentences.add(phrase("solo.round-over"));
    Money own, others;
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        const int number = static_cast<int>(casino) + 1;
        const Awards paid = awards(state.notes[casino], state.dice[casino]);
        for (const Award& award : paid) {
            sentences.add(
                phrase("solo.pays", number, Arg::money(worth(award.note).dollars), kit::word(award.colour)));
            (award.colour == state.setup.colour ? own : others) += worth(award.note);
        }
        if (paid.empty()) sentences.add(phrase("solo.pays-nobody", number));
    }
    sentences.add(phrase("solo.sums", Arg::money(own.dollars), Arg::money(others.dollars)));
}

void tell_draw(const State& before, const kit::Fill&, core::Sentences& sentences) {
    sentences.add(phrase("solo.filled", int{before.round}));
}
void tell_draw(const State&, const RivalsDraw& draw, core::Sentences& sentences) {
    core::Phrase said = phrase(draw.colours.count() == 1 ? "solo.rival" : "solo.rivals");
    kit::add_words(said, draw.colours, kMostRivals);
    sentences.add(said);
}
void tell_draw(const State& before, const kit::ColourFaces& draw, core::Sentences& sentences) {
    for (const Colour colour : before.rivals)
        sentences.add(phrase("solo.rival-rolled", kit::word(colour), draw.of[static_cast<unsigned>(colour)]));
}
void tell_draw(const State&, const ColourRoll& thrown, core::Sentences& sentences) {
    sentences.add(phrase("solo.rolls", kPlayer, thrown.faces()));
}

}  // namespace

void tell(const State& before, const Move& move, core::Sentences& sentences) {
    const Colours placed = before.roll.dice_showing(move.place).present();
    const bool named = placed.count() <= kit::kColoursInASentence;
    core::Phrase said = named ? phrase("solo.places", kPlayer, placed.count(), core::pips(move.place))
                              : phrase("solo.places-many", kPlayer, placed.count(), core::pips(move.place));
    if (named) kit::add_words(said, placed, kit::kColoursInASentence);
    sentences.add(said);
    State after = before;
    place(after, move.place);
    if (!after.left.none()) return;
    if (after.group == kGroups)
        tell_payout(after, sentences);
    else
        sentences.add(phrase("solo.second-group"));
}

void tell(const State& before, const Draw& draw, core::Sentences& sentences) {
    std::visit([&](const auto& drawn) { tell_draw(before, drawn, sentences); }, draw);
}

}  // namespace solitaire
