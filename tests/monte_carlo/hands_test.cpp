// MC-21: every hand against every other one, compared with a slow comparator that knows nothing of ours.

#include <algorithm>
#include <array>
#include <map>

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

/// What a hand is worth, said plainly: its place in the list of the rules, then its values in the order in
/// which they are compared. Written from the rules, with sorting and lists only.
std::vector<int> worth_of(std::array<int, 5> dice) {  // 0 is the nine, 5 the ace
    std::map<int, int> counts;
    for (const int die : dice) ++counts[die];
    std::vector<std::pair<int, int>> groups;  // how many, which
    for (const auto& [face, count] : counts) groups.push_back({count, face});
    std::sort(groups.rbegin(), groups.rend());
    std::vector<int> shape;
    for (const auto& group : groups) shape.push_back(group.first);

    std::sort(dice.rbegin(), dice.rend());
    int place = 0;
    if (shape == std::vector{5}) place = 9;
    if (shape == std::vector{4, 1}) place = 8;
    if (shape == std::vector{3, 2}) place = 7;
    if (dice == std::array{5, 4, 3, 2, 1}) place = 6;
    if (dice == std::array{4, 3, 2, 1, 0}) place = 5;
    if (shape == std::vector{3, 1, 1}) place = 4;
    if (shape == std::vector{2, 2, 1}) place = 3;
    if (shape == std::vector{2, 1, 1, 1}) place = 2;
    std::vector<int> worth{place};
    for (const auto& group : groups) worth.push_back(group.second);
    return worth;
}

TEST(MonteCarlo, MC_21_all_7776_times_7776_outcomes_agree_with_a_slow_comparator) {
    // All outcomes fall into classes; each outcome is of the class of its sorted dice, by both accounts.
    std::map<std::uint32_t, std::vector<int>> classes;
    int outcomes = 0;
    for (int code = 0; code < 7776; ++code, ++outcomes) {
        std::array<int, 5> dice{};
        int rest = code;
        for (int& die : dice) {
            die = rest % 6;
            rest /= 6;
        }
        PokerDice lot{};
        for (const int die : dice) lot = lot + PokerDice::of(die);
        const std::vector<int> worth = worth_of(dice);
        const auto [known, is_new] = classes.try_emplace(lot.packed, worth);
        ASSERT_EQ(known->second, worth) << "the order in which dice fall does not matter";
        ASSERT_EQ(static_cast<int>(hand_of(lot)), std::max(0, worth[0] - 1));
    }
    EXPECT_EQ(outcomes, 7776);
    ASSERT_EQ(classes.size(), 252u);
    for (const auto& [mine, my_worth] : classes)
        for (const auto& [theirs, their_worth] : classes) {
            const std::uint64_t my_strength = strength({mine}), their_strength = strength({theirs});
            ASSERT_EQ(my_strength > their_strength, my_worth > their_worth)
                << spelled({mine}) << " " << spelled({theirs});
            ASSERT_EQ(my_strength == their_strength, my_worth == their_worth);
            ASSERT_EQ(my_strength == their_strength, mine == theirs)
                << "only the same dice are entirely equal";
        }
}

TEST(MonteCarlo, MC_21_hands_best_first) {
    const char* const falling[] = {
        "A A A A A",  "9 9 9 9 9",               // five of a kind
        "A A A A K",  "A A A A 9", "9 9 9 9 A",  // four, then the single die
        "A A A 9 9",  "K K K A A", "9 9 9 10 10",
        "A K Q J 10",                            // high straight
        "K Q J 10 9",                            // low straight
        "A A A K 9",  "A A A Q J", "9 9 9 A K",  // three
        "A A K K 9",  "A A Q Q K", "10 10 9 9 A", "A A K Q J",  "A A K Q 9",
        "9 9 A K Q",  "A K Q J 9", "A K Q 10 9",  "A K J 10 9", "A Q J 10 9",  // nothing
    };
    for (std::size_t i = 1; i < std::size(falling); ++i)
        EXPECT_GT(strength(dice_of(falling[i - 1])), strength(dice_of(falling[i])))
            << falling[i - 1] << " against " << falling[i];
}

TEST(MonteCarloDice, a_throw_of_ordinary_dice_is_a_throw_of_poker_dice) {
    core::PlayoutHouse house(std::uint64_t{7});
    for (int dice = 0; dice <= 5; ++dice)
        for (int i = 0; i < 200; ++i) {
            const core::Faces faces = house.dice(dice);
            const PokerDice thrown = PokerDice::thrown(faces);
            ASSERT_EQ(thrown.total(), dice);
            for (int face = 0; face < kPokerFaces; ++face)
                ASSERT_EQ(thrown.count(face), faces.count(core::Face(face + 1)));
        }
}

TEST(MonteCarloDice, are_spelled_the_strongest_first) {
    EXPECT_EQ(spelled(dice_of("10 A 9 A K")), "A A K 10 9");
    EXPECT_EQ(spelled(dice_of("10 10 10 10 10")), "10 10 10 10 10");
    EXPECT_EQ(spelled({}), "");
    EXPECT_EQ(spelled(dice_of("9")), "9");
}

}  // namespace
}  // namespace monte_carlo::test
