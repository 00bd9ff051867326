#pragma once
// What seats answer and what the house draws, in the race.

#include "core/house.h"
#include "games/monte_carlo/state.h"

namespace monte_carlo {

/// MC-13: what can be named at a casino: the four suits, then the six pairs, in the journal's order.
inline constexpr SuitSet kBets[] = {1, 2, 4, 8, 3, 5, 9, 6, 10, 12};
inline constexpr const char* kBetNames[] = {"S", "H", "D", "C", "SH", "SD", "SC", "HD", "HC", "DC"};
inline constexpr int kSingleBets = 4, kBetCount = 10;

/// A kind and a number in one word. Offers of one question are sorted by that word:
/// colours and pawns by number; bets in the journal's order; money before distance; no poker, then seat by
/// seat the rising stakes; rising sums to join with; kept dice from none to all, the strongest face first.
struct Move {
    enum class Kind : std::uint8_t { Colour, Retreat, Pawn, Bet, Win, Poker, Join, Keep, Send };
    std::uint32_t packed;

    static constexpr Move make(Kind kind, std::uint32_t value) {
        return {static_cast<std::uint32_t>(kind) << 24 | value};
    }
    static constexpr Move colour(int colour) {
        return make(Kind::Colour, static_cast<std::uint32_t>(colour));
    }
    static constexpr Move retreat(int which) {
        return make(Kind::Retreat, static_cast<std::uint32_t>(which));
    }
    static constexpr Move pawn(int which) { return make(Kind::Pawn, static_cast<std::uint32_t>(which)); }
    static constexpr Move bet(int bet) { return make(Kind::Bet, static_cast<std::uint32_t>(bet)); }
    static constexpr Move money() { return make(Kind::Win, 0); }
    static constexpr Move distance() { return make(Kind::Win, 1); }
    static constexpr Move no_poker() { return make(Kind::Poker, 0); }
    static constexpr Move poker(Seat seat, Chips stake) {
        return make(Kind::Poker, static_cast<std::uint32_t>((core::index(seat) + 1) << 8 | stake));
    }
    static constexpr Move join(Chips chips) { return make(Kind::Join, static_cast<std::uint32_t>(chips)); }
    static constexpr Move keep(PokerDice dice) { return make(Kind::Keep, dice.packed); }
    static constexpr Move send(int which) { return make(Kind::Send, static_cast<std::uint32_t>(which)); }

    constexpr Kind kind() const { return Kind(packed >> 24); }
    /// The number of a colour, a pawn or a bet; the chips to join with; 1 for distance.
    constexpr int value() const { return static_cast<int>(packed & 0xffffff); }
    constexpr bool calls() const { return value() != 0; }
    constexpr Seat seat() const { return Seat((value() >> 8) - 1); }
    constexpr Chips stake() const { return value() & 0xff; }
    constexpr PokerDice dice() const { return {packed & 0xffffff}; }

    bool operator==(const Move&) const = default;
    auto operator<=>(const Move&) const = default;
};
static_assert(sizeof(Move) <= 8);

/// The most there can be: three opponents, 25 stakes each, and no poker.
using Moves = core::Few<Move, 1 + 3 * kMostChips>;

/// What the house drew: who starts, the die, a casino card, or the poker dice thrown.
struct Draw {
    enum class Kind : std::uint8_t { First, Die, Casino, Throw };
    Kind kind;
    std::uint8_t value;  // the seat, the pips, the card
    PokerDice dice;

    static constexpr Draw first(Seat seat) { return {Kind::First, static_cast<std::uint8_t>(seat), {}}; }
    static constexpr Draw die(int pips) { return {Kind::Die, static_cast<std::uint8_t>(pips), {}}; }
    static constexpr Draw casino(Card card) { return {Kind::Casino, static_cast<std::uint8_t>(card), {}}; }
    static constexpr Draw poker(PokerDice dice) { return {Kind::Throw, 0, dice}; }
    bool operator==(const Draw&) const = default;
};

}  // namespace monte_carlo
