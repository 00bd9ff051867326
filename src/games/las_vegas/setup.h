#pragma once
// What a table agrees on before the first die: LV-0 to LV-5.

#include <compare>

#include "core/seat.h"
#include "kit/stack.h"

namespace las_vegas {

using core::Seat;
using kit::Money;
using kit::Note;
using kit::Notes;

/// The optional rules, each in a file of modules/. They are listed in about.h, where a table agrees on them.
enum class Module : std::uint8_t;

struct Modules {
    std::uint16_t bits = 0;
    constexpr bool has(Module module) const { return (bits >> static_cast<int>(module) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr void add(Module module) {
        bits = static_cast<std::uint16_t>(bits | 1u << static_cast<int>(module));
    }
    auto operator<=>(const Modules&) const = default;
};

using core::kByLot;

struct Setup {
    std::uint8_t seats = 2;
    Seat first = kByLot;       // LV-5: the first player is named, or drawn by lot
    std::uint8_t rounds = 4;   // LV-6
    bool open_purses = false;  // LV-13
    Modules modules;

    constexpr bool has(Module module) const { return modules.has(module); }
    auto operator<=>(const Setup&) const = default;
};

// LV-0: 2 to 5 players. BV-3: 6 to 8 with the dice of three more colours.
inline constexpr int kFewestSeats = 2, kMostSeats = 8;
inline constexpr int kMostRounds = 4;

// BV-6, BV-19, ACT-1: with fewer than six players each gets two kickers, bonus cards and action cards instead
// of one.
constexpr int one_or_two(int seats) { return seats < 6 ? 2 : 1; }

// LV-1: six casinos; casino n takes the dice that show n.
inline constexpr int kCasinos = 6;

// LV-2: 54 notes.
inline constexpr Notes kNotes = [] {
    constexpr int kHowMany[] = {6, 8, 8, 6, 6, 5, 5, 5, 5};  // of 10,000, of 20,000, …
    Notes notes{};
    for (int kind = 0; kind < 9; ++kind) notes.bag += core::Bag::of(kind, kHowMany[kind]);
    return notes;
}();

// LV-3: each player has 8 dice.
inline constexpr int kDice = 8;

// LV-4: a casino is filled until it holds at least this.
inline constexpr Money kMinimum{50'000};

}  // namespace las_vegas
