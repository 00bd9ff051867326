// What is drawn by lot for a new table, from the operating system's random numbers.

#include <sodium.h>

#include "fair/fair.h"
#include "server/hub.h"
#include "store/chain.h"

namespace server {

std::string random_hex32() { return fair::hex(fair::random_half()); }

std::string random_table_id() {
    constexpr std::string_view kLetters = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string id;
    for (int i = 0; i < 12; ++i) id += kLetters[randombytes_uniform(kLetters.size())];
    return id;
}

std::string hash_of_token(const std::string& token) {
    const std::string hash = store::sha256(token);
    return fair::hex({reinterpret_cast<const std::uint8_t*>(hash.data()), hash.size()});
}

Lot draw_lot() {
    const fair::Half half = fair::random_half();
    return {random_table_id(), fair::hex(half), fair::commitment(half)};
}

}  // namespace server
