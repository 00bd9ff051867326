// The table of options: what is left out has its usual value, what is said is read, and the first mistake in
// the order of the table is named.

#include "core/options.h"

#include <gtest/gtest.h>

#include "core/game.h"
#include "match/json_text.h"

namespace {

struct Setup {
    std::uint8_t seats = 0;
    core::Seat first{};
    bool open_purses = true, neutral = true, tokens = true;
    std::uint8_t rounds = 9, minimum = 9;
    int letters = 0;
};

constexpr const char* kMinimums[] = {"base", "by-players"};
constexpr int by_players_from_six(int seats, int) { return seats >= 6 ? 1 : 0; }

constexpr core::Option text_option() {
    core::Option option{"board", "option.board", core::OptionKind::Text};
    option.usual_text = "";
    option.like = "abc";
    option.read_text = [](void* setup, std::string_view text) -> core::Verdict {
        if (text.size() > 3) return core::refuse("MC-1", "options.no-text", "board");
        static_cast<Setup*>(setup)->letters = static_cast<int>(text.size());
        return core::kFine;
    };
    option.write_text = [](const void* setup, std::span<char> room) -> std::string_view {
        const auto length = static_cast<std::size_t>(static_cast<const Setup*>(setup)->letters);
        for (std::size_t i = 0; i < length; ++i) room[i] = static_cast<char>('a' + i);
        return {room.data(), length};
    };
    return option;
}

constexpr core::Option kOptions[] = {
    core::first_option<&Setup::first>("LV-5"),
    core::purses_option<&Setup::open_purses>(),
    core::switch_option<&Setup::neutral>("neutral", "option.neutral")
        .for_seats(2, 5, "BV-4", "lv.neutral-seats"),
    core::switch_option<&Setup::tokens>("tokens", "option.tokens")
        .goes_with("neutral", "TOK-4", "lvc.tokens-sequential"),
    core::number_option<&Setup::rounds>("rounds", "option.rounds", 1, 4).usually(4).by("LV-6"),
    core::choice_option<&Setup::minimum>("minimum", "option.minimum", kMinimums)
        .by("BV-1")
        .usually(by_players_from_six),
    text_option(),
};

struct Agreed {
    Setup setup;
    std::string wrong, written;
    explicit Agreed(const char* text, int seats = 3) {
        const match::Document document(text);
        setup.seats = static_cast<std::uint8_t>(seats);
        const core::Verdict fine = core::read_options(kOptions, seats, 1, document.value(), &setup);
        if (!fine) wrong = std::string(fine.refusal().rule) + " " + fine.refusal().why.key;
        if (fine)
            written = match::written(
                [&](core::json::Pen& pen) { core::write_options(pen, kOptions, seats, 1, &setup); });
    }
};

TEST(Options, have_usual_values) {
    const Agreed none("{}");
    EXPECT_EQ(none.wrong, "");
    EXPECT_EQ(none.setup.first, core::kByLot);
    EXPECT_FALSE(none.setup.open_purses || none.setup.neutral || none.setup.tokens);
    EXPECT_EQ(none.setup.rounds, 4);
    EXPECT_EQ(none.setup.minimum, 0);
    EXPECT_EQ(none.written, "{}");
}

TEST(Options, a_usual_value_may_depend_on_the_seats) {
    EXPECT_EQ(Agreed("{}", 6).setup.minimum, 1);
    EXPECT_EQ(Agreed("{}", 6).written, "{}");
    EXPECT_EQ(Agreed(R"({"minimum":"base"})", 6).written, R"({"minimum":"base"})");
    EXPECT_EQ(Agreed(R"({"minimum":"by-players"})", 6).written, "{}");
}

TEST(Options, what_is_read_is_written_back_where_it_is_not_usual) {
    const char* all =
        R"({"first":2,"purses":"open","neutral":true,"tokens":true,"rounds":2,"minimum":"by-players","board":"abc"})";
    const Agreed some(all);
    EXPECT_EQ(some.wrong, "");
    EXPECT_EQ(some.setup.first, core::Seat(2));
    EXPECT_TRUE(some.setup.open_purses && some.setup.neutral && some.setup.tokens);
    EXPECT_EQ(some.setup.rounds, 2);
    EXPECT_EQ(some.written, all);
    EXPECT_EQ(Agreed(R"({"first":"lot","purses":"hidden","neutral":false,"rounds":4})").written, "{}");
}

TEST(Options, the_first_mistake_is_named) {
    EXPECT_EQ(Agreed(R"({"neutral":1})").wrong, "JOURNAL options.no-flag");
    EXPECT_EQ(Agreed(R"({"rounds":9})").wrong, "LV-6 options.no-number");
    EXPECT_EQ(Agreed(R"({"rounds":"2"})").wrong, "LV-6 options.no-number");
    EXPECT_EQ(Agreed(R"({"minimum":"high"})").wrong, "BV-1 options.no-choice");
    EXPECT_EQ(Agreed(R"({"first":3})").wrong, "LV-5 options.first");
    EXPECT_EQ(Agreed(R"({"board":7})").wrong, "JOURNAL options.no-text");
    EXPECT_EQ(Agreed(R"({"board":"abcd"})").wrong, "MC-1 options.no-text");
    EXPECT_EQ(Agreed(R"({"neutral":true,"colour":1})").wrong, "JOURNAL options.unknown");
    EXPECT_EQ(Agreed(R"({"colour":1,"rounds":0})").wrong, "LV-6 options.no-number");
    for (const char* none : {"[]", "null", "1", "\"x\"", "true"})
        EXPECT_EQ(Agreed(none).wrong, "JOURNAL options.no-object") << none;
}

TEST(Options, some_are_not_for_all_seats_and_some_go_with_others) {
    EXPECT_EQ(Agreed(R"({"neutral":true})", 5).wrong, "");
    EXPECT_EQ(Agreed(R"({"neutral":true})", 6).wrong, "BV-4 lv.neutral-seats");
    EXPECT_EQ(Agreed(R"({"neutral":false})", 6).wrong, "");
    EXPECT_EQ(Agreed(R"({"tokens":true})").wrong, "TOK-4 lvc.tokens-sequential");
    EXPECT_EQ(Agreed(R"({"tokens":true,"neutral":false})").wrong, "TOK-4 lvc.tokens-sequential");
    EXPECT_EQ(Agreed(R"({"tokens":false})").wrong, "");
    EXPECT_EQ(Agreed(R"({"tokens":true,"neutral":true})").wrong, "");
}

}  // namespace
