#pragma once
// What follows from what lies open: who would have the trick with which card, what machines and tokens make
// now. Pages and terminals draw it, they do not work it out.

#include "games/las_vegan/view.h"

namespace las_vegan {

/// Who leads the trick that lies there, or the next one.
inline Seat leader_of(const Open& table) {
    return table.lying.none() ? table.trick.winner() : table.trick.leader;
}

/// BANK-5: who has chosen a secret card.
inline core::Seats answered(const Open& table) {
    if (table.step.does != Does::Sealed) return {};
    core::Seats seats = core::Seats::first(table.setup.seats);
    for (const Seat seat : table.step.asked) seats.remove(seat);
    return seats;
}

/// What this viewer may play now.
inline Cards playable_now(const View& seen) {
    const bool plays = seen.step.does == Does::Play || seen.step.does == Does::Sealed;
    return plays && seen.step.asked.has(seen.viewer) ? playable(seen, seen.hand) : Cards{};
}
inline Cards bank_playable_now(const Open& table) {
    return table.step.does == Does::ForBank ? bank_playable(table) : Cards{};
}

/// A card, and who would have the trick so far with it.
struct Then {
    Card card;
    Seat winner;
};
using Thens = core::Few<Then, kCards>;
inline Thens then(const Open& table, Seat player, Cards cards) {
    Thens all;
    while (!cards.none()) {
        const Card card = cards.take_lowest();
        Open with = table;
        if (with.lying.none())
            lead(with, player, card);
        else
            answer(with, player, card);
        all.add({card, with.trick.winner()});
    }
    return all;
}

/// The tokens in the order in which they lie: BANK-1, rising against the bank; otherwise in that of VGN-2.
inline TokenRow token_row(const Open& table) {
    if (table.setup.with_bank()) return rising_tokens(table);
    return {Token(0), Token(1), Token(2), Token(3), kGold};
}

inline PerSeat per_seat(const Open& table, const Gains& gains) {
    PerSeat all;
    for (const Seat seat : core::seats(table.setup.seats)) all.add(gains[seat]);
    return all;
}

/// What a token makes of a machine now, seat by seat; nothing (null) where none lies.
inline PerSeat gains_with(const Open& table, Machine machine, Token token) {
    if (token == kGold) return {};
    Gains gains{};
    add_machine(table, machine, table.value(token), gains);
    return per_seat(table, gains);
}
inline PerSeat golden_gains(const Open& table, Spot side) {
    if (side == kNowhere) return {};
    Gains gains{};
    add_golden(table, side, gains);
    return per_seat(table, gains);
}

/// What each free token would make of an empty machine.
struct TokenCould {
    Token token;
    int value;
    PerSeat gains;
};
using TokensCould = core::Few<TokenCould, kTokens>;
inline TokensCould tokens_could(const Open& table, Machine machine) {
    TokensCould all;
    for (int i = 0; i < static_cast<int>(kGold); ++i)
        if (const Token token = Token(i); !is_placed(table, token))
            all.add({token, table.value(token), gains_with(table, machine, token)});
    return all;
}

/// What the golden token would make at either side.
struct SideCould {
    Spot side;
    PerSeat gains;
};
using SidesCould = core::Few<SideCould, 2>;
inline SidesCould sides_could(const Open& table) {
    return SidesCould(SideCould{kMin, golden_gains(table, kMin)}, SideCould{kMax, golden_gains(table, kMax)});
}

}  // namespace las_vegan
