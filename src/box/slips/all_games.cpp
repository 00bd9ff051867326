// The books of all games.

#include "box/book.h"
#include "games/list.h"
#include "match/slots.h"

match::Result<const box::AnyBook*> box::book_of(std::string_view game) {
    static const match::Slots<const AnyBook*> all(games::All{},
                                                  []<class G>(std::type_identity<G>) { return &book<G>(); });
    return all.of(game);
}
