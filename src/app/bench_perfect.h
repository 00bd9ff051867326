#pragma once
// croupier bench --perfect

#include <cstdint>
#include <string>

namespace app {

/// Prints what experts of a game lose against perfect play.
void bench_perfect(const std::string& game, int games, std::uint64_t seed);

}  // namespace app
