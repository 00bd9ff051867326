#pragma once
// Some state that looks like a view: the game is laid out of its box. Notes that the viewer cannot see are
// dealt out by lot. Whatever the view says, a state comes of it; what is not in the box, or cannot lie so,
// is not laid out, so that a view is possible exactly if its dream looks like it.

#include "games/solitaire/view.h"
#include "kit/box.h"

namespace solitaire {
namespace detail {

/// SOLO-2, SOLO-6: whether the opponents have been drawn as they can be.
inline bool rivals_drawn(const Open& table) {
    return table.rivals.count() == table.setup.rivals && !table.rivals.has(table.setup.colour);
}

/// SOLO-3: every die is at a casino, in the group in play or in the one that comes.
inline bool all_dice_are_there(const Open& table) {
    PerColour dice = table.left;
    for (const PerColour& there : table.dice) dice += there;
    if (table.group == 1) dice += group_of(table.setup, table.rivals, 2);
    for (const Colour colour : Colours::all()) {
        const int all = colour == table.setup.colour ? table.setup.dice : kit::kDiceOfAColour;
        if (dice.of(colour) != all) return false;
    }
    return !table.left.none();
}

inline bool dice_can_lie_so(const Open& table) {
    if (table.does != Does::Roll && table.does != Does::Place)
        return table.dice == kit::ColourTable{} && table.left.none() && table.roll.none();
    const Colours rolled = table.does == Does::Place ? table.left.present() : Colours{};
    return table.group != 0 && rivals_drawn(table) && all_dice_are_there(table) &&
           table.roll.rolled() == rolled;
}

inline bool round_can_stand_so(const Open& table) {
    if (table.does < Does::Roll && table.group != 0) return false;
    if (table.does < Does::Placed && !table.rivals.none()) return false;
    if (table.does == Does::Placed && !rivals_drawn(table)) return false;
    return table.does != Does::Over || table.round == table.setup.rounds;
}

}  // namespace detail

template <core::House H>
State dream(const View& seen, H& house) {
    State state{};
    if (detail::dice_can_lie_so(seen) && detail::round_can_stand_so(seen)) static_cast<Open&>(state) = seen;
    kit::Box box{kNotes};
    const bool empty = seen.does == Does::Notes || seen.does == Does::Over;
    for (unsigned i = 0; i < kCasinos; ++i) state.notes[i] = box.take(empty ? Notes{} : seen.notes[i]);
    const core::Few<Note, kit::kMostNotes> under = box.take(seen.under);
    state.own = box.take(seen.own.notes);
    state.others = box.take(seen.others.notes);
    if (!sees_money(seen, seen.viewer)) {
        state.own = box.some(seen.own.count, house);
        state.others = box.some(seen.others.count, house);
    }
    state.stack = kit::Stack(box.rest());
    for (const Note note : under) state.stack.put_under(note);
    return state;
}

}  // namespace solitaire
