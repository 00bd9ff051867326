#pragma once
// How the game goes on: what follows from every answer and every draw, until somebody is asked again.

#include "core/decision.h"
#include "games/las_vegan/bank.h"
#include "games/las_vegan/round.h"
#include "games/las_vegan/scoring.h"
#include "games/las_vegan/tokens.h"

namespace las_vegan {

inline void ask_seat(Open& table, Does does, Seat seat) { table.step = {does, core::Seats::only(seat)}; }

/// VGN-9: the winner of the last trick leads. BANK-5, BANK-9: the bank does so from its pile.
inline void ask_leader(Open& table) {
    const Seat leader = table.trick.winner();
    if (leader == kBank)
        table.step = {Does::BankLead, {}};
    else
        ask_seat(table, Does::Play, leader);
}

template <class W>
void begin_tricks(Open& table, W& tell) {
    tell(Leads{table.trick.winner()});
    ask_leader(table);
}

/// VGN-15: three new machines come; the winner of the last trick leads (state.trick keeps who that is).
template <class W>
void end_round(State& state, W& tell) {
    pay(state, tell);
    if (!is_last_round(state)) return begin_round(state);
    state.step = {Does::Over, {}};
    end_game(state, tell);
}

/// All 7s of the trick have their tokens: VGN-10, before the next lead or the scoring.
template <class W>
void next_trick(State& state, W& tell) {
    if (state.hands[Seat{0}].none())
        end_round(state, tell);
    else
        ask_leader(state);
}

template <class W>
void end_trick(State& state, W& tell) {
    collect(state, tell);
    const Seat winner = state.trick.winner();
    if (winner == kBank)
        while (state.sevens != 0) put(state, kBank, bank_token(state), tell);
    if (state.sevens != 0) return ask_seat(state, Does::Place, winner);
    next_trick(state, tell);
}

template <class W>
void after_card(State& state, Seat seat, W& tell) {
    if (state.setup.with_bank())
        return state.trick.count == 1 ? ask_seat(state, Does::Play, other(seat))
                                      : ask_seat(state, Does::ForBank, state.trick.leader);
    if (is_full(state)) return end_trick(state, tell);
    ask_seat(state, Does::Play, core::left_of(seat, state.setup.seats));
}

template <class W>
void apply_card(State& state, Seat seat, Card card, W& tell) {
    if (state.step.does == Does::Sealed) {
        seal(state, seat, card, tell);
        if (!state.step.asked.none()) return;
        show_sealed(state, tell);
        return end_trick(state, tell);
    }
    play(state, seat, card, From::Hand, tell);
    after_card(state, seat, tell);
}

template <class W>
void apply(State& state, Seat seat, const Move& move, W& tell) {
    switch (move.kind()) {
        case Move::Kind::Card: return apply_card(state, seat, move.card(), tell);
        case Move::Kind::Bank: return play_for_bank(state, seat, move.card(), tell);
        case Move::Kind::Token:
            put(state, seat, move, tell);
            if (state.sevens == 0) next_trick(state, tell);
    }
}

template <class W>
void apply(State& state, const HandsDraw& draw, W& tell) {
    take_hands(state, draw, tell);
    if (state.setup.with_bank())
        state.step = {Does::Open, {}};
    else
        begin_tricks(state, tell);
}

template <class W>
void apply(State& state, const OpenDraw& draw, W& tell) {
    const bool refills = state.step.does == Does::Refill;
    open_up(state, draw, tell);
    if (refills)
        end_trick(state, tell);
    else
        begin_tricks(state, tell);
}

template <class W>
void apply(State& state, const PileDraw& draw, W& tell) {
    const bool leads = state.step.does == Does::BankLead;
    turn_up(state, draw, tell);
    if (leads)
        state.step = {Does::Sealed, core::Seats::first(2)};
    else
        end_trick(state, tell);
}

template <class W>
void apply(State& state, const Draw& draw, W& tell) {
    std::visit([&](const auto& drawn) { apply(state, drawn, tell); }, draw);
}

inline core::Decision ask(const State& state) {
    const Does does = state.step.does;
    if (asks_house(does)) return core::Decision::chance();
    if (does == Does::Over) return core::Decision::over();
    const bool sealed = does == Does::Sealed;
    return {sealed ? core::Decision::Kind::Sealed : core::Decision::Kind::Choose, state.step.asked};
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (!state.step.asked.has(seat)) return;
    switch (state.step.does) {
        case Does::Place: return offer_tokens(state, moves);
        case Does::ForBank: return offer_for_bank(state, moves);
        default: return offer_cards(state, seat, moves);
    }
}

template <core::House H>
Draw chance(const State& state, H& house) {
    switch (state.step.does) {
        case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
        case Does::Machines: return machines(state, house);
        case Does::Toss: return toss(house);
        case Does::Hands: return deal(state, house);
        case Does::Open:
        case Does::Refill: return open_cards(state, house);
        default: return top_card(state, house);
    }
}

/// The table is set: VGN-3, 15 cabbages each; the first leader is named or to be drawn by lot (VGN-5).
inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.undrawn = (1u << kMachines) - 1;
    state.undealt = kDeck;
    state.sealed.fill(kit::kNoCard);
    state.tokens.fill(kNowhere);
    for (const Seat seat : core::seats(setup.seats)) state.cabbages[seat] = kCabbages;
    if (setup.first == kByLot) return state;
    state.trick.best = Trick::claim(0, setup.first);
    begin_round(state);
    return state;
}

}  // namespace las_vegan
