#pragma once
// Las Vegan, the game of tricks and cabbages: its table of contents.
//
//   about.h     what can be agreed on
//   setup.h     the box, and what a table agrees on   VGN-1 to VGN-3
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   events.h    what happens
//   round.h     a round begins                        VGN-4 to VGN-6, BANK-1
//   trick.h     tricks                                VGN-7 to VGN-9
//   tokens.h    casino tokens                         VGN-10, BANK-7, BANK-8
//   bank.h      the bank, for two players             BANK-2 to BANK-6
//   scoring.h   the end of a round and of the game    VGN-11 to VGN-14, VGN-16, BANK-9, BANK-10
//   flow.h      how one step leads to the next        VGN-15
//   view.h      what a seat may know; dream.h  a state that fits it; possible.h  whether there can be one
//   form.h      how a view looks in JSON; settle.h  what it leaves out; advice.h  what follows from it
//   pieces.h    how cards, machines and tokens look in JSON; words.h  their names
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/las_vegan/about.h"
#include "games/las_vegan/border.h"
#include "games/las_vegan/dream.h"
#include "games/las_vegan/form.h"
#include "games/las_vegan/text.h"

namespace las_vegan {

struct LasVegan : core::GameOf<LasVegan, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = las_vegan::kAbout;
};
static_assert(core::Game<LasVegan>);

}  // namespace las_vegan
