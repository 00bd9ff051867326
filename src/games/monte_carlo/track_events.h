#pragma once
// What happens on the track: turns, pawns that move, money that changes hands, the end.

#include "core/witness.h"
#include "games/monte_carlo/pieces.h"

namespace monte_carlo {

/// MC-5: the lot has named who starts.
struct First {
    static constexpr const char* kWhat = "first";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// MC-5: whose turn it is from now on.
struct Turn {
    static constexpr const char* kWhat = "turn";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// MC-30: which colour is to move.
struct ColourNamed {
    static constexpr const char* kWhat = "colour";
    Seat seat;
    std::uint8_t colour;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("colour", colour, core::Number{});
    }
};

struct Rolled {
    static constexpr const char* kWhat = "rolled";
    Seat seat;
    std::uint8_t die;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("die", die, core::Number{});
    }
};

/// MC-6: nothing can move, the turn is over.
struct CannotMove {
    static constexpr const char* kWhat = "cannot-move";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// Why a pawn moves.
enum class By : std::uint8_t {
    Roll,
    Win,    // MC-14
    Loss,   // MC-15: back by the die
    Sign,   // MC-12: on or back to a bank
    Ruin,   // MC-26
    Poker,  // MC-22: to the top of its stack
};
inline constexpr const char* kByNames[] = {"roll", "win", "loss", "sign", "ruin", "poker"};

/// A pawn leaves a square for another one; or, by poker, its place in a stack for the top.
struct Moved {
    static constexpr const char* kWhat = "moved";
    Pawn pawn;
    std::uint8_t from, to;
    By by;

    template <class D>
    void parts(D& d) const {
        describe(d, pawn);
        d.part("from", from, core::Number{});
        d.part("to", to, core::Number{});
        d.part("by", by, core::Words{kByNames});
    }
};

/// MC-16: the pawn lies on top of so many others.
struct BecameMaster {
    static constexpr const char* kWhat = "master";
    Pawn pawn;
    std::uint8_t square, over;

    template <class D>
    void parts(D& d) const {
        describe(d, pawn);
        d.part("square", square, core::Number{});
        d.part("over", over, core::Number{});
    }
};

/// MC-27: the pawn is home.
struct CameHome {
    static constexpr const char* kWhat = "home";
    Pawn pawn;

    template <class D>
    void parts(D& d) const {
        describe(d, pawn);
    }
};

/// What money is paid for.
enum class For : std::uint8_t {
    Start,       // MC-9
    Bank,        // MC-11
    OnToBank,    // MC-12
    BackToBank,  // MC-12
    Ruin,        // MC-26: what the bank or the start gives to a pawn that went back
    Relief,      // MC-24, MC-25: ruined without a pawn to send
    Tax,         // MC-7
    Casino,      // MC-14, MC-15
    Poker        // MC-22, MC-24
};
inline constexpr const char* kForNames[] = {"start",  "bank", "on-to-bank", "back-to-bank", "ruin",
                                            "relief", "tax",  "casino",     "poker"};

/// Money that a player really gets (MC-3), or pays: then it is below 0. All money changes hands so.
struct Paid {
    static constexpr const char* kWhat = "paid";
    Seat seat;
    Chips chips;
    For what;
    Pawn pawn{};            // where a square pays
    std::uint8_t square{};  // likewise

    constexpr bool by_square() const { return what <= For::Ruin; }
    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("money", chips, MoneyForm{});
        d.part("for", what, core::Words{kForNames});
        d.part_if(by_square(), "pawn", which(pawn), core::Number{});
        d.part_if(by_square(), "square", square, core::Number{});
    }
};

/// MC-26: a player has nothing left.
struct Ruined {
    static constexpr const char* kWhat = "ruined";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// MC-28: the first with all pawns home.
struct GameWon {
    static constexpr const char* kWhat = "won";
    Seat seat;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
    }
};

/// How a seat ends. MC-29: with points, `pawns` for those at home and the money are its points.
struct Scored {
    static constexpr const char* kWhat = "scored";
    Seat seat;
    std::uint8_t home;  // pawns
    int pawns;          // their points
    Chips chips;
    bool has_points;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("home", home, core::Number{});
        d.part("money", chips, MoneyForm{});
        d.part_if(has_points, "pawns", pawns, core::Number{});
        d.made_if(has_points, "points", core::Number{}, [&] { return pawns + dollars(chips); });
    }
};

}  // namespace monte_carlo
