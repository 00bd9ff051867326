#pragma once
// Token cards beside the casinos: TOK-1 to TOK-3.

#include "games/las_vegas/agenda.h"
#include "games/las_vegas/events.h"

namespace las_vegas::tokens {

/// The pile: what lies neither at a casino nor before a player.
inline kit::Tokens pile(const Open& table) {
    kit::Tokens left = kit::kAllTokens;
    for (const kit::Tokens& there : table.tokens) left -= there;
    for (const kit::Tokens& held : table.tokens_held) left -= held;
    return left;
}

// TOK-1: at the start of each round one for each casino. (Four rounds use 24 of the 25.)
template <core::House H>
TokensDraw chance(const State& state, H& house) {
    TokensDraw draw;
    kit::Tokens left = pile(state);
    for (kit::Token& token : draw.tokens) {
        token = kit::Token(house.pick(left.bag()));
        left.remove(token);
    }
    return draw;
}

inline core::Verdict doubt(const State& state, const TokensDraw& draw) {
    kit::Tokens left = pile(state);
    for (const kit::Token token : draw.tokens) {
        if (!left.has(token)) return core::refuse("TOK-1", "lv.no-such-token", kit::key(token));
        left.remove(token);
    }
    return core::kFine;
}

// TOK-1: whatever still lies there.
template <class W>
inline void apply(State& state, const TokensDraw& draw, W& tell) {
    tell(TokensLaid{draw.tokens});
    for (unsigned i = 0; i < kCasinos; ++i) state.tokens[i].add(draw.tokens[i]);
    done(state);
}

inline kit::Tokens& tokens_at(State& state, Place place) {
    return state.tokens[static_cast<unsigned>(number(place) - 1)];
}
inline Place taking_at(const Open& table) { return table.turn.placed.last().place; }

// TOK-2: at least two dice placed at a casino where a token lies; a big die is one die, white dice and
// kickers count. The slot machine has no token.
inline bool can_take(const Open& table, const Placement& placed) {
    return placed.place != kSlot && placed.dice.total() >= 2 &&
           !table.tokens[static_cast<unsigned>(number(placed.place) - 1)].none();
}
inline void placed(const Open& table, Seat seat, const Placement& placed, Agenda& agenda) {
    if (can_take(table, placed)) agenda.add({Does::Token, seat});
}

/// TOK-2: one token of the player's choice, or none. In the order of the colours, none last.
inline void offer(const State& state, Moves& moves) {
    const kit::Tokens there = state.tokens[static_cast<unsigned>(number(taking_at(state)) - 1)];
    for (int colour = 0; colour < kit::kTokenColours; ++colour)
        if (there.has(kit::Token(colour)))
            moves.add(Move::of(Move::Kind::Token, static_cast<unsigned>(colour)));
    moves.add(Move::of(Move::Kind::Token, Move::kNone));
}

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    const Place place = taking_at(state);
    if (move.says_none()) {
        tell(TokensLeft{seat, place});
        return done(state);
    }
    const auto token = kit::Token(move.said());
    tokens_at(state, place).remove(token);
    state.tokens_held[static_cast<unsigned>(seat)].add(token);
    tell(TokenTaken{seat, place, token});
    done(state);
}

// TOK-3: at the end of the game, colour by colour; they are not notes.
inline Money worth(const Open& table, Seat seat) {
    return table.tokens_held[static_cast<unsigned>(seat)].money();
}

inline core::Refusal why_not(const State& state, const Move& move) {
    if (move.kind() != Move::Kind::Token)
        return core::refuse("TOK-2", "lv.token-first", number(taking_at(state)));
    return core::refuse("TOK-2", "lv.token-not-there", number(taking_at(state)));
}

}  // namespace las_vegas::tokens
