// Views from outside: what the game cannot come to is refused.

#include "monte_carlo/table.h"

namespace monte_carlo::test {
namespace {

/// The part that is wrong with a view of a table, or "".
std::string wrong_with(const Json& view, int seats) {
    const std::string text = view.dump();
    const match::Document document(text);
    const auto read = MonteCarlo::read_view(seats, Seat(0), document.value());
    return read ? "" : std::string(read.refusal().why.args[0].text);
}

/// A view with changes that make it impossible.
class Changed {
   public:
    Changed(const Table& table, int seats) : view_(table.look(Seat(0))), seats_(seats) {
        EXPECT_EQ(wrong_with(view_, seats_), "");
    }
    template <class Change>
    std::string by(Change change) const {
        Json view = view_;
        change(view);
        EXPECT_NE(view, view_);
        return wrong_with(view, seats_);
    }
    std::string at(const char* place, const Json& value) const {
        return by([&](Json& view) { view[Json::json_pointer(place)] = value; });
    }

   private:
    Json view_;
    int seats_;
};

TEST(MonteCarloViews, steps_wait_in_an_order_that_can_be) {
    Table table(2);
    const Changed changed(table, 2);
    const auto steps = [&](const char* list) { return changed.at("/steps", Json::parse(list)); };
    for (const char* list : {
             R"([{"step":"over"},{"step":"turn"},{"step":"die"}])",              // without a colour
             "[]",                                                               //
             R"([{"step":"over"},{"step":"turn"}])",                             //
             R"([{"step":"turn"},{"step":"die"},{"step":"colour","seat":0}])",   //
             R"([{"step":"over"},{"step":"die"},{"step":"colour","seat":0}])",   //
             R"([{"step":"over"},{"step":"over"}])",                             //
             R"([{"step":"over"},{"step":"turn"},{"step":"colour","seat":0}])",  //
             R"([{"step":"over"},{"step":"turn"},{"step":"die"},{"step":"colour","seat":1}])",   //
             R"([{"step":"over"},{"step":"turn"},{"step":"move"},{"step":"colour","seat":0}])",  //
         })
        EXPECT_NE(steps(list), "") << list;
}

TEST(MonteCarloViews, a_stack_is_listed_once_and_whole) {
    Table table(3);
    table.put("B0 A1 C0", 30);
    const Changed changed(table, 3);
    const auto stack = [&](const char* list) {
        return changed.by([&](Json& view) {
            Json rest = Json::array();
            for (const Json& other : view["stacks"])
                if (other["square"] != 30) rest.push_back(other);
            for (const Json& pile : Json::parse(list)) rest.push_back({{"square", 30}, {"pawns", pile}});
            view["stacks"] = rest;
        });
    };
    const std::string a = R"({"seat":0,"pawn":1})", b = R"({"seat":1,"pawn":0})",
                      c = R"({"seat":2,"pawn":0})";
    EXPECT_EQ(stack(("[[" + c + "," + a + "," + b + "]]").c_str()), "") << "another order is another view";
    EXPECT_EQ(stack("[]"), "table");
    EXPECT_EQ(stack(("[[" + a + "," + b + "]]").c_str()), "table") << "one is missing";
    EXPECT_EQ(stack(("[[" + a + "," + b + "," + c + "," + a + "]]").c_str()), "table") << "one lies twice";
    EXPECT_EQ(stack(("[[" + a + "," + b + "],[" + b + "," + c + "],[" + c + "," + a + "]]").c_str()), "table")
        << "each lies on the next";
    EXPECT_EQ(stack(("[[" + a + "," + b + "," + c + R"(,{"seat":0,"pawn":0}]])").c_str()), "table")
        << "one stands elsewhere";
}

TEST(MonteCarloViews, pawns_and_money_are_where_they_can_be) {
    Table table(3);
    const Changed changed(table, 3);
    EXPECT_EQ(changed.at("/seats/0/pawns/0/square", 4), "table") << "a casino that nobody plays";
    EXPECT_EQ(changed.at("/seats/0/pawns/0/square", 9), "table") << "a sign";
    EXPECT_EQ(changed.at("/seats/0/pawns/0/square", 65), "square");
    EXPECT_EQ(changed.at("/seats/0/home", 1), "table");
    EXPECT_EQ(changed.at("/seats/1/money", 0), "table") << "MC-25";
    EXPECT_EQ(changed.at("/seats/1/money", 15'000), "money");
    EXPECT_EQ(changed.at("/seats/1/money", 260'000), "money");
    EXPECT_EQ(changed.at("/cards/gone", {"jackpot"}), "table");
    EXPECT_EQ(changed.at("/cards/gone", {"S1", "S1"}), "gone");
    EXPECT_EQ(changed.at("/die", 3), "table");
}

TEST(MonteCarloViews, a_casino_has_its_bet_and_its_card) {
    Table table(3);
    table.put("A0", 11);
    table.turn(1, 0);
    table.bet("SH"), table.card("S1");
    const Changed changed(table, 3);
    EXPECT_EQ(changed.at("/bet", "SHD"), "table");
    EXPECT_EQ(changed.at("/bet", "S"), "table");
    EXPECT_EQ(changed.at("/card", "S2"), "table") << "it does not lie there";
    EXPECT_EQ(changed.at("/card", "jackpot"), "table") << "the cards were not shuffled";
    EXPECT_EQ(changed.at("/mover/pawn", 1), "table");
    EXPECT_EQ(changed.at("/mover/seat", 3), "table") << "nobody sits there";
    EXPECT_EQ(changed.at("/die", 6), "") << "it came by another number";
    EXPECT_EQ(changed.at("/die", nullptr), "table");
}

TEST(MonteCarloViews, poker_is_staked_thrown_and_lost_as_it_can_be) {
    Table table(4);
    table.put("B0", 23).home("B1 B2").put("A0", 22).money('A', 50).money('B', 100).money('C', 20).put("C0",
                                                                                                      40);
    table.turn(1, 0);
    table.poker('B', 50);
    const Changed joins(table, 4);
    EXPECT_EQ(joins.at("/steps/4/seat", 1), "table") << "the opponent";
    EXPECT_EQ(joins.at("/steps/3/seat", 0), "table") << "D would not be asked";
    EXPECT_EQ(joins.at("/poker/stake", 60'000), "table");
    EXPECT_EQ(joins.at("/poker/dice", {"A"}), "table");
    EXPECT_EQ(joins.at("/challenged", Json::array()), "table");
    EXPECT_EQ(joins.at("/poker", nullptr), "poker");
    table.join(20), table.join(0);
    table.dice("A A K 10 9");
    const Changed keeps(table, 4);
    EXPECT_EQ(keeps.at("/poker/thrower", 1), "table");
    EXPECT_EQ(keeps.at("/poker/throws", 3), "table");
    EXPECT_EQ(keeps.at("/poker/dice", {"A", "A"}), "table");
    table.keep("A A K 10 9"), table.dice("A A A A A");
    ASSERT_EQ(table.asked(), "B send");
    const Changed sends(table, 4);
    EXPECT_EQ(sends.at("/steps/3/about", 2), "table") << "C goes back after A, and once";
    EXPECT_EQ(sends.at("/steps/3/about", 3), "table") << "D staked nothing";
    EXPECT_EQ(sends.at("/steps/3/seat", 0), "table");
    EXPECT_EQ(sends.at("/seats/0/money", 10'000), "table") << "A is not ruined";
    EXPECT_EQ(sends.by([](Json& view) { view["steps"].erase(2); }), "table") << "C is ruined, too";
}

}  // namespace
}  // namespace monte_carlo::test
