#pragma once
// croupier bench --perfect

#include <cstdint>

namespace app {

/// Prints what experts of the dice game lose against perfect play; the exit code.
int bench_perfect(int games, std::uint64_t seed);

}  // namespace app
