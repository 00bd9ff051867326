#pragma once
// Fair dice: neither the server nor the seats alone decide what the house draws, and afterwards everybody can
// check every draw. docs/fair-dice.md tells the whole of it.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/house.h"

namespace fair {

/// Half of a seed, the server's or the seats', and what one seat adds: 16 random bytes.
using Half = std::array<std::uint8_t, 16>;
using Key = core::ChaCha20::Seed;

/// Random bytes of the operating system.
Half random_half();
std::string hex(std::span<const std::uint8_t> bytes);
/// 32 small hexadecimal digits, or nothing.
std::optional<Half> read_half(std::string_view hex);

/// What each seat added, in the order of the seats; a seat that added nothing (a bot's) is left out.
using Seats = std::vector<std::optional<Half>>;

/// What the server says before the first draw: SHA-256 of its half, in hexadecimal.
std::string commitment(const Half& server);
/// The first 16 bytes of the SHA-256 of what the seats added.
Half seats_half(const Seats& seats);
/// The server's half, then the seats' half.
Key key(const Half& server, const Seats& seats);
/// The house that draws the entry of this number; entries count from 0 after the first line of the journal.
core::FairHouse house(const Key& key, int entry);

/// What stands in the first line of the journal: about.fair.
struct Fair {
    std::string commitment;
    Seats seats;
    std::optional<Half> server;  // told when the game is over
};
/// {"version":1,"commitment":…,"seats":[…],"server":…}
std::string write(const Fair& fair);

}  // namespace fair
