#pragma once
// Payout: LV-10 to LV-13.

#include "games/las_vegas/timing.h"

namespace las_vegas {

/// What the dice at a casino are worth against each other: white, where it plays, counts as one more player
/// (NEU-5) and stands behind the last seat.
inline kit::Ranking ranking_at(const State& state, Place place) {
    std::array<std::uint8_t, kOwners> dice;
    const unsigned seats = state.setup.seats;
    for (unsigned seat = 0; seat < seats; ++seat)
        dice[seat] = static_cast<std::uint8_t>(state.dice[seat].at(place));
    const bool white = timing::white_plays(state);
    if (white) dice[seats] = static_cast<std::uint8_t>(state.dice[kWhite].at(place));
    const std::span<std::uint8_t> counts = std::span(dice).first(seats + (white ? 1u : 0u));
    timing::before_ties_cancel(state, place, counts);
    return kit::ranking(counts);
}

/// A note and who gets it.
struct Award {
    Note note;
    kit::Owner owner;  // a seat, or kWhite
};
using Awards = core::Few<Award, kOwners>;

/// LV-11: the most dice get the highest note, the next most the next highest; each at most one. LV-12: more
/// players than notes, and the rest get nothing.
inline Awards awards_at(const State& state, Place place) {
    Awards awards;
    Notes notes = state.notes_at(place);
    for (kit::Ranking ranking = ranking_at(state, place); !ranking.empty() && !notes.none();) {
        const kit::Owner owner = ranking.take_first();
        const Note note = notes.highest();
        notes.remove(note);
        awards.add({note, owner == state.setup.seats ? kWhite : owner});
    }
    return awards;
}

/// LV-12: notes left go under the stack, the highest first.
inline void clear_notes(State& state, Place place) {
    for (Notes& notes = state.notes_at(place); !notes.none();) {
        const Note note = notes.highest();
        notes.remove(note);
        state.stack.put_under(note);
    }
}

/// LV-13: a won note goes face down to its owner. NEU-5: what white wins goes under the stack, at once
/// (LV-12). Notes left stay there.
inline void pay(State& state, Place place) {
    for (const Award& award : awards_at(state, place)) {
        state.notes_at(place).remove(award.note);
        if (award.owner == kWhite)
            state.stack.put_under(award.note);
        else {
            state.purses[award.owner].add(award.note);
            timing::note_won(state, Seat(award.owner), award.note);
        }
    }
}

/// The round is played: what the payout consists of.
inline void begin_payout(State& state) {
    Agenda agenda;
    timing::payout(state, agenda);
    go_on_with(state, agenda);
}

inline void pay_casinos(State& state) {
    for (int casino = 1; casino <= kCasinos; ++casino) {
        pay(state, Place(casino));
        clear_notes(state, Place(casino));
    }
    done(state);
}

}  // namespace las_vegas
