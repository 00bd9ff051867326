#pragma once
// Whether a table can lie as a view says. What follows from other facts (settle.h) is taken for granted: it
// was worked out when the view was read.

#include "games/las_vegan/view.h"

namespace las_vegan::detail {

constexpr bool are_dealt(Does does) { return does > Does::Hands; }

/// Whether the trick is as it is at this step.
constexpr bool trick_fits(const Open& table) {
    const int cards = table.trick.count, full = trick_size(table.setup);
    const bool bank = table.setup.with_bank(), bank_led = table.trick.leader == kBank;
    switch (table.step.does) {
        case Does::First:
        case Does::Machines:
        case Does::Toss:
        case Does::Hands: return cards == 0;
        case Does::Open: return bank && cards == 0;
        case Does::Refill: return bank && cards == full && !bank_led;
        case Does::BankLead: return bank && (cards == 0 || cards == full) && table.trick.winner() == kBank;
        case Does::FromPile:
        case Does::ForBank: return bank && cards == 2 && !bank_led;
        case Does::Sealed: return bank && cards == 1 && bank_led && !table.step.asked.none();
        case Does::Play:
            if (cards == 0 || cards == full) return table.trick.winner() != kBank;
            return bank ? cards == 1 && !bank_led : cards < full;
        case Does::Place: return cards == full && table.trick.winner() != kBank;
        case Does::Over: return cards == full;
    }
    return false;
}

/// VGN-9, VGN-15: who won the last trick leads.
constexpr bool last_trick_fits(const Open& table) {
    if (table.last.count == 0) return true;
    const Seat leads = table.trick.count != 0 ? table.trick.leader : table.trick.winner();
    return table.last.count == trick_size(table.setup) && table.last.winner() == leads;
}

/// VGN-16: a game goes on for four rounds at most, and until somebody has no cabbage left.
constexpr bool round_fits(const Open& table) {
    if (table.step.does == Does::First) return table.round == 0 && table.setup.first == kByLot;
    if (table.step.does == Does::Over) return table.round > 0 && is_last_round(table);
    for (const Seat seat : core::seats(table.setup.seats))
        if (table.cabbages[seat] == 0) return false;
    return table.round > 0;
}

/// VGN-4, VGN-15: three machines in each round, never again. VGN-10: a token on each, at most.
constexpr bool machines_fit(const Open& table) {
    const bool drawn = table.step.does > Does::Machines;
    const int rounds = drawn || table.round == 0 ? table.round : table.round - 1;
    if (std::popcount(table.undrawn) != kMachines - kMachinesOut * rounds) return false;
    unsigned came = table.undrawn, out = 0;
    for (unsigned i = 0; i < kMachinesOut && drawn; ++i) {
        const unsigned bit = bit_of(table.machines[i]);
        if ((came & bit) != 0) return false;
        came |= bit;
        out |= bit;
    }
    for (unsigned token = 0; token < static_cast<unsigned>(kGold); ++token) {
        if (table.tokens[token] == kNowhere) continue;
        const unsigned bit = bit_of(machine_of(table.tokens[token]));
        if ((out & bit) == 0) return false;
        out &= ~bit;
    }
    return table.vacant == out;
}

/// VGN-10: every 7 that was won has its token, or its winner is about to place it.
constexpr bool sevens_fit(const Open& table, Cards won) {
    int placed = 0;
    for (const Spot spot : table.tokens) placed += spot != kNowhere ? 1 : 0;
    return (won & Cards::of_rank(7)).count() == placed + table.sevens &&
           (table.sevens != 0) == (table.step.does == Does::Place);
}

/// The seats that have played to the trick that lies there.
constexpr core::Seats played_by(const Open& table) {
    core::Seats seats;
    for (int i = 0; i < table.trick.count && !table.lying.none(); ++i)
        if (const Seat player = player_of(table.setup, table.trick, i); player != kBank) seats.add(player);
    return seats;
}

/// VGN-6, VGN-9: everybody holds as many cards as there are tricks to come, and a card is asked for only of
/// who has one: the round ends with the last trick.
constexpr bool hands_fit(const View& seen, int tricks) {
    const Does does = seen.step.does;
    const int left = are_dealt(does) ? hand_size(seen.setup.seats) - tricks : -tricks;
    const core::Seats played = played_by(seen);
    for (const Seat seat : core::seats(seen.setup.seats))
        if (seen.held[seat] != left - (played.has(seat) ? 1 : 0)) return false;
    if (does == Does::Over) return left == 0;
    const bool plays_on = does == Does::Play || does == Does::BankLead || !seen.lying.none();
    return left >= (plays_on ? 1 : 0);
}

/// Each colour that somebody could not follow was led in a trick; and who could not has none of it.
constexpr bool voids_fit(const View& seen, int tricks) {
    unsigned voids = 0;
    for (const std::uint8_t of_seat : seen.voids) voids |= of_seat;
    if (std::popcount(voids) > tricks + (seen.lying.none() ? 0 : 1)) return false;
    for (int colour = 0; colour < kColours && seen.plays(); ++colour)
        if ((seen.voids[seen.viewer] >> colour & 1) != 0 && !(seen.hand & Cards::of_suit(colour)).none())
            return false;
    return true;
}

/// BANK-1, BANK-3: three cards lie open, one less while one is replaced.
constexpr bool open_cards_fit(const Open& table) {
    if (!table.setup.with_bank() || table.step.does <= Does::Open) return table.open.none();
    return table.open.count() == kOpen - (table.step.does == Does::Refill ? 1 : 0);
}

/// Cards that are laid out one place after the other.
struct LaidOut {
    Cards all;
    bool twice = false;  // some card in two places

    constexpr void add(Cards cards) {
        twice = twice || !(all & cards).none();
        all |= cards;
    }
};

/// VGN-1: every card is in one place, and there are as many in each as there can be.
constexpr bool cards_fit(const View& seen) {
    LaidOut laid{};
    int tricks = 0;
    for (const Seat player : core::seats(kPlayers)) {
        const Cards won = seen.won[player];
        tricks += seen.tricks[player];
        laid.add(won);
        if ((won.none() ? 0 : won.count()) != trick_size(seen.setup) * seen.tricks[player]) return false;
    }
    const Cards won = laid.all;
    laid.add(seen.lying);
    laid.add(seen.open);
    laid.add(seen.hand);
    if (laid.twice || (!seen.lying.none() && seen.lying.count() != seen.trick.count)) return false;
    if (!open_cards_fit(seen) || !sevens_fit(seen, won) || !hands_fit(seen, tricks)) return false;
    if (seen.plays() && seen.hand.count() != seen.held[seen.viewer]) return false;
    return voids_fit(seen, tricks);
}

constexpr bool can_be(const View& seen) {
    return trick_fits(seen) && last_trick_fits(seen) && round_fits(seen) && machines_fit(seen) &&
           cards_fit(seen);
}

}  // namespace las_vegan::detail
