// The bots of all games.

#include "bots/makers.h"
#include "games/list.h"
#include "match/slots.h"

const bots::BotsOf* bots::find_bots(std::string_view game) {
    static const match::Slots<BotsOf> all(games::All{},
                                          []<class G>(std::type_identity<G>) { return bots_of<G>(); });
    return all.find(game);
}
