#pragma once
// Hidden colours, the new way to play of Boulevard: its table of contents.
//
//   about.h     what can be agreed on             NEW-1, NEW-4
//   setup.h     what a table agrees on            NEW-1 to NEW-4, NEW-9
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   events.h    what happens
//   round.h     a round begins and ends           NEW-2, NEW-3, NEW-7 to NEW-9
//   turn.h      a turn                            NEW-4
//   payout.h    a casino pays                     NEW-5, NEW-6
//   flow.h      how one step leads to the next, and to the end: NEW-9
//   view.h      what a seat may know; dream.h  a state that fits it
//   form.h      how a view looks in JSON; advice.h  what follows from it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/colours/about.h"
#include "games/colours/border.h"
#include "games/colours/dream.h"
#include "games/colours/form.h"
#include "games/colours/text.h"

namespace colours {

struct HiddenColours : core::GameOf<HiddenColours, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = colours::kAbout;
};
static_assert(core::Game<HiddenColours>);

}  // namespace colours
