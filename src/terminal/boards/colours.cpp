// The board of hidden colours: casinos as rows, colours as columns, and whose colours are known.

#include "games/list.h"
#include "terminal/boards/board.h"
#include "terminal/boards/dyed.h"

namespace terminal {
namespace {

using core::phrase;
using dyed::Json;

/// "20 red, 40 vio": what is paid to whom.
std::string payments(const Json& pays, const Style& style) {
    std::string all;
    for (const Json& paid : pays)
        all += (all.empty() ? "" : ", ") + style.ink(Ink::Gold, dyed::thousands(paid.at("note"))) + " " +
               dyed::short_name(paid.at("colour"), style);
    return all;
}

std::string casino_row(const Json& casino, const Style& style) {
    Json winners = Json::array();
    for (const Json& paid : casino.at("pays")) winners.push_back(paid.at("colour"));
    std::string notes;
    for (const Json& note : casino.at("notes")) notes += " " + style.ink(Ink::Gold, dyed::thousands(note));
    std::string line = dyed::row(std::to_string(casino.at("casino").get<int>()),
                                 dyed::dice_cells(casino, winners, style), style) +
                       padded(notes, 12);
    for (const Json& won : casino.at("won"))
        line += " " + dyed::thousands(won.at("note")) + dyed::short_name(won.at("colour"), style);
    return line + "\n";
}

/// Rows about the colours themselves: dice left, money won in this round, whose they are.
std::string colour_rows(const Json& view, const Style& style) {
    const Json& names = view.at("names");
    std::array<std::string, 8> left, won, owner;
    std::size_t i = 0;
    for (const Json& colour : view.at("table").at("colours")) {
        left[i] = std::to_string(colour.at("left").get<int>());
        if (colour.at("notes") != 0) won[i] = style.ink(Ink::Gold, dyed::thousands(colour.at("money")));
        const Json& seat = colour.at("seat");
        owner[i] = "?";
        if (seat.is_number()) {
            const std::string name = names.at(seat.get<std::size_t>());
            owner[i] = style.ink(ink_of_seat(seat), padded(name, std::min(4, columns(name))));
        }
        ++i;
    }
    return dyed::row(style.say(phrase("term.dyed.left")), left, style) + "\n" +
           dyed::row(style.say(phrase("term.new.won")), won, style) + "\n" +
           dyed::row(style.say(phrase("term.new.whose")), owner, style) + "\n";
}

std::string seat_text(const Json& view, std::size_t seat, const Style& style) {
    const Json& table = view.at("table");
    const Json& one = table.at("seats").at(seat);
    const bool active = !view.at("over").get<bool>() && table.at("active") == seat;
    std::string line = active ? std::string(style.glyph("▸", ">")) : " ";
    line += style.ink(ink_of_seat(static_cast<int>(seat)),
                      padded(view.at("names").at(seat).get<std::string>(), 10));
    line += " " + padded(view.at("seat") == seat ? style.say(phrase("term.new.you")) : "", 4);
    return padded(
        line + " " + dyed::notes(one.at("notes"), style) + ", " + dyed::money(one.at("money"), style), 39);
}

Json own_colours(const Json& view) {
    if (!view.at("seat").is_number()) return Json::array();
    return view.at("table").at("seats").at(view.at("seat").get<std::size_t>()).at("colours");
}

std::string title(const Json& view, const Style& style) {
    std::string line = style.ink(Ink::Bold, words::find(style.language, "game.colours")) + "  " +
                       dyed::round(view.at("table"), style);
    const std::string mine = dyed::short_names(own_colours(view), style);
    if (!mine.empty()) line += "   " + dyed::say("term.new.yours", mine, style);
    return line + "\n";
}

/// What a value leads to: its dice, and what its casino pays.
std::string place_line(const Json& place, const Style& style) {
    const std::string pays = payments(place.at("pays"), style);
    std::string line = "  " + style.ink(Ink::Bold, std::to_string(place.at("place").get<int>())) + ": ";
    line += padded(dyed::short_names(place.at("dice"), style), 31) + " ";
    line += style.glyph("→", "->");
    line += " ";
    line +=
        pays.empty() ? style.say(phrase("term.new.pays-nothing")) : dyed::say("term.new.pays", pays, style);
    return line + "\n";
}

std::string colours_board(const Json& view, const Style& style) {
    const Json& table = view.at("table");
    std::string text = title(view, style);
    text += dyed::heading(own_colours(view), style) + " " + padded(style.say(phrase("term.new.notes")), 12) +
            style.say(phrase("term.new.won-heading")) + "\n";
    for (const Json& casino : table.at("casinos")) text += casino_row(casino, style);
    text += colour_rows(view, style);
    if (!table.at("roll").empty())
        text +=
            dyed::row(style.say(phrase("term.dyed.roll")), dyed::roll_cells(table.at("roll"), style), style) +
            "\n";
    const std::size_t seats = table.at("seats").size();
    for (std::size_t seat = 0; seat < seats; ++seat)
        text += seat_text(view, seat, style) + (seat % 2 == 1 || seat + 1 == seats ? "\n" : " ");
    for (const Json& place : table.at("places")) text += place_line(place, style);
    text += style.ink(Ink::Dim, dyed::say("term.new.legend", dyed::stack(table, style), style));
    return dyed::trimmed(text + "\n");
}

}  // namespace

template <>
struct Drawn<colours::HiddenColours> {
    static constexpr BoardOf kBoard{colours_board, kNoOutlook};
};
template BoardOf board_of<colours::HiddenColours>();

}  // namespace terminal
