#pragma once
// The end of a round: VGN-11 to VGN-14, BANK-9.

#include "core/standing.h"
#include "games/las_vegan/events.h"

namespace las_vegan {

/// How many times a machine takes its token's value of a player: VGN-11, per three cards of its colour,
/// rounded down, or per card of its number.
constexpr int times(Machine machine, Cards won) {
    const MachineCard& card = card_of(machine);
    const int count = (won & card.counts).count();
    return card.per == 1 ? count : count / card.per;
}

/// VGN-12: who has the fewest tricks (MIN) or the most (MAX), all who are tied. BANK-9: the bank's tricks are
/// not compared.
constexpr core::Seats golden_payers(const Open& table, Spot side) {
    const int sign = side == kMin ? -1 : 1;
    return core::leaders(table.setup.seats, [&](Seat seat) { return sign * table.tricks[seat]; });
}

using Gains = EachSeat<int>;

/// VGN-11: adds what a machine brings each player by a token.
constexpr void add_machine(const Open& table, Machine machine, int value, Gains& gains) {
    for (const Seat seat : core::seats(table.setup.seats))
        gains[seat] += value * times(machine, table.won[seat]);
}
constexpr void add_golden(const Open& table, Spot side, Gains& gains) {
    for (const Seat seat : golden_payers(table, side)) gains[seat] += table.value(kGold);
}

/// VGN-13: a machine without a token does nothing.
constexpr void add_machines(const Open& table, Gains& gains) {
    for (int token = 0; token < static_cast<int>(kGold); ++token)
        if (const Spot spot = table.spot(Token(token)); spot != kNowhere)
            add_machine(table, machine_of(spot), table.value(Token(token)), gains);
}

/// What the round brings each player: VGN-14, everything is added up.
constexpr Gains gains(const Open& table) {
    Gains all{};
    add_machines(table, all);
    if (const Spot side = table.spot(kGold); side != kNowhere) add_golden(table, side, all);
    return all;
}

/// The token that lies on a machine, or the golden one, which never does.
constexpr Token token_on(const Open& table, Machine machine) {
    int token = 0;
    while (token < static_cast<int>(kGold) && table.spot(Token(token)) != spot_of(machine)) ++token;
    return Token(token);
}

constexpr PerSeat times_of(const Open& table, Machine machine) {
    PerSeat all;
    for (const Seat seat : core::seats(table.setup.seats)) all.add(times(machine, table.won[seat]));
    return all;
}

/// What each machine did, left to right, and the golden one.
template <class W>
void tell_machines(const Open& table, W& tell) {
    for (const Machine machine : table.machines) {
        const Token token = token_on(table, machine);
        const auto value = static_cast<std::int8_t>(table.value(token));
        const PerSeat all = times_of(table, machine);
        if (token == kGold)
            tell(PaidNobody{spot_of(machine), PaidNobody::kIdle});
        else if (std::count(all.begin(), all.end(), 0) == all.size())
            tell(PaidNobody{spot_of(machine), value});
        else
            tell(Paid{spot_of(machine), value, all});
    }
    const Spot side = table.spot(kGold);
    if (side == kNowhere) return tell(PaidNobody{kMin, PaidNobody::kIdle});
    PerSeat payers;
    for (const Seat seat : core::seats(table.setup.seats))
        payers.add(golden_payers(table, side).has(seat) ? 1 : 0);
    tell(Paid{side, static_cast<std::int8_t>(table.value(kGold)), payers});
}

/// VGN-14: applied at once, and nobody goes below 0. VGN-3: gains are paid in full.
template <class W>
void pay(Open& table, W& tell) {
    tell(RoundOver{table.round});
    if constexpr (core::kListens<W>) tell_machines(table, tell);
    const Gains all = gains(table);
    Gains machines{};
    if constexpr (core::kListens<W>) add_machines(table, machines);
    for (const Seat seat : core::seats(table.setup.seats)) {
        const int cabbages = table.cabbages[seat] + all[seat];
        table.cabbages[seat] = static_cast<std::uint8_t>(cabbages < 0 ? 0 : cabbages);
        tell(Gained{seat, machines[seat], all[seat] - machines[seat], cabbages < 0 ? -cabbages : 0,
                    table.cabbages[seat]});
    }
}

/// VGN-16: after round four, or after a round that leaves somebody without a cabbage.
constexpr bool is_last_round(const Open& table) {
    bool broke = false;
    for (const Seat seat : core::seats(table.setup.seats)) broke = broke || table.cabbages[seat] == 0;
    return broke || table.round == kMostRounds;
}

/// VGN-16: most cabbages win, and ties share. BANK-10: so do two; but if both have none, the bank wins and
/// no seat does.
inline core::Standing score(const Open& table) {
    core::Standing standing;
    standing.count = table.setup.seats;
    standing.by = table.setup.with_bank() ? "BANK-10" : "VGN-16";
    for (const Seat seat : core::seats(table.setup.seats))
        standing.money[static_cast<unsigned>(seat)] = table.cabbages[seat];
    standing.winners = core::richest(standing);
    if (table.setup.with_bank() && table.cabbages[standing.winners.lowest()] == 0) standing.winners = {};
    return standing;
}

template <class W>
void end_game(const Open& table, W& tell) {
    if constexpr (core::kListens<W>) {
        for (const Seat seat : core::seats(table.setup.seats)) tell(Scored{seat, table.cabbages[seat]});
        tell(GameOver{score(table).winners});
    }
}

}  // namespace las_vegan
