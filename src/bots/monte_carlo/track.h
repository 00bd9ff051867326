#pragma once
// How long the race still is: for a pawn, for a player, and what that means for the chance to win.

#include <array>
#include <cmath>

#include "games/monte_carlo/monte_carlo.h"

namespace bots {

/// Turns that a pawn needs to come home, on one board, if it moves by whatever is rolled.
struct Track {
    using Turns = float;
    std::array<Turns, monte_carlo::kLongestBoard> from{};                   // where a pawn may stand
    std::array<std::array<Turns, 7>, monte_carlo::kLongestBoard> casino{};  // arriving at a casino by a die

    explicit Track(const monte_carlo::Board& board);
    /// Arriving on a square by a die; money that comes with it is counted at its usual worth.
    Turns arriving(const monte_carlo::Board& board, int square, int die) const;

   private:
    void settle_casino(const monte_carlo::Board& board, int square);
    void settle_rest(const monte_carlo::Board& board, int square);
};

/// The table of a board. That of the usual board is made once, another's once for each thread that asks.
const Track& track_of(const monte_carlo::Board& board);

/// What else counts, in turns.
struct Prices {
    std::array<float, monte_carlo::kMostChips + 1> chips{};  // so many of them
    float blocked = 0;                                       // a blocked pawn

    constexpr float money(int held) const {
        const int most = monte_carlo::kMostChips;
        return chips[static_cast<unsigned>(held < 0 ? 0 : held > most ? most : held)];
    }
};

/// As most players feel it: the first chips keep ruin away, the last ones hardly matter.
inline constexpr Prices kFelt = [] {
    Prices prices{.chips = {}, .blocked = 0.7f};
    float next = 0.5f;
    for (std::size_t chips = 1; chips < prices.chips.size(); ++chips, next *= 0.82f)
        prices.chips[chips] = prices.chips[chips - 1] + next;
    return prices;
}();

/// How far apart chance throws two players, by the root of the turns to go.
inline constexpr float kRaceSpread = 2.2f;

using core::Seat;
using TurnsLeft = std::array<float, monte_carlo::kMostSeats>;

/// The turns that each seat needs, all that counts counted in.
inline TurnsLeft turns_left(const Track& track, const monte_carlo::State& state, const Prices& prices) {
    TurnsLeft turns{};
    for (int seat = 0; seat < state.setup.seats; ++seat) {
        float sum = -prices.money(state.money(Seat(seat)));
        for (int i = 0; i < state.setup.pawns(); ++i) {
            const monte_carlo::Pawn pawn = monte_carlo::pawn_of(Seat(seat), i);
            sum += track.from[static_cast<unsigned>(state.square(pawn))];  // 0 at home
            sum += monte_carlo::is_blocked(state, pawn) ? prices.blocked : 0.0f;
        }
        turns[static_cast<unsigned>(seat)] = sum;
    }
    return turns;
}

/// The chance of each seat to win: fitted to games of sound play.
inline TurnsLeft race_chances(const TurnsLeft& turns, int seats) {
    const auto count = static_cast<unsigned>(seats);
    float least = turns[0], all = 0, sum = 0;
    for (unsigned i = 0; i < count; ++i) {
        least = std::min(least, turns[i]);
        all += std::max(0.0f, turns[i]);
    }
    const float scale = 1.0f / (kRaceSpread * std::sqrt(2.0f + all / static_cast<float>(seats)));
    TurnsLeft chances{};
    for (unsigned i = 0; i < count; ++i) sum += chances[i] = std::exp((least - turns[i]) * scale);
    for (unsigned i = 0; i < count; ++i) chances[i] /= sum;
    return chances;
}

}  // namespace bots
