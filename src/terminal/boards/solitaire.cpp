// The board of solitaire: casinos as rows, colours as columns.

#include "games/list.h"
#include "terminal/boards/board.h"
#include "terminal/boards/dyed.h"

namespace terminal {
namespace {

using core::Arg;
using core::phrase;
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
    return dyed::row(style.say(phrase("term.dyed.left")), cells, style) + "\n";
}

/// "red 60,000, the other seven 80,000"
std::string sums(const Json& table, const Json& pair, const Style& style) {
    const std::string own = dyed::short_name(table.at("colour"), style);
    const std::string mine = dyed::money(pair[0], style), theirs = dyed::money(pair[1], style);
    return style.say(phrase("term.solo.sums", Arg::quote(own), Arg::quote(mine), Arg::quote(theirs)));
}

std::string won(const Json& table, const Style& style) {
    const Json &own = table.at("own"), &others = table.at("others");
    const std::string parts[] = {dyed::short_name(table.at("colour"), style),
                                 dyed::money(own.at("money"), style), dyed::notes(own.at("notes"), style),
                                 dyed::money(others.at("money"), style),
                                 dyed::notes(others.at("notes"), style)};
    core::Phrase said = phrase("term.solo.won");
    for (const std::string& part : parts) said.args.add(Arg::quote(part));
    return style.say(said) + "\n";
}

std::string title(const Json& table, const Style& style) {
    std::string line = style.ink(Ink::Bold, words::find(style.language, "game.solitaire")) + "  " +
                       dyed::round(table, style);
    const int group = table.at("group");
    if (group != 0) line += ", " + style.say(phrase("term.solo.group", group));
    line += "   " + dyed::say("term.solo.own", dyed::short_name(table.at("colour"), style), style);
    if (!table.at("rivals").empty())
        line += "   " + dyed::say("term.solo.start", dyed::short_names(table.at("rivals"), style), style);
    return line + "\n";
}

/// What a value leads to: its dice, and the sums after it.
std::string place_line(const Json& table, const Json& place, const Style& style) {
    std::string line = "  " + style.ink(Ink::Bold, std::to_string(place.at("place").get<int>())) + ": ";
    line += padded(dyed::short_names(place.at("dice"), style), 31) + " ";
    line += style.glyph("→", "->");
    return line + " " + sums(table, place.at("sums"), style) + "\n";
}

std::string solitaire_board(const Json& view, const Style& style) {
    const Json& table = view.at("table");
    std::string text = title(table, style);
    text += dyed::heading(Json::array({table.at("colour")}), style) + "  " +
            style.say(phrase("term.solo.notes")) + "\n";
    for (const Json& casino : table.at("casinos")) text += casino_row(casino, style);
    text += left_row(table, style);
    if (!table.at("roll").empty())
        text +=
            dyed::row(style.say(phrase("term.dyed.roll")), dyed::roll_cells(table.at("roll"), style), style) +
            "\n";
    text += won(table, style);
    if (!view.at("over").get<bool>())
        text += dyed::say("term.solo.now", sums(table, table.at("sums"), style), style) + "\n";
    for (const Json& place : table.at("places")) text += place_line(table, place, style);
    text += style.ink(Ink::Dim, dyed::say("term.solo.legend", dyed::stack(table, style), style));
    return dyed::trimmed(text + "\n");
}

}  // namespace

template <>
struct Drawn<solitaire::Solitaire> {
    static constexpr BoardOf kBoard{solitaire_board, kNoOutlook};
};
template BoardOf board_of<solitaire::Solitaire>();

}  // namespace terminal
