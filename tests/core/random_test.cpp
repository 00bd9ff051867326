// Random words: the same as elsewhere in the world, and fair.

#include "core/random.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <cmath>
#include <map>
#include <vector>

#include "core/house.h"

namespace {

using core::ChaCha20;
using core::Xoshiro;

/// The published algorithm, written out: splitmix64 fills the state, xoshiro256++ goes on from there.
class SlowXoshiro {
   public:
    explicit SlowXoshiro(std::uint64_t seed) {
        for (auto& s : s_) {
            std::uint64_t z = (seed += 0x9e3779b97f4a7c15);
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
            z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
            s = z ^ (z >> 31);
        }
    }
    std::uint64_t next() {
        const auto turn = [](std::uint64_t x, int k) { return x << k | x >> (64 - k); };
        const std::uint64_t result = turn(s_[0] + s_[3], 23) + s_[0], t = s_[1] << 17;
        s_[2] ^= s_[0], s_[3] ^= s_[1], s_[1] ^= s_[2], s_[0] ^= s_[3], s_[2] ^= t, s_[3] = turn(s_[3], 45);
        return result;
    }

   private:
    std::uint64_t s_[4];
};

TEST(Random, xoshiro_is_the_published_one) {
    // splitmix64 from 0 begins with these four (its authors' test values), so the first number is known too.
    const std::uint64_t a = 0xe220a8397b1dcdaf, d = 0xf88bb8a8724c81ec;
    EXPECT_EQ(Xoshiro(0).next(), std::rotl(a + d, 23) + a);
    for (const std::uint64_t seed :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{42}, ~std::uint64_t{0}}) {
        Xoshiro ours(seed);
        SlowXoshiro theirs(seed);
        for (int i = 0; i < 1000; ++i) ASSERT_EQ(ours.next(), theirs.next());
    }
    Xoshiro words(7);
    Xoshiro numbers(7);
    for (int i = 0; i < 10; ++i) EXPECT_EQ(words.word(), numbers.next() >> 32) << "the upper half";
}

std::vector<std::uint8_t> stream(const ChaCha20::Seed& seed, std::size_t bytes,
                                 const ChaCha20::Nonce& nonce = {}) {
    ChaCha20 words(seed, nonce);
    std::vector<std::uint8_t> made;
    while (made.size() < bytes) {
        const std::uint32_t word = words.word();
        for (int i = 0; i < 4; ++i) made.push_back(static_cast<std::uint8_t>(word >> 8 * i));
    }
    return made;
}

/// RFC 8439, A.1, test vectors 1 and 2: key 0, nonce 0, blocks 0 and 1.
TEST(Random, chacha20_gives_the_vectors_of_the_rfc) {
    const std::vector<std::uint8_t> wanted{
        0x76, 0xb8, 0xe0, 0xad, 0xa0, 0xf1, 0x3d, 0x90, 0x40, 0x5d, 0x6a, 0xe5, 0x53, 0x86, 0xbd, 0x28,
        0xbd, 0xd2, 0x19, 0xb8, 0xa0, 0x8d, 0xed, 0x1a, 0xa8, 0x36, 0xef, 0xcc, 0x8b, 0x77, 0x0d, 0xc7,
        0xda, 0x41, 0x59, 0x7c, 0x51, 0x57, 0x48, 0x8d, 0x77, 0x24, 0xe0, 0x3f, 0xb8, 0xd8, 0x4a, 0x37,
        0x6a, 0x43, 0xb8, 0xf4, 0x15, 0x18, 0xa1, 0x1c, 0xc3, 0x87, 0xb6, 0x69, 0xb2, 0xee, 0x65, 0x86,
        0x9f, 0x07, 0xe7, 0xbe, 0x55, 0x51, 0x38, 0x7a, 0x98, 0xba, 0x97, 0x7c, 0x73, 0x2d, 0x08, 0x0d,
        0xcb, 0x0f, 0x29, 0xa0, 0x48, 0xe3, 0x65, 0x69, 0x12, 0xc6, 0x53, 0x3e, 0x32, 0xee, 0x7a, 0xed,
        0x29, 0xb7, 0x21, 0x76, 0x9c, 0xe6, 0x4e, 0x43, 0xd5, 0x71, 0x33, 0xb0, 0x74, 0xd8, 0x39, 0xd5,
        0x31, 0xed, 0x1f, 0x28, 0x51, 0x0a, 0xfb, 0x45, 0xac, 0xe1, 0x0a, 0x1f, 0x4b, 0x79, 0x4d, 0x6f};
    EXPECT_EQ(stream({}, 128), wanted);
}

TEST(Random, chacha20_is_libsodiums) {
    ASSERT_GE(sodium_init(), 0);
    Xoshiro lot(8439);
    for (int i = 0; i < 20; ++i) {
        ChaCha20::Seed seed;
        for (auto& byte : seed) byte = static_cast<std::uint8_t>(lot.word());
        // The first nonce is 0, which is the one that is used where none is given.
        ChaCha20::Nonce nonce{};
        if (i > 0)
            for (auto& word : nonce) word = lot.word();
        unsigned char bytes[12];
        for (unsigned b = 0; b < 12; ++b) bytes[b] = static_cast<unsigned char>(nonce[b / 4] >> 8 * (b % 4));
        std::vector<std::uint8_t> theirs(4096);
        crypto_stream_chacha20_ietf(theirs.data(), theirs.size(), bytes, seed.data());
        EXPECT_EQ(stream(seed, 4096, nonce), theirs);
        if (i == 0) {
            EXPECT_EQ(stream(seed, 4096), theirs);
        }
    }
}

/// Pearson's sum for counts that should all be equal.
double chi_square(const std::vector<int>& counts) {
    double total = 0, sum = 0;
    for (const int count : counts) total += count;
    const double wanted = total / static_cast<double>(counts.size());
    for (const int count : counts) sum += (count - wanted) * (count - wanted) / wanted;
    return sum;
}
/// Far out: six standard deviations above the mean of the distribution of that sum.
double too_much(std::size_t kinds) {
    const double freedom = static_cast<double>(kinds) - 1;
    return freedom + 6 * std::sqrt(2 * freedom);
}

TEST(Random, the_bounded_draw_is_fair) {
    core::PlayoutHouse house(std::uint64_t{2019});
    for (const std::uint32_t bound : {2u, 3u, 5u, 6u, 7u, 54u, 100u}) {
        std::vector<int> counts(bound);
        for (int i = 0; i < 60'000; ++i) ++counts[house.below(bound)];
        EXPECT_LT(chi_square(counts), too_much(bound)) << bound;
    }
    EXPECT_EQ(house.below(1), 0u);
}

/// A source that gives what it is told.
struct Told {
    std::vector<std::uint32_t> words;
    std::size_t at = 0;
    std::uint32_t word() { return words.at(at++); }
    std::uint64_t two_words() {
        const std::uint64_t high = word();
        return high << 32 | word();
    }
};

TEST(Random, the_bounded_draw_throws_away_what_would_favour_some) {
    // With 3 as the bound, one word of 2^32 is too many: the one whose product has 0 below.
    Told source{{0, 1, 0xffffffff}};
    EXPECT_EQ(core::bounded(source, 3u), 0u);
    EXPECT_EQ(source.at, 2u) << "the word 0 was thrown away";
    EXPECT_EQ(core::bounded(source, 3u), 2u);
    // With a power of two none is.
    Told even{{0}};
    EXPECT_EQ(core::bounded(even, 8u), 0u);
    // Large bounds: all words are used that can be.
    Told large{{0x7fffffff, 0x80000000, 0xffffffff}};
    EXPECT_LT(core::bounded(large, 0x80000001u), 0x80000001u);
}

TEST(Random, a_pair_of_draws_is_two_draws) {
    Told plain{{0x40000000, 0xc0000000}};
    const core::Pair quarter = core::bounded_pair(plain, 4, 4);
    EXPECT_EQ(quarter.first, 1u);
    EXPECT_EQ(quarter.second, 3u);
    Told again{{0, 0xffffffff, 1}};  // the first word is thrown away for 3, the second is kept
    const core::Pair settled = core::bounded_pair(again, 3, 6);
    EXPECT_EQ(settled.first, 0u);
    EXPECT_EQ(settled.second, 5u);
    EXPECT_EQ(again.at, 3u);

    Xoshiro lot(1);
    std::vector<int> counts(6 * 36);
    for (int i = 0; i < 100'000; ++i) {
        const core::Pair drawn = core::bounded_pair(lot, 6, 36);
        ++counts[36 * drawn.first + drawn.second];
    }
    EXPECT_LT(chi_square(counts), too_much(counts.size()));
}

TEST(Random, a_shuffle_makes_every_order_as_often) {
    core::PlayoutHouse house(std::uint64_t{6});
    std::map<std::vector<int>, int> seen;
    for (int i = 0; i < 24'000; ++i) {
        std::vector<int> things{1, 2, 3, 4};
        core::shuffle(house, std::span<int>(things));
        ++seen[things];
    }
    EXPECT_EQ(seen.size(), 24u);
    std::vector<int> counts;
    for (const auto& [order, count] : seen) counts.push_back(count);
    EXPECT_LT(chi_square(counts), too_much(24));
}

TEST(Random, a_shuffle_of_nothing_or_one_draws_nothing) {
    core::Scripted house({});
    std::vector<int> one{7};
    core::shuffle(house, std::span<int>(one));
    core::shuffle(house, std::span<int>());
    EXPECT_EQ(one, (std::vector{7}));
}

TEST(Random, dice_and_picks_are_fair) {
    core::FairHouse house(ChaCha20::Seed{1, 2, 3});
    for (const int dice : {1, 3, 4, 5, 8}) {
        std::vector<int> counts(6);
        for (int i = 0; i < 20'000; ++i) {
            const core::Faces thrown = house.dice(dice);
            ASSERT_EQ(thrown.total(), dice);
            for (int face = 1; face <= 6; ++face)
                counts[static_cast<unsigned>(face - 1)] += thrown.count(core::Face(face));
        }
        EXPECT_LT(chi_square(counts), too_much(6)) << dice;
    }
    EXPECT_EQ(house.dice(0).total(), 0);

    core::Bag bag{};
    for (int kind = 0; kind < 16; kind += 3) bag += core::Bag::of(kind, 2);
    std::vector<int> counts(16);
    for (int i = 0; i < 20'000; ++i) ++counts[static_cast<unsigned>(house.pick(bag))];
    std::vector<int> held;
    for (int kind = 0; kind < 16; ++kind) {
        if (bag.has(kind))
            held.push_back(counts[static_cast<unsigned>(kind)]);
        else
            EXPECT_EQ(counts[static_cast<unsigned>(kind)], 0);
    }
    EXPECT_LT(chi_square(held), too_much(held.size()));
}

}  // namespace
