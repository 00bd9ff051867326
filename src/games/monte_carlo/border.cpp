#include "games/monte_carlo/border.h"

#include "games/monte_carlo/text.h"

namespace monte_carlo {

using core::Arg;
using core::refuse;

core::Verdict doubt(const State& state, const Draw& draw) {
    constexpr Draw::Kind kWanted[] = {Draw::Kind::First, Draw::Kind::Die, Draw::Kind::Casino,
                                      Draw::Kind::Throw};
    if (draw.kind != kWanted[static_cast<unsigned>(state.does())])
        return refuse(core::kForm, "mc.other-draw");
    switch (draw.kind) {
        case Draw::Kind::First:
            if (draw.value >= state.setup.seats) return refuse("MC-5", "any.no-such-seat", int{draw.value});
            return core::kFine;
        case Draw::Kind::Die:
            if (draw.value < 1 || draw.value > core::kFaces) return refuse("MC-5", "dice.no-face");
            return core::kFine;
        case Draw::Kind::Casino:
            // MC-15: what has been drawn since the last jackpot lies face up.
            if (draw.value >= kCards || state.gone.has(Card(draw.value)))
                return refuse("MC-15", "mc.card-gone");
            return core::kFine;
        case Draw::Kind::Throw: break;
    }
    // MC-20: the dice that were not kept, all of them.
    const int thrown = kPokerDice - state.poker.dice.total();
    if (draw.dice.total() != thrown) return refuse("MC-20", "mc.throw-count", state.poker.thrower, thrown);
    return core::kFine;
}

namespace {

core::Refusal why_not_pawn(const State& state, Pawn pawn) {
    const int number = which(pawn);
    if (number >= state.setup.pawns()) return refuse("MC-1", "mc.no-such-pawn", number, state.setup.pawns());
    if (state.is_home(pawn)) return refuse("MC-27", "mc.pawn-home", number);
    if (!may_choose(state, pawn)) return refuse("MC-30", "mc.pawn-colour", number);
    if (state.kind_at(pawn) == Square::Bank) return refuse("MC-11", "mc.pawn-bank", number, int{state.die});
    return refuse("MC-17", "mc.pawn-blocked", number, int{state.die});
}

core::Refusal why_not_back(const State& state, Pawn pawn) {
    const int number = which(pawn);
    if (number >= state.setup.pawns()) return refuse("MC-1", "mc.no-such-pawn", number, state.setup.pawns());
    if (state.is_home(pawn)) return refuse("MC-27", "mc.pawn-home", number);
    return refuse("MC-23", "mc.send-start", number);
}

core::Refusal why_not_poker(const State& state, Seat seat, Chips stake) {
    if (core::index(seat) >= state.setup.seats) return refuse("MC-18", "any.no-such-seat", core::index(seat));
    if (seat == state.active) return refuse("MC-18", "mc.poker-self");
    const PawnSet pawns = PawnSet::all_of(seat);
    if ((to_challenge(state) & pawns).none()) {
        const bool there = !(pawns_on(state, state.square(state.mover)) & pawns).none();
        return there ? refuse("MC-22", "mc.poker-twice", seat) : refuse("MC-18", "mc.poker-not-there", seat);
    }
    if (stake > state.money(seat))
        return refuse("MC-18", "mc.stake-theirs", seat, Arg::money(dollars(state.money(seat))));
    return refuse("MC-18", "mc.stake-mine", Arg::money(dollars(state.money(state.active))));
}

core::Refusal why_not_join(const State& state, Chips chips) {
    const Chips mine = state.money(state.step().seat);
    if (chips > mine) return refuse("MC-24", "mc.join-mine", Arg::money(dollars(mine)));
    const Chips most = highest_join(state, state.step().seat);
    return refuse("MC-24", "mc.join-theirs", state.poker.opponent, Arg::money(dollars(most)));
}

/// What is asked now: the rule, and the word of the answer.
struct Asked {
    Move::Kind kind;
    const char* rule;
    const char* word;
};
Asked asked(Does does) {
    switch (does) {
        case Does::Colour: return {Move::Kind::Colour, "MC-30", "colour"};
        case Does::Retreat: return {Move::Kind::Retreat, "MC-8", "retreat"};
        case Does::Pawn: return {Move::Kind::Pawn, "MC-5", "pawn"};
        case Does::Bet: return {Move::Kind::Bet, "MC-13", "bet"};
        case Does::Win: return {Move::Kind::Win, "MC-14", "win"};
        case Does::Poker: return {Move::Kind::Poker, "MC-18", "poker"};
        case Does::Join: return {Move::Kind::Join, "MC-24", "join"};
        case Does::Keep: return {Move::Kind::Keep, "MC-20", "keep"};
        default: return {Move::Kind::Send, "MC-23", "send"};
    }
}

}  // namespace

core::Refusal why_not(const State& state, Seat, const Move& move) {
    const Step step = state.step();
    const Asked wanted = asked(step.does);
    if (move.kind() != wanted.kind) return refuse(wanted.rule, "mc.other-move", Arg::quote(wanted.word));
    switch (move.kind()) {
        case Move::Kind::Colour: return refuse("MC-30", "mc.colour-home", move.value());
        case Move::Kind::Retreat: return why_not_back(state, pawn_of(step.seat, move.value()));
        case Move::Kind::Pawn: return why_not_pawn(state, pawn_of(step.seat, move.value()));
        case Move::Kind::Bet:
            return state.kind_at(state.mover) == Square::Single ? refuse("MC-13", "mc.bet-single")
                                                                : refuse("MC-13", "mc.bet-double");
        case Move::Kind::Poker: return why_not_poker(state, move.seat(), move.stake());
        case Move::Kind::Join: return why_not_join(state, move.value());
        case Move::Kind::Keep:
            return refuse("MC-20", "mc.keep-not-there", Arg::quote(spelled(state.poker.dice)));
        case Move::Kind::Send: return why_not_back(state, pawn_of(step.about, move.value()));
        default: return refuse(wanted.rule, "any.not-offered");
    }
}

}  // namespace monte_carlo
