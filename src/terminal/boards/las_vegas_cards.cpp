// The board of the card game: what lies where in dice, who would be paid, who is still thinking, and the own
// hand.

#include <string>
#include <vector>

#include "terminal/boards.h"

namespace terminal {
namespace {

using nlohmann::json;

constexpr int kNameColumns = 10, kCasinoColumns = 8;

/// 1,200,000 as 1200: the board counts in thousands.
std::string thousands(const json& money) { return std::to_string(money.get<int>() / 1000); }

/// P for pink: the legend says which letter is which colour.
std::string letter(const std::string& token) {
    if (token == "green") return "N";
    return std::string(1, static_cast<char>(token[0] - 'a' + 'A'));
}
std::string letters(const json& tokens) {
    std::string all;
    for (const json& token : tokens) all += letter(token);
    return all;
}

/// A card as its dice: ⚂ or ⚂⚂; 3 or 33 without Unicode.
std::string card_text(int card, const Style& style) {
    constexpr std::string_view kDice[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    if (!style.unicode) return std::to_string(card);
    const int value = card > 10 ? card / 11 : card;
    const std::string die(kDice[value - 1]);
    return std::to_string(card) + (card > 10 ? die + die : die);
}
std::string cards_text(const json& cards, const Style& style, std::string_view between) {
    std::string all;
    for (const json& card : cards) all += (all.empty() ? "" : std::string(between)) + card_text(card, style);
    return all.empty() ? "-" : all;
}
/// A long list of cards, by kind: 1x3 11 2x4.
std::string kinds_text(const json& cards) {
    std::string all;
    for (std::size_t i = 0; i < cards.size();) {
        std::size_t end = i;
        while (end < cards.size() && cards[end] == cards[i]) ++end;
        all +=
            (all.empty() ? "" : " ") + cards[i].dump() + (end - i > 1 ? "x" + std::to_string(end - i) : "");
        i = end;
    }
    return all.empty() ? "-" : all;
}

bool holds(const json& list, int seat) {
    for (const json& item : list)
        if (item == seat) return true;
    return false;
}

/// The dice of a seat at a casino: 3→80 would get 80,000, 2× is tied with somebody, 1 gets nothing.
std::string dice_cell(const json& casino, int seat, const Style& style) {
    const int dice = casino.at("dice")[static_cast<std::size_t>(seat)];
    if (dice == 0) return std::string(style.glyph("·", "."));
    const std::string count = std::to_string(dice);
    if (holds(casino.at("tied"), seat))
        return style.ink(Ink::Bad, count + std::string(style.glyph("×", "x")));
    const json& pays = casino.at("pays");
    for (std::size_t i = 0; i < pays.size() && i < casino.at("notes").size(); ++i)
        if (pays[i] == seat)
            return style.ink(Ink::Good,
                             count + std::string(style.glyph("→", ">")) + thousands(casino.at("notes")[i]));
    return count;
}

template <class Cell>
std::string row(std::string_view name, const json& table, Cell cell) {
    std::string line = padded(name, kNameColumns);
    for (const json& casino : table.at("casinos")) line += padded(cell(casino), kCasinoColumns);
    return line;
}

std::string notes_cell(const json& casino) {
    std::string cell;
    for (const json& note : casino.at("notes")) cell += (cell.empty() ? "" : " ") + thousands(note);
    return cell.empty() ? "-" : cell;
}

Ink ink_of_state(const std::string& state) {
    if (state == "thinking" || state == "playing") return Ink::Gold;
    return state == "ready" ? Ink::Good : Ink::Dim;
}

/// What belongs to a player and not to a casino.
std::string seat_line(const json& view, int seat, const Style& style) {
    const json& player = view.at("table").at("seats")[static_cast<std::size_t>(seat)];
    const std::string state = player.at("state");
    std::string line =
        style.ink(ink_of_seat(seat),
                  padded(view.at("names")[static_cast<std::size_t>(seat)].get<std::string>(), kNameColumns));
    line += style.ink(ink_of_state(state), padded(state, 9));
    line += padded(player.at("cards").dump() + " placed", 10) + padded("hand " + player.at("hand").dump(), 7);
    line += padded("pile " + player.at("pile").dump(), 8) + padded("glass " + player.at("glass").dump(), 9);
    line += padded(player.at("notes").dump() + " notes", 9);
    line += player.at("money").is_null() ? "money hidden" : "money " + thousands(player.at("money"));
    if (player.contains("tokens") && !player.at("tokens").empty()) line += " " + letters(player.at("tokens"));
    return padded(line, style.width);
}

std::string header(const json& view) {
    const json& table = view.at("table");
    std::string line = "Round " + table.at("round").dump() + " of " + table.at("rounds").dump();
    if (table.at("turn") != 0)
        line += ", turn " + table.at("turn").dump() + " of " + table.at("turns").dump();
    if (table.contains("first")) {
        const auto first = table.at("first").get<std::size_t>();
        line += ", first player " + view.at("names")[first].get<std::string>();
    }
    if (table.contains("token-at")) line += "; a token at casino " + table.at("token-at").dump() + "?";
    return line;
}

void add_casinos(std::vector<std::string>& lines, const json& view, const Style& style) {
    const json& table = view.at("table");
    lines.push_back(style.ink(
        Ink::Bold, row("Casino", table, [](const json& casino) { return casino.at("casino").dump(); })));
    lines.push_back(style.ink(Ink::Gold, row("Notes", table, notes_cell)));
    if (table.contains("token-pile"))
        lines.push_back(
            row("Tokens", table, [](const json& casino) { return letters(casino.at("tokens")); }));
    for (std::size_t seat = 0; seat < view.at("names").size(); ++seat) {
        const std::string name = padded(view.at("names")[seat].get<std::string>(), kNameColumns - 1) + " ";
        lines.push_back(
            row(style.ink(ink_of_seat(static_cast<int>(seat)), name), table,
                [&](const json& casino) { return dice_cell(casino, static_cast<int>(seat), style); }));
    }
    const std::string legend = "Dice, not cards; " + std::string(style.glyph("3→80", "3>80")) +
                               " would get 80,000, " + std::string(style.glyph("2×", "2x")) + " tied.";
    lines.push_back(style.ink(Ink::Dim, legend));
    if (table.contains("token-pile"))
        lines.push_back(style.ink(Ink::Dim, "Tokens: P pink, G gold, B blue, N green, R red."));
}

void add_own(std::vector<std::string>& lines, const json& table, const Style& style) {
    if (!table.contains("hand")) return;
    lines.push_back(padded("Your hand", kNameColumns) +
                    style.ink(Ink::Bold, cards_text(table.at("hand"), style, "  ")));
    if (!table.at("chosen").empty())
        lines.push_back(padded("Chosen", kNameColumns) + cards_text(table.at("chosen"), style, "  ") +
                        "  (face down)");
    lines.push_back(padded("Your pile", kNameColumns) + kinds_text(table.at("pile")));
}

void add_result(std::vector<std::string>& lines, const json& view, const Style& style) {
    if (!view.contains("result")) return;
    std::string winners;
    for (const json& seat : view.at("result").at("winners"))
        winners +=
            (winners.empty() ? "" : " and ") + view.at("names")[seat.get<std::size_t>()].get<std::string>();
    lines.push_back(style.ink(
        Ink::Bold,
        "Over: " + winners + (view.at("result").at("winners").size() > 1 ? " share the win." : " wins.")));
}

}  // namespace

std::string las_vegas_cards_board(const json& view, const Style& style) {
    std::vector<std::string> lines{style.ink(Ink::Bold, header(view))};
    add_casinos(lines, view, style);
    for (std::size_t seat = 0; seat < view.at("names").size(); ++seat)
        lines.push_back(seat_line(view, static_cast<int>(seat), style));
    add_own(lines, view.at("table"), style);
    add_result(lines, view, style);
    std::string board;
    for (std::string line : lines) {
        if (columns(line) > style.width) line = padded(line, style.width);
        while (!line.empty() && line.back() == ' ') line.pop_back();
        board += line + "\n";
    }
    return board;
}

}  // namespace terminal
