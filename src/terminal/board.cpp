#include "match/any_game.h"
#include "terminal/boards.h"

namespace terminal {

std::string board(const nlohmann::json& view, const Style& style) {
    // Names come from journals and from strangers.
    nlohmann::json clean = view;
    for (nlohmann::json& name : clean.at("names")) name = harmless(name.get<std::string>());
    if (const BoardOf* board = find_board(clean.at("game").get<std::string>()))
        return board->draw(clean, style);
    // A table of a newer server: what it shows can still be read.
    return match::no_such_game(style.language).text + "\n" + clean.at("table").dump(2) + "\n";
}

std::vector<std::string> consequences(const nlohmann::json& view, const std::string& move,
                                      const Style& style) {
    const BoardOf* board = find_board(view.at("game").get<std::string>());
    if (board == nullptr || board->outlook == kNoOutlook) return {};
    return board->outlook(view, move, style);
}

}  // namespace terminal
