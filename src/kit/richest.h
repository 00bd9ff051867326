#pragma once
// LV-16, LVC-12, NEW-9: the richest player wins; of equally rich ones who has more notes; still equal, they
// share the win.

#include "core/standing.h"

namespace kit {

/// `wealth(seat)` is the money that counts at the end, `notes(seat)` the number of notes.
template <class Wealth, class Count>
constexpr core::Standing richest(int seats, const char* rule, Wealth wealth, Count notes) {
    core::Standing standing;
    standing.count = seats;
    standing.has_notes = true;
    standing.by = rule;
    for (unsigned seat = 0; seat < static_cast<unsigned>(seats); ++seat) {
        standing.money[seat] = wealth(seat).dollars;
        standing.notes[seat] = notes(seat);
    }
    standing.winners = core::richest(standing);
    return standing;
}

}  // namespace kit
