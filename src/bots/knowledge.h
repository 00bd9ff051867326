#pragma once
// What a game knows about itself, for bots. One type a game, in src/bots/<game>/.

#include <array>
#include <cstring>
#include <span>

#include "core/game.h"

namespace bots {

using core::Seat;

/// The prospects of each seat, between 0 (lost) and 1 (won); they need not add up to 1.
using Values = std::array<float, core::kMostSeats>;

template <class K>
concept Knowledge =
    core::Game<typename K::Game> &&
    requires(const typename K::Game::View& view, const typename K::Game::Moves& moves,
             std::span<float> scores, const typename K::Game::State& state,
             const typename K::Game::Move& move, Seat seat, core::PlayoutHouse& house, Values& values) {
        // One turn's judgement from what the seat may know: a score for each offered move, the best highest.
        K::judge(view, seat, moves, scores);
        // In one sentence, why this move.
        { K::reason(view, seat, move) } -> std::same_as<core::Phrase>;

        // Playing on in a dreamed state: quickly chosen moves, how far to play, and what the seats have then.
        { K::quick(state, seat, moves, house) } -> std::same_as<int>;
        { K::far_enough(state, state) } -> std::same_as<bool>;  // where the search began, where it is
        K::values(state, state, values);
        // How curious the search is: about the spread of the values that matter here.
        { K::kCuriosity } -> std::convertible_to<float>;
        // What a point of the judgement's scores is worth in values: the search begins with the judgement.
        { K::kTrust } -> std::convertible_to<float>;
    };

/// A game may tell moves apart more finely than by their words: the same placement of two dice and of three
/// are different things to remember.
template <class K>
concept TellsApart = requires(const typename K::Game::State& state, Seat seat,
                              const typename K::Game::Move& move) { K::key(state, seat, move); };

/// What the search remembers a move by.
template <class K>
std::uint64_t key_of(const typename K::Game::State& state, Seat seat, const typename K::Game::Move& move) {
    using Move = typename K::Game::Move;
    if constexpr (TellsApart<K>) {
        return K::key(state, seat, move);
    } else {
        static_assert(std::has_unique_object_representations_v<Move> &&
                      sizeof(Move) <= sizeof(std::uint64_t));
        std::uint64_t key = 0;
        std::memcpy(&key, &move, sizeof(Move));
        return key;
    }
}

/// A game may look further than its regular player does: what the search believes before it begins.
template <class K>
concept Foresees = requires(const typename K::Game::View& view, const typename K::Game::Moves& moves,
                            std::span<float> scores, Seat seat) { K::foresee(view, seat, moves, scores); };

/// A game may have a bot that takes what pays most now: a score for each offered move.
template <class K>
concept KnowsGreed = requires(const typename K::Game::View& view, const typename K::Game::Moves& moves,
                              std::span<float> scores, Seat seat) { K::greed(view, seat, moves, scores); };

}  // namespace bots
