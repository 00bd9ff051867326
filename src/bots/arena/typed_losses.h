#pragma once
// What experts of one game lose against perfect play, where the game can be counted to an end.

#include <algorithm>

#include "bots/arena/chance.h"
#include "bots/arena/losses.h"
#include "bots/search.h"

namespace bots::arena {

/// One figure a game, added up.
class Sum {
   public:
    void add(double figure) {
        ++count_;
        sum_ += figure;
        squares_ += figure * figure;
    }
    Estimate estimate() const {
        const auto n = static_cast<double>(count_);
        const double mean = sum_ / n;
        return mean_estimate(mean, count_ < 2 ? 0 : std::max(0.0, squares_ - mean * sum_) / (n - 1), count_);
    }

   private:
    std::uint64_t count_ = 0;
    double sum_ = 0, squares_ = 0;
};

struct Pupil {
    std::uint64_t playouts;
    double lost = 0;  // in this game, by both seats
    Sum games, better;
    double seconds = 0;
};

/// What each pupil would give away here; answers the best place.
template <Solves K>
int examine(const typename K::Game::State& state, Seat seat, const typename K::Game::Moves& moves,
            std::uint64_t seed, std::vector<Pupil>& pupils) {
    const typename K::Game::View view = K::Game::view(state, seat);
    std::vector<float> chances(static_cast<std::size_t>(moves.size()));
    K::solve(view, seat, moves, chances);
    const auto best = std::max_element(chances.begin(), chances.end());
    for (Pupil& pupil : pupils) {
        const auto begin = Clock::now();
        const Found found = search<K>(view, seat, moves, {pupil.playouts, {}, 1}, seed);
        pupil.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
        const auto chosen = static_cast<std::size_t>(found.places[found.best()]);
        pupil.lost += static_cast<double>(*best - chances[chosen]);
    }
    return static_cast<int>(best - chances.begin());
}

/// Plays a game; answers how many choices there were.
template <Solves K>
int examine_game(const typename K::Game::Setup& setup, std::uint64_t seed, std::vector<Pupil>& pupils) {
    using G = typename K::Game;
    core::PlayoutHouse house(seed);
    typename G::State state = G::open(setup);
    int choices = 0;
    for (;;) {
        const core::Decision open = G::ask(state);
        if (open.is_over()) return choices;
        if (open.is_chance()) {
            G::apply(state, G::chance(state, house));
            continue;
        }
        const Seat seat = open.asked.lowest();
        typename G::Moves moves;
        G::offer(state, seat, moves);
        const bool choice = moves.size() > 1;
        if (choice) ++choices;
        const int place =
            choice ? examine<K>(state, seat, moves, mixed(seed, static_cast<std::uint64_t>(choices)), pupils)
                   : 0;
        G::apply(state, seat, moves[place]);
    }
}

template <Solves K>
std::vector<Loss> typed_losses(const Examination& examination) {
    typename K::Game::Setup setup;
    setup.rounds = static_cast<std::uint8_t>(examination.rounds);
    std::vector<Pupil> pupils;
    for (const std::uint64_t count : examination.playouts)
        pupils.push_back({.playouts = count, .games = {}, .better = {}});
    int choices = 0;
    for (int game = 0; game < examination.games; ++game) {
        for (Pupil& pupil : pupils) pupil.lost = 0;
        choices += examine_game<K>(setup, mixed(examination.seed, static_cast<std::uint64_t>(game)), pupils);
        for (std::size_t i = 0; i < pupils.size(); ++i) {
            pupils[i].games.add(pupils[i].lost / 2);
            pupils[i].better.add((pupils[i > 0 ? i - 1 : 0].lost - pupils[i].lost) / 2);
        }
        if (examination.played) examination.played(game + 1);
    }
    std::vector<Loss> all;
    for (const Pupil& pupil : pupils)
        all.push_back({pupil.playouts, pupil.games.estimate(), pupil.better.estimate(),
                       pupil.seconds / std::max(1, choices)});
    return all;
}

}  // namespace bots::arena
