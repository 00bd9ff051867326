// The suites of all games, for the card game with all of its options.

#include "las_vegas_cards/worlds.h"

namespace {

using cards_test::LasVegasCards;
using cards_test::nothing_is_lost;
using cards_test::State;
using core::Seat;

constexpr const char* kOptions[] = {"{}",
                                    R"({"purses":"open"})",
                                    R"({"sequential":true})",
                                    R"({"sequential":true,"first":1,"purses":"open"})",
                                    R"({"sequential":true,"tokens":true})",
                                    R"({"sequential":true,"tokens":true,"first":0})"};

template <class Check>
void with_all_setups(Check check) {
    for (const char* options : kOptions)
        for (int seats = 2; seats <= 5; ++seats) check(suite::setup<LasVegasCards>(seats, options));
}

/// Fewer cards first, then card by card; tokens in the order of their colours, none last.
bool stands_before(const LasVegasCards::Move& a, const LasVegasCards::Move& b) {
    if (!a.places()) return !b.token() || (a.token() && *a.token() < *b.token());
    const auto first = cards_test::cards_of(a.cards()), second = cards_test::cards_of(b.cards());
    return first.size() != second.size() ? first.size() < second.size() : first < second;
}

TEST(LasVegasCardsSuite, random_games) {
    with_all_setups([](const auto& setup) {
        suite::random_games<LasVegasCards>(
            setup, {.seed = 4, .games = 3, .conserve = nothing_is_lost, .before = stands_before});
    });
}

TEST(LasVegasCardsSuite, LVC_4_the_order_of_sealed_answers_changes_nothing) {
    for (int seats = 2; seats <= 5; ++seats)
        suite::sealed_answers<LasVegasCards>(suite::setup<LasVegasCards>(seats), {.games = 4});
}

TEST(LasVegasCardsSuite, dreams) {
    with_all_setups([](const auto& setup) {
        suite::dreams<LasVegasCards>(setup, {.games = 1, .must_vary = true, .conserve = nothing_is_lost});
    });
}

TEST(LasVegasCardsSuite, read_views) {
    with_all_setups([](const auto& setup) { suite::read_views<LasVegasCards>(setup, {.every = 3}); });
}

/// Ten thousand positions for each number of seats, seen by everybody.
TEST(LasVegasCardsSuite, ten_thousand_dreams_fit_their_views) {
    for (int seats = 2; seats <= 5; ++seats) {
        int positions = 0;
        core::PlayoutHouse house(static_cast<std::uint64_t>(seats));
        for (int game = 0; positions < 10'000; ++game) {
            State state = LasVegasCards::open(suite::setup<LasVegasCards>(seats, kOptions[game % 6]));
            for (; !LasVegasCards::ask(state).is_over(); ++positions) {
                for (const Seat viewer : suite::viewers(seats)) {
                    const auto seen = LasVegasCards::view(state, viewer);
                    ASSERT_EQ(LasVegasCards::view(LasVegasCards::dream(seen, house), viewer), seen);
                }
                if (LasVegasCards::ask(state).is_chance()) {
                    LasVegasCards::apply(state, LasVegasCards::chance(state, house));
                    continue;
                }
                const Seat seat = LasVegasCards::ask(state).asked.lowest();
                const auto moves = suite::offers<LasVegasCards>(state, seat);
                LasVegasCards::apply(state, seat,
                                     moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
    }
}

TEST(LasVegasCardsSuite, no_leaks) {
    with_all_setups([](const auto& setup) {
        suite::no_leaks<LasVegasCards>(setup, {.games = 1,
                                               .worlds = 1,
                                               .draws = 2,
                                               .elsewhere = cards_test::elsewhere,
                                               .alike = cards_test::alike});
    });
}

TEST(LasVegasCardsSuite, renaming) {
    for (int seats = 2; seats <= 5; ++seats) {
        const auto there = [&](const char* options) {
            suite::renaming<LasVegasCards>(suite::setup<LasVegasCards>(seats, options),
                                           {.games = 2, .same_order = true});
        };
        there("{}");
        there(R"({"sequential":true,"tokens":true})");
    }
}

}  // namespace
