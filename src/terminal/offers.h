#pragma once
// Offered moves as a list for people.

#include <string>
#include <vector>

#include "terminal/style.h"

namespace terminal {

/// On as few lines as they need: "place 1 · 3 · 5"; many moves are summed up.
std::vector<std::string> offers_in_short(const std::vector<std::string>& offers,
                                         const std::vector<std::string>& names, const Style& style);
/// Every move, with its words and the number by which it can be chosen.
std::vector<std::string> offers_in_full(const std::vector<std::string>& offers,
                                        const std::vector<std::string>& names, const Style& style);

}  // namespace terminal
