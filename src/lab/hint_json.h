#pragma once
// A hint for a page: figures, and keys of sentences instead of sentences.

#include "lab/odds.h"

namespace lab {

/// {"seat":0,"money":130000,"exact":false,"until":"round","play":"best","playouts":2000,
///  "moves":[{"move":{…},"win":[0.6100,0.5800,0.6400],"money":[…],"gain":54000,"chance":0.5000,
///            "reason":{"key":…,"args":[…]}},…],
///  "notes":[{"casino":1,"money":60000,"seats":[0.0900,…],"nobody":0.2000},…]}
/// A figure in three numbers is its value and the bounds of its 95 % interval. `until`, `play`, `gain` and
/// `chance` stand there where they are known, `notes` where notes can be followed; the money of a rainbow
/// card is null.
std::string for_page(const Hint& hint);

/// "game", "round", "bet" or "poker"; null for nothing.
const char* word_of(Until until);

}  // namespace lab
