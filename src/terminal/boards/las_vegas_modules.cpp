#include "terminal/boards/las_vegas_modules.h"

namespace terminal {
namespace {

using core::Arg;
using core::phrase;
using nlohmann::json;

constexpr int kBoardWidth = 78;

std::string word(const Style& style, const std::string& key) {
    return std::string(words::find(style.language, key));
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(between)) + part;
    return text;
}

/// "pink ×2, gold"
std::string token_list(const json& tokens, const Style& style) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < tokens.size();) {
        std::size_t same = i;
        while (same < tokens.size() && tokens[same] == tokens[i]) ++same;
        const std::string times = same - i > 1 ? " x" + std::to_string(same - i) : "";
        parts.push_back(word(style, "token." + tokens[i].get<std::string>()) + times);
        i = same;
    }
    return joined(parts, ", ");
}

std::string owner_letter(const json& owner, const std::vector<std::string>& letters) {
    return owner.is_number() ? letters[owner.get<std::size_t>()] : "w";
}

std::string note(const json& card, const Style& style) {
    return card.is_number() ? style.money(card.get<int>()) : card.get<std::string>();
}

/// Dice of a value at the slot machine: "4 A■■▣".
std::string slot_value(const json& value, const Style& style, const std::vector<std::string>& letters) {
    std::string dice = value.contains("seat") ? letters[value.at("seat").get<std::size_t>()] : "";
    for (const char* kind : {"own", "big", "white"})
        for (int i = 0; i < value.value(kind, 0); ++i) dice += die_glyph(style, kind);
    const Ink ink = value.contains("seat") ? ink_of_seat(value.at("seat").get<int>()) : Ink::White;
    return style.ink(Ink::Bold, std::to_string(value.at("value").get<int>())) + " " + style.ink(ink, dice);
}

/// A line that begins with a blank, broken where it gets too long.
std::string lines_of(const std::string& text) {
    std::string lines;
    for (const std::string& line : wrapped(text, kBoardWidth - 1)) lines += " " + line + "\n";
    return lines;
}

std::string player_line(const json& held, const std::string& letter, const Style& style) {
    const int announcement = held.value("announcement", 0), kickers = held.value("kickers", 0);
    const int cards = static_cast<int>(held.value("cards", json::array()).size());
    const std::string tokens = token_list(held.value("tokens", json::array()), style);
    std::vector<std::string> parts;
    if (announcement != 0) parts.push_back(style.say(phrase("board.lv.announcement", announcement)));
    if (kickers != 0) parts.push_back(style.say(phrase("board.lv.kickers", kickers)));
    if (cards != 0) parts.push_back(style.say(phrase("board.lv.cards", cards)));
    if (!tokens.empty()) parts.push_back(style.say(phrase("board.lv.tokens", Arg::quote(tokens))));
    return parts.empty() ? "" : lines_of(letter + " " + joined(parts, "; "));
}

std::string own_cards(const json& held, const Style& style) {
    std::vector<std::string> bonus, cards;
    for (const json& card : held.value("bonus", json::array()))
        if (!card.is_null()) bonus.push_back(note(card, style));
    for (const json& card : held.value("cards", json::array()))
        if (!card.is_null()) cards.push_back(word(style, "card." + card.get<std::string>()));
    std::string text;
    const std::string values = joined(bonus, ", "), names = joined(cards, ", ");
    if (!bonus.empty()) text += lines_of(style.say(phrase("board.lv.your-bonus", Arg::quote(values))));
    if (!cards.empty()) text += lines_of(style.say(phrase("board.lv.your-cards", Arg::quote(names))));
    return text;
}

/// "In force: two casinos (Anna), score it (Benno, 3)"
std::string in_force(const json& view, const Style& style) {
    const json& actions = view.at("table").at("actions");
    const auto name = [&](const json& seat) {
        return view.at("names").at(seat.get<std::size_t>()).get<std::string>();
    };
    std::vector<std::string> parts;
    for (const char* card : {"win-tie", "reroll", "two-casinos", "swap"})
        if (actions.contains(card))
            parts.push_back(word(style, std::string("card.") + card) + " (" + name(actions.at(card)) + ")");
    if (actions.contains("score-it")) {
        const json& score = actions.at("score-it");
        const std::string at = score.at("at").is_number() ? std::to_string(score.at("at").get<int>())
                                                          : word(style, "place.slot");
        parts.push_back(word(style, "card.score-it") + " (" + name(score.at("seat")) + ", " + at + ")");
    }
    if (actions.contains("middle"))
        parts.push_back(word(style, "card.middle") + " (" + note(actions.at("middle"), style) + ")");
    const std::string all = harmless(joined(parts, ", "));
    return parts.empty() ? "" : lines_of(style.say(phrase("board.lv.in-force", Arg::quote(all))));
}

}  // namespace

std::string_view die_glyph(const Style& style, std::string_view kind) {
    if (kind == "white") return style.glyph("□", "o");
    if (kind == "big") return style.glyph("▣", "B");
    if (kind == "kicker") return style.glyph("▲", "k");
    return style.glyph("■", "#");
}

std::vector<std::string> casino_extras(const json& casino, const Style& style,
                                       const std::vector<std::string>& letters) {
    std::vector<std::string> lines;
    std::string big;
    for (const json& seat : casino.value("big", json::array()))
        big += " " + style.ink(ink_of_seat(seat.get<int>()), owner_letter(seat, letters));
    if (!big.empty()) lines.push_back("       " + std::string(die_glyph(style, "big")) + big);
    const json tokens = casino.value("tokens", json::array());
    if (!tokens.empty())
        lines.push_back("       " + std::string(style.glyph("●", "*")) + " " + token_list(tokens, style));
    return lines;
}

std::string slot_machine_lines(const json& table, const Style& style,
                               const std::vector<std::string>& letters) {
    if (!table.contains("slot")) return "";
    const json& slot = table.at("slot");
    std::vector<std::string> notes, values, ranking;
    for (const json& card : slot.at("notes")) notes.push_back(note(card, style));
    for (const json& value : slot.at("values")) values.push_back(slot_value(value, style, letters));
    for (const json& owner : slot.at("ranking")) ranking.push_back(owner_letter(owner, letters));
    std::string title = std::string(style.glyph("── ", "-- ")) + word(style, "place.slot") + " ";
    while (columns(title) < kBoardWidth) title += style.glyph("─", "-");
    std::string text = style.ink(Ink::Bold, title) + "\n " + style.ink(Ink::Gold, joined(notes, "  ")) + "\n";
    if (!values.empty()) text += " " + joined(values, "   ") + "\n";
    const std::string order = joined(ranking, " > ");
    if (!ranking.empty()) text += lines_of(style.say(phrase("board.lv.ranking", Arg::quote(order))));
    return text;
}

std::string module_lines(const json& view, const Style& style, const std::vector<std::string>& letters) {
    const json& table = view.at("table");
    std::string text;
    for (std::size_t seat = 0; seat < table.at("seats").size(); ++seat)
        text += player_line(table.at("seats")[seat], letters[seat], style);
    if (view.at("seat").is_number())
        text += own_cards(table.at("seats").at(view.at("seat").get<std::size_t>()), style);
    return table.contains("actions") ? text + in_force(view, style) : text;
}

}  // namespace terminal
