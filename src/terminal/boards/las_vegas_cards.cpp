// The board of the card game: what lies where in dice, who would be paid, who is still thinking, and the own
// hand.

#include <string>
#include <vector>

#include "games/list.h"
#include "terminal/boards/board.h"

namespace terminal {
namespace {

using core::Arg;
using core::phrase;
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

/// A line of the players' table; the first says what the columns are.
constexpr int kColumns[] = {11, 7, 6, 7, 7, 9, 7};
std::string columns_of(const std::string (&cells)[7]) {
    std::string line;
    for (std::size_t i = 0; i < 7; ++i)
        line += i == 0 ? padded(cells[i], kColumns[i]) : right(cells[i], kColumns[i]);
    return line;
}

std::string seats_title(const Style& style) {
    const auto word = [&](const char* key) { return style.say(phrase(key)); };
    return style.ink(Ink::Dim, padded("", kNameColumns) +
                                   columns_of({"", word("term.lvc.placed"), word("term.lvc.hand"),
                                               word("term.lvc.pile"), word("term.lvc.glass"),
                                               word("term.lvc.notes-held"), word("term.lvc.money")}));
}

/// What belongs to a player and not to a casino.
std::string seat_line(const json& view, int seat, const Style& style) {
    const json& player = view.at("table").at("seats")[static_cast<std::size_t>(seat)];
    const std::string state = player.at("state"), key = "term.lvc.state." + state;
    const std::string name = view.at("names")[static_cast<std::size_t>(seat)];
    const json& money = player.at("money");
    std::string line = style.ink(ink_of_seat(seat), padded(name, kNameColumns - 1) + " ");
    line +=
        columns_of({style.ink(ink_of_state(state), style.say(phrase(key.c_str()))), player.at("cards").dump(),
                    player.at("hand").dump(), player.at("pile").dump(), player.at("glass").dump(),
                    player.at("notes").dump(), money.is_null() ? "?" : thousands(money)});
    if (player.contains("tokens") && !player.at("tokens").empty())
        line += "  " + letters(player.at("tokens"));
    return line;
}

std::string header(const json& view, const Style& style) {
    const json& table = view.at("table");
    const int round = table.at("round"), rounds = table.at("rounds");
    const int turn = table.at("turn"), turns = table.at("turns");
    std::string line = style.say(phrase("term.lvc.round", round, rounds));
    if (turn != 0) line += ", " + style.say(phrase("term.lvc.turn", turn, turns));
    if (table.contains("first")) {
        const std::string first = view.at("names")[table.at("first").get<std::size_t>()];
        line += ", " + style.say(phrase("term.lvc.first", Arg::quote(first)));
    }
    const int token_at = table.value("token-at", 0);
    if (token_at != 0) line += "; " + style.say(phrase("term.lvc.token-at", token_at));
    return line;
}

void add_casinos(std::vector<std::string>& lines, const json& view, const Style& style) {
    const json& table = view.at("table");
    const auto word = [&](const char* key) { return style.say(phrase(key)); };
    lines.push_back(style.ink(Ink::Bold, row(word("term.lvc.casino"), table,
                                             [](const json& casino) { return casino.at("casino").dump(); })));
    lines.push_back(style.ink(Ink::Gold, row(word("term.lvc.notes"), table, notes_cell)));
    if (table.contains("token-pile"))
        lines.push_back(row(word("term.lvc.tokens"), table,
                            [](const json& casino) { return letters(casino.at("tokens")); }));
    for (std::size_t seat = 0; seat < view.at("names").size(); ++seat) {
        const std::string name = padded(view.at("names")[seat].get<std::string>(), kNameColumns - 1) + " ";
        lines.push_back(
            row(style.ink(ink_of_seat(static_cast<int>(seat)), name), table,
                [&](const json& casino) { return dice_cell(casino, static_cast<int>(seat), style); }));
    }
    const std::string pays(style.glyph("3→80", "3>80")), tied(style.glyph("2×", "2x"));
    lines.push_back(
        style.ink(Ink::Dim, style.say(phrase("term.lvc.legend", Arg::quote(pays), Arg::quote(tied)))));
    if (table.contains("token-pile")) lines.push_back(style.ink(Ink::Dim, word("term.lvc.token-legend")));
}

void add_own(std::vector<std::string>& lines, const json& table, const Style& style) {
    if (!table.contains("hand")) return;
    constexpr int kLabel = 14;
    const auto label = [&](const char* key) { return padded(style.say(phrase(key)), kLabel); };
    lines.push_back(label("term.lvc.your-hand") +
                    style.ink(Ink::Bold, cards_text(table.at("hand"), style, "  ")));
    if (!table.at("chosen").empty())
        lines.push_back(label("term.lvc.chosen") + cards_text(table.at("chosen"), style, "  ") + "  " +
                        style.say(phrase("term.lvc.face-down")));
    lines.push_back(label("term.lvc.your-pile") + kinds_text(table.at("pile")));
}

void add_result(std::vector<std::string>& lines, const json& view, const Style& style) {
    if (!view.contains("result")) return;
    std::string winners;
    const json& seats = view.at("result").at("winners");
    for (const json& seat : seats)
        winners +=
            (winners.empty() ? "" : ", ") + view.at("names")[seat.get<std::size_t>()].get<std::string>();
    const int count = static_cast<int>(seats.size());
    lines.push_back(style.ink(Ink::Bold, style.say(phrase("term.lvc.over", Arg::quote(winners), count))));
}

std::string las_vegas_cards_board(const json& view, const Style& style) {
    std::vector<std::string> lines{style.ink(Ink::Bold, header(view, style))};
    add_casinos(lines, view, style);
    lines.push_back(seats_title(style));
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

}  // namespace

template <>
struct Drawn<las_vegas_cards::LasVegasCards> {
    static constexpr BoardOf kBoard{las_vegas_cards_board, kNoOutlook};
};
template BoardOf board_of<las_vegas_cards::LasVegasCards>();

}  // namespace terminal
