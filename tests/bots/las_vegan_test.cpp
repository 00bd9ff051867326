// The bots of Las Vegan: legal moves with every number of seats, nothing seen that is hidden, positions with
// one right answer, and who is stronger.

#include "bots/las_vegan/knowledge.h"
#include "bots/plays.h"

namespace bots {
namespace {

using namespace las_vegan;
using K = LasVeganKnowledge;

Limits few(std::uint64_t playouts) {
    Limits limits;
    limits.playouts = playouts;
    return limits;
}

TEST(LasVeganBots, play_legal_moves_with_every_number_of_seats) {
    for (std::uint8_t seats = kFewestSeats; seats <= kMostSeats; ++seats)
        test::expect_legal_play<K>({.seats = seats}, seats, 4, seats, few(48));
}

TEST(LasVeganBots, see_nothing_that_is_hidden) {
    for (std::uint8_t seats = kFewestSeats; seats <= kMostSeats; ++seats)
        test::expect_alike<K>({.seats = seats}, 1000, seats, few(24));
}

/// The last round of three; red costs 3 for three cards, and all cards but those named are won.
State red_costs_three() {
    State state = open({.seats = 3, .first = Seat(0)});
    state.round = kMostRounds;
    state.machines = {Machine(2), Machine(4), Machine(5)};
    state.undrawn = 0;
    state.vacant = 1u << 4 | 1u << 5;
    state.faces = 0;
    state.tokens.fill(kNowhere);
    state.spot(Token(3)) = spot_of(Machine(2));
    return state;
}

TEST(LasVeganBots, duck_a_trick_that_costs_the_game) {
    State state = red_costs_three();
    const auto set = [](int suit, int rank) { return Cards::only(kit::card_of(suit, rank)); };
    // The other machines cost next to nothing, and the golden one costs Anna 4 whatever she does.
    state.vacant = 0;
    state.faces = 1u << 1;
    state.spot(Token(2)) = spot_of(Machine(4));
    state.spot(Token(1)) = spot_of(Machine(5));
    state.spot(kGold) = kMin;
    state.hands = {set(2, 4) | set(2, 9), set(1, 3), set(1, 4)};
    state.undealt = set(0, 0);
    lead(state, Seat(1), kit::card_of(2, 5));
    answer(state, Seat(2), kit::card_of(2, 6));
    Cards rest = kDeck - state.lying - state.undealt;
    for (const Cards hand : state.hands) rest -= hand;
    const Cards benno = (rest & (Cards::of_suit(0) | Cards::of_suit(1))) | set(3, 8);
    state.won = {Cards{}, benno, rest - benno};
    state.tricks = {0, 6, 5};
    state.cabbages = {14, 11, 5};
    state.step = {Does::Play, core::Seats::only(Seat(0))};
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level), Move::play(kit::card_of(2, 4)));
}

TEST(LasVeganBots, let_the_golden_token_cost_whoever_leads) {
    State state = red_costs_three();
    state.vacant = 0;
    state.spot(Token(0)) = spot_of(Machine(4));
    state.spot(Token(1)) = spot_of(Machine(5));
    state.hands = {};
    const auto set = [](int suit, int rank) { return Cards::only(kit::card_of(suit, rank)); };
    state.undealt = set(0, 1);
    // Neither Anna nor Benno has red cards; Carla has all of them, and costs nobody the game.
    const Cards carla = (Cards::of_suit(2) & kDeck) | set(1, 1) | set(1, 2);
    const Cards anna = ((Cards::of_suit(0) & kDeck) - state.undealt) | set(3, 3) | set(3, 4) | set(3, 7);
    state.won = {anna, kDeck - anna - carla - state.undealt, carla};
    state.tricks = {4, 5, 4};
    state.cabbages = {10, 12, 5};
    state.sevens = 1;
    state.trick = {
        {kit::card_of(3, 7), kit::card_of(3, 4), kit::card_of(3, 3)}, 3, Seat(0), Trick::claim(8, Seat(0))};
    state.last.best = Trick::claim(0, Seat(0));
    state.step = {Does::Place, core::Seats::only(Seat(0))};
    for (const Level level : {Level::Regular, Level::Expert})
        EXPECT_EQ(test::answer<K>(state, Seat(0), level), Move::place(kGold, kMax));
}

TEST(LasVeganBots, the_regular_beats_random_play) {
    EXPECT_GT(test::wins_of<K>(Level::Regular, Level::Random, {.seats = 2}, 2, 400, few(1)), 0.9);
    EXPECT_GT(test::wins_of<K>(Level::Regular, Level::Random, {.seats = 3}, 3, 400, few(1)), 0.7);
}

TEST(LasVeganBots, the_expert_beats_two_regulars) {
    EXPECT_GT(test::wins_of<K>(Level::Expert, Level::Regular, {.seats = 3}, 3, 90, few(300)), 0.42);
}

}  // namespace
}  // namespace bots
