#pragma once
// What solitaire knows about itself.

#include <cmath>

#include "bots/knowledge.h"
#include "bots/lone.h"
#include "games/solitaire/solitaire.h"

namespace bots {

struct SolitaireKnowledge {
    using Game = solitaire::Solitaire;
    using State = solitaire::State;
    using View = solitaire::View;
    using Moves = solitaire::Moves;
    using Move = solitaire::Move;
    static constexpr float kCuriosity = 0.35f;
    static constexpr float kTrust = 1.0f / 400'000.0f;

    static void judge(const View& view, Seat seat, const Moves& moves, std::span<float> scores);
    static core::Phrase reason(const View& view, Seat seat, const Move& move);

    /// What a casino with these notes and dice pays the player's colour, less what it pays the others.
    static int lead(kit::Notes notes, kit::PerColour dice, kit::Colour own) {
        const Lone lone(dice);
        const int mine = dice.of(own);
        int lead = 0, before = mine > 0 && lone.has(mine) ? lone.above(mine) : kit::kColours;
        for (int left = lone.count(); left > 0 && !notes.none(); --left, --before) {
            const kit::Note note = notes.highest();
            notes.remove(note);
            const int money = kit::worth(note).dollars;
            lead += before == 0 ? money : -money;
        }
        return lead;
    }
    /// What the lead at a casino changes by when dice come there.
    static int gain(const State& state, core::Face face) {
        const auto casino = static_cast<unsigned>(core::pips(face) - 1);
        const kit::PerColour dice = state.dice[casino];
        return lead(state.notes[casino], dice + state.roll.dice_showing(face), state.setup.colour) -
               lead(state.notes[casino], dice, state.setup.colour);
    }

    static int quick(const State& state, Seat, const Moves& moves, core::PlayoutHouse& house) {
        // Equal gains are not always settled the same way.
        int jitter = static_cast<int>(house.below(64)), best = 0, best_score = INT32_MIN;
        for (int i = 0; i < moves.size(); ++i, jitter >>= 1) {
            const int score = gain(state, moves[i].place) + (jitter & 1) * 2000;
            if (score > best_score) best = i, best_score = score;
        }
        return best;
    }

    static bool far_enough(const State& start, const State& now) { return now.round != start.round; }

    /// Mostly whether the game is won; a little of how far it is from that, for games that are nearly lost.
    static void values(const State&, const State& now, Values& values) {
        const float lead = static_cast<float>(now.own.money().dollars - now.others.money().dollars);
        const bool over = now.does == solitaire::Does::Over;
        const float rounds_left = over ? 0.0f : static_cast<float>(now.setup.rounds - now.round + 1);
        const float scale = 120'000.0f * std::sqrt(1.0f + rounds_left);
        const float soft = 1.0f / (1.0f + std::exp(-lead / scale));
        values[0] = over ? 0.7f * (lead > 0 ? 1.0f : 0.0f) + 0.3f * soft : soft;
    }
};

}  // namespace bots
