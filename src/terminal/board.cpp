#include "terminal/boards.h"

namespace terminal {

std::string board(const nlohmann::json& view, const Style& style) {
    const std::string game = view.at("game");
    if (game == "las-vegas") return las_vegas_board(view, style);
    if (game == "solitaire") return solitaire_board(view, style);
    if (game == "colours") return colours_board(view, style);
    return view.at("table").dump(2) + "\n";
}

}  // namespace terminal
