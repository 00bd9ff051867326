#pragma once
// What the modules of the dice game add to its board.

#include <nlohmann/json.hpp>

#include "terminal/style.h"

namespace terminal {

/// How wide a casino's card is; three stand side by side.
inline constexpr int kCardWidth = 26;

/// A die of a kind in a hand or a roll: ■ one's own, □ white, ▣ big, ▲ a kicker.
std::string_view die_glyph(const Style& style, std::string_view kind);

/// Lines of a casino's card: which tokens lie there.
std::vector<std::string> token_lines(const nlohmann::json& casino, const Style& style);

/// The slot machine: its notes, what lies there by value, who would choose before whom.
std::string slot_machine_lines(const nlohmann::json& table, const Style& style,
                               const std::vector<std::string>& letters);

/// What a player has besides dice and notes: announcement die, kickers beside the board, cards, tokens.
std::vector<std::string> player_extras(const nlohmann::json& held, const Style& style);

/// The viewer's own cards, and the cards in force.
std::string module_lines(const nlohmann::json& view, const Style& style);

}  // namespace terminal
