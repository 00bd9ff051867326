#pragma once
// Some state that looks like a view: the game is laid out of its box. Colours and notes that the viewer
// cannot see are dealt out by lot. Whatever the view says, a state comes of it; what is not in the box, or
// cannot lie so, is not laid out, so that a view is possible exactly if its dream looks like it.

#include "games/colours/view.h"
#include "kit/box.h"

namespace colours {
namespace detail {

/// NEW-2: notes lie at the casinos from their draw to the end of the round.
constexpr bool laid_out(Does does) { return does >= Does::Placed && does != Does::Over; }

inline bool round_can_stand_so(const Open& table) {
    if ((table.round == 0) != (table.does == Does::First)) return false;
    return table.does != Does::Over || table.round == kRounds;
}

/// NEW-2, NEW-6: three notes in rising order, those won first; or none before the round begins.
inline bool casino_can_stand_so(const Casino& casino, bool filled, kit::Box& box) {
    if (casino.filled != (filled ? kNotesEach : 0)) return false;
    for (unsigned i = 0; i < casino.filled; ++i) {
        if (!box.take(casino.notes[i])) return false;
        if (i > 0 && kind(casino.notes[i - 1]) > kind(casino.notes[i])) return false;
    }
    return true;
}

/// NEW-2, NEW-6: while a round is played every die is to be rolled, at a casino or on a note; before and
/// after it none is anywhere.
inline bool dice_can_lie_so(const Open& table) {
    PerColour dice = table.left;
    for (const PerColour& there : table.dice) dice += there;
    for (const Casino& casino : table.casinos)
        for (unsigned i = 0; i < casino.won; ++i)
            dice += PerColour::of(casino.winners[i].colour, casino.winners[i].dice);
    const bool placed = table.does >= Does::Colours && table.does != Does::Over;
    if (dice != PerColour::each(placed ? kit::kDiceOfAColour : 0) || (placed && table.left.none()))
        return false;
    const Colours rolled = table.does == Does::Place ? table.left.present() : Colours{};
    return table.roll.rolled() == rolled;
}

/// NEW-3, NEW-8: two colours each from the deal until the next round begins, and no colour twice.
inline bool colours_can_be_so(const View& seen) {
    const bool dealt = colours_are_secret(seen.does) || seen.does == Does::Over ||
                       (seen.does == Does::Notes && seen.round > 1);
    Colours all;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (!sees_colours(seen, seen.viewer, Seat(seat))) continue;
        const Colours owned = seen.owned[seat];
        if (owned.count() != (dealt ? kColoursEach : 0) || owned.meets(all)) return false;
        for (const Colour colour : owned) all.add(colour);
    }
    return true;
}

/// NEW-8: what was at the casinos in the rounds that are over, no more and no less, was taken or is out.
inline bool notes_are_all_there(const View& seen) {
    const int over = seen.does == Does::Over ? kRounds : seen.round - 1;
    int held = seen.out.count();
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) held += seen.notes_held[seat];
    return held == (over > 0 ? over : 0) * kNotesARound;
}

inline bool can_be(const View& seen, kit::Box& box) {
    if (!round_can_stand_so(seen) || !notes_are_all_there(seen)) return false;
    for (const Casino& casino : seen.casinos)
        if (!casino_can_stand_so(casino, laid_out(seen.does), box)) return false;
    return dice_can_lie_so(seen) && colours_can_be_so(seen) && box.take(seen.out) == seen.out;
}

}  // namespace detail

template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    kit::Box box{kNotes};
    if (!detail::can_be(seen, box)) [[unlikely]]
        return state;
    static_cast<Open&>(state) = seen;
    state.owned = seen.owned;
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat)
        if (sees_purse(seen, seen.viewer, Seat(seat))) state.purses[seat] = box.take(seen.purses[seat]);
    Colours cards = Colours::all();
    for (const Colours& known : seen.owned) cards = cards.without(known);
    for (unsigned seat = 0; seat < seen.setup.seats; ++seat) {
        if (!sees_colours(seen, seen.viewer, Seat(seat))) {
            state.owned[seat] = kit::some_of(cards, kColoursEach, house);
            cards = cards.without(state.owned[seat]);
        }
        if (!sees_purse(seen, seen.viewer, Seat(seat)))
            state.purses[seat] = box.some(seen.notes_held[seat], house);
    }
    state.stack = box.rest();
    return state;
}

}  // namespace colours
