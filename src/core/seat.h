#pragma once
// Seats of a table, sets and rows of them. They run clockwise in rising order; "left" is the next seat.

#include <array>
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

/// The first so many seats one after the other: `for (const Seat seat : seats(4))`.
class SeatRange {
   public:
    class Iterator {
       public:
        constexpr explicit Iterator(int at) : at_(at) {}
        constexpr Seat operator*() const { return Seat(at_); }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

       private:
        int at_;
    };
    constexpr explicit SeatRange(int count) : count_(count) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(count_); }

   private:
    int count_;
};
constexpr SeatRange seats(int count) { return SeatRange(count); }

/// A set of seats; `for (const Seat seat : set)` goes through it in rising order.
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

    class Iterator;
    constexpr Iterator begin() const;
    constexpr Iterator end() const;
};

class Seats::Iterator {
   public:
    constexpr explicit Iterator(std::uint8_t left) : left_(left) {}
    constexpr Seat operator*() const { return Seat(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
        left_ = static_cast<std::uint8_t>(left_ & (left_ - 1));
        return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    std::uint8_t left_;
};
constexpr Seats::Iterator Seats::begin() const { return Iterator(bits); }
constexpr Seats::Iterator Seats::end() const { return Iterator(0); }

/// One thing for each seat, found by the seat and by no bare number. (A game that seats fewer, or somebody
/// besides them, has a row as long as that.)
template <class T, int N = kMostSeats>
struct BySeat {
    std::array<T, N> row;

    constexpr T& operator[](Seat seat) { return row[static_cast<unsigned>(seat)]; }
    constexpr const T& operator[](Seat seat) const { return row[static_cast<unsigned>(seat)]; }
    static constexpr int size() { return N; }
    constexpr void fill(const T& value) { row.fill(value); }
    constexpr auto begin() { return row.begin(); }
    constexpr auto end() { return row.end(); }
    constexpr auto begin() const { return row.begin(); }
    constexpr auto end() const { return row.end(); }
    auto operator<=>(const BySeat&) const = default;
};

}  // namespace core
