#pragma once
// The questions that belong to modules: what the house draws for them, what seats may answer, what follows.
// Part of timing.h; each step (Does) has its owner here.

#include "games/las_vegas/timing.h"

namespace las_vegas::timing {

// The house.

/// How many notes the cards drawn now have to bring (CardsDraw), and by which rule.
struct Wanted {
    int notes;
    const char* rule;
};
inline Wanted wanted(const State& state) {
    switch (state.now.does) {
        case Does::Replace: return {rainbow::lying_anywhere(state), "BV-13"};
        case Does::ReplaceScore: return {rainbow::lying_at(state, state.effects.scored), "ACT-10"};
        case Does::DrawThree: return {middle::kDrawn, "ACT-11"};
        default: return {1, "ACT-12"};
    }
}

template <core::House H>
Draw chance(const State& state, H& house) {
    switch (state.now.does) {
        case Does::DealTokens: return tokens::chance(state, house);
        case Does::DealBonus: return bonus::chance(state, house);
        case Does::DealActions: return deal::chance(state, house);
        case Does::White: return neutral::chance(state, house);
        default: return draw_notes(state, house, wanted(state).notes);
    }
}

template <class W>
inline void apply(State& state, const WhiteDraw& draw, W& tell) {
    neutral::apply(state, draw, tell);
}
template <class W>
inline void apply(State& state, const TokensDraw& draw, W& tell) {
    tokens::apply(state, draw, tell);
}
template <class W>
inline void apply(State& state, const BonusDraw& draw, W& tell) {
    bonus::apply(state, draw, tell);
}
template <class W>
inline void apply(State& state, const ActionsDraw& draw, W& tell) {
    deal::apply(state, draw, tell);
}
template <class W>
inline void apply(State& state, const CardsDraw& draw, W& tell) {
    const int scored = number(state.effects.scored);
    switch (state.now.does) {
        case Does::Replace: return rainbow::replace(state, draw, 1, state.places(), tell);
        case Does::ReplaceScore: return rainbow::replace(state, draw, scored, scored, tell);
        case Does::DrawThree: return middle::drawn(state, draw, tell);
        default: return swap::drawn(state, draw, tell);
    }
}

inline core::Verdict doubt(const State& state, const WhiteDraw& draw) { return neutral::doubt(state, draw); }
inline core::Verdict doubt(const State& state, const TokensDraw& draw) { return tokens::doubt(state, draw); }
inline core::Verdict doubt(const State& state, const BonusDraw& draw) { return bonus::doubt(state, draw); }
inline core::Verdict doubt(const State& state, const ActionsDraw& draw) { return deal::doubt(state, draw); }
inline core::Verdict doubt(const State& state, const CardsDraw& draw) {
    return doubt_notes(state, draw, wanted(state).notes, wanted(state).rule);
}

// A seat.

/// After the last placement: take back and score it, in the cards' order, then done.
inline void offer_after_placing(const State& state, Seat seat, Moves& moves) {
    if (state.cards_of(seat).has(Card::TakeBack)) take_back_card::offer(state, seat, moves);
    if (state.cards_of(seat).has(Card::ScoreIt)) score_it::offer(state, moves);
    moves.add(Move::of(Move::Kind::Done));
}

inline void offer(const State& state, Seat seat, Moves& moves) {
    switch (state.now.does) {
        case Does::Kick: return kickers::offer(state, moves);
        case Does::Token: return tokens::offer(state, moves);
        case Does::AfterPlace: return offer_after_placing(state, seat, moves);
        case Does::Put: return middle::offer(state, moves);
        case Does::Tie: return win_tie::offer_ties(state, seat, moves);
        case Does::Take: return slot_machine::offer(state, moves);
        case Does::Swap: return swap::offer(state, seat, moves);
        default: return;
    }
}

/// An action card is played; double trouble is a placement (turn.h).
template <class W>
inline void play(State& state, Seat seat, const Move& move, W& tell) {
    deal::spend(state, seat, move.card(), tell);
    switch (move.card()) {
        case Card::WinTie: return win_tie::play(state, seat);
        case Card::Reroll: return reroll_card::play(state, seat);
        case Card::TwoCasinos: return two_casinos::play(state, seat);
        case Card::Pass: return pass::play(state);
        case Card::Rotate: return rotation::play(state, seat, move, tell);
        case Card::TakeBack:
            take_back_card::play(state, seat, move, tell);
            return deal::ask_again(state, seat);
        case Card::ScoreIt: score_it::play(state, seat, move, tell); return deal::ask_again(state, seat);
        case Card::Middle: return middle::play(state, seat);
        case Card::Swap: return swap::play(state, seat);
        case Card::Double: return;
    }
}

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    switch (move.kind()) {
        case Move::Kind::Place: return;
        case Move::Kind::Reroll: return reroll_card::answer(state, seat, move, tell);
        case Move::Kind::Play: return play(state, seat, move, tell);
        case Move::Kind::Kick: return kickers::answer(state, seat, move, tell);
        case Move::Kind::Token: return tokens::answer(state, seat, move, tell);
        case Move::Kind::Tie: return win_tie::answer(state, seat, move, tell);
        case Move::Kind::Take: return slot_machine::answer(state, seat, move, tell);
        case Move::Kind::Swap: return swap::answer(state, seat, move, tell);
        case Move::Kind::Put: return middle::answer(state, seat, move, tell);
        case Move::Kind::Done: return done(state);
    }
}

/// Steps of modules that ask nobody.
template <class W>
inline void happen(State& state, W& tell) {
    switch (state.now.does) {
        case Does::Kicking: return kickers::act(state, tell);
        case Does::PaySlot: return slot_machine::pay(state, tell);
        case Does::EndScore: return score_it::has_paid(state);
        case Does::Swapping: return swap::casinos_have_paid(state);
        default: return;
    }
}

// Why not?

inline core::Refusal why_not_play(const State& state, Seat seat, const Move& move) {
    const Card card = move.card();
    if (!state.cards_of(seat).has(card)) return core::refuse("ACT-1", "lv.no-such-card-held");
    const bool after = card == Card::TakeBack || card == Card::ScoreIt;
    if (after && state.now.does != Does::AfterPlace) return core::refuse("ACT-2", "lv.card-after-placing");
    if (!after && (state.now.does != Does::Place || !state.turn.placed.empty()))
        return core::refuse("ACT-2", "lv.card-before-placing");
    switch (card) {
        case Card::WinTie: return core::refuse("ACT-3", "lv.first-turn-only");
        case Card::Rotate: return rotation::why_not(state);
        case Card::Double: return double_trouble::why_not(state, move, two_casinos::binds(state, seat));
        case Card::TakeBack: return take_back_card::why_not();
        case Card::ScoreIt: return score_it::why_not(state);
        default: return core::refuse("ACT-2", "any.not-offered");
    }
}

/// While the seat is asked for something else than a placement.
inline core::Refusal why_not(const State& state, Seat seat, const Move& move) {
    switch (state.now.does) {
        case Does::Kick: return kickers::why_not(state, move);
        case Does::Token: return tokens::why_not(state, move);
        case Does::Put: return middle::why_not();
        case Does::Tie: return win_tie::why_not(move);
        case Does::Take: return slot_machine::why_not(move);
        case Does::Swap: return swap::why_not();
        default: break;
    }
    if (move.kind() == Move::Kind::Play) return why_not_play(state, seat, move);
    if (state.now.does == Does::AfterPlace) return core::refuse("ACT-2", "lv.after-placing");
    if (move.kind() == Move::Kind::Reroll) return reroll_card::why_not(state, seat);
    return core::refuse("LV-7", "lv.place-first");
}

/// A placement that is not offered, although dice show that value.
inline core::Refusal why_not_place(const State& state, const Move& move) {
    if (move.where() == kSlot && !state.setup.has(Module::SlotMachine))
        return core::refuse("BV-14", "lv.no-slot-machine");
    if (move.where() == kSlot && !slot_machine::takes(state, move.face()))
        return core::refuse("BV-15", "lv.slot-taken", core::pips(move.face()));
    return core::refuse("ACT-5", "lv.elsewhere");
}

}  // namespace las_vegas::timing
