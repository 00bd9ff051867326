// What happens in the game of hidden colours, as events: in the order in which it happens, for each viewer as
// far as that viewer may know it, and adding up to the result.

#include "colours/table.h"

namespace colours::test {
namespace {

/// What the last entry let happen.
Json last(Table& table, core::Seat viewer = core::kSpectator) {
    return support::told_aside(table.match().happened(viewer, 0).back());
}

TEST(ColoursEvents, a_round_begins) {
    Table table(2, {{"first", "lot"}});
    table.draws({{"first", 1}});
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"first","seat":1}])"));
    table.notes("20 40 90 | 10 10 10 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 100");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"filled","round":1,"first":1,"notes":[
        [20000,40000,90000],[10000,10000,10000],[20000,30000,40000],[20000,30000,40000],[20000,30000,40000],
        [20000,30000,100000]]}])"));
    table.placed(all_show(6, 2));
    EXPECT_EQ(last(table)[0]["what"], "start-placed");
    EXPECT_EQ(last(table)[0]["dice"]["grey"], Json({6, 6}));
}

TEST(ColoursEvents, NEW_3_a_deal_shows_each_seat_its_own_colours) {
    Table table(2);
    table.notes(kPlain);
    table.placed(all_show(6, 2));
    table.deals({{"red", "grey"}, {"green", "violet"}});
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"dealt","seats":[{"colours":null},{"colours":null}]},
                                           {"what":"turn","seat":0}])"));
    EXPECT_EQ(last(table, core::Seat(1))[0],
              Json::parse(R"({"what":"dealt","seats":[{"colours":null},{"colours":["green","violet"]}]})"));
}

TEST(ColoursEvents, NEW_5_a_casino_pays_at_once) {
    Table table(2);
    table.notes("20 40 90 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40");
    Json start = all_show(6, 2);
    start["violet"] = start["yellow"] = start["green"] = {1, 1};
    table.placed(start);
    table.deals({{"red", "grey"}, {"green", "violet"}});
    Json thrown = all_show(4);
    thrown["violet"] = thrown["red"] = 1;
    table.rolls(thrown);
    EXPECT_EQ(last(table)[0]["what"], "rolled");
    EXPECT_EQ(last(table)[0]["roll"]["red"], 1);
    table.places(1);
    EXPECT_EQ(last(table), Json::parse(R"([
        {"what":"placed","seat":0,"casino":1,"dice":["red","violet"]},
        {"what":"cancelled","casino":1,"who":["green","yellow"]},
        {"what":"paid","casino":1,"colour":"red","note":20000,"dice":1},
        {"what":"paid","casino":1,"colour":"violet","note":40000,"dice":3},
        {"what":"turn","seat":1}])"));
    table.rolls(all_show(6));
    table.places(6);
    EXPECT_EQ(last(table), Json::parse(R"([
        {"what":"placed","seat":1,"casino":6,
         "dice":["red","green","blue","black","white","yellow","grey","violet"]},
        {"what":"cancelled","casino":6,
         "who":["red","green","blue","black","white","yellow","grey","violet"]},
        {"what":"paid-nobody","casino":6},
        {"what":"turn","seat":0}])"));
}

/// Every die of a colour shows the same, one colour a casino; black and white lie with red and green.
const Plan kPlan{{"red", std::vector<int>(8, 1)},   {"green", std::vector<int>(8, 2)},
                 {"blue", std::vector<int>(8, 3)},  {"black", std::vector<int>(8, 1)},
                 {"white", std::vector<int>(8, 2)}, {"yellow", std::vector<int>(8, 4)},
                 {"grey", std::vector<int>(8, 5)},  {"violet", std::vector<int>(8, 6)}};

TEST(ColoursEvents, NEW_8_the_last_die_reveals_all_colours_and_notes_are_taken) {
    Table table(2);
    table.play_round(kPlain, kPlan, {{"red", "grey"}, {"green", "violet"}});
    const Json end = last(table);
    std::vector<std::string> order;
    for (const Json& event : end) order.push_back(event["what"]);
    EXPECT_EQ(order, (std::vector<std::string>{"placed", "paid-nobody", "round-over", "revealed", "returned",
                                               "returned", "returned", "returned", "taken", "taken", "taken",
                                               "taken", "taken", "taken"}))
        << "ties at 1 and 2, colours of nobody at 3 and 4";
    EXPECT_EQ(end[3], Json::parse(R"({"what":"revealed","seats":[
        {"colours":["red","grey"],"notes":[40000,30000,20000]},
        {"colours":["green","violet"],"notes":[40000,30000,20000]}]})"));
    EXPECT_EQ(end[4], Json::parse(R"({"what":"returned","casino":1,"notes":[40000,30000,20000]})"));
    EXPECT_EQ(end[8], Json::parse(R"({"what":"taken","casino":5,"seat":0,"colour":"grey","note":20000})"));
}

TEST(ColoursEvents, NEW_9_notes_taken_and_scores_add_up_to_the_result) {
    core::PlayoutHouse house(8);
    for (int seats = 2; seats <= 4; ++seats)
        for (int game = 0; game < 5; ++game) {
            Table table(seats);
            match::AnyMatch& match = table.match();
            while (!match.ask().is_over()) {
                if (match.ask().is_chance()) {
                    match.draw(house);
                    continue;
                }
                const core::Seat seat = match.ask().asked.lowest();
                const auto moves = match.offers(seat);
                match.submit(seat, match.question(),
                             moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
            }
            std::vector<int> taken(static_cast<unsigned>(seats)), scored, notes(taken);
            for (const std::string& entry : match.happened(core::kSpectator, 0))
                for (const Json& event : Json::parse(entry)) {
                    if (event["what"] == "scored") scored.push_back(event["notes"]);
                    if (event["what"] != "taken") continue;
                    taken[event["seat"].get<unsigned>()] += event["note"].get<int>();
                    ++notes[event["seat"].get<unsigned>()];
                }
            EXPECT_EQ(Json(taken), table.result()["money"]);
            EXPECT_EQ(Json(scored), table.result()["money"]);
            EXPECT_EQ(Json(notes), table.result()["notes"]);
        }
}

}  // namespace
}  // namespace colours::test
