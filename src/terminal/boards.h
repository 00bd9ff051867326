#pragma once
// Boards as text, drawn from the view of a seat as JSON: the same for a game on this machine and at a table
// far away.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "terminal/style.h"

namespace terminal {

/// The board of any game. `view` is what AnyMatch::view writes: game, names, seat, question, asked, over,
/// table, result.
std::string board(const nlohmann::json& view, const Style& style);

/// Sentences about what an offered move would come to, shown before it is made; from what that seat may know,
/// and none where there is nothing to say.
std::vector<std::string> consequences(const nlohmann::json& view, const std::string& move,
                                      const Style& style);

/// The slot of a game, filled in boards/<game>.cpp.
struct BoardOf {
    /// At most 80 columns; with a roll and a question under it a decision fits into 24 lines.
    std::string (*draw)(const nlohmann::json& view, const Style& style);
    /// See `consequences`; null where the game has nothing to say before a move.
    std::vector<std::string> (*outlook)(const nlohmann::json& view, const std::string& move,
                                        const Style& style);
};
inline constexpr decltype(BoardOf::outlook) kNoOutlook = nullptr;
template <class G>
BoardOf board_of();
/// By the game's name, or nothing.
const BoardOf* find_board(std::string_view game);

}  // namespace terminal
