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

        // Playing on in a dreamed state: quickly chosen moves (QuickPlayer), how far to play, and what the
        // seats have then.
        { K::far_enough(state, state) } -> std::same_as<bool>;  // where the search began, where it is
        K::values(state, state, values);
        // How curious the search is: about the spread of the values that matter here.
        { K::kCuriosity } -> std::convertible_to<float>;
        // What a point of the judgement's scores is worth in values: the search begins with the judgement.
        { K::kTrust } -> std::convertible_to<float>;
    };

/// Plays on quickly from one dreamed state. A game may look something up where that starts, once for all its
/// moves.
template <class K>
class QuickPlayer {
    using State = typename K::Game::State;
    using Moves = typename K::Game::Moves;
    static constexpr bool kLooksUp = requires(const State& start) { K::look_up(start); };

   public:
    void start_from(const State& start) {
        if constexpr (kLooksUp) looked_up_ = K::look_up(start);
    }
    int choose(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) const {
        if constexpr (kLooksUp)
            return K::quick(state, seat, moves, house, looked_up_);
        else
            return K::quick(state, seat, moves, house);
    }

   private:
    struct Nothing {};
    static auto what() {
        if constexpr (kLooksUp)
            return typename K::LookedUp{};
        else
            return Nothing{};
    }
    [[no_unique_address]] decltype(what()) looked_up_{};
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

/// A game may have positions in which everything that can come can be counted: the chance to win of each
/// offered move where all play as well as possible, and how many playouts take as long as that.
template <class K>
concept Solves = requires(const typename K::Game::View& view, const typename K::Game::Moves& moves,
                          std::span<float> chances, Seat seat) {
    { K::cost_to_solve(view) } -> std::same_as<std::uint64_t>;
    K::solve(view, seat, moves, chances);
};

/// A game may have a bot that takes what pays most now: a score for each offered move.
template <class K>
concept KnowsGreed = requires(const typename K::Game::View& view, const typename K::Game::Moves& moves,
                              std::span<float> scores, Seat seat) { K::greed(view, seat, moves, scores); };

/// The knowledge of a game, as `Type`: each knowledge says whose it is.
template <class G>
struct KnowledgeOf;

}  // namespace bots
