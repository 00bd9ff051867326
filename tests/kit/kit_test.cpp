// What several games share: who is ahead, the stack of notes, options.

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "kit/majority.h"
#include "kit/notes.h"
#include "kit/stack.h"
#include "kit/text.h"
#include "match/json_text.h"

namespace {

using kit::Note;
using kit::Notes;

// Majorities

/// LV-10 as a player would do it: strike out everybody who has as many dice as somebody else, sort the
/// others.
std::vector<int> slow_ranking(const std::vector<std::uint8_t>& dice) {
    std::vector<int> owners;
    for (std::size_t owner = 0; owner < dice.size(); ++owner)
        if (dice[owner] > 0 && std::count(dice.begin(), dice.end(), dice[owner]) == 1)
            owners.push_back(static_cast<int>(owner));
    std::sort(owners.begin(), owners.end(),
              [&](int a, int b) { return dice[static_cast<unsigned>(a)] > dice[static_cast<unsigned>(b)]; });
    return owners;
}

RC_GTEST_PROP(Majority, ranks_as_a_player_would, ()) {
    const int owners = *rc::gen::inRange(0, kit::kMostOwners + 1);
    const int most = *rc::gen::element(3, 8, 12, 32);
    const auto dice = *rc::gen::container<std::vector<std::uint8_t>>(
        static_cast<std::size_t>(owners),
        rc::gen::map(rc::gen::inRange(0, most), [](int n) { return static_cast<std::uint8_t>(n); }));
    kit::Ranking ranking = kit::ranking(dice);
    std::vector<int> order;
    while (!ranking.empty()) order.push_back(ranking.take_first());
    RC_ASSERT(order == slow_ranking(dice));
}

TEST(Majority, nobody_with_no_dice_is_ahead) {
    EXPECT_TRUE(kit::ranking(std::vector<std::uint8_t>{0, 0, 0}).empty());
    EXPECT_TRUE(kit::ranking(std::vector<std::uint8_t>{2, 2, 0}).empty());
    EXPECT_FALSE(kit::ranking(std::vector<std::uint8_t>{0, 1, 0}).empty());
}

// Notes

TEST(Notes, are_worth_what_is_printed_on_them) {
    for (int thousands = 10; thousands <= 100; thousands += 10)
        EXPECT_EQ(kit::worth(kit::note_of(thousands)).dollars, 1000 * thousands);
    EXPECT_EQ(kit::note_of(100), kit::kHundred);
    Notes purse{};
    purse.add(kit::note_of(90));
    purse.add(kit::note_of(10));
    purse.add(kit::note_of(10));
    EXPECT_EQ(purse.money().dollars, 110'000);
    EXPECT_EQ(purse.count(), 3);
    EXPECT_EQ(purse.highest(), kit::note_of(90));
    EXPECT_EQ(purse.lowest(), kit::note_of(10));
    purse.remove(kit::note_of(90));
    EXPECT_FALSE(purse.has(kit::note_of(90)));
}

// The stack

TEST(Stack, what_was_put_under_comes_up_last_and_in_order) {
    Notes few{};
    few.add(kit::note_of(50));
    few.add(kit::note_of(60));
    kit::Stack stack(few);
    stack.put_under(kit::note_of(20));
    stack.put_under(kit::note_of(10));
    EXPECT_EQ(stack.size(), 4);
    EXPECT_FALSE(stack.could_be_top(kit::note_of(20))) << "not before the shuffled part is gone";
    EXPECT_TRUE(stack.could_be_top(kit::note_of(50)) && stack.could_be_top(kit::note_of(60)));
    stack.take(kit::note_of(60));
    stack.take(kit::note_of(50));
    EXPECT_TRUE(stack.could_be_top(kit::note_of(20)));
    EXPECT_FALSE(stack.could_be_top(kit::note_of(10)));
    core::PlayoutHouse house(std::uint64_t{1});
    EXPECT_EQ(stack.top(house), kit::note_of(20)) << "no lot any more";
    stack.take(kit::note_of(20));
    stack.take(kit::note_of(10));
    EXPECT_TRUE(stack.empty());
    EXPECT_FALSE(stack.could_be_top(kit::note_of(10)));
}

RC_GTEST_PROP(Stack, gives_back_exactly_what_went_in, (std::uint64_t seed)) {
    core::PlayoutHouse house(seed);
    Notes shuffled{};
    for (int i = 0; i < 20; ++i) shuffled.add(Note(house.below(9)));
    kit::Stack stack(shuffled);
    Notes all = shuffled, taken{};
    for (int i = 0; i < 20; ++i) {
        const Note note = Note(house.below(9));
        if (all.bag.count(kit::kind(note)) == 15) continue;
        stack.put_under(note);
        all.add(note);
    }
    RC_ASSERT(stack.size() == all.count());
    while (!stack.empty()) {
        const Note note = stack.top(house);
        RC_ASSERT(stack.could_be_top(note));
        stack.take(note);
        taken.add(note);
    }
    RC_ASSERT(taken == all);
}

// Words

std::string json(auto thing) {
    return match::written([&](core::json::Pen& pen) { kit::write(pen, thing); });
}

TEST(KitText, faces_are_written_in_rising_order_and_read_back) {
    const core::Faces dice =
        core::Faces::of(core::Face(6)) + core::Faces::of(core::Face(1), 2) + core::Faces::of(core::Face(3));
    EXPECT_EQ(json(dice), "[1,1,3,6]");
    EXPECT_EQ(json(core::Faces{}), "[]");
    const auto read = [](const char* text) {
        const match::Document document(text);
        const auto faces = kit::read_faces(document.value(), "LV-6");
        return faces ? "" : std::string(faces.refusal().why.key);
    };
    EXPECT_EQ(read("[1,1,3,6]"), "");
    EXPECT_EQ(read("[]"), "");
    EXPECT_EQ(read("[3,1]"), "");
    const match::Document falling("[3,1]");
    const auto rising = kit::read_faces(falling.value(), "LV-6", kit::FaceOrder::Rising);
    EXPECT_STREQ(rising.refusal().why.key, "dice.not-rising");
    EXPECT_EQ(read("[0]"), "dice.no-face");
    EXPECT_EQ(read("[7]"), "dice.no-face");
    EXPECT_EQ(read("[true]"), "dice.no-face");
    EXPECT_EQ(read("[1.0]"), "dice.no-face");
    EXPECT_EQ(read("[4294967297]"), "dice.no-face");
    EXPECT_EQ(read("1"), "dice.no-list");
    EXPECT_EQ(read("{}"), "dice.no-list");
    std::string many = "[1";
    for (int i = 0; i < 300; ++i) many += ",1";
    EXPECT_EQ(read((many + "]").c_str()), "dice.no-list") << "300 dice would not fit";
}

TEST(KitText, notes_are_written_and_read_back) {
    EXPECT_EQ(json(kit::note_of(60)), "60000");
    EXPECT_EQ(json(kit::kRainbow), "\"rainbow\"");
    const auto read = [](const char* text) {
        const match::Document document(text);
        return kit::read_note(document.value());
    };
    EXPECT_EQ(read("60000"), kit::note_of(60));
    EXPECT_EQ(read("100000"), kit::kHundred);
    EXPECT_EQ(read("\"rainbow\""), kit::kRainbow);
    for (const char* text : {"0", "5000", "10001", "110000", "-10000", "60000.0", "true", "\"60000\"",
                             "\"Rainbow\"", "null", "[]", "4295027296"})
        EXPECT_FALSE(read(text)) << text;
}

}  // namespace
