#pragma once
// What solitaire and the game of hidden colours have in common: one die of each colour is rolled, all dice of
// one value go to its casino (SOLO-4, NEW-4), and colours are paid.

#include <type_traits>

#include "kit/events.h"

namespace kit {

/// The value whose dice are placed.
struct Placing {
    core::Face place;
    bool operator==(const Placing&) const = default;
};
using Placings = core::Few<Placing, 8>;

/// One of the values rolled.
constexpr void offer_places(const ColourRoll& roll, Placings& moves) {
#pragma GCC unroll 6
    for (int face = 1; face <= core::kFaces; ++face)
        moves.add_if(roll.has(core::Face(face)), Placing{core::Face(face)});
}

/// {"place":3}
core::Or<Placing> read_move(std::type_identity<Placing>, core::json::Value value);
void write(core::json::Pen& pen, const Placing& move);

/// The casino of a face, counted from 0 as tables are.
constexpr unsigned casino_of(core::Face face) { return static_cast<unsigned>(core::pips(face) - 1); }

/// What the dice would be at the casino of one of the values rolled.
struct Prospect {
    core::Face place;
    Colours placed;
    PerColour dice;
};
constexpr core::Few<Prospect, core::kFaces> prospects(const ColourRoll& roll, const ColourTable& dice) {
    core::Few<Prospect, core::kFaces> all;
    for (int face = 1; face <= core::kFaces; ++face) {
        const PerColour placed = roll.dice_showing(core::Face(face));
        if (placed.none()) continue;
        all.add({core::Face(face), placed.present(), dice[casino_of(core::Face(face))] + placed});
    }
    return all;
}

// What happens.

/// One die of each colour that has dice left.
struct DyedRolled {
    static constexpr const char* kWhat = "rolled";
    core::Seat seat;
    ColourRoll roll;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("roll", roll.shows);
    }
};

/// All dice of a value go to its casino.
struct DyedPlaced {
    static constexpr const char* kWhat = "placed";
    core::Seat seat;
    core::Face casino;
    Colours dice;

    template <class D>
    void parts(D& d) const {
        d.part("seat", seat);
        d.part("casino", casino, core::Number{});
        d.part("dice", dice);
    }
};

/// LV-10: colours with equal numbers of dice cancel each other.
struct DyedCancelled {
    static constexpr const char* kWhat = "cancelled";
    std::uint8_t casino;
    Colours who;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("who", who);
    }
};

/// LV-11: a note goes to the colour that has won it with so many dice.
struct DyedPaid {
    static constexpr const char* kWhat = "paid";
    std::uint8_t casino;
    Colour colour;
    Note note;
    std::uint8_t dice;

    template <class D>
    void parts(D& d) const {
        d.part("casino", casino, core::Number{});
        d.part("colour", colour);
        d.part("note", note);
        d.part("dice", dice, core::Number{});
    }
};

/// Tells which colours cancel each other at a casino.
template <class W>
constexpr void tell_ties(std::uint8_t casino, PerColour dice, W& tell) {
    if constexpr (core::kListens<W>)
        if (const Colours who = tied(dice); !who.none()) tell(DyedCancelled{casino, who});
}

/// A placement as a sentence: with the names of the colours, or with their number if there are too many.
core::Phrase placing(const char* named, const char* many, const DyedPlaced& placed);

}  // namespace kit
