#pragma once
// Where dice can lie, how they lie there, and how they are held.

#include <array>
#include <compare>

#include "core/faces.h"
#include "core/few.h"
#include "core/seat.h"

namespace las_vegas {

using core::Face;
using core::Faces;
using core::Seat;

/// Where dice can lie: the casinos 1 to 6, and the slot machine.
enum class Place : std::uint8_t {};
inline constexpr Place kNowhere{0}, kSlot{7};
inline constexpr int kPlaces = 7;
constexpr int number(Place place) { return static_cast<int>(place); }
constexpr Place casino(Face face) { return Place(core::pips(face)); }

/// Dice at the places, one byte a place, laid out as Faces are: dice of one face go to their casino in one
/// addition.
struct Placed {
    std::uint64_t packed;
    constexpr int at(Place place) const { return static_cast<int>(packed >> 8 * (number(place) - 1) & 0xff); }
    constexpr void add(Place place, int dice) {
        packed += static_cast<std::uint64_t>(dice) << 8 * (number(place) - 1);
    }
    constexpr void remove(Place place, int dice) {
        packed -= static_cast<std::uint64_t>(dice) << 8 * (number(place) - 1);
    }
    auto operator<=>(const Placed&) const = default;
};

// BV-5: a big die counts double.
inline constexpr int kBigWeight = 2;

/// The kinds of dice in a hand.
enum class Kind : std::uint8_t { Own, White, Big, Kicker };
inline constexpr int kKinds = 4;

/// How many dice of each kind a player has left.
struct Hand {
    std::uint16_t packed;  // four bits a kind
    constexpr int of(Kind kind) const { return packed >> 4 * static_cast<int>(kind) & 0xf; }
    constexpr bool none() const { return packed == 0; }
    constexpr void add(Kind kind, int dice) {
        packed = static_cast<std::uint16_t>(packed + (dice << 4 * static_cast<int>(kind)));
    }
    constexpr void remove(Kind kind, int dice) {
        packed = static_cast<std::uint16_t>(packed - (dice << 4 * static_cast<int>(kind)));
    }
    constexpr void remove(Hand other) { packed = static_cast<std::uint16_t>(packed - other.packed); }
    auto operator<=>(const Hand&) const = default;
};

/// What a throw shows, kind by kind.
struct Roll {
    std::array<Faces, kKinds> dice;
    constexpr Faces of(Kind kind) const { return dice[static_cast<unsigned>(kind)]; }
    constexpr Faces& of(Kind kind) { return dice[static_cast<unsigned>(kind)]; }
    constexpr Faces all() const { return of(Kind::Own) + of(Kind::White) + of(Kind::Big) + of(Kind::Kicker); }
    auto operator<=>(const Roll&) const = default;
};

/// Dice that were placed together in this turn.
struct Placement {
    Place place;
    Face face;
    std::uint8_t own : 4, white : 4;
    std::uint8_t big : 4, kickers : 4;

    constexpr int dice() const { return own + white + big + kickers; }
    auto operator<=>(const Placement&) const = default;
};

/// The turn so far.
struct Turn {
    std::array<Placement, 2> placed;
    std::uint8_t placements;
    std::uint8_t owed : 1;        // another placement has to follow
    std::uint8_t elsewhere : 1;   // and not where the first one was (ACT-5)
    std::uint8_t very_first : 1;  // of this seat in this round (ACT-3)
    std::uint8_t rerolled : 1;    // ACT-4: once in a turn
    std::uint8_t rotated : 1;     // ACT-7
    std::uint8_t mixed : 1;       // ACT-7: dice had rolled the value that others were turned to
    std::uint8_t kicks;           // kickers that have still to act (BV-7)
    Face turned_to;               // ACT-7

    auto operator<=>(const Turn&) const = default;
};

/// Dice of one value at the slot machine, all placed together (BV-15).
struct SlotDice {
    std::uint8_t seat : 4, own : 4;
    std::uint8_t white : 4, big : 4;

    /// Where no dice lie nothing else is written down either: one comparison of the whole.
    constexpr bool none() const { return std::bit_cast<std::uint16_t>(*this) == 0; }
    auto operator<=>(const SlotDice&) const = default;
};

}  // namespace las_vegas
