#pragma once
// A casino pays: NEW-5, NEW-6.

#include "games/colours/state.h"

namespace colours {

/// A note, by its place in the casino, and the colour that gets it.
struct Award {
    std::uint8_t note;
    Colour colour;
    bool operator==(const Award&) const = default;
};
using Awards = core::Few<Award, kNotesEach>;

/// NEW-5: of the colours whose number of dice no other colour has, as many as there are notes left, those
/// with the most dice, win the lowest notes, more dice the higher one. The highest of these notes comes
/// first.
inline Awards awards(const Casino& casino, PerColour dice) {
    Awards awards;
    kit::Ranking ranking = kit::ranking(dice);
    const int lone = std::popcount(ranking.counts);
    for (int winners = lone < casino.left() ? lone : casino.left(); winners > 0; --winners)
        awards.add({static_cast<std::uint8_t>(casino.won + winners - 1), Colour(ranking.take_first())});
    return awards;
}

/// NEW-6: the winning colours' dice lie on the notes they won; all other dice stay.
inline void pay(Casino& casino, PerColour& dice) {
    if (casino.left() == 0) return;
    const Awards paid = awards(casino, dice);
    for (const Award& award : paid) {
        const int count = dice.of(award.colour);
        casino.winners[award.note] = {award.colour, static_cast<std::uint8_t>(count)};
        dice -= PerColour::of(award.colour, count);
    }
    casino.won = static_cast<std::uint8_t>(casino.won + paid.size());
}

}  // namespace colours
