#pragma once
// What is in the box, and what a table agrees on: VGN-1, VGN-2, VGN-3.

#include <compare>

#include "core/seat.h"
#include "kit/tricks.h"

namespace las_vegan {

using core::Seat;
using kit::Card;
using kit::Cards;

using core::kByLot;

struct Setup {
    std::uint8_t seats = 2;
    Seat first = kByLot;       // VGN-5: the first leader is named, or drawn by lot
    bool open_purses = false;  // kept as it was agreed; cabbages are open either way (VGN-16)

    /// Two players play against the bank.
    constexpr bool with_bank() const { return seats == 2; }
    auto operator<=>(const Setup&) const = default;
};

inline constexpr int kFewestSeats = 2, kMostSeats = 5;
inline constexpr int kMostRounds = 4;

// VGN-1: 0 to 9 in four colours: blue, green, red, violet.
inline constexpr int kColours = 4, kRanks = 10, kCards = 40;
inline constexpr Cards kDeck{0x03ff'03ff'03ff'03ff};
inline constexpr char kColourLetters[] = "BGRV";

/// VGN-1: the twelve machine cards. To correct them, change this table: a colour, or a number.
struct MachineCard {
    const char* name;  // the journal's word
    Cards counts;      // the cards that it pays or costs for
    int per;           // how many of them it takes once
};
inline constexpr int kMachines = 12;
inline constexpr MachineCard kMachineCards[kMachines] = {
    {"B", Cards::of_suit(0), 3}, {"G", Cards::of_suit(1), 3}, {"R", Cards::of_suit(2), 3},
    {"V", Cards::of_suit(3), 3}, {"1", Cards::of_rank(1), 1}, {"2", Cards::of_rank(2), 1},
    {"3", Cards::of_rank(3), 1}, {"4", Cards::of_rank(4), 1}, {"5", Cards::of_rank(5), 1},
    {"6", Cards::of_rank(6), 1}, {"8", Cards::of_rank(8), 1}, {"9", Cards::of_rank(9), 1}};

/// A machine card, by its place in the table above.
enum class Machine : std::uint8_t {};
constexpr const MachineCard& card_of(Machine machine) {
    return kMachineCards[static_cast<unsigned>(machine)];
}
constexpr unsigned bit_of(Machine machine) { return 1u << static_cast<int>(machine); }

/// VGN-2: four casino tokens, and the golden one behind them, each with two faces.
enum class Token : std::uint8_t {};
inline constexpr int kTokens = 5;
inline constexpr Token kGold{4};
inline constexpr std::int8_t kFaces[kTokens][2] = {{-2, 1}, {-2, -1}, {0, 1}, {-3, -1}, {-4, -3}};
/// What a token shows; bit t of `faces` is set when token t lies on its second face.
constexpr int face_of(Token token, unsigned faces) {
    return kFaces[static_cast<unsigned>(token)][faces >> static_cast<int>(token) & 1];
}

// VGN-3: each player gets 15 cabbages; what the supply holds is never a limit.
inline constexpr int kCabbages = 15;

// VGN-4: this many machines each round.
inline constexpr int kMachinesOut = 3;

// VGN-6, BANK-1: how many cards each player gets.
constexpr int hand_size(int seats) { return seats == 2 ? 12 : kCards / seats; }
// BANK-1: and how many lie open before the bank.
inline constexpr int kOpen = 3;

}  // namespace las_vegan
