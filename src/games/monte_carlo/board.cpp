// Boards from outside: MC-1, MC-11, MC-12, MC-31.

#include "games/monte_carlo/board.h"

#include "games/monte_carlo/setup.h"

namespace monte_carlo {
namespace {

/// Squares that have been reached: where a pawn may stand at the end of a turn.
using Reached = std::array<bool, kLongestBoard>;

/// Follows a move by one number of the die through every casino it may meet, whatever the cards. Gives true
/// when the pawn can come home by it.
bool follow(const Board& board, int from, int die, Reached& rests) {
    Reached played{};
    core::Few<int, kLongestBoard> casinos;
    bool home = false;
    const auto arrive = [&](int square) {
        if (square >= board.arrival) {
            home = true;
        } else if (!is_casino(board.at(square))) {
            rests[static_cast<unsigned>(square)] = true;
        } else if (!played[static_cast<unsigned>(square)]) {
            played[static_cast<unsigned>(square)] = true;
            casinos.add(square);
        }
    };
    arrive(from + die);
    while (!casinos.empty()) {
        const int square = casinos.take_last();
        for (int number = 1; number <= kJackpotNumber; ++number) arrive(square + number * die);
        arrive(square - die);
    }
    return home;
}

/// MC-31: whether a pawn on the second bank can ever come home. Throwing ones leads from everywhere else to a
/// bank or home, so nothing but the second bank needs a look.
bool leads_home(const Board& board) {
    Reached rests{};
    rests[board.second_bank] = true;
    for (bool more = true; more;) {
        const Reached before = rests;
        for (int square = board.second_bank; square < board.arrival; ++square) {
            const bool bank = board.at(square) == Square::Bank;
            if (!rests[static_cast<unsigned>(square)] || (!bank && board.at(square) != Square::Green))
                continue;
            for (int die = 1; die <= (bank ? 3 : 6); ++die)
                if (follow(board, square, die, rests)) return true;
        }
        more = rests != before;
    }
    return false;
}

}  // namespace

core::Or<Board> read_board(std::string_view text) {
    const int length = static_cast<int>(text.size());
    for (int i = 0; i < length; ++i)
        if (kSquareLetters.find(text[static_cast<unsigned>(i)]) == text.npos)
            return core::refuse("MC-1", "mc.board.unknown", i, core::Arg::quote(kSquareLetters));
    if (length < kShortestBoard || length > kLongestBoard)
        return core::refuse("MC-31", "mc.board.length", kShortestBoard, kLongestBoard);
    if (text[0] != 'S' || text.rfind('S') != 0) return core::refuse("MC-1", "mc.board.start");
    if (text.find('A') != text.size() - 1) return core::refuse("MC-1", "mc.board.arrival");
    const std::size_t first = text.find('B'), second = text.rfind('B');
    if (first == second || text.find('B', first + 1) != second)
        return core::refuse("MC-11", "mc.board.banks");
    // MC-12: on to the first bank, back to the second.
    const std::size_t on = text.rfind('F'), back = text.find('R');
    if (on != text.npos && on > first) return core::refuse("MC-12", "mc.board.on", static_cast<int>(on));
    if (back != text.npos && back < second)
        return core::refuse("MC-12", "mc.board.back", static_cast<int>(back));
    const Board board = board_of(text);
    if (!leads_home(board)) return core::refuse("MC-31", "mc.board.no-way-home");
    return board;
}

}  // namespace monte_carlo
