#pragma once
// Games of random legal play through the public verbs.

#include <bit>

#include "core/game.h"
#include "match/any_game.h"

namespace match {

/// Plays one game to its end, adding to the fingerprint what was offered, and how it ended.
template <core::Game G, core::House H>
void play_out(const typename G::Setup& setup, H& house, Played& played) {
    typename G::State state = G::open(setup);
    std::uint64_t mark = played.fingerprint;
    std::uint64_t decisions = 0;
    for (;; ++decisions) {
        const core::Decision open = G::ask(state);
        if (open.is_chance()) {
            G::apply(state, G::chance(state, house));
            continue;
        }
        if (open.is_over()) break;
        const Seat seat = open.asked.lowest();
        typename G::Moves moves;
        G::offer(state, seat, moves);
        mark = std::rotl(mark, 7) ^ static_cast<std::uint64_t>(moves.size());
        G::apply(state, seat, moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))]);
    }
    const core::Standing standing = G::score(state);
    for (int i = 0; i < standing.count; ++i)
        mark = (mark ^ static_cast<std::uint64_t>(standing.money[static_cast<unsigned>(i)])) *
               0x9E3779B97F4A7C15u;
    played.fingerprint = mark ^ standing.winners.bits ^ decisions;
    played.decisions += decisions;
    ++played.games;
}

/// The seed of the n-th of a run of games: each game can be played again by itself.
constexpr std::uint64_t seed_of(std::uint64_t seed, std::uint64_t game) {
    return seed * 0x9E3779B97F4A7C15u + game;
}

}  // namespace match
