#include "terminal/boards/dyed.h"

#include <algorithm>

namespace terminal::dyed {
namespace {

constexpr std::array<Ink, 8> kInks = {Ink::Seat0, Ink::Seat1, Ink::Seat2, Ink::Dim,
                                      Ink::White, Ink::Seat4, Ink::Seat6, Ink::Seat7};
constexpr int kLabelWidth = 7, kCellWidth = 5;

std::size_t number(const std::string& colour) {
    return static_cast<std::size_t>(std::find(kColours.begin(), kColours.end(), colour) - kColours.begin());
}
bool has(const Json& list, const char* colour) {
    return std::find(list.begin(), list.end(), colour) != list.end();
}
std::string centred(const std::string& text) {
    const int blanks = kCellWidth - columns(text);
    return padded(std::string(static_cast<std::size_t>(std::max(0, blanks / 2)), ' ') + text, kCellWidth);
}

}  // namespace

std::string short_name(const std::string& colour, const Style& style) {
    const std::size_t at = number(colour);
    if (at == kInks.size()) return colour;
    return style.ink(kInks[at], words::find(style.language, "colour.short." + colour));
}

std::string short_names(const Json& colours, const Style& style) {
    std::string all;
    for (const std::string colour : colours) all += (all.empty() ? "" : " ") + short_name(colour, style);
    return all;
}

std::string thousands(const Json& dollars) { return std::to_string(dollars.get<int>() / 1000); }

std::string money(const Json& dollars, const Style& style) {
    return dollars.is_number() ? style.money(dollars.get<int>())
                               : style.say(core::phrase("term.dyed.hidden"));
}

std::string say(const char* key, const std::string& text, const Style& style) {
    core::Phrase said{key, {}};
    said.args.add(core::Arg::quote(text));
    return style.say(said);
}

std::string round(const Json& table, const Style& style) {
    const int round = table.at("round"), rounds = table.at("rounds");
    return style.say(core::phrase("term.dyed.round", round, rounds));
}
std::string stack(const Json& table, const Style& style) {
    const int notes = table.at("stack");
    return style.say(core::phrase("term.lv.stack", notes));
}
std::string notes(const Json& count, const Style& style) {
    return style.say(core::phrase("term.lv.notes", count.get<int>()));
}

std::string heading(const Json& mine, const Style& style) {
    std::array<std::string, 8> cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = (has(mine, kColours[i]) ? "*" : "") + short_name(kColours[i], style);
    return row(style.say(core::phrase("term.dyed.casino")), cells, style);
}

std::string row(const std::string& label, const std::array<std::string, 8>& cells, const Style& style) {
    std::string line = padded(style.ink(Ink::Bold, label), kLabelWidth);
    for (const std::string& cell : cells) line += centred(cell);
    return line;
}

std::array<std::string, 8> dice_cells(const Json& casino, const Json& winners, const Style& style) {
    std::array<std::string, 8> cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const char* colour = kColours[i];
        const int dice = casino.at("dice").value(colour, 0);
        if (dice == 0) {
            cells[i] = style.ink(Ink::Dim, style.glyph("·", "."));
            continue;
        }
        const char* mark = has(casino.at("tied"), colour) ? "=" : has(winners, colour) ? "+" : "";
        cells[i] = style.ink(kInks[i], std::to_string(dice)) + mark;
    }
    return cells;
}

std::array<std::string, 8> number_cells(const Json& numbers) {
    std::array<std::string, 8> cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (numbers.contains(kColours[i])) cells[i] = std::to_string(numbers.at(kColours[i]).get<int>());
    return cells;
}

std::array<std::string, 8> roll_cells(const Json& roll, const Style& style) {
    constexpr std::array<const char*, 6> kPips = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    std::array<std::string, 8> cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!roll.contains(kColours[i])) continue;
        const int face = roll.at(kColours[i]);
        const std::string digit = std::to_string(face);
        const std::string die =
            style.unicode ? kPips[static_cast<std::size_t>(face - 1)] + digit : "[" + digit + "]";
        cells[i] = style.ink(kInks[i], die);
    }
    return cells;
}

std::string trimmed(const std::string& text) {
    std::string made;
    for (const char c : text) {
        if (c == '\n') made.erase(made.find_last_not_of(' ') + 1);
        made += c;
    }
    return made;
}

}  // namespace terminal::dyed
