#pragma once
// Some state that fits a view: the hidden hands are dealt by lot, so that every deal that fits what was
// played is as likely as any other. A seat that could not follow a colour has none of it (VGN-7). Of a view
// that cannot be comes a game that begins, which looks unlike it.

#include "games/las_vegan/possible.h"
#include "kit/deals.h"

namespace las_vegan {
namespace detail {

/// BANK-5: who has answered in secret has chosen some card that follows. False if the viewer's own does not.
template <core::House H>
bool dream_sealed(State& state, const View& seen, H& house) {
    for (const Seat seat : core::seats(2)) {
        if (state.step.asked.has(seat)) continue;
        const Cards legal = playable(state, state.hands[seat]);
        state.sealed[seat] = seat == seen.viewer ? seen.sealed : kit::some_of(legal, 1, house).lowest();
        if (!legal.has(state.sealed[seat])) return false;
    }
    return true;
}

}  // namespace detail

template <core::House H>
State dream(const View& seen, H& house) {
    if (!detail::can_be(seen)) return open(seen.setup);
    State state{seen, {}, {}, {kit::kNoCard, kit::kNoCard}};
    kit::Holders holders;
    Cards unseen = kDeck - state.played() - seen.open - seen.hand;
    for (const Seat seat : core::seats(seen.setup.seats)) {
        if (seat == seen.viewer)
            state.hands[seat] = seen.hand;
        else
            holders.add({static_cast<std::uint8_t>(seat), seen.held[seat], seen.voids[seat], {}});
    }
    if (!kit::deal_by_lot(unseen, holders, house)) return open(seen.setup);
    for (const kit::Holder& holder : holders) {
        state.hands[Seat(holder.who)] = holder.hand;
        unseen -= holder.hand;
    }
    state.undealt = unseen;
    if (state.step.does == Does::Sealed && !detail::dream_sealed(state, seen, house)) return open(seen.setup);
    return state;
}

}  // namespace las_vegan
