#pragma once
// The two stores behind `open`.

#include "store/store.h"

namespace store {

std::unique_ptr<Store> open_sqlite(const std::string& file, Use use, Sync sync);
std::unique_ptr<Store> open_postgres(const std::string& address, Use use, Sync sync);

/// A table inside a transaction: how many events it has, and its last hash.
struct Tail {
    Listed listed;
    Hash head;
};

/// Moves a tail behind the events of an append; gives their hashes.
std::vector<Hash> extend(Tail& tail, const Append& append);

}  // namespace store
