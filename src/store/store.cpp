#include "store/store.h"

#include "store/backends.h"
#include "store/chain.h"

namespace store {

bool is_postgres(const std::string& where) {
    return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

std::unique_ptr<Store> open(const std::string& where, Use use, Sync sync) {
    return is_postgres(where) ? open_postgres(where, use, sync) : open_sqlite(where, use, sync);
}

std::vector<Hash> extend(Tail& tail, const Append& append) {
    std::vector<Hash> hashes;
    hashes.reserve(append.events.size());
    for (const std::string& event : append.events) {
        tail.head = chain_next(tail.head, event);
        hashes.push_back(tail.head);
    }
    tail.listed.events += static_cast<int>(append.events.size());
    const std::string watch = std::move(tail.listed.card.watch);
    tail.listed.card = append.card;
    tail.listed.card.watch = watch;
    return hashes;
}

}  // namespace store
