#include "bots/monte_carlo/prospects.h"

namespace bots {

using namespace monte_carlo;

namespace {

/// Squares of the usual board. Nobody stays at a casino: there it is the mean of its neighbours. Squares that
/// lead to a bank, and home: 0.
constexpr float kSquares[] = {
    17.23f, 16.98f, 16.17f, 16.90f, 16.79f, 16.68f, 16.21f, 16.23f, 16.24f, 0.00f,  16.51f, 15.65f, 15.59f,
    15.53f, 15.48f, 0.00f,  15.15f, 14.75f, 14.35f, 14.33f, 15.00f, 13.04f, 13.04f, 12.88f, 12.88f, 12.88f,
    12.35f, 11.91f, 11.48f, 12.13f, 11.37f, 11.13f, 10.88f, 11.02f, 11.08f, 11.14f, 10.93f, 10.87f, 10.69f,
    10.50f, 9.36f,  9.30f,  11.70f, 9.50f,  8.96f,  8.86f,  8.45f,  8.03f,  7.52f,  0.00f,  6.27f,  6.68f,
    6.30f,  5.92f,  5.38f,  4.95f,  4.51f,  0.00f,  3.42f,  2.87f,  2.67f,  2.47f,  2.52f,  2.24f,  0.00f};
constexpr Prospects kLearned = [] {
    Prospects learned{
        .squares = {},
        .money = {0.00f, 0.89f, 0.51f, 1.29f, 1.68f, 2.35f, 2.77f, 3.17f, 3.46f, 3.98f, 4.13f, 4.50f, 4.69f,
                  4.91f, 5.27f, 5.34f, 5.70f, 5.72f, 6.04f, 6.28f, 6.42f, 6.38f, 6.72f, 6.63f, 6.85f, 6.86f},
        .blocked = {0.00f, 0.65f, 1.36f, 1.47f, 1.80f},
        .on_start = {0.00f, -0.33f, -0.32f, -0.16f, 0.19f},
        .left = {0.00f, 1.52f, 1.75f, -0.14f, -3.13f},
        .threat = 0.0182f,
        .next = 0.72f};
    for (std::size_t i = 0; i < std::size(kSquares); ++i) learned.squares[i] = kSquares[i];
    return learned;
}();

Prospects with_squares_of(const Board& board) {
    Prospects prospects = kLearned;
    prospects.squares = track_of(board).from;
    prospects.on_start = prospects.left = {};
    return prospects;
}

/// How far a pawn can go next turn.
int reach(const State& state, Pawn pawn) {
    if (!state.on_track(pawn)) return 0;
    return can_move(state, pawn, core::kFaces) ? core::kFaces : 3;  // MC-11, MC-17
}

/// MC-18, MC-19: pawns of a seat that one roll could bring onto a rival's pawn where poker may be called.
int threats(const State& state, Seat seat, Seat rival) {
    const Board& board = state.setup.board;
    int count = 0;
    for (int i = 0; i < kPawnsASeat; ++i) {
        const int prey = state.square(pawn_of(rival, i));
        if (prey <= board.first_bank || prey >= board.arrival || board.at(prey) != Square::Green) continue;
        for (int j = 0; j < kPawnsASeat; ++j) {
            const Pawn hunter = pawn_of(seat, j);
            const int behind = prey - state.square(hunter);
            count += behind >= 1 && behind <= core::kFaces && behind <= reach(state, hunter) ? 1 : 0;
        }
    }
    return count;
}

float turns_needed(const Prospects& prospects, const State& state, Seat seat) {
    float turns = -prospects.money[static_cast<unsigned>(state.money(seat))];
    unsigned blocked = 0, on_start = 0;
    for (int i = 0; i < state.setup.pawns(); ++i) {
        const Pawn pawn = pawn_of(seat, i);
        const auto square = static_cast<unsigned>(state.square(pawn));
        turns += prospects.squares[square];  // 0 at home
        blocked += is_blocked(state, pawn) ? 1 : 0;
        on_start += square == 0 ? 1 : 0;
    }
    turns += prospects.blocked[blocked] + prospects.on_start[on_start] +
             prospects.left[static_cast<unsigned>(state.pawns_left(seat))];
    constexpr int kMostThreats = 4;
    for (int i = 0; i < state.setup.seats; ++i) {
        const Seat rival = Seat(i);
        if (rival == seat) continue;
        const Chips stake = std::min(state.money(seat), state.money(rival));
        turns -= prospects.threat *
                 static_cast<float>(std::min(threats(state, seat, rival), kMostThreats) * stake);
    }
    return turns;
}

}  // namespace

const Prospects& prospects_of(const Board& board) {
    if (board == kBoard) return kLearned;
    thread_local Board last;
    thread_local Prospects prospects;
    if (!(board == last)) {
        prospects = with_squares_of(board);
        last = board;
    }
    return prospects;
}

TurnsLeft chances_to_win(const State& state) {
    const Prospects& prospects = prospects_of(state.setup.board);
    TurnsLeft turns{};
    for (int seat = 0; seat < state.setup.seats; ++seat)
        turns[static_cast<unsigned>(seat)] = turns_needed(prospects, state, Seat(seat));
    turns[static_cast<unsigned>(state.active)] -= prospects.next;
    return race_chances(turns, state.setup.seats);
}

}  // namespace bots
