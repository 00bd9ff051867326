// What follows from the open facts stands in the view, so that a page need not know the rules.

#include "las_vegan/table.h"

namespace las_vegan::test {
namespace {

/// Who would have the trick with this card.
Json winner_with(const Json& then, const std::string& card) {
    for (const Json& one : then)
        if (one["card"] == card) return one["winner"];
    return nullptr;
}

TEST(LasVeganView, VGN_8_says_who_would_have_the_trick_with_each_card) {
    Table table(3);
    table.start({"R4 R9", "R1 R5 V0", "V1 G5"});
    EXPECT_EQ(table.look(Seat(0))["then"].size(), 13u) << "who leads has it with every card";
    EXPECT_EQ(table.look(Seat(0))["then"][0]["winner"], 0);
    table.plays("R4");
    const Json benno = table.look(Seat(1));
    EXPECT_EQ(benno["then"].size(), benno["playable"].size());
    EXPECT_EQ(winner_with(benno["then"], "R1"), 0);
    EXPECT_EQ(winner_with(benno["then"], "R5"), 1);
    EXPECT_EQ(table.look(Seat(2))["then"].dump(), "[]") << "not asked";
    EXPECT_FALSE(table.look().contains("then")) << "nobody who looks on has cards";
}

TEST(LasVeganView, VGN_11_says_what_each_free_token_would_cost_whom) {
    Table table(3);
    table.start({"B1 G1", "B7 G4", "B9 G9"}, "B 4 8");
    table.trick("B1 B7 B9");
    const Json blue = table.look()["machines"][0];
    ASSERT_EQ(blue["could"].size(), 4u);
    EXPECT_EQ(blue["could"][3].dump(), R"({"token":3,"value":-3,"gains":[0,0,-3]})");
    const Json golden = table.look()["golden"];
    EXPECT_EQ(golden["could"].dump(),
              R"([{"side":"min","gains":[-4,-4,0]},{"side":"max","gains":[0,0,-4]}])");
    table.puts(3, "B");
    const Json after = table.look();
    EXPECT_FALSE(after["machines"][0].contains("could")) << "a token lies there";
    EXPECT_EQ(after["machines"][1]["could"].size(), 3u);
    EXPECT_EQ(after["tricks"], 13);
}

TEST(LasVeganView, BANK_5_promises_nothing_while_cards_are_secret) {
    Table table(2);
    table.start({"R1 R9", "R2 R5"}, "R 4 8", {-2, -2, 0, -3, -4}, "G0 V0 B9");
    table.plays("R1");
    EXPECT_EQ(winner_with(table.look(Seat(1))["then"], "R0"), 0);
    EXPECT_EQ(winner_with(table.look(Seat(1))["then"], "R5"), 1);
    table.plays("R2");
    EXPECT_EQ(table.look()["bank"]["then"].dump(),
              R"([{"card":"B9","winner":1},{"card":"G0","winner":"bank"},{"card":"V0","winner":"bank"}])");
    ASSERT_EQ(table.bank("G0"), "");
    ASSERT_EQ(table.opens("V9"), "");
    ASSERT_EQ(table.pile("V8"), "");
    EXPECT_EQ(table.look(Seat(0))["step"], "sealed");
    EXPECT_FALSE(table.look(Seat(0)).contains("then"));
}

}  // namespace
}  // namespace las_vegan::test
