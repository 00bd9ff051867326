#pragma once
// Las Vegas, the card game: its table of contents.
//
//   about.h     what can be agreed on             LVC-1, LVC-2, LVC-13, TOK-4
//   cards.h     dice cards                        LVC-2, LVC-10; card_form.h  how they look in JSON
//   setup.h     what a table agrees on            LVC-1, LVC-2
//   state.h     every fact of a moment
//   moves.h     what seats answer and the house draws
//   events.h    what happens
//   lots.h      several things with one number by lot
//   hand.h      five cards off a pile             LVC-3
//   choice.h    what may be chosen                LVC-5
//   round.h     a round begins and ends           LVC-1, LVC-9, LVC-12, LVC-14, TOK-3
//   turn.h      a turn                            LVC-3 to LVC-9, LVC-13, LVC-14
//   payout.h    payout                            LVC-10, LVC-11
//   timing.h    when the tokens act; modules/tokens.h what they do: TOK-1, TOK-2
//   flow.h      questions and answers
//   view.h      what a seat may know; dream.h  a state that fits it
//   form.h      how a view looks in JSON; advice.h  what follows from it
//   border.h    doubts about draws and moves from outside
//   text.h      the journal's words and the sentences

#include "games/las_vegas_cards/about.h"
#include "games/las_vegas_cards/border.h"
#include "games/las_vegas_cards/dream.h"
#include "games/las_vegas_cards/form.h"
#include "games/las_vegas_cards/text.h"

namespace las_vegas_cards {

struct LasVegasCards : core::GameOf<LasVegasCards, Setup, State, Move, Moves, Draw, View, Event> {
    static constexpr const core::About& kAbout = las_vegas_cards::kAbout;
};
static_assert(core::Game<LasVegasCards>);

}  // namespace las_vegas_cards
