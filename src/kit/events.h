#pragma once
// What happens in several games in the same way.

#include "core/witness.h"
#include "kit/forms.h"

namespace kit {

/// The lot has named who starts.
struct First {
    static constexpr const char* kWhat = "first";
    core::Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// Whose turn it is from now on.
struct Turn {
    static constexpr const char* kWhat = "turn";
    core::Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// A round is played, the casinos pay.
struct RoundOver {
    static constexpr const char* kWhat = "round-over";
    std::uint8_t round;

    template <class D>
    void parts(D& d) const {
        d.part("round", round, core::Number{});
    }
};

/// LV-10: seats with equal numbers of dice cancel each other.
struct Cancelled {
    static constexpr const char* kWhat = "cancelled";
    std::uint8_t casino;
    core::Seats who;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("who", who);
    }
};

/// LV-11: a note goes to the seat that has won it.
struct Paid {
    static constexpr const char* kWhat = "paid";
    std::uint8_t casino;
    core::Seat seat;
    Note note;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("seat", seat);
        d.part("note", note);
    }
};

/// A casino without a winner, or without a note.
struct PaidNobody {
    static constexpr const char* kWhat = "paid-nobody";
    std::uint8_t casino;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
    }
};

/// What nobody has won leaves the casino: under the stack, or out of the game.
struct Returned {
    static constexpr const char* kWhat = "returned";
    std::uint8_t casino;
    Notes notes;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("notes", notes);
    }
};

/// The end: what a seat's notes come to, where nothing else counts.
struct Scored {
    static constexpr const char* kWhat = "scored";
    core::Seat seat;
    Money notes;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("notes", notes);
    }
};

}  // namespace kit
