#pragma once
// Some state that looks like a view: the game is laid out of its box. What the viewer cannot see is dealt out
// by lot. Whatever the view says, a state comes of it; what is not in the box, or cannot lie so, is not laid
// out, so that a view is possible exactly if its dream looks like it.

#include "games/las_vegas_cards/view.h"
#include "kit/box.h"

namespace las_vegas_cards {

/// Some of these cards, by lot: any set of so many is as likely as any other. Those taken are drawn, or those
/// left, whichever are fewer.
template <core::House H>
inline Cards some_of(Cards cards, int count, H& house) {
    const int left = cards.count() - count;
    Cards rest = cards;
    for (int i = std::min(count, left); i > 0; --i)
        rest -= Cards::of(Card{static_cast<std::uint8_t>(house.pick(rest.bag))});
    return count < left ? cards - rest : rest;
}

namespace detail {

/// LVC-4: whether a seat has chosen what the others still wait for.
inline bool is_ready(const View& seen, unsigned seat) {
    return seen.does == Does::Choose && seen.hand_cards[seat] != 0 && !seen.choosing.has(Seat(seat));
}

/// LVC-3, LVC-7: a hand is five cards or none, a pile some fives, and all together are not more than thirty.
inline bool cards_can_be_so(const View& seen, unsigned seat) {
    const int hand = seen.hand_cards[seat], pile = seen.pile_cards[seat];
    const Cards placed = seen.placed[seat], last = seen.last[seat];
    return (hand == 0 || hand == kHand) && pile % kHand == 0 && kDeck.covers(placed) &&
           placed.count() + hand + pile <= kDeckCards && kDeck.covers(last) && last.count() <= kHand;
}

/// What only the viewer sees is what the others count. LVC-5: what was chosen could be.
inline bool own_cards_can_be_so(const View& seen) {
    const unsigned seat = at(seen.viewer);
    if (!kDeck.covers(seen.hand) || !kDeck.covers(seen.pile)) return false;
    if (seen.hand.count() != seen.hand_cards[seat] || seen.pile.count() != seen.pile_cards[seat] ||
        !kDeck.covers(seen.placed[seat] + seen.hand + seen.pile))
        return false;
    if (!is_ready(seen, seat)) return seen.chosen.none();
    Moves moves;
    offer_choices(seen.hand, moves);
    return moves.has(Move::place(seen.chosen));
}

/// TOK-2: the casinos where the active seat may still take a token, from one of them on.
inline bool due_can_be(const View& seen) {
    Casinos due = tokens::due(seen, seen.last[at(seen.active)]);
    while (!due.none() && due != seen.due) due.remove_lowest();
    return !due.none();
}

/// Whether hands and piles are as they are at this step.
inline bool step_can_be(const View& seen) {
    int hands = 0, piles = 0, placed = 0;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        hands += seen.hand_cards[seat];
        piles += seen.pile_cards[seat];
        placed += seen.placed[seat].count();
        if (seen.choosing.has(Seat(seat)) && seen.hand_cards[seat] == 0) return false;
    }
    const bool sequential = seen.setup.sequential;
    const int hand = seen.hand_cards[at(seen.active)], pile = seen.pile_cards[at(seen.active)];
    if ((seen.does == Does::Choose) == seen.choosing.none()) return false;
    if (seen.does != Does::Token && !seen.due.none()) return false;
    switch (seen.does) {
        case Does::Choose: return !sequential;
        case Does::Place: return sequential && hand != 0;
        case Does::Token: return seen.setup.tokens && hand == 0 && due_can_be(seen);
        case Does::Hand: return sequential && hand == 0 && pile != 0;
        case Does::Hands:
            if (!sequential) return hands == 0 && piles != 0;
            break;  // LVC-13: one after the other all draw together only once a round
        case Does::Over: return hands == 0 && piles == 0 && placed == 0 && seen.round == kRounds;
        case Does::First:
            if (!sequential || seen.round != 1) return false;
            break;
        case Does::Tokens:
            if (!seen.setup.tokens) return false;
            break;
        default: break;
    }
    // LVC-2: a round begins with all cards in the piles.
    return hands == 0 && placed == 0 && piles == seen.setup.seats * kDeckCards;
}

/// LVC-1: twelve notes of the stack are drawn in each round; those of the rounds that are over are won or in
/// the box.
inline bool notes_are_all_there(const View& seen) {
    const int over = seen.does == Does::Over ? kRounds : seen.round - 1;
    int won = seen.box.count();
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) won += seen.notes_held[seat];
    return won == over * kCasinos * kNotesEach;
}

/// LVC-1: two notes each, the higher first.
inline bool notes_can_lie_so(const View& seen, kit::Box& box) {
    if (!notes_lie(seen.does)) return true;
    for (const NotePair& pair : seen.notes)
        if (pair[0] < pair[1] || !box.take(pair[0]) || !box.take(pair[1])) return false;
    return true;
}

/// TOK-1: six tokens of their pile are drawn in each round. What lies nowhere is in the pile.
inline bool tokens_are_there(const View& seen, Tokens& pile) {
    if (!seen.setup.tokens) return true;
    core::Bag left = kit::kAllTokens.bag();
    bool there = true;
    const auto take = [&](Tokens tokens) {
        there = there && left.covers(tokens.bag());
        if (there) left -= tokens.bag();
    };
    for (const Tokens& tokens : seen.tokens) take(tokens);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) take(seen.tokens_held[seat]);
    const bool drawn = notes_lie(seen.does) && seen.does != Does::Tokens;
    const int rounds = drawn || seen.does == Does::Over ? seen.round : seen.round - 1;
    if (!there || left.total() != kit::kAllTokens.count() - rounds * kCasinos) return false;
    pile = {};
    for (; !left.empty(); left.remove(left.lowest())) pile.add(Token(left.lowest()));
    return true;
}

inline bool can_be(const View& seen, kit::Box& box, Tokens& token_pile) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (!cards_can_be_so(seen, seat)) return false;
    if (has_seat(seen, seen.viewer) && !own_cards_can_be_so(seen)) return false;
    return step_can_be(seen) && notes_are_all_there(seen) && notes_can_lie_so(seen, box) &&
           box.take(seen.box) == seen.box && tokens_are_there(seen, token_pile);
}

/// LVC-7: what another player holds, has left and has put under the glass is what the cards at the casinos
/// leave of thirty. Who is ready has chosen something that could be chosen.
template <core::House H>
inline void dream_cards(const View& seen, unsigned seat, State& state, H& house) {
    const Cards unseen = kDeck - seen.placed[seat];
    state.hand[seat] = some_of(unseen, seen.hand_cards[seat], house);
    state.pile[seat] = some_of(unseen - state.hand[seat], seen.pile_cards[seat], house);
    if (!is_ready(seen, seat)) return;
    Moves moves;
    offer_choices(state.hand[seat], moves);
    state.chosen[seat] =
        moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))].cards();
}

}  // namespace detail

template <core::House H>
inline State dream(const View& seen, H& house) {
    State state{};
    kit::Box box{kNotes};
    if (!detail::can_be(seen, box, state.token_pile)) [[unlikely]]
        return State{};
    static_cast<Open&>(state) = seen;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (sees_safe(seen, seen.viewer, Seat(seat))) state.safes[seat] = box.take(seen.safes[seat]);
        if (Seat(seat) != seen.viewer) {
            detail::dream_cards(seen, seat, state, house);
            continue;
        }
        state.hand[seat] = seen.hand;
        state.pile[seat] = seen.pile;
        state.chosen[seat] = seen.chosen;
    }
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (!sees_safe(seen, seen.viewer, Seat(seat)))
            state.safes[seat] = box.some(seen.notes_held[seat], house);
    state.stack = box.rest();
    return state;
}

}  // namespace las_vegas_cards
