#pragma once
// Players made of code, as the terminal sees them.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "match/any_game.h"

namespace terminal {

class Bot {
   public:
    virtual ~Bot() = default;
    /// One of the moves offered to that seat, which is asked.
    virtual std::string choose(const match::AnyMatch& match, core::Seat seat) = 0;
};

/// The names of all bots.
std::vector<std::string> bot_names();
/// A bot by its name, playing from a seed of its own; nothing if there is none of that name.
std::unique_ptr<Bot> make_bot(const std::string& name, std::uint64_t seed);

}  // namespace terminal
