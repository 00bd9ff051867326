#pragma once
// The keys of seats, kept on this machine: whoever opens the same link again returns to the seat.

#include <string>

#include "client/address.h"

namespace client {

struct Key {
    std::string token;  // empty: there is none
    std::string name;
};

/// Where keys are kept: $XDG_STATE_HOME/croupier/seats, else ~/.local/state/croupier/seats.
std::string keys_folder();
/// The key for the table that the link leads to.
Key read_key(const Address& address);
/// Keeps it, for this user's eyes only. Throws Failure.
void keep_key(const Address& address, const Key& key);

}  // namespace client
