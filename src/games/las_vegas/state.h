#pragma once
// Every fact of a moment of the dice game.

#include <array>
#include <compare>

#include "games/las_vegas/about.h"
#include "games/las_vegas/cards.h"
#include "games/las_vegas/places.h"
#include "kit/majority.h"
#include "kit/tokens.h"

namespace las_vegas {

/// A step of the game. Those that ask wait for an answer; the others happen by themselves (flow.h).
enum class Does : std::uint8_t {
    // the house is asked
    First,         // LV-5: who starts
    Fill,          // LV-4: notes for the casinos
    DealTokens,    // TOK-1
    DealBonus,     // BV-19
    DealActions,   // ACT-1
    White,         // NEU-2: the white dice left over
    Roll,          // LV-6
    RollAgain,     // ACT-4
    Replace,       // BV-13: cards for the rainbow cards everywhere
    ReplaceScore,  // ACT-10: cards for the rainbow cards at one place
    DrawThree,     // ACT-11
    DrawSwap,      // ACT-12
    // a seat is asked
    Place,       // LV-7, and the cards played before it
    Kick,        // BV-7
    Token,       // TOK-2
    AfterPlace,  // ACT-2: the cards played after the last placement
    Put,         // ACT-11
    Tie,         // ACT-3
    Take,        // BV-16
    Swap,        // ACT-12
    Over,
    // nobody is asked
    Turn,       // whose turn is it?
    Kicking,    // is there a kicker, and something to kick?
    Placed,     // a placement is done: what follows in the turn?
    Round,      // a round begins
    Payout,     // the round is played
    Pay,        // casinos 1 to 6 pay
    PaySlot,    // BV-16: who chooses next at the slot machine?
    ClearSlot,  // BV-16: notes left there
    PayScore,   // ACT-10: the announced casino pays
    EndScore,   // ACT-10: it has paid
    Swapping,   // ACT-12: is there anything to swap?
    RoundUp     // the round is over
};
constexpr bool asks_house(Does does) { return does <= Does::DrawSwap; }
constexpr bool asks_seat(Does does) { return does > Does::DrawSwap && does < Does::Over; }
constexpr bool happens_by_itself(Does does) { return does > Does::Over; }

struct Step {
    Does does;
    Seat seat;  // who is asked, where a seat is
    auto operator<=>(const Step&) const = default;
};

/// Steps that wait, the next one last.
using Steps = core::Few<Step, 12>;

/// Owners of dice: the seats, and white behind the last possible seat.
inline constexpr kit::Owner kWhite = core::kMostSeats;
inline constexpr int kOwners = core::kMostSeats + 1;

inline constexpr Seat kNobody{15};

template <class T>
using BySeat = std::array<T, core::kMostSeats>;

/// What lies open: states and views have it in common. What every turn needs comes first.
struct Open {
    Setup setup;
    std::uint8_t round;  // 1 to 4
    Seat first;          // starts this round
    Seat active;         // whose turn it is
    Seat next;           // where the turn order goes on
    Step now;            // the open question
    BySeat<Hand> hands;
    Roll roll;                         // what lies before the active player
    std::array<Placed, kOwners> dice;  // at the places, by owner: what they count
    Steps waiting;                     // what comes after the open question
    std::array<Notes, kPlaces> notes;  // at the casinos

    Turn turn;
    BySeat<Place> big_dice;                    // BV-5: where they lie
    std::array<SlotDice, core::kFaces> slot;   // BV-15: what lies at the slot machine, by value
    std::array<kit::Tokens, kCasinos> tokens;  // TOK-1
    BySeat<kit::Tokens> tokens_held;           // TOK-2
    BySeat<std::uint8_t> announcement;         // BV-18
    BySeat<Values> won;                        // from casinos in this round: for bonus cards and swap
    Effects effects;                           // of cards that were played in this round

    constexpr Hand& hand(Seat seat) { return hands[static_cast<unsigned>(seat)]; }
    constexpr const Hand& hand(Seat seat) const { return hands[static_cast<unsigned>(seat)]; }
    constexpr Notes& notes_at(Place place) { return notes[static_cast<unsigned>(number(place) - 1)]; }
    constexpr const Notes& notes_at(Place place) const {
        return notes[static_cast<unsigned>(number(place) - 1)];
    }
    constexpr Place big_die(Seat seat) const { return big_dice[static_cast<unsigned>(seat)]; }
    /// The owner's normal dice at a place; a big die counts for two (BV-5).
    constexpr int normal_dice(Seat seat, Place place) const {
        return dice[static_cast<unsigned>(seat)].at(place) - (big_die(seat) == place ? kBigWeight : 0);
    }
    constexpr SlotDice& slot_dice(Face face) { return slot[static_cast<unsigned>(core::pips(face) - 1)]; }
    constexpr const SlotDice& slot_dice(Face face) const {
        return slot[static_cast<unsigned>(core::pips(face) - 1)];
    }
    /// The number of places that pay: the casinos, and the slot machine behind them (BV-14).
    constexpr int places() const { return setup.has(Module::SlotMachine) ? kPlaces : kCasinos; }
    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    kit::Stack stack;
    BySeat<Notes> purses;
    BySeat<BonusCards> bonus;  // BV-19
    BySeat<Cards> cards;       // ACT-1: not yet played

    constexpr Cards& cards_of(Seat seat) { return cards[static_cast<unsigned>(seat)]; }
    constexpr const Cards& cards_of(Seat seat) const { return cards[static_cast<unsigned>(seat)]; }
    auto operator<=>(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) < 512);

}  // namespace las_vegas
