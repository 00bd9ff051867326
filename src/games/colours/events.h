#pragma once
// What happens in the game of hidden colours, in the words of docs/journal.md.

#include "games/colours/moves.h"

namespace colours {

/// Notes in rising order, as they lie at a casino.
struct Rising {
    void write(core::json::Pen& pen, Notes notes) const {
        pen.open('[');
        for (; !notes.none(); notes.remove(notes.lowest())) kit::write(pen, notes.lowest());
        pen.close(']');
    }
    void shape(core::json::Pen& pen) const { core::FormOf<Notes>{}.shape(pen); }
};
using RisingLists = core::ListOf<Rising>;

/// NEW-2: the casinos are filled for a round.
struct Filled {
    static constexpr const char* kWhat = "filled";
    std::uint8_t round;
    Seat first;  // NEW-4: who starts it
    std::array<Notes, kCasinos> notes;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
        d.part("first", first);
        d.part("notes", notes, RisingLists{});
    }
};

/// NEW-2: dice of every colour lie where they fall.
struct StartPlaced {
    static constexpr const char* kWhat = "start-placed";
    kit::ColourFaces dice;

    template <class D>
    void parts(D& d) const {
        d.part("dice", dice);
    }
};

/// NEW-3: each seat gets its colours, and nobody sees those of another.
struct Dealt {
    static constexpr const char* kWhat = "dealt";
    int seats;
    std::array<Colours, kMostSeats> owned;

    template <class D>
    void parts(D& d) const {
        d.row("seats", seats, [&](auto& each, int i) {
            const auto seat = Seat(i);
            each.part("colours",
                      core::Secret<Colours>::only(owned[static_cast<unsigned>(i)], core::Seats::only(seat)));
        });
    }
};

/// NEW-8: all dice are placed; the players show their colours, and what these have won.
struct Revealed {
    static constexpr const char* kWhat = "revealed";
    int seats;
    std::array<Colours, kMostSeats> owned;
    std::array<Notes, kMostSeats> won;

    template <class D>
    void parts(D& d) const {
        d.row("seats", seats, [&](auto& each, int i) {
            each.part("colours", owned[static_cast<unsigned>(i)]);
            each.part("notes", won[static_cast<unsigned>(i)]);
        });
    }
};

/// NEW-8: a player takes a note that a colour of theirs has won.
struct Taken {
    static constexpr const char* kWhat = "taken";
    std::uint8_t casino;
    Seat seat;
    Colour colour;
    Note note;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("seat", seat);
        d.part("colour", colour);
        d.part("note", note);
    }
};

using kit::First;                      // NEW-4
using kit::Turn;                       // NEW-4
using Rolled = kit::DyedRolled;        // NEW-4
using Placed = kit::DyedPlaced;        // NEW-4
using Cancelled = kit::DyedCancelled;  // NEW-5
using Paid = kit::DyedPaid;            // NEW-5, NEW-6: the dice lie on the note from now on
using kit::PaidNobody;                 // NEW-5
using kit::Returned;                   // NEW-8: out of the game
using kit::RoundOver;                  // NEW-7
using kit::Scored;                     // NEW-9

using Event = std::variant<First, Filled, StartPlaced, Dealt, Turn, Rolled, Placed, Cancelled, Paid,
                           PaidNobody, RoundOver, Revealed, Taken, Returned, Scored>;

}  // namespace colours
