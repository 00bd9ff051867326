// The suites of all games, for solitaire: every difficulty and every number of rounds.

#include "games/solitaire/solitaire.h"
#include "suite/suite.h"

namespace {

using solitaire::Solitaire;
using State = Solitaire::State;

/// SOLO-1: every note is at a casino, won or in the stack.
std::string notes_lost(const State& state) {
    kit::Notes all = state.stack.shuffled();
    for (const kit::Note note : state.stack.under()) all.add(note);
    for (const kit::Notes& notes : state.notes) all.bag += notes.bag;
    all.bag += state.own.bag + state.others.bag;
    return all == solitaire::kNotes ? "" : std::to_string(all.count()) + " notes";
}

/// SOLO-3: every die is at a casino or in a group.
std::string dice_lost(const State& state) {
    if (state.group == 0 || state.does == solitaire::Does::Over) return "";
    kit::PerColour all = state.left;
    for (const kit::PerColour& dice : state.dice) all += dice;
    if (state.group == 1) all += solitaire::group_of(state.setup, state.rivals, 2);
    for (const kit::Colour colour : kit::Colours::all()) {
        const int wanted = colour == state.setup.colour ? state.setup.dice : 8;
        if (all.of(colour) != wanted) return std::to_string(all.of(colour)) + " dice of " + kit::name(colour);
    }
    return "";
}
std::string nothing_is_lost(const State& state) { return notes_lost(state) + dice_lost(state); }

bool rising(const Solitaire::Move& a, const Solitaire::Move& b) { return a.place < b.place; }

template <class Visit>
void with_every_option(Visit visit) {
    for (int rivals = 1; rivals <= 2; ++rivals)
        for (int dice = 1; dice <= 8; ++dice)
            for (int rounds = 1; rounds <= 4; ++rounds) {
                const char* colour = kit::kColourNames[static_cast<unsigned>(dice + rounds) % 8];
                visit(suite::setup<Solitaire>(1, "{\"colour\":\"" + std::string(colour) +
                                                     "\",\"rivals\":" + std::to_string(rivals) +
                                                     ",\"dice\":" + std::to_string(dice) +
                                                     ",\"rounds\":" + std::to_string(rounds) + "}"));
            }
}

TEST(SolitaireSuite, random_games) {
    with_every_option([](const solitaire::Setup& setup) {
        suite::random_games<Solitaire>(
            setup, {.seed = 1, .games = 1, .conserve = nothing_is_lost, .before = rising});
    });
}

TEST(SolitaireSuite, dreams) {
    with_every_option([](const solitaire::Setup& setup) {
        suite::dreams<Solitaire>(setup,
                                 {.games = 1, .must_vary = setup.rounds > 1, .conserve = nothing_is_lost});
    });
}

TEST(SolitaireSuite, read_views) {
    with_every_option(
        [](const solitaire::Setup& setup) { suite::read_views<Solitaire>(setup, {.every = 3}); });
    suite::read_views<Solitaire>(suite::setup<Solitaire>(1, R"({"purses":"open","rounds":4})"));
}

TEST(SolitaireSuite, no_leaks) {
    suite::no_leaks<Solitaire>(suite::setup<Solitaire>(1, R"({"rounds":3})"), {.games = 1});
    suite::no_leaks<Solitaire>(suite::setup<Solitaire>(1, R"({"rivals":2,"dice":3,"rounds":2})"),
                               {.games = 1});
}

TEST(SolitaireSuite, a_purse_shown_to_onlookers_is_caught) {
    struct Leaky : Solitaire {
        static View view(const State& state, core::Seat viewer) {
            View seen = Solitaire::view(state, viewer);
            seen.own.notes = state.own;
            return seen;
        }
    };
    EXPECT_FALSE(
        (suite::leaks<Leaky, Solitaire>(suite::setup<Leaky>(1, R"({"rounds":4})"), {.games = 3}).empty()));
}

TEST(SolitaireSuite, perft_of_the_last_dice) {
    // The second group with two dice of one's own left and one of another colour.
    State state = Solitaire::open(suite::setup<Solitaire>(1, R"({"dice":3})"));
    core::PlayoutHouse house(5);
    while (state.does != solitaire::Does::Roll) Solitaire::apply(state, Solitaire::chance(state, house));
    const kit::Colour other = kit::Colours::all().without(state.rivals).nth(5);
    state.group = 2;
    state.left = kit::PerColour::of(kit::Colour::Red, 2) + kit::PerColour::of(other, 1);
    suite::expect_perft<Solitaire>("solitaire", "two and one", state, 5);
}

}  // namespace
