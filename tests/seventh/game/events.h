#pragma once
// What happens in a race.

#include <variant>

#include "core/witness.h"
#include "seventh/game/state.h"

namespace puddles {

struct RoundBegan {
    static constexpr const char* kWhat = "round-began";
    std::uint8_t round;
    Seat pacemaker;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
        d.part("pacemaker", pacemaker);
    }
};

/// PUD-2: only the runner sees the die.
struct Rolled {
    static constexpr const char* kWhat = "rolled";
    Seat seat;
    core::Secret<std::uint8_t> die;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("die", die, core::Number{});
    }
};

/// PUD-3: only the runner knows the pace, until all have chosen.
struct Chose {
    static constexpr const char* kWhat = "chose";
    Seat seat;
    core::Secret<std::uint8_t> pace;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("pace", pace, core::Number{});
    }
};

/// PUD-3: all have chosen.
struct Shown {
    static constexpr const char* kWhat = "shown";
    Seat seat;
    std::uint8_t pace;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("pace", pace, core::Number{});
    }
};

/// PUD-5
struct Stepped {
    static constexpr const char* kWhat = "stepped";
    Seat seat;
    bool step;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("step", step, core::Flag{});
    }
};

/// PUD-4, PUD-6
struct Went {
    static constexpr const char* kWhat = "went";
    Seat seat;
    std::uint8_t die, pace, squares, square;
    bool alone;  // at that pace

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("die", die, core::Number{});
        d.part("pace", pace, core::Number{});
        d.part("square", square, core::Number{});
        d.part("alone", alone, core::Flag{});
    }
};

/// PUD-6
struct Slipped {
    static constexpr const char* kWhat = "slipped";
    Seat seat;
    std::uint8_t square;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("square", square, core::Number{});
    }
};

using Event = std::variant<RoundBegan, Rolled, Chose, Shown, Stepped, Went, Slipped>;

}  // namespace puddles
