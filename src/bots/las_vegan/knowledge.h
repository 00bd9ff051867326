#pragma once
// What Las Vegan knows about itself.

#include "bots/knowledge.h"
#include "bots/las_vegan/chances.h"
#include "games/las_vegan/las_vegan.h"

namespace bots {

struct LasVeganKnowledge {
    using Game = las_vegan::LasVegan;
    using State = las_vegan::State;
    using View = las_vegan::View;
    using Moves = las_vegan::Moves;
    using Move = las_vegan::Move;
    static constexpr float kCuriosity = 0.1f;
    static constexpr float kTrust = 0.08f;
    static constexpr double kTrusted = 20;
    /// In playouts: so many of so many cards duck, the others are any.
    static constexpr std::uint32_t kWhims = 4, kDucks = 2;
    /// How much a card's prospects in later tricks count in the judgement.
    static constexpr float kLater = 0.25f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// Mostly any card, but often the highest one that stays below the best of the trick, or else the highest
    /// of all: two masks and a count.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        using namespace las_vegan;
        const auto count = static_cast<std::uint32_t>(moves.size());
        const std::uint32_t lot = house.below(count * kWhims);
        const int any = static_cast<int>(lot / kWhims);
        if (lot % kWhims >= kDucks || state.lying.none() || moves[0].kind() != Move::Kind::Card) return any;
        const int led = kit::suit(state.trick.led());
        const std::uint64_t colour = state.hands[seat].bits >> 16 * led & 0xffff;
        const int strength = state.trick.best >> 3;
        const int below =
            std::popcount(colour & ((std::uint64_t{1} << (strength > kRanks ? kRanks : strength - 1)) - 1));
        const int follow = below == 0 ? static_cast<int>(count) - 1 : below - 1;
        return colour == 0 ? any : follow;
    }
    /// A round is played to its end: cabbages change only then (VGN-14).
    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }
    static void values(const State&, const State& now, Values& values) {
        const int seats = now.setup.seats;
        if (now.step.does == las_vegan::Does::Over) {
            const core::Standing standing = las_vegan::score(now);
            for (const Seat seat : core::seats(seats))
                values[static_cast<unsigned>(seat)] =
                    standing.winners.has(seat) ? 1.0f / static_cast<float>(standing.winners.count()) : 0.0f;
            return;
        }
        Cabbages cabbages;
        for (const Seat seat : core::seats(cabbages.size()))
            cabbages[seat] = static_cast<float>(now.cabbages[seat]);
        const auto left = static_cast<float>(las_vegan::kMostRounds - now.round + 1);
        const Cabbages chances = chances_with_cabbages(cabbages, seats, left);
        std::copy(chances.begin(), chances.end(), values.begin());
    }
};

template <>
struct KnowledgeOf<las_vegan::LasVegan> {
    using Type = LasVeganKnowledge;
};

}  // namespace bots
