#pragma once
// Token cards beside the casinos of the sequential game: TOK-1 to TOK-3.

#include "core/house.h"
#include "games/las_vegas_cards/events.h"

namespace las_vegas_cards::tokens {

/// TOK-1: one token from the pile for each casino.
template <core::House H>
inline TokensDraw chance(const State& state, H& house) {
    TokensDraw draw;
    core::Bag pile = state.token_pile.bag();
    for (Token& token : draw.tokens) {
        token = Token(house.pick(pile));
        pile.remove(kind(token));
    }
    return draw;
}

// TOK-1: whatever still lies there.
template <class W>
inline void apply(State& state, const TokensDraw& draw, W& tell) {
    tell(TokensLaid{draw.tokens});
    for (unsigned casino = 0; casino < kCasinos; ++casino) {
        state.token_pile.remove(draw.tokens[casino]);
        state.tokens[casino].add(draw.tokens[casino]);
    }
}

/// TOK-2: at least two dice at a casino, and a token that lies there.
inline Casinos due(const Open& table, Cards placed) {
    Casinos casinos;
    const Faces dice = placed.dice();
    for (int casino = 1; casino <= kCasinos; ++casino)
        if (dice.count(Face(casino)) >= 2 && !table.tokens[place(Casino(casino))].none())
            casinos.add(Casino(casino));
    return casinos;
}

/// TOK-2: one token of the player's choice, or none; the lower casino first. In the order of the colours,
/// none last.
inline void offer(const State& state, Moves& moves) {
    const Casino casino = state.due.lowest();
    for (int colour = 0; colour < kit::kTokenColours; ++colour)
        if (state.tokens[place(casino)].has(Token(colour))) moves.add(Move::take(Token(colour), casino));
    moves.add(Move::leave(casino));
}

template <class W>
inline void answer(State& state, Seat seat, const Move& move, W& tell) {
    if (const std::optional<Token> token = move.token()) {
        state.tokens[place(move.casino())].remove(*token);
        state.tokens_held[at(seat)].add(*token);
        tell(TokenTaken{seat, move.casino(), *token});
    } else {
        tell(TokensLeft{seat, move.casino()});
    }
    state.due.remove_lowest();
}

inline core::Verdict doubt(const State& state, const TokensDraw& draw) {
    Tokens pile = state.token_pile;
    for (const Token token : draw.tokens) {
        if (!pile.has(token)) return core::refuse("TOK-1", "lvc.no-such-token", kit::key(token));
        pile.remove(token);
    }
    return core::kFine;
}

inline core::Refusal why_not(const State& state, const Move& move) {
    const Casino casino = state.due.lowest();
    if (move.places()) return core::refuse("TOK-2", "lvc.token-first", number(casino));
    if (move.casino() != casino) return core::refuse("TOK-2", "lvc.token-elsewhere", number(casino));
    return core::refuse("TOK-2", "lvc.token-not-there", number(casino));
}

}  // namespace las_vegas_cards::tokens
