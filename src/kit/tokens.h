#pragma once
// Token cards: TOK-1 to TOK-3, for the dice game and the sequential card game.

#include <compare>
#include <optional>
#include <string_view>

#include "core/bag.h"
#include "kit/notes.h"

namespace kit {

/// The colour of a token card.
enum class Token : std::uint8_t { Pink, Gold, Blue, Green, Red };
inline constexpr int kTokenColours = 5;

constexpr int kind(Token token) { return static_cast<int>(token); }

/// The journal's words.
inline constexpr const char* kTokenNames[kTokenColours] = {"pink", "gold", "blue", "green", "red"};
/// Keys of the catalogue, for sentences.
inline constexpr const char* kTokenKeys[kTokenColours] = {"token.pink", "token.gold", "token.blue",
                                                          "token.green", "token.red"};
constexpr const char* name(Token token) { return kTokenNames[kind(token)]; }
constexpr const char* key(Token token) { return kTokenKeys[kind(token)]; }
constexpr std::optional<Token> token_named(std::string_view name) {
    for (int colour = 0; colour < kTokenColours; ++colour)
        if (name == kTokenNames[colour]) return Token(colour);
    return {};
}

/// Tokens without an order: the pile, those at a casino, those before a player. Three bits a colour.
struct Tokens {
    std::uint16_t packed;

    constexpr core::Bag bag() const {
        core::Bag bag{};
        for (int colour = 0; colour < kTokenColours; ++colour)
            bag += core::Bag::of(colour, of(Token(colour)));
        return bag;
    }
    constexpr bool none() const { return packed == 0; }
    constexpr int count() const { return bag().total(); }
    constexpr int of(Token token) const { return packed >> 3 * kind(token) & 7; }
    constexpr bool has(Token token) const { return of(token) != 0; }
    constexpr void add(Token token) { packed = static_cast<std::uint16_t>(packed + (1 << 3 * kind(token))); }
    constexpr void remove(Token token) {
        assert(has(token));
        packed = static_cast<std::uint16_t>(packed - (1 << 3 * kind(token)));
    }
    constexpr Tokens& operator-=(Tokens other) {
        packed = static_cast<std::uint16_t>(packed - other.packed);
        return *this;
    }
    /// TOK-3: for each colour 10,000 for one, 30,000 for two, 60,000, 100,000, 150,000 for five.
    constexpr Money money() const {
        Money sum;
        for (int colour = 0; colour < kTokenColours; ++colour) {
            const int held = of(Token(colour));
            sum.dollars += 10'000 * (held * (held + 1) / 2);
        }
        return sum;
    }
    auto operator<=>(const Tokens&) const = default;
};

/// TOK-1: 25 token cards, five of each colour.
inline constexpr Tokens kAllTokens{055555};

}  // namespace kit
