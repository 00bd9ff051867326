#pragma once
// Puddles, a race in the rain: the game that the tests add to the others. Its rules are in ../rules.
//
//   about.h    what can be agreed on                   PUD-1
//   state.h    every fact of a moment, moves and draws
//   events.h   what happens
//   race.h     the rules                               PUD-2 to PUD-7
//   view.h     what a runner may know
//   text.h     doubts, the journal's words, the sentences

#include "seventh/game/about.h"
#include "seventh/game/text.h"

namespace puddles {

struct Puddles : core::GameOf<Puddles, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = puddles::kAbout;
};
static_assert(core::Game<Puddles>);

}  // namespace puddles
