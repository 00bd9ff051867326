#pragma once
// Sources of random words, and the one bounded draw made from them: the same on every platform.

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace core {

template <class R>
concept RandomWords = requires(R source) {
    { source.word() } -> std::same_as<std::uint32_t>;
    { source.two_words() } -> std::same_as<std::uint64_t>;
};

namespace detail {
/// The rare second half of a bounded draw: products whose low part is below the threshold are drawn again.
template <RandomWords R>
constexpr std::uint32_t settled(R& source, std::uint64_t product, std::uint32_t bound) {
    const std::uint32_t threshold = (0u - bound) % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{source.word()} * bound;
    return static_cast<std::uint32_t>(product >> 32);
}
}  // namespace detail

/// A number below `bound`, each as likely as any other, by multiplication and rejection (Lemire 2019). This
/// is the only bounded draw of the program: the standard library's differ from platform to platform.
template <RandomWords R>
constexpr std::uint32_t bounded(R& source, std::uint32_t bound) {
    const std::uint64_t product = std::uint64_t{source.word()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]]
        return detail::settled(source, product, bound);
    return static_cast<std::uint32_t>(product >> 32);
}

struct Pair {
    std::uint32_t first, second;
};

/// The same for two bounds at once.
template <RandomWords R>
constexpr Pair bounded_pair(R& source, std::uint32_t bound, std::uint32_t other_bound) {
    const std::uint64_t words = source.two_words();
    const std::uint64_t product = (words >> 32) * bound, other = (words & 0xffffffff) * other_bound;
    if (static_cast<std::uint32_t>(product) < bound || static_cast<std::uint32_t>(other) < other_bound)
        [[unlikely]]
        return {detail::settled(source, product, bound), detail::settled(source, other, other_bound)};
    return {static_cast<std::uint32_t>(product >> 32), static_cast<std::uint32_t>(other >> 32)};
}

/// xoshiro256++ (Blackman and Vigna): quick, for playouts and simulations, never for real games.
class Xoshiro {
   public:
    constexpr explicit Xoshiro(std::uint64_t seed) {
        for (auto& part : state_) part = splitmix(seed);
    }
    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }
    constexpr std::uint32_t word() { return static_cast<std::uint32_t>(next() >> 32); }
    constexpr std::uint64_t two_words() { return next(); }

   private:
    static constexpr std::uint64_t splitmix(std::uint64_t& seed) {
        std::uint64_t mixed = (seed += 0x9E3779B97F4A7C15u);
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
        return mixed ^ (mixed >> 31);
    }
    std::array<std::uint64_t, 4> state_{};
};

/// The ChaCha20 key stream (RFC 8439, counter from 0) of a 256-bit seed, for real games: nobody who has seen
/// the dice so far can tell the next ones. Each nonce has a stream of its own. Written here because the same
/// bytes are needed in the page, where libsodium is not; the tests compare it with libsodium's.
class ChaCha20 {
   public:
    using Seed = std::array<std::uint8_t, 32>;

    using Nonce = std::array<std::uint32_t, 3>;  // its 12 bytes as words, the lowest byte first

    constexpr explicit ChaCha20(const Seed& seed, const Nonce& nonce = {}) : nonce_(nonce) {
        for (int i = 0; i < 8; ++i)
            for (int byte = 0; byte < 4; ++byte)
                key_[i] |= std::uint32_t{seed[static_cast<unsigned>(4 * i + byte)]} << 8 * byte;
    }
    constexpr std::uint32_t word() {
        if (used_ == kWords) fill();
        return block_[used_++];
    }
    constexpr std::uint64_t two_words() {
        const std::uint64_t high = word();
        return high << 32 | word();
    }

   private:
    static constexpr unsigned kWords = 16;

    static constexpr void quarter(std::uint32_t& a, std::uint32_t& b, std::uint32_t& c, std::uint32_t& d) {
        d = std::rotl(d ^ (a += b), 16);
        b = std::rotl(b ^ (c += d), 12);
        d = std::rotl(d ^ (a += b), 8);
        b = std::rotl(b ^ (c += d), 7);
    }
    constexpr void fill() {
        std::array<std::uint32_t, kWords> start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
        for (unsigned i = 0; i < 8; ++i) start[4 + i] = key_[i];
        start[12] = counter_++;
        for (unsigned i = 0; i < 3; ++i) start[13 + i] = nonce_[i];
        auto& x = block_ = start;
        for (int round = 0; round < 10; ++round) {
            quarter(x[0], x[4], x[8], x[12]);
            quarter(x[1], x[5], x[9], x[13]);
            quarter(x[2], x[6], x[10], x[14]);
            quarter(x[3], x[7], x[11], x[15]);
            quarter(x[0], x[5], x[10], x[15]);
            quarter(x[1], x[6], x[11], x[12]);
            quarter(x[2], x[7], x[8], x[13]);
            quarter(x[3], x[4], x[9], x[14]);
        }
        for (unsigned i = 0; i < kWords; ++i) x[i] += start[i];
        used_ = 0;
    }

    std::uint32_t key_[8]{};
    Nonce nonce_;
    std::uint32_t counter_ = 0;
    std::array<std::uint32_t, kWords> block_{};
    unsigned used_ = kWords;
};

}  // namespace core
