#pragma once
// Each event carries the hash of everything before it and itself, so that one flipped bit in a stored journal
// is found, and so is an event that is missing at the end or was put in between.

#include "store/store.h"

namespace store {

/// SHA-256.
Hash sha256(std::string_view bytes);
/// The hash before event 0.
Hash chain_start(const std::string& table);
/// The hash of an event: SHA-256 of the hash before it and its text.
Hash chain_next(const Hash& before, std::string_view text);
/// Of the number of events, the card and the last hash.
Hash seal(const Listed& listed, const Hash& head);

/// The first thing that is wrong with a table: a sentence; empty if all is well.
std::string first_damage(const StoredTable& table);

/// The texts of a table's events from `from` on. `stored` begins with the event before, if there is one.
/// Throws `Failure` of the kind Corrupt.
std::vector<std::string> checked_texts(const std::string& table, int from, std::vector<StoredEvent>&& stored);

}  // namespace store
