// What happens in the card game, as events: in the order in which it happens, for each viewer as far as that
// viewer may know it, and adding up to the result.

#include "las_vegas_cards/table.h"
#include "support/table.h"

namespace cards_test {
namespace {

using Json = nlohmann::json;

/// What the last entry let happen.
Json last(Table& table, Seat viewer = core::kSpectator) {
    return support::told_aside(table.match().happened(viewer, 0).back());
}
std::vector<std::string> order(const Json& events) {
    std::vector<std::string> words;
    for (const Json& event : events) words.push_back(event["what"]);
    return words;
}
using Words = std::vector<std::string>;

TEST(LasVegasCardsEvents, a_round_begins_with_notes_and_hands) {
    Table table(3);
    table.notes(1);
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"filled","round":1,"notes":[[100000,30000],[90000,40000],
        [80000,50000],[70000,60000],[100000,30000],[90000,40000]]}])"));
    table.hands("[[5,55,1,2,3],[5,5,5,1,2],[55,1,2,3,4]]");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"dealt","turn":1,
                                            "seats":[{"hand":null},{"hand":null},{"hand":null}]}])"));
    EXPECT_EQ(last(table, Seat(1)), Json::parse(R"([{"what":"dealt","turn":1,
                                            "seats":[{"hand":null},{"hand":[1,2,5,5,5]},{"hand":null}]}])"));
}

TEST(LasVegasCardsEvents, LVC_4_a_choice_is_hidden_until_the_last_is_in_and_then_all_are_revealed) {
    Table table(3);
    table.notes(1).hands("[[5,55,1,2,3],[5,5,5,1,2],[55,1,2,3,4]]");
    table.place(2, "[55]");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"chosen","seat":2,"cards":null}])"));
    EXPECT_EQ(last(table, Seat(1)), last(table));
    EXPECT_EQ(last(table, Seat(2)), Json::parse(R"([{"what":"chosen","seat":2,"cards":[55]}])"));
    table.place(0, "[5]").place(1, "[5,5]");
    EXPECT_EQ(last(table, Seat(0)), Json::parse(R"([
        {"what":"chosen","seat":1,"cards":null},
        {"what":"revealed","seats":[{"cards":[5]},{"cards":[5,5]},{"cards":[55]}]},
        {"what":"placed","seat":0,"cards":[5]},
        {"what":"placed","seat":1,"cards":[5,5]},
        {"what":"placed","seat":2,"cards":[55]}])"));
}

TEST(LasVegasCardsEvents, LVC_8_who_is_out_draws_nothing_and_all_see_that) {
    Table table(2);
    table.notes(1).hands("[[5,5,5,5,55],[1,2,3,4,5]]");
    table.place(0, "[5,5,5,5,55]").place(1, "[1]");
    table.hands("[[6,6,6,6,66],[1,2,3,4,5]]").place(1, "[1]").place(0, "[6,6,6]");
    EXPECT_EQ(order(last(table)), (Words{"chosen", "revealed", "placed", "out", "placed"}));
    EXPECT_EQ(last(table)[3], Json::parse(R"({"what":"out","seat":0,"cards":8})"));
    table.hands("[[],[1,2,3,4,5]]");
    EXPECT_EQ(last(table, Seat(0)), Json::parse(R"([{"what":"dealt","turn":3,
                                                     "seats":[{"hand":[]},{"hand":null}]}])"));
    table.place(1, "[1]");
    EXPECT_EQ(order(last(table)), (Words{"chosen", "revealed", "placed"})) << "out is told once";
}

TEST(LasVegasCardsEvents, TOK_2_tokens_one_after_the_other) {
    Table table(2, R"({"sequential":true,"tokens":true})");
    table.house(R"({"first":1})");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"first","seat":1}])"));
    table.notes(1);
    EXPECT_EQ(last(table)[0]["first"], 1);
    table.house(R"({"tokens":["pink","gold","blue","green","red","pink"]})");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"tokens-laid",
                                            "tokens":["pink","gold","blue","green","red","pink"]}])"));
    table.hands("[[1,2,3,4,5],[33,44,1,2,5]]");
    EXPECT_EQ(last(table)[1], Json::parse(R"({"what":"turn","seat":1})"));
    table.place(1, "[33,44]");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"placed","seat":1,"cards":[33,44]}])"));
    table.move(1, R"({"token":"blue","at":3})");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"token-taken","seat":1,"casino":3,"token":"blue"}])"));
    table.move(1, R"({"token":null,"at":4})");
    EXPECT_EQ(last(table), Json::parse(R"([{"what":"tokens-left","seat":1,"casino":4}])"));
    table.hand("[1,2,3,4,5]");
    EXPECT_EQ(last(table),
              Json::parse(R"([{"what":"drawn","seat":1,"hand":null},{"what":"turn","seat":0}])"));
    EXPECT_EQ(last(table, Seat(1))[0], Json::parse(R"({"what":"drawn","seat":1,"hand":[1,2,3,4,5]})"));
}

/// One of the offers by lot.
void play_on(Table& table, core::PlayoutHouse& house) {
    if (table.match().ask().is_chance()) {
        table.match().draw(house);
        return;
    }
    const int seat = core::index(table.asked().lowest());
    const auto moves = table.offers(seat);
    table.move(seat, moves[house.below(static_cast<std::uint32_t>(moves.size()))]);
}

TEST(LasVegasCardsEvents, LVC_12_what_is_paid_and_scored_adds_up_to_the_result) {
    core::PlayoutHouse house(3);
    for (const char* options : {"{}", R"({"sequential":true})", R"({"sequential":true,"tokens":true})"})
        for (int seats = 2; seats <= 5; ++seats) {
            Table table(seats, options);
            while (!table.match().ask().is_over()) play_on(table, house);
            const auto count = static_cast<unsigned>(seats);
            std::vector<int> paid(count), tokens(count), scored(count), notes(count);
            int returned = 0, cancelled = 0;
            for (const std::string& entry : table.match().happened(core::kSpectator, 0))
                for (const Json& event : Json::parse(entry)) {
                    const std::string what = event["what"];
                    const unsigned seat = event.value("seat", 0u);
                    if (what == "paid") paid[seat] += event["note"].get<int>();
                    if (what == "paid") ++notes[seat];
                    if (what == "returned") returned += static_cast<int>(event["notes"].size());
                    if (what == "cancelled") cancelled += event["who"].size() >= 2 ? 1 : -1000;
                    if (what != "scored") continue;
                    EXPECT_EQ(event["notes"], paid[seat]);
                    tokens[seat] = event["tokens"];
                    scored[seat] = event["notes"].get<int>() + tokens[seat];
                }
            const Json result = Json::parse(table.match().result());
            EXPECT_EQ(Json(scored), result["money"]);
            EXPECT_EQ(Json(notes), result["notes"]);
            int all = returned;
            for (const int won : notes) all += won;
            EXPECT_EQ(all, 48) << "every note is paid or goes back into the box";
            EXPECT_GT(cancelled, 0);
        }
}

}  // namespace
}  // namespace cards_test
