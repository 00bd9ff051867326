#pragma once
// Payout and the end: SOLO-5.

#include "core/standing.h"
#include "games/solitaire/events.h"

namespace solitaire {

/// A note and the colour that gets it.
struct Award {
    Note note;
    Colour colour;
};
using Awards = core::Few<Award, kit::kColours>;

/// What a casino with these notes and dice pays, the highest note first: as in the base game, colours with
/// equal numbers cancel each other and the most dice get the highest note (LV-10 to LV-12).
inline Awards awards(Notes notes, PerColour dice) {
    Awards awards;
    for (kit::Ranking ranking = kit::ranking(dice); !ranking.empty() && !notes.none();) {
        const Note note = notes.highest();
        notes.remove(note);
        awards.add({note, Colour(ranking.take_first())});
    }
    return awards;
}

/// All casinos pay; notes left go under the stack, casino by casino (LV-12). The dice go home.
template <class W>
void pay_casinos(State& state, W& tell) {
    tell(RoundOver{state.round});
    Sums sums;
    for (unsigned i = 0; i < kCasinos; ++i) {
        const auto casino = static_cast<std::uint8_t>(i + 1);
        Notes& notes = state.notes[i];
        const Awards paid = awards(notes, state.dice[i]);
        kit::tell_ties(casino, state.dice[i], tell);
        for (const Award& award : paid) {
            const bool own = award.colour == state.setup.colour;
            notes.remove(award.note);
            (own ? state.own : state.others).add(award.note);
            (own ? sums.own : sums.others) += worth(award.note);
            tell(Paid{casino, award.colour, award.note,
                      static_cast<std::uint8_t>(state.dice[i].of(award.colour))});
        }
        if (paid.empty()) tell(PaidNobody{casino});
        if (!notes.none()) tell(Returned{casino, notes});
        kit::put_all_under(state.stack, notes);
    }
    state.dice = {};
    tell(sums);
}

/// SOLO-5: the player wins with more money than the other seven colours together. SOLO-8: the sums of all
/// rounds count.
inline core::Standing score(const State& state) {
    core::Standing standing;
    standing.count = 2;  // the player's colour, and the other seven
    standing.has_notes = true;
    standing.by = "SOLO-5";
    standing.money = {state.own.money().dollars, state.others.money().dollars};
    standing.notes = {state.own.count(), state.others.count()};
    if (standing.money[0] > standing.money[1]) standing.winners.add(kPlayer);
    return standing;
}

}  // namespace solitaire
