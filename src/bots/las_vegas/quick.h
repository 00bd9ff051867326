#pragma once
// Playing on quickly in the dice game.

#include <algorithm>
#include <cstring>

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
    const auto highest = [](std::uint64_t packed) { return (67 - std::countl_zero(packed)) / 4; };
    const std::uint64_t packed = notes.bag.packed;
    const int first = highest(packed);
    return {first, highest(packed - ((std::uint64_t{1} << 4 * first) >> 4))};
}

/// The same at every casino. Where only dice are placed it stays as it is for a round.
using Tops = std::array<Top, kCasinos>;
inline Tops tops_of(const State& state) {
    Tops tops;
    for (unsigned i = 0; i < kCasinos; ++i) tops[i] = top_of(state.notes[i]);
    return tops;
}

/// At each place the larger number, one byte a place.
constexpr Placed larger(Placed a, Placed b) {
    constexpr std::uint64_t kHigh = 0x8080808080808080u;
    const std::uint64_t not_less = (((a.packed | kHigh) - b.packed) & kHigh) >> 7;
    const std::uint64_t keep = not_less * 0xff;
    return {(a.packed & keep) | (b.packed & ~keep)};
}

/// All bits for every seat but one: looking at the others costs the same for any number of them.
struct AllBut {
    std::array<std::array<std::uint64_t, core::kMostSeats>, core::kMostSeats> mask{};
    constexpr AllBut() {
        for (unsigned seat = 0; seat < core::kMostSeats; ++seat)
            for (unsigned other = 0; other < core::kMostSeats; ++other)
                mask[seat][other] = other == seat ? 0 : ~std::uint64_t{0};
    }
};
inline constexpr AllBut kOtherDice;

/// The most dice of a rival at each place. (Seats that nobody sits at have none.)
inline Placed most_of_rivals(const State& state, Seat seat) {
    // Eight bytes at a time: what was just written eight bytes wide cannot be read wider without waiting.
    using Words [[gnu::vector_size(16)]] = std::uint64_t;
    using Bytes [[gnu::vector_size(16)]] = unsigned char;
    const auto& mask = kOtherDice.mask[static_cast<unsigned>(seat)];
    const auto two = [&](unsigned other) {
        const Words dice{state.dice[other].packed, state.dice[other + 1].packed};
        return reinterpret_cast<Bytes>(dice & Words{mask[other], mask[other + 1]});
    };
    const auto more = [](Bytes a, Bytes b) { return a > b ? a : b; };
    Bytes most = more(two(0), two(2));
    if (state.setup.seats > 4) most = more(most, more(two(4), two(6)));
    const Words halves = reinterpret_cast<Words>(most);
    return larger({halves[0]}, {halves[1]});
}

/// The most dice of their own that a rival has left: eight hands at a time, halved thrice.
inline unsigned most_left(const State& state, Seat seat) {
    using Hands [[gnu::vector_size(16)]] = std::uint16_t;
    static_assert(sizeof(state.hands) >= sizeof(Hands) && core::kMostSeats == 8);
    constexpr std::uint16_t kOwn = 0xf;
    Hands left;
    std::memcpy(&left, state.hands.data(), sizeof left);
    left &= kOwn;
    left[static_cast<unsigned>(seat)] = 0;
    const auto more = [](Hands a, Hands b) { return a > b ? a : b; };
    left = more(left, __builtin_shufflevector(left, left, 4, 5, 6, 7, 4, 5, 6, 7));
    left = more(left, __builtin_shufflevector(left, left, 2, 3, 2, 3, 2, 3, 2, 3));
    left = more(left, __builtin_shufflevector(left, left, 1, 1, 1, 1, 1, 1, 1, 1));
    return left[0];
}

/// The base game: the strongest rival at each casino counts, and nobody else. Of equals the lower casino.
inline int plain(const State& state, Seat seat, const Tops& tops) {
    const auto me = static_cast<unsigned>(seat);
    const unsigned seats = state.setup.seats;
    const Faces rolled = state.roll.of(Kind::Own);
    const Placed rivals = seats == 2 ? state.dice[me ^ 1] : most_of_rivals(state, seat);
    const unsigned my_left = state.hands[me].packed;
    // Among many somebody always has about as many dice left as oneself: not worth looking.
    const unsigned their_left = seats == 2  ? state.hands[me ^ 1].packed
                                : seats > 6 ? my_left
                                            : most_left(state, seat);
    const duel::Row& before = duel::kTable[my_left][their_left];
    int best = 0, best_score = -1'000'000'000;
    int at = 0;  // its place among the offers
    for (unsigned shown = rolled.shown_mask(); shown != 0; shown &= shown - 1, ++at) {
        const int pips = std::countr_zero(shown) + 1;
        const Place place{static_cast<std::uint8_t>(pips)};
        const auto used = static_cast<unsigned>(rolled.count(Face(pips)));
        const auto mine = static_cast<unsigned>(state.dice[me].at(place));
        const auto theirs = static_cast<unsigned>(rivals.at(place));
        const duel::Shares was = before[mine][theirs];
        const duel::Shares is = duel::kTable[my_left - used][their_left][mine + used][theirs];
        const Top notes = tops[static_cast<unsigned>(pips - 1)];
        const int score = notes.first * (is.first - was.first) + notes.second * (is.second - was.second) -
                          kDie[seats] * static_cast<int>(used);
        const bool better = score > best_score;
        best = better ? at : best;
        best_score = better ? score : best_score;
    }
    return best;
}

/// Modules that ask nothing and offer nothing: dice are placed at casinos, as in the base game.
inline constexpr Modules kSilent = [] {
    Modules silent;
    for (const Module module :
         {Module::Neutral, Module::Minimum, Module::Hundreds, Module::Rainbow, Module::Bonus})
        silent.add(module);
    return silent;
}();

/// With those: the same, and white is one more rival (NEU-5). A white die costs a quarter of one's own.
inline int with_white(const State& state, Seat seat, const Tops& tops) {
    const auto me = static_cast<unsigned>(seat);
    const Faces own = state.roll.of(Kind::Own), white = state.roll.of(Kind::White);
    const Placed rivals = most_of_rivals(state, seat);
    const Placed before = larger(rivals, state.dice[kWhite]);
    const Placed after = larger(rivals, {state.dice[kWhite].packed + white.packed});
    const unsigned their_left = most_left(state, seat);
    const auto my_left = static_cast<unsigned>(state.hands[me].of(Kind::Own));
    const int quarter = kDie[state.setup.seats];
    const auto few = [](int dice) { return std::min<unsigned>(static_cast<unsigned>(dice), duel::kMost); };
    int best = 0, best_score = -1'000'000'000;
    int at = 0;  // its place among the offers
    for (unsigned shown = (own + white).shown_mask(); shown != 0; shown &= shown - 1, ++at) {
        const int pips = std::countr_zero(shown) + 1;
        const Place place{static_cast<std::uint8_t>(pips)};
        const auto used = static_cast<unsigned>(own.count(Face(pips)));
        const auto mine = static_cast<unsigned>(state.dice[me].at(place));
        const duel::Shares was = duel::kTable[my_left][their_left][mine][few(before.at(place))];
        const duel::Shares is = duel::kTable[my_left - used][their_left][mine + used][few(after.at(place))];
        const Top notes = tops[static_cast<unsigned>(pips - 1)];
        const int score = notes.first * (is.first - was.first) + notes.second * (is.second - was.second) -
                          quarter * (4 * static_cast<int>(used) + white.count(Face(pips))) / 4;
        const bool better = score > best_score;
        best = better ? at : best;
        best_score = better ? score : best_score;
    }
    return best;
}

/// Every kind of move with any modules.
int with_modules(const State& state, Seat seat, const Moves& moves);

}  // namespace bots::lv_quick
