#pragma once
// How a game's file fills its slot.

#include "terminal/boards.h"

namespace terminal {

/// What a game's file says of its board, as `kBoard`.
template <class G>
struct Drawn;

template <class G>
BoardOf board_of() {
    return Drawn<G>::kBoard;
}

}  // namespace terminal
