#pragma once
// Casino tokens: VGN-10, BANK-1, BANK-7, BANK-8.

#include "games/las_vegan/events.h"

namespace las_vegan {

constexpr bool is_placed(const Open& table, Token token) { return table.spot(token) != kNowhere; }

/// VGN-10: any free token on a machine without one; the golden one beside the golden machine, MIN or MAX.
/// There are four 7s and four machines, so a place is never lacking. BANK-8: against the bank it is the same.
inline void offer_tokens(const Open& table, Moves& moves) {
    for (int token = 0; token < static_cast<int>(kGold); ++token)
        for (unsigned vacant = is_placed(table, Token(token)) ? 0 : table.vacant; vacant != 0;
             vacant &= vacant - 1)
            moves.add(Move::place(Token(token), Spot(std::countr_zero(vacant))));
    if (is_placed(table, kGold)) return;
    moves.add(Move::place(kGold, kMin));
    moves.add(Move::place(kGold, kMax));
}

/// VGN-10: a token that lies on a machine stays there.
template <class W>
void put(Open& table, Seat player, const Move& move, W& tell) {
    const Token token = move.token();
    const Spot spot = move.spot();
    table.spot(token) = spot;
    const unsigned machine = 1u << static_cast<int>(spot);  // the golden machine is no bit of `vacant`
    table.vacant = static_cast<std::uint16_t>(table.vacant & ~machine);
    --table.sevens;
    tell(Placed{player, token, static_cast<std::int8_t>(table.value(token)), spot});
}

using TokenRow = std::array<Token, kTokens>;

/// BANK-1: the tokens in rising order of what they show; of equal ones the golden one first, then in the
/// order of VGN-2.
constexpr TokenRow rising_tokens(const Open& table) {
    TokenRow row{kGold, Token(0), Token(1), Token(2), Token(3)};
    for (unsigned i = 1; i < kTokens; ++i)
        for (unsigned j = i; j > 0 && table.value(row[j]) < table.value(row[j - 1]); --j) {
            const Token held = row[j];
            row[j] = row[j - 1];
            row[j - 1] = held;
        }
    return row;
}

/// BANK-7: the bank takes the first token in that order and puts it on the first free machine, left to right;
/// the golden one to the left (MIN) of the golden machine.
constexpr Move bank_token(const Open& table) {
    for (const Token token : rising_tokens(table)) {
        if (is_placed(table, token)) continue;
        if (token == kGold) return Move::place(kGold, kMin);
        for (const Machine machine : table.machines)
            if ((table.vacant & bit_of(machine)) != 0) return Move::place(token, spot_of(machine));
    }
    assert(false);
    return Move::place(kGold, kMin);
}

}  // namespace las_vegan
