#pragma once
// What a view does not say, because it follows from the cards that were played: which of two steps of one
// name it is, which card wins the trick, who is asked, which machines have no token.

#include "games/las_vegan/view.h"

namespace las_vegan {

/// VGN-8, BANK-6: how strong the best card of a trick is, and who played it.
inline std::uint8_t best_of(const Setup& setup, const Trick& trick) {
    if (zeros_cancel(trick)) return Trick::claim(0, kBank);
    std::uint8_t best = Trick::claim(kit::rank(trick.led()) + 1, trick.leader);
    for (int i = 1; i < trick.count; ++i) {
        const int strong = strength(trick.cards[static_cast<unsigned>(i)], trick.led(), i);
        best = std::max(best, Trick::claim(strong, player_of(setup, trick, i)));
    }
    return best;
}

namespace detail {

/// The cards of a trick that nobody has taken yet.
inline Cards lying_of(const Open& table) {
    Cards lying;
    const bool taken = is_full(table) && table.step.does != Does::Refill;
    for (unsigned i = 0; i < table.trick.count && !taken; ++i) lying |= Cards::only(table.trick.cards[i]);
    return lying;
}

/// Who still owes an answer.
inline core::Seats asked_of(const Open& table, core::Seats answered) {
    core::Seats asked;
    switch (table.step.does) {
        case Does::Play:
            asked.add(table.lying.none() ? table.trick.winner()
                                         : player_of(table.setup, table.trick, table.trick.count));
            break;
        case Does::ForBank: asked.add(table.trick.leader); break;
        case Does::Place: asked.add(table.trick.winner()); break;
        case Does::Sealed:
            for (const Seat seat : core::seats(table.setup.seats))
                if (!answered.has(seat)) asked.add(seat);
            break;
        default: break;
    }
    return asked;
}

}  // namespace detail

/// Of a view that was read: who leads and who has answered in secret is known.
inline void settle(View& seen, Seat leader, core::Seats answered) {
    if (seen.step.does == Does::Open && seen.trick.count != 0) seen.step.does = Does::Refill;
    if (seen.step.does == Does::BankLead && seen.trick.count == 2) seen.step.does = Does::FromPile;
    seen.trick.best = seen.trick.count == 0 ? Trick::claim(0, leader) : best_of(seen.setup, seen.trick);
    seen.last.best = seen.last.count == 0
                         ? Trick::claim(0, seen.trick.count == 0 ? leader : seen.trick.leader)
                         : best_of(seen.setup, seen.last);
    seen.lying = detail::lying_of(seen);
    seen.step.asked = detail::asked_of(seen, answered);
    unsigned vacant = 0;
    if (seen.step.does > Does::Machines)
        for (const Machine machine : seen.machines)
            if (token_on(seen, machine) == kGold) vacant |= bit_of(machine);
    seen.vacant = static_cast<std::uint16_t>(vacant);
}

}  // namespace las_vegan
