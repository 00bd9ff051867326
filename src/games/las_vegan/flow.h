#pragma once
// How the game goes on: what follows from every answer and every draw, until somebody is asked again.

#include "games/las_vegan/bank.h"
#include "games/las_vegan/end.h"
#include "games/las_vegan/round.h"
#include "games/las_vegan/scoring.h"
#include "games/las_vegan/tokens.h"

namespace las_vegan {

inline void ask_seat(State& state, Does does, Seat seat) { state.step = {does, core::Seats::only(seat)}; }

/// VGN-9: the winner of the last trick leads. BANK-5, BANK-9: the bank does so from its pile.
inline void ask_leader(State& state, Seat leader) {
    if (leader == kBank)
        state.step = {Does::BankLead, {}};
    else
        ask_seat(state, Does::Play, leader);
}

/// VGN-15: three new machines come; the winner of the last trick leads (state.trick keeps who that is).
inline void end_round(State& state) {
    pay(state);
    if (is_last_round(state))
        state.step = {Does::Over, {}};
    else
        begin_round(state);
}

/// All 7s of the trick have their tokens: VGN-10, before the next lead or the scoring.
inline void next_trick(State& state) {
    if (state.hands[0].none())
        end_round(state);
    else
        ask_leader(state, state.trick.winner());
}

inline void end_trick(State& state) {
    collect(state);
    if (state.trick.winner() == kBank)
        while (state.sevens != 0) {
            const Move move = bank_token(state);
            put(state, move.token(), move.spot());
        }
    if (state.sevens != 0) return ask_seat(state, Does::Place, state.trick.winner());
    next_trick(state);
}

inline void after_card(State& state, Seat seat) {
    if (state.setup.with_bank())
        return state.trick.count == 1 ? ask_seat(state, Does::Play, other(seat))
                                      : ask_seat(state, Does::ForBank, state.trick.leader);
    if (is_full(state)) return end_trick(state);
    ask_seat(state, Does::Play, core::left_of(seat, state.setup.seats));
}

inline void apply_card(State& state, Seat seat, Card card) {
    if (state.step.does == Does::Sealed) {
        seal(state, seat, card);
        if (!state.step.asked.none()) return;
        show_sealed(state);
        return end_trick(state);
    }
    play(state, seat, card);
    after_card(state, seat);
}

inline void apply_move(State& state, Seat seat, const Move& move) {
    switch (move.kind()) {
        case Move::Kind::Card: return apply_card(state, seat, move.card());
        case Move::Kind::Bank: return play_for_bank(state, move.card());
        case Move::Kind::Token:
            put(state, move.token(), move.spot());
            if (state.sevens == 0) next_trick(state);
    }
}

/// VGN-5: the lot names the first leader.
inline void apply(State& state, const FirstDraw& draw) {
    state.trick.best = Trick::claim(0, draw.seat);
    begin_round(state);
}

inline void apply(State& state, const HandsDraw& draw) {
    state.hands = draw.hands;
    for (const Cards hand : draw.hands) state.undealt -= hand;
    if (state.setup.with_bank())
        state.step = {Does::Open, {}};
    else
        ask_leader(state, state.trick.winner());
}

inline void apply(State& state, const OpenDraw& draw) {
    const bool refills = state.step.does == Does::Refill;
    state.open |= draw.cards;
    state.undealt -= draw.cards;
    if (refills)
        end_trick(state);
    else
        ask_leader(state, state.trick.winner());
}

inline void apply(State& state, const PileDraw& draw) {
    state.undealt -= Cards::only(draw.card);
    if (state.step.does == Does::BankLead) {
        lead(state, kBank, draw.card);
        state.step = {Does::Sealed, core::Seats::first(2)};
        return;
    }
    answer(state, kBank, draw.card);
    end_trick(state);
}

/// The table is set: VGN-3, 15 cabbages each; the first leader is named or to be drawn by lot (VGN-5).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.undrawn = (1u << kMachines) - 1;
    state.undealt = kDeck;
    state.sealed.fill(kit::kNoCard);
    state.tokens.fill(kNowhere);
    for (unsigned seat = 0; seat < setup.seats; ++seat) state.cabbages[seat] = kCabbages;
    if (setup.first == kByLot) return state;
    state.trick.best = Trick::claim(0, setup.first);
    begin_round(state);
    return state;
}

}  // namespace las_vegan
