// Houses that do as they are told, and the one that draws everything.

#include "core/house.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <vector>

namespace {

using core::Bag;
using core::Exhaustive;
using core::Face;
using core::Faces;

TEST(House, scripted_draws_what_it_is_told) {
    const int script[]{2, 5, 1, 6, 6};
    core::Scripted house(script);
    EXPECT_EQ(house.below(3), 2u);
    EXPECT_EQ(house.pick(Bag::of(5)), 5);
    EXPECT_FALSE(house.used_up());
    EXPECT_EQ(house.dice(3), Faces::of(Face(1)) + Faces::of(Face(6), 2));
    EXPECT_TRUE(house.used_up());
}

double factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

TEST(House, exhaustive_throws_every_multiset_of_dice_once_with_its_weight) {
    for (int dice = 0; dice <= 8; ++dice) {
        Exhaustive house;
        std::map<std::uint64_t, double> seen;
        double sum = 0;
        do {
            const Faces thrown = house.dice(dice);
            EXPECT_EQ(thrown.total(), dice);
            double ways = factorial(dice);
            for (int face = 1; face <= 6; ++face) ways /= factorial(thrown.count(Face(face)));
            EXPECT_NEAR(house.probability(), ways / std::pow(6, dice), 1e-12);
            EXPECT_TRUE(seen.emplace(thrown.packed, house.probability()).second) << "a throw came twice";
            sum += house.probability();
        } while (house.next());
        EXPECT_NEAR(sum, 1, 1e-9);
        EXPECT_EQ(seen.size(),
                  static_cast<std::size_t>(std::lround(factorial(dice + 5) / factorial(dice) / 120)));
    }
}

TEST(House, exhaustive_picks_each_kind_as_likely_as_it_is_common) {
    Bag bag = Bag::of(0, 6) + Bag::of(3, 1) + Bag::of(15, 3);
    Exhaustive house;
    std::map<int, double> seen;
    do {
        const int kind = house.pick(bag);
        seen[kind] = house.probability();
    } while (house.next());
    EXPECT_EQ(seen, (std::map<int, double>{{0, 0.6}, {3, 0.1}, {15, 0.3}}));
}

TEST(House, exhaustive_follows_draws_that_depend_on_each_other) {
    // A number, then as many dice as it says, then a card if a six lies there.
    Exhaustive house;
    double sum = 0, with_card = 0;
    int draws = 0;
    do {
        const Faces thrown = house.dice(static_cast<int>(house.below(3)));
        if (thrown.shows(Face(6))) {
            house.pick(Bag::of(1, 2) + Bag::of(2, 2));
            with_card += house.probability();
        }
        sum += house.probability();
        ++draws;
    } while (house.next());
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_EQ(draws, 1 + 5 + 2 * 1 + 15 + 2 * 6);
    EXPECT_NEAR(with_card, (0 + 1.0 / 6 + 11.0 / 36) / 3, 1e-12);
}

TEST(House, exhaustive_draws_nothing_once) {
    Exhaustive house;
    EXPECT_EQ(house.probability(), 1);
    EXPECT_FALSE(house.next());
}

TEST(House, exhaustive_empties_a_bag_in_every_order) {
    const Bag full = Bag::of(0, 2) + Bag::of(1, 1) + Bag::of(2, 1);
    Exhaustive house;
    int orders = 0;
    double sum = 0;
    do {
        Bag bag = full;
        while (!bag.empty()) bag.remove(house.pick(bag));
        ++orders;
        sum += house.probability();
    } while (house.next());
    EXPECT_EQ(orders, 12);
    EXPECT_NEAR(sum, 1, 1e-12);
}

}  // namespace
