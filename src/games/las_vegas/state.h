#pragma once
// Every fact of a moment of the dice game.

#include <array>

#include "core/faces.h"
#include "core/few.h"
#include "games/las_vegas/setup.h"
#include "kit/majority.h"

namespace las_vegas {

using core::Face;
using core::Faces;

/// Where dice can lie: the casinos 1 to 6.
enum class Place : std::uint8_t {};
constexpr int number(Place place) { return static_cast<int>(place); }
constexpr Place casino(Face face) { return Place(core::pips(face)); }
inline constexpr int kPlaces = 7;

/// Dice at the places, one byte a place, laid out as Faces are: dice of one face go to their casino in one
/// addition.
struct Placed {
    std::uint64_t packed;
    constexpr int at(Place place) const { return static_cast<int>(packed >> 8 * (number(place) - 1) & 0xff); }
    bool operator==(const Placed&) const = default;
};

/// The kinds of dice in a hand.
enum class Kind : std::uint8_t { Own, White };
inline constexpr int kKinds = 2;

/// How many dice of each kind a player has left.
struct Hand {
    std::uint32_t packed;  // one byte a kind
    constexpr int of(Kind kind) const {
        return static_cast<int>(packed >> 8 * static_cast<int>(kind) & 0xff);
    }
    constexpr bool none() const { return packed == 0; }
    constexpr void add(Kind kind, int dice) {
        packed += static_cast<std::uint32_t>(dice) << 8 * static_cast<int>(kind);
    }
    constexpr void remove(Kind kind, int dice) {
        packed -= static_cast<std::uint32_t>(dice) << 8 * static_cast<int>(kind);
    }
    bool operator==(const Hand&) const = default;
};

/// What a throw shows, kind by kind.
struct Roll {
    std::array<Faces, kKinds> dice;
    constexpr Faces of(Kind kind) const { return dice[static_cast<unsigned>(kind)]; }
    constexpr Faces& of(Kind kind) { return dice[static_cast<unsigned>(kind)]; }
    constexpr Faces all() const { return of(Kind::Own) + of(Kind::White); }
    bool operator==(const Roll&) const = default;
};

/// A step of the game. Those that ask wait for an answer; the others happen by themselves (flow.h).
enum class Does : std::uint8_t {
    // the house is asked
    First,  // LV-5: who starts
    Fill,   // LV-4: notes for the casinos
    White,  // NEU-2: the white dice left over
    Roll,   // LV-6
    // a seat is asked
    Place,  // LV-7
    Over,
    // nobody is asked
    Turn,    // whose turn is it?
    Round,   // a round begins
    Payout,  // the round is played
    Pay,     // casinos 1 to 6 pay
    RoundUp  // the round is over
};
constexpr bool asks_house(Does does) { return does <= Does::Roll; }
constexpr bool asks_seat(Does does) { return does > Does::Roll && does <= Does::Place; }

constexpr bool happens_by_itself(Does does) { return does > Does::Over; }

struct Step {
    Does does;
    Seat seat;  // who is asked, where a seat is
    bool operator==(const Step&) const = default;
};

/// Steps that wait, the next one last.
using Steps = core::Few<Step, 24>;

/// Owners of dice: the seats, and white behind the last possible seat.
inline constexpr kit::Owner kWhite = core::kMostSeats;
inline constexpr int kOwners = core::kMostSeats + 1;

struct State {
    Setup setup;
    std::uint8_t round;  // 1 to 4
    Seat first;          // starts this round
    Seat active;         // whose turn it is
    Seat next;           // where the turn order goes on
    Step now;            // the open question
    Steps waiting;       // what comes after it
    kit::Stack stack;
    std::array<Notes, kPlaces> notes;  // at the casinos
    std::array<Placed, kOwners> dice;  // at the casinos, by owner
    std::array<Hand, core::kMostSeats> hands;
    Roll roll;  // what lies before the active player
    std::array<Notes, core::kMostSeats> purses;

    constexpr Hand& hand(Seat seat) { return hands[static_cast<unsigned>(seat)]; }
    constexpr const Hand& hand(Seat seat) const { return hands[static_cast<unsigned>(seat)]; }
    constexpr Notes& notes_at(Place place) { return notes[static_cast<unsigned>(number(place) - 1)]; }
    constexpr const Notes& notes_at(Place place) const {
        return notes[static_cast<unsigned>(number(place) - 1)];
    }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

}  // namespace las_vegas
