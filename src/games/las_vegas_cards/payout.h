#pragma once
// Payout: LVC-10, LVC-11.

#include "games/las_vegas_cards/state.h"
#include "kit/majority.h"

namespace las_vegas_cards {

/// LVC-10: dice count, and players with equal numbers of dice lose those cards.
inline kit::Ranking ranking_at(const Each<Cards>& placed, int seats, Casino casino) {
    Each<std::uint8_t> dice;
    for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
        dice[seat] = static_cast<std::uint8_t>(placed[seat].dice_at(Face(number(casino))));
    return kit::ranking(std::span(dice).first(static_cast<unsigned>(seats)));
}

/// Who gets the notes of a casino, the higher note first: nobody, one or two seats.
using Paid = core::Few<Seat, kNotesEach>;

/// LVC-11: most dice gets the higher note, second most the other; nobody else gets anything. One player left
/// alone gets the higher note.
inline Paid paid_at(const Each<Cards>& placed, int seats, Casino casino) {
    Paid paid;
    for (kit::Ranking ranking = ranking_at(placed, seats, casino);
         !ranking.empty() && paid.size() < kNotesEach;)
        paid.add(Seat(ranking.take_first()));
    return paid;
}

/// LVC-11: notes left go back into the box.
inline void pay(State& state, Casino casino) {
    const Paid paid = paid_at(state.placed, state.setup.seats, casino);
    int higher = 0;
    for (const Note note : state.notes[place(casino)]) {
        Notes& to = higher < paid.size() ? state.safes[at(paid[higher])] : state.box;
        to.add(note);
        ++higher;
    }
}

inline void pay_casinos(State& state) {
    for (int casino = 1; casino <= kCasinos; ++casino) pay(state, Casino(casino));
    state.notes = {};
    state.laid_out = false;
}

}  // namespace las_vegas_cards
