#pragma once
// How a view of solitaire looks in JSON: said once, for writing, reading and its schema.

#include "games/solitaire/advice.h"
#include "kit/forms.h"

namespace solitaire {

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"notes", "rivals", "placed", "roll", "place", "over"};

namespace detail {

using ColourList = core::ListOf<core::FormOf<Colour>>;
using Sums = core::ListOf<core::FormOf<Money>>;

/// Who would be paid and which ties cancel.
template <class D>
void describe_payout(D& d, Notes notes, PerColour dice) {
    d.made("pays", ColourList{}, [&] { return paid(notes, dice); });
    d.made("tied", core::FormOf<Colours>{}, [&] { return kit::tied(dice); });
}

template <class D>
void describe_won(D& d, const char* side, bool seen, auto& won) {
    d.object(side, [&](auto& inside) {
        inside.part("notes", won.count, core::Number{0, kNotes.count()});
        inside.made("money", core::OrNull{core::FormOf<Money>{}, Money{-1}},
                    [&] { return seen ? won.notes.money() : Money{-1}; });
        inside.part_if(seen, "purse", won.notes);
    });
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    d.part("round", seen.round, core::Number{1, seen.setup.rounds});
    d.made("rounds", core::Number{}, [&] { return seen.setup.rounds; });
    d.part("step", seen.does, core::Words{kStepNames});
    d.made("colour", core::FormOf<Colour>{}, [&] { return seen.setup.colour; });
    d.part("rivals", seen.rivals);
    d.row("casinos", kCasinos, [&](auto& casino, int i) {
        auto& notes = seen.notes[static_cast<unsigned>(i)];
        auto& dice = seen.dice[static_cast<unsigned>(i)];
        casino.made("casino", core::Number{}, [&] { return i + 1; });
        casino.part("notes", notes);
        casino.part("dice", dice, core::PerColourForm{kit::kDiceOfAColour});
        detail::describe_payout(casino, notes, dice);
    });
    d.made("sums", detail::Sums{}, [&] { return sums_now(seen, seen.dice); });
    d.part("group", seen.group, core::Number{0, kGroups});
    d.part("left", seen.left, core::PerColourForm{kit::kDiceOfAColour});
    d.made("later", core::PerColourForm{}, [&] { return later(seen); });
    d.part("roll", seen.roll.shows, core::PerColourForm{core::kFaces});
    d.template made_list<kit::Prospect>(
        "places", [&] { return kit::prospects(seen.roll, seen.dice); },
        [&](auto& place, const kit::Prospect& to) {
            place.part("place", to.place, core::Number{});
            place.part("dice", to.placed);
            detail::describe_payout(place, seen.notes[kit::casino_of(to.place) % kCasinos], to.dice);
            place.made("sums", detail::Sums{}, [&] { return sums_then(seen, to); });
        });
    const bool sees = sees_money(seen, seen.viewer);
    detail::describe_won(d, "own", sees, seen.own);
    detail::describe_won(d, "others", sees, seen.others);
    d.part("stack", seen.stack, core::Number{0, kNotes.count()});
    d.part("under", seen.under);
}

}  // namespace solitaire
