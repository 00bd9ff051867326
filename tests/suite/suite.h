#pragma once
// The suites that every game has to pass, with every set of options. A game's own tests call them:
//
//     TEST(LasVegasSuite, random_games) {
//         for (int seats = 2; seats <= 5; ++seats)
//             suite::random_games<LasVegas>(suite::setup<LasVegas>(seats, R"({"neutral":true})"),
//                                           {.seed = 1, .games = 10, .conserve = nothing_is_lost});
//     }
//
//   random_games     offers, texts, the gate, undo, journals, sentences, conservation, an end
//   sealed_answers   the order in which sealed answers arrive changes nothing
//   dreams           a dream looks like the view it was made from
//   no_leaks, leaks  nobody learns what is hidden
//   read_views       a view written for a seat reads back as that view
//   renaming         renaming seats renames results
//   expect_perft     counts of what can happen, kept as data
//
// Each but the last has a twin (flaws_of_…, leaks) that gives what was found instead of failing the test, so
// that a test can show with a broken game that the suite has teeth. CROUPIER_LONG=1 in the environment makes
// runs longer.

#include "suite/dreams.h"
#include "suite/leaks.h"
#include "suite/perft.h"
#include "suite/random_games.h"
#include "suite/read_views.h"
#include "suite/renaming.h"
#include "suite/sealed.h"
