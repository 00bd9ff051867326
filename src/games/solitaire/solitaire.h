#pragma once
// Solitaire, the game for one of Boulevard: its table of contents.
//
//   about.h     what can be agreed on             SOLO-1, SOLO-2, SOLO-6 to SOLO-8
//   setup.h     what the player decides
//   state.h     every fact of a moment
//   moves.h     what the player answers and the house draws
//   events.h    what happens
//   round.h     a round begins                    SOLO-1 to SOLO-3, SOLO-6 to SOLO-8
//   turn.h      a turn                            SOLO-4
//   payout.h    payout and the end                SOLO-5
//   flow.h      how one step leads to the next
//   view.h      what one may know; dream.h  a state that fits it
//   form.h      how a view looks in JSON; advice.h  what follows from it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/solitaire/about.h"
#include "games/solitaire/border.h"
#include "games/solitaire/dream.h"
#include "games/solitaire/form.h"
#include "games/solitaire/text.h"

namespace solitaire {

struct Solitaire : core::GameOf<Solitaire, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = solitaire::kAbout;
    static constexpr bool kAllEntriesArePublic = true;
};
static_assert(core::Game<Solitaire>);

}  // namespace solitaire
