// The board of solitaire: casinos as rows, colours as columns.

#include "terminal/boards.h"
#include "terminal/boards/dyed.h"

namespace terminal {
namespace {

using dyed::Json;

std::string casino_row(const Json& casino, const Style& style) {
    const Json& winners = casino.at("pays");
    std::string line = dyed::row(std::to_string(casino.at("casino").get<int>()),
                                 dyed::dice_cells(casino, winners, style), style);
    std::size_t place = 0;
    for (const Json& note : casino.at("notes")) {
        line += "  " + style.ink(Ink::Gold, dyed::thousands(note));
        if (place < winners.size()) line += " " + dyed::short_name(winners[place], style);
        ++place;
    }
    return line + "\n";
}

/// Dice of the group in play, and behind a plus those of the second group.
std::string left_row(const Json& table, const Style& style) {
    auto cells = dyed::number_cells(table.at("left"));
    const auto later = dyed::number_cells(table.at("later"));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!later[i].empty()) cells[i] = (cells[i].empty() ? "0" : cells[i]) + "+" + later[i];
    return dyed::row("left", cells, style) + "\n";
}

std::string sums(const Json& table, const Json& pair, const Style& style) {
    return dyed::short_name(table.at("colour"), style) + " " + dyed::money(pair[0]) + ", the other seven " +
           dyed::money(pair[1]);
}

std::string purse(const Json& side) {
    const int notes = side.at("notes");
    return dyed::money(side.at("money")) + " (" + std::to_string(notes) + (notes == 1 ? " note)" : " notes)");
}

std::string title(const Json& table, const Style& style) {
    const auto number = [&](const char* key) { return std::to_string(table.at(key).get<int>()); };
    std::string line =
        style.ink(Ink::Bold, "Solitaire") + "  round " + number("round") + "/" + number("rounds");
    if (table.at("group") != 0) line += ", group " + number("group") + "/2";
    line += "   own colour: " + dyed::short_name(table.at("colour"), style);
    if (!table.at("rivals").empty())
        line += "   placed at the start: " + dyed::short_names(table.at("rivals"), style);
    return line + "\n";
}

}  // namespace

std::string solitaire_board(const Json& view, const Style& style) {
    const Json& table = view.at("table");
    std::string text = title(table, style);
    text += dyed::heading(Json::array({table.at("colour")}), style) + "  notes in thousands\n";
    for (const Json& casino : table.at("casinos")) text += casino_row(casino, style);
    text += left_row(table, style);
    if (!table.at("roll").empty())
        text += dyed::row("roll", dyed::roll_cells(table.at("roll"), style), style) + "\n";
    text += "Won so far: " + dyed::short_name(table.at("colour"), style) + " " + purse(table.at("own")) +
            ", the other seven " + purse(table.at("others")) + "\n";
    if (!view.at("over").get<bool>())
        text += "This round as it lies: " + sums(table, table.at("sums"), style) + "\n";
    for (const Json& place : table.at("places"))
        text += "  " + style.ink(Ink::Bold, std::to_string(place.at("place").get<int>())) + ": " +
                padded(dyed::short_names(place.at("dice"), style), 31) + " " +
                std::string(style.glyph("→", "->")) + " " + sums(table, place.at("sums"), style) + "\n";
    text += style.ink(Ink::Dim, "+ wins a note   = tied   * own   stack: " +
                                    std::to_string(table.at("stack").get<int>()) + " notes");
    return dyed::trimmed(text + "\n");
}

}  // namespace terminal
