#ifndef TRUSTED
#define TRUSTED 20
#endif
#ifndef LOOKS
#define LOOKS 3
#endif
#ifndef COST
#define COST 60
#endif
#pragma once
// What the card game knows about itself.

#include "bots/knowledge.h"
#include "bots/las_vegas_cards/chances.h"
#include "games/las_vegas_cards/las_vegas_cards.h"

namespace bots {

struct LasVegasCardsKnowledge {
    using Game = las_vegas_cards::LasVegasCards;
    using State = las_vegas_cards::State;
    using View = las_vegas_cards::View;
    using Moves = las_vegas_cards::Moves;
    using Move = las_vegas_cards::Move;
    static constexpr float kCuriosity = 0.1f;
#ifdef DEPTH
static constexpr int kDepth = DEPTH;
#endif
    static constexpr double kTrusted = TRUSTED;
    static constexpr float kTrust = 1.0f / 400'000.0f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// Of a few moves by lot the best: what dice change at their casinos, less what cards are worth.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace las_vegas_cards;
        const auto count = static_cast<std::uint32_t>(moves.size());
        if (!moves[0].places()) return 0;
        int best = 0, best_score = -1'000'000;
        for (int look = 0; look < LOOKS; ++look) {
            const int i = static_cast<int>(house.below(count));
            const int score = quick_worth(state, seat, moves[i].cards());
            const bool better = score > best_score;
            best = better ? i : best;
            best_score = better ? score : best_score;
        }
        return best;
    }
    /// What these cards change where they go.
    static int quick_worth(const State& state, Seat seat, las_vegas_cards::Cards cards) {
        using namespace las_vegas_cards;
        const std::uint64_t mine = state.placed[at(seat)].dice().packed;
        int score = -COST * cards.count();
        for (std::uint64_t left = cards.dice().packed; left != 0;) {
            const int shift = std::countr_zero(left) & ~7;
            const int more = static_cast<int>(left >> shift & 0xff);
            left &= ~(std::uint64_t{0xff} << shift);
            int others = 0;
            for (unsigned i = 0; i < state.setup.seats; ++i) {
                const int theirs = static_cast<int>(state.placed[i].dice().packed >> shift & 0xff);
                others = i == at(seat) ? others : std::max(others, theirs);
            }
            const int lead = static_cast<int>(mine >> shift & 0xff) - others;
            const auto before = static_cast<unsigned>(std::clamp(lead, -6, 6) + 6);
            const auto after = static_cast<unsigned>(std::clamp(lead + more, -6, 6) + 6);
            score += (kAhead[after] - kAhead[before]) * kit::kind(state.notes[static_cast<unsigned>(shift / 8)][0]);
        }
        return score;
    }
    /// The chance, in hundredths, to be first in the end with so many dice more than the best of the others, from 6 fewer on.
    static constexpr std::int8_t kAhead[] = {1, 1, 2, 4, 8, 14, 20, 40, 56, 70, 80, 88, 93};

    static std::uint64_t key(const State&, Seat, const Move& move) {
        return move.places() ? move.cards().by_value().packed : move.packed;
    }
    /// A round is played to its end: money comes only then.
    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }
    static void values(const State&, const State& now, Values& values) {
        const int seats = now.setup.seats;
        if (now.does == las_vegas_cards::Does::Over) {
            const core::Standing standing = las_vegas_cards::score(now);
            for (int i = 0; i < seats; ++i)
                values[static_cast<unsigned>(i)] = standing.winners.has(Seat(i))
                                                       ? 1.0f / static_cast<float>(standing.winners.count())
                                                       : 0.0f;
            return;
        }
        CardMoney money{};
        for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i)
            money[i] =
                static_cast<float>((now.safes[i].money() + las_vegas_cards::timing::extra(now, Seat(i))).dollars);
        const auto left = static_cast<float>(las_vegas_cards::kRounds - now.round + 1);
        const CardMoney chances = win_chances(money, seats, left);
        std::copy(chances.begin(), chances.end(), values.begin());
    }
};

}  // namespace bots
