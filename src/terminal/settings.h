#pragma once
// How somebody likes to play in a terminal.

#include "terminal/style.h"

namespace terminal {

struct Settings {
    Style style;
    bool confirm = true;   // a chosen move waits for Enter
    bool reasons = false;  // bots say why, without being asked
};

}  // namespace terminal
