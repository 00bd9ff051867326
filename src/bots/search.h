#pragma once
// The search of all games: dream a state that fits what the seat knows, try every candidate in it with the
// same dice, go down the tree of decisions, play on quickly, and remember how it went (information-set Monte
// Carlo tree search). After each lap of the race the worse half of the candidates goes home (sequential
// halving). It sees a view and the offered moves, nothing else.

#include <algorithm>
#include <limits>
#include <numeric>

#include "bots/crew.h"
#include "bots/knowledge.h"
#include "bots/tree.h"

namespace bots {

struct Limits {
    std::uint64_t playouts = 1000;
    std::chrono::milliseconds time{0};  // 0: only the playouts count
    int threads = 1;
};

/// The judgement of a move counts like so many playouts: it steers a short search and is outvoted in a long
/// one. A game whose judgement is good says more.
template <Knowledge K>
constexpr double trusted() {
    if constexpr (requires { K::kTrusted; }) return K::kTrusted;
    return 100;
}

/// However long a search is, it counts for fewer playouts than this beside the judgement: those who play on
/// quickly err in the same way every time. A game whose judgement sees more than its quick player says so.
template <Knowledge K>
constexpr double believed() {
    if constexpr (requires { K::kBelieved; }) return K::kBelieved;
    return std::numeric_limits<double>::infinity();
}

/// After so many playouts a search ends, whatever time it has left: where it would only follow those who play
/// on quickly further into their errors, thinking longer makes nobody play better.
template <Knowledge K>
constexpr std::uint64_t most_playouts() {
    if constexpr (requires { K::kMostPlayouts; }) return K::kMostPlayouts;
    return std::numeric_limits<std::uint64_t>::max();
}

/// How often each dream is tried: more than once where little is hidden and the dice decide.
template <Knowledge K>
constexpr int tries() {
    if constexpr (requires { K::kTries; }) return K::kTries;
    return 1;
}

/// How an offered move fared.
struct Tried {
    std::uint64_t visits = 0;
    double sum = 0;
    double mean() const { return visits == 0 ? 0.0 : sum / static_cast<double>(visits); }
};

/// One tree, one thread. Aligned, so that two threads never write to the same line of a cache.
template <Knowledge K>
class alignas(128) Search {
   public:
    using G = typename K::Game;
    using State = typename G::State;
    /// More moves than this are not told apart in the tree: the best by judgement stand for all.
    static constexpr int kWidest = 24;
    using Candidates = core::Few<typename G::Move, kWidest>;

    Search(const typename G::View& view, Seat seat, const Candidates& candidates, std::uint64_t seed,
           std::size_t most_nodes)
        : view_(view),
          seat_(seat),
          candidates_(candidates),
          house_(seed),
          whims_(~seed),
          tree_(most_nodes + kWidest + 1) {
        for (int i = 0; i < candidates.size(); ++i) roots_[i] = tree_.add_root();
        if constexpr (requires { K::depth(view); }) deepest_ = std::min(kDeepest, K::depth(view));
    }

    /// One dream, in which each of these candidates is tried: all meet the same dice.
    void try_all(std::span<const int> candidates) {
        const State start = G::dream(view_, house_);
        quick_.start_from(start);
        for (int i = 0; i < tries<K>(); ++i) {
            const core::PlayoutHouse dice = house_;
            for (const int candidate : candidates) {
                house_ = dice;
                playout(start, candidate);
            }
        }
    }

    const Tried& fared(int candidate) const { return fared_[candidate]; }
    std::uint64_t decisions() const { return decisions_; }

   private:
    struct Step {
        Tree::Index node;
        Seat seat;
    };
    /// How many decisions of a playout the tree remembers behind the first, at most: a game where more helps
    /// little at some table says so.
    static constexpr int kDeepest = 64;
    static constexpr std::uint32_t kGrown = 8;  // visits after which a node has children

    void playout(const State& start, int candidate) {
        State state = start;
        path_.clear();
        bool answered = false;
        auto node = Tree::kNone;
        for (;; ++decisions_) {
            const core::Decision open = G::ask(state);
            if (open.is_over() || K::far_enough(start, state)) break;
            if (open.is_chance()) {
                G::apply(state, G::chance(state, house_));
                continue;
            }
            if (!answered && open.asked.has(seat_)) {
                answered = true;
                node = roots_[candidate];
                G::apply(state, seat_, candidates_[candidate]);
                continue;
            }
            const Seat seat = open.asked.lowest();
            typename G::Moves moves;
            G::offer(state, seat, moves);
            int place = moves.size() == 1 ? 0 : quick_.choose(state, seat, moves, whims_);
            // What others answer sealed cannot depend on our answer: it has no place in the tree.
            const bool sealed = open.kind == core::Decision::Kind::Sealed && seat != seat_;
            if (node != Tree::kNone && tree_[node].visits < kGrown) node = Tree::kNone;
            if (node != Tree::kNone && !sealed && moves.size() <= kWidest && moves.size() > 1)
                place = go_down(state, seat, moves, place, node);
            G::apply(state, seat, moves[place]);
        }
        Values values{};
        K::values(start, state, values);
        ++fared_[candidate].visits;
        fared_[candidate].sum += static_cast<double>(values[static_cast<unsigned>(seat_)]);
        tree_[roots_[candidate]].add(values[static_cast<unsigned>(seat_)]);
        for (const Step& step : path_) tree_[step.node].add(values[static_cast<unsigned>(step.seat)]);
    }

    /// The move that the tree wants to see next.
    int go_down(const State& state, Seat seat, const typename G::Moves& moves, int liked, Tree::Index& node) {
        Tree::Keys keys;
        for (int i = 0; i < moves.size(); ++i)
            keys[static_cast<unsigned>(i)] = key_of<K>(state, seat, moves[i]);
        const Tree::Picked picked = tree_.select(node, keys, moves.size(), liked, K::kCuriosity);
        node = picked.node;
        if (node != Tree::kNone) path_.add({node, seat});
        if (picked.fresh || path_.size() == deepest_) node = Tree::kNone;
        return picked.place;
    }

    const typename G::View& view_;
    Seat seat_;
    const Candidates& candidates_;
    core::PlayoutHouse house_;  // dreams and draws
    core::PlayoutHouse whims_;  // of those who play on quickly: the dice do not depend on them
    QuickPlayer<K> quick_;
    Tree tree_;
    Tree::Index roots_[kWidest];
    Tried fared_[kWidest];
    std::uint64_t decisions_ = 0;
    int deepest_ = kDeepest;
    core::Few<Step, kDeepest> path_;
};

/// What the judgement says of each offered move before a search begins.
template <Knowledge K>
std::vector<float> expectations(const typename K::Game::View& view, Seat seat,
                                const typename K::Game::Moves& moves) {
    std::vector<float> scores(static_cast<std::size_t>(moves.size()));
    if constexpr (Foresees<K>)
        K::foresee(view, seat, moves, scores);
    else
        K::judge(view, seat, moves, scores);
    return scores;
}

/// What a search found: for each candidate (a place in the offer) how it fared.
struct Found {
    std::vector<int> places;
    std::vector<Tried> tried;
    std::uint64_t playouts = 0;
    std::uint64_t decisions = 0;  // answers and draws in all of them
    std::size_t winner = 0;

    std::size_t best() const { return winner; }
};

/// A race of candidates, in laps.
template <Knowledge K>
class Race {
   public:
    using G = typename K::Game;

    Race(const typename G::View& view, Seat seat, const typename G::Moves& moves, const Limits& limits)
        : limits_(limits), threads_(threads_for(limits.threads)) {
        limits_.playouts = std::min(limits_.playouts, most_playouts<K>());
        scores_ = expectations<K>(view, seat, moves);
        found_.places.resize(scores_.size());
        std::iota(found_.places.begin(), found_.places.end(), 0);
        const auto score = [&](int place) { return scores_[static_cast<std::size_t>(place)]; };
        const auto better = [&](int a, int b) { return score(a) != score(b) ? score(a) > score(b) : a < b; };
        const std::size_t wanted = std::min(found_.places.size(), widest());
        std::partial_sort(found_.places.begin(), found_.places.begin() + static_cast<std::ptrdiff_t>(wanted),
                          found_.places.end(), better);
        found_.places.resize(wanted);
        found_.tried.resize(wanted);
        running_.resize(wanted);
        std::iota(running_.begin(), running_.end(), 0);
        for (const int place : found_.places) {
            candidates_.add(moves[place]);
            expected_.push_back(0.5f + K::kTrust * (score(place) - score(found_.places[0])));
        }
        laps_ = std::max(1, laps(wanted));
    }

    Found run(const typename G::View& view, Seat seat, std::uint64_t seed) {
        const auto begin = Clock::now();
        std::vector<Search<K>> searches;
        searches.reserve(threads_);
        const std::size_t nodes = std::min<std::uint64_t>(limits_.playouts / threads_ + 1, 1 << 20);
        for (unsigned thread = 0; thread < threads_; ++thread)
            searches.emplace_back(view, seat, candidates_, seed * 1'000'003 + thread, nodes);
        const auto work = [&](unsigned thread, int lap) {
            const auto deadline = begin + limits_.time * (lap + 1) / laps_;
            const std::uint64_t dreams = dreams_in_lap(thread);
            for (std::uint64_t i = 0; i < dreams; ++i) {
                searches[thread].try_all(running_);
                if (limits_.time.count() > 0 && Clock::now() >= deadline) break;
            }
        };
        run_laps(threads_, laps_, work, [&] { send_worse_half_home(searches); });
        for (const Tried& tried : found_.tried) found_.playouts += tried.visits;
        for (const Search<K>& search : searches) found_.decisions += search.decisions();
        found_.winner = static_cast<std::size_t>(running_.front());
        return found_;
    }

   private:
    /// How often n candidates are halved until one is left.
    static int laps(std::size_t n) { return n <= 1 ? 0 : 1 + laps((n + 1) / 2); }

    /// As many candidates as the playouts allow to try at least twice in each lap.
    std::size_t widest() const {
        std::size_t n = Search<K>::kWidest;
        while (n > 2 && 2 * n * static_cast<std::size_t>(laps(n) * tries<K>()) > limits_.playouts) --n;
        return n;
    }

    std::uint64_t dreams_in_lap(unsigned thread) const {
        const std::uint64_t all = std::max<std::uint64_t>(
            1, limits_.playouts / static_cast<unsigned>(laps_ * tries<K>()) / running_.size());
        return all / threads_ + (thread < all % threads_ ? 1 : 0);
    }

    /// The chances of a candidate so far, the judgement counted in.
    double chances(int candidate) const {
        const Tried& tried = found_.tried[static_cast<std::size_t>(candidate)];
        const auto expected = static_cast<double>(expected_[static_cast<std::size_t>(candidate)]);
        const auto visits = static_cast<double>(tried.visits);
        const double counted = 1 / (1 + visits / believed<K>());  // of each playout
        return (counted * tried.sum + trusted<K>() * expected) / (counted * visits + trusted<K>());
    }

    void send_worse_half_home(const std::vector<Search<K>>& searches) {
        for (const int candidate : running_) {
            Tried& tried = found_.tried[static_cast<std::size_t>(candidate)];
            tried = {};
            for (const Search<K>& search : searches) {
                const Tried& part = search.fared(candidate);
                tried.visits += part.visits;
                tried.sum += part.sum;
            }
        }
        std::sort(running_.begin(), running_.end(),
                  [&](int a, int b) { return chances(a) != chances(b) ? chances(a) > chances(b) : a < b; });
        running_.resize((running_.size() + 1) / 2);
    }

    Limits limits_;
    unsigned threads_;
    int laps_;
    std::vector<float> scores_, expected_;
    typename Search<K>::Candidates candidates_;
    std::vector<int> running_;  // those still in the race
    Found found_;
};

/// Whether a position can be counted to its end in the time that a search would take.
template <Knowledge K>
bool can_solve([[maybe_unused]] const typename K::Game::View& view, [[maybe_unused]] const Limits& limits) {
    if constexpr (Solves<K>) {
        constexpr std::uint64_t kPlayoutsAMillisecond = 1000;
        const auto time = static_cast<std::uint64_t>(limits.time.count()) * kPlayoutsAMillisecond;
        return K::cost_to_solve(view) <= (time > 0 ? std::min(time, limits.playouts) : limits.playouts);
    }
    return false;
}

/// The best of all moves; of equally good ones that which the judgement likes best.
template <Solves K>
Found solved(const typename K::Game::View& view, Seat seat, const typename K::Game::Moves& moves) {
    constexpr float kEqual = 1e-5f;
    const auto count = static_cast<std::size_t>(moves.size());
    std::vector<float> chances(count), liked = expectations<K>(view, seat, moves);
    K::solve(view, seat, moves, chances);
    const float most = *std::max_element(chances.begin(), chances.end());
    Found found;
    found.places.resize(count);
    std::iota(found.places.begin(), found.places.end(), 0);
    for (const float chance : chances) found.tried.push_back({1, static_cast<double>(chance)});
    found.winner = count;
    for (std::size_t i = 0; i < count; ++i)
        if (chances[i] > most - kEqual && (found.winner == count || liked[i] > liked[found.winner]))
            found.winner = i;
    return found;
}

/// Searches within the limits, or counts where that is as quick. With a number of playouts and without a time
/// the same call finds the same, for the same number of threads: each thread has a tree and a seed of its
/// own.
template <Knowledge K>
Found search(const typename K::Game::View& view, Seat seat, const typename K::Game::Moves& moves,
             const Limits& limits, std::uint64_t seed) {
    if constexpr (Solves<K>)
        if (can_solve<K>(view, limits)) return solved<K>(view, seat, moves);
    return Race<K>(view, seat, moves, limits).run(view, seat, seed);
}

}  // namespace bots
