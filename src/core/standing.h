#pragma once
// How a game stands: at the end, its result.

#include <array>
#include <cstdint>

#include "core/seat.h"

namespace core {

struct Standing {
    int count = 0;                                  // entries in each list: one a seat (solitaire: two sides)
    std::array<std::int32_t, kMostSeats> money{};   // all that counts at the end
    std::array<std::int32_t, kMostSeats> notes{};   // number of notes, where the game has them
    std::array<std::int32_t, kMostSeats> points{};  // monte-carlo's option
    bool has_notes = false;
    bool has_points = false;
    Seats winners;        // who leads; once the game is over, who has won
    const char* by = "";  // the rule that says so

    bool operator==(const Standing&) const = default;
};

}  // namespace core
