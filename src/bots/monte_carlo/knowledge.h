#pragma once
// What the race knows about itself.

#include "bots/knowledge.h"
#include "bots/monte_carlo/prospects.h"

namespace bots {

struct MonteCarloKnowledge {
    using Game = monte_carlo::MonteCarlo;
    using State = monte_carlo::State;
    using View = monte_carlo::View;
    using Moves = monte_carlo::Moves;
    using Move = monte_carlo::Move;
    static constexpr float kCuriosity = 0.02f;
    static constexpr float kTrust = 1.0f;  // what is foreseen are chances to win
    static constexpr double kTrusted = 20'000;
    static constexpr std::uint64_t kMostPlayouts = 10'000;  // more won nothing (docs/bots.md)

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    /// The whole turn by exact chances, and what the race promises then: what the search begins with.
    static void foresee(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// What a move is remembered by: the same answer to another roll or card is another thing.
    static std::uint64_t key(const State& state, Seat, const Move& move) {
        return move.packed | std::uint64_t{state.die} << 32 |
               std::uint64_t{state.squares[index(state.mover)]} << 40 |
               static_cast<std::uint64_t>(state.card) << 48;
    }

    /// By the kind of square that a pawn would reach; dice of which there are several are kept.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace monte_carlo;
        const auto count = static_cast<std::uint32_t>(moves.size());
        switch (moves[0].kind()) {
            case Move::Kind::Pawn: return quick_pawn(state, seat, moves, house);
            case Move::Kind::Keep: return quick_keep(state, moves);
            case Move::Kind::Win: return quick_win(state);
            case Move::Kind::Poker: return moves.size() - 1;  // who calls wins more often: the highest stake
            case Move::Kind::Join: return 0;
            default: return static_cast<int>(house.below(count));
        }
    }
    /// How welcome each kind of square is, in squares.
    static constexpr std::int8_t kWelcome[] = {0, 4, 1, -2, 0, 0, 0, 4, 12};
    static int quick_pawn(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace monte_carlo;
        const Board& board = state.setup.board;
        const std::uint32_t whim = house.below(256);
        int best = 0, best_score = -1000;
        for (int i = 0; i < moves.size(); ++i) {
            const int from = state.square(pawn_of(seat, moves[i].value()));
            const int to = std::min<int>(board.arrival, from + state.die);
            const Square kind = board.at(to);
            int score = kWelcome[static_cast<unsigned>(kind)] + static_cast<int>(whim >> 2 * i & 3);
            score += kind == Square::OnToBank     ? board.first_bank - to + 4
                     : kind == Square::BackToBank ? board.second_bank - to + 4
                                                  : 0;
            if (score > best_score) best = i, best_score = score;
        }
        return best;
    }
    /// Two chips are worth not quite three squares.
    static int quick_win(const State& state) {
        const int number = monte_carlo::number(state.card);
        return 3 * state.die * (number - 1) > 8 * number ? 1 : 0;
    }
    /// All faces that two dice or more show, or else the highest; the offers' order is found again by search.
    static int quick_keep(const State& state, const Moves& moves) {
        using namespace monte_carlo;
        const PokerDice dice = state.poker.dice;
        const Hand hand = hand_of(dice);
        if (hand >= Hand::LowStraight && hand <= Hand::FullHouse) return moves.size() - 1;
        const bool second = state.poker.thrower != state.active;
        if (second && strength(dice) > strength(state.poker.caller_dice)) return moves.size() - 1;
        PokerDice kept{};
        for (int face = 0; face < kPokerFaces; ++face)
            if (dice.count(face) >= 2) kept = kept + PokerDice::of(face, dice.count(face));
        const Move wanted = Move::keep(kept);
        for (int i = 0; i < moves.size(); ++i)
            if (moves[i] == wanted) return i;
        return moves.size() - 1;
    }

    /// Until the turn comes round to the same player again: what then counts is how long the race still is.
    static bool far_enough(const State& start, const State& now) {
        return now.die == 0 && now.active == start.active &&
               !(now.squares == start.squares && now.chips == start.chips);
    }
    static void values(const State&, const State& now, Values& values) {
        const int seats = now.setup.seats;
        if (now.does() == monte_carlo::Does::Over) {
            const core::Standing standing = monte_carlo::score(now);
            for (int i = 0; i < seats; ++i)
                values[static_cast<unsigned>(i)] = standing.winners.has(Seat(i)) ? 1.0f : 0.0f;
            return;
        }
        const TurnsLeft chances = chances_to_win(now);
        std::copy(chances.begin(), chances.end(), values.begin());
    }
};

template <>
struct KnowledgeOf<monte_carlo::MonteCarlo> {
    using Type = MonteCarloKnowledge;
};

}  // namespace bots
