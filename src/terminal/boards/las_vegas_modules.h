#pragma once
// What the modules of the dice game add to its board.

#include <nlohmann/json.hpp>

#include "terminal/style.h"

namespace terminal {

/// A die of a kind in a hand or a roll: ■ one's own, □ white, ▣ big, ▲ a kicker.
std::string_view die_glyph(const Style& style, std::string_view kind);

/// Lines of a casino's card: whose big dice lie there, which tokens.
std::vector<std::string> casino_extras(const nlohmann::json& casino, const Style& style,
                                       const std::vector<std::string>& letters);

/// The slot machine: its notes, what lies there by value, who would choose before whom.
std::string slot_machine_lines(const nlohmann::json& table, const Style& style,
                               const std::vector<std::string>& letters);

/// What the players have besides dice and notes, the viewer's own cards, and the cards in force.
std::string module_lines(const nlohmann::json& view, const Style& style,
                         const std::vector<std::string>& letters);

}  // namespace terminal
