#pragma once
// Every fact of a moment of the race, and what can be answered and drawn.

#include "core/few.h"
#include "core/seat.h"

namespace puddles {

using core::Seat;

inline constexpr int kMostRunners = 4, kMostRounds = 6, kMostPaces = 3, kMostSteps = 2;
inline constexpr int kPuddle = 7, kSlip = 3, kLongestRace = kMostRounds * 20;

struct Setup {
    std::uint8_t seats = 2, rounds = 3;  // PUD-1
    auto operator<=>(const Setup&) const = default;
};

enum class Asks : std::uint8_t { Dice, Pace, Step, StepAgain, Over };

using Each = core::BySeat<std::uint8_t, kMostRunners>;

/// What lies open: states and views have it in common.
struct Open {
    Setup setup;
    std::uint8_t round;  // played rounds
    Asks asks;
    std::uint8_t steps;  // PUD-5: extra ones of the pacemaker
    Each square;

    Seat pacemaker() const { return Seat(round % setup.seats); }  // PUD-5
    auto operator<=>(const Open&) const = default;
};

struct State : Open {
    Each die, pace;  // 0: none yet
    auto operator<=>(const State&) const = default;
};

/// A pace, or whether the pacemaker takes an extra step.
struct Move {
    std::uint8_t pace;  // 0: it is about a step
    std::uint8_t step;
    bool operator==(const Move&) const = default;
};
using Moves = core::Few<Move, 4>;

struct Draw {
    Each die;
    bool operator==(const Draw&) const = default;
};

}  // namespace puddles
