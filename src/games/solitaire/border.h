#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "games/solitaire/flow.h"

namespace solitaire {

inline core::Verdict doubt(const State& state, const kit::Fill& draw) {
    return kit::doubt(draw, state.stack, kMinimum, "SOLO-1");
}

inline core::Verdict doubt(const State& state, const RivalsDraw& draw) {
    const int rivals = state.setup.rivals;
    if (draw.colours.has(state.setup.colour)) return core::refuse("SOLO-2", "solo.rival-own");
    if (draw.colours.count() != rivals)
        return core::refuse(rivals == 1 ? "SOLO-2" : "SOLO-6", "solo.rival-count", rivals);
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const kit::ColourFaces& draw) {
    if (!kit::is_roll_of(draw, state.rivals, kit::kDiceOfAColour))
        return core::refuse("SOLO-2", "solo.placed", kit::kDiceOfAColour);
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const ColourRoll& thrown) {
    if (thrown.rolled() != state.left.present())
        return core::refuse("SOLO-4", "solo.roll", state.left.present().count());
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const Draw& draw) {
    return std::visit([&](const auto& drawn) { return doubt(state, drawn); }, draw);
}

inline core::Refusal why_not(const State& state, Seat, const Move& move) {
    return core::refuse("SOLO-4", "solo.not-rolled", core::pips(move.place), state.roll.faces());
}

}  // namespace solitaire
