#pragma once
// How the game goes on: the table is set, questions are asked and answered.

#include "core/decision.h"
#include "games/las_vegas_cards/turn.h"

namespace las_vegas_cards {

inline State open(const Setup& setup) {
    State state{};
    state.setup = setup;
    state.stack = kNotes;
    state.token_pile = setup.tokens ? kit::kAllTokens : Tokens{};
    const bool by_lot = setup.sequential && setup.first == kByLot;
    state.first = setup.sequential && !by_lot ? setup.first : Seat(0);
    state.does = by_lot ? Does::First : Does::Notes;
    begin_round(state);
    return state;
}

inline core::Decision ask(const State& state) {
    if (state.does == Does::Choose) return core::Decision::sealed(state.choosing);
    if (asks_house(state.does)) return core::Decision::chance();
    return state.does == Does::Over ? core::Decision::over() : core::Decision::choose(state.active);
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    if (!ask(state).asked.has(seat)) return;
    if (state.does == Does::Token) [[unlikely]]
        return timing::offer(state, moves);
    offer_choices(state.hand[at(seat)], moves);
}

template <core::House H>
inline Draw chance(const State& state, H& house) {
    switch (state.does) {
        case Does::First: return FirstDraw{Seat(house.below(state.setup.seats))};
        case Does::Notes: return draw_notes(state, house);
        case Does::Hands: return draw_hands(state, house);
        case Does::Hand: return HandDraw{draw_five(state.pile[at(state.active)], house)};
        default: return timing::chance(state, house);
    }
}

using timing::apply;

template <class W>
inline void apply(State& state, Seat seat, const Move& move, W& tell) {
    switch (state.does) {
        case Does::Choose: return choose(state, seat, move.cards(), tell);
        case Does::Place: return place_at_once(state, seat, move.cards(), tell);
        default: timing::answer(state, seat, move, tell); return end_turn(state, tell);
    }
}
template <class W>
inline void apply(State& state, const Draw& draw, W& tell) {
    std::visit([&](const auto& drawn) { apply(state, drawn, tell); }, draw);
}

}  // namespace las_vegas_cards
