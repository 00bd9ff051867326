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

    /// Who would get the highest note: 1 for the player's colour, -1 for another, 0 for nobody.
    static int first(kit::PerColour dice, kit::Colour own) {
        const Lone lone(dice);
        if (lone.none()) return 0;
        return lone.most() == dice.of(own) ? 1 : -1;
    }
    /// The gain in short, for playouts: only the highest note counts.
    static int change(const State& state, core::Face face) {
        const auto casino = static_cast<unsigned>(core::pips(face) - 1);
        const kit::PerColour dice = state.dice[casino];
        return first(dice + state.roll.dice_showing(face), state.setup.colour) -
               first(dice, state.setup.colour);
    }

    /// Where the own die brings something it goes there; what does harm is left alone, if it is looked at.
    static int quick(const State& state, Seat, const Moves& moves, core::PlayoutHouse& house) {
        const int any = static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())));
        const auto next_to = [](int place) { return place == 0 ? 1 : place - 1; };
        const int own = state.roll.shows.of(state.setup.colour);
        if (own == 0) return change(state, moves[any].place) < 0 ? next_to(any) : any;
        const int brings = change(state, core::Face(own));
        if (brings == 0) return any;
        int place = 0;
        while (core::pips(moves[place].place) != own) ++place;
        if (brings > 0) return place;
        return any != place ? any : next_to(place);
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

template <>
struct KnowledgeOf<solitaire::Solitaire> {
    using Type = SolitaireKnowledge;
};

}  // namespace bots
