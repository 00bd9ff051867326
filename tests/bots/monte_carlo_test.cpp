// The bots of the race: legal moves with every number of seats and another board, the same answer to the same
// view, positions with one right answer, and who is stronger.

#include "bots/monte_carlo/knowledge.h"
#include "bots/plays.h"
#include "monte_carlo/table.h"

namespace bots {
namespace {

using namespace monte_carlo;
using monte_carlo::test::Table;
using K = MonteCarloKnowledge;

Limits few(std::uint64_t playouts) {
    Limits limits;
    limits.playouts = playouts;
    return limits;
}

TEST(MonteCarloBots, play_legal_moves_with_every_number_of_seats) {
    for (std::uint8_t seats = kFewestSeats; seats <= kMostSeats; ++seats)
        test::expect_legal_play<K>({.seats = seats}, seats, 4, seats, few(24));
}

TEST(MonteCarloBots, play_legal_moves_on_another_board) {
    const monte_carlo::Setup setup{.seats = 3, .board = board_of("SG1FGBG3G2GBGRG1GA")};
    test::expect_legal_play<K>(setup, 3, 4, 5, few(24));
}

TEST(MonteCarloBots, answer_a_view_and_nothing_else) {
    // All lies open in this game: the state of a view is the state, whatever came before.
    core::PlayoutHouse house(3);
    State state = MonteCarlo::open({.seats = 3});
    for (int done = 0; done < 4000;) {
        const core::Decision open = MonteCarlo::ask(state);
        if (open.is_over()) {
            state = MonteCarlo::open({.seats = 3});
            continue;
        }
        if (open.is_chance()) {
            MonteCarlo::apply(state, MonteCarlo::chance(state, house));
            continue;
        }
        const Seat seat = open.asked.lowest();
        Moves moves;
        MonteCarlo::offer(state, seat, moves);
        const Level level = done % 10 == 0 ? Level::Expert : done % 2 == 0 ? Level::Novice : Level::Regular;
        const State twin = MonteCarlo::dream(MonteCarlo::view(state, seat), house);
        const auto seed = static_cast<std::uint64_t>(done++);
        ASSERT_EQ(test::choice_in<K>(state, seat, level, few(24), seed),
                  test::choice_in<K>(twin, seat, level, few(24), seed));
        MonteCarlo::apply(state, seat,
                          moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))]);
    }
}

/// The seat to move is asked this.
State asked(Table& table, Does does) {
    State& state = table.state();
    state.active = Seat(0);
    state.next = Seat(1);
    state.steps = Steps(Step{Does::Over, {}, {}}, Step{Does::Turn, {}, {}}, Step{does, Seat(0), {}});
    return state;
}

TEST(MonteCarloBots, bring_the_last_pawn_home) {
    Table table(3);
    table.home("A0").put("A1", 62).home("A2");
    table.state().left[0] = 1;
    table.put("B0", 30);
    State state = asked(table, Does::Pawn);
    state.die = 3;
    Moves moves;
    MonteCarlo::offer(state, Seat(0), moves);
    EXPECT_EQ(moves.size(), 1);
    // With two pawns left the one that comes home goes, not the one that would meet a single chance.
    Table other(3);
    other.home("A0").put("A1", 62).put("A2", 28);
    state = asked(other, Does::Pawn);
    state.die = 3;
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level), Move::pawn(1));
}

TEST(MonteCarloBots, name_the_suit_that_cannot_lose) {
    Table table(3);
    table.put("A0", 31);
    State state = asked(table, Does::Bet);
    const Step bet = state.steps.take_last();
    state.steps.add({Does::Casino, {}, {}});
    state.steps.add(bet);
    state.mover = pawn_of(Seat(0), 0);
    state.die = 2;
    for (int i = 0; i < kCards; ++i)
        if (Card(i) != kJackpot && (suits(Card(i)) & 4) == 0) state.gone.add(Card(i));
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level), Move::bet(2));
}

TEST(MonteCarloBots, keep_four_of_a_kind) {
    Table table(3);
    table.put("B0 A0", 40).money('A', 100).money('B', 100);
    State state = asked(table, Does::Keep);
    state.mover = pawn_of(Seat(0), 0);
    state.die = 2;
    state.poker.dice = monte_carlo::test::dice_of("K K K K 9");
    state.poker.pawn = pawn_of(Seat(1), 0);
    state.poker.challenged = PawnSet::only(state.poker.pawn);
    state.poker.stake = 3;
    state.poker.throws = 1;
    state.poker.most = 3;
    state.poker.opponent = Seat(1);
    state.poker.thrower = Seat(0);
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level).dice().count(4), 4);
}

TEST(MonteCarloBots, think_no_longer_than_it_helps) { test::expect_search_to_end_by_itself<K>({.seats = 2}); }

TEST(MonteCarloBots, the_regular_beats_random_play) {
    EXPECT_GT(test::wins_of<K>(Level::Regular, Level::Random, {.seats = 2}, 2, 300, few(1)), 0.8);
}

}  // namespace
}  // namespace bots
