#pragma once
// Two players at one casino, in tables: what the lead of one over the other promises while both have dice in
// their hands. Whoever plays on quickly has no time for more.

#include <array>
#include <cstdint>

namespace bots::duel {

inline constexpr unsigned kMost = 8;  // dice of a player, at the casino or in the hand
inline constexpr int kOne = 1 << 10;

/// For one player: the share of the highest note, less the other's, as parts of kOne; and the same of the
/// second note.
struct Shares {
    std::int16_t first, second;
};

/// shares[dice left: mine][theirs][dice there: mine][theirs]
using Row = std::array<std::array<Shares, kMost + 1>, kMost + 1>;
using Table = std::array<std::array<Row, kMost + 1>, kMost + 1>;
extern const Table kTable;

}  // namespace bots::duel
