#pragma once
// What happens in solitaire, in the words of docs/journal.md.

#include "games/solitaire/moves.h"

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

/// SOLO-4: the first group is played, the second is next.
struct SecondGroup {
    static constexpr const char* kWhat = "second-group";

    template <class D>
    void parts(D&) const {}
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

using Rolled = kit::DyedRolled;        // SOLO-4
using Placed = kit::DyedPlaced;        // SOLO-4
using Cancelled = kit::DyedCancelled;  // SOLO-5, LV-10
using Paid = kit::DyedPaid;            // SOLO-5, LV-11
using kit::PaidNobody;
using kit::Returned;   // LV-12: under the stack
using kit::RoundOver;  // SOLO-5: all dice are placed
using kit::Scored;     // SOLO-5, SOLO-8: 0 is the player's colour, 1 the other seven, as in the result

using Event = std::variant<Filled, RivalsDrawn, RivalsPlaced, Rolled, Placed, SecondGroup, RoundOver,
                           Cancelled, Paid, PaidNobody, Returned, Sums, Scored>;

}  // namespace solitaire
