#pragma once
// Some state that fits a view: the hidden hands are dealt by lot, so that every deal that fits what was
// played is as likely as any other. A seat that could not follow a colour has none of it (VGN-7).

#include "games/las_vegan/view.h"
#include "kit/deals.h"

namespace las_vegan {

template <core::House H>
State dream(const View& seen, H& house) {
    State state = seen.table();
    kit::Holders holders;
    Cards unseen = kDeck - state.played() - seen.open - seen.hand;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (Seat(seat) == seen.viewer)
            state.hands[seat] = seen.hand;
        else
            holders.add({static_cast<std::uint8_t>(seat), seen.held[seat], seen.voids[seat], {}});
    }
    kit::deal_by_lot(unseen, holders, house);
    for (const kit::Holder& holder : holders) {
        state.hands[holder.who] = holder.hand;
        unseen -= holder.hand;
    }
    state.undealt = unseen;

    // BANK-5: who has answered in secret has chosen some card that follows.
    if (state.step.does != Does::Sealed) return state;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (state.step.asked.has(Seat(seat))) continue;
        const Cards legal = playable(state, Seat(seat));
        state.sealed[seat] = Seat(seat) == seen.viewer ? seen.sealed : kit::some_of(legal, 1, house).lowest();
    }
    return state;
}

}  // namespace las_vegan
