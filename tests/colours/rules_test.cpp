// The rules of hidden colours, one test or more a number: NEW-1 to NEW-9.

#include "colours/table.h"

namespace colours::test {
namespace {

using std::vector;

const Json kNone = Json::object();
constexpr core::Silence kUnheard;
const Owned kOwned{{"red", "grey"}, {"green", "violet"}};

/// A table at which all dice of the set-up lie at casino 6 and the first roll is next.
Table started(int seats = 2, const Json& options = {{"first", 0}}) {
    Table table(seats, options);
    table.notes(kPlain);
    table.placed(all_show(6, 2));
    Owned owned{{"red", "grey"}, {"green", "violet"}, {"blue", "black"}, {"white", "yellow"}};
    owned.erase(owned.begin() + seats, owned.end());
    table.deals(owned);
    return table;
}

PerColour dice(const std::map<Colour, int>& numbers) {
    PerColour all{};
    for (const auto& [colour, number] : numbers) all += PerColour::of(colour, number);
    return all;
}
Casino casino(const vector<int>& thousands, int won = 0) {
    Casino made{};
    for (const int note : thousands) made.notes[made.filled++] = kit::note_of(note);
    made.won = static_cast<std::uint8_t>(won);
    return made;
}
/// Who gets which note, in thousands.
std::map<Colour, int> paid(const Casino& at, PerColour lying) {
    std::map<Colour, int> all;
    for (const Award& award : awards(at, lying))
        all[award.colour] = kit::worth(at.notes[award.note]).dollars / 1000;
    return all;
}
using Paid = std::map<Colour, int>;

TEST(Colours, NEW_1_two_to_four_players) {
    for (int seats = 0; seats <= 9; ++seats)
        EXPECT_EQ(refuses_setup(seats, kNone), seats >= 2 && seats <= 4 ? "" : "NEW-1") << seats;
}

TEST(Colours, NEW_1_all_notes_with_the_hundreds_and_no_rainbow_cards) {
    EXPECT_EQ(Table(2).look()["stack"], 59);
    EXPECT_EQ(Table(2).notes("100 100 100 | 90 100 100 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "");
    EXPECT_EQ(Table(2).notes("100 100 100 | 100 100 100 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"),
              "NEW-1");
    EXPECT_EQ(Table(2).notes("20 30 110 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "NEW-1");
    Json rainbow = Json::array({{20000, 30000, "rainbow"}});
    for (int i = 0; i < 5; ++i) rainbow.push_back({20000, 30000, 40000});
    EXPECT_EQ(Table(2).draws({{"notes", rainbow}}), "NEW-1");
}

TEST(Colours, NEW_2_three_notes_each_sorted_upwards) {
    EXPECT_EQ(Table(2).notes("30 20 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "NEW-2");
    EXPECT_EQ(Table(2).notes("20 30 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "NEW-2");
    EXPECT_EQ(Table(2).notes("20 30 40 50 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "NEW-2");
    EXPECT_EQ(Table(2).notes("20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "NEW-2");
    Table table(2);
    EXPECT_EQ(table.notes("10 10 10 | 10 10 90 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40"), "")
        << "whatever they are";
    EXPECT_EQ(table.at(1)["notes"], (Json{10'000, 10'000, 10'000}));
    EXPECT_EQ(table.at(2)["notes"], (Json{10'000, 10'000, 90'000}));
}

TEST(Colours, NEW_2_two_dice_of_each_colour_are_rolled_and_placed) {
    Table table(2);
    table.notes(kPlain);
    Json seven = all_show(1, 2), three = all_show(1, 2), one = all_show(1, 2);
    seven.erase("grey");
    three["grey"] = {1, 1, 1};
    one["grey"] = Json::array({1});
    for (const Json& wrong : {seven, three, one}) EXPECT_EQ(table.placed(wrong), "NEW-2") << wrong;
    Json right = all_show(1, 2);
    right["grey"] = {2, 5};
    EXPECT_EQ(table.placed(right), "");
    EXPECT_EQ(table.at(1)["dice"].size(), 7u);
    EXPECT_EQ(table.at(1)["dice"]["red"], 2);
    EXPECT_EQ(table.at(2)["dice"], (Json{{"grey", 1}}));
    EXPECT_EQ(table.at(5)["dice"], (Json{{"grey", 1}}));
    for (const std::string& colour : kAllColours) EXPECT_EQ(table.look()["left"][colour], 6);
}

TEST(Colours, NEW_3_each_player_secretly_gets_two_colours) {
    Table table(3);
    table.notes(kPlain);
    table.placed(all_show(6, 2));
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}}), "NEW-3") << "three players";
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}, {"blue"}}), "NEW-3");
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}, {}}), "NEW-3");
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}, {"blue", "red"}}), "NEW-3") << "red twice";
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}, {"blue", "blue"}}), "NEW-3");
    EXPECT_EQ(table.deals({{"red", "grey"}, {"green", "violet"}, {"blue", "pink"}}), "NEW-3");
    EXPECT_EQ(table.draws({{"colours", Json::array({nullptr, nullptr, nullptr})}}), "JOURNAL");
    EXPECT_EQ(table.draws({{"colours", "red"}}), "NEW-3");
    EXPECT_EQ(table.deals({{"grey", "red"}, {"green", "violet"}, {"blue", "white"}}), "")
        << "inside a pair the order means nothing";
    EXPECT_EQ(table.match().lines().back(),
              R"({"house":{"colours":[["red","grey"],["green","violet"],["blue","white"]]}})");
    const Json nobody(nullptr);
    for (int viewer = 0; viewer < 3; ++viewer) {
        const Json seats = table.look(core::Seat(viewer))["seats"];
        for (int seat = 0; seat < 3; ++seat)
            EXPECT_EQ(seats[static_cast<unsigned>(seat)]["colours"].is_null(), viewer != seat);
    }
    EXPECT_EQ(table.look()["seats"][0]["colours"], nobody) << "onlookers see none";
    EXPECT_EQ(table.look(core::Seat(1))["colours"][1]["seat"], 1) << "green is Benno's, as Benno sees it";
    EXPECT_EQ(table.look(core::Seat(0))["colours"][1]["seat"], nobody);
    EXPECT_EQ(table.match().lines_seen(core::Seat(1)).back(),
              R"({"house":{"colours":[null,["green","violet"],null]}})");
    EXPECT_EQ(table.match().lines_seen(core::kSpectator).back(), R"({"house":{"colours":[null,null,null]}})");
}

TEST(Colours, NEW_3_every_pair_is_dealt_as_often_as_any_other) {
    State state = open({.seats = 3});
    state.does = Does::Colours;
    core::PlayoutHouse house(11);
    std::map<int, int> dealt;
    for (int i = 0; i < 28'000; ++i) ++dealt[deal_colours(state, house).owned[2].bits];
    EXPECT_EQ(dealt.size(), 28u);
    for (const auto& [pair, times] : dealt) EXPECT_NEAR(times, 1000, 150) << pair;
}

TEST(Colours, NEW_4_the_first_player_is_named_or_drawn_by_lot) {
    Table lot(3, kNone);
    EXPECT_EQ(lot.draws({{"first", 3}}), "NEW-4");
    EXPECT_EQ(lot.draws({{"first", -1}}), "NEW-4");
    EXPECT_EQ(lot.draws({{"first", 2}}), "");
    lot.notes(kPlain);
    lot.placed(all_show(6, 2));
    lot.deals({{"red", "grey"}, {"green", "violet"}, {"blue", "black"}});
    lot.rolls(all_show(1));
    EXPECT_EQ(lot.asked(), "Carla");
    Table named = started(3, {{"first", 1}});
    named.rolls(all_show(1));
    EXPECT_EQ(named.asked(), "Benno");
    EXPECT_EQ(refuses_setup(3, {{"first", 3}}), "NEW-4");
    EXPECT_EQ(refuses_setup(3, {{"first", "Anna"}}), "NEW-4");
}

TEST(Colours, NEW_4_in_turn_one_die_of_each_colour_that_has_dice_left) {
    Table table = started(3);
    Json seven = all_show(1);
    seven.erase("white");
    EXPECT_EQ(table.rolls(seven), "NEW-4");
    Json mixed = all_show(2);
    mixed["red"] = 5;
    mixed["grey"] = 5;
    for (const char* player : {"Anna", "Benno", "Carla", "Anna", "Benno", "Carla"}) {
        ASSERT_EQ(table.rolls(mixed), "");
        EXPECT_EQ(table.asked(), player);
        EXPECT_EQ(table.may_place(), (vector{2, 5}));
        EXPECT_EQ(table.places(1), "NEW-4");
        ASSERT_EQ(table.places(5), "");
    }
    EXPECT_EQ(table.look()["left"].contains("red"), false) << "six dice of red and grey are placed";
    EXPECT_EQ(table.look()["left"]["blue"], 6) << "the others went back";
    EXPECT_EQ(table.rolls(mixed), "NEW-4");
    mixed.erase("red");
    mixed.erase("grey");
    EXPECT_EQ(table.rolls(mixed), "");
}

// The rulebook's example: violet 3, red 1, yellow and green tied at two each; notes of 20, 40 and 90.
TEST(Colours, NEW_5_example_red_wins_20_and_violet_40) {
    Table table(2);
    table.notes("20 40 90 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40 | 20 30 40");
    Json start = all_show(6, 2);
    start["violet"] = start["yellow"] = start["green"] = {1, 1};
    table.placed(start);
    table.deals(kOwned);
    Json thrown = all_show(4);
    thrown["violet"] = thrown["red"] = 1;
    table.rolls(thrown);
    EXPECT_EQ(table.look()["places"][0], Json::parse(R"({"place":1,"dice":["red","violet"],
                              "pays":[{"note":20000,"colour":"red"},{"note":40000,"colour":"violet"}],
                              "tied":["green","yellow"]})"));
    table.places(1);
    EXPECT_EQ(table.at(1)["won"], Json::parse(R"([{"note":20000,"colour":"red","dice":1},
                                                  {"note":40000,"colour":"violet","dice":3}])"));
    EXPECT_EQ(table.at(1)["notes"], (Json{90'000}));
    EXPECT_EQ(table.at(1)["dice"], (Json{{"green", 2}, {"yellow", 2}}));
}

TEST(Colours, NEW_5_the_most_dice_win_the_higher_of_the_lowest_notes) {
    using enum kit::Colour;
    const Casino full = casino({20, 40, 90});
    EXPECT_EQ(paid(full, dice({{Violet, 3}, {Red, 1}, {Yellow, 2}, {Green, 2}})),
              (Paid{{Red, 20}, {Violet, 40}}));
    EXPECT_EQ(paid(full, dice({{Red, 1}})), (Paid{{Red, 20}})) << "one die alone wins the lowest";
    EXPECT_EQ(paid(full, dice({{Red, 8}})), (Paid{{Red, 20}}));
    EXPECT_EQ(paid(full, dice({{Red, 5}, {Blue, 3}, {Grey, 2}})), (Paid{{Red, 90}, {Blue, 40}, {Grey, 20}}));
    EXPECT_EQ(paid(full, dice({{Red, 4}, {Blue, 3}, {Grey, 2}, {White, 1}})),
              (Paid{{Red, 90}, {Blue, 40}, {Grey, 20}}))
        << "more colours than notes: those with the most dice";
    EXPECT_EQ(paid(full, dice({{Red, 4}, {Blue, 4}, {Grey, 2}, {White, 1}})),
              (Paid{{Grey, 40}, {White, 20}}));
    EXPECT_EQ(paid(full, dice({{Red, 4}, {Blue, 4}, {Grey, 2}, {White, 2}})), Paid{});
    EXPECT_EQ(paid(full, dice({{Red, 4}, {Blue, 4}, {Green, 4}, {White, 2}})), (Paid{{White, 20}}));
    EXPECT_EQ(paid(full, {}), Paid{});
    EXPECT_EQ(paid(casino({20, 40, 90}, 1), dice({{Red, 3}, {Blue, 2}, {Grey, 1}})),
              (Paid{{Red, 90}, {Blue, 40}}));
    EXPECT_EQ(paid(casino({20, 40, 90}, 2), dice({{Red, 3}, {Blue, 2}, {Grey, 1}})), (Paid{{Red, 90}}));
    EXPECT_EQ(paid(casino({20, 40, 90}, 3), dice({{Red, 3}, {Blue, 2}, {Grey, 1}})), Paid{});
    EXPECT_EQ(paid(casino({30, 30, 30}), dice({{Red, 3}, {Blue, 2}, {Grey, 1}})),
              (Paid{{Red, 30}, {Blue, 30}, {Grey, 30}}));
}

TEST(Colours, NEW_5_only_the_casino_of_the_placement_pays) {
    Table table(2);
    table.notes(kPlain);
    Json start = all_show(6, 2);
    start["blue"] = {2, 2};  // alone at casino 2
    table.placed(start);
    table.deals(kOwned);
    Json thrown = all_show(5);
    thrown["red"] = 1;
    table.rolls(thrown);
    table.places(1);
    EXPECT_EQ(table.at(1)["won"][0]["colour"], "red") << "at once";
    for (int casino = 2; casino <= 6; ++casino) EXPECT_EQ(table.at(casino)["won"], Json::array()) << casino;
    EXPECT_EQ(table.at(2)["pays"][0]["colour"], "blue") << "it would win if somebody placed there";
}

TEST(Colours, NEW_6_winning_dice_lie_on_the_note_and_the_others_stay) {
    using enum kit::Colour;
    Casino at = casino({20, 40, 90}, 1);
    PerColour lying = dice({{Red, 4}, {Blue, 3}, {Grey, 2}, {White, 1}, {Green, 1}});
    pay(1, at, lying, kUnheard);
    EXPECT_EQ(at.won, 3);
    EXPECT_EQ(at.winners[1], (Winner{Blue, 3}));
    EXPECT_EQ(at.winners[2], (Winner{Red, 4}));
    EXPECT_EQ(lying, dice({{Grey, 2}, {White, 1}, {Green, 1}}))
        << "grey is untied, but no note was left for it";
    pay(1, at, lying, kUnheard);
    EXPECT_EQ(at.won, 3) << "no note left: nothing is paid";
    EXPECT_EQ(lying, dice({{Grey, 2}, {White, 1}, {Green, 1}}));
    Casino tied = casino({20, 40, 90});
    PerColour pairs = dice({{Red, 2}, {Blue, 2}, {Grey, 1}, {White, 1}});
    pay(1, tied, pairs, kUnheard);
    EXPECT_EQ(tied.won, 0) << "only ties: nothing is paid";
    EXPECT_EQ(pairs.total(), 6);
}

TEST(Colours, NEW_6_a_winning_colour_starts_from_nothing_there) {
    Table table = started();
    Json thrown = all_show(5);
    thrown["red"] = 1;
    for (int i = 0; i < 3; ++i) {  // red alone at casino 1, three times: each time the lowest note left
        table.rolls(thrown);
        table.places(1);
    }
    EXPECT_EQ(table.at(1)["won"], Json::parse(R"([{"note":20000,"colour":"red","dice":1},
        {"note":30000,"colour":"red","dice":1},{"note":40000,"colour":"red","dice":1}])"));
    EXPECT_EQ(table.at(1)["notes"], Json::array());
    EXPECT_EQ(table.look()["colours"][0]["money"], 90'000);
    table.rolls(thrown);
    table.places(1);
    EXPECT_EQ(table.at(1)["dice"], (Json{{"red", 1}})) << "no note left: the die stays";
}

TEST(Colours, NEW_7_the_dice_of_the_set_up_pay_nothing_until_somebody_places_there) {
    Table table(2);
    table.notes(kPlain);
    Json start = all_show(6, 2);
    start["blue"] = {1, 1};  // alone at casino 1
    table.placed(start);
    EXPECT_EQ(table.at(1)["won"], Json::array());
    table.deals(kOwned);
    EXPECT_EQ(table.at(1)["won"], Json::array());
    Json thrown = all_show(5);
    thrown["red"] = 1;
    table.rolls(thrown);
    table.places(1);
    EXPECT_EQ(table.at(1)["won"], Json::parse(R"([{"note":20000,"colour":"red","dice":1},
                                                  {"note":30000,"colour":"blue","dice":2}])"));
}

/// A plan in which red wins 20 at casino 1, blue 20 at 2 and 30 at 1, and everything else is tied for good.
Plan two_winners() {
    Plan plan;
    for (const std::string& colour : kAllColours) plan[colour] = {6, 6, 5, 5, 5, 5, 5, 5};
    plan["red"] = {6, 6, 1, 5, 5, 5, 5, 5};
    plan["blue"] = {6, 6, 2, 5, 5, 5, 5, 5};
    return plan;
}

TEST(Colours, NEW_8_the_players_show_their_colours_and_take_the_notes_of_them) {
    Table table(2, {{"first", 0}, {"purses", "open"}});
    table.play_round("20 40 90 | 30 40 60 | 20 30 40 | 20 30 40 | 50 60 70 | 20 30 40", two_winners(),
                     {{"red", "grey"}, {"green", "violet"}});
    // Red took 20,000 at casino 1. Blue's 30,000 at casino 2 belong to nobody. At casino 5 red and blue, with
    // five dice each, and the six colours with six are tied at the end.
    const Json seats = table.look()["seats"];
    EXPECT_EQ(seats[0]["money"], 20'000);
    EXPECT_EQ(seats[0]["notes"], 1);
    EXPECT_EQ(seats[1]["money"], 0);
    EXPECT_EQ(seats[0]["colours"], (Json{"red", "grey"})) << "shown to all";
    EXPECT_EQ(seats[1]["colours"], (Json{"green", "violet"}));
    EXPECT_EQ(table.look()["out"], 17) << "notes not won, and blue's, are out";
    EXPECT_EQ(table.look()["stack"], 59 - 18);
    EXPECT_EQ(table.match().lines_seen(core::kSpectator)[2],
              R"({"house":{"colours":[["red","grey"],["green","violet"]]}})")
        << "sent again in full";
}

TEST(Colours, NEW_8_purses_are_hidden_from_the_others_until_the_end) {
    Table table(2);
    table.play_round(kPlain, two_winners(), {{"red", "grey"}, {"blue", "violet"}});
    EXPECT_EQ(table.look(core::Seat(0))["seats"][0]["money"], 20'000);
    EXPECT_EQ(table.look(core::Seat(0))["seats"][1]["money"], Json(nullptr)) << "LV-13";
    EXPECT_EQ(table.look(core::Seat(0))["seats"][1]["notes"], 1);
    EXPECT_EQ(table.look()["seats"][0]["money"], Json(nullptr));
    table.play_round("50 60 70 | 50 60 70 | 50 60 70 | 50 60 70 | 80 80 80 | 90 90 90", two_winners(),
                     {{"red", "grey"}, {"blue", "violet"}});
    EXPECT_EQ(table.look()["seats"][0]["money"], 70'000);
    EXPECT_EQ(table.look()["seats"][1]["money"], 70'000);
}

TEST(Colours, NEW_9_two_rounds_and_the_player_left_of_the_first_starter_starts_the_second) {
    Table table(3, {{"first", 2}});
    const Owned owned{{"red", "grey"}, {"green", "violet"}, {"blue", "black"}};
    table.play_round(kPlain, two_winners(), owned);
    EXPECT_EQ(table.look()["round"], 2);
    EXPECT_EQ(table.look()["first"], 0);
    for (int casino = 1; casino <= 6; ++casino) {
        EXPECT_EQ(table.at(casino)["dice"], kNone) << "all dice come back";
        EXPECT_EQ(table.at(casino)["notes"], Json::array());
    }
    EXPECT_EQ(table.notes(kPlain), "NEW-1") << "eight notes of 20,000 are in the box, six are gone";
    EXPECT_EQ(table.notes("50 60 70 | 50 60 70 | 50 60 70 | 50 60 70 | 80 80 80 | 90 90 90"), "")
        << "three new notes from the same stack";
    EXPECT_EQ(table.look()["seats"][0]["colours"], Json::array()) << "new cards are still to come";
    table.placed(all_show(6, 2));
    table.deals({{"white", "grey"}, {"green", "violet"}, {"blue", "black"}});
    table.rolls(all_show(5));
    EXPECT_EQ(table.asked(), "Anna");
}

TEST(Colours, NEW_9_the_richest_wins_and_ties_go_to_more_notes_or_are_shared) {
    const auto ends = [](const Owned& first_round, const Owned& second_round, const std::string& notes) {
        Table table(2);
        table.play_round("20 40 90 | 40 40 70 | 20 30 30 | 20 30 30 | 10 20 30 | 10 20 30", two_winners(),
                         first_round);
        table.play_round(notes, two_winners(), second_round);
        return table.result();
    };
    const Owned apart{{"red", "grey"}, {"blue", "violet"}};
    const Owned both{{"red", "blue"}, {"grey", "violet"}};
    const std::string later = "50 60 70 | 50 60 70 | 50 60 70 | 50 60 70 | 80 80 80 | 90 90 90";
    const Json richest = ends(apart, apart, later);
    EXPECT_EQ(richest, Json::parse(R"({"money":[70000,90000],"notes":[2,2],"winners":[1],"by":"NEW-9"})"));
    const Json shared =
        ends(apart, apart, "80 80 80 | 60 60 70 | 50 50 70 | 50 60 70 | 50 60 90 | 90 90 100");
    EXPECT_EQ(shared["money"], (Json{100'000, 100'000}));
    EXPECT_EQ(shared["winners"], (Json{0, 1})) << "as much money and as many notes";
    // Round one gives Anna both notes, 60,000; in round two Benno gets red's 60,000 and nobody blue's.
    const Json more_notes = ends(both, {{"green", "black"}, {"red", "violet"}},
                                 "60 60 70 | 50 60 70 | 50 50 70 | 50 60 70 | 80 80 80 | 90 90 90");
    EXPECT_EQ(more_notes["money"], (Json{60'000, 60'000}));
    EXPECT_EQ(more_notes["notes"], (Json{2, 1}));
    EXPECT_EQ(more_notes["winners"], (Json{0})) << "as LV-16";
}

TEST(Colours, options_are_refused_and_written_only_where_they_differ) {
    EXPECT_EQ(refuses_setup(2, {{"rounds", 2}}), "JOURNAL");
    EXPECT_EQ(refuses_setup(2, {{"purses", "shut"}}), "JOURNAL");
    EXPECT_EQ(Table(2, {{"first", "lot"}, {"purses", "hidden"}}).match().header().options, "{}");
    EXPECT_EQ(Table(2, {{"first", 0}, {"purses", "open"}}).match().header().options,
              R"({"first":0,"purses":"open"})");
}

TEST(Colours, sentences_tell_a_player_only_their_own_colours) {
    Table table = started();
    const auto told = [&](core::Seat viewer) {
        std::string all;
        for (const match::Told& one : table.match().told(viewer)) all += one.text + "\n";
        return all;
    };
    EXPECT_NE(told(core::Seat(0)).find("Your colours: red and grey.\n"), std::string::npos);
    EXPECT_EQ(told(core::Seat(0)).find("green"), std::string::npos);
    EXPECT_EQ(told(core::kSpectator).find("red"), std::string::npos);
}

}  // namespace
}  // namespace colours::test
