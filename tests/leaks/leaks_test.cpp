// Nothing leaks: pairs of games that differ only in what a viewer may not know give that viewer the same
// bytes from the hub, and the same figures and log lines to whoever runs it. CROUPIER_LONG=1: a hundred times
// as many. CROUPIER_SEED: other games.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bots/any_bot.h"
#include "leaks/planted.h"
#include "leaks/traffic.h"
#include "support/counts.h"

namespace leaks {
namespace {

std::vector<const Case*> cases_of(const std::string& game) {
    std::vector<const Case*> some;
    for (const Case& one : cases())
        if (one.game == game) some.push_back(&one);
    return some;
}
/// The viewers of a case in turn: every seat, and who looks on.
int viewer_of(const Case& about, std::size_t number) {
    return static_cast<int>(number % static_cast<std::size_t>(about.seats + 1)) - 1;
}
Script script_of(const std::vector<const Case*>& some, std::size_t number) {
    const Case& about = *some[number % some.size()];
    return Twins(about, viewer_of(about, number / some.size()), support::seed() * 1'000'003 + number).made();
}

class Leaks : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(, Leaks,
                         testing::Values("las-vegas", "solitaire", "colours", "las-vegas-cards", "las-vegan",
                                         "monte-carlo"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST_P(Leaks, pairs_of_games_give_a_viewer_the_same_bytes) {
    const auto some = cases_of(GetParam());
    const auto pairs = static_cast<std::size_t>(support::counted(1000, 100'000, 25));
    constexpr std::size_t kAtOnce = 125;
    std::size_t differ = 0, hide = 0, sealed = 0;
    for (std::size_t done = 0; done < pairs; done += kAtOnce) {
        std::vector<Script> scripts;
        for (std::size_t i = done; i < std::min(pairs, done + kAtOnce); ++i) {
            scripts.push_back(script_of(some, i));
            hide += scripts.back().about->hides ? 1 : 0;
            differ += scripts.back().differs ? 1 : 0;
            sealed += scripts.back().answers >= 0 ? 1 : 0;
        }
        const Traffic one = run(false, scripts), other = run(true, scripts);
        ASSERT_EQ(first_difference(scripts, one, other), "");
    }
    // Where something can be hidden most pairs differ in it, the others only in what is to come.
    EXPECT_GE(differ, hide * 3 / 4);
    RecordProperty("pairs", static_cast<int>(pairs));
    RecordProperty("differ", static_cast<int>(differ));
    RecordProperty("sealed", static_cast<int>(sealed));
}

/// A few pairs of all games that hide something.
std::vector<Script> some_of_everything(std::size_t count) {
    std::vector<const Case*> hiding;
    for (const Case& one : cases())
        if (one.hides) hiding.push_back(&one);
    std::vector<Script> scripts;
    for (std::size_t i = 0; i < count; ++i) scripts.push_back(script_of(hiding, 5000 + i));
    return scripts;
}

TEST(LeaksPlanted, every_one_is_caught) {
    const std::vector<Script> scripts = some_of_everything(66);
    ASSERT_EQ(first_difference(scripts, run(false, scripts), run(true, scripts)), "");
    const std::vector<Leak> all = planted();
    ASSERT_GE(all.size(), 30u);
    for (std::size_t i = 0; i < all.size(); i += support::kSanitized ? 5 : 1)
        EXPECT_NE(first_difference(scripts, run(false, scripts, &all[i]), run(true, scripts, &all[i])), "")
            << all[i].name;
}

/// How hard a bot thinks, and what it does: for each level the move, for the expert the playouts too.
std::string thought(const match::AnyMatch& match, Seat seat, std::uint64_t playouts) {
    std::string all;
    const bots::Limits limits{playouts, std::chrono::milliseconds(0), 1};
    for (const std::string& level : bots::level_names()) {
        const auto bot = bots::make_bot(match.header().game, level, limits, 11);
        if (!bot) continue;
        const bots::AnyChoice choice = bot->choose(match, seat);
        all += level + " " + choice.move + " " + choice.reason + "\n";
        if (level != "expert") continue;
        const bots::Work work = bot->search(match, seat, limits);
        all +=
            std::to_string(work.playouts) + " playouts, " + std::to_string(work.decisions) + " decisions\n";
    }
    return all;
}

TEST(LeaksOfBots, neither_moves_nor_work_depend_on_what_is_hidden) {
    const auto wanted = static_cast<int>(support::counted(300, 30'000, 10));
    int looked = 0, caught = 0;
    for (std::size_t i = 0; looked < wanted; ++i) {
        const Case& about = cases()[i % cases().size()];
        Twins twins(about, static_cast<int>(i / cases().size() % static_cast<std::size_t>(about.seats)),
                    support::seed() * 77'003 + i);
        const Script script = twins.made();
        if (!twins.one().ask().asked.has(Seat(script.viewer))) continue;
        ++looked;
        const std::string here = thought(twins.one(), Seat(script.viewer), 30);
        ASSERT_EQ(here, thought(twins.other(), Seat(script.viewer), 30)) << about.game << " " << i;
        // A bot that thinks longer about some hidden cards than about others would be seen.
        const bool peeks = script.differs && !script.steps.empty();
        caught += peeks && here != thought(twins.other(), Seat(script.viewer), 36) ? 1 : 0;
    }
    EXPECT_GT(caught, looked / 4);
}

}  // namespace
}  // namespace leaks
