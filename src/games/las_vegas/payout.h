#pragma once
// Payout: LV-10 to LV-13.

#include "games/las_vegas/timing.h"

namespace las_vegas {

/// What the dice at a casino are worth against each other: white, where it plays, counts as one more player
/// (NEU-5) and stands behind the last seat.
inline kit::Ranking ranking_at(const Open& table, Place place) {
    std::array<std::uint8_t, kOwners> dice;
    const unsigned seats = table.setup.seats;
    for (unsigned seat = 0; seat < seats; ++seat)
        dice[seat] = static_cast<std::uint8_t>(table.dice[seat].at(place));
    const bool white = timing::white_plays(table.setup);
    if (white) dice[seats] = static_cast<std::uint8_t>(table.dice[kWhite].at(place));
    const std::span<std::uint8_t> counts = std::span(dice).first(seats + (white ? 1u : 0u));
    timing::before_ties_cancel(table, place, counts);
    return kit::ranking(counts);
}

/// LV-10: whose dice count for nothing because others have as many.
inline Owners tied_at(const Open& table, Place place) {
    Owners tied;
    const kit::Ranking ranking = ranking_at(table, place);
    for (unsigned owner = 0; owner < kOwners; ++owner) {
        const int dice = table.dice[owner].at(place);
        if (dice == 0) continue;
        const unsigned row = owner == kWhite ? table.setup.seats : owner;
        if ((ranking.counts >> dice & 1) == 0 || ranking.owner_of[dice] != row)
            tied.add(static_cast<kit::Owner>(owner));
    }
    return tied;
}

/// A note and who gets it.
struct Award {
    Note note;
    kit::Owner owner;  // a seat, or kWhite
};
using Awards = core::Few<Award, kOwners>;

/// LV-11: the most dice get the highest note, the next most the next highest; each at most one. LV-12: more
/// players than notes, and the rest get nothing.
inline Awards awards_of(const Open& table, Place place, Notes notes) {
    Awards awards;
    for (kit::Ranking ranking = ranking_at(table, place); !ranking.empty() && !notes.none();) {
        const kit::Owner owner = ranking.take_first();
        const Note note = notes.highest();
        notes.remove(note);
        awards.add({note, owner == table.setup.seats ? kWhite : owner});
    }
    return awards;
}
inline Awards awards_at(const Open& table, Place place) {
    return awards_of(table, place, table.notes_at(place));
}

/// LV-12: notes left go under the stack, the highest first.
template <class W>
inline void clear_notes(State& state, Place place, W& tell) {
    if (timing::notes_left_stay(state.setup)) return;
    if (!state.notes_at(place).none()) tell(Returned{place, state.notes_at(place)});
    for (Notes& notes = state.notes_at(place); !notes.none();) {
        const Note note = notes.highest();
        notes.remove(note);
        state.stack.put_under(note);
    }
}

/// LV-13: a won note goes face down to its owner. NEU-5: what white wins goes under the stack, at once
/// (LV-12). Notes left stay there.
template <class W>
inline void pay(State& state, Place place, W& tell) {
    if constexpr (core::kListens<W>)
        if (const Owners tied = tied_at(state, place); !tied.empty()) tell(Cancelled{place, tied});
    const Awards awards = awards_at(state, place);
    if (awards.empty()) tell(PaidNobody{place});
    for (const Award& award : awards) {
        tell(Paid{place, award.owner, award.note, state.dice[award.owner].at(place)});
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
template <class W>
inline void begin_payout(State& state, W& tell) {
    Agenda agenda;
    if (timing::dice_placed(state, agenda)) {
        agenda.add({Does::Payout, {}});
        return go_on_with(state, agenda);
    }
    tell(RoundOver{state.round});
    timing::payout(state, agenda);
    go_on_with(state, agenda);
}

template <class W>
inline void pay_casinos(State& state, W& tell) {
    for (int casino = 1; casino <= kCasinos; ++casino) {
        pay(state, Place(casino), tell);
        clear_notes(state, Place(casino), tell);
    }
    done(state);
}

}  // namespace las_vegas
