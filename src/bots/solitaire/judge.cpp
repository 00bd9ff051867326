// A sound judgement of one turn of solitaire.

#include "bots/solitaire/knowledge.h"

namespace bots {
namespace {

using namespace solitaire;

/// What lies open, as a state in which placements can be tried.
State table(const View& view) {
    State state{};
    state.setup = view.setup;
    state.left = view.left;
    state.roll = view.roll;
    state.dice = view.dice;
    state.notes = view.notes;
    return state;
}

}  // namespace

void SolitaireKnowledge::judge(const View& view, Seat, const Moves& moves, std::span<float> scores) {
    const State state = table(view);
    for (int i = 0; i < moves.size(); ++i) {
        const auto placed = state.roll.dice_showing(moves[i].place);
        // Dice placed are choices less: of equal gains the smaller placement is better.
        scores[static_cast<unsigned>(i)] =
            static_cast<float>(gain(state, moves[i].place)) - 1000.0f * static_cast<float>(placed.total());
    }
}

core::Phrase SolitaireKnowledge::reason(const View& view, Seat, const Move& move) {
    const State state = table(view);
    const auto casino = static_cast<unsigned>(core::pips(move.place) - 1);
    const auto pays = [&](kit::PerColour dice) {
        std::pair<int, int> money{};
        for (const Award& award : awards(state.notes[casino], dice))
            (award.colour == state.setup.colour ? money.first : money.second) +=
                kit::worth(award.note).dollars;
        return money;
    };
    const auto was = pays(state.dice[casino]);
    const auto is = pays(state.dice[casino] + state.roll.dice_showing(move.place));
    const int number = core::pips(move.place);
    if (is.first > was.first) return core::phrase("bot.solo.leads", number, core::Arg::money(is.first));
    if (is.second < was.second)
        return core::phrase("bot.solo.spoils", number, core::Arg::money(was.second - is.second));
    if (is == was) return core::phrase("bot.solo.nothing", number);
    return core::phrase("bot.solo.least", number);
}

}  // namespace bots
