#pragma once
// What follows from what lies open and from one's own hand: who would be paid. Pages and terminals draw it,
// they do not work it out.

#include "games/las_vegas_cards/view.h"

namespace las_vegas_cards {

/// LVC-4: a seat thinks until it is ready; that is all the others see of a sealed choice.
enum class Doing : std::uint8_t { Thinking, Ready, Playing, Out, Waiting };
inline constexpr const char* kDoingNames[] = {"thinking", "ready", "playing", "out", "waiting"};

inline Doing doing(const View& seen, unsigned seat) {
    if (seen.does == Does::Choose && seen.choosing.has(Seat(seat))) return Doing::Thinking;
    if (seen.does == Does::Choose && seen.hand_cards[seat] != 0) return Doing::Ready;
    const bool plays = seen.does == Does::Place || seen.does == Does::Token || seen.does == Does::Hand;
    if (plays && seen.active == Seat(seat)) return Doing::Playing;
    if (seen.hand_cards[seat] == 0 && seen.pile_cards[seat] == 0) return Doing::Out;
    return Doing::Waiting;
}

/// The dice of each seat at a casino.
inline core::Few<int, kMostSeats> dice_at(const Open& table, Casino casino) {
    core::Few<int, kMostSeats> dice;
    for (unsigned seat = 0; seat < table.setup.seats; ++seat)
        dice.add(table.placed[seat].dice_at(Face(number(casino))));
    return dice;
}

/// LVC-7: what is in no other place lies under the cocktail glass.
inline int glass(const View& seen, unsigned seat) {
    return kDeckCards - seen.placed[seat].count() - seen.hand_cards[seat] - seen.pile_cards[seat];
}

/// What the cards of the hand would come to at a casino, by the number of their dice, if nobody else placed
/// anything there: all that is known before the others show theirs.
struct Add {
    int casino, dice;
    Winners pays;
    Seats tied;
};
using Adds = core::Few<Add, core::kFaces*(kHand + 1)>;

inline void add_at(const View& seen, Casino casino, Adds& adds) {
    const Face face = Face(number(casino));
    const int singles = seen.hand.count(single(face)), twofolds = seen.hand.count(twofold(face));
    for (int dice = 1; dice <= singles + 2 * twofolds; ++dice) {
        const int with_double = dice > singles ? 1 : 0;
        if (dice < 2 * with_double) continue;
        Cards cards = Cards::of(single(face), dice - 2 * with_double);
        if (with_double != 0) cards += Cards::of(twofold(face));
        Each<Cards> placed = seen.placed;
        placed[at(seen.viewer)] += cards;
        adds.add({number(casino), dice, paid_at(placed, seen.setup.seats, casino),
                  tied_at(placed, seen.setup.seats, casino)});
    }
}
inline Adds adds(const View& seen) {
    Adds all;
    for (int casino = 1; casino <= kCasinos; ++casino) add_at(seen, Casino(casino), all);
    return all;
}

}  // namespace las_vegas_cards
