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
            won += std::min(
                       arriving(board, square + die, die) - 2 * kChipTurns * static_cast<float>(number),
                       arriving(board, square + die * number, die)) /
                   kNumbers;
        const float lost = arriving(board, std::max(0, square - die), die) + 2.5f * kChipTurns;
        casino[static_cast<unsigned>(square)][static_cast<unsigned>(die)] =
            chance * won + (1 - chance) * lost;
    }
}

namespace {

/// MC-11: a bank is left by 1, 2 or 3; the other numbers move another pawn.
int highest_die(Square kind) { return kind == Square::Bank ? 3 : 6; }
bool is_rest(Square kind) {
    return kind == Square::Green || kind == Square::Bank || kind == Square::Start;
}

}  // namespace

void Track::settle_alone(const Board& board, int square) {
    const int most = highest_die(board.at(square));
    float sum = 0;
    for (int die = 1; die <= most; ++die) sum += arriving(board, square + die, die);
    from[static_cast<unsigned>(square)] =
        1.0f + sum / static_cast<float>(most) + (most == 3 ? 0.3f : 0.0f);
}

/// The better of this pawn and another, which may stand anywhere, saves a turn on average: that says what each
/// square is worth.
void Track::settle_in_company(const Board& board) {
    std::array<std::array<float, kLongestBoard>, 7> others{};  // what another pawn saves, by die
    int places = 0;
    for (int square = 0; square < board.arrival; ++square) {
        const Square kind = board.at(square);
        if (!is_rest(kind)) continue;
        for (int die = 1; die <= 6; ++die)
            others[static_cast<unsigned>(die)][static_cast<unsigned>(places)] =
                die > highest_die(kind)
                    ? -4.0f
                    : from[static_cast<unsigned>(square)] - arriving(board, square + die, die);
        ++places;
    }
    for (int square = 0; square < board.arrival; ++square) {
        if (!is_rest(board.at(square))) continue;
        const auto saved = [&](float turns) {
            float sum = 0;
            for (int die = 1; die <= 6; ++die) {
                const float own = die > highest_die(board.at(square))
                                      ? -4.0f
                                      : turns - arriving(board, square + die, die);
                for (int i = 0; i < places; ++i)
                    sum += std::max(
                        0.0f, std::max(own, others[static_cast<unsigned>(die)][static_cast<unsigned>(i)]));
            }
            return sum / static_cast<float>(6 * places);
        };
        float& turns = from[static_cast<unsigned>(square)];
        float low = 0, high = 2.0f * turns + 4.0f;
        for (int step = 0; step < 12; ++step) {
            const float middle = 0.5f * (low + high);
            (saved(middle) < 1.0f ? low : high) = middle;
        }
        turns = 0.7f * turns + 0.3f * low;
    }
}

Track::Track(const Board& board, Company company) {
    for (int square = 0; square < board.arrival; ++square) {
        from[static_cast<unsigned>(square)] = static_cast<float>(board.arrival - square) / 4.0f;
        casino[static_cast<unsigned>(square)].fill(from[static_cast<unsigned>(square)]);
    }
    // What a square is worth follows from the squares that it leads to: repeated until it stays.
    const auto settle = [&](auto settle_rest) {
        for (int square = board.arrival; square-- > 0;) {
            if (is_casino(board.at(square)))
                settle_casino(board, square);
            else
                settle_rest(square);
        }
    };
    for (int pass = 0; pass < 60; ++pass) settle([&](int square) { settle_alone(board, square); });
    if (company == Company::Alone) return;
    for (int pass = 0; pass < 60; ++pass) {
        settle_in_company(board);
        settle([](int) {});
    }
}

const Track& track_of(const Board& board, Company company) {
    static const Track alone(kBoard, Company::Alone), several(kBoard, Company::Several);
    const bool is_alone = company == Company::Alone;
    if (board == kBoard) return is_alone ? alone : several;
    thread_local Board last[2];
    thread_local Track tracks[2] = {alone, alone};
    const unsigned which = is_alone ? 0 : 1;
    if (!(board == last[which])) {
        tracks[which] = Track(board, company);
        last[which] = board;
    }
    return tracks[which];
}

}  // namespace bots
