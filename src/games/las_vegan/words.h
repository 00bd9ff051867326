#pragma once
// The names of cards, machines and tokens: in the journal the same everywhere, in sentences a word of the
// catalogue for a colour.

#include "core/phrase.h"
#include "games/las_vegan/state.h"

namespace las_vegan {

/// "B0" to "V9", one after the other.
inline constexpr std::array<char, 2 * kCards> kCardNames = [] {
    std::array<char, 2 * kCards> names{};
    for (unsigned i = 0; i < kCards; ++i) {
        names[2 * i] = kColourLetters[i / kRanks];
        names[2 * i + 1] = static_cast<char>('0' + i % kRanks);
    }
    return names;
}();

constexpr std::string_view text(Card card) {
    return {kCardNames.data() + 2 * (kRanks * kit::suit(card) + kit::rank(card)), 2};
}
constexpr std::string_view text(Machine machine) { return card_of(machine).name; }

/// As something to fill into a sentence.
constexpr core::Arg name(Card card) { return core::Arg::quote(text(card)); }
constexpr core::Arg name(Machine machine) { return core::Arg::quote(text(machine)); }
constexpr core::Arg colour_word(int colour) {
    constexpr const char* kWords[kColours] = {"vgn.blue", "vgn.green", "vgn.red", "vgn.violet"};
    return kWords[colour];
}

}  // namespace las_vegan
