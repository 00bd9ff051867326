// The bots of the dice game: legal moves with every kind of module, nothing seen that is hidden, positions
// with one right answer, and who is stronger.

#include <gtest/gtest.h>

#include "bots/any_bot.h"
#include "bots/las_vegas/knowledge.h"
#include "bots/paired.h"
#include "boulevard/modules.h"

namespace bots {
namespace {

using namespace las_vegas::test;
using las_vegas::Card;
using las_vegas::Does;
using las_vegas::LasVegas;
using K = LasVegasKnowledge;

las_vegas::Setup setup_of(int seats, unsigned modules, const std::string& others = "") {
    return suite::setup<LasVegas>(seats, options_of(modules, others));
}

// Positions with one right answer: the regular and the expert find it.

std::string answer_of(Position position, Level level) {
    position.lay_the_rest();
    const las_vegas::View seen = LasVegas::view(position.state, position.seat());
    EXPECT_TRUE(las_vegas::can_stand_so(seen));
    LasVegas::Moves moves;
    LasVegas::offer(position.state, position.seat(), moves);
    Limits limits;
    limits.playouts = 2000;
    const Choice choice = choose<K>(level, seen, position.seat(), moves, limits, 11);
    return suite::text<LasVegas>(moves[choice.place]);
}

void expect_answer(const Position& position, const std::string& right) {
    EXPECT_EQ(answer_of(position, Level::Regular), right) << "the regular";
    EXPECT_EQ(answer_of(position, Level::Expert), right) << "the expert";
}

TEST(LasVegasBots, take_the_larger_note_with_the_last_dice) {
    Position position(2, "{}");
    position.notes(2, {90});
    position.notes(5, {50});
    position.hand(0, 2);
    position.hand(1, 0);
    ASSERT_EQ(position.rolls(R"({"own":[2,5]})"), "");
    expect_answer(position, R"({"place":2})");
}

TEST(LasVegasBots, break_a_tie_that_pays) {
    Position position(2, "{}");
    position.notes(3, {80});
    position.notes(4, {50});
    position.dice(3, {2, 2});
    position.dice(4, {3, 0});
    position.hand(0, 2);
    position.hand(1, 0);
    ASSERT_EQ(position.rolls(R"({"own":[3,4]})"), "");
    expect_answer(position, R"({"place":3})");
}

TEST(LasVegasBots, make_a_tie_that_costs_the_rival_more_than_a_small_note_brings) {
    Position position(2, "{}");
    position.notes(2, {90});
    position.notes(5, {20, 10, 10, 10});
    position.dice(2, {0, 1});
    position.hand(0, 2);
    position.hand(1, 0);
    ASSERT_EQ(position.rolls(R"({"own":[2,5]})"), "");
    expect_answer(position, R"({"place":2})");
}

TEST(LasVegasBots, do_not_waste_many_dice) {
    Position position(2, "{}");
    position.notes(1, {60});
    position.notes(6, {60});
    ASSERT_EQ(position.rolls(R"({"own":[1,1,1,1,1,1,1,6]})"), "");
    expect_answer(position, R"({"place":6})");
}

TEST(LasVegasBots, do_not_tie_themselves_out_of_a_note) {
    Position position(3, "{}");
    position.notes(1, {90, 80});
    position.notes(2, {50});
    position.dice(1, {1, 2, 0});
    position.dice(2, {3, 0, 0});
    position.hand(0, 2);
    position.hand(1, 0);
    position.hand(2, 0);
    ASSERT_EQ(position.rolls(R"({"own":[1,2]})"), "");
    expect_answer(position, R"({"place":2})");
}

TEST(LasVegasBots, kick_the_rival_who_leads) {
    Position position(2, R"({"kickers":true})");
    position.notes(3, {90});
    position.notes(1, {50});
    position.dice(3, {1, 2});
    position.hand(0, 2, 0, 0, 1);
    position.hand(1, 0);
    ASSERT_EQ(position.rolls(R"({"own":[1,3],"kicker":[3]})"), "");
    ASSERT_EQ(position.answers(R"({"place":3})"), "");
    expect_answer(position, R"({"kick":{"seat":1,"die":"own"}})");
}

TEST(LasVegasBots, win_the_tie_that_pays_most) {
    Position position(2, R"({"actions":true})");
    position.notes(3, {90});
    position.notes(1, {50});
    position.dice(3, {2, 2});
    position.dice(1, {2, 2});
    position.state.effects.wins_tie = las_vegas::Seat(0);
    position.pay_out();
    expect_answer(position, R"({"tie":3})");
}

TEST(LasVegasBots, swap_a_small_note_and_keep_a_large_one) {
    Position position(2, R"({"actions":true})");
    position.state.effects.swaps = las_vegas::Seat(0);
    position.won(0, {10, 90});
    position.pay_out();
    expect_answer(position, R"({"swap":10000})");
}

TEST(LasVegasBots, take_the_token_that_adds_most) {
    Position position(2, R"({"tokens":true})");
    position.notes(3, {90});
    position.state.tokens[2].add(kit::Token::Pink);
    position.state.tokens[2].add(kit::Token::Blue);
    for (int i = 0; i < 3; ++i) position.state.tokens_held[0].add(kit::Token::Blue);
    position.hand(0, 3);
    ASSERT_EQ(position.rolls(R"({"own":[1,3,3]})"), "");
    ASSERT_EQ(position.answers(R"({"place":3})"), "");
    expect_answer(position, R"({"token":"blue"})");
}

TEST(LasVegasBots, greedy_takes_what_pays_most_now) {
    Position position(2, "{}");
    position.notes(1, {90});
    position.notes(6, {80});
    ASSERT_EQ(position.rolls(R"({"own":[1,1,1,1,1,1,1,6]})"), "");
    EXPECT_EQ(answer_of(position, Level::Greedy), R"({"place":1})");
}

// Nothing that is hidden.

TEST(LasVegasBots, states_that_look_alike_give_the_same_move_and_reason) {
    Limits limits;
    limits.playouts = 60;
    test::expect_alike<K>(setup_of(2, 0), 4000, 1, limits);
    test::expect_alike<K>(setup_of(3, 0), 3000, 2, limits);
    test::expect_alike<K>(setup_of(2, all_modules(2)), 1500, 3, limits);
    test::expect_alike<K>(setup_of(5, all_modules(5) & ~(1u << 8)), 1500, 4, limits);
}

// Legal, whatever the modules.

/// Plays a game in which the seats play at different levels; the search is short.
void play_with_every_level(const las_vegas::Setup& setup, std::uint64_t seed) {
    constexpr Level kLevels[] = {Level::Expert, Level::Regular, Level::Novice, Level::Greedy};
    core::PlayoutHouse house(seed);
    auto state = LasVegas::open(setup);
    Limits limits;
    limits.playouts = 24;
    for (std::uint64_t entry = 0; !LasVegas::ask(state).is_over(); ++entry) {
        ASSERT_LT(entry, 5000u);
        if (LasVegas::ask(state).is_chance()) {
            LasVegas::apply(state, LasVegas::chance(state, house));
            continue;
        }
        const Seat seat = LasVegas::ask(state).asked.lowest();
        LasVegas::Moves moves;
        LasVegas::offer(state, seat, moves);
        const auto level = kLevels[(static_cast<unsigned>(seat) + seed) % std::size(kLevels)];
        const Choice choice =
            choose<K>(level, LasVegas::view(state, seat), seat, moves, limits, seed + entry);
        ASSERT_GE(choice.place, 0);
        ASSERT_LT(choice.place, moves.size());
        ASSERT_NE(choice.reason.key, nullptr);
        LasVegas::apply(state, seat, moves[choice.place]);
    }
}

TEST(LasVegasBots, play_legal_moves_with_every_kind_of_module) {
    for (int seats = 2; seats <= 8; ++seats) {
        const std::vector<unsigned> sets = allowed_sets(seats);
        for (std::size_t i = static_cast<std::size_t>(seats); i < sets.size(); i += sets.size() / 5 + 1)
            play_with_every_level(setup_of(seats, sets[i], R"("rounds":2)"), i);
        play_with_every_level(setup_of(seats, all_modules(seats), R"("rounds":1)"), 1);
    }
}

/// Plays by lot, and counts the choices before which the notes at a casino have changed since the round's
/// first.
int choices_with_other_notes(const las_vegas::Setup& setup, std::uint64_t seed) {
    core::PlayoutHouse house(seed);
    auto state = LasVegas::open(setup);
    int round = -1, changed = 0;
    lv_quick::Tops looked_up{};
    while (!LasVegas::ask(state).is_over()) {
        if (LasVegas::ask(state).is_chance()) {
            LasVegas::apply(state, LasVegas::chance(state, house));
            continue;
        }
        if (round != state.round) looked_up = K::look_up(state);
        round = state.round;
        for (std::size_t i = 0; i < looked_up.size(); ++i) {
            const lv_quick::Top now = lv_quick::top_of(state.notes[i]);
            changed += now.first == looked_up[i].first && now.second == looked_up[i].second ? 0 : 1;
        }
        const Seat seat = LasVegas::ask(state).asked.lowest();
        LasVegas::Moves moves;
        LasVegas::offer(state, seat, moves);
        LasVegas::apply(state, seat,
                        moves[static_cast<int>(house.below(static_cast<unsigned>(moves.size())))]);
    }
    return changed;
}

TEST(LasVegasBots, look_notes_up_once_a_round_only_where_they_stay_as_they_are) {
    int sets = 0, others = 0;
    for (int seats = 2; seats <= 8; ++seats)
        for (const unsigned set : allowed_sets(seats)) {
            const las_vegas::Setup setup = setup_of(seats, set);
            if ((setup.modules.bits & ~lv_quick::kSilent.bits) != 0) {
                others += set == all_modules(seats) ? choices_with_other_notes(setup, 3) : 0;
                continue;
            }
            EXPECT_EQ(choices_with_other_notes(setup, set), 0) << seats << " seats, set " << set;
            ++sets;
        }
    EXPECT_GT(sets, 30);
    EXPECT_GT(others, 0) << "the test would not notice a change";
}

// Who is stronger: the same dice for both seats in turn.

double share_won(const las_vegas::Setup& setup, Level level, Level against, int games,
                 std::uint64_t playouts) {
    Limits limits;
    limits.playouts = playouts;
    double won = 0;
    for (int game = 0; game < games; ++game) {
        const auto deal = static_cast<std::uint64_t>(1000 + game / 2);
        core::PlayoutHouse house(deal);
        auto state = LasVegas::open(setup);
        for (std::uint64_t entry = 0; !LasVegas::ask(state).is_over(); ++entry) {
            if (LasVegas::ask(state).is_chance()) {
                LasVegas::apply(state, LasVegas::chance(state, house));
                continue;
            }
            const Seat seat = LasVegas::ask(state).asked.lowest();
            LasVegas::Moves moves;
            LasVegas::offer(state, seat, moves);
            const bool ours = core::index(seat) == game % 2;
            LasVegas::apply(state, seat,
                            moves[choose<K>(ours ? level : against, LasVegas::view(state, seat), seat, moves,
                                            limits, deal * 512 + entry)
                                      .place]);
        }
        const core::Standing standing = LasVegas::score(state);
        if (standing.winners.has(Seat(game % 2))) won += 1.0 / standing.winners.count();
    }
    return won / games;
}

TEST(LasVegasBots, each_level_beats_the_one_below) {
    const las_vegas::Setup base = setup_of(2, 0);
    EXPECT_GT(share_won(base, Level::Novice, Level::Random, 100, 0), 0.7);
    EXPECT_LT(share_won(base, Level::Novice, Level::Regular, 100, 0), 0.35);
    EXPECT_GT(share_won(base, Level::Regular, Level::Random, 200, 0), 0.9);
    EXPECT_GT(share_won(base, Level::Regular, Level::Greedy, 200, 0), 0.75);
    EXPECT_GT(share_won(base, Level::Expert, Level::Regular, 100, 300), 0.58);
}

TEST(LasVegasBots, each_level_beats_the_one_below_with_all_modules) {
    const las_vegas::Setup all = setup_of(2, all_modules(2));
    EXPECT_GT(share_won(all, Level::Regular, Level::Random, 30, 0), 0.8);
    EXPECT_GT(share_won(all, Level::Expert, Level::Regular, 20, 100), 0.5);
}

TEST(LasVegasBots, have_names) {
    const Limits limits;
    for (const std::string& level : level_names())
        EXPECT_NE(make_bot("las-vegas", level, limits, 1), nullptr) << level;
    EXPECT_EQ(make_bot("las-vegas", "wizard", limits, 1), nullptr);
    EXPECT_EQ(make_bot("roulette", "expert", limits, 1), nullptr);
}

}  // namespace
}  // namespace bots
