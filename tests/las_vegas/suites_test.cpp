// The suites of all games, for the dice game.

#include "games/las_vegas/las_vegas.h"
#include "suite/suite.h"

namespace {

using las_vegas::LasVegas;
using State = LasVegas::State;

/// LV-2: every note is at a casino, in a purse or in the stack.
std::string nothing_is_lost(const State& state) {
    kit::Notes all = state.stack.shuffled();
    for (const kit::Note note : state.stack.under()) all.add(note);
    for (const kit::Notes& notes : state.notes) all.bag += notes.bag;
    for (const kit::Notes& notes : state.purses) all.bag += notes.bag;
    return all.count() == 54 ? "" : std::to_string(all.count()) + " notes";
}

TEST(LasVegasSuite, random_games) {
    for (int seats = 2; seats <= 5; ++seats)
        suite::random_games<LasVegas>(suite::setup<LasVegas>(seats),
                                      {.seed = 1, .games = 5, .conserve = nothing_is_lost});
}

TEST(LasVegasSuite, no_leaks) { suite::no_leaks<LasVegas>(suite::setup<LasVegas>(3)); }

TEST(LasVegasSuite, dreams) {
    suite::dreams<LasVegas>(suite::setup<LasVegas>(3), {.must_vary = true, .conserve = nothing_is_lost});
}

TEST(LasVegasSuite, renaming) { suite::renaming<LasVegas>(suite::setup<LasVegas>(3), {.same_order = true}); }

}  // namespace
