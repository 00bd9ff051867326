#pragma once
// A hint: every offered move with its odds, from a view and nothing else.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "lab/odds_exact.h"
#include "lab/odds_playout.h"
#include "lab/odds_worlds.h"

namespace lab {

/// A horizon says for a game: where exact figures stop (`reached`, `until`), how everybody plays on up to
/// there (`play`), how many choices of a playout are judged (`careful`), and which view is enough to know the
/// money up to there (`for_money`: the purses forgotten where nothing depends on them).
template <class H, class K>
concept Horizon = requires(const typename K::Game::View& view, const typename K::Game::State& state) {
    { H::until(view) } -> std::same_as<Until>;
    { H::play(view) } -> std::same_as<Play>;
    { H::reached(state, state) } -> std::same_as<bool>;
    { H::careful(state) } -> std::same_as<int>;
    { H::for_money(view) } -> std::same_as<std::optional<typename K::Game::View>>;
};

/// A horizon may know the exact money of a move by a table, and the chance of what it decides.
template <class H, class K>
concept Knows = requires(const typename K::Game::State& state, Seat seat, const typename K::Game::Move& move,
                         MoveOdds& odds, Hint& hint) { H::known(state, seat, move, odds, hint); };

/// The horizon may follow the notes at the casinos.
template <class H>
concept FollowsNotes = requires { typename H::Notes; };

template <bots::Knowledge K, class H>
    requires Horizon<H, K>
class Hinting {
   public:
    using G = typename K::Game;
    using State = typename G::State;
    using View = typename G::View;
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    Hinting(const View& view, Seat seat, const Moves& moves, const Pace& pace)
        : view_(view), seat_(seat), moves_(moves), pace_(pace) {
        odds_.resize(static_cast<std::size_t>(moves.size()));
        tallies_.resize(odds_.size());
        core::PlayoutHouse house(pace.seed);
        some_ = G::dream(view, house);
        hint_.seat = seat;
        hint_.money_now = G::score(some_).money[static_cast<unsigned>(seat)];
        hint_.until = H::until(view);
        hint_.play = H::play(view);
    }

    /// Moves in the order of the offer, without words.
    Hint run() {
        if (hint_.until != Until::Nothing) enumerate();
        look_up();
        if (!odds_.front().win.exact) sample();
        if constexpr (FollowsNotes<H>) follow_notes();
        hint_.moves = std::move(odds_);
        return std::move(hint_);
    }
    /// Some state that fits the view.
    const State& some_world() const { return some_; }
    /// The places of the moves, the best first.
    static std::vector<int> ranking(const std::vector<MoveOdds>& odds) {
        std::vector<int> places(odds.size());
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = static_cast<int>(i);
        const auto at = [&](int place) -> const MoveOdds& { return odds[static_cast<std::size_t>(place)]; };
        std::sort(places.begin(), places.end(), [&](int a, int b) {
            if (at(a).win.value != at(b).win.value) return at(a).win.value > at(b).win.value;
            return money(at(a)) != money(at(b)) ? money(at(a)) > money(at(b)) : a < b;
        });
        if (at(places.front()).win.exact) return places;
        // Those that cannot be told from the first by their chances to win stand in the order of the money.
        const MoveOdds& first = at(places.front());
        const auto alike = [&](int place) {
            const double half = first.win.value - first.win.low,
                         other = at(place).win.high - at(place).win.value;
            return first.win.value - at(place).win.value <= std::sqrt(half * half + other * other);
        };
        const auto better = [&](int a, int b) {
            if (at(a).gain.known && money(at(a)) != money(at(b))) return money(at(a)) > money(at(b));
            return at(a).win.value != at(b).win.value ? at(a).win.value > at(b).win.value : a < b;
        };
        std::vector<int> best, rest;
        for (const int place : places) (alike(place) ? best : rest).push_back(place);
        std::sort(best.begin(), best.end(), better);
        best.insert(best.end(), rest.begin(), rest.end());
        return best;
    }

   private:
    /// What is known best about the money of a move.
    static double money(const MoveOdds& odds) { return odds.gain.known ? odds.gain.value : 0; }

    // ---------------------------------------------------------------------------------------- enumerated

    void enumerate() {
        if (const auto worlds = every_world<G>(view_)) {
            const bool one = worlds->size() == 1;
            if (enumerate(*worlds, one ? Wins::PlayedFor : Wins::Counted)) {
                hint_.worlds = worlds->size();
                return;
            }
            // One world that is too large stays too large without its purses.
            if (one) {
                hint_.until = Until::Nothing;
                return;
            }
        }
        // Money up to the horizon may not depend on what the purses hide.
        if (const std::optional<View> view = H::for_money(view_))
            if (const auto worlds = every_world<G>(*view))
                if (enumerate(*worlds, Wins::Unknown)) return;
        hint_.until = Until::Nothing;
    }
    bool enumerate(const std::vector<World<State>>& worlds, Wins wins) {
        std::vector<Expectation> sums(odds_.size());
        std::uint64_t left = pace_.most_nodes;
        double before = 0;
        for (const World<State>& world : worlds) {
            before += world.probability * G::score(world.state).money[static_cast<unsigned>(seat_)];
            for (std::size_t i = 0; i < sums.size(); ++i) {
                Exact<K, H> exact(world.state, hint_.play, wins, left);
                State after = world.state;
                G::apply(after, seat_, moves_[static_cast<int>(i)]);
                sums[i].add(exact.value(after), world.probability);
                if (exact.gave_up()) return false;
                left = exact.left();
            }
        }
        const auto me = static_cast<unsigned>(seat_);
        const bool ends =
            std::all_of(sums.begin(), sums.end(), [](const Expectation& sum) { return sum.over; });
        for (std::size_t i = 0; i < sums.size(); ++i) {
            odds_[i].gain = Figure::point(sums[i].values.money[me] - before);
            if (!ends) continue;
            odds_[i].win = Figure::point(sums[i].values.win[me]);
            odds_[i].money = Figure::point(sums[i].values.money[me]);
        }
        if (ends) hint_.until = Until::Game;
        return true;
    }
    /// What the game has tables for.
    void look_up() {
        if constexpr (Knows<H, K>)
            for (std::size_t i = 0; i < odds_.size(); ++i)
                H::known(some_, seat_, moves_[static_cast<int>(i)], odds_[i], hint_);
    }

    // ------------------------------------------------------------------------------------------- sampled

    /// Many moves run a race: after each lap the worse half goes home, with what was found out about them.
    void sample() {
        // Who goes home was perhaps unlucky, and is then judged too low: few moves are all tried to the end.
        constexpr std::size_t kAllStay = 8;
        std::vector<int> running(odds_.size());
        std::iota(running.begin(), running.end(), 0);
        int laps = 1;
        for (std::size_t n = running.size(); n > kAllStay; n = (n + 1) / 2) ++laps;
        std::uint64_t at = 0;
        for (int lap = 0; lap < laps; ++lap) {
            at = run_lap(running, at, lap, laps);
            const auto wins = [&](int place) { return tallies_[static_cast<std::size_t>(place)].win; };
            std::sort(running.begin(), running.end(),
                      [&](int a, int b) { return wins(a) != wins(b) ? wins(a) > wins(b) : a < b; });
            if (lap + 1 < laps) running.resize((running.size() + 1) / 2);
        }
        for (std::size_t i = 0; i < odds_.size(); ++i) {
            odds_[i].win = tallies_[i].chance();
            odds_[i].money = tallies_[i].expected_money();
            hint_.playouts += static_cast<std::uint64_t>(tallies_[i].playouts);
        }
    }
    /// Gives the number of the next playout.
    std::uint64_t run_lap(const std::vector<int>& running, std::uint64_t at, int lap, int laps) {
        const auto part = [&](double of_lap) { return (lap + of_lap) / laps; };
        constexpr std::uint64_t kMostAtOnce = 32;
        const std::uint64_t all =
            std::max<std::uint64_t>(2, pace_.playouts / static_cast<unsigned>(laps) / running.size());
        std::uint64_t done = 0;
        for (std::uint64_t batch = 4;; batch = std::min(2 * batch, kMostAtOnce)) {
            if (pace_.playouts > 0) batch = std::min(batch, all - done);
            try_all(running, at + done, batch);
            done += batch;
            const double gone = pace_.playouts > 0
                                    ? part(static_cast<double>(done) / static_cast<double>(all))
                                    : pace_.time_gone();
            pace_.done(std::min(gone, 1.0));
            if (gone >= part(1)) return at + done;
        }
    }
    /// Every running move in the same dreams with the same dice.
    void try_all(const std::vector<int>& running, std::uint64_t from, std::uint64_t count) {
        constexpr std::uint64_t kChunk = 4;
        const auto chunks = static_cast<int>((count + kChunk - 1) / kChunk);
        std::vector<Tally> found(running.size() * static_cast<std::size_t>(chunks));
        pace_.share(static_cast<int>(found.size()), [&](int job) {
            const int place = running[static_cast<std::size_t>(job / chunks)];
            const std::uint64_t begin = from + static_cast<unsigned>(job % chunks) * kChunk;
            for (std::uint64_t i = begin; i < std::min(begin + kChunk, from + count); ++i) {
                const End end = playout(place, i);
                found[static_cast<std::size_t>(job)].add(end.win[static_cast<unsigned>(seat_)],
                                                         end.money[static_cast<unsigned>(seat_)]);
            }
        });
        for (std::size_t job = 0; job < found.size(); ++job)
            tallies_[static_cast<std::size_t>(running[job / static_cast<unsigned>(chunks)])].add(found[job]);
    }
    State dreamed(std::uint64_t seed) const {
        core::PlayoutHouse house(bots::arena::mixed(seed, 0xD4EA3));
        return G::dream(view_, house);
    }
    End playout(int place, std::uint64_t number) const {
        const std::uint64_t seed = playout_seed(pace_.seed, number);
        State state = dreamed(seed);
        G::apply(state, seat_, moves_[place]);
        return play_on<K, H>(state, seed, 1);
    }

    // --------------------------------------------------------------------------------------------- notes

    void follow_notes() {
        if (hint_.until != Until::Nothing && count_notes()) return;
        constexpr int kJobs = 10;
        std::vector<typename H::Notes> parts(kJobs, typename H::Notes(some_));
        pace_.share(kJobs, [&](int job) {
            for (auto i = static_cast<unsigned>(job); i < pace_.note_playouts; i += kJobs) {
                const std::uint64_t seed = playout_seed(pace_.seed, i);
                const State start = dreamed(seed);
                play_on<K, H>(start, seed, 0,
                              [&](const State& before, const Entry<G>& entry, const State& after) {
                                  parts[static_cast<std::size_t>(job)].step(before, entry, after, 1);
                                  return !H::reached(start, after);
                              });
            }
        });
        for (int job = 1; job < kJobs; ++job) parts[0].add(parts[static_cast<std::size_t>(job)]);
        hint_.notes = parts[0].odds(pace_.note_playouts);
    }
    /// Exactly, where that is cheap.
    bool count_notes() {
        const bool all_known = hint_.worlds != 0;
        const auto worlds = every_world<G>(all_known ? view_ : *H::for_money(view_));
        const Wins wins = !all_known ? Wins::Unknown : hint_.worlds == 1 ? Wins::PlayedFor : Wins::Counted;
        typename H::Notes notes(some_);
        std::uint64_t left = pace_.most_nodes;
        for (const World<State>& world : *worlds) {
            Exact<K, H> exact(world.state, hint_.play, wins, left);
            auto seen = [&](const State& before, const Entry<G>& entry, const State& after,
                            double probability) { notes.step(before, entry, after, probability); };
            exact.walk(world.state, world.probability, seen);
            if (exact.gave_up()) return false;
            left = exact.left();
        }
        hint_.notes = notes.odds(0);
        return true;
    }

    const View& view_;
    Seat seat_;
    const Moves& moves_;
    const Pace& pace_;
    State some_;
    Hint hint_;
    std::vector<MoveOdds> odds_;
    std::vector<Tally> tallies_;
};

}  // namespace lab
