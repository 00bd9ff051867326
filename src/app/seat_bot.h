#pragma once
// A bot that knows a table only as JSON: what its seat may know, and what is offered.

#include <memory>

#include "bots/any_bot.h"
#include "bots/asked.h"

namespace app {

class SeatBot {
   public:
    virtual ~SeatBot() = default;
    virtual bots::AnyChoice choose(const bots::Asked& asked) = 0;
    virtual void game_over(const std::string& result) = 0;
};

/// A level, or a command that starts a program. Where a program does not do what it should, a regular plays
/// on.
std::unique_ptr<SeatBot> make_seat_bot(const std::string& game, const std::string& bot,
                                       std::uint64_t milliseconds);

}  // namespace app
