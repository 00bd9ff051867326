// The boards of all games.

#include "games/list.h"
#include "match/slots.h"
#include "terminal/boards.h"

const terminal::BoardOf* terminal::find_board(std::string_view game) {
    static const match::Slots<BoardOf> all(games::All{},
                                           []<class G>(std::type_identity<G>) { return board_of<G>(); });
    return all.find(game);
}
