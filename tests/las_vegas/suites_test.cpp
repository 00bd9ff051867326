// The suites of all games, for the dice game with every set of its own options.

#include "games/las_vegas/las_vegas.h"
#include "las_vegas/table.h"
#include "suite/suite.h"
#include "support/counts.h"

namespace las_vegas::test {
namespace {

using State = LasVegas::State;

/// LV-2, LV-3, NEU-1: every note and every die is somewhere.
std::string nothing_is_lost(const State& state) {
    kit::Notes all = state.stack.shuffled();
    for (const kit::Note note : state.stack.under()) all.add(note);
    for (const kit::Notes& notes : state.notes) all.bag += notes.bag;
    for (const kit::Notes& notes : state.purses) all.bag += notes.bag;
    if (!(all == kNotes)) return std::to_string(all.count()) + " notes";

    const int seats = state.setup.seats;
    int white = 0;
    for (int seat = 0; seat < seats; ++seat) {
        const Hand& hand = state.hands[static_cast<unsigned>(seat)];
        int own = hand.of(Kind::Own);
        white += hand.of(Kind::White);
        for (int casino = 1; casino <= 6; ++casino)
            own += state.dice[static_cast<unsigned>(seat)].at(Place(casino));
        if (own != 8 && own != 0)
            return "seat " + std::to_string(seat) + " has " + std::to_string(own) + " dice";
    }
    for (int casino = 1; casino <= 6; ++casino) white += state.dice[kWhite].at(Place(casino));
    const bool neutral = state.setup.has(Module::Neutral);
    if (white > (neutral ? 8 : 0)) return std::to_string(white) + " white dice";
    return "";
}

/// LV-13: what a viewer may not know, dealt anew: the other purses and the shuffled part of the stack.
State elsewhere(const State& state, core::Seat viewer, core::PlayoutHouse& house) {
    if (state.setup.open_purses || LasVegas::ask(state).is_over()) return state;
    State other = state;
    kit::Notes hidden = state.stack.shuffled();
    const auto is_hidden = [&](unsigned seat) { return seat != static_cast<unsigned>(viewer); };
    for (unsigned seat = 0; seat < state.setup.seats; ++seat)
        if (is_hidden(seat)) hidden.bag += state.purses[seat].bag;
    for (unsigned seat = 0; seat < state.setup.seats; ++seat) {
        if (!is_hidden(seat)) continue;
        other.purses[seat] = {};
        for (int i = 0; i < state.purses[seat].count(); ++i) {
            const kit::Note note{static_cast<std::uint8_t>(house.pick(hidden.bag))};
            hidden.remove(note);
            other.purses[seat].add(note);
        }
    }
    other.stack = kit::Stack(hidden);
    for (const kit::Note note : state.stack.under()) other.stack.put_under(note);
    return other;
}

/// 2 to 5 seats, neutral where it may be, 1 to 4 rounds, hidden and open purses, first by name and by lot.
std::vector<LasVegas::Setup> all_setups() {
    std::vector<LasVegas::Setup> setups;
    for (int seats = 2; seats <= 5; ++seats)
        for (const bool neutral : {false, true})
            for (int rounds = 1; rounds <= 4; ++rounds)
                for (const bool open : {false, true}) {
                    if (neutral && seats == 5) continue;
                    Json options{{"neutral", neutral}, {"rounds", rounds}};
                    if (open) options["purses"] = "open";
                    if (rounds == 2) options["first"] = seats - 1;
                    setups.push_back(suite::setup<LasVegas>(seats, options.dump()));
                }
    return setups;
}

TEST(LasVegasSuite, random_games) {
    for (const auto& setup : all_setups())
        suite::random_games<LasVegas>(
            setup, {.seed = 1, .games = 2, .most_entries = 400, .conserve = nothing_is_lost});
}

TEST(LasVegasSuite, random_games_are_offered_their_values_in_rising_order) {
    suite::random_games<LasVegas>(
        suite::setup<LasVegas>(4, R"({"neutral":true})"),
        {.games = 5, .before = [](const Move& a, const Move& b) { return a.word < b.word; }});
}

TEST(LasVegasSuite, LV_13_nobody_learns_what_is_in_a_purse) {
    int count = 0;
    for (const auto& setup : all_setups()) {
        if (setup.rounds < 2) continue;  // before the first payout purses are empty
        if (support::kSanitized && ++count % 4 != 0) continue;
        suite::no_leaks<LasVegas>(setup, {.games = 1});
        suite::no_leaks<LasVegas>(setup, {.seed = 2, .games = 1, .elsewhere = elsewhere});
    }
}

TEST(LasVegasSuite, dreams) {
    for (const auto& setup : all_setups())
        suite::dreams<LasVegas>(
            setup,
            {.games = 1, .must_vary = setup.rounds > 1 && !setup.open_purses, .conserve = nothing_is_lost});
}

TEST(LasVegasSuite, renaming_seats_renames_results) {
    for (const auto& setup : all_setups()) suite::renaming<LasVegas>(setup, {.games = 2, .same_order = true});
}

// Counts through chance, kept in tests/data/perft/las-vegas.txt.

TEST(LasVegasPerft, a_die_each) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes("90 | 50 | 50 | 50 | 50 | 50");
    table.rolls("1 1 1 1 1 1 1 2"), table.places(1);
    table.rolls("1 1 1 1 1 1 1 2"), table.places(1);
    suite::expect_perft<LasVegas>("las-vegas", "a die each", table.state(), 4);
}

TEST(LasVegasPerft, two_dice_against_one) {
    Table table(2, {{"first", 0}, {"rounds", 1}});
    table.notes("10 40 | 50 | 50 | 50 | 50 | 50");
    table.rolls("1 1 1 1 1 1 2 2"), table.places(1);
    table.rolls("1 1 1 1 1 1 1 2"), table.places(1);
    suite::expect_perft<LasVegas>("las-vegas", "two dice against one", table.state(), 6);
}

TEST(LasVegasPerft, three_players_white_dice) {
    Table table(3, {{"first", 0}, {"neutral", true}, {"rounds", 1}});
    table.notes("90 | 50 | 50 | 50 | 50 | 50");
    table.draws({{"white", {1, 2}}});
    table.rolls("1 1 1 1 1 1 1 1", "2 3"), table.places(1);
    table.rolls("2 2 2 2 2 2 2 3", "2 2"), table.places(2);
    table.rolls("3 3 3 3 3 3 3 3", "3 3"), table.places(3);
    suite::expect_perft<LasVegas>("las-vegas", "two white dice against one", table.state(), 4);
}

TEST(LasVegasPerft, the_lot_and_a_first_throw) {
    suite::expect_perft<LasVegas>("las-vegas", "the lot",
                                  LasVegas::open(suite::setup<LasVegas>(5, R"({"rounds":1})")), 1);
    Table table(4);
    table.notes(kPlain);
    suite::expect_perft<LasVegas>("las-vegas", "eight dice", table.state(), 2);
}

TEST(LasVegasPerft, LV_4_filling_from_a_small_stack) {
    State state = LasVegas::open(suite::setup<LasVegas>(2, R"({"first":0})"));
    kit::Notes few{};
    for (const int thousands : {10, 20, 20, 40, 40, 60, 90}) few.add(kit::note_of(thousands));
    state.stack = kit::Stack(few);
    suite::expect_perft<LasVegas>("las-vegas", "seven notes", state, 1);
}

}  // namespace
}  // namespace las_vegas::test
