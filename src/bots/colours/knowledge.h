#pragma once
// What the game of hidden colours knows about itself.

#include <cmath>

#include "bots/knowledge.h"
#include "bots/lone.h"
#include "games/colours/colours.h"

namespace bots {

struct ColoursKnowledge {
    using Game = colours::HiddenColours;
    using State = colours::State;
    using View = colours::View;
    using Moves = colours::Moves;
    using Move = colours::Move;
    static constexpr float kCuriosity = 0.35f;
    static constexpr float kTrust = 1.0f / 400'000.0f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// Whoever owns a colour of which nothing is known: a note for it is a loss of about a third of the note.
    static constexpr int kStrange = 3;

    /// What a placement wins for these colours, less what it gives away, in thirds of a dollar.
    static int gain(const colours::Casino& casino, kit::PerColour dice, kit::Colours own) {
        if (casino.left() == 0) return 0;
        const Lone lone(dice);
        const int paid = std::min(lone.count(), casino.left());
        const auto money = [&](int note) {
            return kit::worth(casino.notes[static_cast<unsigned>(note)]).dollars;
        };
        int gain = 0;
        for (int i = 0; i < paid; ++i) gain -= money(casino.won + i);
        for (const kit::Colour colour : own) {
            const int count = dice.of(colour);
            if (count == 0 || !lone.has(count)) continue;
            const int rank = lone.above(count);
            if (rank < paid) gain += (kStrange + 1) * money(casino.won + paid - 1 - rank);
        }
        return gain;
    }

    /// Where a die of one's own wins something it goes there; otherwise any move will do.
    static int quick(const State& state, Seat seat, const Moves& moves, core::PlayoutHouse& house) {
        int best = static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size()))), most = 0;
        for (const kit::Colour colour : state.owned[static_cast<unsigned>(seat)]) {
            const int shown = state.roll.shows.of(colour);
            if (shown == 0) continue;
            const auto at = static_cast<unsigned>(shown - 1);
            const kit::PerColour dice = state.dice[at] + state.roll.dice_showing(core::Face(shown));
            const int wins = gain(state.casinos[at], dice, state.owned[static_cast<unsigned>(seat)]);
            if (wins <= most) continue;
            most = wins;
            for (best = 0; core::pips(moves[best].place) != shown;) ++best;
        }
        return best;
    }

    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }

    /// Mostly who wins; before the end, and a little at the end too, how far each is ahead.
    static void values(const State&, const State& now, Values& values) {
        const bool over = now.does == colours::Does::Over;
        const float scale = over ? 1.0f / 50'000.0f : 1.0f / 80'000.0f;
        float most = 0, sum = 0;
        std::array<float, colours::kMostSeats> money;
        for (unsigned seat = 0; seat < now.setup.seats; ++seat) {
            money[seat] = static_cast<float>(now.purses[seat].money().dollars) * scale;
            most = std::max(most, money[seat]);
        }
        for (unsigned seat = 0; seat < now.setup.seats; ++seat)
            sum += values[seat] = std::exp(money[seat] - most);
        for (unsigned seat = 0; seat < now.setup.seats; ++seat) values[seat] /= sum;
        if (!over) return;
        const core::Standing standing = colours::score(now);
        const float share = 0.8f / static_cast<float>(standing.winners.count());
        for (unsigned seat = 0; seat < now.setup.seats; ++seat)
            values[seat] = 0.2f * values[seat] + (standing.winners.has(Seat(seat)) ? share : 0.0f);
    }
};

template <>
struct KnowledgeOf<colours::HiddenColours> {
    using Type = ColoursKnowledge;
};

}  // namespace bots
