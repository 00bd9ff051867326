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
    constexpr int total() const { return static_cast<int>(packed * 0x0101010101010101u >> 56); }
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

/// The kinds in play in the base game: one's own. What is said of dice is said once, for so many kinds.
inline constexpr int kOwnAlone = 1;

/// How many dice of each kind: in a hand, placed together, taken back.
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
    constexpr void add(Hand other) { packed = static_cast<std::uint16_t>(packed + other.packed); }
    constexpr void remove(Hand other) { packed = static_cast<std::uint16_t>(packed - other.packed); }
    constexpr int total() const { return of(Kind::Own) + of(Kind::White) + of(Kind::Big) + of(Kind::Kicker); }
    /// What its dice count at a casino, those apart that have another owner: a big one counts double (BV-5).
    constexpr int weight() const { return of(Kind::Own) + kBigWeight * of(Kind::Big); }
    auto operator<=>(const Hand&) const = default;
};

/// What a throw shows, kind by kind.
struct Roll {
    std::array<Faces, kKinds> dice;
    constexpr Faces of(Kind kind) const { return dice[static_cast<unsigned>(kind)]; }
    constexpr Faces& of(Kind kind) { return dice[static_cast<unsigned>(kind)]; }
    /// All of them together, of so many kinds.
    template <int kinds = kKinds>
    constexpr Faces all() const {
        Faces sum = dice[0];
        for (unsigned kind = 1; kind < kinds; ++kind) sum += dice[kind];
        return sum;
    }
    auto operator<=>(const Roll&) const = default;
};

/// Dice that were placed together in this turn.
struct Placement {
    Place place;
    Face face;
    Hand dice;

    auto operator<=>(const Placement&) const = default;
};

/// The turn so far.
struct Turn {
    core::Few<Placement, 2> placed;
    bool owed;           // another placement has to follow
    bool elsewhere;      // and not where the first one was (ACT-5)
    bool very_first;     // of this seat in this round (ACT-3)
    bool rerolled;       // ACT-4: once in a turn
    Face turned_to;      // ACT-7: the value that dice were turned to, if they were
    bool mixed;          // ACT-7: dice had rolled that value
    std::uint8_t kicks;  // kickers that have still to act (BV-7)

    constexpr bool rotated() const { return turned_to != Face{}; }
    auto operator<=>(const Turn&) const = default;
};

/// Dice of one value at the slot machine, all placed together by one seat (BV-15). Kickers never stay there:
/// in their bits the seat is written down.
struct SlotDice {
    std::uint16_t packed;  // where no dice lie nothing else is written down either

    static constexpr SlotDice of(Seat by, Hand dice) {
        return {dice.none() ? std::uint16_t{0}
                            : static_cast<std::uint16_t>(dice.packed | core::index(by) << 12)};
    }
    constexpr bool none() const { return packed == 0; }
    constexpr Hand dice() const { return {static_cast<std::uint16_t>(packed & 0xfff)}; }
    constexpr Seat by() const { return Seat(packed >> 12); }
    auto operator<=>(const SlotDice&) const = default;
};

}  // namespace las_vegas
