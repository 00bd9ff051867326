#pragma once
// Every fact of a moment of the race. Nothing in it grows with the length of a turn.

#include <array>
#include <compare>
#include <type_traits>

#include "core/few.h"
#include "games/monte_carlo/hands.h"
#include "games/monte_carlo/setup.h"

namespace monte_carlo {

/// A pawn: four places a seat, whether it has four pawns or three.
enum class Pawn : std::uint8_t {};
inline constexpr int kPawnsASeat = 4;
inline constexpr int kPawns = kPawnsASeat * kMostSeats;
constexpr unsigned index(Pawn pawn) { return static_cast<unsigned>(pawn); }
constexpr Pawn pawn_of(Seat seat, int which) { return Pawn(core::index(seat) * kPawnsASeat + which); }
constexpr Seat owner(Pawn pawn) { return Seat(index(pawn) / kPawnsASeat); }
constexpr int which(Pawn pawn) { return static_cast<int>(index(pawn) % kPawnsASeat); }

/// A set of pawns.
struct PawnSet {
    std::uint16_t bits = 0;

    static constexpr PawnSet only(Pawn pawn) { return {static_cast<std::uint16_t>(1u << index(pawn))}; }
    static constexpr PawnSet all_of(Seat seat) {
        return {static_cast<std::uint16_t>(15u << kPawnsASeat * core::index(seat))};
    }
    constexpr bool has(Pawn pawn) const { return (bits >> index(pawn) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    constexpr Pawn lowest() const { return Pawn(std::countr_zero(bits)); }
    constexpr Pawn take_lowest() {
        const Pawn pawn = lowest();
        bits = static_cast<std::uint16_t>(bits & (bits - 1));
        return pawn;
    }
    friend constexpr PawnSet operator|(PawnSet a, PawnSet b) {
        return {static_cast<std::uint16_t>(a.bits | b.bits)};
    }
    friend constexpr PawnSet operator&(PawnSet a, PawnSet b) {
        return {static_cast<std::uint16_t>(a.bits & b.bits)};
    }
    friend constexpr PawnSet operator-(PawnSet a, PawnSet b) {
        return {static_cast<std::uint16_t>(a.bits & ~b.bits)};
    }
    auto operator<=>(const PawnSet&) const = default;
};

/// Where a pawn is that this game does not have.
inline constexpr std::uint8_t kNowhere = 255;
using Squares = std::array<std::uint8_t, kPawns>;
inline constexpr Squares kNobodyYet = [] {
    Squares squares{};
    squares.fill(kNowhere);
    return squares;
}();

/// A step of the game. Those that ask wait for an answer; the others happen by themselves (flow.h).
enum class Does : std::uint8_t {
    // the house is asked
    First,   // MC-5: who starts
    Die,     // MC-5
    Casino,  // MC-13: the top casino card
    Throw,   // MC-20: poker dice
    // a seat is asked
    Colour,   // MC-30
    Retreat,  // MC-8
    Pawn,     // MC-5
    Bet,      // MC-13
    Win,      // MC-14
    Poker,    // MC-18
    Join,     // MC-24
    Keep,     // MC-20
    Send,     // MC-23
    Over,
    // nobody is asked
    Turn,       // whose turn is it?
    Move,       // can a pawn move?
    Challenge,  // is there anybody to challenge?
    Partners    // is there anybody to join?
};
constexpr bool asks_house(Does does) { return does <= Does::Throw; }
constexpr bool asks_seat(Does does) { return does > Does::Throw && does < Does::Over; }
constexpr bool happens_by_itself(Does does) { return does > Does::Over; }

struct Step {
    Does does;
    Seat seat;   // who is asked, where a seat is; Partners: who comes next
    Seat about;  // Send: whose pawn
    auto operator<=>(const Step&) const = default;
};

/// Steps to come, the next one last. Never more than five: the end, the next turn, and at the most three
/// ruined players after a game of poker.
using Steps = core::Few<Step, 6>;

/// A game of poker, from the call on.
struct Poker {
    PokerDice dice;                                // what lies before who throws
    PokerDice caller_dice;                         // what the caller came to; none while the caller throws
    std::array<std::uint8_t, kMostSeats> partner;  // MC-24: the chips each partner adds
    PawnSet challenged;                            // MC-22: each at most once an arrival
    Pawn pawn;                                     // the challenged one
    std::uint8_t stake;                            // the caller's chips
    std::uint8_t throws;                           // so far, of who throws
    std::uint8_t most;                             // throws that who throws may have
    Seat opponent;
    Seat thrower;
    bool again;  // MC-21: all was equal, both throw once more
    auto operator<=>(const Poker&) const = default;

    constexpr Chips stakes() const {
        Chips sum = stake;
        for (const std::uint8_t chips : partner) sum += chips;
        return sum;
    }
};

/// All of it lies open: cards that nobody has drawn have no order.
struct State {
    Setup setup;
    Squares squares = kNobodyYet;       // where each pawn stands: its square's number
    std::array<PawnSet, kPawns> above;  // MC-16: who lies above it in its stack
    std::array<std::uint8_t, kMostSeats> chips;
    std::array<std::uint8_t, kMostSeats> left;  // pawns still to bring home
    Cards gone;                                 // casino cards drawn since the last jackpot
    Seat active;                                // whose turn it is
    Seat next;                                  // whose turn is next
    std::uint8_t die;                           // the last roll
    std::uint8_t colour;                        // MC-30: the colour named
    Pawn mover;                                 // the pawn of this turn
    SuitSet bet;                                // MC-13: the suits that win
    Card card;                                  // the casino card drawn last
    Poker poker;
    Steps steps;

    constexpr Step step() const { return steps.last(); }
    constexpr Does does() const { return steps.last().does; }
    constexpr int square(Pawn pawn) const { return squares[index(pawn)]; }
    constexpr Square kind_at(Pawn pawn) const { return setup.board.at(square(pawn)); }
    constexpr Chips money(Seat seat) const { return chips[static_cast<unsigned>(seat)]; }
    constexpr std::uint8_t& money(Seat seat) { return chips[static_cast<unsigned>(seat)]; }
    constexpr int pawns_left(Seat seat) const { return left[static_cast<unsigned>(seat)]; }
    constexpr bool is_home(Pawn pawn) const { return square(pawn) == setup.board.arrival; }
    constexpr bool on_track(Pawn pawn) const { return square(pawn) < setup.board.arrival; }
    constexpr Cards undrawn() const { return {kAllCards.bits & ~gone.bits}; }
    constexpr Chips bank() const {
        Chips held = kBankHolds;
        for (const std::uint8_t held_by_one : chips) held -= held_by_one;
        return held;
    }
    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

}  // namespace monte_carlo
