// What follows from the open facts stands in the view, so that a page need not know the rules.

#include "las_vegas_cards/table.h"

namespace cards_test {
namespace {

/// What so many dice of the viewer's hand would come to at a casino.
nlohmann::json adds(const nlohmann::json& view, int casino, int dice) {
    for (const auto& one : view["adds"])
        if (one["casino"] == casino && one["dice"] == dice) return one;
    return nullptr;
}

TEST(LasVegasCardsView, LVC_10_says_what_the_cards_of_the_hand_would_come_to) {
    Table table(3);
    table.notes(1).hands("[[5,55,1,2,3],[5,5,5,1,2],[55,1,2,3,4]]");
    table.place(0, "[5]").place(1, "[5,5]").place(2, "[55]");
    table.hands("[[5,5,1,1,11],[5,55,3,3,4],[5,5,2,2,22]]");
    const auto anna = table.view(0);
    EXPECT_EQ(adds(anna, 5, 1)["pays"].dump(), "[]") << "2, 2 and 2 cancel each other";
    EXPECT_EQ(adds(anna, 5, 1)["tied"].dump(), "[0,1,2]");
    EXPECT_EQ(adds(anna, 5, 2)["pays"].dump(), "[0]");
    EXPECT_EQ(adds(anna, 1, 4)["pays"].dump(), "[0]") << "two cards with one die and one with two";
    EXPECT_TRUE(adds(anna, 1, 5).is_null()) << "so many dice are not in the hand";
    EXPECT_EQ(adds(table.view(1), 5, 3)["pays"].dump(), "[1,2]") << "5, 2 and 1 dice";
    EXPECT_FALSE(table.view(core::kSpectator).contains("adds"));
    EXPECT_EQ(anna["out-at"], 8);
}

TEST(LasVegasCardsView, LVC_10_a_single_card_with_two_dice_never_gives_one) {
    Table table(2);
    table.notes(1).hands("[[11,2,3,4,5],[1,2,3,4,5]]");
    EXPECT_TRUE(adds(table.view(0), 1, 1).is_null());
    EXPECT_EQ(adds(table.view(0), 1, 2)["pays"].dump(), "[0]");
}

}  // namespace
}  // namespace cards_test
