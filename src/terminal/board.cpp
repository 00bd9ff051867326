#include "terminal/boards.h"

namespace terminal {

std::string board(const nlohmann::json& view, const Style& style) {
    // Names come from journals and from strangers.
    nlohmann::json clean = view;
    for (nlohmann::json& name : clean.at("names")) name = harmless(name.get<std::string>());
    const std::string game = clean.at("game");
    if (game == "las-vegas") return las_vegas_board(clean, style);
    if (game == "solitaire") return solitaire_board(clean, style);
    if (game == "colours") return colours_board(clean, style);
    if (game == "las-vegas-cards") return las_vegas_cards_board(clean, style);
    return clean.at("table").dump(2) + "\n";
}

}  // namespace terminal
