// What a seat sees of a match that is played elsewhere: taken as it is, and doubted.

#include "match/seen.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using core::Seat;

std::unique_ptr<match::AnyMatch> opened(const char* game, int seats, const char* options) {
    std::vector<std::string> names;
    for (int i = 0; i < seats; ++i) names.push_back("\"" + std::to_string(i) + "\" \\ é");
    auto match = match::find_game(game)->open(names, options);
    EXPECT_TRUE(match) << match.wrong.text;
    return std::move(*match);
}

/// A match in which somebody is asked to choose one of several moves.
std::unique_ptr<match::AnyMatch> some_match(const char* game = "las-vegas", int seats = 3,
                                            const char* options = "{}") {
    auto match = opened(game, seats, options);
    core::PlayoutHouse house(7);
    while (match->ask().is_chance()) match->draw(house);
    return match;
}
Seat asked(const match::AnyMatch& match) { return match.ask().asked.lowest(); }

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, text.npos) << what;
    return text.replace(at, what.size(), by);
}
std::string why(const std::string& view) {
    const auto seen = match::look(view);
    EXPECT_FALSE(seen) << view;
    EXPECT_TRUE(seen || !seen.wrong.text.empty());
    return seen ? "" : seen.wrong.text;
}

TEST(Seen, is_what_the_seat_sees) {
    const auto match = some_match();
    const Seat seat = asked(*match);
    auto seen = match::look(match->view(seat), match->offers(seat));
    ASSERT_TRUE(seen) << seen.wrong.text;
    EXPECT_EQ((*seen)->seat(), seat);
    EXPECT_EQ((*seen)->question(), match->question());
    EXPECT_EQ((*seen)->view(), match->view(seat));
    EXPECT_EQ((*seen)->offers(), match->offers(seat));
    EXPECT_EQ((*seen)->header().game, "las-vegas");
    EXPECT_EQ((*seen)->header().names, match->header().names);
    EXPECT_EQ((*seen)->header().options, match->header().options);
    (*seen)->speak(words::Language::German);
    EXPECT_EQ((*seen)->put_into_words(core::phrase("any.first", Seat(1))).find(match->header().names[1]), 0u);
}

TEST(Seen, who_is_not_asked_is_offered_nothing) {
    const auto match = some_match();
    for (int i = 0; i <= 3; ++i) {
        const Seat viewer = i == 3 ? core::kSpectator : Seat(i);
        const auto offers = viewer == core::kSpectator ? std::vector<std::string>() : match->offers(viewer);
        const auto seen = match::look(match->view(viewer), offers);
        ASSERT_TRUE(seen) << seen.wrong.text;
        EXPECT_EQ((*seen.value)->offers(), offers);
        if (viewer == asked(*match)) continue;
        EXPECT_FALSE(match::look(match->view(viewer), match->offers(asked(*match))));
    }
}

TEST(Seen, offers_are_those_of_the_rules_in_any_order) {
    const auto match = some_match("las-vegas", 4, R"({"actions":true,"neutral":true,"kickers":true})");
    const Seat seat = asked(*match);
    const std::string view = match->view(seat);
    auto offers = match->offers(seat);
    ASSERT_GT(offers.size(), 2u);
    std::reverse(offers.begin(), offers.end());
    EXPECT_TRUE(match::look(view, offers));
    const auto refused = [&](const std::vector<std::string>& others) {
        const auto seen = match::look(view, others);
        return !seen && seen.wrong.key == "view.offers" && seen.wrong.rule == "VIEW";
    };
    EXPECT_TRUE(refused({}));
    EXPECT_TRUE(refused({offers.begin() + 1, offers.end()}));
    auto others = offers;
    others.push_back(offers[0]);
    EXPECT_TRUE(refused(others));
    others = offers;
    others[1] = others[0];
    EXPECT_TRUE(refused(others));
    for (const char* wrong :
         {"", "{", "7", "{}", R"({"place":7})", R"({"place":true})", R"({"take":10000})"}) {
        others[1] = wrong;
        EXPECT_TRUE(refused(others)) << wrong;
    }
}

TEST(Seen, what_stands_around_the_table_is_doubted) {
    const auto match = some_match("colours", 2, "{}");
    const std::string view = match->view(Seat(0));
    ASSERT_TRUE(match::look(view));
    EXPECT_FALSE(why("").empty());
    EXPECT_FALSE(why("[]").empty());
    EXPECT_FALSE(why("{}").empty());
    EXPECT_FALSE(why(view + view).empty());
    EXPECT_EQ(why(replaced(view, "\"game\":\"colours\"", "\"game\":\"chess\"")),
              "The view of the table is wrong at \"game\".");
    EXPECT_EQ(why(replaced(view, "\"game\":\"colours\"", "\"game\":7")),
              "The view of the table is wrong at \"game\".");
    // Another game's view has other parts.
    EXPECT_FALSE(why(replaced(view, "\"game\":\"colours\"", "\"game\":\"las-vegas\"")).empty());
    for (const char* seat : {"-1", "2", "254", "0.0", "\"0\"", "[]"})
        EXPECT_EQ(why(replaced(view, "\"seat\":0", "\"seat\":" + std::string(seat))),
                  "The view of the table is wrong at \"seat\".");
    EXPECT_EQ(why(replaced(view, "\"question\":", "\"question\":-")),
              "The view of the table is wrong at \"question\".");
    EXPECT_EQ(why(replaced(view, "\"names\":[", "\"names\":[7,")),
              "The view of the table is wrong at \"names\".");
    EXPECT_EQ(why(replaced(view, "\"names\":[", "\"names\":[\"x\",")),
              "The view of the table is wrong at \"seats\".");
    EXPECT_EQ(why(replaced(view, "\"table\":", "\"tables\":")),
              "The view of the table is wrong at \"options\".");
}

/// Seat 0's own view says more than the spectator's, and another seat's says other things.
TEST(Seen, a_view_is_of_its_seat) {
    const auto match = some_match("colours", 3, "{}");
    EXPECT_FALSE(why(replaced(match->view(Seat(0)), "\"seat\":0", "\"seat\":1")).empty());
    EXPECT_FALSE(why(replaced(match->view(Seat(0)), "\"seat\":0", "\"seat\":null")).empty());
    EXPECT_FALSE(why(replaced(match->view(core::kSpectator), "\"seat\":null", "\"seat\":0")).empty());
}

}  // namespace
