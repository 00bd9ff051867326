// The board of the race: a lane for each runner.

#include "terminal/boards/board.h"

#include "games/list.h"

namespace terminal {
namespace {

using core::phrase;
using nlohmann::json;

std::string lane(const json& view, std::size_t runner, const Style& style) {
    const json& at = view.at("table").at("runners").at(runner);
    std::string line = padded(view.at("names").at(runner).get<std::string>(), 12) + " " +
                       right(std::to_string(at.at("square").get<int>()), 3);
    if (at.at("die").is_number()) line += "  " + style.say(phrase("term.pud.die", at.at("die").get<int>()));
    if (at.at("pace").is_number())
        line += "  " + style.say(phrase("term.pud.pace", at.at("pace").get<int>()));
    return line + "\n";
}

std::string puddles_board(const json& view, const Style& style) {
    const json& table = view.at("table");
    const int rounds = table.at("rounds"), round = std::min(table.at("round").get<int>() + 1, rounds);
    std::string text = style.ink(Ink::Bold, words::find(style.language, "game.puddles")) + "  " +
                       style.say(phrase("term.pud.round", round, rounds)) + "\n";
    for (std::size_t runner = 0; runner < table.at("runners").size(); ++runner)
        text += lane(view, runner, style);
    return text;
}

}  // namespace

template <>
struct Drawn<puddles::Puddles> {
    static constexpr BoardOf kBoard{puddles_board, kNoOutlook};
};
template BoardOf board_of<puddles::Puddles>();

}  // namespace terminal
