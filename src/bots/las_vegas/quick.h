#pragma once
// Playing on quickly in the dice game.

#include <algorithm>

#include "bots/las_vegas/duel.h"
#include "games/las_vegas/las_vegas.h"

namespace bots::lv_quick {

using namespace las_vegas;

/// What a die in the hand is worth here, by the number of seats: among two the last word counts most. Found
/// by playing.
inline constexpr std::array<int, core::kMostSeats + 1> kDie{0, 0, 5000, 2200, 1300, 900, 700, 500, 400};

/// The two highest notes at a place, in tens of thousands; 0 where there is none.
struct Top {
    int first, second;
};
inline Top top_of(const Notes& notes) {
    // The lowest bit stands for a note of nothing, so that there is always a highest bit.
    const std::uint64_t packed = notes.bag.packed;
    const int first = packed == 0 ? 0 : (67 - std::countl_zero(packed | 1)) / 4;
    const std::uint64_t rest = first == 0 ? 0 : packed - (std::uint64_t{1} << 4 * (first - 1));
    return {first, rest == 0 ? 0 : (67 - std::countl_zero(rest | 1)) / 4};
}

/// At each place the larger number, one byte a place.
constexpr Placed larger(Placed a, Placed b) {
    constexpr std::uint64_t kHigh = 0x8080808080808080u;
    const std::uint64_t not_less = (((a.packed | kHigh) - b.packed) & kHigh) >> 7;
    const std::uint64_t keep = not_less * 0xff;
    return {(a.packed & keep) | (b.packed & ~keep)};
}

/// The most dice of a rival at each place.
inline Placed most_of_rivals(const State& state, Seat seat) {
    Placed most{};
    for (unsigned other = 0; other < state.setup.seats; ++other)
        if (Seat(other) != seat) most = larger(most, state.dice[other]);
    return most;
}

/// The base game: the strongest rival at each casino counts, and nobody else.
inline int plain(const State& state, Seat seat, const Moves& moves) {
    const auto me = static_cast<unsigned>(seat);
    const unsigned seats = state.setup.seats;
    const Placed rivals = seats == 2 ? state.dice[me ^ 1] : most_of_rivals(state, seat);
    unsigned their_left = 0;
    for (unsigned other = 0; other < seats; ++other)
        their_left = other == me ? their_left : std::max<unsigned>(their_left, state.hands[other].packed);
    const unsigned my_left = state.hands[me].packed;
    const duel::Row& before = duel::kTable[my_left][their_left];
    int best = 0, best_score = -1'000'000'000;
    for (int i = 0; i < moves.size(); ++i) {
        const Face face = moves[i].face();
        const Place place = casino(face);
        const auto used = static_cast<unsigned>(state.roll.of(Kind::Own).count(face));
        const auto mine = static_cast<unsigned>(state.dice[me].at(place));
        const auto theirs = static_cast<unsigned>(rivals.at(place));
        const duel::Shares was = before[mine][theirs];
        const duel::Shares is = duel::kTable[my_left - used][their_left][mine + used][theirs];
        const Top notes = top_of(state.notes_at(place));
        const int score = notes.first * (is.first - was.first) + notes.second * (is.second - was.second) -
                          kDie[seats] * static_cast<int>(used);
        if (score > best_score) best = i, best_score = score;
    }
    return best;
}

/// Every kind of move with any modules.
int with_modules(const State& state, Seat seat, const Moves& moves);

}  // namespace bots::lv_quick
