#pragma once
// What seats answer and what the house draws, in the dice game.

#include <variant>

#include "games/las_vegas/state.h"

namespace las_vegas {

struct alignas(2) Move {
    enum class Kind : std::uint8_t { Place };
    Kind kind;
    std::uint8_t value;  // Place: the face

    static constexpr Move place(Face face) { return {Kind::Place, static_cast<std::uint8_t>(face)}; }
    bool operator==(const Move&) const = default;
};
static_assert(sizeof(Move) <= 8);

using Moves = core::Few<Move, 8>;

/// LV-5: who starts, by lot.
struct FirstDraw {
    Seat seat;
    bool operator==(const FirstDraw&) const = default;
};

/// LV-4: the cards drawn for each casino, in that order.
struct FillDraw {
    core::Few<Note, kit::kMostNotes> cards;
    std::array<std::uint8_t, kPlaces> count;  // how many of them go to each casino
    bool operator==(const FillDraw&) const = default;
};

/// NEU-2: what the white dice left over show.
struct WhiteDraw {
    Faces dice;
    bool operator==(const WhiteDraw&) const = default;
};

using Draw = std::variant<FirstDraw, FillDraw, WhiteDraw, Roll>;

}  // namespace las_vegas
