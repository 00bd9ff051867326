#pragma once
// What a round of Las Vegan will bring each seat, as far as the open cards tell.

#include "bots/las_vegan/chances.h"
#include "games/las_vegan/las_vegan.h"

namespace bots::vegan {

using core::Seat;
using las_vegan::Cards;
using las_vegan::Open;

/// The open facts, and what is to come.
struct Outlook {
    Open table;
    Cards to_come;  // every card that has not been played
    int tricks_left;
};

/// How many players share what is to come: the seats, and the bank.
inline float sharers(const Open& table) {
    return static_cast<float>(table.setup.with_bank() ? 3 : table.setup.seats);
}

/// What each seat can expect of the round.
Cabbages expected_gains(const Outlook& outlook);

/// What a cabbage more in each seat's purse is worth to this one: 1 in its own, less than 0 in the others'.
Cabbages weights(const Outlook& outlook, Seat seat);

inline float weigh(const Cabbages& gains, const Cabbages& weights) {
    float sum = 0;
    for (const Seat seat : core::seats(gains.size())) sum += gains[seat] * weights[seat];
    return sum;
}

/// The outlook after somebody (perhaps the bank) has taken these cards.
Outlook after_trick(const Outlook& outlook, Seat winner, Cards cards);

/// What the best token for this seat would add to its outlook now, and where it would put it.
struct BestToken {
    las_vegan::Move move;
    Cabbages gains;
};
BestToken best_token(const Outlook& outlook, Seat seat);
Outlook after_token(const Outlook& outlook, const las_vegan::Move& move);

}  // namespace bots::vegan
