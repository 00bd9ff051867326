#pragma once
// What seats answer and what the house draws, in Las Vegan.

#include <variant>

#include "core/few.h"
#include "games/las_vegan/state.h"

namespace las_vegan {

/// A card, a card for the bank, or a token and its spot, packed so that moves compare in the order of offers.
struct Move {
    enum class Kind : std::uint8_t { Card, Bank, Token };
    std::uint16_t code;

    static constexpr Move play(Card card) { return {static_cast<std::uint16_t>(card)}; }
    static constexpr Move bank(Card card) { return {static_cast<std::uint16_t>(kBankCode | unsigned(card))}; }
    static constexpr Move bank_pile() { return bank(kit::kNoCard); }
    static constexpr Move place(Token token, Spot spot) {
        return {static_cast<std::uint16_t>(kTokenCode | unsigned(token) << 4 | unsigned(spot))};
    }
    constexpr Kind kind() const { return Kind(code >> 8); }
    constexpr Card card() const { return Card(code & 0xff); }  // kNoCard: the top of the bank's pile
    constexpr Token token() const { return Token(code >> 4 & 0xf); }
    constexpr Spot spot() const { return Spot(code & 0xf); }
    auto operator<=>(const Move&) const = default;

   private:
    static constexpr unsigned kBankCode = 1 << 8, kTokenCode = 2 << 8;
};
static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) == 2);

/// Offers stand in this order: cards by colour (blue, green, red, violet) and rank, the pile behind them;
/// tokens in the order of VGN-2, each with its machines in the order of the table in setup.h, MIN before MAX.
using Moves = core::Few<Move, 16>;

/// VGN-5: who leads first, by lot.
struct FirstDraw {
    Seat seat;
    bool operator==(const FirstDraw&) const = default;
};

/// VGN-4: the machines, left to right.
struct MachinesDraw {
    std::array<Machine, kMachinesOut> machines;
    bool operator==(const MachinesDraw&) const = default;
};

/// VGN-5: bit t is set when token t shows its second face.
struct TossDraw {
    std::uint8_t faces;
    bool operator==(const TossDraw&) const = default;
};

/// VGN-6: every seat's cards.
struct HandsDraw {
    EachSeat<Cards> hands;
    bool operator==(const HandsDraw&) const = default;
};

/// BANK-1, BANK-3: cards from the pile that lie open from now on.
struct OpenDraw {
    Cards cards;
    bool operator==(const OpenDraw&) const = default;
};

/// BANK-2, BANK-5: the top card of the pile, played.
struct PileDraw {
    Card card;
    bool operator==(const PileDraw&) const = default;
};

using Draw = std::variant<FirstDraw, MachinesDraw, TossDraw, HandsDraw, OpenDraw, PileDraw>;

}  // namespace las_vegan
