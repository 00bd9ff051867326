#include "terminal/boards.h"

namespace terminal {
namespace {

using Draw = std::string (*)(const nlohmann::json& view, const Style& style);

struct Board {
    const char* game;
    Draw draw;
};

constexpr Board kBoards[] = {
    {"las-vegas", las_vegas_board}, {"solitaire", solitaire_board},
    {"colours", colours_board},     {"las-vegas-cards", las_vegas_cards_board},
    {"las-vegan", las_vegan_board}, {"monte-carlo", monte_carlo_board},
};

}  // namespace

std::string board(const nlohmann::json& view, const Style& style) {
    // Names come from journals and from strangers.
    nlohmann::json clean = view;
    for (nlohmann::json& name : clean.at("names")) name = harmless(name.get<std::string>());
    const std::string game = clean.at("game");
    for (const Board& board : kBoards)
        if (game == board.game) return board.draw(clean, style);
    return clean.at("table").dump(2) + "\n";
}

}  // namespace terminal
