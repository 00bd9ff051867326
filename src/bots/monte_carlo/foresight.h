#pragma once
// A turn of the race seen to its end: all that the dice, the casino cards and poker can bring, by exact
// chances, with the best answers in between; what the race is worth then is in prospects.h.

#include <span>

#include "games/monte_carlo/monte_carlo.h"

namespace bots {

class Foresight {
   public:
    using State = monte_carlo::State;
    using Moves = monte_carlo::Moves;

    explicit Foresight(core::Seat seat) : me_(seat) {}

    /// The seat's chance to win after each of the offered moves.
    void judge(const State& state, const Moves& moves, std::span<float> chances) const;

   private:
    /// The seat's chance to win. `far` counts what lay between, and bounds it.
    float worth(const State& state, int far) const;
    float after(const State& state, core::Seat who, const monte_carlo::Move& move, int far) const;
    float after_die(const State& state) const;
    float after_card(const State& state, monte_carlo::Card card, int far) const;
    float after_any_card(const State& state, int far) const;
    float best_bet(const State& state, int far) const;
    void judge_bets(const State& state, const Moves& moves, std::span<float> chances) const;
    float after_poker(const State& state, int far) const;
    float best_answer(const State& state, int far) const;
    float now(const State& state) const;

    core::Seat me_;
};

}  // namespace bots
