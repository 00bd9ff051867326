#include "terminal/boards.h"

namespace terminal {

std::string las_vegas_board(const nlohmann::json& view, const Style& style) {
    return style.ink(Ink::Plain, view.at("table").dump(2)) + "\n";
}

}  // namespace terminal
