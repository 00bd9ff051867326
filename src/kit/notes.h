#pragma once
// Notes: what casinos pay with.

#include <compare>

#include "core/bag.h"

namespace kit {

/// An amount in dollars (or cabbages).
struct Money {
    int dollars = 0;

    constexpr Money& operator+=(Money other) {
        dollars += other.dollars;
        return *this;
    }
    friend constexpr Money operator+(Money a, Money b) { return a += b; }
    auto operator<=>(const Money&) const = default;
};

/// A card of the stack of notes: kind n is worth n + 1 times 10,000; the rainbow card (BV-12) is the last
/// kind.
enum class Note : std::uint8_t {};
inline constexpr Note kHundred{9};
inline constexpr Note kRainbow{10};
inline constexpr int kNoteKinds = 11;

constexpr int kind(Note note) { return static_cast<int>(note); }
constexpr Note note_of(int thousands) { return Note(thousands / 10 - 1); }
constexpr Money worth(Note note) { return {10'000 * (kind(note) + 1)}; }

/// Notes without an order: a purse, the notes at a casino, what is left of a stack.
struct Notes {
    core::Bag bag;

    constexpr bool none() const { return bag.empty(); }
    constexpr int count() const { return bag.total(); }
    constexpr Note highest() const { return Note(bag.highest()); }
    constexpr Note lowest() const { return Note(bag.lowest()); }
    constexpr bool has(Note note) const { return bag.has(kind(note)); }
    constexpr void add(Note note) { bag.add(kind(note)); }
    constexpr void remove(Note note) { bag.remove(kind(note)); }
    constexpr Money money() const {
        Money sum;
        for (int i = 0; i < kNoteKinds - 1; ++i) sum.dollars += worth(Note(i)).dollars * bag.count(i);
        return sum;
    }
    auto operator<=>(const Notes&) const = default;
};

}  // namespace kit
