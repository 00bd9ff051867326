#pragma once
// What the dice game knows about itself.
//
//   judge.h     one turn's judgement of every kind of move, and its measures
//   outlook.h   what a position promises while dice are still to come
//   quick.h     playing on quickly; duel.h  two players at one casino, in tables
//   perfect.h   the rest of a round of two, counted to its end
//   reason.cpp  why this move

#include <cmath>

#include "bots/knowledge.h"
#include "bots/las_vegas/perfect.h"
#include "bots/las_vegas/quick.h"
#include "bots/purse.h"

namespace bots {

struct LasVegasKnowledge {
    using Game = las_vegas::LasVegas;
    using State = las_vegas::State;
    using View = las_vegas::View;
    using Moves = las_vegas::Moves;
    using Move = las_vegas::Move;
    static constexpr float kCuriosity = 1.0f;
    static constexpr float kTrust = 1.0f / 300'000.0f;
    static constexpr double kTrusted = 1000;
    static constexpr int kTries = 4;
    /// Among many one's own next turn is far away: no search is long enough to learn what the others do
    /// there.
    static constexpr int depth(const View& view) { return view.setup.seats > 5 ? 1 : 64; }

    /// The regular player: what the casinos would pay now, how long that may hold, and that dice are worth
    /// something.
    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    /// What the search believes before it begins: the same with an eye on the dice to come.
    static void foresee(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    /// The greedy player: what the casinos would pay if the round ended now.
    static void greed(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

#ifndef __wasm__
    /// Two players with dice alone need no search where a round can be counted to its end.
    static std::uint64_t cost_to_solve(const View& view) { return perfect::rolls_to_come(view) / kRolls; }
    static void solve(const View& view, Seat seat, const Moves& moves, std::span<float> chances) {
        perfect::judge(view, seat, moves, chances);
    }
    static constexpr std::uint64_t kRolls = 1200;  // are looked at in the time of a playout
#endif

    /// What a playout looks up again and again, from where it starts.
    using LookedUp = lv_quick::Tops;
    static LookedUp look_up(const State& start) { return lv_quick::tops_of(start); }
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse&,
                     const LookedUp& notes) {
        if (state.setup.modules.none()) return lv_quick::plain(state, seat, notes);
        if ((state.setup.modules.bits & ~lv_quick::kSilent.bits) == 0)
            return lv_quick::with_white(state, seat, notes);
        return lv_quick::with_modules(state, seat, moves);
    }
    /// A placement is remembered with the number of its dice: what it leads to depends on nothing else.
    static std::uint64_t key(const State& state, Seat, const Move& move) {
        if (!places_dice(move)) return move.word;
        const las_vegas::Face value = placing_of(move).value;
        std::uint64_t dice = 0;
        for (const las_vegas::Faces& faces : state.roll.dice)
            dice = dice << 4 | static_cast<unsigned>(faces.count(value));
        return move.word | dice << 16;
    }

    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }
    static void values(const State&, const State& now, Values& values) {
        const auto seats = static_cast<unsigned>(now.setup.seats);
        if (now.now.does == las_vegas::Does::Over) {
            const core::Standing standing = las_vegas::score(now);
            for (unsigned i = 0; i < seats; ++i)
                values[i] = standing.winners.has(Seat(i))
                                ? 1.0f / static_cast<float>(standing.winners.count())
                                : 0.0f;
            return;
        }
        // The chance to win from a lead: what a round brings differs from round to round.
        const float left = static_cast<float>(now.setup.rounds - now.round + 1);
        const float scale = 1.0f / (kSpread * std::sqrt(left));
        float most = 0, sum = 0;
        for (unsigned i = 0; i < seats; ++i) {
            const int dollars = dollars_in(now.purses[i]) + las_vegas::timing::fortune(now, Seat(i)).dollars;
            values[i] = static_cast<float>(dollars) * scale;
            most = std::max(most, values[i]);
        }
        for (unsigned i = 0; i < seats; ++i) sum += values[i] = std::exp(values[i] - most);
        for (unsigned i = 0; i < seats; ++i) values[i] /= sum;
    }
    /// Measured between equal players: the difference of a round is spread by about 60,000; a logistic curve
    /// with this scale comes nearest to it.
    static constexpr float kSpread = 36'000.0f;
    /// The same for one of two players who is ahead by so much, while so many rounds are still to come.
    static float chance_of_lead(float dollars, int rounds) {
        return 1.0f / (1.0f + std::exp(-dollars / (kSpread * std::sqrt(static_cast<float>(rounds)))));
    }
};

template <>
struct KnowledgeOf<las_vegas::LasVegas> {
    using Type = LasVegasKnowledge;
};

}  // namespace bots
