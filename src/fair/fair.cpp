#include "fair/fair.h"

#include <sodium.h>

#include <stdexcept>

#include "match/json_text.h"

namespace fair {
namespace {

using Digest = std::array<std::uint8_t, crypto_hash_sha256_BYTES>;

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest;
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

}  // namespace

Half random_half() {
    if (sodium_init() < 0) throw std::runtime_error("there are no random numbers to be had");
    Half half;
    randombytes_buf(half.data(), half.size());
    return half;
}

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Half> read_half(std::string_view hex) {
    Half half;
    if (hex.size() != half.size() * 2 || hex.find_first_not_of("0123456789abcdef") != hex.npos)
        return std::nullopt;
    sodium_hex2bin(half.data(), half.size(), hex.data(), hex.size(), nullptr, nullptr, nullptr);
    return half;
}

std::string commitment(const Half& server) { return hex(sha256(server)); }

Half seats_half(const Seats& seats) {
    std::vector<std::uint8_t> all;
    for (const std::optional<Half>& added : seats)
        if (added) all.insert(all.end(), added->begin(), added->end());
    const Digest digest = sha256(all);
    Half half;
    std::copy_n(digest.begin(), half.size(), half.begin());
    return half;
}

Key key(const Half& server, const Seats& seats) {
    const Half others = seats_half(seats);
    Key key;
    std::copy(others.begin(), others.end(), std::copy(server.begin(), server.end(), key.begin()));
    return key;
}

std::string write(const Fair& fair) {
    return match::written([&](core::json::Pen& pen) {
        pen.open('{').key("version").number(1).key("commitment").text(fair.commitment).key("seats").open('[');
        for (const std::optional<Half>& added : fair.seats) {
            if (added)
                pen.text(hex(*added));
            else
                pen.null();
        }
        pen.close(']');
        if (fair.server) pen.key("server").text(hex(*fair.server));
        pen.close('}');
    });
}

}  // namespace fair
