#pragma once
// Bots that take a seat, here or at a table far away.

#include <memory>

#include "bots/any_bot.h"

namespace app {

std::uint64_t seed_from_system();

/// A level, or a command that starts a program. Where a program does not do what it should, that is said once
/// and a regular plays on.
std::unique_ptr<bots::AnyBot> seat_bot(const std::string& game, const std::string& bot,
                                       const bots::Limits& limits, std::uint64_t seed);

}  // namespace app
