#pragma once
// Poker dice and what they are worth: MC-21.

#include <bit>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/faces.h"

namespace monte_carlo {

inline constexpr int kPokerDice = 5;
inline constexpr int kPokerFaces = 6;
/// The faces of a poker die, the weakest first.
inline constexpr std::string_view kFaceNames[kPokerFaces] = {"9", "10", "J", "Q", "K", "A"};

/// Poker dice that lie on the table: how many show each face, four bits a face, the nines lowest.
struct PokerDice {
    std::uint32_t packed;

    static constexpr PokerDice of(int face, int dice = 1) {
        return {static_cast<std::uint32_t>(dice) << 4 * face};
    }
    /// What a throw of ordinary dice shows: 1 is the nine, 6 the ace.
    static constexpr PokerDice thrown(core::Faces dice) {
        const std::uint64_t pairs = (dice.packed | dice.packed >> 4) & 0x00ff00ff00ffu;
        return {
            static_cast<std::uint32_t>((pairs & 0xff) | (pairs >> 8 & 0xff00) | (pairs >> 16 & 0xff0000))};
    }
    constexpr int count(int face) const { return static_cast<int>(packed >> 4 * face & 15); }
    constexpr int total() const {
        const std::uint32_t pairs = (packed & 0x0f0f0fu) + (packed >> 4 & 0x0f0f0fu);
        return static_cast<int>(pairs * 0x010101u >> 16 & 0xff);
    }
    constexpr bool none() const { return packed == 0; }
    constexpr bool covers(PokerDice part) const {
        for (int face = 0; face < kPokerFaces; ++face)
            if (part.count(face) > count(face)) return false;
        return true;
    }
    friend constexpr PokerDice operator+(PokerDice a, PokerDice b) { return {a.packed + b.packed}; }
    friend constexpr PokerDice operator-(PokerDice a, PokerDice b) { return {a.packed - b.packed}; }
    bool operator==(const PokerDice&) const = default;
};

/// MC-21: the hands, the weakest first.
enum class Hand : std::uint8_t {
    Nothing,
    Pair,
    TwoPairs,
    Three,
    LowStraight,
    HighStraight,
    FullHouse,
    Four,
    Five
};

/// Which faces are shown by exactly this many dice: bit n is face n, the ace highest.
constexpr std::uint32_t faces_shown_by(PokerDice dice, int many) {
    std::uint32_t faces = 0;
    for (int face = 0; face < kPokerFaces; ++face)
        faces |= static_cast<std::uint32_t>(dice.count(face) == many) << face;
    return faces;
}

constexpr Hand hand_of(PokerDice dice) {
    assert(dice.total() == kPokerDice);
    if (faces_shown_by(dice, 5) != 0) return Hand::Five;
    if (faces_shown_by(dice, 4) != 0) return Hand::Four;
    const int pairs = std::popcount(faces_shown_by(dice, 2));
    if (faces_shown_by(dice, 3) != 0) return pairs != 0 ? Hand::FullHouse : Hand::Three;
    if (pairs != 0) return pairs == 2 ? Hand::TwoPairs : Hand::Pair;
    if (dice.count(0) == 0) return Hand::HighStraight;  // A K Q J 10: no nine
    return dice.count(kPokerFaces - 1) == 0 ? Hand::LowStraight : Hand::Nothing;
}

/// MC-21: a greater number wins; equal numbers are entirely equal hands. First the hand counts, then the
/// faces group by group, the larger groups first, and within a group the highest face: sets of equally many
/// faces compare so as plain numbers.
constexpr std::uint64_t strength(PokerDice dice) {
    auto made = static_cast<std::uint64_t>(hand_of(dice));
    for (int many = kPokerDice; many > 0; --many) made = made << kPokerFaces | faces_shown_by(dice, many);
    return made;
}

}  // namespace monte_carlo
