// What happens: in the order in which it happens, and all money with it.

#include <array>
#include <variant>

#include "match/playout.h"
#include "monte_carlo/table.h"
#include "suite/suite.h"

namespace monte_carlo::test {
namespace {

/// What happened is a list written as in docs/journal.md.
void expect_happened(const Table& table, const char* events) {
    EXPECT_EQ(table.happened().dump(), Json::parse(events).dump());
}

TEST(MonteCarloEvents, a_turn_to_a_casino_and_on) {
    Table table(3, {{"board", "SG2GGGBGBA"}});
    table.put("A0", 1).put("B0", 5).money('A', 30);
    ASSERT_EQ(table.die(1), "");
    expect_happened(table, R"([{"what":"rolled","seat":0,"die":1}])");
    ASSERT_EQ(table.pawn(0), "");
    expect_happened(table, R"([{"what":"moved","seat":0,"pawn":0,"from":1,"to":2,"by":"roll"},
                               {"what":"casino","seat":0,"pawn":0,"square":2,"chance":"double"}])");
    ASSERT_EQ(table.bet("HC"), "");
    expect_happened(table, R"([{"what":"bet","seat":0,"bet":"HC"}])");
    ASSERT_EQ(table.card("C3"), "");
    expect_happened(table, R"([{"what":"card","seat":0,"card":"C3","wins":true}])");
    Table distance = table;
    ASSERT_EQ(table.takes("money"), "");
    expect_happened(table, R"([{"what":"win","seat":0,"pawn":0,"win":"money","money":60000,"squares":1},
                               {"what":"paid","seat":0,"money":60000,"for":"casino"},
                               {"what":"moved","seat":0,"pawn":0,"from":2,"to":3,"by":"win"},
                               {"what":"turn","seat":1}])");
    ASSERT_EQ(distance.takes("distance"), "");
    expect_happened(distance, R"([{"what":"win","seat":0,"pawn":0,"win":"distance","money":0,"squares":3},
                                  {"what":"moved","seat":0,"pawn":0,"from":2,"to":5,"by":"win"},
                                  {"what":"master","seat":0,"pawn":0,"square":5,"over":1},
                                  {"what":"turn","seat":1}])");
}

TEST(MonteCarloEvents, a_card_that_loses_and_one_that_ruins) {
    Table table(3, {{"board", "SG2GGGBGBA"}});
    table.put("A0", 1).money('A', 30);
    table.turn(1, 0);
    table.bet("HC");
    Table ruined = table;
    ASSERT_EQ(table.card("S2"), "");
    expect_happened(table, R"([{"what":"card","seat":0,"card":"S2","wins":false,"lost":20000},
                               {"what":"paid","seat":0,"money":-20000,"for":"casino"},
                               {"what":"moved","seat":0,"pawn":0,"from":2,"to":1,"by":"loss"},
                               {"what":"turn","seat":1}])");
    ASSERT_EQ(ruined.card("S4"), "");
    expect_happened(ruined,
                    R"([{"what":"card","seat":0,"card":"S4","wins":false,"lost":30000},
                        {"what":"paid","seat":0,"money":-30000,"for":"casino"},
                        {"what":"ruined","seat":0},
                        {"what":"moved","seat":0,"pawn":0,"from":2,"to":0,"by":"ruin"},
                        {"what":"paid","seat":0,"money":10000,"for":"ruin","pawn":0,"square":0},
                        {"what":"turn","seat":1}])");
}

TEST(MonteCarloEvents, the_jackpot_is_shuffled_in) {
    Table table(3, {{"board", "SG2GGGBGBA"}});
    table.put("A0", 1);
    table.turn(1, 0);
    table.bet("HC");
    ASSERT_EQ(table.card("jackpot"), "");
    EXPECT_EQ(table.what(), "card shuffled");
}

TEST(MonteCarloEvents, signs_banks_and_the_tax) {
    Table table(3, {{"board", "SGFGBGGBGRA"}});
    table.put("A0 A1 A2", 1).money('A', 20);
    ASSERT_EQ(table.die(1), "");
    ASSERT_EQ(table.pawn(2), "");
    expect_happened(table, R"([{"what":"moved","seat":0,"pawn":2,"from":1,"to":2,"by":"roll"},
                               {"what":"moved","seat":0,"pawn":2,"from":2,"to":4,"by":"sign"},
                               {"what":"paid","seat":0,"money":50000,"for":"on-to-bank","pawn":2,"square":4},
                               {"what":"turn","seat":1}])");
    table.put("B0 B1 B2", 4).money('B', 20);
    ASSERT_EQ(table.die(4), "");
    expect_happened(table, R"([{"what":"rolled","seat":1,"die":4},
                               {"what":"paid","seat":1,"money":-20000,"for":"tax"},
                               {"what":"ruined","seat":1}])");
    ASSERT_EQ(table.retreat(0), "");
    EXPECT_EQ(table.what(), "moved paid") << "from the start any number moves";
    ASSERT_EQ(table.pawn(0), "");
    EXPECT_EQ(table.what(), "moved paid turn");
    table.put("C0 C1 C2", 4).money('C', 50);
    ASSERT_EQ(table.die(4), "");
    EXPECT_EQ(table.what(), "rolled paid cannot-move turn");
}

/// B's last pawn is challenged by A; C and D may add to the stake.
Table poker_of_four() {
    Table table(4);
    table.put("B0", 23).home("B1 B2").put("A0", 22).money('A', 50).money('B', 100).money('C', 20);
    table.turn(1, 0);
    table.poker('B', 50);
    return table;
}

TEST(MonteCarloEvents, poker_from_the_call_to_the_ruin) {
    Table table = poker_of_four();
    expect_happened(table, R"([{"what":"poker","seat":0,"opponent":1,"pawn":0,"stake":50000}])");
    ASSERT_EQ(table.join(20), "");
    expect_happened(table, R"([{"what":"join","seat":2,"stake":20000}])");
    ASSERT_EQ(table.join(0), "");
    ASSERT_EQ(table.dice("A A K 10 9"), "");
    expect_happened(table, R"([{"what":"thrown","seat":0,"dice":["A","A","K","10","9"],
                                "all":["A","A","K","10","9"],"hand":"pair"}])");
    ASSERT_EQ(table.keep("A A K 10 9"), "");
    expect_happened(table, R"([{"what":"kept","seat":0,"dice":["A","A","K","10","9"],"stands":true}])");
    ASSERT_EQ(table.dice("A A A A A"), "");
    expect_happened(table, R"([{"what":"thrown","seat":1,"dice":["A","A","A","A","A"],
                                "all":["A","A","A","A","A"],"hand":"five"},
                               {"what":"showdown","caller":0,"opponent":1,"winner":1,
                                "caller_dice":["A","A","K","10","9"],
                                "opponent_dice":["A","A","A","A","A"],
                                "stakes":70000,"partners":[0,0,20000,0]},
                               {"what":"paid","seat":1,"money":70000,"for":"poker"},
                               {"what":"paid","seat":0,"money":-50000,"for":"poker"},
                               {"what":"paid","seat":2,"money":-20000,"for":"poker"},
                               {"what":"moved","seat":1,"pawn":0,"from":23,"to":23,"by":"poker"},
                               {"what":"paid","seat":2,"money":10000,"for":"relief"},
                               {"what":"ruined","seat":0}])");
    ASSERT_EQ(table.send(0), "");
    expect_happened(table, R"([{"what":"moved","seat":0,"pawn":0,"from":23,"to":20,"by":"ruin"},
                               {"what":"paid","seat":0,"money":50000,"for":"ruin","pawn":0,"square":20},
                               {"what":"turn","seat":1}])");
}

TEST(MonteCarloEvents, equal_hands_throw_again) {
    Table table = poker_of_four();
    table.join(0), table.join(0);
    table.dice("A A K 10 9"), table.keep("A A K 10 9");
    ASSERT_EQ(table.dice("A A K 10 9"), "");
    EXPECT_EQ(table.what(), "thrown showdown");
    EXPECT_TRUE(table.happened()[1]["winner"].is_null());
    table.dice("A A K 10 9");
    ASSERT_EQ(table.dice("9 10 J Q K"), "JOURNAL");
    ASSERT_EQ(table.dice("K Q J 10 9"), "") << "a straight beats the pair";
    EXPECT_EQ(table.happened()[1]["winner"], 1);
}

TEST(MonteCarloEvents, the_end_adds_up) {
    Table table(3, {{"points", true}});
    table.home("A0 A1 B0").put("A2", 60).money('A', 70).money('B', 120);
    table.die(6);
    ASSERT_EQ(table.pawn(2), "");
    expect_happened(table,
                    R"([{"what":"moved","seat":0,"pawn":2,"from":60,"to":64,"by":"roll"},
                        {"what":"home","seat":0,"pawn":2},
                        {"what":"won","seat":0},
                        {"what":"scored","seat":0,"home":3,"money":70000,"pawns":990000,"points":1060000},
                        {"what":"scored","seat":1,"home":1,"money":120000,"pawns":330000,"points":450000},
                        {"what":"scored","seat":2,"home":0,"money":10000,"pawns":0,"points":10000}])");
}

/// Plays a game by lot and adds up what was paid, without payments of one kind if that is asked for; then
/// what the seats have and what they scored has to be the same. Gives what is wrong, or "".
std::string books_of(const Setup& setup, std::uint64_t seed, std::optional<For> unheard = {}) {
    core::PlayoutHouse house(seed);
    State state = MonteCarlo::open(setup);
    std::array<Chips, kMostSeats> chips{};
    for (unsigned i = 0; i < setup.seats; ++i) chips[i] = kAtStart;
    std::array<int, kMostSeats> scored{};
    const auto hear = [&](const Event& event) {
        if (const Paid* paid = std::get_if<Paid>(&event))
            if (paid->what != unheard) chips[static_cast<unsigned>(paid->seat)] += paid->chips;
        if (const Scored* end = std::get_if<Scored>(&event))
            scored[static_cast<unsigned>(end->seat)] = end->pawns + dollars(end->chips);
    };
    for (core::Decision open = ask(state); !open.is_over(); open = ask(state)) {
        if (open.is_chance()) {
            MonteCarlo::apply(state, MonteCarlo::chance(state, house), hear);
        } else {
            const Seat seat = open.asked.lowest();
            Moves moves;
            MonteCarlo::offer(state, seat, moves);
            MonteCarlo::apply(state, seat,
                              moves[static_cast<int>(house.below(static_cast<std::uint32_t>(moves.size())))],
                              hear);
        }
        for (int i = 0; i < setup.seats; ++i)
            if (chips[static_cast<unsigned>(i)] != state.money(Seat(i)))
                return "seat " + std::to_string(i) + " has other money than it was paid";
    }
    const core::Standing standing = score(state);
    for (unsigned i = 0; i < setup.seats; ++i)
        if (scored[i] != (setup.points ? standing.points[i] : standing.money[i]))
            return "seat " + std::to_string(i) + " scored something else";
    return "";
}

TEST(MonteCarloEvents, payments_and_scores_add_up_to_the_result) {
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* options : {"{}", R"({"points":true})", R"({"board":"SFBGGBGGGGRGA","points":true})",
                                    R"({"board":"SF2B3GG2GB1G2R3GA"})", R"({"board":"SBBA"})"})
            for (std::uint64_t seed = 0; seed < 10; ++seed)
                EXPECT_EQ(books_of(suite::setup<MonteCarlo>(seats, options), seed), "") << options;
}

TEST(MonteCarloEvents, a_payment_that_nobody_hears_of_is_missed) {
    const MonteCarlo::Setup setup = suite::setup<MonteCarlo>(4, R"({"board":"SF2B3GG2GB1G2R3GA"})");
    for (const For what :
         {For::Bank, For::OnToBank, For::BackToBank, For::Ruin, For::Tax, For::Casino, For::Poker}) {
        bool missed = false;
        for (std::uint64_t seed = 0; seed < 20; ++seed) missed = missed || books_of(setup, seed, what) != "";
        EXPECT_TRUE(missed) << kForNames[static_cast<unsigned>(what)];
    }
}

}  // namespace
}  // namespace monte_carlo::test
