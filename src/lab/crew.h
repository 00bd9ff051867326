#pragma once
// The pace of a command: several threads, and a clock.

#include <chrono>

#include "lab/odds.h"

namespace lab {

/// Works on so many threads for so long, or for so many playouts (0: the time counts).
Pace pace_of(int threads, std::chrono::milliseconds time, std::uint64_t playouts, std::uint64_t seed);

}  // namespace lab
