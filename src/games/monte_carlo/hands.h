#pragma once
// Poker dice and what they are worth: MC-21.

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>

#include "core/faces.h"

namespace monte_carlo {

inline constexpr int kPokerDice = 5;
inline constexpr int kPokerFaces = 6;
/// The faces of a poker die, the weakest first.
inline constexpr const char* kFaceNames[kPokerFaces] = {"9", "10", "J", "Q", "K", "A"};

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
    auto operator<=>(const PokerDice&) const = default;
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

/// Which faces are shown by how many dice: six bits for those shown once, then twice … five times, in each
/// the ace highest.
constexpr std::uint32_t groups(PokerDice dice) {
    constexpr std::uint32_t kGroup[] = {0, 1, 1 << 6, 1 << 12, 1 << 18, 1 << 24};
    std::uint32_t groups = 0;
    for (int face = 0; face < kPokerFaces; ++face) groups |= kGroup[dice.count(face)] << face;
    return groups;
}

constexpr Hand hand_of_groups(std::uint32_t groups) {
    if (groups >> 24 != 0) return Hand::Five;
    if (groups >> 18 != 0) return Hand::Four;
    const int pairs = std::popcount(groups >> 6 & 63);
    if (groups >> 12 != 0) return pairs != 0 ? Hand::FullHouse : Hand::Three;
    if (pairs != 0) return pairs == 2 ? Hand::TwoPairs : Hand::Pair;
    if (groups == 0b111110) return Hand::HighStraight;  // A K Q J 10
    return groups == 0b011111 ? Hand::LowStraight : Hand::Nothing;
}

constexpr Hand hand_of(PokerDice dice) {
    assert(dice.total() == kPokerDice);
    return hand_of_groups(groups(dice));
}

/// MC-21: a greater number wins; equal numbers are entirely equal hands. First the hand counts, then the
/// faces group by group, the larger groups first, and within a group the highest face: sets of equally many
/// faces compare so as plain numbers.
constexpr std::uint64_t strength(PokerDice dice) {
    const std::uint32_t faces = groups(dice);
    return static_cast<std::uint64_t>(hand_of_groups(faces)) << 30 | faces;
}

}  // namespace monte_carlo
