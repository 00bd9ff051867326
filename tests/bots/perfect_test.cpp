// The rest of a round of two, counted: the same as by the rules of the game, one roll at a time.

#include "bots/las_vegas/perfect.h"

#include <gtest/gtest.h>

#include "bots/arena/losses.h"
#include "bots/las_vegas/knowledge.h"
#include "bots/levels.h"

namespace bots {
namespace {

using las_vegas::Kind;
using las_vegas::LasVegas;
using K = LasVegasKnowledge;
using State = LasVegas::State;
using Moves = LasVegas::Moves;

las_vegas::Setup with_open_purses() {
    las_vegas::Setup setup;
    setup.open_purses = true;
    return setup;
}

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

/// The chance of the first seat at the end of the round, everybody playing as well as possible.
double counted(const State& start, const State& state) {
    const core::Decision open = LasVegas::ask(state);
    if (open.is_over() || K::far_enough(start, state)) {
        Values values{};
        K::values(start, state, values);
        return static_cast<double>(values[0]);
    }
    if (open.is_chance()) {
        double sum = 0;
        core::Exhaustive house;
        do {
            State after = state;
            LasVegas::apply(after, LasVegas::chance(state, house));
            sum += house.probability() * counted(start, after);
        } while (house.next());
        return sum;
    }
    const Seat seat = open.asked.lowest();
    Moves moves;
    LasVegas::offer(state, seat, moves);
    double best = -1;
    for (const auto& move : moves) {
        State after = state;
        LasVegas::apply(after, seat, move);
        const double chance = counted(start, after);
        best = std::max(best, seat == Seat(0) ? chance : 1 - chance);
    }
    return seat == Seat(0) ? best : 1 - best;
}

/// Choices of random games in which so few dice are left that everything can be counted.
template <class Look>
void look_at_late_choices(const las_vegas::Setup& setup, int most_dice, int choices, Look look) {
    core::PlayoutHouse house(5);
    State state = LasVegas::open(setup);
    while (choices > 0) {
        const core::Decision open = LasVegas::ask(state);
        if (open.is_over()) {
            state = LasVegas::open(setup);
        } else if (open.is_chance()) {
            LasVegas::apply(state, LasVegas::chance(state, house));
        } else {
            const Seat seat = open.asked.lowest();
            Moves moves;
            LasVegas::offer(state, seat, moves);
            const int left = state.hands[0].of(Kind::Own) + state.hands[1].of(Kind::Own);
            if (left <= most_dice && moves.size() > 1) {
                look(state, seat, moves);
                --choices;
            }
            LasVegas::apply(state, seat,
                            moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))]);
        }
    }
}

void expect_counted_as_by_the_rules(const las_vegas::Setup& setup, int dice, int choices) {
    look_at_late_choices(setup, dice, choices, [](const State& state, Seat seat, const Moves& moves) {
        std::vector<float> chances(static_cast<std::size_t>(moves.size()));
        perfect::judge(LasVegas::view(state, seat), seat, moves, chances);
        for (int i = 0; i < moves.size(); ++i) {
            State after = state;
            LasVegas::apply(after, seat, moves[i]);
            const double first = counted(state, after);
            EXPECT_NEAR(static_cast<double>(chances[static_cast<unsigned>(i)]),
                        seat == Seat(0) ? first : 1 - first, 2e-5)
                << "round " << int{state.round};
        }
    });
}

TEST(Perfect, counts_what_the_rules_of_the_game_come_to) {
    expect_counted_as_by_the_rules(with_open_purses(), 4, 40);
    expect_counted_as_by_the_rules(with_open_purses(), 5, 4);
}

TEST(Perfect, counts_notes_of_a_hundred_thousand_and_other_minimums_too) {
    las_vegas::Setup setup = with_open_purses();
    setup.modules.add(las_vegas::Module::Hundreds);
    setup.modules.add(las_vegas::Module::Minimum);
    expect_counted_as_by_the_rules(setup, 4, 12);
}

TEST(Perfect, knows_nothing_of_a_hidden_purse) {
    // LV-13: another purse that fits the same view changes no figure.
    core::PlayoutHouse house(9);
    look_at_late_choices({}, 6, 60, [&](const State& state, Seat seat, const Moves& moves) {
        const LasVegas::View view = LasVegas::view(state, seat);
        const State twin = LasVegas::dream(view, house);
        std::vector<float> chances(static_cast<std::size_t>(moves.size())), again(chances.size());
        perfect::judge(view, seat, moves, chances);
        perfect::judge(LasVegas::view(twin, seat), seat, moves, again);
        EXPECT_EQ(chances, again);
    });
}

TEST(Perfect, is_for_two_who_place_dice_and_nothing_else) {
    for (int modules = 0; modules < 1 << las_vegas::kModules; ++modules) {
        las_vegas::Setup setup;
        setup.modules.bits = static_cast<std::uint16_t>(modules);
        if (setup.has(las_vegas::Module::SlotMachine)) continue;  // BV-14: not among two
        core::PlayoutHouse house(3);
        State state = LasVegas::open(setup);
        while (LasVegas::ask(state).is_chance()) LasVegas::apply(state, LasVegas::chance(state, house));
        const std::uint64_t rolls =
            perfect::rolls_to_come(LasVegas::view(state, LasVegas::ask(state).asked.lowest()));
        las_vegas::Modules notes;
        notes.add(las_vegas::Module::Minimum);
        notes.add(las_vegas::Module::Hundreds);
        EXPECT_EQ(rolls != kNever, (modules & ~notes.bits) == 0) << modules;
    }
    core::PlayoutHouse house(3);
    las_vegas::Setup setup;
    setup.seats = 3;
    State three = LasVegas::open(setup);
    while (LasVegas::ask(three).is_chance()) LasVegas::apply(three, LasVegas::chance(three, house));
    EXPECT_EQ(perfect::rolls_to_come(LasVegas::view(three, LasVegas::ask(three).asked.lowest())), kNever);
}

TEST(Perfect, play_is_what_an_expert_finds_where_a_round_is_short) {
    int solved = 0;
    look_at_late_choices({}, 8, 60, [&](const State& state, Seat seat, const Moves& moves) {
        const LasVegas::View view = LasVegas::view(state, seat);
        const Limits limits{1000, {}, 1};
        if (!can_solve<K>(view, limits)) return;
        ++solved;
        std::vector<float> chances(static_cast<std::size_t>(moves.size()));
        perfect::judge(view, seat, moves, chances);
        const Choice choice = choose<K>(Level::Expert, view, seat, moves, limits, 7);
        EXPECT_NEAR(static_cast<double>(chances[static_cast<unsigned>(choice.place)]),
                    static_cast<double>(*std::max_element(chances.begin(), chances.end())), 2e-5);
    });
    EXPECT_GT(solved, 50);
}

TEST(Perfect, play_is_lost_less_by_an_expert_that_thinks_longer) {
    int played = 0;
    const arena::Examination examination{
        .playouts = {20, 20'000}, .games = 2, .rounds = 1, .played = [&](int games) {
            EXPECT_EQ(games, ++played);
        }};
    const std::vector<arena::Loss> losses = arena::losses("las-vegas", examination);
    EXPECT_EQ(played, examination.games);
    ASSERT_EQ(losses.size(), 2u);
    EXPECT_GE(losses[1].lost.value, 0);
    EXPECT_LT(losses[1].lost.value, losses[0].lost.value);
    EXPECT_NEAR(losses[1].less_than_before.value, losses[0].lost.value - losses[1].lost.value, 1e-9);
}

TEST(Perfect, is_out_of_reach_of_a_search_in_a_hurry) {
    core::PlayoutHouse house(3);
    State state = LasVegas::open({});
    while (LasVegas::ask(state).is_chance()) LasVegas::apply(state, LasVegas::chance(state, house));
    const LasVegas::View view = LasVegas::view(state, LasVegas::ask(state).asked.lowest());
    EXPECT_FALSE(can_solve<K>(view, {100'000, {}, 1}));
    EXPECT_TRUE(can_solve<K>(view, {1'000'000, {}, 1}));
    EXPECT_FALSE(can_solve<K>(view, {1'000'000, std::chrono::milliseconds(100), 1}));
}

}  // namespace
}  // namespace bots
