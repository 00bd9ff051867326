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

/// Parts side by side, on as few lines as they fit on; a part that is too long by itself is broken.
std::string lines_of(const std::vector<std::string>& parts) {
    std::string lines, open;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        const std::string longer = open.empty() ? part : open + "   " + part;
        if (columns(longer) < kBoardWidth) {
            open = longer;
            continue;
        }
        if (!open.empty()) lines += " " + open + "\n";
        std::vector<std::string> broken = wrapped(part, kBoardWidth - 1);
        open = broken.back();
        broken.pop_back();
        for (const std::string& line : broken) lines += " " + line + "\n";
    }
    return open.empty() ? lines : lines + " " + open + "\n";
}

}  // namespace

std::vector<std::string> player_extras(const json& held, const Style& style) {
    const int announcement = held.value("announcement", 0), kickers = held.value("kickers", 0);
    const int cards = static_cast<int>(held.value("cards", json::array()).size());
    const std::string tokens = token_list(held.value("tokens", json::array()), style);
    std::vector<std::string> parts;
    if (announcement != 0) parts.push_back(style.say(phrase("board.lv.announcement", announcement)));
    if (kickers != 0)
        parts.push_back(std::to_string(kickers) + std::string(die_glyph(style, "kicker")) + " " +
                        style.say(phrase("board.lv.kickers")));
    if (cards != 0) parts.push_back(style.say(phrase("board.lv.cards", cards)));
    if (!tokens.empty()) parts.push_back(std::string(style.glyph("●", "*")) + " " + tokens);
    return parts;
}

namespace {

std::vector<std::string> own_cards(const json& held, const Style& style) {
    std::vector<std::string> bonus, cards;
    for (const json& card : held.value("bonus", json::array()))
        if (!card.is_null()) bonus.push_back(note(card, style));
    for (const json& card : held.value("cards", json::array()))
        if (!card.is_null()) cards.push_back(word(style, "card." + card.get<std::string>()));
    std::vector<std::string> parts;
    const std::string values = joined(bonus, ", "), names = joined(cards, ", ");
    if (!bonus.empty()) parts.push_back(style.say(phrase("board.lv.your-bonus", Arg::quote(values))));
    if (!cards.empty()) parts.push_back(style.say(phrase("board.lv.your-cards", Arg::quote(names))));
    return parts;
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
    return parts.empty() ? "" : style.say(phrase("board.lv.in-force", Arg::quote(all)));
}

}  // namespace

std::string_view die_glyph(const Style& style, std::string_view kind) {
    if (kind == "white") return style.glyph("□", "o");
    if (kind == "big") return style.glyph("▣", "B");
    if (kind == "kicker") return style.glyph("▲", "k");
    return style.glyph("■", "#");
}

std::vector<std::string> token_lines(const json& casino, const Style& style) {
    constexpr int kIndent = 9;
    const std::string tokens = token_list(casino.value("tokens", json::array()), style);
    std::vector<std::string> lines;
    for (const std::string& line : wrapped(tokens, kCardWidth - 1 - kIndent))
        lines.push_back(right(lines.empty() ? style.glyph("●", "*") : "", kIndent - 1) + " " + line);
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
    const std::string line(style.glyph("─", "-"));
    std::string title = style.ink(Ink::Bold, line + line + " " + word(style, "place.slot")) + " ";
    if (!notes.empty()) title += " " + style.ink(Ink::Gold, joined(notes, "  ")) + " ";
    std::string rest;
    for (int i = columns(title); i < kBoardWidth; ++i) rest += line;
    title += style.ink(Ink::Bold, rest);
    const std::string order = joined(ranking, " > ");
    std::vector<std::string> parts{joined(values, "   ")};
    if (!ranking.empty()) parts.push_back(style.say(phrase("board.lv.ranking", Arg::quote(order))));
    return title + "\n" + lines_of(parts);
}

std::string module_lines(const json& view, const Style& style) {
    const json& table = view.at("table");
    std::vector<std::string> parts;
    if (view.at("seat").is_number())
        parts = own_cards(table.at("seats").at(view.at("seat").get<std::size_t>()), style);
    if (table.contains("actions")) parts.push_back(in_force(view, style));
    return lines_of(parts);
}

}  // namespace terminal
