#pragma once
// What seats answer and what the house draws, in the card game.

#include <optional>
#include <variant>

#include "core/few.h"
#include "games/las_vegas_cards/state.h"

namespace las_vegas_cards {

/// Cards for the casinos (LVC-5), or a token taken or left (TOK-2). In one word: the cards in the lower 48
/// bits, above them the casino and the token.
struct Move {
    std::uint64_t packed;

    static constexpr Move place(Cards cards) { return {cards.bag.packed}; }
    static constexpr Move take(Token token, Casino from) {
        return {static_cast<std::uint64_t>(kind(token) + 1) << 56 | static_cast<std::uint64_t>(number(from))
                                                                        << 48};
    }
    static constexpr Move leave(Casino at) { return {static_cast<std::uint64_t>(number(at)) << 48}; }

    constexpr bool places() const { return packed >> 48 == 0; }
    constexpr Cards cards() const { return {{packed}}; }
    constexpr Casino casino() const { return Casino(packed >> 48 & 0xff); }
    constexpr std::optional<Token> token() const {
        if (packed >> 56 == 0) return {};
        return Token((packed >> 56) - 1);
    }
    bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) <= 8);

/// Five different cards give 15 choices, the most there are; one place more is for the list's own use.
using Moves = core::Few<Move, 16>;

/// LVC-13: who starts, by lot.
struct FirstDraw {
    Seat seat;
    bool operator==(const FirstDraw&) const = default;
};

/// LVC-1: two notes for each casino, in the order in which they were drawn.
struct NotesDraw {
    std::array<NotePair, kCasinos> notes;
    bool operator==(const NotesDraw&) const = default;
};

/// TOK-1: a token for each casino. Four rounds need 24 of the 25, so the pile never runs out.
struct TokensDraw {
    std::array<Token, kCasinos> tokens;
    bool operator==(const TokensDraw&) const = default;
};

/// LVC-3: five cards for each seat that is still in, none for the others.
struct HandsDraw {
    Each<Cards> hands;
    std::uint8_t seats;
    bool operator==(const HandsDraw&) const = default;
};

/// LVC-13: five cards for the seat that has just played.
struct HandDraw {
    Cards hand;
    bool operator==(const HandDraw&) const = default;
};

using Draw = std::variant<FirstDraw, NotesDraw, TokensDraw, HandsDraw, HandDraw>;

}  // namespace las_vegas_cards
