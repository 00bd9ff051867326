#pragma once
// A seat at a table far away, played by code.

#include "terminal/remote.h"

namespace app {

struct RemoteBot {
    std::string bot;                 // a level, or a command
    std::uint64_t milliseconds = 0;  // to think; 0: as is usual
};

/// Sits down, or returns to the seat, and plays until the game is over; gives the exit code.
int play_bot(client::Guest& guest, const terminal::Joining& wish, const RemoteBot& bot);

}  // namespace app
