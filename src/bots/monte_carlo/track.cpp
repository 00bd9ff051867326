#include "bots/monte_carlo/track.h"

namespace bots {

using namespace monte_carlo;

namespace {

constexpr float kChipTurns = 0.1f;  // a chip's usual worth

/// MC-13: the usual chance to win at a casino, of all 17 cards.
float usual_chance(Square square) {
    switch (square) {
        case Square::Triple: return 13.0f / 17;
        case Square::Double: return 9.0f / 17;
        default: return 5.0f / 17;
    }
}

}  // namespace

Track::Turns Track::arriving(const Board& board, int square, int die) const {
    if (square >= board.arrival) return 0;
    const auto at = static_cast<unsigned>(square);
    const float bank = kAtBank * kChipTurns;
    switch (board.at(square)) {
        case Square::Triple:
        case Square::Double:
        case Square::Single: return casino[at][static_cast<unsigned>(die)];
        case Square::Bank: return from[at] - bank;
        case Square::OnToBank: return from[board.first_bank] - bank;
        case Square::BackToBank: return from[board.second_bank] - bank;
        default: return from[at];
    }
}

void Track::settle_casino(const Board& board, int square) {
    const float chance = usual_chance(board.at(square));
    for (int die = 1; die <= 6; ++die) {
        float won = 0;
        for (int number = 1; number <= kNumbers; ++number)
            won += std::min(arriving(board, square + die, die) - 2 * kChipTurns * static_cast<float>(number),
                            arriving(board, square + die * number, die)) /
                   kNumbers;
        const float lost = arriving(board, std::max(0, square - die), die) + 2.5f * kChipTurns;
        casino[static_cast<unsigned>(square)][static_cast<unsigned>(die)] =
            chance * won + (1 - chance) * lost;
    }
}

void Track::settle_rest(const Board& board, int square) {
    // MC-11: a bank is left by 1, 2 or 3; the other numbers move another pawn.
    const int most = board.at(square) == Square::Bank ? 3 : 6;
    float sum = 0;
    for (int die = 1; die <= most; ++die) sum += arriving(board, square + die, die);
    from[static_cast<unsigned>(square)] = 1.0f + sum / static_cast<float>(most) + (most == 3 ? 0.3f : 0.0f);
}

Track::Track(const Board& board) {
    for (int square = 0; square < board.arrival; ++square) {
        from[static_cast<unsigned>(square)] = static_cast<float>(board.arrival - square) / 4.0f;
        casino[static_cast<unsigned>(square)].fill(from[static_cast<unsigned>(square)]);
    }
    // What a square is worth follows from the squares that it leads to: repeated until it stays.
    for (int pass = 0; pass < 60; ++pass)
        for (int square = board.arrival; square-- > 0;) {
            if (is_casino(board.at(square)))
                settle_casino(board, square);
            else
                settle_rest(board, square);
        }
}

const Track& track_of(const Board& board) {
    static const Track usual(kBoard);
    if (board == kBoard) return usual;
    thread_local Board last;
    thread_local Track track(kBoard);
    if (!(board == last)) {
        track = Track(board);
        last = board;
    }
    return track;
}

}  // namespace bots
