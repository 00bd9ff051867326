// What happens in the dice game, in its order and as JSON.

#include "las_vegas/table.h"

namespace las_vegas::test {
namespace {

/// What the last entry has led to, as somebody is told it.
std::vector<std::string> last_of(Table& table, core::Seat viewer = core::kSpectator) {
    std::vector<std::string> events;
    const auto entries = table.match().happened(viewer, 0);
    for (const Json& event : support::told_aside(entries.back())) events.push_back(event.dump());
    return events;
}
using Events = std::vector<std::string>;

TEST(LasVegasEvents, LV_4_to_LV_8_a_turn) {
    Table table(2, {{"rounds", 1}});
    ASSERT_EQ(table.draws({{"first", 1}}), "");
    EXPECT_EQ(last_of(table), Events{R"({"what":"first","seat":1})"});
    ASSERT_EQ(table.notes("60 | 30 20 | 50 | 50 | 50 | 50"), "");
    EXPECT_EQ(last_of(table), (Events{R"({"what":"filled","round":1,"first":1,"notes":)"
                                      R"([[60000],[30000,20000],[50000],[50000],[50000],[50000]]})",
                                      R"({"what":"turn","seat":1})"}));
    ASSERT_EQ(table.rolls("1 1 1 1 2 2 5 6"), "");
    EXPECT_EQ(last_of(table), Events{R"({"what":"rolled","seat":1,"roll":{"own":[1,1,1,1,2,2,5,6]}})"});
    ASSERT_EQ(table.places(1), "");
    EXPECT_EQ(last_of(table), (Events{R"({"what":"placed","seat":1,"casino":1,"face":1,"dice":{"own":4}})",
                                      R"({"what":"turn","seat":0})"}));
}

TEST(LasVegasEvents, LV_9_to_LV_16_a_payout_and_the_end) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    ASSERT_EQ(table.notes("60 | 30 20 | 50 | 50 | 50 | 50"), "");
    table.play_round({"1 1 1 1 3 3 3 3", "1 1 1 1 2 2 2 2"});
    EXPECT_EQ(
        last_of(table),
        (Events{R"({"what":"placed","seat":1,"casino":2,"face":2,"dice":{"own":4}})",
                R"({"what":"round-over","round":1})", R"({"what":"cancelled","casino":1,"who":[0,1]})",
                R"({"what":"paid-nobody","casino":1})", R"({"what":"returned","casino":1,"notes":[60000]})",
                R"({"what":"paid","casino":2,"seat":1,"note":30000,"dice":4})",
                R"({"what":"returned","casino":2,"notes":[20000]})",
                R"({"what":"paid","casino":3,"seat":0,"note":50000,"dice":4})",
                R"({"what":"paid-nobody","casino":4})", R"({"what":"returned","casino":4,"notes":[50000]})",
                R"({"what":"paid-nobody","casino":5})", R"({"what":"returned","casino":5,"notes":[50000]})",
                R"({"what":"paid-nobody","casino":6})", R"({"what":"returned","casino":6,"notes":[50000]})",
                R"({"what":"revealed","seat":0,"purse":[50000]})",
                R"({"what":"revealed","seat":1,"purse":[30000]})",
                R"({"what":"scored","seat":0,"notes":50000})",
                R"({"what":"scored","seat":1,"notes":30000})"}));
}

TEST(LasVegasEvents, NEU_2_and_NEU_5_white_dice) {
    Table table(3, {{"first", 0}, {"rounds", 1}, {"neutral", true}, {"purses", "open"}});
    ASSERT_EQ(table.notes("90 | 50 | 50 | 50 | 50 | 50"), "");
    ASSERT_EQ(table.draws({{"white", {1, 2}}}), "");
    EXPECT_EQ(last_of(table),
              (Events{R"({"what":"white-rolled","dice":[1,2]})", R"({"what":"turn","seat":0})"}));
    table.play_round({"2 2 2 2 2 2 2 2 + 1 1", "3 3 3 3 3 3 3 3 + 1 1", "4 4 4 4 4 4 4 4 + 1 1"});
    const Events events = last_of(table);
    EXPECT_EQ(events[1], R"({"what":"round-over","round":1})");
    EXPECT_EQ(events[2], R"({"what":"paid","casino":1,"seat":"white","note":90000,"dice":7})");
    EXPECT_EQ(events.back(), R"({"what":"scored","seat":2,"notes":50000})");
}

}  // namespace
}  // namespace las_vegas::test
