#pragma once
// What happens in solitaire, in the words of docs/journal.md.

#include "core/witness.h"
#include "games/solitaire/moves.h"
#include "kit/forms.h"

namespace solitaire {

/// SOLO-1: the casinos are filled for a round.
struct Filled {
    static constexpr const char* kWhat = "filled";
    std::uint8_t round;
    kit::Fill notes;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
        d.part("notes", notes);
    }
};

/// SOLO-2: whose dice are placed at the start.
struct RivalsDrawn {
    static constexpr const char* kWhat = "rivals";
    Colours rivals;

    template <class D>
    void parts(D& d) const {
        d.part("rivals", rivals);
    }
};

/// SOLO-2: their dice lie where they fall.
struct RivalsPlaced {
    static constexpr const char* kWhat = "rivals-placed";
    Colours rivals;
    kit::ColourFaces dice;

    template <class D>
    void parts(D& d) const {
        d.part("dice", dice);
    }
};

/// SOLO-4: one die of each colour of the group.
struct Rolled {
    static constexpr const char* kWhat = "rolled";
    ColourRoll roll;

    template <class D>
    void parts(D& d) const {
        d.part("seat", kPlayer);
        d.part("roll", roll.shows);
    }
};

/// SOLO-4: all dice of a value go to its casino.
struct Placed {
    static constexpr const char* kWhat = "placed";
    Face casino;
    Colours dice;

    template <class D>
    void parts(D& d) const {
        d.part("seat", kPlayer);
        d.part("casino", casino, core::Number{1, core::kFaces});
        d.part("dice", dice);
    }
};

/// SOLO-4: the first group is played, the second is next.
struct SecondGroup {
    static constexpr const char* kWhat = "second-group";

    template <class D>
    void parts(D&) const {}
};

/// SOLO-5: all dice are placed, the casinos pay.
struct RoundOver {
    static constexpr const char* kWhat = "round-over";
    std::uint8_t round;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
    }
};

/// LV-11: a note goes to the colour that has won it.
struct Paid {
    static constexpr const char* kWhat = "paid";
    std::uint8_t casino;
    Colour colour;
    Note note;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{1, kCasinos});
        d.part("colour", colour);
        d.part("note", note);
    }
};

/// A casino without a winner, or without a note.
struct PaidNobody {
    static constexpr const char* kWhat = "paid-nobody";
    std::uint8_t casino;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{1, kCasinos});
    }
};

/// LV-12: what nobody has won goes under the stack.
struct Returned {
    static constexpr const char* kWhat = "returned";
    std::uint8_t casino;
    Notes notes;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{1, kCasinos});
        d.part("notes", notes);
    }
};

/// SOLO-5: what the casinos of this round paid to the player's colour, and to the other seven together.
struct Sums {
    static constexpr const char* kWhat = "sums";
    Money own, others;

    template <class D>
    void parts(D& d) const {
        d.part("own", own);
        d.part("others", others);
    }
};

using Event = std::variant<Filled, RivalsDrawn, RivalsPlaced, Rolled, Placed, SecondGroup, RoundOver, Paid,
                           PaidNobody, Returned, Sums>;

}  // namespace solitaire
