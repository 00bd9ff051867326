#include "bots/monte_carlo/prospects.h"

namespace bots {

using namespace monte_carlo;

namespace {

/// Squares of the usual board. Nobody stays at a casino: there it is the mean of its neighbours. Squares that
/// lead to a bank, and home: 0.
constexpr float kSquares[] = {
    17.24f, 17.09f, 16.33f, 16.99f, 16.89f, 16.80f, 16.35f, 16.35f, 16.36f, 0.00f,  16.60f, 15.75f, 15.66f,
    15.58f, 15.57f, 0.00f,  15.28f, 14.87f, 14.45f, 14.40f, 15.21f, 13.16f, 13.12f, 12.92f, 12.96f, 13.01f,
    12.47f, 11.93f, 11.39f, 12.19f, 11.50f, 11.22f, 10.93f, 11.09f, 11.11f, 11.13f, 10.98f, 10.93f, 10.75f,
    10.56f, 9.23f,  9.39f,  11.71f, 9.48f,  9.02f,  8.77f,  8.25f,  7.73f,  7.51f,  0.00f,  6.13f,  6.62f,
    6.17f,  5.71f,  5.17f,  4.87f,  4.57f,  0.00f,  3.14f,  2.71f,  2.42f,  2.14f,  2.48f,  2.06f,  0.00f};
constexpr Prospects kLearned = [] {
    Prospects learned{
        .squares = {},
        .money = {0.00f, 0.61f, 0.50f, 1.26f, 1.71f, 2.30f, 2.65f, 3.10f, 3.45f, 3.93f, 4.09f, 4.58f, 4.65f,
                  4.72f, 5.40f, 5.42f, 5.69f, 5.84f, 6.05f, 6.29f, 6.36f, 6.37f, 6.81f, 6.88f, 6.85f, 7.00f},
        .blocked = {0.00f, 0.70f, 1.26f, 1.44f, 1.80f},
        .on_start = {0.00f, -0.34f, -0.29f, -0.13f, 0.15f},
        .left = {0.00f, 1.24f, 1.87f, -0.04f, -3.06f},
        .threat = 0.0252f,
        .next = 0.75f};
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
