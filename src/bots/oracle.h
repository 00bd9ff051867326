#pragma once
// The oracle: it looks at the true state and is told all chance to come, and takes the others for regulars.
// No player may do that. It shows in the arena how much luck leaves to be won.

#include "bots/arena/chance.h"
#include "bots/levels.h"

namespace bots {

/// Tries lines of play in the one future that will come: by judgement, with some of its own moves at random.
/// The best line found is kept and followed until a better one turns up.
template <Knowledge K>
class Oracle {
   public:
    using G = typename K::Game;
    using State = typename G::State;
    using Move = typename G::Move;

    Oracle(const Limits& limits, std::uint64_t deal_seed) : limits_(limits), deal_seed_(deal_seed) {}

    /// The move to play now; `question` is the number of the open question.
    Move choose(const State& state, Seat seat, int question) {
        // What happened may differ from what the best line expected of the others.
        if (!(plan_at_ < plan_.size() && plan_[plan_at_].question == question)) plan_.clear(), plan_at_ = 0;
        std::vector<Step> best(plan_.begin() + static_cast<std::ptrdiff_t>(plan_at_), plan_.end());
        core::PlayoutHouse lot(arena::mixed(deal_seed_, 0x0AC1E + static_cast<std::uint64_t>(question)));
        std::vector<Step> line;
        double best_value = follow(state, seat, question, best, best.size(), 0, lot, line);
        best = line;
        const auto deadline = Clock::now() + limits_.time;
        // A try plays a whole game by judgement: far more work than a playout of the search.
        const std::uint64_t tries = std::max<std::uint64_t>(limits_.playouts / kPlayoutsPerTry, 8);
        for (std::uint64_t i = 0; i < tries; ++i) {
            if (limits_.time.count() > 0 && Clock::now() >= deadline) break;
            // Half of the tries change everything a little, half keep a beginning of the best line.
            const std::size_t keep = i % 2 == 0 ? 0 : lot.below(static_cast<std::uint32_t>(best.size()) + 1);
            const double value = follow(state, seat, question, best, keep, 1 + i % 3, lot, line);
            if (value <= best_value) continue;
            best_value = value;
            best = line;
        }
        plan_ = best;
        plan_at_ = 1;
        return best.front().move;
    }

   private:
    struct Step {
        int question;
        Move move;
    };
    static constexpr std::uint64_t kPlayoutsPerTry = 4;

    /// Plays to the end: the first `keep` of its moves as in `line`, the others by judgement, `wild` of ten
    /// at random. Gives how good the end is, and the line that was played.
    double follow(State state, Seat me, int question, const std::vector<Step>& line, std::size_t keep,
                  std::uint64_t wild, core::PlayoutHouse& lot, std::vector<Step>& played) {
        played.clear();
        for (;;) {
            const core::Decision open = G::ask(state);
            if (open.is_over()) break;
            if (open.is_chance()) {
                core::PlayoutHouse house = arena::house_of(deal_seed_, question);
                G::apply(state, G::chance(state, house));
                ++question;
                continue;
            }
            const Seat seat = open.asked.lowest();
            typename G::Moves moves;
            G::offer(state, seat, moves);
            int place = 0;
            const bool kept =
                seat == me && played.size() < keep && find(moves, line[played.size()].move, place);
            if (!kept && moves.size() > 1)
                place = seat == me && lot.below(10) < wild
                            ? static_cast<int>(lot.below(static_cast<std::uint32_t>(moves.size())))
                            : best_by_judgement<K>(G::view(state, seat), seat, moves);
            const Move move = moves[place];
            if (seat == me) played.push_back({question, move});
            G::apply(state, seat, move);
            const bool sealed = open.kind == core::Decision::Kind::Sealed;
            if (!sealed || open.asked.count() == 1) ++question;
        }
        return worth(G::score(state), me);
    }
    static bool find(const typename G::Moves& moves, const Move& move, int& place) {
        for (place = 0; place < moves.size(); ++place)
            if (moves[place] == move) return true;
        place = 0;
        return false;
    }
    /// A win alone counts most, then a shared one, then the lead in money.
    static double worth(const core::Standing& standing, Seat me) {
        double lead = standing.money[static_cast<unsigned>(me)];
        double others = 0;
        for (int i = 0; i < standing.count; ++i)
            if (i != core::index(me))
                others = std::max(others, static_cast<double>(standing.money[static_cast<unsigned>(i)]));
        lead -= others;
        if (standing.winners.has(me)) lead += 1e12 / standing.winners.count();
        return lead;
    }

    Limits limits_;
    std::uint64_t deal_seed_;
    std::vector<Step> plan_;
    std::size_t plan_at_ = 0;
};

}  // namespace bots
