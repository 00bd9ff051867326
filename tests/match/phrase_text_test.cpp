// Phrases as JSON.

#include "match/phrase_text.h"

#include <gtest/gtest.h>

#include "match/any_game.h"

namespace {

using core::Face;
using core::Faces;
using core::Seat;

TEST(PhraseText, each_thing_to_fill_in_names_its_kind) {
    EXPECT_EQ(match::written_args(core::phrase("toy", 3, core::Arg::money(-70000), Seat(1), "colour.red")),
              R"([{"number":3},{"money":-70000},{"seat":1},{"word":"colour.red"}])");
    EXPECT_EQ(match::written_args(core::phrase("toy", Faces::of(Face(5)) + Faces::of(Face(1), 2))),
              R"([{"dice":[1,1,5]}])");
    EXPECT_EQ(match::written_args(core::phrase("toy", core::Arg::quote("a \"b\"\n"))),
              R"([{"text":"a \"b\"\u000a"}])");
    EXPECT_EQ(match::written_args(core::phrase("toy")), "[]");
}

TEST(PhraseText, sentences_and_refusals_carry_it) {
    const auto match = match::find_game("las-vegas")->open({"Anna", "Benno"}, R"({"first":1})");
    ASSERT_TRUE(match);
    core::PlayoutHouse house(1);
    while ((*match.value)->ask().is_chance()) (*match.value)->draw(house);
    const auto told = (*match.value)->told(core::kSpectator, 0);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back().args.substr(0, 11), R"([{"seat":1})");
    const auto complaint = (*match.value)->submit(Seat(0), (*match.value)->question(), R"({"place":1})");
    ASSERT_TRUE(complaint);
    EXPECT_EQ(complaint->key, "gate.not-asked");
    EXPECT_EQ(complaint->args, R"([{"seat":0}])");
}

}  // namespace
