#pragma once
// The dice game: what the casinos would pay after a move.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "terminal/style.h"

namespace terminal {

std::vector<std::string> las_vegas_outlook(const nlohmann::json& view, const std::string& move,
                                           const Style& style);

}  // namespace terminal
