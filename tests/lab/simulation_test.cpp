// Simulations: what is heard of a game, what the figures say, and that they are right.

#include "lab/simulation.h"

#include <gmock/gmock.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <random>

#include "bots/arena/workers.h"
#include "lab/simulation_report.h"
#include "lab/svg.h"
#include "match/journal.h"
#include "support/counts.h"

namespace {

using namespace lab::simulation;
using bots::arena::Contestant;
using core::Seat;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

Contest table(const std::string& name, int seats, const std::string& bot = "random",
              const std::string& options = "{}", std::uint64_t seed = 1) {
    const match::AnyGame& game = *match::find_game(name);
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("Seat " + std::to_string(i));
    const std::vector<Contestant> players(static_cast<std::size_t>(seats), Contestant{bot, {50, {}, 1}});
    auto start = game.open(names, options);
    EXPECT_TRUE(start) << start.wrong.text;
    return make_table(game, std::move(*start), players, seed);
}

Tally played(const Tables& tables, std::uint64_t games) {
    Tally tally(tables);
    for (std::uint64_t number = 0; number < games; ++number) tally.add(play(tables, number));
    return tally;
}

Estimate figure(const Tally& tally, const std::string& section, const std::string& item,
                const std::string& name, std::size_t table = 0) {
    return tally.estimate(tally.find(section, item, name).value(), table).value();
}

/// The facts of a journal that stands in the tests' data.
Facts facts_of_journal(const std::string& text) {
    match::Journal journal = match::read_journal(text);
    EXPECT_FALSE(journal.wrong);
    const core::Standing standing = journal.match->score();
    bots::arena::PlayedGame game{std::move(journal.match), {standing.winners, {}}};
    for (int seat = 0; seat < game.match->seats(); ++seat)
        game.ended.money.push_back(standing.money[static_cast<unsigned>(seat)]);
    return facts_of(game);
}

// What is heard of one game.

TEST(SimulationFacts, a_round_of_las_vegas_by_hand) {
    // Two players, one round. Anna's eight dice go to casino 1 in one placement, Benno's to casino 2.
    const std::string journal =
        R"({"croupier":1,"game":"las-vegas","edition":1,"seats":["Anna","Benno"],"options":{"first":1,"rounds":1}}
{"house":{"notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]}}
{"house":{"roll":{"own":[2,2,2,2,2,2,2,2]}}}
{"seat":1,"move":{"place":2}}
{"house":{"roll":{"own":[1,1,1,1,1,1,1,1]}}}
{"seat":0,"move":{"place":1}}
)";
    const Facts facts = facts_of_journal(journal);
    EXPECT_EQ(facts.first, Seat(1));
    EXPECT_EQ(facts.rounds, 1);
    EXPECT_THAT(facts.money, ElementsAre(80'000, 40'000));
    EXPECT_EQ(facts.winners, core::Seats::only(Seat(0)));
    const Occasions nothing{1, 1, 0};
    EXPECT_THAT(facts.places, ElementsAre(Occasions{1, 0, 80'000}, Occasions{1, 0, 40'000}, nothing, nothing,
                                          nothing, nothing))
        << "no slot machine at this table";
}

TEST(SimulationFacts, money_that_casinos_pay_is_the_money_of_the_seats) {
    for (const auto& [name, seats] : {std::pair{"las-vegas", 3}, {"las-vegas-cards", 3}}) {
        const Tables tables{table(name, seats)};
        for (std::uint64_t number = 0; number < 30; ++number) {
            const Facts facts = play(tables, number).at.front();
            std::int64_t paid = 0, money = 0;
            for (const Occasions& at : facts.places) paid += at.paid;
            for (const std::int32_t one : facts.money) money += one;
            EXPECT_EQ(paid, money) << name << " " << number;
        }
    }
}

TEST(SimulationFacts, with_white_dice_casinos_pay_more_than_the_seats_get) {
    const Tally tally = played({table("las-vegas", 2, "random", R"({"neutral":true})")}, 20);
    double paid = 0;
    for (const std::string& place : tally.places(0).names)
        paid += 4 * figure(tally, "place", place, "paid").value;  // four rounds
    const double money =
        figure(tally, "seat", "0", "money").value + figure(tally, "seat", "1", "money").value;
    EXPECT_GT(paid, money + 1);
}

TEST(SimulationFacts, every_place_has_its_occasions) {
    // Four rounds, six casinos, and the seventh only where it is played with.
    for (const auto& [options, places] : {std::pair{"{}", 6u}, {R"({"slot-machine":true})", 7u}}) {
        const Tables tables{table("las-vegas", 5, "random", options)};
        for (std::uint64_t number = 0; number < 5; ++number) {
            const Facts facts = play(tables, number).at.front();
            ASSERT_EQ(facts.places.size(), places);
            EXPECT_EQ(facts.rounds, 4);
            for (const Occasions& at : facts.places) {
                EXPECT_EQ(at.times, 4);
                EXPECT_LE(at.nothing, 4);
                EXPECT_EQ(at.paid == 0, at.nothing == 4);
            }
        }
    }
}

TEST(SimulationFacts, with_all_modules_a_casino_still_has_one_occasion_a_round) {
    const Tables tables{table(
        "las-vegas", 5, "random",
        R"({"minimum":"by-players","hundreds":true,"neutral":true,"big-dice":true,"kickers":true,"rainbow":true,"slot-machine":true,"bonus":true,"actions":true,"tokens":true})")};
    for (std::uint64_t number = 0; number < 20; ++number) {
        const Facts facts = play(tables, number).at.front();
        for (const Occasions& at : facts.places) EXPECT_EQ(at.times, 4) << number;
    }
}

TEST(SimulationFacts, three_machines_and_the_golden_one_are_out_each_round) {
    for (int seats = 2; seats <= 5; ++seats) {
        const Tables tables{table("las-vegan", seats)};
        for (std::uint64_t number = 0; number < 10; ++number) {
            const Facts facts = play(tables, number).at.front();
            ASSERT_EQ(facts.places.size(), 13u);
            int machines = 0;
            for (std::size_t i = 0; i < 12; ++i) {
                machines += facts.places[i].times;
                EXPECT_LE(facts.places[i].times, 1) << "a machine comes once a game";
            }
            EXPECT_EQ(machines, 3 * facts.rounds);
            EXPECT_EQ(facts.places[12].times, facts.rounds);
            EXPECT_NE(facts.first, core::kHouse);
        }
    }
}

TEST(SimulationFacts, casinos_of_the_race_are_visited) {
    const Tally tally = played({table("monte-carlo", 3)}, 10);
    for (const char* place : {"triple chance", "double chance", "single chance"}) {
        EXPECT_GT(figure(tally, "place", place, "times").value, 0) << place;
        EXPECT_GT(figure(tally, "place", place, "nothing").value, 0) << place;
        EXPECT_LT(figure(tally, "place", place, "nothing").value, 1) << place;
    }
    EXPECT_GT(figure(tally, "length", "rounds", "mean").value, 20) << "turns";
}

TEST(SimulationFacts, nobody_begins_where_all_choose_at_once) {
    const Tally together = played({table("las-vegas-cards", 3)}, 3);
    EXPECT_FALSE(together.estimate(*together.find("first", "first", "edge"), 0));
    EXPECT_FALSE(together.estimate(*together.find("order", "first", "wins"), 0));
    const Tally in_turn = played({table("las-vegas-cards", 3, "random", R"({"sequential":true})")}, 3);
    EXPECT_TRUE(in_turn.estimate(*in_turn.find("first", "first", "edge"), 0));
}

TEST(SimulationFacts, a_first_player_who_is_named_is_the_first) {
    for (const char* game : {"las-vegas", "colours", "las-vegan", "monte-carlo"}) {
        const Tables tables{table(game, 3, "random", R"({"first":2})")};
        for (std::uint64_t number = 0; number < 3; ++number)
            EXPECT_EQ(play(tables, number).at.front().first, Seat(2)) << game;
    }
}

TEST(SimulationFacts, the_lot_names_everybody_in_turn) {
    const Tables tables{table("las-vegas", 3)};
    int times[3] = {};
    for (std::uint64_t number = 0; number < 90; ++number)
        ++times[core::index(play(tables, number).at.front().first)];
    for (const int each : times) EXPECT_GT(each, 15);
}

TEST(SimulationFacts, solitaire_has_two_sides) {
    const Tally tally = played({table("solitaire", 1)}, 20);
    ASSERT_EQ(tally.money(0).size(), 2u);
    EXPECT_EQ(tally.money(0)[0].spread.size(), 20u);
    EXPECT_EQ(tally.money(0)[1].spread.size(), 20u);
    EXPECT_GT(tally.money(0)[1].spread.mean(), tally.money(0)[0].spread.mean()) << "random play loses";
    EXPECT_FALSE(tally.estimate(*tally.find("end", "a shared win", "rate"), 0));
}

// What the figures say. A made-up table tells what the truth is.

/// Games in which seat 0 wins with this chance, and the first is drawn by lot.
Game made_up(std::uint64_t number, std::mt19937& chance, double wins, int tables = 1, double second = 0) {
    std::uniform_real_distribution<double> uniform(0, 1);
    const double lot = uniform(chance), noise = uniform(chance);
    Game game{number, {}};
    for (int i = 0; i < tables; ++i) {
        Facts facts;
        const bool won = lot < (i == 0 ? wins : second);
        facts.winners = core::Seats::only(Seat(won ? 0 : 1));
        const auto money = static_cast<std::int32_t>(1000 * std::floor(100 * noise));
        facts.money = {money + (won ? 5000 : 0) + 2000 * i, money};
        facts.first = Seat(static_cast<int>(number % 2));
        facts.decisions = 10;
        facts.rounds = 4;
        facts.places.resize(6);
        facts.places[0] = {4, won ? 1 : 3, 0};
        game.at.push_back(facts);
    }
    return game;
}

TEST(SimulationFigures, intervals_hold_the_truth_95_times_of_100) {
    if (support::kSanitized) GTEST_SKIP() << "Statistics are for the release build.";
    const Tables tables{table("las-vegas", 2), table("las-vegas", 2, "random", R"({"hundreds":true})")};
    std::mt19937 chance(7);
    int wins = 0, place = 0, difference = 0, money = 0;
    constexpr int kTrials = 400;
    for (int trial = 0; trial < kTrials; ++trial) {
        Tally tally(tables);
        for (std::uint64_t number = 0; number < 120; ++number)
            tally.add(made_up(number, chance, 0.3, 2, 0.45));
        const auto holds = [](const Estimate& estimate, double truth) {
            return estimate.low <= truth && truth <= estimate.high ? 1 : 0;
        };
        wins += holds(figure(tally, "seat", "0", "wins"), 0.3);
        place += holds(figure(tally, "place", "casino 1", "nothing"), 0.3 * 0.25 + 0.7 * 0.75);
        difference += holds(*tally.difference(*tally.find("seat", "0", "wins")), 0.15);
        money += holds(*tally.difference(*tally.find("seat", "0", "money")), 2000 + 5000 * 0.15);
    }
    for (const int count : {wins, place, difference, money}) {
        EXPECT_GE(count, kTrials * 92 / 100);
        EXPECT_LE(count, kTrials * 985 / 1000);
    }
}

TEST(SimulationFigures, common_chance_makes_differences_sharper) {
    const Tables tables{table("las-vegas", 2), table("las-vegas", 2, "random", R"({"hundreds":true})")};
    std::mt19937 chance(3);
    Tally tally(tables);
    for (std::uint64_t number = 0; number < 500; ++number) tally.add(made_up(number, chance, 0.3, 2, 0.45));
    const auto width = [](const Estimate& estimate) { return estimate.high - estimate.low; };
    const std::size_t money = *tally.find("seat", "0", "money");
    EXPECT_LT(width(*tally.difference(money)), width(*tally.estimate(money, 0)) / 5);
    const std::size_t wins = *tally.find("seat", "0", "wins");
    EXPECT_LT(width(*tally.difference(wins)), width(*tally.estimate(wins, 0)));
}

TEST(SimulationFigures, the_edge_of_the_first_is_what_it_wins_above_its_share) {
    const Tables tables{table("las-vegas", 2)};
    std::mt19937 chance(5);
    Tally tally(tables);
    // Seat 0 always wins and begins every other game: no edge.
    for (std::uint64_t number = 0; number < 400; ++number) tally.add(made_up(number, chance, 1));
    EXPECT_NEAR(figure(tally, "first", "first", "edge").value, 0, 1e-12);
    EXPECT_EQ(figure(tally, "seat", "0", "wins").value, 1);
    EXPECT_EQ(figure(tally, "seat", "0", "wins").high, 1);
    EXPECT_LT(figure(tally, "seat", "0", "wins").low, 1) << "all games won is no proof";
    EXPECT_NEAR(figure(tally, "order", "first", "wins").value, 0.5, 1e-12);
}

TEST(SimulationFigures, wins_and_shares_add_up) {
    for (const char* game : {"las-vegas", "colours", "monte-carlo"}) {
        const Tally tally = played({table(game, 3)}, 40);
        for (const char* section : {"order", "seat"}) {
            double all = 0;
            for (int seat = 0; seat < 3; ++seat)
                all += figure(tally, section,
                              section == std::string("seat") ? std::to_string(seat) : place_in_order(seat),
                              "wins")
                           .value;
            EXPECT_NEAR(all, 1, 1e-9) << game << " " << section;
        }
    }
}

TEST(SimulationFigures, one_game_says_little_and_says_so) {
    const Tally tally = played({table("las-vegas", 2)}, 1);
    const Estimate wins = figure(tally, "seat", "0", "wins");
    EXPECT_LT(wins.low, 0.3);
    EXPECT_GT(wins.high, 0.7);
    EXPECT_TRUE(std::isinf(figure(tally, "seat", "0", "money").high));
    const Report report{tally, 1};
    EXPECT_THAT(as_text(report), HasSubstr("? to ?"));
    EXPECT_FALSE(
        json::parse(as_json(report)).at("tables")[0].at("seat").at("0").at("money").at("value").is_null());
    EXPECT_EQ(as_svg(report).find("inf"), std::string::npos);
    EXPECT_EQ(as_svg(report).find("nan"), std::string::npos);
}

// Spreads.

TEST(SimulationSpread, quantiles_of_a_known_list) {
    Spread spread;
    for (int value = 1; value <= 100; ++value) spread.add(value);
    EXPECT_EQ(spread.quantile(0), 1);
    EXPECT_EQ(spread.quantile(0.05), 5);
    EXPECT_EQ(spread.quantile(0.5), 50);
    EXPECT_EQ(spread.quantile(1), 100);
    EXPECT_DOUBLE_EQ(spread.mean(), 50.5);
}

TEST(SimulationSpread, boxes_are_round_and_hold_all) {
    Spread spread;
    for (const int value : {10'000, 10'000, 250'000, 330'000}) spread.add(value);
    const Boxes boxes = Boxes::around({&spread}, 20);
    EXPECT_EQ(boxes.width, 20'000);
    EXPECT_EQ(boxes.low, 0);
    EXPECT_LE(boxes.count, 20);
    double all = 0;
    for (const double share : boxes.shares(spread)) all += share;
    EXPECT_DOUBLE_EQ(all, 1);
    EXPECT_DOUBLE_EQ(boxes.shares(spread)[0], 0.5);
}

TEST(SimulationSpread, boxes_of_losses_and_of_one_value) {
    Spread spread;
    for (const int value : {-7, 0, 12}) spread.add(value);
    const Boxes boxes = Boxes::around({&spread}, 5);
    EXPECT_LE(boxes.low, -7);
    EXPECT_GT(boxes.edge(boxes.count), 12);
    EXPECT_LE(boxes.count, 5);
    Spread nothing;
    nothing.add(0);
    EXPECT_EQ(Boxes::around({&nothing}, 5).count, 1);
    EXPECT_DOUBLE_EQ(Boxes::around({&nothing}, 5).shares(nothing)[0], 1);
}

// Reports.

std::size_t columns(const std::string& line) {
    return static_cast<std::size_t>(
        std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

TEST(SimulationReport, is_at_most_80_columns_wide) {
    const std::string modules =
        R"({"minimum":"by-players","hundreds":true,"neutral":true,"big-dice":true,"kickers":true})";
    for (const Tables& tables :
         {Tables{table("las-vegas", 5)},
          Tables{table("las-vegas", 5), table("las-vegas", 5, "random", modules)},
          Tables{table("monte-carlo", 4)}, Tables{table("las-vegan", 5)}, Tables{table("solitaire", 1)}}) {
        const Tally tally = played(tables, 12);
        const std::string text = as_text({tally, 12});
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80u) << line;
        EXPECT_NE(text.find("12 games"), std::string::npos);
    }
    // Programs with long names, and a lot of money.
    const std::string program = "python3 /a/long/way/to/a/bot/that/nobody/would/want/to/type.py";
    Tally tally({table("las-vegas", 2, program), table("las-vegas", 2, program, R"({"hundreds":true})")});
    std::mt19937 chance(1);
    for (std::uint64_t number = 0; number < 9; ++number) {
        Game game = made_up(number, chance, 0.5, 2, 0.5);
        for (Facts& facts : game.at) facts.money[0] += 870'000;
        tally.add(game);
    }
    std::istringstream lines(as_text({tally, 12}));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(columns(line), 80u) << line;
}

TEST(SimulationReport, csv_and_json_hold_the_same_figures) {
    const Tables tables{table("colours", 2), table("colours", 2, "random", R"({"first":0})")};
    const Tally tally = played(tables, 15);
    const Report report{tally, 15};
    const json object = json::parse(as_json(report));
    std::istringstream lines(as_csv(report));
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "table,section,item,figure,value,low,high");
    int compared = 0;
    for (; std::getline(lines, line);) {
        std::vector<std::string> cells;
        std::istringstream parts(line);
        for (std::string cell; std::getline(parts, cell, ',');) cells.push_back(cell);
        if (line.back() == ',') cells.emplace_back();
        ASSERT_EQ(cells.size(), 7u) << line;
        for (int i = 0; i < 4; ++i)
            cells[static_cast<std::size_t>(i)] = json::parse(cells[static_cast<std::size_t>(i)]);
        const json& from = cells[0] == "A"   ? object.at("tables")[0]
                           : cells[0] == "B" ? object.at("tables")[1]
                                             : object.at("difference");
        if (!from.contains(cells[1]) || !from.at(cells[1]).at(cells[2]).contains(cells[3])) continue;
        const json& estimate = from.at(cells[1]).at(cells[2]).at(cells[3]);
        EXPECT_DOUBLE_EQ(estimate.at("value").get<double>(), std::stod(cells[4])) << line;
        EXPECT_DOUBLE_EQ(estimate.at("low").get<double>(), std::stod(cells[5])) << line;
        ++compared;
    }
    EXPECT_GT(compared, 60);
}

TEST(SimulationReport, says_when_it_was_stopped) {
    const Tables tables{table("colours", 2)};
    const Tally tally = played(tables, 5);
    EXPECT_THAT(as_text({tally, 2000}), HasSubstr("Stopped after 5 of 2,000 games.\n"));
    EXPECT_EQ(json::parse(as_json({tally, 2000})).at("wanted"), 2000);
}

TEST(SimulationReport, does_not_depend_on_threads) {
    const Tables tables{table("las-vegas", 3, "novice"),
                        table("las-vegas", 3, "novice", R"({"neutral":true})")};
    std::vector<std::string> reports;
    for (const int threads : {1, 2, 3}) {
        Tally tally(tables);
        bots::arena::Workers<Game> workers([&](std::uint64_t number) { return play(tables, number); }, 30,
                                           threads);
        bots::arena::InOrder<Game> in_order;
        while (tally.games() < 30) {
            if (auto game = workers.next(std::chrono::milliseconds(100))) in_order.add(std::move(*game));
            while (const auto game = in_order.take()) tally.add(*game);
        }
        const Report report{tally, 30};
        reports.push_back(as_text(report) + as_json(report) + as_csv(report) + as_svg(report));
    }
    EXPECT_EQ(reports[0], reports[1]);
    EXPECT_EQ(reports[0], reports[2]);
}

// The pen.

TEST(Svg, escapes_what_would_be_markup) {
    lab::svg::Drawing drawing(10, 10, "a<b", "\"&\"");
    drawing.text({1, 2}, "<script>", "label");
    const std::string file = drawing.file();
    EXPECT_THAT(file, HasSubstr("&lt;script&gt;"));
    EXPECT_THAT(file, HasSubstr("aria-label=\"a&lt;b\""));
    EXPECT_THAT(file, HasSubstr("&quot;&amp;&quot;"));
    EXPECT_THAT(file, HasSubstr("prefers-color-scheme:dark"));
}

TEST(Svg, ticks_are_round) {
    EXPECT_THAT((lab::svg::Scale{0, 100, 0, 1}.ticks(5)), ElementsAre(0, 20, 40, 60, 80, 100));
    EXPECT_THAT((lab::svg::Scale{0.2, 0.3, 0, 1}.ticks(2)),
                ElementsAre(testing::DoubleNear(0.2, 1e-12), testing::DoubleNear(0.25, 1e-12),
                            testing::DoubleNear(0.3, 1e-12)));
    EXPECT_EQ(lab::svg::Scale({0, 0, 5, 5}).ticks(5).size(), 1u);
    EXPECT_EQ(lab::svg::coordinate(-0.001), "0");
    EXPECT_EQ(lab::svg::as_money(1'500'000), "1.5M");
    EXPECT_EQ(lab::svg::as_percent(0.25), "25 %");
}

TEST(Svg, every_seat_has_a_symbol_of_its_own) {
    std::set<std::string> shapes;
    for (int seat = 0; seat < core::kMostSeats; ++seat) {
        lab::svg::Drawing empty(20, 20, "", ""), drawing(20, 20, "", "");
        drawing.symbol({10, 10}, Seat(seat), 10);
        const std::string file = drawing.file();
        EXPECT_THAT(file, HasSubstr(lab::svg::seat_class(Seat(seat))));
        shapes.insert(file);
    }
    EXPECT_EQ(shapes.size(), 8u);
}

}  // namespace
