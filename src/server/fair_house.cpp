// The house of a table: its seed and the number of the entry fix what is drawn.

#include <sodium.h>

#include "server/table.h"

namespace server {

core::FairHouse Table::house(int entry) const {
    std::string text = plan_.secret + ":" + std::to_string(entry);
    for (const Chair& chair : chairs_) text += ":" + chair.random;
    core::ChaCha20::Seed seed;
    crypto_hash_sha256(seed.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return core::FairHouse(seed);
}

}  // namespace server
