#pragma once
// The levels: how strongly a bot plays.

#include "bots/search.h"

namespace bots {

enum class Level { Random, Greedy, Novice, Regular, Expert, Oracle };

/// A chosen move (its place in the offer) and why.
struct Choice {
    int place;
    core::Phrase reason;
};

/// Any of the moves.
template <Knowledge K>
Choice play_random(const typename K::Game::Moves& moves, core::PlayoutHouse& house) {
    const int place = static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())));
    return {place, core::phrase("bot.random")};
}

/// The first of the best.
inline int best_of(std::span<const float> scores) {
    return static_cast<int>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

template <Knowledge K>
int best_by_judgement(const typename K::Game::View& view, Seat seat, const typename K::Game::Moves& moves) {
    std::vector<float> scores(static_cast<std::size_t>(moves.size()));
    K::judge(view, seat, moves, scores);
    return best_of(scores);
}

/// What pays most now; a game that does not know that trusts its judgement.
template <Knowledge K>
int best_by_greed(const typename K::Game::View& view, Seat seat, const typename K::Game::Moves& moves) {
    if constexpr (KnowsGreed<K>) {
        std::vector<float> scores(static_cast<std::size_t>(moves.size()));
        K::greed(view, seat, moves, scores);
        return best_of(scores);
    } else {
        return best_by_judgement<K>(view, seat, moves);
    }
}

/// Chooses a move for a seat: from its view and the offered moves, with its own seed, and nothing else.
template <Knowledge K>
Choice choose(Level level, const typename K::Game::View& view, Seat seat,
              const typename K::Game::Moves& moves, const Limits& limits, std::uint64_t seed) {
    core::PlayoutHouse house(seed);
    if (moves.size() == 1) return {0, core::phrase("bot.forced")};
    switch (level) {
        case Level::Random: return play_random<K>(moves, house);
        case Level::Greedy: return {best_by_greed<K>(view, seat, moves), core::phrase("bot.greedy")};
        case Level::Novice:
            // A child that knows the rules: often any move will do.
            if (house.below(5) < 2) return {play_random<K>(moves, house).place, core::phrase("bot.novice")};
            [[fallthrough]];
        case Level::Regular: {
            const int place = best_by_judgement<K>(view, seat, moves);
            return {place, K::reason(view, seat, moves[place])};
        }
        case Level::Expert:
        case Level::Oracle: break;
    }
    const Found found = search<K>(view, seat, moves, limits, seed);
    const std::size_t best = found.best();
    const int place = found.places[best];
    return {place, core::phrase("bot.expert", static_cast<int>(100 * found.tried[best].mean() + 0.5))};
}

}  // namespace bots
