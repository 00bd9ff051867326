// Options of the dice game.

#include "games/las_vegas/about.h"
#include "games/las_vegas/text.h"
#include "kit/text.h"

namespace las_vegas {

core::Or<Setup> read_setup(int seats, core::json::Value object) {
    return core::read_setup<Setup>(kAbout, seats, object);
}

void write_options(core::json::Pen& pen, const Setup& setup) { core::write_options(pen, kAbout, setup); }

}  // namespace las_vegas
