#pragma once
// Exact chances, from what lies open: of a bet (MC-13, MC-15), and of poker (MC-20, MC-21).
//
// They are enumerated, never sampled: every throw of the dice not kept, over the 462 different lots of at
// most five dice. A tie counts one half, because the throws that break it favour neither side. Nothing here
// is needed to play; the tables of poker are made when they are asked for the first time.

#include <array>

#include "games/monte_carlo/hands.h"
#include "games/monte_carlo/setup.h"

namespace monte_carlo {

/// So many of the casino cards not drawn yet are good for the player.
struct Odds {
    int good, of;
    constexpr double chance() const { return static_cast<double>(good) / of; }
    bool operator==(const Odds&) const = default;
};

/// MC-14: how many of the cards face down win for these suits; the jackpot always does (MC-15).
constexpr Odds odds_of(SuitSet named, Cards gone) {
    Odds odds{0, 0};
    for (int i = 0; i < kCards; ++i) {
        if (gone.has(Card(i))) continue;
        ++odds.of;
        odds.good += (suits(Card(i)) & named) != 0 ? 1 : 0;
    }
    return odds;
}

/// What is best to keep, and the chance to win with it.
struct Best {
    PokerDice keep;  // all five: stand
    double chance;
};

inline constexpr double kTieIsHalf = 0.5;

/// The second player, or anybody who knows the hand to beat: the chance with these dice kept and so many
/// throws left, playing well from there on (with all five kept: before it is said which). `tie` is what an
/// equal hand is worth: 0 asks to beat it outright.
double chance_to_beat(PokerDice target, PokerDice kept, int throws_left, double tie = kTieIsHalf);
/// The best dice to keep of these five, and the chance.
Best best_to_beat(PokerDice target, PokerDice dice, int throws_left, double tie = kTieIsHalf);

/// The caller, against an opponent who plays well with as many throws as the caller takes: the chance with
/// these dice kept after so many throws, when there is another one.
double chance_of_caller(PokerDice kept, int throws_made);
/// The best dice to keep of these five after so many throws (1 to 3), and the chance.
Best best_of_caller(PokerDice dice, int throws_made);
/// The chance if the caller stands with these five after so many throws.
double chance_to_stand(PokerDice dice, int throws_made);
/// The caller's chance before the first throw.
double chance_of_calling();

}  // namespace monte_carlo
