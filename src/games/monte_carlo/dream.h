#pragma once
// Some state that looks like a view. All lies open, so it is the view itself, if the game can come to that;
// otherwise the game is laid out as at its start, which looks unlike the view.

#include "games/monte_carlo/view.h"

namespace monte_carlo {
namespace detail {

// ------------------------------------------------------------------------------------------------ the track

/// MC-16: the highest of a stack has nobody above it, the next one only the highest, and so on downwards.
inline bool is_stack(const State& state, PawnSet pawns) {
    for (PawnSet above; !pawns.none();) {
        PawnSet rest = pawns;
        while (!rest.none() && state.above[index(rest.lowest())] != above) rest.take_lowest();
        if (rest.none()) return false;
        above = above | PawnSet::only(rest.lowest());
        pawns = pawns - above;
    }
    return true;
}

/// MC-10: elsewhere pawns stand side by side. MC-12, MC-13: nobody rests on a sign, and only the pawn that
/// plays there on a casino.
inline bool can_stand_so(const State& state, int square, PawnSet pawns) {
    const Square kind = state.setup.board.at(square);
    if (kind == Square::Green) return is_stack(state, pawns);
    if (is_casino(kind) && !(casino_is_on(state.does()) && pawns == PawnSet::only(state.mover))) return false;
    for (PawnSet rest = pawns; !rest.none();)
        if (!state.above[index(rest.take_lowest())].none()) return false;
    return kind != Square::OnToBank && kind != Square::BackToBank;
}

inline PawnSet all_pawns(const Setup& setup) {
    PawnSet all;
    for (int seat = 0; seat < setup.seats; ++seat)
        for (int i = 0; i < setup.pawns(); ++i) all = all | PawnSet::only(pawn_of(Seat(seat), i));
    return all;
}

inline bool pawns_can_stand_so(const State& state, PawnSet pawns) {
    while (!pawns.none()) {
        const int square = state.square(pawns.lowest());
        const PawnSet here = pawns_on(state, square);
        if (!can_stand_so(state, square, here)) return false;
        pawns = pawns - here;
    }
    return true;
}

/// MC-27, MC-28: pawns at home are counted, and the game is over once somebody has brought all of them.
inline bool home_is_right(const State& state) {
    bool somebody = false;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        int left = 0;
        for (int i = 0; i < state.setup.pawns(); ++i) left += state.on_track(pawn_of(Seat(seat), i)) ? 1 : 0;
        if (left != state.left[seat]) return false;
        somebody = somebody || left == 0;
    }
    return somebody == (state.does() == Does::Over);
}

// ------------------------------------------------------------------------------------------------ a casino

/// MC-15: who loses goes back by the die until a square holds them; the pawn came from such a square.
inline bool can_go_back(const State& state) {
    int square = state.square(state.mover);
    do square -= state.die;
    while (square >= 0 && is_casino(state.setup.board.at(square)));
    return square >= 0;
}

/// MC-13: three suits, as they are printed, two or one.
inline bool bet_fits(const State& state, Square square) {
    if (square == Square::Triple) return state.bet == state.setup.board.printed(state.square(state.mover));
    return std::popcount(unsigned{state.bet}) == (square == Square::Double ? 2 : 1);
}

inline bool casino_can_be(const State& state) {
    const Square square = state.kind_at(state.mover);
    if (!is_casino(square) || !can_go_back(state)) return false;
    if (state.does() == Does::Bet) return square != Square::Triple;
    if (!bet_fits(state, square)) return false;
    if (state.does() == Does::Casino) return true;
    // MC-14, MC-15: a card that wins, and lies face up unless all were shuffled anew.
    if ((suits(state.card) & state.bet) == 0) return false;
    return state.card == kJackpot ? state.gone == Cards{} : state.gone.has(state.card);
}

// ------------------------------------------------------------------------------------------------ poker

/// MC-18, MC-24: everybody has what is staked, and the opponent all of it.
inline bool stakes_are_covered(const State& state) {
    const Poker& poker = state.poker;
    for (unsigned seat = 0; seat < kMostSeats; ++seat)
        if (poker.partner[seat] > state.chips[seat]) return false;
    return poker.stake <= state.money(state.active) && poker.stakes() <= state.money(poker.opponent);
}

/// MC-18, MC-19: the moving pawn lies in a stack behind the first bank.
inline bool mover_is_stacked(const State& state) {
    return state.kind_at(state.mover) == Square::Green &&
           state.square(state.mover) > state.setup.board.first_bank;
}
inline bool in_one_stack(const State& state) {
    return mover_is_stacked(state) && state.square(state.poker.pawn) == state.square(state.mover);
}

/// MC-20, MC-21: the dice lie as they do at this step.
inline bool dice_can_lie_so(const State& state) {
    const Poker& poker = state.poker;
    const bool caller = poker.thrower == state.active;
    const int dice = poker.dice.total();
    if (state.does() == Does::Send) return dice == kPokerDice && poker.caller_dice.total() == kPokerDice;
    if (poker.caller_dice.total() != (caller ? 0 : kPokerDice)) return false;
    if (caller && poker.most != (poker.again ? 1 : kMostThrows)) return false;
    if (poker.again && poker.most != 1) return false;
    switch (state.does()) {
        case Does::Throw:
            return poker.throws < poker.most && dice < kPokerDice && (poker.throws != 0 || dice == 0);
        case Does::Keep: return poker.throws != 0 && poker.throws < poker.most && dice == kPokerDice;
        default: return caller && !poker.again && poker.throws == 0 && dice == 0;
    }
}

inline bool poker_can_be(const State& state) {
    const Poker& poker = state.poker;
    const auto staked = [&](Seat seat) { return poker.partner[static_cast<unsigned>(seat)]; };
    if (poker.opponent == state.active || owner(poker.pawn) != poker.opponent || poker.stake == 0)
        return false;
    if (poker.thrower != state.active && poker.thrower != poker.opponent) return false;
    if (!poker.challenged.has(poker.pawn) || staked(state.active) != 0 || staked(poker.opponent) != 0)
        return false;
    if (!dice_can_lie_so(state)) return false;
    return state.does() == Does::Send || (stakes_are_covered(state) && in_one_stack(state));
}

// ------------------------------------------------------------------------------------------------ the steps

/// What a step lies on while it waits: what comes after it.
constexpr Does lies_on(Does does) {
    switch (does) {
        case Does::Turn: return Does::Over;
        case Does::Colour: return Does::Die;
        case Does::Retreat: return Does::Move;
        case Does::Bet: return Does::Casino;
        case Does::Join: return Does::Partners;
        case Does::Partners: return Does::Throw;
        default: return Does::Turn;
    }
}

inline bool steps_can_wait_so(const Steps& steps) {
    if (steps.empty() || steps[0].does != Does::Over || happens_by_itself(steps.last().does)) return false;
    for (int i = 1; i < steps.size(); ++i) {
        const Does does = steps[i].does, below = steps[i - 1].does;
        const bool sends = does == Does::Send && (below == Does::Send || below == Does::Challenge);
        if (does == Does::Over || (!sends && below != lies_on(does))) return false;
    }
    return true;
}

/// MC-23, MC-24: ruined is the opponent; or the caller and after that the partners in turn order.
inline bool sends_can_wait_so(const State& state) {
    const Poker& poker = state.poker;
    const int seats = state.setup.seats;
    if (state.steps[2].does == Does::Challenge)
        return state.step() == Step{Does::Send, state.active, poker.opponent} && state.steps.size() == 4 &&
               in_one_stack(state) && has_a_pawn_to_send(state, poker.opponent);
    int from_caller = seats;
    for (int i = 2; i < state.steps.size(); ++i) {
        const Step step = state.steps[i];
        const int further = (core::index(step.about) - core::index(state.active) + seats) % seats;
        const bool staked = further == 0 || poker.partner[static_cast<unsigned>(step.about)] != 0;
        if (step.seat != poker.opponent || !staked || further >= from_caller) return false;
        if (!has_a_pawn_to_send(state, step.about)) return false;
        from_caller = further;
    }
    return true;
}

/// Who is asked is the right one, and has an answer.
inline bool asked_can_be(const State& state) {
    const Step step = state.step();
    switch (step.does) {
        case Does::Keep: return step.seat == state.poker.thrower;
        case Does::Send: return sends_can_wait_so(state);
        case Does::Join:
            return step.seat != state.active && step.seat != state.poker.opponent &&
                   highest_join(state, step.seat) > 0 &&
                   state.steps[state.steps.size() - 2].seat == core::left_of(step.seat, state.setup.seats);
        case Does::Pawn: return step.seat == state.active && can_move_any(state);
        default: return !asks_seat(step.does) || step.seat == state.active;
    }
}

/// MC-25: everybody has something, but who is being ruined.
inline bool only_the_ruined_are_broke(const State& state) {
    core::Seats ruined;
    if (state.does() == Does::Retreat) ruined.add(state.active);
    for (const Step& step : state.steps)
        if (step.does == Does::Send) ruined.add(step.about);
    for (int seat = 0; seat < state.setup.seats; ++seat)
        if (is_ruined(state, Seat(seat)) != ruined.has(Seat(seat))) return false;
    return true;
}

inline bool turn_can_be(const State& state) {
    const Does does = state.does();
    const bool rolled = does != Does::First && does != Does::Die && does != Does::Colour;
    if (does != Does::Over && rolled != (state.die != 0)) return false;
    if (does == Does::Colour && state.setup.seats != 2) return false;
    return does != Does::Retreat || state.die == 4;
}

/// The moving pawn, and what it has met.
inline bool arrival_can_be(const State& state, PawnSet pawns) {
    if (!mover_counts(state.does())) return true;
    if (owner(state.mover) != state.active || !pawns.has(state.mover)) return false;
    if (casino_is_on(state.does())) return casino_can_be(state);
    const PawnSet challenged = state.poker.challenged;
    if (!(challenged - pawns).none() || !(challenged & PawnSet::all_of(state.active)).none()) return false;
    if (state.does() != Does::Poker) return poker_can_be(state);
    return mover_is_stacked(state) && !to_challenge(state).none();
}

inline bool can_be(const State& state) {
    if (!steps_can_wait_so(state.steps) || !turn_can_be(state)) return false;
    const PawnSet pawns = all_pawns(state.setup);
    return !state.gone.has(kJackpot) && home_is_right(state) && arrival_can_be(state, pawns) &&
           pawns_can_stand_so(state, pawns) && asked_can_be(state) && only_the_ruined_are_broke(state);
}

}  // namespace detail

/// The casino cards are shuffled when they are drawn.
template <core::House H>
State dream(const View& seen, H&) {
    return detail::can_be(seen) ? State(seen) : open(seen.setup);
}

}  // namespace monte_carlo
