#pragma once
// What every bot of every game does: it answers with a move that was offered, and with the same one when it
// is asked again.

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "bots/paired.h"

namespace bots::test {

/// Plays games in which the seats take turns with the levels.
template <Knowledge K>
void expect_legal_play(const typename K::Game::Setup& setup, int seats, int games, std::uint64_t seed,
                       const Limits& limits) {
    using G = typename K::Game;
    constexpr Level kLevels[] = {Level::Expert, Level::Regular, Level::Novice, Level::Random};
    for (int game = 0; game < games; ++game) {
        core::PlayoutHouse house(seed + static_cast<std::uint64_t>(game));
        auto state = G::open(setup);
        for (std::uint64_t question = 0;; ++question) {
            const core::Decision open = G::ask(state);
            if (open.is_over()) break;
            if (open.is_chance()) {
                G::apply(state, G::chance(state, house));
                continue;
            }
            const Seat seat = open.asked.lowest();
            typename G::Moves moves;
            G::offer(state, seat, moves);
            const Level level = kLevels[static_cast<std::size_t>(core::index(seat) + game) % 4];
            const auto view = G::view(state, seat);
            const Choice choice = choose<K>(level, view, seat, moves, limits, seed + question);
            ASSERT_GE(choice.place, 0);
            ASSERT_LT(choice.place, moves.size());
            const Choice again = choose<K>(level, view, seat, moves, limits, seed + question);
            ASSERT_EQ(choice.place, again.place) << "with " << seats << " seats, question " << question;
            ASSERT_EQ(in_full(choice.reason), in_full(again.reason));
            G::apply(state, seat, moves[choice.place]);
        }
    }
}

/// Where long thinking does not help, a search with all the time in the world ends by itself, and finds what
/// the most playouts find: so nobody plays worse for having more time.
template <Knowledge K>
void expect_search_to_end_by_itself(const typename K::Game::Setup& setup) {
    using G = typename K::Game;
    core::PlayoutHouse house(5);
    auto state = G::open(setup);
    typename G::Moves moves;
    while (moves.size() < 2) {
        const core::Decision open = G::ask(state);
        ASSERT_FALSE(open.is_over());
        if (open.is_chance()) {
            G::apply(state, G::chance(state, house));
            continue;
        }
        moves.clear();
        G::offer(state, open.asked.lowest(), moves);
        if (moves.size() < 2) G::apply(state, open.asked.lowest(), moves[0]);
    }
    const Seat seat = G::ask(state).asked.lowest();
    const auto view = G::view(state, seat);
    const Limits long_ones{std::uint64_t{1} << 40, std::chrono::hours(1), 1};
    const Found found = search<K>(view, seat, moves, long_ones, 3);
    const Found most = search<K>(view, seat, moves, {K::kMostPlayouts, {}, 1}, 3);
    EXPECT_LE(found.playouts, K::kMostPlayouts);
    EXPECT_GT(found.playouts, K::kMostPlayouts / 2);
    EXPECT_EQ(found.playouts, most.playouts);
    EXPECT_EQ(found.winner, most.winner);
    // Ten milliseconds may take all of them: who has a hundred is the same player.
    EXPECT_GE(limits_of_time(std::chrono::milliseconds(10)).playouts, K::kMostPlayouts);
}

/// The answer of a level in a position.
template <Knowledge K>
typename K::Game::Move answer(const typename K::Game::State& state, Seat seat, Level level,
                              std::uint64_t playouts = 2000) {
    using G = typename K::Game;
    typename G::Moves moves;
    G::offer(state, seat, moves);
    Limits limits;
    limits.playouts = playouts;
    return moves[choose<K>(level, G::view(state, seat), seat, moves, limits, 11).place];
}

/// How often the first seat's bot wins against bots of another level in all other seats; who sits where goes
/// round.
template <Knowledge K>
double wins_of(Level level, Level others, const typename K::Game::Setup& setup, int seats, int games,
               const Limits& limits) {
    using G = typename K::Game;
    double won = 0;
    for (int game = 0; game < games; ++game) {
        core::PlayoutHouse house(1000 + static_cast<std::uint64_t>(game / seats));
        auto state = G::open(setup);
        for (std::uint64_t question = 0;; ++question) {
            const core::Decision open = G::ask(state);
            if (open.is_over()) break;
            if (open.is_chance()) {
                G::apply(state, G::chance(state, house));
                continue;
            }
            const Seat seat = open.asked.lowest();
            typename G::Moves moves;
            G::offer(state, seat, moves);
            const Level its = core::index(seat) == game % seats ? level : others;
            const Choice choice = choose<K>(its, G::view(state, seat), seat, moves, limits,
                                            static_cast<std::uint64_t>(game) * 100'000 + question);
            G::apply(state, seat, moves[choice.place]);
        }
        const core::Standing standing = G::score(state);
        if (standing.winners.has(Seat(game % seats))) won += 1.0 / standing.winners.count();
    }
    return won / games;
}

}  // namespace bots::test
