#pragma once
// Dice that lie on the table: how many show each face. One byte a face in one word, so that adding two lots
// of dice is one addition.

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

namespace core {

/// What a die shows, 1 to 6.
enum class Face : std::uint8_t {};
constexpr int pips(Face face) { return static_cast<int>(face); }
inline constexpr int kFaces = 6;

struct Faces {
    std::uint64_t packed;  // face 1 in the lowest byte

    static constexpr Faces of(Face face, int dice = 1) {
        return {static_cast<std::uint64_t>(dice) << 8 * (pips(face) - 1)};
    }
    constexpr int count(Face face) const { return static_cast<int>(packed >> 8 * (pips(face) - 1) & 0xff); }
    constexpr int total() const { return static_cast<int>(packed * 0x0101010101010101u >> 56); }
    constexpr bool none() const { return packed == 0; }
    /// Bit 8(f − 1) is set where at least one die shows f.
    constexpr std::uint64_t shown() const { return (packed + 0x7f7f7f7f7f7fu) >> 7 & 0x010101010101u; }
    /// The same as a small number: bit f − 1 is set where at least one die shows f.
    constexpr unsigned shown_mask() const {
        return static_cast<unsigned>(shown() * 0x0102040810204080u >> 56 & 0x3f);
    }
    constexpr bool shows(Face face) const { return count(face) != 0; }
    /// The number of different faces.
    constexpr int values() const { return std::popcount(shown()); }
    constexpr Faces only(Face face) const { return {packed & std::uint64_t{0xff} << 8 * (pips(face) - 1)}; }

    constexpr Faces& operator+=(Faces other) {
        packed += other.packed;
        return *this;
    }
    constexpr Faces& operator-=(Faces other) {
        packed -= other.packed;
        return *this;
    }
    friend constexpr Faces operator+(Faces a, Faces b) { return a += b; }
    friend constexpr Faces operator-(Faces a, Faces b) { return a -= b; }
    auto operator<=>(const Faces&) const = default;
};

namespace detail {
/// All throws of four dice or fewer, so that a throw costs one random number and one look-up.
struct Throws {
    static constexpr unsigned kMost = 4;
    static constexpr std::uint32_t kCount[kMost + 1]{1, 6, 36, 216, 1296};
    Faces table[kMost + 1][kCount[kMost]]{};

    constexpr Throws() {
        for (unsigned dice = 0; dice <= kMost; ++dice)
            for (std::uint32_t i = 0; i < kCount[dice]; ++i) {
                std::uint32_t rest = i;
                for (unsigned die = 0; die < dice; ++die, rest /= 6)
                    table[dice][i] += Faces::of(Face(1 + rest % 6));
            }
    }
};
inline constexpr Throws kThrows;
}  // namespace detail

/// Throws up to eight dice with a pair of bounded draws and two look-ups, without asking how many.
template <class BelowPair>
[[gnu::always_inline]] constexpr Faces throw_dice(int dice, BelowPair below) {
    using detail::kThrows, detail::Throws;
    assert(dice >= 0 && dice <= 8);
    const unsigned few = dice < 4 ? static_cast<unsigned>(dice) : 4, rest = static_cast<unsigned>(dice) - few;
    const auto [some, others] = below(Throws::kCount[few], Throws::kCount[rest]);
    return kThrows.table[few][some] + kThrows.table[rest][others];
}

}  // namespace core
