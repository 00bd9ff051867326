#pragma once
// Some state that looks like a view to its viewer: what it cannot see is dealt out by lot.

#include "games/las_vegas/view.h"

namespace las_vegas {
namespace detail {

template <core::House H>
Note by_lot(Notes& unseen, H& house) {
    const Note note = Note(house.pick(unseen.bag));
    unseen.remove(note);
    return note;
}

/// Every card that the viewer cannot see, the rainbow cards apart: they are never in a purse or under the
/// stack.
inline Notes unseen_notes(const View& seen) {
    Notes unseen = timing::all_notes(seen.setup);
    for (const Notes& notes : seen.notes) unseen.bag -= notes.bag;
    for (const Notes& notes : seen.purses) unseen.bag -= notes.bag;
    for (const Buried& buried : seen.under)
        if (buried.note != kUnseen) unseen.remove(buried.note);
    if (seen.now.does == Does::Put) unseen.remove(seen.effects.middle);
    unseen.bag -= core::Bag::of(kit::kind(kit::kRainbow), seen.discarded);
    return unseen;
}

/// What the casinos paid in this round is in the purses that it was paid to, swapped notes apart.
inline void deal_won(const View& seen, Notes& unseen, State& state) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        const bool swapped = seen.now.does == Does::DrawSwap && seen.effects.swaps == Seat(seat);
        if (seen.shown.has(Seat(seat)) || swapped) continue;
        for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind)
            if (seen.won[seat].has(Note(kind))) {
                unseen.remove(Note(kind));
                state.purses[seat].add(Note(kind));
            }
    }
}

template <core::House H>
void deal_notes(const View& seen, State& state, H& house) {
    Notes unseen = unseen_notes(seen);
    const core::Bag rainbows =
        core::Bag::of(kit::kind(kit::kRainbow), unseen.bag.count(kit::kind(kit::kRainbow)));
    unseen.bag -= rainbows;
    deal_won(seen, unseen, state);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        while (!seen.shown.has(Seat(seat)) && state.purses[seat].count() < seen.notes_held[seat])
            state.purses[seat].add(by_lot(unseen, house));
    core::Few<Note, kit::kMostNotes> under;
    for (const Buried& buried : seen.under)
        under.add(buried.note != kUnseen ? buried.note : by_lot(unseen, house));
    unseen.bag += rainbows;
    state.stack = kit::Stack(unseen);
    for (int i = 0; i < under.size(); ++i) {
        if (seen.under[i].only_seen_by == core::kHouse)
            state.stack.put_under(under[i]);
        else
            state.stack.put_under(under[i], seen.under[i].only_seen_by);
    }
}

template <core::House H>
void deal_bonus_cards(const View& seen, State& state, H& house) {
    if (!seen.setup.has(Module::Bonus)) return;
    Notes unseen = bonus::kCards;
    if (seen.bonus.first != BonusCards::kNone) unseen.remove(Note(seen.bonus.first));
    if (seen.bonus.second != BonusCards::kNone) unseen.remove(Note(seen.bonus.second));
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        state.bonus[seat] = seen.viewer == Seat(seat) ? seen.bonus : kNoBonusCards;
        core::Few<Note, 2> cards;
        for (int i = 0; i < seen.bonus_held[seat] && seen.viewer != Seat(seat); ++i)
            cards.add(by_lot(unseen, house));
        if (!cards.empty()) state.bonus[seat] = bonus::hand_of(cards);
    }
    for (unsigned seat = seen.setup.seats; seat < core::kMostSeats; ++seat) state.bonus[seat] = kNoBonusCards;
}

template <core::House H>
void deal_action_cards(const View& seen, State& state, H& house) {
    if (!seen.setup.has(Module::Actions)) return;
    core::Few<Card, kCards> unseen;
    for (unsigned card = 0; card < kCards; ++card)
        if (!seen.cards.has(Card(card)) && !seen.effects.played.has(Card(card))) unseen.add(Card(card));
    core::shuffle(house, std::span(unseen.begin(), static_cast<std::size_t>(unseen.size())));
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (seen.viewer == Seat(seat)) state.cards[seat] = seen.cards;
        for (int i = 0; i < seen.cards_held[seat] && seen.viewer != Seat(seat); ++i)
            state.cards[seat].add(unseen.take_last());
    }
}

}  // namespace detail

template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    state.setup = seen.setup;
    state.round = seen.round;
    state.first = seen.first;
    state.active = seen.active;
    state.next = seen.next;
    state.now = seen.now;
    state.waiting = seen.waiting;
    state.notes = seen.notes;
    state.dice = seen.dice;
    state.hands = seen.hands;
    state.roll = seen.roll;
    state.turn = seen.turn;
    state.big_dice = seen.big_dice;
    state.slot = seen.slot;
    state.tokens = seen.tokens;
    state.tokens_held = seen.tokens_held;
    state.announcement = seen.announcement;
    state.won = seen.won;
    state.effects = seen.effects;
    state.purses = seen.purses;
    detail::deal_notes(seen, state, house);
    detail::deal_bonus_cards(seen, state, house);
    detail::deal_action_cards(seen, state, house);
    return state;
}

}  // namespace las_vegas
