#pragma once
// How long the race still is: for a pawn, for a player, and what that means for the chance to win.

#include <array>
#include <cmath>

#include "games/monte_carlo/monte_carlo.h"

namespace bots {

/// Turns that a pawn needs to come home, on one board. A pawn alone moves by whatever is rolled; one of
/// several moves only when that is better than moving another, and so comes home in fewer turns of its own.
enum class Company { Alone, Several };
struct Track {
    using Turns = float;
    std::array<Turns, monte_carlo::kLongestBoard> from{};                   // where a pawn may stand
    std::array<std::array<Turns, 7>, monte_carlo::kLongestBoard> casino{};  // arriving at a casino by a die

    Track(const monte_carlo::Board& board, Company company);
    /// Arriving on a square by a die; money that comes with it is counted at its usual worth.
    Turns arriving(const monte_carlo::Board& board, int square, int die) const;

   private:
    void settle_casino(const monte_carlo::Board& board, int square);
    void settle_alone(const monte_carlo::Board& board, int square);
    void settle_in_company(const monte_carlo::Board& board);
};

/// The table of a board. That of the usual board is made once, another's once for each thread that asks.
const Track& track_of(const monte_carlo::Board& board, Company company);

/// What money is worth in turns: the first chips keep a player from ruin, the last ones hardly matter.
inline constexpr auto kMoneyWorth = [] {
    std::array<float, monte_carlo::kMostChips + 1> worth{};
    float next = 0.5f;
    for (std::size_t chips = 1; chips < worth.size(); ++chips, next *= 0.82f)
        worth[chips] = worth[chips - 1] + next;
    return worth;
}();
constexpr float money_worth(int chips) {
    return kMoneyWorth[static_cast<unsigned>(chips < 0                         ? 0
                                             : chips > monte_carlo::kMostChips ? monte_carlo::kMostChips
                                                                               : chips)];
}
/// How far apart chance throws two players, by the root of the turns to go.
inline constexpr float kRaceSpread = 0.7f;
/// What it costs to be blocked.
inline constexpr float kBlocked = 0.7f;

using core::Seat;
using TurnsLeft = std::array<float, monte_carlo::kMostSeats>;

/// The turns that each seat needs, its money counted in.
inline TurnsLeft turns_left(const Track& race, const monte_carlo::State& state) {
    TurnsLeft turns{};
    for (int seat = 0; seat < state.setup.seats; ++seat) {
        float sum = -money_worth(state.money(Seat(seat)));
        for (int i = 0; i < state.setup.pawns(); ++i) {
            const monte_carlo::Pawn pawn = monte_carlo::pawn_of(Seat(seat), i);
            sum += race.from[static_cast<unsigned>(state.square(pawn))];  // 0 at home
            sum += monte_carlo::is_blocked(state, pawn) ? kBlocked : 0.0f;
        }
        turns[static_cast<unsigned>(seat)] = sum;
    }
    return turns;
}

/// The chance of each seat to win: fitted to games of sound play.
inline TurnsLeft race_chances(const TurnsLeft& turns, int seats) {
    const auto count = static_cast<unsigned>(seats);
    float least = turns[0], all = 0, sum = 0;
    for (unsigned i = 0; i < count; ++i) least = std::min(least, turns[i]), all += std::max(0.0f, turns[i]);
    const float scale = 1.0f / (kRaceSpread * std::sqrt(2.0f + all / static_cast<float>(seats)));
    TurnsLeft chances{};
    for (unsigned i = 0; i < count; ++i) sum += chances[i] = std::exp((least - turns[i]) * scale);
    for (unsigned i = 0; i < count; ++i) chances[i] /= sum;
    return chances;
}

}  // namespace bots
