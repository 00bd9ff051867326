#pragma once
// What one seat may know, and a state that fits it.

#include "games/las_vegas_cards/flow.h"

namespace las_vegas_cards {

struct View {
    Setup setup;
    Seat viewer;
    Does does;
    std::uint8_t round, turn;
    Seat first, active;
    Seats choosing;  // who is still thinking is open, what they think is not
    Casinos due;
    bool laid_out;

    std::array<NotePair, kCasinos> notes;
    std::array<Tokens, kCasinos> tokens;
    Tokens token_pile;  // all other tokens lie open, so everybody knows which are left
    Each<Tokens> tokens_held;
    Each<Cards> placed, last;
    Each<std::uint8_t> pile_cards, hand_cards;
    Cards hand, pile, chosen;  // the viewer's own

    std::uint8_t stack;  // notes left in it
    Notes box;
    Seats shown;        // into whose safe this viewer may look
    Each<Notes> safes;  // of those
    Each<std::uint8_t> notes_held;
    bool operator==(const View&) const = default;
};

/// LVC-2: a safe is hidden from the others, unless the table plays with open purses or all is over.
inline bool sees_safe(const State& state, Seat viewer, Seat owner) {
    return viewer == owner || state.setup.open_purses || state.does == Does::Over;
}

inline View view(const State& state, Seat viewer) {
    View seen{.setup = state.setup,
              .viewer = viewer,
              .does = state.does,
              .round = state.round,
              .turn = state.turn,
              .first = state.first,
              .active = state.active,
              .choosing = state.choosing,
              .due = state.due,
              .laid_out = state.laid_out,
              .notes = state.notes,
              .tokens = state.tokens,
              .token_pile = state.token_pile,
              .tokens_held = state.tokens_held,
              .placed = state.placed,
              .last = state.last,
              .pile_cards = {},
              .hand_cards = {},
              .hand = {},
              .pile = {},
              .chosen = {},
              .stack = static_cast<std::uint8_t>(state.stack.count()),
              .box = state.box,
              .shown = {},
              .safes = {},
              .notes_held = {}};
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        seen.pile_cards[seat] = static_cast<std::uint8_t>(state.pile[seat].count());
        seen.hand_cards[seat] = static_cast<std::uint8_t>(state.hand[seat].count());
        seen.notes_held[seat] = static_cast<std::uint8_t>(state.safes[seat].count());
        if (!sees_safe(state, viewer, Seat(seat))) continue;
        seen.shown.add(Seat(seat));
        seen.safes[seat] = state.safes[seat];
    }
    // A player knows the own hand, the own choice, and from the own discards which cards are left in the own
    // pile.
    if (core::index(viewer) < state.setup.seats) {
        seen.hand = state.hand[at(viewer)];
        seen.pile = state.pile[at(viewer)];
        seen.chosen = state.chosen[at(viewer)];
    }
    return seen;
}

/// Some of these cards, by lot: any set of so many is as likely as any other. Those taken are drawn, or those
/// left, whichever are fewer.
template <core::House H>
Cards some_of(Cards cards, int count, H& house) {
    const int left = cards.count() - count;
    Cards rest = cards;
    for (int i = std::min(count, left); i > 0; --i)
        rest -= Cards::of(Card{static_cast<std::uint8_t>(house.pick(rest.bag))});
    return count < left ? cards - rest : rest;
}

/// LVC-7: what another player holds, has left and has put under the glass is what the cards at the casinos
/// leave of thirty. Who is ready has chosen something that could be chosen.
template <core::House H>
void dream_cards(const View& seen, Seat seat, State& state, H& house) {
    const Cards unseen = kDeck - seen.placed[at(seat)];
    state.hand[at(seat)] = some_of(unseen, seen.hand_cards[at(seat)], house);
    state.pile[at(seat)] = some_of(unseen - state.hand[at(seat)], seen.pile_cards[at(seat)], house);
    const bool ready =
        seen.does == Does::Choose && seen.hand_cards[at(seat)] != 0 && !seen.choosing.has(seat);
    if (!ready) return;
    Moves moves;
    offer_choices(state.hand[at(seat)], moves);
    state.chosen[at(seat)] =
        moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))].cards();
}

/// Some state that looks like this to the viewer: what it cannot see is dealt out by lot.
template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    state.setup = seen.setup;
    state.does = seen.does;
    state.round = seen.round;
    state.turn = seen.turn;
    state.first = seen.first;
    state.active = seen.active;
    state.choosing = seen.choosing;
    state.due = seen.due;
    state.laid_out = seen.laid_out;
    state.notes = seen.notes;
    state.tokens = seen.tokens;
    state.token_pile = seen.token_pile;
    state.tokens_held = seen.tokens_held;
    state.placed = seen.placed;
    state.last = seen.last;
    state.box = seen.box;
    state.safes = seen.safes;

    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (Seat(seat) != seen.viewer) {
            dream_cards(seen, Seat(seat), state, house);
            continue;
        }
        state.hand[seat] = seen.hand;
        state.pile[seat] = seen.pile;
        state.chosen[seat] = seen.chosen;
    }

    core::Bag unseen = kNotes.bag - seen.box.bag;
    for (unsigned casino = 0; casino < kCasinos && seen.laid_out; ++casino)
        for (const Note note : seen.notes[casino]) unseen.remove(kind(note));
    for (const Notes& safe : seen.safes) unseen -= safe.bag;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        for (int i = 0; i < seen.notes_held[seat] && !seen.shown.has(Seat(seat)); ++i) {
            const Note note = Note(house.pick(unseen));
            unseen.remove(kind(note));
            state.safes[seat].add(note);
        }
    state.stack = {unseen};
    return state;
}

}  // namespace las_vegas_cards
