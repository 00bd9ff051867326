#pragma once
// Las Vegas, the dice game: its table of contents.
//
//   about.h     what can be agreed on             LV-0 to LV-6
//   setup.h     what a table has agreed on
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   events.h    what happens; forms.h  how things look in JSON
//   round.h     a round begins and ends           LV-3, LV-4, LV-5, LV-14, LV-15
//   turn.h      a turn                            LV-6 to LV-9
//   payout.h    payout                            LV-10 to LV-13
//   end.h       the end                           LV-16
//   dice.h      dice are laid down and picked up; draws.h  cards drawn from the stack
//   timing.h    who acts at which moment; modules/ one optional rule a file
//   flow.h      how one step leads to the next
//   view.h      what a seat may know; dream.h  a state that fits it; possible.h  whether there is one
//   form.h      how a view looks in JSON; advice.h  what follows from it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/las_vegas/about.h"
#include "games/las_vegas/border.h"
#include "games/las_vegas/dream.h"
#include "games/las_vegas/form.h"
#include "games/las_vegas/text.h"

namespace las_vegas {

struct LasVegas : core::GameOf<LasVegas, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = las_vegas::kAbout;
};
static_assert(core::Game<LasVegas>);

}  // namespace las_vegas
