// What happens, in the order in which it happens, as each viewer may know it; and the events of a game add up
// to its result.

#include "las_vegan/table.h"

namespace las_vegan::test {
namespace {

/// All events from an entry on, one a line, without its brackets.
std::string happened(Table& table, int from, Seat viewer = core::kSpectator) {
    std::string all;
    for (const std::string& events : table.match().happened(viewer, from))
        for (const Json& event : support::told_aside(events)) all += event.dump() + "\n";
    return all;
}
std::string lines(const Words& words) {
    std::string all;
    for (const std::string& word : words) all += word + "\n";
    return all;
}
/// The words of all events, in their order.
Words whats(Table& table, int from = 0) {
    Words all;
    for (const std::string& events : table.match().happened(core::kSpectator, from))
        for (const Json& event : Json::parse(events)) all.push_back(event["what"]);
    return all;
}

TEST(LasVeganEvents, a_round_begins) {
    Table table(3, Json::object());
    ASSERT_EQ(table.draws({{"first", 1}}), "");
    ASSERT_EQ(table.machines("R 4 8"), "");
    ASSERT_EQ(table.toss({-2, -1, 0, -3, -4}), "");
    EXPECT_EQ(happened(table, 0), lines({R"({"what":"first","seat":1})",
                                         R"({"what":"machines","round":1,"machines":["R","4","8"]})",
                                         R"({"what":"tossed","values":[-2,-1,0,-3,-4]})"}));
    const Json hands = hands_with({"", "", ""});
    ASSERT_EQ(table.draws({{"hands", hands}}), "");
    const auto dealt = [&](const Json& seen) {
        return lines({Json{{"what", "dealt"}, {"cards", 13}, {"hands", seen}}.dump(),
                      R"({"what":"leads","player":1})"});
    };
    EXPECT_EQ(happened(table, 3, Seat(2)), dealt({nullptr, nullptr, hands[2]}));
    EXPECT_EQ(happened(table, 3), dealt({nullptr, nullptr, nullptr}));
}

TEST(LasVeganEvents, VGN_10_a_trick_and_its_tokens) {
    Table table(3);
    table.start({"B1 G1", "B7 G7", "B9 G9"}, "B 4 8");
    const int from = table.match().size();
    table.trick("B1 B7 B9");
    ASSERT_EQ(table.puts(3, "B"), "");
    table.trick("G9 G1 G7");
    ASSERT_EQ(table.puts_gold("max"), "");
    EXPECT_EQ(happened(table, from),
              lines({R"({"what":"played","player":0,"card":"B1","from":"hand"})",
                     R"({"what":"played","player":1,"card":"B7","from":"hand"})",
                     R"({"what":"played","player":2,"card":"B9","from":"hand"})",
                     R"({"what":"won","player":2,"cards":["B1","B7","B9"]})",
                     R"({"what":"placed","player":2,"token":3,"value":-3,"on":"B"})",
                     R"({"what":"played","player":2,"card":"G9","from":"hand"})",
                     R"({"what":"played","player":0,"card":"G1","from":"hand"})",
                     R"({"what":"played","player":1,"card":"G7","from":"hand"})",
                     R"({"what":"won","player":2,"cards":["G1","G7","G9"]})",
                     R"({"what":"placed","player":2,"token":"gold","value":-4,"on":"max"})"}));
}

TEST(LasVeganEvents, BANK_6_the_bank_leads_and_two_zeros_cancel) {
    Table table(2);
    table.start({"G8 B0", "G1 R0"}, "R 4 8", {-2, -2, 0, -3, -4}, "G9 R9 V4");
    int from = table.match().size();
    table.trick("G8 G1");
    ASSERT_EQ(table.bank("G9"), "");
    ASSERT_EQ(table.opens("V8"), "");
    ASSERT_EQ(table.pile("V7"), "");
    EXPECT_EQ(happened(table, from),
              lines({R"({"what":"played","player":0,"card":"G8","from":"hand"})",
                     R"({"what":"played","player":1,"card":"G1","from":"hand"})",
                     R"({"what":"played","player":"bank","card":"G9","from":"open"})",
                     R"({"what":"opened","cards":["V8"]})",
                     R"({"what":"won","player":"bank","cards":["G1","G8","G9"]})",
                     R"({"what":"played","player":"bank","card":"V7","from":"pile"})"}));
    from = table.match().size();
    ASSERT_EQ(table.seals(0, "B0"), "");
    EXPECT_EQ(happened(table, from), lines({R"({"what":"chosen","seat":0,"card":null})"}));
    EXPECT_EQ(happened(table, from, Seat(1)), happened(table, from));
    EXPECT_EQ(happened(table, from, Seat(0)), lines({R"({"what":"chosen","seat":0,"card":"B0"})"}));
    ++from;
    ASSERT_EQ(table.seals(1, "R0"), "");
    EXPECT_EQ(happened(table, from),
              lines({R"({"what":"chosen","seat":1,"card":null})",
                     R"({"what":"played","player":0,"card":"B0","from":"sealed"})",
                     R"({"what":"played","player":1,"card":"R0","from":"sealed"})",
                     R"({"what":"cancelled","who":[0,1]})",
                     R"({"what":"won","player":"bank","cards":["B0","R0","V7"]})",
                     R"({"what":"placed","player":"bank","token":"gold","value":-4,"on":"min"})"}));
}

TEST(LasVeganEvents, BANK_2_the_top_of_the_pile) {
    Table table(2);
    table.start({"G8", "G1"}, "R 4 8", {-2, -2, 0, -3, -4}, "B1 R9 V4");
    const int from = table.match().size();
    table.trick("G8 G1");
    ASSERT_EQ(table.bank("pile"), "");
    ASSERT_EQ(table.pile("V2"), "");
    EXPECT_EQ(whats(table, from), (Words{"played", "played", "takes-pile", "played", "won"}));
}

/// Machines and the golden one pay in the order in which they lie, then everybody is told what it made.
TEST(LasVeganEvents, VGN_14_a_round_is_paid_machine_by_machine) {
    State state = round_with({"B1 B2 B3 R4", "R8", ""}, {2, 1, 0});
    state.machines = {Machine(0), Machine(7), Machine(9)};  // B 4 6
    lay(state, 3, -3, "B");
    lay(state, 2, 1, "4");
    lay(state, 4, -4, "min");
    state.cabbages = {15, 15, 3};
    std::string all;
    const auto tell = [&](const auto& event) {
        all +=
            match::written([&](core::json::Pen& pen) { core::write_event(pen, event, core::kSpectator); }) +
            "\n";
    };
    pay(state, tell);
    EXPECT_EQ(all, lines({R"({"what":"round-over","round":1})",
                          R"({"what":"paid","machine":"B","value":-3,"times":[1,0,0]})",
                          R"({"what":"paid","machine":"4","value":1,"times":[1,0,0]})",
                          R"({"what":"paid-nobody","machine":"6","value":null})",
                          R"({"what":"paid","machine":"golden","value":-4,"times":[0,0,1]})",
                          R"({"what":"gained","seat":0,"machines":-2,"golden":0,"spared":0,"cabbages":13})",
                          R"({"what":"gained","seat":1,"machines":0,"golden":0,"spared":0,"cabbages":15})",
                          R"({"what":"gained","seat":2,"machines":0,"golden":-4,"spared":1,"cabbages":0})"}));
}

TEST(LasVeganEvents, of_a_game_add_up_to_its_result) {
    core::PlayoutHouse house(std::uint64_t{4});
    for (int game = 0; game < 8; ++game) {
        const auto seats = static_cast<std::size_t>(2 + game % 4);
        Table table(static_cast<int>(seats), Json::object());
        while (table.asked() != "nobody") {
            if (table.asked() == "house") {
                table.match().draw(house);
                continue;
            }
            const Words may = table.may();
            ASSERT_EQ(table.answers(Json::parse(may[house.below(static_cast<std::uint32_t>(may.size()))])),
                      "");
        }
        std::vector<int> gained(seats, kCabbages), paid(seats, kCabbages), scored;
        Json winners;
        for (const std::string& events : table.match().happened(core::kSpectator, 0))
            for (const Json& event : Json::parse(events)) {
                if (event["what"] == "paid")
                    for (std::size_t seat = 0; seat < seats; ++seat)
                        paid[seat] += event["value"].get<int>() * event["times"][seat].get<int>();
                if (event["what"] == "gained") {
                    const std::size_t seat = event["seat"];
                    const int spared = event["spared"];
                    gained[seat] += event["machines"].get<int>() + event["golden"].get<int>() + spared;
                    paid[seat] += spared;
                    EXPECT_EQ(event["cabbages"], gained[seat]);
                }
                if (event["what"] == "scored") {
                    EXPECT_EQ(event["total"], event["start"].get<int>() + event["rounds"].get<int>());
                    scored.push_back(event["total"]);
                }
                if (event["what"] == "game-over") winners = event["winners"];
            }
        const std::vector<int> money = table.result()["money"];
        EXPECT_EQ(gained, money);
        EXPECT_EQ(paid, money);
        EXPECT_EQ(scored, money);
        EXPECT_EQ(winners, table.result()["winners"]);
        EXPECT_EQ(whats(table).back(), "game-over");
    }
}

}  // namespace
}  // namespace las_vegan::test
