#pragma once
// Every fact of a moment of Las Vegan.

#include <array>
#include <compare>
#include <type_traits>

#include "games/las_vegan/setup.h"

namespace las_vegan {

/// Who takes part in tricks: the seats, and behind the last possible one the bank.
inline constexpr Seat kBank{kMostSeats};
inline constexpr int kPlayers = kMostSeats + 1;

/// The open question.
enum class Does : std::uint8_t {
    // the house is asked
    First,     // VGN-5: who leads first
    Machines,  // VGN-4: three machines
    Toss,      // VGN-5: how the tokens fall
    Hands,     // VGN-6: the cards are dealt
    Open,      // BANK-1: the bank's cards
    BankLead,  // BANK-5: the bank leads with the top of the pile
    Refill,    // BANK-3: an open card was played
    FromPile,  // BANK-2: the top of the pile was chosen
    // seats are asked
    Play,     // VGN-7: a card
    Sealed,   // BANK-5: a card each, shown together
    ForBank,  // BANK-2: the leader plays for the bank
    Place,    // VGN-10: a token
    Over
};
constexpr bool asks_house(Does does) { return does <= Does::FromPile; }

struct Step {
    Does does;
    core::Seats asked;  // the seats that still owe an answer
    auto operator<=>(const Step&) const = default;
};

/// The cards of a trick in the order in which they were played.
struct Trick {
    std::array<Card, kMostSeats> cards;
    std::uint8_t count;
    Seat leader;
    std::uint8_t best;  // VGN-8: how strong the best card is, and who played it: the greater number wins

    constexpr Card led() const { return cards[0]; }
    /// Who wins the trick, so far.
    constexpr Seat winner() const { return Seat(best & 7); }
    static constexpr std::uint8_t claim(int strength, Seat player) {
        return static_cast<std::uint8_t>(strength << 3 | core::index(player));
    }
    auto operator<=>(const Trick&) const = default;
};

/// Where a token lies: on one of the round's machines, or beside the golden one.
enum class Spot : std::uint8_t {};  // a Machine's number, or one of these two
inline constexpr Spot kMin{kMachines}, kMax{kMachines + 1}, kNowhere{255};
constexpr Spot spot_of(Machine machine) { return Spot(static_cast<int>(machine)); }
constexpr bool is_golden(Spot spot) { return spot == kMin || spot == kMax; }
constexpr Machine machine_of(Spot spot) { return Machine(static_cast<int>(spot)); }

/// One thing for each seat, or for each seat and the bank.
template <class T>
using EachSeat = core::BySeat<T, kMostSeats>;
template <class T>
using EachPlayer = core::BySeat<T, kPlayers>;

/// What lies open, or was seen by all: states and views have it in common.
struct Open {
    EachPlayer<Cards> won;  // VGN-9: cards in each player's tricks of this round; all saw them played
    Cards lying;            // the cards of the trick being played
    Cards open;             // BANK-1: the bank's open cards
    Trick trick, last;      // the trick that lies there (or was just won), and the one before it
    EachPlayer<std::uint8_t> tricks;             // VGN-9: their number is public
    EachSeat<std::uint8_t> voids;                // bit c: this seat could not follow colour c this round
    EachSeat<std::uint8_t> cabbages;             // VGN-16: always open
    std::array<Spot, kTokens> tokens;            // where each token lies
    std::array<Machine, kMachinesOut> machines;  // VGN-4: left to right
    std::uint16_t undrawn;                       // bit m: machine card m has not come yet
    std::uint16_t vacant;                        // bit m: machine m is out and has no token
    std::uint8_t faces;                          // bit t: token t shows its second face
    std::uint8_t sevens;                         // VGN-10: tokens the winner of the trick still has to place
    std::uint8_t round;                          // 1 to 4, 0 before the first
    Step step;
    Setup setup;

    constexpr Spot& spot(Token token) { return tokens[static_cast<unsigned>(token)]; }
    constexpr Spot spot(Token token) const { return tokens[static_cast<unsigned>(token)]; }
    /// What a token shows.
    constexpr int value(Token token) const { return face_of(token, faces); }
    /// Every card that was played this round; all saw it.
    constexpr Cards played() const {
        Cards cards = lying;
        for (const Cards& pile : won) cards |= pile;
        return cards;
    }
    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    EachSeat<Cards> hands;
    Cards undealt;                 // BANK-1: the pile, without an order; for three the card put aside (VGN-6)
    core::BySeat<Card, 2> sealed;  // BANK-5: answers that are not shown yet, still in their hands

    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 192);

}  // namespace las_vegan
