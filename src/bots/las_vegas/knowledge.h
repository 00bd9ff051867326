#pragma once
// What the dice game knows about itself.

#include <cmath>

#include "bots/knowledge.h"
#include "games/las_vegas/las_vegas.h"

namespace bots {

struct LasVegasKnowledge {
    using Game = las_vegas::LasVegas;
    using State = las_vegas::State;
    using View = las_vegas::View;
    using Moves = las_vegas::Moves;
    using Move = las_vegas::Move;
    static constexpr float kCuriosity = 0.5f;
    static constexpr float kTrust = 1.0f / 300000.0f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// The judgement in short: what the dice would win now at their casino, less what dice are worth.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace las_vegas;
        const auto me = static_cast<unsigned>(seat);
        const int jitter =
            static_cast<int>(house.below(64));  // equal scores are not always settled the same way
        int best = 0, best_score = -1'000'000;
        for (int i = 0; i < moves.size(); ++i) {
            if (moves[i].kind() != Move::Kind::Place || moves[i].where() == kSlot) continue;
            const Face face = moves[i].face();
            const Place place = casino(face);
            const int used = state.roll.of(Kind::Own).count(face);
            const int mine = state.dice[me].at(place), after = mine + used;
            int ahead = 0, tied_before = 0, tied_after = 0;
            for (unsigned other = 0; other < state.setup.seats; ++other) {
                const int theirs = other == me ? 0 : state.dice[other].at(place);
                ahead += theirs > after ? 1 : 0;
                tied_after |= theirs == after ? 1 : 0;
                tied_before |= theirs == mine ? 1 : 0;
            }
            const Notes& notes = state.notes_at(place);
            const int pot = notes.none() ? 0 : kit::kind(notes.highest()) + 1;
            const int wins = tied_after || ahead > 1 ? 0 : ahead == 0 ? pot : 0;
            const int won = mine == 0 || tied_before ? 0 : pot / 2;
            const int score = 8 * (wins - won) - 7 * used + ((jitter >> i) & 1) * 2;
            if (score > best_score) best = i, best_score = score;
        }
        return best;
    }
    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }
    static void values(const State&, const State& now, Values& values) {
        const int seats = now.setup.seats;
        if (now.now.does == las_vegas::Does::Over) {
            const core::Standing standing = las_vegas::score(now);
            for (int i = 0; i < seats; ++i)
                values[static_cast<unsigned>(i)] = standing.winners.has(Seat(i))
                                                       ? 1.0f / static_cast<float>(standing.winners.count())
                                                       : 0.0f;
            return;
        }
        // The chance to win from a lead: what a round brings differs by about 60,000 from round to round.
        const float left = static_cast<float>(now.setup.rounds - now.round + 1);
        const float scale = 1.0f / (55'000.0f * std::sqrt(left));
        float most = 0, sum = 0;
        std::array<float, core::kMostSeats> money;
        for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) {
            money[i] = static_cast<float>(now.purses[i].money().dollars) * scale;
            most = std::max(most, money[i]);
        }
        for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i)
            sum += values[i] = std::exp(money[i] - most);
        for (unsigned i = 0; i < static_cast<unsigned>(seats); ++i) values[i] /= sum;
    }
};

}  // namespace bots
