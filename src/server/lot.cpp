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

namespace {

/// A name that is always the same for the same words, and that nobody can tell who does not know them all.
std::string derived_id(const std::string& words) {
    constexpr std::string_view kLetters = "0123456789abcdefghijklmnopqrstuvwxyz";
    const std::string hash = store::sha256(words);
    std::string id;
    for (std::size_t i = 0; i < 12; ++i) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(hash[at]); };
        id += kLetters[static_cast<std::size_t>(byte(2 * i) << 8 | byte(2 * i + 1)) % kLetters.size()];
    }
    return id;
}

}  // namespace

std::string rematch_id(const Table& old) {
    return derived_id("croupier rematch " + old.plan().secret + " " + old.id());
}

Lot rematch_lot(const Table& old) {
    Lot lot = draw_lot();
    lot.watch = derived_id("croupier rematch watched " + old.plan().secret + " " + old.id());
    return lot;
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
