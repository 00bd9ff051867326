#pragma once
// What a bot does depends on nothing that its seat cannot see: pairs of states that look alike to it give the
// same move and the same reason. For every game: instantiate with its knowledge.

#include <gtest/gtest.h>

#include <string>

#include "bots/levels.h"

namespace bots::test {

/// A reason as text, to compare and to print.
inline std::string in_full(const core::Phrase& phrase) {
    std::string text = phrase.key;
    for (const core::Arg& arg : phrase.args)
        text += " " + std::to_string(static_cast<int>(arg.kind)) + ":" + std::to_string(arg.value) +
                (arg.word != nullptr ? arg.word : "");
    return text;
}

/// What a level chooses in a state, from the view and the offers of a seat.
template <Knowledge K>
std::string choice_in(const typename K::Game::State& state, Seat seat, Level level, const Limits& limits,
                      std::uint64_t seed) {
    using G = typename K::Game;
    typename G::Moves moves;
    G::offer(state, seat, moves);
    const Choice choice = choose<K>(level, G::view(state, seat), seat, moves, limits, seed);
    return std::to_string(choice.place) + " of " + std::to_string(moves.size()) + ", " +
           in_full(choice.reason);
}

/// Plays random games until so many pairs have been compared: each state in which a seat has a choice, and
/// another one that the seat dreams of. The levels take turns.
template <Knowledge K>
void expect_alike(const typename K::Game::Setup& setup, int pairs, std::uint64_t seed, const Limits& limits) {
    using G = typename K::Game;
    constexpr Level kLevels[] = {Level::Novice, Level::Regular, Level::Expert, Level::Greedy, Level::Random};
    core::PlayoutHouse house(seed);
    auto state = G::open(setup);
    int different = 0;  // pairs that are not twice the same state
    for (int done = 0; done < pairs;) {
        const core::Decision open = G::ask(state);
        if (open.is_over()) {
            state = G::open(setup);
            continue;
        }
        if (open.is_chance()) {
            G::apply(state, G::chance(state, house));
            continue;
        }
        const Seat seat = open.asked.lowest();
        typename G::Moves moves;
        G::offer(state, seat, moves);
        if (moves.size() > 1) {
            const auto twin = G::dream(G::view(state, seat), house);
            different += twin == state ? 0 : 1;
            const Level level = kLevels[static_cast<std::size_t>(done) % std::size(kLevels)];
            const auto its_seed = seed + static_cast<std::uint64_t>(done);
            ASSERT_EQ(choice_in<K>(state, seat, level, limits, its_seed),
                      choice_in<K>(twin, seat, level, limits, its_seed))
                << "pair " << done;
            ++done;
        }
        G::apply(state, seat, moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    EXPECT_GT(different, pairs / 4) << "hardly anything was hidden in these pairs";
}

}  // namespace bots::test
