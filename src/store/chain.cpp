#include "store/chain.h"

#include <sodium.h>

namespace store {
namespace {

class Sha256 {
   public:
    Sha256() { crypto_hash_sha256_init(&state_); }
    Sha256& add(std::string_view bytes) {
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()),
                                  bytes.size());
        return *this;
    }
    /// A number, or the length of what follows: 8 bytes, the lowest first.
    Sha256& add(std::uint64_t number) {
        char bytes[8];
        for (char& byte : bytes) {
            byte = static_cast<char>(number);
            number >>= 8;
        }
        return add({bytes, sizeof bytes});
    }
    Sha256& add_sized(std::string_view bytes) { return add(bytes.size()).add(bytes); }
    Hash finish() {
        Hash hash(crypto_hash_sha256_BYTES, '\0');
        crypto_hash_sha256_final(&state_, reinterpret_cast<unsigned char*>(hash.data()));
        return hash;
    }

   private:
    crypto_hash_sha256_state state_{};
};

}  // namespace

Hash sha256(std::string_view bytes) { return Sha256().add(bytes).finish(); }

Hash chain_start(const std::string& table) { return sha256("croupier table " + table); }

Hash chain_next(const Hash& before, std::string_view text) { return Sha256().add(before).add(text).finish(); }

Hash seal(const Listed& listed, const Hash& head) {
    const Card& card = listed.card;
    return Sha256()
        .add(head)
        .add(static_cast<std::uint64_t>(listed.number))
        .add(static_cast<std::uint64_t>(listed.events))
        .add_sized(listed.table)
        .add_sized(card.game)
        .add(static_cast<std::uint64_t>(card.status))
        .add(std::uint64_t{card.is_public})
        .add_sized(card.watch)
        .add_sized(card.summary)
        .finish();
}

std::string first_damage(const StoredTable& table) {
    const Listed& listed = table.listed;
    Hash hash = chain_start(listed.table);
    int number = 0;
    for (const StoredEvent& event : table.events) {
        if (event.number != number)
            return "event " + std::to_string(number) + " is missing; event " + std::to_string(event.number) +
                   " stands in its place";
        hash = chain_next(hash, event.text);
        if (hash != event.hash) return "event " + std::to_string(number) + " is not what was written";
        ++number;
    }
    if (listed.events != number)
        return "it has " + std::to_string(number) + " events and should have " +
               std::to_string(listed.events);
    if (table.head != hash) return "its last hash is not that of its last event";
    if (table.seal != seal(listed, hash)) return "its card is not what was written";
    return {};
}

std::vector<std::string> checked_texts(const std::string& table, int from,
                                       std::vector<StoredEvent>&& stored) {
    const auto corrupt = [&](const std::string& what) {
        return Failure(Fault::Corrupt, "Table " + table + " is damaged: " + what + ".");
    };
    std::vector<std::string> texts;
    if (stored.empty()) return texts;
    int number = from > 0 ? from - 1 : 0;
    Hash hash = from > 0 ? stored.front().hash : chain_start(table);
    for (StoredEvent& event : stored) {
        if (event.number != number) throw corrupt("event " + std::to_string(number) + " is missing");
        if (number >= from) {
            hash = chain_next(hash, event.text);
            if (hash != event.hash)
                throw corrupt("event " + std::to_string(number) + " is not what was written");
            texts.push_back(std::move(event.text));
        }
        ++number;
    }
    return texts;
}

}  // namespace store
