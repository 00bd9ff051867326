// What happens in solitaire, as events: in the order in which it happens, and adding up to the result.

#include "solitaire/table.h"

namespace solitaire::test {
namespace {

Json last(Table& table) { return support::told_aside(table.match().happened(core::kSpectator, 0).back()); }

TEST(SolitaireEvents, SOLO_2_a_round_begins) {
    Table table;
    table.notes("80 | 20 40 | 70 | 50 | 10 10 30 | 60");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"filled","round":1,
        "notes":[[80000],[20000,40000],[70000],[50000],[10000,10000,30000],[60000]]}])"));
    table.rivals({"blue"});
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"rivals","rivals":["blue"]}])"));
    table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5, 6}}});
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"rivals-placed","dice":{"blue":[1,1,2,3,4,4,5,6]}}])"));
}

TEST(SolitaireEvents, SOLO_5_ties_payments_and_what_is_left_casino_by_casino) {
    Table table;
    table.notes("80 | 20 40 | 70 | 50 | 10 10 30 | 60");
    table.play_round({{"red", all_at(1)},
                      {"blue", all_at(2)},
                      {"green", all_at(3)},
                      {"black", all_at(3)},
                      {"white", all_at(4)},
                      {"yellow", all_at(4)},
                      {"grey", all_at(5)},
                      {"violet", all_at(6)}},
                     {"blue"});
    EXPECT_EQ(last(table), Json::parse(R"([
        {"what":"placed","seat":0,"casino":6,"dice":["violet"]},
        {"what":"round-over","round":1},
        {"what":"paid","casino":1,"colour":"red","note":80000,"dice":8},
        {"what":"paid","casino":2,"colour":"blue","note":40000,"dice":8},
        {"what":"returned","casino":2,"notes":[20000]},
        {"what":"cancelled","casino":3,"who":["green","black"]},
        {"what":"paid-nobody","casino":3},
        {"what":"returned","casino":3,"notes":[70000]},
        {"what":"cancelled","casino":4,"who":["white","yellow"]},
        {"what":"paid-nobody","casino":4},
        {"what":"returned","casino":4,"notes":[50000]},
        {"what":"paid","casino":5,"colour":"grey","note":30000,"dice":8},
        {"what":"returned","casino":5,"notes":[10000,10000]},
        {"what":"paid","casino":6,"colour":"violet","note":60000,"dice":8},
        {"what":"sums","own":80000,"others":130000},
        {"what":"scored","seat":0,"notes":80000},
        {"what":"scored","seat":1,"notes":130000}])"));
    EXPECT_EQ(table.result()["money"], Json({80000, 130000}));
}

TEST(SolitaireEvents, SOLO_8_what_is_paid_adds_up_over_all_rounds) {
    core::PlayoutHouse house(4);
    for (int game = 0; game < 10; ++game) {
        Table table({{"rounds", 1 + game % 4}, {"rivals", 1 + game % 2}});
        match::AnyMatch& match = table.match();
        while (!match.ask().is_over()) {
            if (match.ask().is_chance())
                match.draw(house);
            else
                table.places(
                    table.may_place()[house.below(static_cast<std::uint32_t>(table.may_place().size()))]);
        }
        std::vector<int> paid(2), scored;
        for (const std::string& entry : match.happened(core::kSpectator, 0))
            for (const Json& event : Json::parse(entry)) {
                if (event["what"] == "paid")
                    paid[event["colour"] == "red" ? 0 : 1] += event["note"].get<int>();
                if (event["what"] == "scored") scored.push_back(event["notes"]);
            }
        EXPECT_EQ(Json(paid), table.result()["money"]);
        EXPECT_EQ(Json(scored), table.result()["money"]);
    }
}

}  // namespace
}  // namespace solitaire::test
