#pragma once
// Every fact of a moment of the card game.

#include <array>
#include <compare>
#include <type_traits>

#include "games/las_vegas_cards/setup.h"

namespace las_vegas_cards {

/// Casinos 1 to 6.
enum class Casino : std::uint8_t {};
constexpr int number(Casino casino) { return static_cast<int>(casino); }
constexpr unsigned place(Casino casino) { return static_cast<unsigned>(casino) - 1; }

/// A set of casinos.
struct Casinos {
    std::uint8_t bits = 0;
    constexpr bool none() const { return bits == 0; }
    constexpr Casino lowest() const { return Casino(std::countr_zero(bits) + 1); }
    constexpr void add(Casino casino) { bits = static_cast<std::uint8_t>(bits | 1u << place(casino)); }
    constexpr void remove_lowest() { bits = static_cast<std::uint8_t>(bits & (bits - 1)); }
    auto operator<=>(const Casinos&) const = default;
};

/// LVC-1: the two notes at a casino, the higher first.
using NotePair = std::array<Note, kNotesEach>;

/// What is asked.
enum class Does : std::uint8_t {
    // of the house
    First,   // LVC-13: who starts, by lot
    Notes,   // LVC-1
    Tokens,  // TOK-1
    Hands,   // LVC-3, LVC-7: five cards for everyone who is still in
    Hand,    // LVC-13: five new cards for the seat that has just played
    // of seats
    Choose,  // LVC-4: everybody, sealed
    Place,   // LVC-13: one seat
    Token,   // TOK-2: one seat
    Over
};
constexpr bool asks_house(Does does) { return does <= Does::Hand; }

/// By seat.
template <class T>
using Each = std::array<T, kMostSeats>;
constexpr unsigned at(Seat seat) { return static_cast<unsigned>(seat); }

/// Notes lie at the casinos from the first draw of a round to its payout.
constexpr bool notes_lie(Does does) {
    return does != Does::First && does != Does::Notes && does != Does::Over;
}

/// What lies open: states and views have it in common.
struct Open {
    Setup setup;
    Does does;
    std::uint8_t round;  // 1 to 4
    std::uint8_t turn;   // 1 to 6; 0 before the first hands of a round
    Seat first;          // starts this round, in the sequential game
    Seat active;         // whose turn it is, in the sequential game
    Seats choosing;      // LVC-4: who still owes a choice
    Casinos due;         // TOK-2: where the active seat may still take a token

    std::array<NotePair, kCasinos> notes;
    std::array<Tokens, kCasinos> tokens;
    Each<Tokens> tokens_held;
    Each<Cards> placed;  // at the casinos
    Each<Cards> last;    // what each seat placed last, for all to see
    Notes box;           // LVC-11: out of the game

    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    Each<Cards> pile;  // undrawn: what a pile has no order for, nobody can peek at
    Each<Cards> hand;
    Each<Cards> chosen;  // LVC-4: face down before a player until everybody has chosen
    Tokens token_pile;   // undrawn
    Notes stack;         // undrawn
    Each<Notes> safes;

    /// LVC-7: what is in no other place lies under the cocktail glass.
    constexpr Cards glass(Seat seat) const {
        return kDeck - placed[at(seat)] - hand[at(seat)] - pile[at(seat)];
    }
    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

}  // namespace las_vegas_cards
