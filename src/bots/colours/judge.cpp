// A sound judgement of one turn with hidden colours.

#include "bots/colours/knowledge.h"

namespace bots {
namespace {

using namespace colours;

constexpr core::Silence kNobodyListens;

/// What the dice that lie at a casino are worth to a colour once they are counted again: the notes that are
/// left, as far as the colour is ahead of the others there.
float prospects(const Casino& casino, PerColour dice, Colours own, PerColour left) {
    if (casino.left() == 0) return 0;
    float notes = 0;
    for (unsigned i = casino.won; i < casino.filled; ++i)
        notes += static_cast<float>(kit::worth(casino.notes[i]).dollars);
    float mine = 0, all = 0;
    for (int i = 0; i < kit::kColours; ++i) {
        const Colour colour = Colour(i);
        // Dice that lie there count, dice that may still come count a little.
        const float weight =
            static_cast<float>(dice.of(colour)) + 0.15f * static_cast<float>(left.of(colour)) + 0.1f;
        all += weight * weight;
        if (own.has(colour)) mine += weight * weight;
    }
    return notes * mine / all;
}

}  // namespace

void ColoursKnowledge::judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
    const Colours own = view.owned[static_cast<unsigned>(seat)];
    for (int i = 0; i < moves.size(); ++i) {
        const auto at = static_cast<unsigned>(core::pips(moves[i].place) - 1);
        Casino casino = view.casinos[at];
        const PerColour placed = view.roll.dice_showing(moves[i].place);
        PerColour dice = view.dice[at] + placed, left = view.left;
        left -= placed;
        const float before = prospects(casino, view.dice[at], own, view.left);
        const auto won = static_cast<float>(gain(casino, dice, own)) / kStrange;
        pay(static_cast<std::uint8_t>(at + 1), casino, dice, kNobodyListens);
        scores[static_cast<unsigned>(i)] = won + prospects(casino, dice, own, left) - before;
    }
}

core::Phrase ColoursKnowledge::reason(const View& view, Seat seat, const Move& move) {
    const Colours own = view.owned[static_cast<unsigned>(seat)];
    const auto at = static_cast<unsigned>(core::pips(move.place) - 1);
    const Casino& casino = view.casinos[at];
    const PerColour placed = view.roll.dice_showing(move.place);
    int mine = 0, theirs = 0;
    for (const Award& award : awards(casino, view.dice[at] + placed))
        (own.has(award.colour) ? mine : theirs) += kit::worth(casino.notes[award.note]).dollars;
    const int number = core::pips(move.place);
    if (mine > 0) return core::phrase("bot.col.wins", number, core::Arg::money(mine));
    if (theirs > 0) return core::phrase("bot.col.least", number);
    if (placed.present().meets(own)) return core::phrase("bot.col.nearer", number);
    return core::phrase("bot.col.nothing", number);
}

}  // namespace bots
