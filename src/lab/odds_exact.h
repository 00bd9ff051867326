#pragma once
// Exact values of positions near the end of a round, a bet or a game: everything that chance can do is
// enumerated, and everybody plays on in a way that is stated (Play).

#include "bots/levels.h"
#include "lab/odds_playout.h"

namespace lab {

/// What each seat may expect. `win` counts only where the game is over.
struct Expectation {
    Values values;
    bool over = true;  // whatever happens, the game is over

    void add(const Expectation& other, double probability) {
        for (unsigned i = 0; i < core::kMostSeats; ++i) {
            values.win[i] += probability * other.values.win[i];
            values.money[i] += probability * other.values.money[i];
        }
        over = over && other.over;
    }
    /// Who prefers this: more wins where they count, then more money, then less for the others.
    bool better_for(Seat seat, const Expectation& other, bool by_wins) const {
        constexpr double kSame = 1e-9;
        const auto me = static_cast<unsigned>(seat);
        const double wins = values.win[me] - other.values.win[me];
        if (by_wins && (wins > kSame || wins < -kSame)) return wins > 0;
        const double money = values.money[me] - other.values.money[me];
        if (money > kSame * kMillion || money < -kSame * kMillion) return money > 0;
        double less = 0;
        for (unsigned i = 0; i < core::kMostSeats; ++i)
            if (i != me) less += other.values.money[i] - values.money[i];
        return less > kSame * kMillion;
    }
    static constexpr double kMillion = 1e6;
};

/// How the seats share a win.
inline double win_share(const core::Standing& standing, int seat) {
    if (!standing.winners.has(Seat(seat))) return 0;
    return 1.0 / standing.winners.count();
}

template <core::Game G>
Expectation standing_of(const typename G::State& state) {
    const core::Standing standing = G::score(state);
    Expectation now;
    now.over = G::ask(state).is_over();
    for (int i = 0; i < standing.count; ++i) {
        now.values.money[static_cast<unsigned>(i)] = standing.money[static_cast<unsigned>(i)];
        if (now.over) now.values.win[static_cast<unsigned>(i)] = win_share(standing, i);
    }
    return now;
}

/// What an enumeration does about wins.
enum class Wins : std::uint8_t {
    Unknown,   // what the purses hide was left out: only money counts
    Counted,   // everybody plays for money, and who wins is counted
    PlayedFor  // all lies open: everybody plays for the win where the game ends
};

/// Enumerates within a budget of positions. `H` says where to stop (odds_horizon.h).
template <bots::Knowledge K, class H>
class Exact {
   public:
    using G = typename K::Game;
    using State = typename G::State;

    Exact(const State& start, Play play, Wins wins, std::uint64_t most_nodes)
        : start_(start), play_(play), wins_(wins), left_(most_nodes) {}

    /// What everybody may expect from here.
    Expectation value(const State& state) {
        if (gave_up()) return {};
        spend(1);
        const core::Decision open = G::ask(state);
        if (open.is_over() || H::reached(start_, state)) {
            Expectation end = standing_of<G>(state);
            if (wins_ == Wins::Unknown) end.values.win = {}, end.over = false;
            return end;
        }
        // What is so far from its end is no matter of counting.
        if (++depth_ > kDeepest) spend(left_);
        Expectation sum;
        if (open.is_chance())
            sum = of_chance(state);
        else
            sum = of_choice(state, open.asked.lowest()).value;
        --depth_;
        return sum;
    }

    /// Goes every way that play can go from here: `seen(before, what was entered, after, how likely)`.
    template <class Seen>
    void walk(const State& state, double probability, Seen& seen) {
        if (gave_up()) return;
        spend(1);
        const core::Decision open = G::ask(state);
        if (open.is_over() || H::reached(start_, state)) return;
        if (!open.is_chance()) {
            const Seat seat = open.asked.lowest();
            const typename G::Move move = of_choice(state, seat).move;
            if (gave_up()) return;
            State after = state;
            G::apply(after, seat, move);
            seen(state, Entry<G>{seat, &move, nullptr}, after, probability);
            return walk(after, probability, seen);
        }
        core::Exhaustive house;
        do {
            State after = state;
            const typename G::Draw draw = G::chance(state, house);
            G::apply(after, draw);
            const double likely = probability * house.probability();
            seen(state, Entry<G>{core::kHouse, nullptr, &draw}, after, likely);
            walk(after, likely, seen);
        } while (!gave_up() && house.next());
    }

    bool gave_up() const { return left_ == 0; }
    std::uint64_t left() const { return left_; }

   private:
    struct Chosen {
        typename G::Move move;
        Expectation value;
    };
    static constexpr std::uint64_t kJudged = 200;  // a judgement costs as much as so many positions
    static constexpr int kDeepest = 40;

    void spend(std::uint64_t nodes) { left_ -= std::min(nodes, left_); }
    Expectation of_chance(const State& state) {
        Expectation sum;
        core::Exhaustive house;
        do {
            State after = state;
            G::apply(after, G::chance(state, house));
            sum.add(value(after), house.probability());
        } while (!gave_up() && house.next());
        return sum;
    }
    Chosen of_choice(const State& state, Seat seat) {
        typename G::Moves moves;
        G::offer(state, seat, moves);
        const bool judged = play_ == Play::Regular && moves.size() > 1;
        int first = 0, last = moves.size() - 1;
        if (judged) first = last = bots::best_by_judgement<K>(G::view(state, seat), seat, moves);
        if (judged) spend(kJudged);
        Chosen best{};
        for (int i = first; i <= last && !gave_up(); ++i) {
            State after = state;
            G::apply(after, seat, moves[i]);
            const Expectation here = value(after);
            if (i == first || here.better_for(seat, best.value, wins_ == Wins::PlayedFor))
                best = {moves[i], here};
        }
        return best;
    }

    const State& start_;
    Play play_;
    Wins wins_;
    std::uint64_t left_;
    int depth_ = 0;
};

}  // namespace lab
