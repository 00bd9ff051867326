#pragma once
// Payout: LVC-10, LVC-11.

#include "games/las_vegas_cards/events.h"
#include "kit/majority.h"

namespace las_vegas_cards {

/// LVC-10: dice count, and players with equal numbers of dice lose those cards.
inline kit::Ranking ranking_at(const Each<Cards>& placed, int seats, Casino casino) {
    Each<std::uint8_t> dice;
    for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat)
        dice[seat] = static_cast<std::uint8_t>(placed[seat].dice_at(Face(number(casino))));
    return kit::ranking(std::span(dice).first(static_cast<unsigned>(seats)));
}

/// Whose dice cancel each other at a casino.
inline Seats tied_at(const Each<Cards>& placed, int seats, Casino casino) {
    Seats tied;
    const kit::Ranking ranking = ranking_at(placed, seats, casino);
    for (int seat = 0; seat < seats; ++seat) {
        const int dice = placed[static_cast<unsigned>(seat)].dice_at(Face(number(casino)));
        if (dice != 0 && (ranking.counts >> dice & 1) == 0) tied.add(Seat(seat));
    }
    return tied;
}

/// Who gets the notes of a casino, the higher note first: nobody, one or two seats.
using Winners = core::Few<Seat, kNotesEach>;

/// LVC-11: most dice gets the higher note, second most the other; nobody else gets anything. One player left
/// alone gets the higher note.
inline Winners paid_at(const Each<Cards>& placed, int seats, Casino casino) {
    Winners paid;
    for (kit::Ranking ranking = ranking_at(placed, seats, casino);
         !ranking.empty() && paid.size() < kNotesEach;)
        paid.add(Seat(ranking.take_first()));
    return paid;
}

/// LVC-11: notes left go back into the box.
template <class W>
inline void pay(State& state, Casino casino, W& tell) {
    const Winners paid = paid_at(state.placed, state.setup.seats, casino);
    const auto at_casino = static_cast<std::uint8_t>(number(casino));
    if constexpr (core::kListens<W>)
        if (const Seats who = tied_at(state.placed, state.setup.seats, casino); !who.none())
            tell(Cancelled{at_casino, who});
    int higher = 0;
    Notes left{};
    for (const Note note : state.notes[place(casino)]) {
        if (higher < paid.size()) {
            state.safes[at(paid[higher])].add(note);
            tell(Paid{at_casino, paid[higher], note});
        } else {
            left.add(note);
        }
        ++higher;
    }
    if (paid.empty()) tell(PaidNobody{at_casino});
    if (!left.none()) tell(Returned{at_casino, left});
    state.box.bag += left.bag;
}

template <class W>
inline void pay_casinos(State& state, W& tell) {
    tell(RoundOver{state.round});
    for (int casino = 1; casino <= kCasinos; ++casino) pay(state, Casino(casino), tell);
    state.notes = {};
}

}  // namespace las_vegas_cards
