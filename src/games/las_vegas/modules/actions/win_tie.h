#pragma once
// Win a tie: ACT-3.

#include <span>

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::win_tie {

// ACT-3: only in one's very first turn of the round.
inline void offer(const State& state, Moves& moves) {
    if (state.turn.very_first) moves.add(Move::play(Card::WinTie));
}
inline void play(State& state, Seat seat) { state.effects.wins_tie = seat; }

/// Whether the seat has as many dice at a casino as another, white included.
inline bool tied_at(const State& state, Seat seat, Place casino) {
    const int dice = state.dice[static_cast<unsigned>(seat)].at(casino);
    for (unsigned owner = 0; owner < kOwners && dice != 0; ++owner)
        if (owner != static_cast<unsigned>(seat) && state.dice[owner].at(casino) == dice) return true;
    return false;
}

// ACT-3: the casino is chosen before the first one pays; who is tied nowhere is not asked.
inline void before_payout(const State& state, Agenda& agenda) {
    const Seat seat = state.effects.wins_tie;
    if (seat == kNobody) return;
    for (int casino = 1; casino <= kCasinos; ++casino)
        if (tied_at(state, seat, Place(casino))) return agenda.add({Does::Tie, seat});
}

/// By casino, none last.
inline void offer_ties(const State& state, Seat seat, Moves& moves) {
    for (int casino = 1; casino <= kCasinos; ++casino)
        if (tied_at(state, seat, Place(casino)))
            moves.add(Move::of(Move::Kind::Tie, static_cast<unsigned>(casino)));
    moves.add(Move::of(Move::Kind::Tie, Move::kNone));
}

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    tell(TieChosen{seat, move.says_none() ? kNowhere : Place(move.said())});
    if (!move.says_none()) state.effects.tie_won = Place(move.said());
    done(state);
}

/// ACT-3: the others of that tie go, even if only one of them is left.
inline void settle(const Open& table, Place place, std::span<std::uint8_t> dice) {
    if (table.effects.tie_won != place || place == kNowhere) return;
    const auto winner = static_cast<std::size_t>(table.effects.wins_tie);
    for (std::size_t owner = 0; owner < dice.size(); ++owner)
        if (owner != winner && dice[owner] == dice[winner]) dice[owner] = 0;
}

inline core::Refusal why_not(const Move& move) {
    if (move.kind() != Move::Kind::Tie) return core::refuse("ACT-3", "lv.tie-first");
    return core::refuse("ACT-3", "lv.not-tied", static_cast<int>(move.said()));
}

}  // namespace las_vegas::win_tie
