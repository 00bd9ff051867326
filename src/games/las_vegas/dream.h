#pragma once
// Some state that looks like a view to its viewer: the game is laid out of its box, and what the viewer
// cannot see is dealt out by lot. Whatever the view says, a state comes of it; where a table cannot stand so
// a new game is laid out, and what is not in the box is missing, so that a view is possible exactly if its
// dream looks like it.

#include "games/las_vegas/possible.h"
#include "kit/box.h"

namespace las_vegas {
namespace detail {

/// ACT-12: what the casinos paid in this round is in the purses that it was paid to, a swapped note apart.
/// Whether it can be there.
inline bool lay_won(const View& seen, kit::Box& box, State& state) {
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        const bool swapped = seen.now.does == Does::DrawSwap && seen.effects.swaps == Seat(seat);
        if (seen.won[seat].none() || swapped) continue;
        for (int kind = 0; kind < kit::kind(kit::kRainbow); ++kind) {
            if (!seen.won[seat].has(Note(kind))) continue;
            if (seen.shown.has(Seat(seat))) {
                if (seen.setup.has(Module::Actions) && !state.purses[seat].has(Note(kind))) return false;
            } else if (box.take(Note(kind))) {
                state.purses[seat].add(Note(kind));
            } else {
                return false;
            }
        }
    }
    return true;
}

/// Rainbow cards are never dealt by lot: they are at casinos, in the stack or out of the game.
inline Notes take_rainbows(kit::Box& box, int count) {
    return box.take(Notes{core::Bag::of(kit::kind(kit::kRainbow), count)});
}

template <core::House H>
bool lay_notes(const View& seen, State& state, H& house) {
    kit::Box box{timing::all_notes(seen.setup)};
    for (unsigned place = 0; place < kPlaces; ++place) state.notes[place] = box.take(seen.notes[place]);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) state.purses[seat] = box.take(seen.purses[seat]);
    core::Few<Note, kit::kMostNotes> under;
    for (const Buried& buried : seen.under)
        if (buried.note != kUnseen && !box.take(buried.note)) return false;
    if (seen.now.does == Does::Put && !box.take(seen.effects.middle)) return false;
    take_rainbows(box, seen.discarded);
    const Notes rainbows = take_rainbows(box, box.rest().bag.count(kit::kind(kit::kRainbow)));
    if (!lay_won(seen, box, state)) return false;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (!seen.shown.has(Seat(seat)))
            state.purses[seat].bag += box.some(seen.notes_held[seat] - state.purses[seat].count(), house).bag;
    for (const Buried& buried : seen.under) {
        if (buried.note == kUnseen && box.rest().none()) return false;
        under.add(buried.note != kUnseen ? buried.note : box.some(1, house).highest());
    }
    state.stack = kit::Stack(Notes{box.rest().bag + rainbows.bag});
    for (int i = 0; i < under.size(); ++i) {
        if (seen.under[i].only_seen_by == core::kHouse)
            state.stack.put_under(under[i]);
        else
            state.stack.put_under(under[i], seen.under[i].only_seen_by);
    }
    return true;
}

template <core::House H>
bool lay_bonus_cards(const View& seen, State& state, H& house) {
    if (!seen.setup.has(Module::Bonus)) return true;
    kit::Box box{timing::kBonusCards};
    state.bonus.fill(kNoBonusCards);
    for (const unsigned own : {unsigned{seen.bonus.first}, unsigned{seen.bonus.second}})
        if (own != BonusCards::kNone && !box.take(Note(own))) return false;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (seen.viewer == Seat(seat)) {
            state.bonus[seat] = seen.bonus;
            continue;
        }
        core::Few<Note, 2> cards;
        for (int i = 0; i < seen.bonus_held[seat]; ++i) cards.add(box.some(1, house).highest());
        state.bonus[seat] = timing::bonus_hand(cards);
    }
    return true;
}

template <core::House H>
void lay_action_cards(const View& seen, State& state, H& house) {
    if (!seen.setup.has(Module::Actions)) return;
    core::Few<Card, kCards> unseen;
    for (unsigned card = 0; card < kCards; ++card)
        if (!seen.cards.has(Card(card)) && !seen.effects.played.has(Card(card))) unseen.add(Card(card));
    core::shuffle(house, std::span(unseen.begin(), static_cast<std::size_t>(unseen.size())));
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (seen.viewer == Seat(seat)) state.cards[seat] = seen.cards;
        for (int i = 0; i < seen.cards_held[seat] && seen.viewer != Seat(seat) && !unseen.empty(); ++i)
            state.cards[seat].add(unseen.take_last());
    }
}

}  // namespace detail

template <core::House H>
State dream(const View& seen, H& house) {
    if (!can_stand_so(seen)) return open(seen.setup);
    State state{seen, {}, {}, {}, {}};
    if (!detail::lay_notes(seen, state, house) || !detail::lay_bonus_cards(seen, state, house))
        return open(seen.setup);
    detail::lay_action_cards(seen, state, house);
    return state;
}

}  // namespace las_vegas
