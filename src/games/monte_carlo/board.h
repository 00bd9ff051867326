#pragma once
// The track: which squares there are and in which order. It is data; this file alone knows the default.

#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

#include "core/phrase.h"

namespace monte_carlo {

/// The kinds of squares, in the letters of a board's text: "S321GFRBA".
enum class Square : std::uint8_t {
    Start,
    Triple,
    Double,
    Single,
    Green,
    OnToBank,
    BackToBank,
    Bank,
    Arrival
};
inline constexpr std::string_view kSquareLetters = "S321GFRBA";
constexpr bool is_casino(Square square) { return square >= Square::Triple && square <= Square::Single; }

/// The four suits, in the journal's order: spades, hearts, diamonds, clubs.
inline constexpr int kSuits = 4;
inline constexpr std::string_view kSuitLetters = "SHDC";
/// A set of suits: bit n is the suit of that number.
using SuitSet = std::uint8_t;
inline constexpr SuitSet kAllSuits = 15;

// MC-1: the squares from the start to the arrival. Our own design, see docs/rules: an owner of the box
// corrects it here.
inline constexpr std::string_view kDefaultBoard =
    "SGGG3GG3GFGG2GGFG3GGBGGG3GG2GGG1GG2GGG3GGGBGGG2GGRGG1GG2GRGG1GGGA";

inline constexpr int kShortestBoard = 4, kLongestBoard = 128;

struct Board {
    std::array<std::uint8_t, kLongestBoard> squares{};  // Square, and from bit 4 on the suit a triple lacks
    std::uint8_t arrival = 0;                           // the number of the last square
    std::uint8_t first_bank = 0, second_bank = 0;

    constexpr Square at(int number) const { return Square(squares[static_cast<unsigned>(number)] & 15); }
    /// MC-13: the three suits printed on a triple square.
    constexpr SuitSet printed(int number) const {
        return static_cast<SuitSet>(kAllSuits ^ 1u << (squares[static_cast<unsigned>(number)] >> 4));
    }
    constexpr char letter(int number) const { return kSquareLetters[static_cast<unsigned>(at(number))]; }
    constexpr int bank(int which) const { return which == 0 ? first_bank : second_bank; }
    auto operator<=>(const Board&) const = default;
};

/// A board from its text, or why it is none.
core::Or<Board> read_board(std::string_view text);

/// The board of a text that is right: the missing suits of the triple squares go round along the track.
constexpr Board board_of(std::string_view text) {
    Board board;
    unsigned triples = 0, banks = 0;
    for (unsigned i = 0; i < text.size(); ++i) {
        const auto square = static_cast<unsigned>(kSquareLetters.find(text[i]));
        const unsigned missing = Square(square) == Square::Triple ? triples++ % kSuits : 0;
        board.squares[i] = static_cast<std::uint8_t>(square | missing << 4);
        if (Square(square) == Square::Bank)
            (banks++ == 0 ? board.first_bank : board.second_bank) = static_cast<std::uint8_t>(i);
    }
    board.arrival = static_cast<std::uint8_t>(text.size() - 1);
    return board;
}
inline constexpr Board kBoard = board_of(kDefaultBoard);

}  // namespace monte_carlo
