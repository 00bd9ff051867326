#pragma once
// A casino pays: NEW-5, NEW-6.

#include "games/colours/events.h"

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

/// NEW-5: what a casino pays is told from the lowest note on.
template <class W>
void tell_payout(std::uint8_t number, const Casino& casino, const Awards& paid, PerColour dice, W& tell) {
    if constexpr (core::kListens<W>) {
        if (casino.left() != 0) kit::tell_ties(number, dice, tell);
        for (int i = paid.size(); i > 0; --i) {
            const Colour colour = paid[i - 1].colour;
            tell(Paid{number, colour, casino.notes[paid[i - 1].note],
                      static_cast<std::uint8_t>(dice.of(colour))});
        }
        if (paid.empty()) tell(PaidNobody{number});
    }
}

/// NEW-6: the winning colours' dice lie on the notes they won; all other dice stay.
template <class W>
void pay(std::uint8_t number, Casino& casino, PerColour& dice, W& tell) {
    if (casino.left() == 0) return tell_payout(number, casino, {}, dice, tell);
    const Awards paid = awards(casino, dice);
    tell_payout(number, casino, paid, dice, tell);
    for (const Award& award : paid) {
        const int count = dice.of(award.colour);
        casino.winners[award.note] = {award.colour, static_cast<std::uint8_t>(count)};
        dice -= PerColour::of(award.colour, count);
    }
    casino.won = static_cast<std::uint8_t>(casino.won + paid.size());
}

}  // namespace colours
