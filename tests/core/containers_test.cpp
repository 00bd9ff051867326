// Few, Bag, Faces and Seats against slow and obvious doubles of them.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "core/bag.h"
#include "core/decision.h"
#include "core/faces.h"
#include "core/few.h"
#include "core/random.h"
#include "core/seat.h"

namespace {

using core::Bag;
using core::Face;
using core::Faces;
using core::Few;

// Few

RC_GTEST_PROP(Few, is_a_short_vector, (std::vector<std::pair<std::uint8_t, std::uint8_t>> steps)) {
    Few<int, 16> few;
    std::vector<int> slow;
    for (const auto& [what, value] : steps) {
        const int size = static_cast<int>(slow.size());
        switch (what % 7) {
            case 0:
            case 1:
                if (size == 16) break;
                few.add(value);
                slow.push_back(value);
                break;
            case 2:
                if (size == 16) break;
                few.add_if(value % 2 == 0, value);
                if (value % 2 == 0) slow.push_back(value);
                break;
            case 3:
                if (size == 0) break;
                RC_ASSERT(few.take_last() == slow.back());
                slow.pop_back();
                break;
            case 4:
                if (size == 0) break;
                RC_ASSERT(few.take_first() == slow.front());
                slow.erase(slow.begin());
                break;
            case 5:
                if (size == 0) break;
                few.remove(value % size);
                slow.erase(slow.begin() + value % size);
                break;
            default:
                if (size == 16) break;
                few.insert(value % (size + 1), value);
                slow.insert(slow.begin() + value % (size + 1), value);
        }
        RC_ASSERT(few.size() == static_cast<int>(slow.size()));
        RC_ASSERT(few.empty() == slow.empty());
        RC_ASSERT(std::vector<int>(few.begin(), few.end()) == slow);
        RC_ASSERT(few.has(value) == (std::find(slow.begin(), slow.end(), value) != slow.end()));
        if (!slow.empty()) RC_ASSERT(few.last() == slow.back() && few[0] == slow[0]);
    }
}

TEST(Few, equal_is_what_is_in_it_not_what_was) {
    Few<int, 4> a(1, 2, 3), b(1, 2);
    EXPECT_FALSE(a == b);
    a.take_last();
    EXPECT_EQ(a, b);
    a.clear();
    EXPECT_EQ(a, (Few<int, 4>()));
    EXPECT_EQ(a.most(), 4);
}

// Bag

/// The kinds in a bag as a multiset: sixteen kinds, at most seven of each so that sums stay below sixteen.
rc::Gen<std::vector<int>> counts() {
    return rc::gen::container<std::vector<int>>(16, rc::gen::inRange(0, 8));
}
Bag bag_of(const std::vector<int>& counts) {
    Bag bag{};
    for (int kind = 0; kind < 16; ++kind) bag += Bag::of(kind, counts[static_cast<unsigned>(kind)]);
    return bag;
}
std::vector<int> counts_of(Bag bag) {
    std::vector<int> counts;
    for (int kind = 0; kind < 16; ++kind) counts.push_back(bag.count(kind));
    return counts;
}

RC_GTEST_PROP(Bag, counts_like_a_multiset, ()) {
    const std::vector<int> slow = *counts();
    const Bag bag = bag_of(slow);
    RC_ASSERT(counts_of(bag) == slow);
    int total = 0, highest = -1, lowest = -1;
    for (int kind = 0; kind < 16; ++kind) {
        const int count = slow[static_cast<unsigned>(kind)];
        total += count;
        RC_ASSERT(bag.has(kind) == (count > 0));
        if (count > 0) highest = kind;
        if (count > 0 && lowest < 0) lowest = kind;
    }
    RC_ASSERT(bag.total() == total);
    RC_ASSERT(bag.empty() == (total == 0));
    if (total > 0) RC_ASSERT(bag.highest() == highest && bag.lowest() == lowest);
}

/// nth(0), nth(1), … goes through everything in the bag, each as often as it is there.
RC_GTEST_PROP(Bag, nth_names_everything_once, ()) {
    const std::vector<int> slow = *counts();
    const Bag bag = bag_of(slow);
    Bag named{};
    for (int n = 0; n < bag.total(); ++n) {
        RC_ASSERT(bag.has(bag.nth(n)));
        named.add(bag.nth(n));
        RC_ASSERT(bag.covers(named));
    }
    RC_ASSERT(named == bag);
}

RC_GTEST_PROP(Bag, adds_removes_and_covers, ()) {
    const std::vector<int> a = *counts(), b = *counts();
    std::vector<int> sum(16);
    bool covers = true;
    for (unsigned kind = 0; kind < 16; ++kind) {
        sum[kind] = a[kind] + b[kind];
        covers = covers && b[kind] <= a[kind];
    }
    RC_ASSERT(counts_of(bag_of(a) + bag_of(b)) == sum);
    RC_ASSERT(bag_of(sum) - bag_of(b) == bag_of(a));
    RC_ASSERT(bag_of(a).covers(bag_of(b)) == covers);
    RC_ASSERT(bag_of(sum).covers(bag_of(a)));
    Bag bag = bag_of(a);
    for (int kind = 0; kind < 16; ++kind) {
        bag.add(kind);
        RC_ASSERT(bag.count(kind) == a[static_cast<unsigned>(kind)] + 1);
        bag.remove(kind);
    }
    RC_ASSERT(bag == bag_of(a));
}

TEST(Bag, holds_fifteen_of_a_kind) {
    const Bag bag = Bag::of(0, 15) + Bag::of(15, 15) + Bag::of(7, 15);
    EXPECT_EQ(bag.count(0), 15);
    EXPECT_EQ(bag.count(15), 15);
    EXPECT_EQ(bag.total(), 45);
}

// Faces

RC_GTEST_PROP(Faces, count_like_a_list_of_dice, ()) {
    const auto dice = *rc::gen::suchThat(rc::gen::container<std::vector<int>>(rc::gen::inRange(1, 7)),
                                         [](const std::vector<int>& some) { return some.size() < 40; });
    Faces faces{};
    std::map<int, int> slow;
    for (const int die : dice) {
        faces += Faces::of(Face(die));
        ++slow[die];
    }
    RC_ASSERT(faces.total() == static_cast<int>(dice.size()));
    RC_ASSERT(faces.none() == dice.empty());
    RC_ASSERT(faces.values() == static_cast<int>(slow.size()));
    for (int face = 1; face <= 6; ++face) {
        RC_ASSERT(faces.count(Face(face)) == slow[face]);
        RC_ASSERT(faces.shows(Face(face)) == (slow[face] > 0));
        RC_ASSERT((faces.shown() >> 8 * (face - 1) & 1) == (slow[face] > 0 ? 1u : 0u));
        RC_ASSERT(faces.only(Face(face)) == Faces::of(Face(face), slow[face]));
        RC_ASSERT((faces - faces.only(Face(face))).count(Face(face)) == 0);
    }
}

/// All 6^n outcomes, each reached by its own numbers, give each throw as often as real dice do.
TEST(Faces, a_throw_is_as_likely_as_with_real_dice) {
    for (int dice = 0; dice <= 5; ++dice) {
        std::map<std::uint64_t, int> tally, real;
        const auto outcomes = [&](int count) {
            int all = 1;
            for (int i = 0; i < count; ++i) all *= 6;
            return all;
        };
        const int low = outcomes(std::min(dice, 4)), high = outcomes(std::max(dice - 4, 0));
        for (int i = 0; i < low; ++i)
            for (int j = 0; j < high; ++j) {
                const Faces thrown = core::throw_dice(dice, [&](std::uint32_t bound, std::uint32_t other) {
                    EXPECT_EQ(bound, static_cast<std::uint32_t>(low));
                    EXPECT_EQ(other, static_cast<std::uint32_t>(high));
                    return core::Pair{static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j)};
                });
                ++tally[thrown.packed];
            }
        for (int i = 0; i < outcomes(dice); ++i) {
            Faces thrown{};
            for (int die = 0, rest = i; die < dice; ++die, rest /= 6) thrown += Faces::of(Face(1 + rest % 6));
            ++real[thrown.packed];
        }
        EXPECT_EQ(tally, real) << dice;
    }
}

// Seats

TEST(Seats, are_a_set) {
    core::Seats seats;
    EXPECT_TRUE(seats.none());
    seats.add(core::Seat(3));
    seats.add(core::Seat(7));
    seats.add(core::Seat(3));
    EXPECT_EQ(seats.count(), 2);
    EXPECT_EQ(seats.lowest(), core::Seat(3));
    EXPECT_TRUE(seats.has(core::Seat(7)));
    seats.remove(core::Seat(3));
    EXPECT_EQ(seats, core::Seats::only(core::Seat(7)));
    EXPECT_EQ(core::Seats::first(8).count(), 8);
    EXPECT_EQ(core::Seats::first(0).count(), 0);
}

TEST(Seats, the_house_and_spectators_are_in_no_set) {
    const core::Seats all = core::Seats::first(8);
    EXPECT_FALSE(all.has(core::kSpectator));
    EXPECT_FALSE(all.has(core::kHouse));
    EXPECT_FALSE(all.has(core::Seat(8)));
}

TEST(Seats, left_is_the_next_seat) {
    EXPECT_EQ(core::left_of(core::Seat(0), 3), core::Seat(1));
    EXPECT_EQ(core::left_of(core::Seat(2), 3), core::Seat(0));
}

TEST(Seats, are_gone_through_in_rising_order) {
    core::Seats some;
    some.add(core::Seat(7));
    some.add(core::Seat(0));
    some.add(core::Seat(4));
    std::vector<int> gone;
    for (const core::Seat seat : some) gone.push_back(core::index(seat));
    EXPECT_EQ(gone, (std::vector<int>{0, 4, 7}));
    gone.clear();
    for (const core::Seat seat : core::seats(3)) gone.push_back(core::index(seat));
    EXPECT_EQ(gone, (std::vector<int>{0, 1, 2}));
    for (const core::Seat seat : core::Seats{}) FAIL() << core::index(seat);
    for (const core::Seat seat : core::seats(0)) FAIL() << core::index(seat);
}

TEST(BySeat, finds_by_the_seat) {
    core::BySeat<int, 3> row{1, 2, 3};
    row[core::Seat(1)] = 5;
    EXPECT_EQ(row, (core::BySeat<int, 3>{1, 5, 3}));
    EXPECT_EQ((core::BySeat<int>{}[core::Seat(7)]), 0);
}

TEST(Decision, says_who_is_asked) {
    using core::Decision;
    EXPECT_EQ(Decision::choose(core::Seat(2)).asked, core::Seats::only(core::Seat(2)));
    EXPECT_TRUE(Decision::chance().is_chance());
    EXPECT_TRUE(Decision::chance().asked.none());
    EXPECT_TRUE(Decision::over().is_over());
    EXPECT_FALSE(Decision::sealed(core::Seats::first(2)).is_over());
}

}  // namespace
