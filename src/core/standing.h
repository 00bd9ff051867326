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

/// Who has the most, all who are tied: `most(seat)` is what counts.
template <class Most>
constexpr Seats leaders(int count, Most most) {
    auto best = most(Seat{0});
    Seats ahead = Seats::only(Seat{0});
    for (int i = 1; i < count; ++i) {
        const auto has = most(Seat(i));
        if (has > best) ahead = {};
        if (has >= best) ahead.add(Seat(i));
        best = has > best ? has : best;
    }
    return ahead;
}

/// The richest player wins; of equally rich ones who has more notes; still equal, they share the win.
constexpr Seats richest(const Standing& standing) {
    return leaders(standing.count, [&](Seat seat) {
        const auto at = static_cast<unsigned>(seat);
        return std::int64_t{standing.money[at]} * 128 + standing.notes[at];
    });
}

}  // namespace core
