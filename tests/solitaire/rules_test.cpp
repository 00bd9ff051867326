// The rules of solitaire, one test or more a number: SOLO-1 to SOLO-8.

#include <set>

#include "solitaire/table.h"

namespace solitaire::test {
namespace {

using std::vector;

const Json kNone = Json::object();
const Json kBlue{{"blue", {1, 1, 2, 3, 4, 4, 5, 6}}};
const vector<std::string> kAllColours{"red", "green", "blue", "black", "white", "yellow", "grey", "violet"};

/// A table at which blue's dice lie at the casinos and the first group is to be rolled.
Table started(const Json& options = kNone) {
    Table table(options);
    table.notes(kPlain);
    table.rivals({"blue"});
    table.placed(kBlue);
    return table;
}

TEST(Solitaire, SOLO_1_one_player) {
    EXPECT_EQ(refuses_setup(1, kNone), "");
    for (const int seats : {0, 2, 3, 8}) EXPECT_EQ(refuses_setup(seats, kNone), "SOLO-1") << seats;
}

TEST(Solitaire, SOLO_1_all_notes_with_the_hundreds_and_without_rainbow_cards) {
    EXPECT_EQ(Table().look()["stack"], 59);
    EXPECT_EQ(Table().notes("100 | 100 | 100 | 100 | 100 | 90"), "");
    EXPECT_EQ(Table().notes("100 | 100 | 100 | 100 | 100 | 100"), "SOLO-1") << "there are five hundreds";
    EXPECT_EQ(Table().notes("110 | 100 | 100 | 100 | 100 | 90"), "SOLO-1");
    EXPECT_EQ(Table().draws({{"notes", {{"rainbow", 40000}, {50000}, {50000}, {50000}, {50000}, {50000}}}}),
              "SOLO-1");
}

TEST(Solitaire, SOLO_1_casinos_are_filled_to_fifty_thousand) {
    EXPECT_EQ(Table().notes("40 10 | 50 | 30 20 | 10 40 | 20 20 90 | 100"), "");
    EXPECT_EQ(Table().notes("40 | 50 | 50 | 50 | 50 | 50"), "LV-4");
    EXPECT_EQ(Table().notes("50 10 | 50 | 50 | 50 | 50 | 50"), "LV-4");
    EXPECT_EQ(Table().notes("50 | 50 | 50 | 50 | 50"), "LV-4") << "six casinos";
    EXPECT_EQ(Table().notes("50 | 50 | 50 | 50 | 50 | 50 | 60"), "LV-4");
}

TEST(Solitaire, SOLO_2_the_player_picks_any_of_the_eight_colours) {
    EXPECT_EQ(Table().look()["colour"], "red") << "the usual one";
    for (const std::string& colour : kAllColours)
        EXPECT_EQ(Table(Json{{"colour", colour}}).look()["colour"], colour);
    EXPECT_EQ(refuses_setup(1, {{"colour", "pink"}}), "SOLO-2");
    EXPECT_EQ(refuses_setup(1, {{"colour", 0}}), "JOURNAL");
}

TEST(Solitaire, SOLO_2_one_opponent_is_drawn_by_lot_from_the_other_seven) {
    std::map<std::string, int> drawn;
    core::PlayoutHouse house(7);
    for (int i = 0; i < 7000; ++i) {
        const State state = [] {
            solitaire::Setup setup;
            setup.colour = Colour::White;
            State made = open(setup);
            made.does = Does::Rivals;
            return made;
        }();
        const RivalsDraw draw = draw_rivals(state, house);
        ASSERT_EQ(draw.colours.count(), 1);
        ++drawn[kit::name(*draw.colours.begin())];
    }
    EXPECT_EQ(drawn.size(), 7u);
    EXPECT_EQ(drawn.count("white"), 0u);
    for (const auto& [colour, times] : drawn) EXPECT_NEAR(times, 1000, 150) << colour;
}

TEST(Solitaire, SOLO_2_rivals_that_cannot_be) {
    Table table;
    table.notes(kPlain);
    EXPECT_EQ(table.rivals({"red"}), "SOLO-2") << "one's own colour";
    EXPECT_EQ(table.rivals({}), "SOLO-2");
    EXPECT_EQ(table.rivals({"blue", "grey"}), "SOLO-2") << "one, without the variant";
    EXPECT_EQ(table.rivals({"pink"}), "SOLO-2");
    EXPECT_EQ(table.draws({{"rivals", "blue"}}), "JOURNAL");
    EXPECT_EQ(table.rivals({"blue"}), "");
}

TEST(Solitaire, SOLO_2_all_eight_dice_of_the_opponent_lie_where_they_fall) {
    Table table;
    table.notes(kPlain);
    table.rivals({"blue"});
    EXPECT_EQ(table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5}}}), "SOLO-2") << "seven dice";
    EXPECT_EQ(table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5, 6, 6}}}), "SOLO-2") << "nine dice";
    EXPECT_EQ(table.placed({{"grey", {1, 1, 2, 3, 4, 4, 5, 6}}}), "SOLO-2") << "another colour";
    EXPECT_EQ(table.placed({{"blue", {1, 1, 2, 3, 4, 4, 6, 9}}}), "SOLO-2") << "no die shows a 9";
    EXPECT_EQ(table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5, 7}}}), "SOLO-2");
    EXPECT_EQ(table.placed({{"blue", {1, 1, 2, 3, 4, 4, 5, 6}}, {"grey", Json::array()}}), "JOURNAL");
    EXPECT_EQ(table.placed(kBlue), "");
    const vector<int> wanted{2, 1, 1, 2, 1, 1};
    for (int casino = 1; casino <= 6; ++casino)
        EXPECT_EQ(table.at(casino)["dice"], (Json{{"blue", wanted[static_cast<unsigned>(casino - 1)]}}));
}

TEST(Solitaire, SOLO_3_two_groups_of_28_four_of_each_remaining_colour) {
    const Table table = started();
    const Json four{{"red", 4},    {"green", 4}, {"black", 4}, {"white", 4},
                    {"yellow", 4}, {"grey", 4},  {"violet", 4}};
    EXPECT_EQ(table.look()["left"], four);
    EXPECT_EQ(table.look()["later"], four);
    EXPECT_EQ(table.look()["group"], 1);
    for (const int group : {1, 2}) EXPECT_EQ(group_of({}, Colours::only(Colour::Blue), group).total(), 28);
}

TEST(Solitaire, SOLO_4_one_die_of_each_colour_that_has_dice_is_rolled) {
    Table table = started();
    const Json seven{{"red", 1},    {"green", 2}, {"black", 3}, {"white", 4},
                     {"yellow", 5}, {"grey", 6},  {"violet", 1}};
    Json six = seven, eight = seven, wrong = seven;
    six.erase("red");
    eight["blue"] = 1;
    wrong["red"] = 7;
    EXPECT_EQ(table.rolls(six), "SOLO-4");
    EXPECT_EQ(table.rolls(eight), "SOLO-4") << "blue lies at the casinos";
    EXPECT_EQ(table.rolls(wrong), "SOLO-4");
    wrong["red"] = true;
    EXPECT_EQ(table.rolls(wrong), "SOLO-4");
    wrong["red"] = Json::array({1});
    EXPECT_EQ(table.rolls(wrong), "SOLO-4");
    Json pink = six;
    pink["pink"] = 1;
    EXPECT_EQ(table.rolls(pink), "SOLO-4");
    EXPECT_EQ(
        table.rolls(Json::parse(R"({"violet":1,"grey":6,"yellow":5,"white":4,"black":3,"green":2,"red":1})")),
        "")
        << "keys are read in any order";
    EXPECT_EQ(table.match().lines().back(), Json({{"house", {{"roll", seven}}}}).dump())
        << "and written in one";
}

TEST(Solitaire, SOLO_4_all_dice_of_one_value_are_placed_and_the_others_go_back) {
    Table table = started();
    table.rolls(
        {{"red", 3}, {"green", 1}, {"black", 3}, {"white", 5}, {"yellow", 6}, {"grey", 6}, {"violet", 6}});
    EXPECT_EQ(table.may_place(), (vector{1, 3, 5, 6}));
    EXPECT_EQ(table.places(2), "SOLO-4");
    EXPECT_EQ(table.places(4), "SOLO-4");
    EXPECT_EQ(table.places(3), "");
    EXPECT_EQ(table.at(3)["dice"], (Json{{"red", 1}, {"blue", 1}, {"black", 1}}));
    EXPECT_EQ(table.look()["left"], (Json{{"red", 3},
                                          {"green", 4},
                                          {"black", 3},
                                          {"white", 4},
                                          {"yellow", 4},
                                          {"grey", 4},
                                          {"violet", 4}}));
    EXPECT_EQ(table.asked(), "house") << "the next roll";
}

TEST(Solitaire, SOLO_4_a_colour_without_dice_in_the_group_is_rolled_no_more_until_the_second_group) {
    Table table = started();
    const vector<std::string> seven{"red", "green", "black", "white", "yellow", "grey", "violet"};
    for (int i = 0; i < 4; ++i) {  // all of red and nothing else
        Json thrown;
        for (const std::string& colour : seven) thrown[colour] = colour == "red" ? 1 : 2;
        ASSERT_EQ(table.rolls(thrown), "");
        ASSERT_EQ(table.places(1), "");
    }
    Json thrown;
    for (const std::string& colour : seven) thrown[colour] = 3;
    EXPECT_EQ(table.rolls(thrown), "SOLO-4") << "red has no dice left in the first group";
    thrown.erase("red");
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(table.look()["group"], 1);
        ASSERT_EQ(table.rolls(thrown), "");
        ASSERT_EQ(table.places(3), "");
    }
    EXPECT_EQ(table.look()["group"], 2) << "the group is empty";
    EXPECT_EQ(table.look()["left"]["red"], 4);
    EXPECT_EQ(table.look()["later"], kNone);
    thrown["red"] = 3;
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(table.asked(), "house");
        table.rolls(thrown);
        table.places(3);
    }
    EXPECT_EQ(table.asked(), "nobody");
}

/// Everybody's dice so that red wins one note and blue another; the rest is tied.
const Plan kRedAgainstBlue{{"red", {1, 1, 1, 1, 1, 2, 3, 4}},   {"green", {3, 3, 3, 3, 4, 4, 4, 5}},
                           {"blue", {2, 2, 2, 2, 2, 2, 1, 5}},  {"black", {3, 3, 3, 3, 4, 4, 4, 5}},
                           {"white", {5, 5, 5, 5, 6, 6, 6, 6}}, {"yellow", {5, 5, 5, 5, 6, 6, 6, 6}},
                           {"grey", {6, 6, 6, 1, 1, 1, 4, 4}},  {"violet", {6, 6, 6, 1, 1, 1, 4, 4}}};

TEST(Solitaire, SOLO_5_payout_as_in_the_base_game) {
    Table table;
    table.notes("30 10 60 | 70 | 50 | 80 | 90 | 50");
    table.play_round(kRedAgainstBlue, {"blue"});
    // LV-10, LV-11: at casino 1 red 60 and blue 30, and 10 is left; blue 70 at 2; red 50 at 3 and 80 at 4,
    // with one die beside ties; everything is tied at 5 and 6.
    EXPECT_EQ(table.result()["money"], (Json{60'000 + 50'000 + 80'000, 30'000 + 70'000}));
    EXPECT_EQ(table.result()["notes"], (Json{3, 2}));
    // LV-12: notes left go under the stack, casino by casino.
    vector<int> under;
    for (const Note note : table.state().stack.under()) under.push_back(kit::worth(note).dollars / 1000);
    EXPECT_EQ(under, (vector{10, 90, 50}));
}

TEST(Solitaire, SOLO_5_as_much_as_the_others_is_not_more) {
    Table table;
    table.notes("60 | 70 | 60 | 50 | 50 | 50");
    Plan plan = kRedAgainstBlue;
    plan["red"] = {1, 1, 1, 1, 1, 1, 2, 6};   // red: casino 1, and one die at 6
    plan["blue"] = {2, 2, 2, 2, 2, 2, 2, 5};  // blue: casino 2
    plan["green"] = {3, 3, 3, 3, 4, 4, 4, 4};
    plan["black"] = {3, 3, 3, 3, 4, 4, 4, 4};
    plan["grey"] = plan["violet"] = {5, 5, 1, 1, 1, 1, 3, 3};
    plan["white"] = plan["yellow"] = {5, 5, 5, 6, 6, 6, 6, 6};
    table.play_round(plan, {"blue"});
    // Red 60 at 1 and 50 at 6; blue 70 at 2 and 50 at 5: 110 against 120.
    EXPECT_EQ(table.result()["money"], (Json{110'000, 120'000}));
    EXPECT_EQ(table.result()["winners"], Json::array());
    Table even;
    even.notes("70 | 70 | 60 | 50 | 50 | 50");
    even.play_round(plan, {"blue"});
    EXPECT_EQ(even.result()["money"], (Json{120'000, 120'000}));
    EXPECT_EQ(even.result()["winners"], Json::array());
    Table more;
    more.notes("80 | 70 | 60 | 50 | 50 | 50");
    more.play_round(plan, {"blue"});
    EXPECT_EQ(more.result()["money"], (Json{130'000, 120'000}));
    EXPECT_EQ(more.result()["winners"], (Json{0}));
}

TEST(Solitaire, SOLO_6_two_opponents_are_placed_and_six_dice_are_rolled) {
    Table table(Json{{"rivals", 2}});
    table.notes(kPlain);
    EXPECT_EQ(table.rivals({"green"}), "SOLO-6");
    EXPECT_EQ(table.rivals({"green", "black", "grey"}), "SOLO-6");
    EXPECT_EQ(table.rivals({"green", "green"}), "SOLO-2");
    EXPECT_EQ(table.rivals({"red", "green"}), "SOLO-2");
    EXPECT_EQ(table.rivals({"grey", "green"}), "") << "in any order";
    EXPECT_EQ(table.placed({{"green", all_at(1)}}), "SOLO-2");
    EXPECT_EQ(table.placed({{"grey", all_at(2)}, {"green", all_at(1)}}), "");
    EXPECT_EQ(table.at(1)["dice"], (Json{{"green", 8}}));
    EXPECT_EQ(table.at(2)["dice"], (Json{{"grey", 8}}));
    EXPECT_EQ(table.look()["left"], table.look()["later"]);
    int dice = 0;
    const Json group = table.look()["left"];
    for (const auto& [colour, left] : group.items()) dice += left.get<int>();
    EXPECT_EQ(dice, 24);
    EXPECT_EQ(
        table.rolls({{"red", 1}, {"blue", 1}, {"black", 1}, {"white", 1}, {"yellow", 1}, {"violet", 1}}), "");
    EXPECT_EQ(refuses_setup(1, {{"rivals", 3}}), "SOLO-6");
    EXPECT_EQ(refuses_setup(1, {{"rivals", 0}}), "SOLO-6");
    EXPECT_EQ(refuses_setup(1, {{"rivals", true}}), "SOLO-6");
}

TEST(Solitaire, SOLO_7_fewer_dice_of_ones_own_the_larger_half_in_the_second_group) {
    const std::map<int, std::pair<int, int>> halves{{8, {4, 4}}, {7, {3, 4}}, {6, {3, 3}}, {5, {2, 3}},
                                                    {4, {2, 2}}, {3, {1, 2}}, {2, {1, 1}}, {1, {0, 1}}};
    for (const auto& [dice, half] : halves) {
        const Table table = started({{"dice", dice}});
        EXPECT_EQ(table.look()["left"].value("red", 0), half.first) << dice;
        EXPECT_EQ(table.look()["later"].value("red", 0), half.second) << dice;
        EXPECT_EQ(table.look()["left"]["grey"], 4);
    }
    EXPECT_EQ(refuses_setup(1, {{"dice", 0}}), "SOLO-7");
    EXPECT_EQ(refuses_setup(1, {{"dice", 9}}), "SOLO-7");
    EXPECT_EQ(refuses_setup(1, {{"dice", "8"}}), "SOLO-7");
}

TEST(Solitaire, SOLO_7_with_one_die_the_first_group_has_none_of_ones_own) {
    Table table = started({{"dice", 1}});
    const Json six{{"green", 1}, {"black", 1}, {"white", 1}, {"yellow", 1}, {"grey", 1}, {"violet", 1}};
    Json seven = six;
    seven["red"] = 1;
    EXPECT_EQ(table.rolls(seven), "SOLO-4");
    for (int i = 0; i < 4; ++i) {
        EXPECT_EQ(table.rolls(six), "");
        table.places(1);
    }
    EXPECT_EQ(table.rolls(six), "SOLO-4");
    EXPECT_EQ(table.rolls(seven), "");
}

TEST(Solitaire, SOLO_7_both_variants_combine) {
    Table table(Json{{"rivals", 2}, {"dice", 3}});
    table.notes(kPlain);
    table.rivals({"green", "grey"});
    table.placed({{"green", all_at(1)}, {"grey", all_at(2)}});
    EXPECT_EQ(table.look()["left"],
              (Json{{"red", 1}, {"blue", 4}, {"black", 4}, {"white", 4}, {"yellow", 4}, {"violet", 4}}));
    EXPECT_EQ(table.look()["later"]["red"], 2);
}

TEST(Solitaire, SOLO_8_one_round_is_a_game_and_up_to_four_may_be_played) {
    for (int rounds = 1; rounds <= 4; ++rounds) EXPECT_EQ(refuses_setup(1, {{"rounds", rounds}}), "");
    EXPECT_EQ(refuses_setup(1, {{"rounds", 0}}), "SOLO-8");
    EXPECT_EQ(refuses_setup(1, {{"rounds", 5}}), "SOLO-8");
    Table one;
    one.notes(kPlain);
    one.play_round(kRedAgainstBlue, {"blue"});
    EXPECT_EQ(one.asked(), "nobody");
}

TEST(Solitaire, SOLO_8_later_rounds_have_new_opponents_and_the_same_stack_and_the_sums_count) {
    Table table(Json{{"rounds", 2}});
    table.notes("100 | 100 | 100 | 100 | 100 | 90");
    table.play_round(kRedAgainstBlue, {"blue"});
    const Json after = table.look();
    EXPECT_EQ(after["own"], (Json{{"notes", 3}, {"money", 300'000}, {"purse", {100'000, 100'000, 100'000}}}))
        << "casinos 1, 3 and 4";
    EXPECT_EQ(after["others"], (Json{{"notes", 1}, {"money", 100'000}, {"purse", Json::array({100'000})}}))
        << "casino 2";
    EXPECT_EQ(after["stack"], 59 - 4);
    EXPECT_EQ(after["rivals"], Json::array());
    EXPECT_EQ(table.asked(), "house");
    EXPECT_EQ(table.notes("100 | 90 | 90 | 90 | 90 | 80"), "SOLO-1") << "the one left lies under the stack";
    EXPECT_EQ(table.notes("50 | 90 | 90 | 90 | 90 | 80"), "");
    table.play_round(kRedAgainstBlue, {"green"});
    // Round two: red 50, 90 and 90, blue 90.
    EXPECT_EQ(table.result()["money"], (Json{530'000, 190'000}));
    EXPECT_EQ(table.result()["notes"], (Json{6, 2}));
    EXPECT_EQ(table.result()["winners"], (Json{0}));
}

TEST(Solitaire, SOLO_8_an_empty_stack_leaves_casinos_with_what_they_have) {
    // LV-15 needs a smaller box than this one: with 59 notes four rounds never empty the stack.
    State state = open({});
    Notes few{};
    few.add(kit::note_of(30));
    few.add(kit::note_of(40));
    few.add(kit::note_of(20));
    state.stack = kit::Stack(few);
    state.stack.put_under(kit::note_of(10));
    core::PlayoutHouse house(1);
    for (int i = 0; i < 20; ++i) {
        const auto draw = std::get<kit::Fill>(Solitaire::chance(state, house));
        EXPECT_EQ(draw.cards.size(), 4);
        EXPECT_EQ(draw.cards[3], kit::note_of(10)) << "what was put under comes last";
        EXPECT_EQ(draw.count[2] + draw.count[3] + draw.count[4] + draw.count[5], 0);
        EXPECT_TRUE(Solitaire::doubt(state, draw));
        kit::Fill fewer = draw;
        fewer.cards.take_last();
        --fewer.count[1];
        EXPECT_FALSE(Solitaire::doubt(state, fewer)) << "the stack is not empty yet";
    }
}

TEST(Solitaire, options_are_refused_and_written_only_where_they_differ) {
    EXPECT_EQ(refuses_setup(1, {{"first", 0}}), "JOURNAL") << "there is no first player";
    EXPECT_EQ(refuses_setup(1, {{"junk", 0}}), "JOURNAL");
    EXPECT_EQ(
        Table(Json{{"colour", "red"}, {"rivals", 1}, {"dice", 8}, {"rounds", 1}}).match().header().options,
        "{}");
    const Json all{{"colour", "grey"}, {"rivals", 2}, {"dice", 1}, {"rounds", 4}};
    EXPECT_EQ(Table(all).match().header().options, all.dump());
}

TEST(Solitaire, the_view_says_who_would_win_what) {
    Table table = started();
    table.rolls(
        {{"red", 3}, {"green", 1}, {"black", 3}, {"white", 5}, {"yellow", 6}, {"grey", 6}, {"violet", 6}});
    const Json view = table.look();
    EXPECT_EQ(view["casinos"][0]["pays"], (Json{"blue"}));
    EXPECT_EQ(view["sums"], (Json{0, 300'000}));
    EXPECT_EQ(view["places"][0], (Json{{"place", 1},
                                       {"dice", {"green"}},
                                       {"pays", {"blue"}},
                                       {"tied", Json::array()},
                                       {"sums", {0, 300'000}}}));
    EXPECT_EQ(view["places"][1]["tied"], (Json{"red", "blue", "black"}))
        << "each of them one die at casino 3";
    EXPECT_EQ(view["places"][1]["sums"], (Json{0, 250'000}));
}

TEST(Solitaire, onlookers_see_the_money_at_the_end_or_with_open_purses) {
    for (const bool open : {false, true}) {
        Table table(Json{{"rounds", 2}, {"purses", open ? "open" : "hidden"}});
        table.notes(kPlain);
        table.play_round(kRedAgainstBlue, {"blue"});
        EXPECT_EQ(table.look()["own"]["money"], 150'000);
        EXPECT_EQ(table.look(core::kSpectator)["own"]["money"], open ? Json(150'000) : Json(nullptr));
        table.notes("60 | 60 | 60 | 60 | 60 | 70");
        table.play_round(kRedAgainstBlue, {"blue"});
        EXPECT_EQ(table.look(core::kSpectator)["own"]["money"], 330'000);
    }
}

}  // namespace
}  // namespace solitaire::test
