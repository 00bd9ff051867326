#pragma once
// What happens in the race, in the words of docs/journal.md. Nothing in it is hidden from anybody.

#include "games/monte_carlo/gamble_events.h"
#include "games/monte_carlo/track_events.h"

namespace monte_carlo {

using Event = std::variant<First, Turn, ColourNamed, Rolled, CannotMove, Moved, BecameMaster, CameHome, Paid,
                           Ruined, GameWon, Scored, CameToCasino, BetNamed, CardTurned, Shuffled, Took,
                           Called, NotCalled, Joined, Thrown, Kept, Showdown>;

}  // namespace monte_carlo
