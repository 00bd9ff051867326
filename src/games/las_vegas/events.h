#pragma once
// What happens in the dice game, in the words of docs/journal.md.

#include <variant>

#include "games/las_vegas/events_round.h"
#include "games/las_vegas/events_turn.h"

namespace las_vegas {

using Event = std::variant<FirstNamed, Filled, TokensLaid, BonusDealt, ActionsDealt, WhiteRolled, TurnBegan,
                           Rolled, DicePlaced, Kicked, KickersLeft, TokenTaken, TokensLeft, CardPlayed,
                           PickedUp, Turned, TakenBack, Announced, NotePut, TieChosen, SwappedAway,
                           SwapDeclined, NoteDrawn, RainbowDrawn, StackEmpty, Replaced, RoundOver, Cancelled,
                           Paid, PaidNobody, Returned, Raised, Revealed, Scored>;

}  // namespace las_vegas
