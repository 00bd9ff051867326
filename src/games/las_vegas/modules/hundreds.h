#pragma once
// The hundreds: BV-2.

#include "games/las_vegas/setup.h"

namespace las_vegas::hundreds {

// BV-2: five notes of 100,000 join the stack.
inline constexpr int kHundreds = 5;

constexpr void join(Notes& notes) { notes.bag += core::Bag::of(kit::kind(kit::kHundred), kHundreds); }

}  // namespace las_vegas::hundreds
