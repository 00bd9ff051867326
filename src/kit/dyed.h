#pragma once
// Dice of eight colours, where colours play for themselves: one byte a colour in one word, so that all
// colours are counted, rolled and placed at once.

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "core/faces.h"
#include "core/house.h"
#include "kit/majority.h"

namespace kit {

/// The colours of the dice, in the order in which they are written.
enum class Colour : std::uint8_t { Red, Green, Blue, Black, White, Yellow, Grey, Violet };
inline constexpr int kColours = 8;
inline constexpr int kDiceOfAColour = 8;

/// The journal's words.
inline constexpr std::array<const char*, kColours> kColourNames = {"red",   "green",  "blue", "black",
                                                                   "white", "yellow", "grey", "violet"};

constexpr int index(Colour colour) { return static_cast<int>(colour); }
constexpr const char* name(Colour colour) { return kColourNames[static_cast<unsigned>(colour)]; }

/// A set of colours.
struct Colours {
    std::uint8_t bits = 0;

    static constexpr Colours all() { return {0xff}; }
    static constexpr Colours only(Colour colour) { return {static_cast<std::uint8_t>(1u << index(colour))}; }
    constexpr bool has(Colour colour) const { return (bits >> index(colour) & 1) != 0; }
    constexpr bool none() const { return bits == 0; }
    constexpr int count() const { return std::popcount(bits); }
    constexpr void add(Colour colour) { bits = static_cast<std::uint8_t>(bits | 1u << index(colour)); }
    constexpr Colours without(Colours others) const {
        return {static_cast<std::uint8_t>(bits & ~unsigned{others.bits})};
    }
    constexpr bool meets(Colours others) const { return (bits & others.bits) != 0; }
    /// The n-th of them in the order of the colours.
    constexpr Colour nth(int n) const {
        unsigned left = bits;
        for (; n > 0; --n) left &= left - 1;
        assert(left != 0);
        return Colour(std::countr_zero(left));
    }
    auto operator<=>(const Colours&) const = default;

    /// For walking through them in their order.
    struct Iterator {
        unsigned left;
        constexpr Colour operator*() const { return Colour(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left &= left - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return left != other.left; }
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }
};

/// Some of the colours, each as likely as any other to be among them.
template <core::House H>
constexpr Colours some_of(Colours colours, int count, H& house) {
    Colours drawn;
    for (int i = 0; i < count; ++i) {
        const Colours left = colours.without(drawn);
        drawn.add(left.nth(static_cast<int>(house.below(static_cast<std::uint32_t>(left.count())))));
    }
    return drawn;
}

/// A small number for each colour: dice at a casino, dice still to be rolled.
struct PerColour {
    std::uint64_t packed;  // one byte a colour, red lowest

    static constexpr std::uint64_t kOnes = 0x0101010101010101u, kLow = 0x7f7f7f7f7f7f7f7fu;

    static constexpr PerColour of(Colour colour, int number) {
        return {static_cast<std::uint64_t>(number) << 8 * index(colour)};
    }
    static constexpr PerColour each(int number) { return {static_cast<std::uint64_t>(number) * kOnes}; }
    constexpr int of(Colour colour) const { return static_cast<int>(packed >> 8 * index(colour) & 0xff); }
    constexpr int total() const { return static_cast<int>(packed * kOnes >> 56); }
    constexpr bool none() const { return packed == 0; }
    /// The colours with a number other than 0.
    constexpr Colours present() const {
        const std::uint64_t marks = (packed + kLow) >> 7 & kOnes;
        return {static_cast<std::uint8_t>(marks * 0x0102040810204080u >> 56)};
    }
    /// 1 for each colour whose number is exactly this one (numbers stay below 128).
    constexpr PerColour equal_to(int number) const {
        return {(((packed ^ each(number).packed) + kLow) >> 7 & kOnes) ^ kOnes};
    }
    /// The numbers of these colours, 0 for the others.
    constexpr PerColour only(Colours colours) const {
        PerColour kept{};
        for (const Colour colour : colours) kept += of(colour, of(colour));
        return kept;
    }
    constexpr std::array<std::uint8_t, kColours> listed() const {
        std::array<std::uint8_t, kColours> list{};
        for (unsigned i = 0; i < kColours; ++i) list[i] = static_cast<std::uint8_t>(packed >> 8 * i);
        return list;
    }

    constexpr PerColour& operator+=(PerColour other) {
        packed += other.packed;
        return *this;
    }
    constexpr PerColour& operator-=(PerColour other) {
        packed -= other.packed;
        return *this;
    }
    friend constexpr PerColour operator+(PerColour a, PerColour b) { return a += b; }
    auto operator<=>(const PerColour&) const = default;
};

/// LV-10 among colours: who stands where in a casino.
constexpr Ranking ranking(PerColour dice) { return ranking(dice.listed()); }

/// The colours that have dice there, but as many as another colour has.
constexpr Colours tied(PerColour dice) {
    const std::uint32_t lone = ranking(dice).counts;
    Colours found;
    for (const Colour colour : dice.present())
        if ((lone >> dice.of(colour) & 1) == 0) found.add(colour);
    return found;
}

/// One die of each of some colours: what it shows, 0 where none was rolled.
struct ColourRoll {
    PerColour shows;

    constexpr bool none() const { return shows.none(); }
    constexpr Colours rolled() const { return shows.present(); }
    /// One die for each colour that shows the face.
    constexpr PerColour dice_showing(core::Face face) const { return shows.equal_to(core::pips(face)); }
    constexpr bool has(core::Face face) const { return !dice_showing(face).none(); }
    constexpr core::Faces faces() const {
        core::Faces all{};
        for (const Colour colour : rolled()) all += core::Faces::of(core::Face(shows.of(colour)));
        return all;
    }
    auto operator<=>(const ColourRoll&) const = default;
};

namespace detail {
/// All throws of one die each of some of four colours: for each set of colours, one after the other.
struct HalfThrows {
    static constexpr unsigned kSets = 16,
                              kAll = 7 * 7 * 7 * 7;  // four dice, each missing or one of six faces
    std::array<std::uint32_t, kAll> table{};
    std::array<std::uint32_t, kSets> start{}, count{};

    constexpr HalfThrows() {
        std::uint32_t at = 0;
        for (unsigned set = 0; set < kSets; ++set) {
            start[set] = at;
            count[set] = 1;
            for (int i = 0; i < std::popcount(set); ++i) count[set] *= core::kFaces;
            for (std::uint32_t i = 0; i < count[set]; ++i) table[at++] = spread(set, i);
        }
    }

   private:
    static constexpr std::uint32_t spread(unsigned set, std::uint32_t number) {
        std::uint32_t shows = 0;
        for (unsigned i = 0; i < 4; ++i)
            if ((set >> i & 1) != 0) {
                shows |= (1 + number % core::kFaces) << 8 * i;
                number /= core::kFaces;
            }
        return shows;
    }
};
inline constexpr HalfThrows kHalfThrows;
}  // namespace detail

/// Rolls one die of each of these colours: two numbers by lot and two look-ups, however many there are.
template <core::House H>
constexpr ColourRoll roll_one_of_each(Colours colours, H& house) {
    const auto half = [&](unsigned set) -> std::uint64_t {
        const detail::HalfThrows& all = detail::kHalfThrows;
        return all.table[all.start[set] + house.below(all.count[set])];
    };
    const std::uint64_t low = half(colours.bits & 15u);
    return {{low | half(colours.bits >> 4u) << 32}};
}

/// What dice rolled at the start show, colour by colour: they are placed where they fall.
struct ColourFaces {
    std::array<core::Faces, kColours> of{};
    auto operator<=>(const ColourFaces&) const = default;
};

template <core::House H>
constexpr ColourFaces roll_all(Colours colours, int dice, H& house) {
    ColourFaces thrown;
    for (const Colour colour : colours) thrown.of[static_cast<unsigned>(colour)] = house.dice(dice);
    return thrown;
}

/// Whether exactly so many dice of each of these colours, and no others, were rolled.
constexpr bool is_roll_of(const ColourFaces& thrown, Colours colours, int dice) {
    for (unsigned i = 0; i < kColours; ++i)
        if (thrown.of[i].total() != (colours.has(Colour(i)) ? dice : 0)) return false;
    return true;
}

/// Dice at six casinos.
using ColourTable = std::array<PerColour, core::kFaces>;

constexpr void place(ColourTable& table, const ColourFaces& thrown) {
    for (unsigned i = 0; i < kColours; ++i)
        for (int face = 1; face <= core::kFaces; ++face)
            table[static_cast<unsigned>(face - 1)] +=
                PerColour::of(Colour(i), thrown.of[i].count(core::Face(face)));
}

}  // namespace kit
