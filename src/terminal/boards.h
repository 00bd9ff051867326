#pragma once
// Boards as text, drawn from the view of a seat as JSON: the same for a game on this machine and at a table
// far away.

#include <nlohmann/json.hpp>
#include <string>

#include "terminal/style.h"

namespace terminal {

/// The board of any game. `view` is what AnyMatch::view writes: game, names, seat, question, asked, over,
/// table, result.
std::string board(const nlohmann::json& view, const Style& style);

// One function a game, each in a file of its own in boards/. At most 80 columns; with a roll and a question
// under it a decision fits into 24 lines.
std::string las_vegas_board(const nlohmann::json& view, const Style& style);
std::string monte_carlo_board(const nlohmann::json& view, const Style& style);
std::string las_vegas_cards_board(const nlohmann::json& view, const Style& style);
std::string las_vegan_board(const nlohmann::json& view, const Style& style);
std::string solitaire_board(const nlohmann::json& view, const Style& style);
std::string colours_board(const nlohmann::json& view, const Style& style);

}  // namespace terminal
