#pragma once
// The search of all games: dream a state that fits what the seat knows, go down the tree of decisions, play
// on quickly, and remember how it went (information-set Monte Carlo tree search). It sees a view and the
// offered moves, nothing else.

#include <algorithm>
#include <chrono>
#include <numeric>
#include <thread>

#include "bots/knowledge.h"
#include "bots/tree.h"

namespace bots {

struct Limits {
    std::uint64_t playouts = 1000;
    std::chrono::milliseconds time{0};  // 0: only the playouts count
    int threads = 1;
};

/// The judgement of a move counts like this share (one in …) of the playouts: it steers a short search and is
/// outvoted in a long one.
inline constexpr std::uint64_t kTrustedShare = 10;

/// How an offered move fared.
struct Tried {
    std::uint64_t visits = 0;
    double sum = 0;
    double mean() const { return visits == 0 ? 0.0 : sum / static_cast<double>(visits); }
};

/// One tree, one thread.
template <Knowledge K>
class Search {
   public:
    using G = typename K::Game;
    using Move = typename G::Move;
    /// More moves than this are not told apart in the tree: the best by judgement stand for all.
    static constexpr int kWidest = 24;
    using Candidates = core::Few<Move, 64>;

    Search(const typename G::View& view, Seat seat, const Candidates& candidates, std::uint64_t seed,
           std::size_t most_nodes, std::span<const float> expected, std::uint32_t trust)
        : view_(view), seat_(seat), candidates_(candidates), house_(seed), tree_(most_nodes) {
        for (int i = candidates.size(); i-- > 0;)
            tree_.expect(candidates[i], expected[static_cast<unsigned>(i)], trust);
    }

    void playout() {
        typename G::State state = G::dream(view_, house_);
        const typename G::State start = state;
        path_.clear();
        typename Tree<Move>::Index node = Tree<Move>::kRoot;
        bool in_tree = true;
        for (;; ++decisions_) {
            const core::Decision open = G::ask(state);
            if (open.is_over()) break;
            if (open.is_chance()) {
                G::apply(state, G::chance(state, house_));
                continue;
            }
            if (K::far_enough(start, state)) break;
            const bool at_root = path_.empty();
            const Seat seat = at_root && open.asked.has(seat_) ? seat_ : open.asked.lowest();
            if (at_root && seat == seat_) {
                node = choose(node, candidates_, in_tree);
                path_.push_back({node, seat});
                G::apply(state, seat, tree_[node].move);
                continue;
            }
            typename G::Moves moves;
            G::offer(state, seat, moves);
            // What others answer sealed cannot depend on our answer: it has no place in the tree.
            const bool sealed = open.kind == core::Decision::Kind::Sealed && seat != seat_;
            if (!in_tree || sealed || at_root || moves.size() > kWidest) {
                G::apply(state, seat, moves[moves.size() == 1 ? 0 : K::quick(state, seat, moves, house_)]);
                continue;
            }
            const auto next = choose(node, moves, in_tree);
            if (next == 0) {
                in_tree = false;
                --decisions_;
                continue;
            }
            node = next;
            path_.push_back({node, seat});
            G::apply(state, seat, tree_[node].move);
        }
        Values values{};
        K::values(start, state, values);
        for (const Step& step : path_) {
            auto& tried = tree_[step.node];
            ++tried.visits;
            tried.sum += values[static_cast<unsigned>(step.seat)];
        }
    }

    /// Answers and draws of all playouts so far.
    std::uint64_t decisions() const { return decisions_; }

    /// Adds how the candidates fared.
    void add_to(std::span<Tried> tried) const {
        for (auto child = tree_[Tree<Move>::kRoot].first_child; child != 0; child = tree_[child].next_sibling)
            for (int i = 0; i < candidates_.size(); ++i)
                if (candidates_[i] == tree_[child].move) {
                    tried[static_cast<unsigned>(i)].visits += tree_[child].visits;
                    tried[static_cast<unsigned>(i)].sum += static_cast<double>(tree_[child].sum);
                }
    }

   private:
    struct Step {
        typename Tree<Move>::Index node;
        Seat seat;
    };
    template <class Moves>
    typename Tree<Move>::Index choose(typename Tree<Move>::Index node, const Moves& moves, bool& in_tree) {
        bool fresh = false;
        const auto chosen = tree_.select(node, moves, K::kCuriosity, fresh);
        if (fresh) in_tree = false;
        return chosen;
    }

    const typename G::View& view_;
    Seat seat_;
    const Candidates& candidates_;
    core::PlayoutHouse house_;
    Tree<Move> tree_;
    std::vector<Step> path_;
    std::uint64_t decisions_ = 0;
};

/// The offered moves that the search looks at: all, or the best by judgement where there are very many.
template <Knowledge K>
typename Search<K>::Candidates candidates(const typename K::Game::View& view, Seat seat,
                                          const typename K::Game::Moves& moves, std::vector<int>& places,
                                          std::vector<float>& expected) {
    std::vector<float> scores(static_cast<std::size_t>(moves.size()));
    K::judge(view, seat, moves, scores);
    places.resize(scores.size());
    std::iota(places.begin(), places.end(), 0);
    std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
        return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
    });
    if (places.size() > static_cast<std::size_t>(Search<K>::kWidest)) places.resize(Search<K>::kWidest);
    typename Search<K>::Candidates best;
    for (const int place : places) {
        best.add(moves[place]);
        expected.push_back(0.5f + K::kTrust * (scores[static_cast<std::size_t>(place)] -
                                               scores[static_cast<std::size_t>(places[0])]));
    }
    return best;
}

/// What a search found: for each candidate (a place in the offer) how it fared.
struct Found {
    std::vector<int> places;
    std::vector<Tried> tried;
    std::uint64_t playouts = 0;
    std::uint64_t decisions = 0;  // answers and draws in them

    /// The place of the move that was tried most often, and of those the one that fared best.
    std::size_t best() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < tried.size(); ++i)
            if (tried[i].visits > tried[best].visits ||
                (tried[i].visits == tried[best].visits && tried[i].mean() > tried[best].mean()))
                best = i;
        return best;
    }
};

/// Searches within the limits. With a number of playouts and without a time the same call finds the same, for
/// the same number of threads: each thread has a tree and a seed of its own.
template <Knowledge K>
Found search(const typename K::Game::View& view, Seat seat, const typename K::Game::Moves& moves,
             const Limits& limits, std::uint64_t seed) {
    Found found;
    std::vector<float> expected;
    const auto best = candidates<K>(view, seat, moves, found.places, expected);
    found.tried.resize(found.places.size());
    const auto threads = static_cast<unsigned>(std::max(1, limits.threads));
    const auto deadline = std::chrono::steady_clock::now() + limits.time;
    std::vector<std::vector<Tried>> results(threads, std::vector<Tried>(found.places.size()));
    std::vector<std::uint64_t> counts(threads), decisions(threads);
    const auto work = [&](unsigned thread) {
        const std::uint64_t share = limits.playouts / threads + (thread < limits.playouts % threads ? 1 : 0);
        Search<K> search(view, seat, best, seed * 1'000'003 + thread,
                         std::min<std::uint64_t>(share + 66, 1 << 20), expected,
                         static_cast<std::uint32_t>(share / kTrustedShare));
        while (counts[thread] < share) {
            search.playout();
            ++counts[thread];
            if (limits.time.count() > 0 && counts[thread] % 16 == 0 &&
                std::chrono::steady_clock::now() >= deadline)
                break;
        }
        search.add_to(results[thread]);
        decisions[thread] = search.decisions();
    };
    std::vector<std::thread> helpers;
    for (unsigned thread = 1; thread < threads; ++thread) helpers.emplace_back(work, thread);
    work(0);
    for (std::thread& helper : helpers) helper.join();
    for (unsigned thread = 0; thread < threads; ++thread) {
        found.playouts += counts[thread];
        found.decisions += decisions[thread];
        for (std::size_t i = 0; i < found.tried.size(); ++i) {
            found.tried[i].visits += results[thread][i].visits;
            found.tried[i].sum += results[thread][i].sum;
        }
    }
    return found;
}

}  // namespace bots
