#pragma once
// At the border everything is doubted: could the house have drawn this, and why is that move not offered?

#include "games/las_vegan/flow.h"

namespace las_vegan {

inline core::Verdict doubt(const State& state, const FirstDraw& draw) {
    if (core::index(draw.seat) >= state.setup.seats)
        return core::refuse("VGN-5", "any.no-such-seat", core::index(draw.seat));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const MachinesDraw& draw) {
    unsigned left = state.undrawn;
    for (const Machine machine : draw.machines) {
        if ((left & bit_of(machine)) == 0) return core::refuse("VGN-4", "vgn.machine-came", name(machine));
        left &= ~bit_of(machine);
    }
    return core::kFine;
}

inline core::Verdict doubt(const State&, const TossDraw&) {
    return core::kFine;
}  // read_draw knows the faces

inline core::Verdict doubt(const State& state, const HandsDraw& draw) {
    const int size = hand_size(state.setup.seats);
    Cards dealt;
    for (const Seat seat : core::seats(state.setup.seats)) {
        const Cards hand = draw.hands[seat];
        if (hand.count() != size)
            return core::refuse(state.setup.with_bank() ? "BANK-1" : "VGN-6", "vgn.hand-size", size);
        if (const Cards again = hand & dealt; !again.none())
            return core::refuse("VGN-1", "vgn.card-twice", name(again.lowest()));
        dealt |= hand;
    }
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const OpenDraw& draw) {
    const char* rule = state.step.does == Does::Open ? "BANK-1" : "BANK-3";
    const int wanted = kOpen - state.open.count();
    if (draw.cards.count() != wanted) return core::refuse(rule, "vgn.open-count", wanted);
    if (const Cards strange = draw.cards - state.undealt; !strange.none())
        return core::refuse(rule, "vgn.not-in-pile", name(strange.lowest()));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const PileDraw& draw) {
    if (!state.undealt.has(draw.card))
        return core::refuse(state.step.does == Does::BankLead ? "BANK-5" : "BANK-2", "vgn.not-in-pile",
                            name(draw.card));
    return core::kFine;
}

inline core::Verdict doubt(const State& state, const Draw& draw) {
    return std::visit([&](const auto& drawn) { return doubt(state, drawn); }, draw);
}

inline core::Refusal why_not_card(const State& state, Seat seat, Card card) {
    if (!state.hands[seat].has(card)) return core::refuse("VGN-7", "vgn.not-in-hand", name(card));
    return core::refuse(state.step.does == Does::Sealed ? "BANK-5" : "VGN-7", "vgn.follow",
                        colour_word(kit::suit(state.trick.led())));
}

inline core::Refusal why_not_bank(const State& state, Card card) {
    const auto led = colour_word(kit::suit(state.trick.led()));
    if (card == kit::kNoCard) return core::refuse("BANK-2", "vgn.pile-closed", led);
    if (!state.open.has(card)) return core::refuse("BANK-2", "vgn.not-open", name(card));
    return core::refuse("BANK-2", "vgn.bank-follow", led);
}

inline core::Refusal why_not_token(const State& state, const Move& move) {
    if (is_placed(state, move.token())) return core::refuse("VGN-10", "vgn.token-lies");
    if (move.token() == kGold) return core::refuse("VGN-10", "vgn.gold-elsewhere");
    if (is_golden(move.spot())) return core::refuse("VGN-10", "vgn.only-gold");
    const Machine machine = machine_of(move.spot());
    for (const Machine out : state.machines)
        if (out == machine) return core::refuse("VGN-10", "vgn.machine-taken", name(machine));
    return core::refuse("VGN-4", "vgn.machine-not-out", name(machine));
}

/// Only for a seat that is asked, so nothing here tells of a hand that is not its own.
inline core::Refusal why_not(const State& state, Seat seat, const Move& move) {
    switch (state.step.does) {
        case Does::ForBank:
            if (move.kind() != Move::Kind::Bank) return core::refuse("BANK-2", "vgn.asks-bank");
            return why_not_bank(state, move.card());
        case Does::Place:
            if (move.kind() != Move::Kind::Token) return core::refuse("VGN-10", "vgn.asks-token");
            return why_not_token(state, move);
        default:
            if (move.kind() != Move::Kind::Card) return core::refuse("VGN-7", "vgn.asks-card");
            return why_not_card(state, seat, move.card());
    }
}

}  // namespace las_vegan
