#pragma once
// What the race knows about itself.

#include "bots/knowledge.h"
#include "seventh/game/puddles.h"

namespace bots {

struct PuddlesKnowledge {
    using Game = puddles::Puddles;
    using State = puddles::State;
    using View = puddles::View;
    using Moves = puddles::Moves;
    using Move = puddles::Move;
    static constexpr float kCuriosity = 0.5f;
    static constexpr float kTrust = 1.0f / 40.0f;

    /// Where the pacemaker comes to with so many extra steps: all paces are shown then.
    static int square_with(const View& view, Seat seat, int steps) {
        const int pace = puddles::runs_alone(view.pace, seat) ? view.pace[seat] : 1;
        const int square = view.square[seat] + view.die[seat] * pace + steps;
        return puddles::is_puddle(square) ? square - puddles::kSlip : square;
    }
    /// How far a move leads, as far as one can tell.
    static float far(const View& view, Seat seat, const Move& move) {
        if (move.pace == 0) return static_cast<float>(square_with(view, seat, view.steps + move.step));
        constexpr float kAlone[] = {0, 0.7f, 0.5f, 0.3f};  // everybody likes to be quick
        return static_cast<float>(view.die[seat]) *
               (1 + kAlone[move.pace] * static_cast<float>(move.pace - 1));
    }
    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores) {
        for (int i = 0; i < moves.size(); ++i) scores[static_cast<unsigned>(i)] = far(view, seat, moves[i]);
    }
    static core::Phrase reason(const View& view, Seat seat, const Move& move) {
        if (move.pace != 0) return core::phrase("bot.pud.pace");
        return core::phrase("bot.pud.dry", square_with(view, seat, view.steps + move.step));
    }
    static int quick(const State&, Seat, const Moves& moves, core::PlayoutHouse& house) {
        return static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())));
    }
    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }
    static void values(const State&, const State& now, Values& values) {
        const int farthest = *std::max_element(now.square.begin(), now.square.end());
        for (const Seat seat : core::seats(now.setup.seats))
            values[static_cast<unsigned>(seat)] = 1.0f / static_cast<float>(1 + farthest - now.square[seat]);
    }
};

template <>
struct KnowledgeOf<puddles::Puddles> {
    using Type = PuddlesKnowledge;
};

}  // namespace bots
