// Analyses: what changed the chances adds up to the result, ends are certain, and nothing depends on threads.

#include <array>
#include <cmath>

#include "lab/analysis_json.h"
#include "lab/analysis_report.h"
#include "lab/journals.h"

namespace {

using namespace lab;
using namespace lab::test;

Analysis analysis(const match::AnyMatch& match, const Pace& pace) {
    return (*odds_of(match.header().game))->analyse(match, pace);
}

struct Table {
    const char* game;
    int seats;
    const char* options;
    std::uint64_t playouts;
};
const std::array<Table, 8> kTables{{{"las-vegas", 3, R"({"rounds":2})", 6},
                                    {"las-vegas", 2, R"({"neutral":true,"purses":"open"})", 4},
                                    {"las-vegas", 5, R"({"rainbow":true,"tokens":true,"rounds":1})", 3},
                                    {"solitaire", 1, "{}", 10},
                                    {"colours", 4, "{}", 6},
                                    {"las-vegas-cards", 3, R"({"sequential":true,"tokens":true})", 2},
                                    {"las-vegan", 2, "{}", 2},
                                    {"monte-carlo", 3, "{}", 2}}};

TEST(Analysis, luck_and_skill_add_up_to_the_result) {
    for (const Table& table : kTables) {
        const Match match = played(table.game, table.seats, table.options, 4);
        const Analysis found = analysis(*match, pace(table.playouts));
        const core::Standing standing = match->score();
        ASSERT_TRUE(found.finished);
        ASSERT_EQ(found.win.size(), static_cast<std::size_t>(table.seats));
        ASSERT_EQ(found.values.size(), static_cast<std::size_t>(match->size()) + 1);
        for (int seat = 0; seat < table.seats; ++seat) {
            const auto i = static_cast<unsigned>(seat);
            const double won = standing.winners.has(Seat(seat)) ? 1.0 / standing.winners.count() : 0;
            EXPECT_EQ(found.win[i].result, won) << table.game;
            EXPECT_EQ(found.money[i].result, standing.money[i]) << table.game;
            for (const Account* account : {&found.win[i], &found.money[i]}) {
                const double scale = account == &found.win[i] ? 1 : 1e6;
                EXPECT_NEAR(account->start + account->luck + account->skill(), account->result, 1e-9 * scale);
                EXPECT_NEAR(account->skill(), account->own + account->others, 1e-9 * scale);
            }
            if (table.seats == 1) {
                EXPECT_EQ(found.win[i].others, 0);
            }
        }
    }
}

TEST(Analysis, made_piece_by_piece_it_is_the_same) {
    for (const Table& table : kTables) {
        const Match match = played(table.game, table.seats, table.options, 4);
        const Analysis whole = analysis(*match, pace(5, 3));
        const auto study = (*odds_of(table.game))->study(*match, 3);
        study->go_on(2);
        const Analysis& found = study->go_on(3);
        EXPECT_EQ(found.playouts, 5u);
        EXPECT_EQ(found.error, whole.error) << table.game;
        EXPECT_EQ(found.turning_points, whole.turning_points) << table.game;
        ASSERT_EQ(found.values.size(), whole.values.size());
        for (std::size_t at = 0; at < whole.values.size(); ++at)
            ASSERT_EQ(found.values[at].win, whole.values[at].win) << table.game << " before entry " << at;
        for (std::size_t seat = 0; seat < whole.win.size(); ++seat) {
            EXPECT_EQ(found.win[seat].luck, whole.win[seat].luck) << table.game;
            EXPECT_EQ(found.money[seat].own, whole.money[seat].own) << table.game;
        }
        const Json page = Json::parse(for_page(found));
        EXPECT_EQ(page["win"].size(), found.values.size());
        EXPECT_EQ(page["who"].size(), static_cast<std::size_t>(match->size()));
        EXPECT_EQ(page["accounts"].size(), static_cast<std::size_t>(table.seats));
        EXPECT_NEAR(page["accounts"][0]["win"][1].get<double>(), found.win[0].luck, 0.00005 + 1e-9);
    }
}

TEST(Analysis, the_chances_of_all_seats_are_one_at_any_time) {
    const Match match = played("las-vegas", 4, R"({"rounds":1})", 9);
    for (const Values& values : analysis(*match, pace(5)).values) {
        double sum = 0;
        for (const double win : values.win) sum += win;
        EXPECT_NEAR(sum, 1, 1e-9);
    }
}

TEST(Analysis, a_forced_answer_changes_nothing) {
    const Match match = played("las-vegas", 3, R"({"rounds":1})", 2);
    const Analysis found = analysis(*match, pace(5));
    const auto before = match->copy();
    int forced = 0;
    for (int entry = match->size(); entry-- > 0;) {
        before->rewind(entry);
        const auto at = static_cast<std::size_t>(entry);
        if (found.who[at] == core::kHouse || before->offers(found.who[at]).size() > 1) continue;
        ++forced;
        EXPECT_EQ(found.values[at].win, found.values[at + 1].win);
    }
    EXPECT_GT(forced, 0);
}

TEST(Analysis, choices_of_a_regular_neither_win_nor_lose_anything) {
    // The yardstick of the choices is the regular: in a game of regulars all is luck.
    Match match = open("las-vegas", 2, R"({"rounds":1,"first":0})");
    core::PlayoutHouse house(6);
    const auto bot = bots::make_bot("las-vegas", "regular", {}, 1);
    while (!match->ask().is_over()) {
        if (match->ask().is_chance()) {
            match->draw(house);
            continue;
        }
        const Seat seat = match->ask().asked.lowest();
        ASSERT_FALSE(match->submit(seat, match->question(), bot->choose(*match, seat).move));
    }
    for (const Account& account : analysis(*match, pace(40)).win) {
        EXPECT_NEAR(account.own, 0, 1e-9);
        EXPECT_NEAR(account.others, 0, 1e-9);
        EXPECT_NEAR(account.luck, account.result - account.start, 1e-9);
    }
}

TEST(Analysis, a_mistake_is_found_and_costs_what_it_gave_up) {
    // One round; Anna throws the 90,000 away with her last choice.
    Match match = open("las-vegas", 2, R"({"first":0,"rounds":1})");
    const auto enter = [&](const char* draw) { ASSERT_FALSE(match->record(draw)); };
    const auto place = [&](int seat, int face) {
        ASSERT_FALSE(match->submit(Seat(seat), match->question(), Json{{"place", face}}.dump()));
    };
    enter(R"({"notes":[[60000],[80000],[50000],[70000],[90000],[60000]]})");
    enter(R"({"roll":{"own":[2,2,2,2,2,2,2,5]}})");
    place(0, 2);
    enter(R"({"roll":{"own":[1,1,1,1,3,3,3,3]}})");
    place(1, 1);
    enter(R"({"roll":{"own":[5]}})");
    place(0, 5);
    enter(R"({"roll":{"own":[3,3,3,4]}})");
    const int entry = match->size();
    place(1, 4);  // one die: three are left, and casino 3 was there for the taking
    enter(R"({"roll":{"own":[4,4,4]}})");
    place(1, 4);
    const Analysis found = analysis(*match, pace(400));
    ASSERT_TRUE(found.finished);
    for (const Choice& choice : found.choices) {
        EXPECT_GE(choice.cost.value, 0);
        EXPECT_GE(choice.looked_at, 2);
        EXPECT_NEAR(choice.cost.value, choice.best_win.value - choice.chosen_win.value, 1e-9);
        if (choice.chosen == choice.best) {
            EXPECT_EQ(choice.cost.value, 0);
        }
    }
    ASSERT_FALSE(found.choices.empty());
    EXPECT_EQ(found.choices.back().entry, entry);
}

TEST(Analysis, is_the_same_whatever_the_threads) {
    for (const Table& table : {kTables[0], kTables[4], kTables[6]}) {
        const Match match = played(table.game, table.seats, table.options, 11);
        EXPECT_EQ(as_json(analysis(*match, pace(table.playouts, 3, 1)), *match),
                  as_json(analysis(*match, pace(table.playouts, 3, 4)), *match))
            << table.game;
    }
}

TEST(Analysis, goes_as_far_as_the_journal) {
    const Match match =
        played("colours", 3, "{}", 2, [](const match::AnyMatch& now) { return now.size() == 30; });
    const Analysis found = analysis(*match, pace(20));
    EXPECT_FALSE(found.finished);
    ASSERT_EQ(found.values.size(), 31u);
    for (const Account& account : found.win)
        EXPECT_NEAR(account.start + account.luck + account.skill(), account.result, 1e-9);
    const std::string text = as_text(found, *match, words::Language::English);
    EXPECT_NE(text.find("not over"), text.npos);
}

TEST(Analysis, the_plot_is_well_formed_and_names_everybody) {
    const Match match = played("las-vegas", 5, R"({"rounds":1})", 4);
    match->header().names[1] = "B<&>\"B";
    const std::string plot = as_plot(analysis(*match, pace(4)), *match);
    EXPECT_EQ(plot.rfind("<svg ", 0), 0u);
    EXPECT_NE(plot.find("</svg>"), plot.npos);
    EXPECT_NE(plot.find("prefers-color-scheme:dark"), plot.npos);
    EXPECT_NE(plot.find("B&lt;&amp;&gt;&quot;B"), plot.npos);
    EXPECT_EQ(plot.find("B<&>"), plot.npos);
    for (const char* name : {"Anna", "Carla", "Denny", "Emil"}) EXPECT_NE(plot.find(name), plot.npos);
    int curves = 0;
    for (std::size_t at = 0; (at = plot.find("<polyline", at)) != plot.npos; ++at) ++curves;
    EXPECT_EQ(curves, 5);
}

}  // namespace
