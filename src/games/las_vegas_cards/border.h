#pragma once
// At the border: could the house have drawn this, and why is that move not offered?

#include "games/las_vegas_cards/flow.h"

namespace las_vegas_cards {

inline core::Verdict doubt(const State& state, const FirstDraw& draw) {
    if (core::index(draw.seat) >= state.setup.seats)
        return core::refuse("LVC-13", "any.no-such-seat", core::index(draw.seat));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const NotesDraw& draw) {
    Notes stack = state.stack;
    for (const NotePair& pair : draw.notes)
        for (const Note note : pair) {
            if (!stack.has(note))
                return core::refuse("LVC-1", "lvc.note-gone", core::Arg::money(worth(note).dollars));
            stack.remove(note);
        }
    return core::kFine;
}

/// LVC-3: five cards of the player's own pile; LVC-8: who is out gets none.
inline core::Verdict doubt_hand(const State& state, Seat seat, Cards hand) {
    const Cards pile = state.pile[at(seat)];
    if (pile.none() && !hand.none()) return core::refuse("LVC-8", "lvc.hand-none", seat);
    if (!pile.none() && hand.count() != kHand) return core::refuse("LVC-3", "lvc.hand-size", seat);
    for (int card = 0; card < kCardKinds; ++card)
        if (hand.count(Card(card)) > pile.count(Card(card)))
            return core::refuse("LVC-7", "lvc.not-in-pile", seat, printed(Card(card)));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const HandsDraw& draw) {
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        if (const core::Verdict fine = doubt_hand(state, Seat(seat), draw.hands[seat]); !fine) return fine;
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const HandDraw& draw) {
    return doubt_hand(state, state.active, draw.hand);
}

using timing::doubt;

inline core::Verdict doubt(const State& state, const Draw& draw) {
    return std::visit([&](const auto& drawn) { return doubt(state, drawn); }, draw);
}

/// Says nothing that the seat does not know: its own hand, and what lies open.
inline core::Refusal why_not(const State& state, Seat seat, const Move& move) {
    if (state.does == Does::Token) return timing::why_not(state, move);
    if (!move.places()) return core::refuse("TOK-2", "lvc.no-token-now");
    const Cards cards = move.cards();
    if (cards.count() > 2 && cards.by_value().values() > 1) return core::refuse("LVC-5", "lvc.mixed");
    if (!state.hand[at(seat)].covers(cards)) return core::refuse("LVC-5", "lvc.not-in-hand");
    return core::refuse("LVC-5", "any.not-offered");
}

}  // namespace las_vegas_cards
