// The odds of all games.

#include "games/list.h"
#include "lab/odds.h"
#include "match/slots.h"

match::Result<const lab::Odds*> lab::odds_of(std::string_view game) {
    static const match::Slots<const Odds*> all(games::All{},
                                               []<class G>(std::type_identity<G>) { return &odds<G>(); });
    return all.of(game);
}
