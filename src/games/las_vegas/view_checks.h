#pragma once
// Whether a view that came from outside can be: everything there is lies somewhere, and nothing twice.

#include "games/las_vegas/view.h"
#include "kit/view_reader.h"

namespace las_vegas {

void check_dice(kit::ViewReader& reader, const View& seen);
void check_turn(kit::ViewReader& reader, const View& seen);
void check_step(kit::ViewReader& reader, const View& seen);
/// The notes that the viewer cannot see are in the stack, under it and in the purses of others.
void check_notes(kit::ViewReader& reader, const View& seen, Notes unseen);
void check_cards(kit::ViewReader& reader, const View& seen);
/// The tokens that lie open; the others are in their pile (TOK-1).
void check_tokens(kit::ViewReader& reader, const View& seen, kit::Tokens pile);

}  // namespace las_vegas
