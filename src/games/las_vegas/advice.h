#pragma once
// What follows from what lies open: who would be paid now, who chooses before whom. Pages and terminals draw
// it, they do not work it out.

#include "games/las_vegas/timing_table.h"
#include "games/las_vegas/view.h"

namespace las_vegas {

/// Who would be paid by a casino if the round ended now, the highest note first. What its rainbow cards will
/// be is not known.
inline Owners paid_now(const Open& table, Place place) {
    Notes notes = table.notes_at(place);
    while (notes.has(kit::kRainbow)) notes.remove(kit::kRainbow);
    Owners owners;
    for (const Award& award : awards_of(table, place, notes)) owners.add(award.owner);
    return owners;
}

/// BV-15: the values that no die at the slot machine shows.
inline core::Few<Face, core::kFaces> free_values(const Open& table) {
    core::Few<Face, core::kFaces> values;
    for (int face = 1; face <= core::kFaces; ++face)
        values.add_if(free_at_slot(table, Face(face)), Face(face));
    return values;
}

/// What a seat would have if the game ended now; nothing but notes is money alone.
inline Money total(const View& seen, Seat seat) {
    return seen.purses[static_cast<unsigned>(seat)].money() + timing::fortune(seen, seat);
}

}  // namespace las_vegas
