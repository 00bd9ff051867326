#pragma once
// Who will win the race, as it stands when a turn begins: by numbers that were learned by playing.

#include "bots/monte_carlo/track.h"

namespace bots {

/// What counts, in turns. It began as the table of the track and a guess at the price of money, and was
/// corrected after each of some thousand games of this player against itself, so that what it thinks of one
/// turn agrees with what it thinks of the next ones (temporal differences).
struct Prospects {
    std::array<float, monte_carlo::kLongestBoard> squares{};     // turns that a pawn there still needs
    std::array<float, monte_carlo::kMostChips + 1> money{};      // turns that so many chips are worth
    std::array<float, monte_carlo::kPawnsASeat + 1> blocked{};   // so many pawns under others'
    std::array<float, monte_carlo::kPawnsASeat + 1> on_start{};  // MC-7: they keep the tax away
    std::array<float, monte_carlo::kPawnsASeat + 1> left{};      // so many pawns still to bring home
    float threat = 0;  // a pawn that may call poker next turn, for each chip that can be staked
    float next = 0;    // to move next
};

/// Those of a board. What was learned about squares holds for the usual board alone; on another one the
/// table of its track stands for it.
const Prospects& prospects_of(const monte_carlo::Board& board);

/// The chance of each seat to win, at the beginning of a turn.
TurnsLeft chances_to_win(const monte_carlo::State& state);

}  // namespace bots
