#pragma once
// How a view of the card game looks in JSON: said once, for writing, reading and its schema.

#include "games/las_vegas_cards/advice.h"
#include "kit/forms.h"

namespace las_vegas_cards {

/// The steps in views, in the order of Does.
inline constexpr const char* kStepNames[] = {"first",  "notes", "tokens", "hands", "hand",
                                             "choose", "place", "token",  "over"};

template <class D>
void describe(D& d, core::Like<Add> auto& add) {
    d.part("casino", add.casino, core::Number{});
    d.part("dice", add.dice, core::Number{});
    d.part("pays", add.pays);
    d.part("tied", add.tied);
}

namespace detail {

/// The dice at a casino, who would be paid if the round ended now, and whose dice cancel each other.
template <class D>
void describe_casino(D& d, core::Like<View> auto& seen, Casino casino) {
    const int seats = seen.setup.seats;
    d.made("casino", core::Number{}, [&] { return number(casino); });
    d.part("notes", seen.notes[place(casino)],
           core::ListOf{core::FormOf<Note>{}, notes_lie(seen.does) ? kNotesEach : 0});
    d.made("dice", core::ListOf<core::Number>{}, [&] { return dice_at(seen, casino); });
    d.made("pays", core::FormOf<Winners>{}, [&] { return paid_at(seen.placed, seats, casino); });
    d.made("tied", core::FormOf<Seats>{}, [&] { return tied_at(seen.placed, seats, casino); });
    d.part_if(seen.setup.tokens, "tokens", seen.tokens[place(casino)]);
}

template <class D>
void describe_seat(D& d, core::Like<View> auto& seen, unsigned seat) {
    const bool sees = sees_safe(seen, seen.viewer, Seat(seat));
    d.made("state", core::Words{kDoingNames}, [&] { return doing(seen, seat); });
    d.part("placed", seen.placed[seat]);
    d.part("last", seen.last[seat]);
    d.made("cards", core::Number{}, [&] { return seen.placed[seat].count(); });
    d.part("hand", seen.hand_cards[seat], core::Number{0, kHand});
    d.part("pile", seen.pile_cards[seat], core::Number{0, kDeckCards});
    d.made("glass", core::Number{}, [&] { return glass(seen, seat); });
    d.part("notes", seen.notes_held[seat], core::Number{0, kNotes.count()});
    d.made("money", core::OrNull{core::FormOf<Money>{}, Money{-1}},
           [&] { return sees ? seen.safes[seat].money() + timing::extra(seen, Seat(seat)) : Money{-1}; });
    d.part_if(sees, "safe", seen.safes[seat]);
    d.part_if(seen.setup.tokens, "tokens", seen.tokens_held[seat]);
}

}  // namespace detail

template <class D>
void describe(D& d, core::Like<View> auto& seen) {
    const bool sequential = seen.setup.sequential;
    const core::SeatForm seats{seen.setup.seats};
    d.part("round", seen.round, core::Number{1, kRounds});
    d.made("rounds", core::Number{}, [] { return kRounds; });
    d.part("turn", seen.turn, core::Number{0, kTurns});
    d.made("turns", core::Number{}, [] { return kTurns; });
    d.made("out-at", core::Number{}, [] { return kOutAt; });  // LVC-8
    d.part("step", seen.does, core::Words{kStepNames});
    d.part_if(sequential, "first", seen.first, seats);
    d.part_if(sequential, "active", seen.active, seats);
    d.part("choosing", seen.choosing, core::SeatsForm{seen.setup.seats});  // who is still thinking is open
    const bool asks_token = seen.does == Does::Token;
    d.made_if(asks_token, "token-at", core::Number{}, [&] { return number(seen.due.lowest()); });
    d.part_if(asks_token, "due", seen.due);
    d.row("casinos", kCasinos,
          [&](auto& casino, int i) { detail::describe_casino(casino, seen, Casino(i + 1)); });
    d.row("seats", seen.setup.seats,
          [&](auto& seat, int i) { detail::describe_seat(seat, seen, static_cast<unsigned>(i)); });
    // What only the viewer sees: the hand, the own choice, and which cards are left in the pile, without an
    // order.
    const bool plays = has_seat(seen, seen.viewer);
    d.part_if(plays, "hand", seen.hand);
    d.part_if(plays, "chosen", seen.chosen);
    d.part_if(plays, "pile", seen.pile);
    d.made_if(plays, "adds", core::ListOf<core::ObjectForm<Add>>{}, [&] { return adds(seen); });
    d.part("stack", seen.stack, core::Number{0, kNotes.count()});
    d.part("box", seen.box);
    d.part_if(seen.setup.tokens, "token-pile", seen.token_pile, core::Number{0, kit::kAllTokens.count()});
}

}  // namespace las_vegas_cards
