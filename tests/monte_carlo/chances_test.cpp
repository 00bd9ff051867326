// Exact chances: of bets, and of poker, against counting by hand and the exhaustive house.

#include "games/monte_carlo/chances.h"

#include <algorithm>

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

TEST(MonteCarloChances, of_bets_with_all_cards_face_down) {
    EXPECT_EQ(odds_of(1, {}), (Odds{5, 17})) << "four spades and the jackpot";
    EXPECT_EQ(odds_of(1 | 8, {}), (Odds{9, 17}));
    EXPECT_EQ(odds_of(1 | 2 | 4, {}), (Odds{13, 17}));
    EXPECT_DOUBLE_EQ(odds_of(3, {}).chance(), 9.0 / 17);
}

TEST(MonteCarloChances, of_bets_with_cards_gone) {
    Table table(3);
    table.gone("S1 S2 S3 S4 H1 D2");
    const Cards gone = table.state().gone;
    EXPECT_EQ(odds_of(1, gone), (Odds{1, 11})) << "only the jackpot";
    EXPECT_EQ(odds_of(2, gone), (Odds{4, 11}));
    EXPECT_EQ(odds_of(8, gone), (Odds{5, 11}));
    EXPECT_EQ(table.look()["odds"]["bets"]["HC"], Json({8, 11}));
    EXPECT_EQ(table.look()["odds"]["bets"]["HDC"], Json({11, 11}));
}

TEST(MonteCarloChances, of_bets_agree_with_the_exhaustive_house) {
    for (const char* gone : {"", "S1 S2 H3", "S1 S2 S3 S4 H1 H2 H3 H4 D1 D2 D3 D4 C1 C2 C3 C4"})
        for (const char* bet : {"S", "H", "D", "C"}) {
            Table table(3);
            table.put("A0", 30).money('A', 200).gone(gone);
            table.turn(1, 0);
            table.bet(bet);
            double won = 0;
            core::Exhaustive house;
            do {
                State state = table.state();
                MonteCarlo::apply(state, MonteCarlo::chance(state, house));
                if (state.does() == Does::Win) won += house.probability();
            } while (house.next());
            const Json odds = table.look()["odds"]["bets"][bet];
            EXPECT_NEAR(won, odds[0].get<double>() / odds[1].get<double>(), 1e-12) << gone << " " << bet;
        }
}

/// The chance to beat a hand, by throwing everything that can be thrown.
double slow_chance(std::uint64_t target, PokerDice kept, int throws_left, double tie);

double slow_best(std::uint64_t target, PokerDice dice, int throws_left, double tie) {
    const std::uint64_t mine = strength(dice);
    double best = mine > target ? 1 : mine == target ? tie : 0;
    if (throws_left == 0) return best;
    for (int mask = 0; mask < 4096; ++mask) {  // two bits a face: enough for the hands tried here
        PokerDice kept{};
        for (int face = 0; face < kPokerFaces; ++face)
            kept = kept + PokerDice::of(face, mask >> 2 * face & 3);
        if (dice.covers(kept) && kept.total() < kPokerDice)
            best = std::max(best, slow_chance(target, kept, throws_left, tie));
    }
    return best;
}

double slow_chance(std::uint64_t target, PokerDice kept, int throws_left, double tie) {
    double chance = 0;
    core::Exhaustive house;
    do {
        const PokerDice dice = kept + PokerDice::thrown(house.dice(kPokerDice - kept.total()));
        chance += house.probability() * slow_best(target, dice, throws_left - 1, tie);
    } while (house.next());
    return chance;
}

TEST(MonteCarloChances, to_beat_a_hand_in_one_throw_counted) {
    // Five of a kind of aces is reached by one of 7,776 throws; nothing beats it.
    EXPECT_NEAR(chance_to_beat(dice_of("A A A A A"), {}, 1, 1.0), 1.0 / 7776, 1e-15);
    EXPECT_NEAR(chance_to_beat(dice_of("A A A A A"), {}, 1, 0.0), 0, 1e-15);
    EXPECT_NEAR(chance_to_beat(dice_of("A A A A A"), dice_of("A A A A"), 1), 0.5 / 6, 1e-15);
    // The weakest hand is beaten by everything but itself: 5! of 7,776 throws.
    EXPECT_NEAR(chance_to_beat(dice_of("A Q J 10 9"), {}, 1, 0.0), 1 - 120.0 / 7776, 1e-15);
    EXPECT_NEAR(chance_to_beat(dice_of("A Q J 10 9"), {}, 1), 1 - 60.0 / 7776, 1e-15);
}

TEST(MonteCarloChances, to_beat_a_hand_agree_with_the_exhaustive_house) {
    for (const char* target : {"A A A A A", "K K K 9 9", "A K Q J 10", "Q Q Q J 9", "A A K K 9", "9 9 A K Q"})
        for (const char* kept : {"", "A", "K K", "Q Q Q", "A K Q J", "A A 9 9"})
            for (const double tie : {0.0, 0.5})
                EXPECT_NEAR(chance_to_beat(dice_of(target), dice_of(kept), 1, tie),
                            slow_chance(strength(dice_of(target)), dice_of(kept), 1, tie), 1e-12)
                    << target << " with " << kept;
    EXPECT_NEAR(chance_to_beat(dice_of("K K K 9 9"), dice_of("A A A"), 2),
                slow_chance(strength(dice_of("K K K 9 9")), dice_of("A A A"), 2, 0.5), 1e-12);
    EXPECT_NEAR(chance_to_beat(dice_of("K K Q J 9"), dice_of("A K"), 2, 0),
                slow_chance(strength(dice_of("K K Q J 9")), dice_of("A K"), 2, 0), 1e-12);
}

TEST(MonteCarloChances, the_best_dice_to_keep) {
    const Best four = best_to_beat(dice_of("K K K K 9"), dice_of("A A A 10 9"), 1);
    EXPECT_EQ(four.keep, dice_of("A A A"));
    EXPECT_NEAR(four.chance, 11.0 / 36, 1e-12) << "at least one more ace";
    const Best stand = best_to_beat(dice_of("K K Q J 9"), dice_of("A A Q J 9"), 2);
    EXPECT_EQ(stand.keep, dice_of("A A Q J 9"));
    EXPECT_EQ(stand.chance, 1);
    const Best straight = best_to_beat(dice_of("K Q J 10 9"), dice_of("A K Q J 9"), 1, 0);
    EXPECT_EQ(straight.keep, dice_of("A K Q J"));
    EXPECT_NEAR(straight.chance, 1.0 / 6, 1e-12);
    EXPECT_EQ(best_to_beat(dice_of("A A A A A"), dice_of("K K K K K"), 0).chance, 0);
}

TEST(MonteCarloChances, of_the_caller_are_consistent) {
    // After the third throw there is nothing to choose.
    const PokerDice full = dice_of("Q Q Q J J");
    EXPECT_EQ(best_of_caller(full, 3).keep, full);
    EXPECT_DOUBLE_EQ(best_of_caller(full, 3).chance, 1 - chance_to_beat(full, {}, 3));
    EXPECT_DOUBLE_EQ(chance_to_stand(full, 1), 1 - chance_to_beat(full, {}, 1));
    EXPECT_DOUBLE_EQ(chance_to_stand(full, 2), 1 - chance_to_beat(full, {}, 2));
    // The best is at least as good as everything that can be kept, and is one of them.
    for (const char* dice : {"A A K 10 9", "K Q J 10 9", "9 9 9 9 A", "A K Q J 9"})
        for (int throws = 1; throws <= 2; ++throws) {
            const Best best = best_of_caller(dice_of(dice), throws);
            EXPECT_TRUE(dice_of(dice).covers(best.keep));
            EXPECT_GE(best.chance + 1e-12, chance_to_stand(dice_of(dice), throws));
            EXPECT_GE(best.chance + 1e-12, chance_of_caller({}, throws));
            for (const char* kept : {"A", "K", "9", "A K", "9 9"})
                if (dice_of(dice).covers(dice_of(kept))) {
                    EXPECT_GE(best.chance + 1e-12, chance_of_caller(dice_of(kept), throws));
                }
        }
    // One throw from two lots: the chance before it is the mean of the best after it.
    double mean = 0;
    core::Exhaustive house;
    do {
        const double best = best_of_caller(PokerDice::thrown(house.dice(5)), 1).chance;
        mean += house.probability() * best;
    } while (house.next());
    EXPECT_NEAR(mean, chance_of_calling(), 1e-12);
    EXPECT_GT(chance_of_calling(), 0.4);
    EXPECT_LT(chance_of_calling(), 0.6);
}

TEST(MonteCarloChances, stand_in_the_view_while_poker_is_played) {
    Table table(3);
    table.put("B0", 23).put("A0", 22).money('A', 50).money('B', 50);
    table.turn(1, 0);
    EXPECT_NEAR(table.look()["odds"]["poker"]["chance"].get<double>(), chance_of_calling(), 1e-6);
    table.poker('B', 20);
    table.dice("A A K 10 9");
    const Json caller = table.look()["odds"]["poker"];
    EXPECT_EQ(caller["best"], Json({"A", "A"}));
    EXPECT_NEAR(caller["chance"].get<double>(), best_of_caller(dice_of("A A K 10 9"), 1).chance, 1e-6);
    EXPECT_NEAR(caller["stand"].get<double>(), chance_to_stand(dice_of("A A K 10 9"), 1), 1e-6);
    table.keep("A A");
    EXPECT_NEAR(table.look()["odds"]["poker"]["chance"].get<double>(), caller["chance"].get<double>(), 1e-6);
    table.dice("A K K"), table.keep("A A A K K");
    EXPECT_NEAR(table.look()["odds"]["poker"]["chance"].get<double>(),
                chance_to_beat(dice_of("A A A K K"), {}, 2), 1e-6)
        << "now of the opponent";
    table.dice("Q Q Q J 9");
    EXPECT_EQ(table.look()["odds"]["poker"]["best"], Json({"Q", "Q", "Q"}));
    EXPECT_EQ(table.look()["odds"]["poker"]["stand"], 0);
}

}  // namespace
}  // namespace monte_carlo::test
