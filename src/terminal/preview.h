#pragma once
// What a move would come to, shown before it is made.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "match/any_game.h"
#include "terminal/style.h"

namespace terminal {

/// Sentences about an offered move, from what that seat may know; none where there is nothing to say.
std::vector<std::string> consequences(const match::AnyMatch& match, core::Seat seat, const std::string& move,
                                      const Style& style);

/// The same for a seat at a table far away, of which there is nothing but the view.
std::vector<std::string> consequences(const nlohmann::json& view, const std::string& move,
                                      const Style& style);

}  // namespace terminal
