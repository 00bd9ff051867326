#pragma once
// A house rule: notes that nobody wins stay where they lie. LV-17.

#include "games/las_vegas/places.h"

namespace las_vegas::stay {

// LV-17: at every casino, and at the slot machine.
constexpr bool keeps_notes(Place) { return true; }

}  // namespace las_vegas::stay
