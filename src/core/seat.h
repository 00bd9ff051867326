#pragma once
// Seats of a table. They run clockwise in rising order; "left" is the next seat.

#include <bit>
#include <compare>
#include <cstdint>

namespace core {

inline constexpr int kMostSeats = 8;

/// A place at the table, 0 to 7: never a bare int.
enum class Seat : std::uint8_t {};

/// Somebody who looks on: sees what all may see, and nothing else.
inline constexpr Seat kSpectator{254};
/// The house answers the questions of chance.
inline constexpr Seat kHouse{255};

/// Nobody was named: the lot decides.
inline constexpr Seat kByLot{255};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat left_of(Seat seat, int seats) { return Seat(index(seat) + 1 == seats ? 0 : index(seat) + 1); }

/// A set of seats.
struct Seats {
    std::uint8_t bits = 0;

    constexpr bool has(Seat seat) const { return index(seat) < kMostSeats && (bits >> index(seat) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    constexpr Seat lowest() const { return Seat(std::countr_zero(bits)); }
    constexpr void add(Seat seat) { bits = static_cast<std::uint8_t>(bits | 1u << index(seat)); }
    constexpr void remove(Seat seat) { bits = static_cast<std::uint8_t>(bits & ~(1u << index(seat))); }
    static constexpr Seats only(Seat seat) { return {static_cast<std::uint8_t>(1u << index(seat))}; }
    static constexpr Seats first(int seats) { return {static_cast<std::uint8_t>((1u << seats) - 1)}; }
    auto operator<=>(const Seats&) const = default;
};

}  // namespace core
