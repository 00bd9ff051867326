#pragma once
// Monte Carlo Gamble, the race: its table of contents.
//
//   about.h     what can be agreed on
//   board.h     the track                         MC-1, MC-11, MC-12, MC-31
//   setup.h     what a table agrees on            MC-1 to MC-4, MC-32
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   events.h    what happens: on the track, at casinos and at poker
//   purse.h     money that changes hands          MC-3, MC-4
//   turn.h      a turn, the tax                   MC-5 to MC-8, MC-25, MC-30
//   squares.h   what squares do, the way back     MC-9 to MC-13, MC-26 to MC-28
//   casino.h    the casino                        MC-13 to MC-15, MC-33
//   stacks.h    stacks and blocks                 MC-10, MC-16, MC-17
//   hands.h     poker dice                        MC-21
//   poker.h     poker                             MC-18 to MC-24, MC-34
//   end.h       the end                           MC-28, MC-29
//   flow.h      how one step leads to the next
//   view.h      what a seat may know; dream.h  a state that fits it
//   pieces.h    how pawns, cards and dice look in JSON
//   form.h      how a view looks in JSON; advice.h  what follows from it
//   chances.h   exact chances of bets and of poker
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/monte_carlo/about.h"
#include "games/monte_carlo/border.h"
#include "games/monte_carlo/dream.h"
#include "games/monte_carlo/form.h"
#include "games/monte_carlo/text.h"

namespace monte_carlo {

struct MonteCarlo : core::GameOf<MonteCarlo, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = monte_carlo::kAbout;
    static constexpr bool kAllEntriesArePublic = true;
};
static_assert(core::Game<MonteCarlo>);

}  // namespace monte_carlo
