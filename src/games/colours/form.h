#pragma once
// How a view of the game of hidden colours looks in JSON: said once, for writing, reading and its schema.

#include "games/colours/advice.h"
#include "kit/forms.h"

namespace colours {

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"first", "notes", "placed", "colours", "roll", "place", "over"};

namespace detail {

using Dice = core::PerColourForm;

/// Who would be paid and which ties cancel.
template <class D>
void describe_payout(D& d, const Casino& casino, PerColour dice) {
    d.template made_list<Pay>(
        "pays", [&] { return pays(casino, dice); },
        [](auto& pay, const Pay& one) {
            pay.part("note", one.note);
            pay.part("colour", one.colour);
        });
    d.made("tied", core::FormOf<Colours>{}, [&] { return kit::tied(dice); });
}

/// NEW-6: the notes that are won, with the dice on them, and those that are left.
struct Rows {
    struct Won {
        Note note;
        Winner by;
    };
    core::Few<Won, kNotesEach> won;
    core::Few<Note, kNotesEach> left;
};
inline Rows rows_of(const Casino& casino) {
    Rows rows;
    for (unsigned i = 0; i < casino.won; ++i) rows.won.add({casino.notes[i], casino.winners[i]});
    for (unsigned i = casino.won; i < casino.filled; ++i) rows.left.add(casino.notes[i]);
    return rows;
}
/// A casino with more notes than there can be stays empty.
inline Casino casino_of(const Rows& rows) {
    Casino casino{};
    if (rows.won.size() + rows.left.size() > kNotesEach) return casino;
    for (const Rows::Won& won : rows.won) {
        casino.winners[casino.won++] = won.by;
        casino.notes[casino.filled++] = won.note;
    }
    for (const Note note : rows.left) casino.notes[casino.filled++] = note;
    return casino;
}

template <class D>
void describe_casino(D& d, core::Like<Casino> auto& casino, core::Like<PerColour> auto& dice) {
    Rows rows = rows_of(casino);
    d.part("notes", rows.left);
    d.part("dice", dice, Dice{kit::kDiceOfAColour});
    d.list("won", rows.won, [](auto& won, auto& row) {
        won.part("note", row.note);
        won.part("colour", row.by.colour);
        won.part("dice", row.by.dice, core::Number{1, kit::kDiceOfAColour});
    });
    if constexpr (D::kReads) {
        d.want(rows.won.size() + rows.left.size() <= kNotesEach, "notes");
        casino = casino_of(rows);
    }
    describe_payout(d, casino, dice);
}

template <class D>
void describe_seat(D& d, core::Like<View> auto& seen, unsigned seat) {
    const bool sees = sees_purse(seen, seen.viewer, Seat(seat));
    d.secret(sees_colours(seen, seen.viewer, Seat(seat)), "colours", seen.owned[seat]);
    d.part("notes", seen.notes_held[seat], core::Number{0, kNotes.count()});
    d.made("money", core::OrNull{core::FormOf<Money>{}, Money{-1}},
           [&] { return sees ? seen.purses[seat].money() : Money{-1}; });
    d.part_if(sees, "purse", seen.purses[seat]);
}

/// What every colour has won, and whose it is as far as the viewer knows.
template <class D>
void describe_colours(D& d, const View& seen) {
    d.template made_list<ColourStanding>(
        "colours", [&] { return colours_now(seen); },
        [](auto& colour, const ColourStanding& one) {
            colour.part("colour", one.colour);
            colour.part("left", one.left, core::Number{});
            colour.made("notes", core::Number{}, [&] { return one.won.count(); });
            colour.made("money", core::FormOf<Money>{}, [&] { return one.won.money(); });
            colour.part("seat", one.owner, core::OrNull{core::SeatForm{}, core::kSpectator});
        });
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    const core::SeatForm seats{seen.setup.seats};
    d.part("round", seen.round, core::Number{0, kRounds});
    d.made("rounds", core::Number{}, [] { return kRounds; });
    d.part("step", seen.does, core::Words{kStepNames});
    d.part("first", seen.first, seats);
    d.part("active", seen.active, seats);
    d.row("casinos", kCasinos, [&](auto& casino, int i) {
        const auto at = static_cast<unsigned>(i);
        casino.made("casino", core::Number{}, [&] { return i + 1; });
        detail::describe_casino(casino, seen.casinos[at], seen.dice[at]);
    });
    d.part("left", seen.left, detail::Dice{kit::kDiceOfAColour});
    d.part("roll", seen.roll.shows, detail::Dice{core::kFaces});
    d.template made_list<kit::Prospect>(
        "places", [&] { return kit::prospects(seen.roll, seen.dice); },
        [&](auto& place, const kit::Prospect& to) {
            place.part("place", to.place, core::Number{});
            place.part("dice", to.placed);
            detail::describe_payout(place, seen.casinos[kit::casino_of(to.place) % kCasinos], to.dice);
        });
    detail::describe_colours(d, seen);
    d.row("seats", seen.setup.seats,
          [&](auto& seat, int i) { detail::describe_seat(seat, seen, static_cast<unsigned>(i)); });
    d.part("stack", seen.stack, core::Number{0, kNotes.count()});
    d.made("out", core::Number{}, [&] { return seen.out.count(); });
    d.part("out_notes", seen.out);
}

}  // namespace colours
