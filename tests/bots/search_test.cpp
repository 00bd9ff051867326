// The search of all games, looked at in the dice game.

#include "bots/search.h"

#include <gtest/gtest.h>

#include "bots/las_vegas/knowledge.h"

namespace bots {
namespace {

using las_vegas::LasVegas;
using K = LasVegasKnowledge;

/// The first choice of a game.
struct Start {
    LasVegas::State state;
    LasVegas::Moves moves;
    explicit Start(std::uint64_t seed) : state(LasVegas::open({})) {
        core::PlayoutHouse house(seed);
        while (LasVegas::ask(state).is_chance()) LasVegas::apply(state, LasVegas::chance(state, house));
        LasVegas::offer(state, seat(), moves);
    }
    Seat seat() const { return LasVegas::ask(state).asked.lowest(); }
    Found search(const Limits& limits, std::uint64_t seed) const {
        return bots::search<K>(LasVegas::view(state, seat()), seat(), moves, limits, seed);
    }
};

void expect_same(const Found& a, const Found& b) {
    EXPECT_EQ(a.winner, b.winner);
    EXPECT_EQ(a.places, b.places);
    EXPECT_EQ(a.playouts, b.playouts);
    EXPECT_EQ(a.decisions, b.decisions);
    ASSERT_EQ(a.tried.size(), b.tried.size());
    for (std::size_t i = 0; i < a.tried.size(); ++i) {
        EXPECT_EQ(a.tried[i].visits, b.tried[i].visits);
        EXPECT_EQ(a.tried[i].sum, b.tried[i].sum);
    }
}

TEST(Search, finds_the_same_for_the_same_playouts_and_threads) {
    for (const int threads : {1, 2, 3}) {
        Limits limits;
        limits.playouts = 3000;
        limits.threads = threads;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Start start(seed);
            expect_same(start.search(limits, seed), start.search(limits, seed));
        }
    }
}

TEST(Search, keeps_to_its_playouts) {
    for (const std::uint64_t playouts : {100u, 1000u, 10'000u}) {
        Limits limits;
        limits.playouts = playouts;
        const Found found = Start(3).search(limits, 1);
        EXPECT_LE(found.playouts, playouts);
        EXPECT_GE(found.playouts, playouts / 2);
    }
}

TEST(Search, stops_in_time) {
    using namespace std::chrono;
    for (const int threads : {1, 2}) {
        Limits limits;
        limits.playouts = std::uint64_t{1} << 40;
        limits.time = milliseconds(40);
        limits.threads = threads;
        const auto begin = steady_clock::now();
        const Found found = Start(3).search(limits, 1);
        const auto took = steady_clock::now() - begin;
        EXPECT_GE(took, milliseconds(35));
        EXPECT_LT(took, milliseconds(1000));
        EXPECT_GT(found.playouts, 100u);
    }
}

TEST(Search, tries_those_most_that_fare_best) {
    Limits limits;
    limits.playouts = 4000;
    const Found found = Start(4).search(limits, 1);
    ASSERT_GT(found.tried.size(), 2u);
    for (const Tried& tried : found.tried) EXPECT_LE(tried.visits, found.tried[found.winner].visits);
    for (const Tried& tried : found.tried) EXPECT_GT(tried.visits, 0u);
}

TEST(Tree, finds_its_children_again) {
    Tree tree(5000);
    const Tree::Index root = tree.add_root();
    Tree::Keys keys{};
    keys[0] = 7;
    const Tree::Picked first = tree.select(root, keys, 1, 0, 1.0f);
    EXPECT_TRUE(first.fresh);
    tree[first.node].add(0.5f);
    for (std::uint64_t key = 100; key < 4000; ++key) {  // the table of children grows on the way
        keys[0] = key;
        const Tree::Picked made = tree.select(root, keys, 1, 0, 1.0f);
        ASSERT_TRUE(made.fresh);
        tree[made.node].add(0.25f);
    }
    keys[0] = 7;
    const Tree::Picked again = tree.select(root, keys, 1, 0, 1.0f);
    EXPECT_FALSE(again.fresh);
    EXPECT_EQ(again.node, first.node);
}

TEST(Tree, that_is_full_still_answers) {
    Tree tree(3);
    const Tree::Index root = tree.add_root();
    Tree::Keys keys{};
    keys[0] = 1;
    keys[1] = 2;
    const Tree::Picked first = tree.select(root, keys, 2, 1, 1.0f);
    EXPECT_TRUE(first.fresh);
    EXPECT_EQ(first.place, 1);
    EXPECT_TRUE(tree.full());
    keys[0] = 3;
    const Tree::Picked none = tree.select(root, keys, 1, 0, 1.0f);
    EXPECT_EQ(none.node, Tree::kNone);
    EXPECT_EQ(none.place, 0);
}

}  // namespace
}  // namespace bots
