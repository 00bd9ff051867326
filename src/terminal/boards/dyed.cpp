#include "terminal/boards/dyed.h"

#include <algorithm>

namespace terminal::dyed {
namespace {

constexpr std::array<const char*, 8> kShort = {"red", "grn", "blu", "blk", "wht", "yel", "gry", "vio"};
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
    return at < kShort.size() ? style.ink(kInks[at], kShort[at]) : colour;
}

std::string short_names(const Json& colours, const Style& style) {
    std::string all;
    for (const std::string colour : colours) all += (all.empty() ? "" : " ") + short_name(colour, style);
    return all;
}

std::string thousands(const Json& dollars) { return std::to_string(dollars.get<int>() / 1000); }

std::string money(const Json& dollars) {
    if (dollars.is_null()) return "hidden";
    std::string digits = std::to_string(dollars.get<int>());
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
    return digits;
}

std::string heading(const Json& mine, const Style& style) {
    std::array<std::string, 8> cells;
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = (has(mine, kColours[i]) ? "*" : "") + short_name(kColours[i], style);
    return row("casino", cells, style);
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
