// Who leads and who has won.

#include "core/standing.h"

#include <gtest/gtest.h>

namespace {

core::Seats leaders_of(std::initializer_list<int> most) {
    return core::leaders(static_cast<int>(most.size()),
                         [&](core::Seat seat) { return most.begin()[core::index(seat)]; });
}

TEST(Standing, leaders_are_all_who_have_the_most) {
    EXPECT_EQ(leaders_of({3, 5, 4}).bits, 0b010);
    EXPECT_EQ(leaders_of({5, 3, 5, 5}).bits, 0b1101);
    EXPECT_EQ(leaders_of({-4, -3}).bits, 0b10);
    EXPECT_EQ(leaders_of({0}).bits, 0b1);
}

TEST(Standing, the_richest_win_and_notes_decide_between_equals) {
    core::Standing standing;
    standing.count = 3;
    standing.money = {50'000, 60'000, 60'000};
    EXPECT_EQ(core::richest(standing).bits, 0b110);
    standing.notes = {9, 2, 3};
    EXPECT_EQ(core::richest(standing).bits, 0b100);
}

}  // namespace
