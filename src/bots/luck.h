#pragma once
// What one draw of the house was worth to each seat, measured by playing on quickly. Taken off a result it
// leaves what the players did. On average a draw is worth nothing, however badly those who play on quickly
// play: so the result without luck means the same as the result, and only varies less.

#include "bots/any_bot.h"
#include "bots/knowledge.h"

namespace bots {

/// Plays on from states after a draw, for as long as a search from before it would.
template <Knowledge K>
class LuckMeter {
   public:
    using G = typename K::Game;
    using State = typename G::State;

    LuckMeter(const State& before, std::uint64_t seed) : before_(before), lots_{Lot(seed), Lot(~seed)} {}

    /// How much better than a draw of its own the draw that led to `after` was.
    Luck of(const State& after, std::uint64_t playouts) {
        Luck luck{};
        const double share = 1.0 / static_cast<double>(playouts);
        for (std::uint64_t i = 0; i < playouts; ++i) {
            State drawn = before_;
            G::apply(drawn, G::chance(before_, lots_.house));
            // Both meet the same dice: those to come are no part of this draw.
            const Lots same = lots_;
            add(after, share, luck);
            lots_ = same;
            add(drawn, -share, luck);
        }
        return luck;
    }

   private:
    using Lot = core::PlayoutHouse;
    struct Lots {
        Lot house, whims;  // of those who play on quickly: the dice do not depend on them
    };

    void add(State state, double share, Luck& luck) {
        bool started = false;
        for (;;) {
            const core::Decision open = G::ask(state);
            if (open.is_over() || K::far_enough(before_, state)) break;
            if (open.is_chance()) {
                G::apply(state, G::chance(state, lots_.house));
                continue;
            }
            // What is looked up depends on what was dealt.
            if (!started) quick_.start_from(state);
            started = true;
            const Seat seat = open.asked.lowest();
            typename G::Moves moves;
            G::offer(state, seat, moves);
            const int place = moves.size() == 1 ? 0 : quick_.choose(state, seat, moves, lots_.whims);
            G::apply(state, seat, moves[place]);
        }
        Values values{};
        K::values(before_, state, values);
        for (std::size_t seat = 0; seat < luck.size(); ++seat)
            luck[seat] += share * static_cast<double>(values[seat]);
    }

    const State& before_;
    Lots lots_;
    QuickPlayer<K> quick_;
};

}  // namespace bots
