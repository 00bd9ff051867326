#pragma once
// What the card game knows about itself.

#include "bots/knowledge.h"
#include "bots/las_vegas_cards/chances.h"
#include "bots/purse.h"
#include "games/las_vegas_cards/las_vegas_cards.h"

namespace bots {

struct LasVegasCardsKnowledge {
    using Game = las_vegas_cards::LasVegasCards;
    using State = las_vegas_cards::State;
    using View = las_vegas_cards::View;
    using Moves = las_vegas_cards::Moves;
    using Move = las_vegas_cards::Move;
    static constexpr float kCuriosity = 0.1f;
    static constexpr int depth(const View&) { return 1; }
    static constexpr double kTrusted = 3000;
    static constexpr double kBelieved = 1000;
    static constexpr std::uint64_t kMostPlayouts = 10'000;  // 90,000 lost against 9,000 (docs/bots.md)
    static constexpr float kTrust = 1.0f / 400'000.0f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    /// What the search begins with: the same with more patience. A card that is kept may do more later.
    static void foresee(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// Of three moves by lot the best: what dice change at their casinos, less what cards are worth. It looks
    /// at open cards only, so what others answer in secret depends on nothing that they do not know.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace las_vegas_cards;
        if (!moves[0].places()) return 0;  // a token is always welcome
        const int count = moves.size();
        const Leads leads = Leads::of(state, seat);
        int place = static_cast<int>(house.below(static_cast<std::uint32_t>(count)));
        int best = place, best_score = quick_worth(state, leads, moves[place].cards());
        for (int look = 1; look < 3; ++look) {
            place += 5;
            place -= place >= count ? count : 0;  // a hand leaves at least five choices
            const int score = quick_worth(state, leads, moves[place].cards());
            const bool better = score > best_score;
            best = better ? place : best;
            best_score = better ? score : best_score;
        }
        return best;
    }
    /// By how many dice a seat leads at each casino, and 64 more so that no byte is negative.
    struct Leads {
        std::uint64_t packed;
        static Leads of(const State& state, Seat seat) {
            using namespace las_vegas_cards;
            std::uint64_t most = 0;
            for (unsigned i = 0; i < state.setup.seats; ++i)
                if (i != at(seat)) most = higher(most, state.placed[i].dice().packed);
            return {(state.placed[at(seat)].dice().packed | 0x404040404040) - most};
        }
        /// Byte by byte; all are below 64.
        static std::uint64_t higher(std::uint64_t a, std::uint64_t b) {
            const std::uint64_t not_below = (((a | 0x404040404040) - b) & 0x404040404040) >> 6;
            const std::uint64_t mask = not_below * 0xff;
            return (a & mask) | (b & ~mask);
        }
    };
    /// What these cards change where they go: one casino or two (LVC-5), without asking which.
    static int quick_worth(const State& state, const Leads& leads, las_vegas_cards::Cards cards) {
        const std::uint64_t dice = cards.dice().packed;
        const int low = std::countr_zero(dice) & ~7, high = (63 - std::countl_zero(dice)) & ~7;
        const auto at = [&](int shift) {
            const int more = static_cast<int>(dice >> shift & 0xff);
            const int lead = static_cast<int>(leads.packed >> shift & 0xff) - 64;
            const auto before = static_cast<unsigned>(std::clamp(lead, -6, 6) + 6);
            const auto after = static_cast<unsigned>(std::clamp(lead + more, -6, 6) + 6);
            return (kAhead[after] - kAhead[before]) *
                   kit::kind(state.notes[static_cast<unsigned>(shift / 8)][0]);
        };
        return at(low) + (low != high ? 1 : 0) * at(high) - 60 * cards.count();
    }
    /// The chance, in hundredths, to be first in the end with so many dice more than the best of the others,
    /// from 6 fewer on.
    static constexpr std::int8_t kAhead[] = {1, 1, 2, 4, 8, 14, 20, 40, 56, 70, 80, 88, 93};

    /// For the search cards of one value are alike.
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
            money[i] = static_cast<float>(dollars_in(now.safes[i]) +
                                          las_vegas_cards::timing::extra(now, Seat(i)).dollars);
        const auto left = static_cast<float>(las_vegas_cards::kRounds - now.round + 1);
        const CardMoney chances = chances_with_money(money, seats, left);
        std::copy(chances.begin(), chances.end(), values.begin());
    }
};

template <>
struct KnowledgeOf<las_vegas_cards::LasVegasCards> {
    using Type = LasVegasCardsKnowledge;
};

}  // namespace bots
