// The board of the dice game: six casinos as cards, the players, the roll, and what is to be done.

#include <algorithm>

#include "terminal/boards.h"
#include "terminal/boards/las_vegas_modules.h"

namespace terminal {
namespace {

using core::phrase;
using nlohmann::json;

constexpr int kCardWidth = 26, kCardsAcross = 3, kMostCardLines = 6, kMostDicePictured = 8;

/// Who owns dice: a seat, or white.
struct Owner {
    int seat = -1;
    bool is_white() const { return seat < 0; }
};
Owner owner_of(const json& value) { return {value.is_number() ? value.get<int>() : -1}; }

/// A view and how it is drawn.
struct Drawing {
    const json& view;
    const json& table;
    const Style& style;
    std::vector<std::string> letters;  // one for each seat

    std::string letter(Owner owner) const {
        return owner.is_white() ? "w" : letters[static_cast<std::size_t>(owner.seat)];
    }
    Ink ink(Owner owner) const { return owner.is_white() ? Ink::White : ink_of_seat(owner.seat); }
    std::string name(int seat) const { return view.at("names").at(static_cast<std::size_t>(seat)); }
};

/// The initials of the names where all differ, else A, B, C …
std::vector<std::string> letters_for(const json& names) {
    std::vector<std::string> initials, plain;
    for (const std::string name : names) {
        plain.emplace_back(1, static_cast<char>('A' + plain.size()));
        const char first = name.empty() ? ' ' : name.front();
        const bool letter = (first >= 'A' && first <= 'Z') || (first >= 'a' && first <= 'z');
        const std::string initial(1, letter ? static_cast<char>(first & ~0x20) : ' ');
        if (!letter || std::find(initials.begin(), initials.end(), initial) != initials.end()) continue;
        initials.push_back(initial);
    }
    return initials.size() == plain.size() ? initials : plain;
}

std::string repeated(std::string_view glyph, int times) {
    std::string made;
    for (int i = 0; i < times; ++i) made += glyph;
    return made;
}

/// Dice as a picture: filled for players, hollow for white, crossed out where a tie cancels them.
enum class Fate { Counts, Cancelled };
std::string dice_picture(const Style& style, Owner owner, int dice, Fate fate = Fate::Counts) {
    const std::string_view glyph = fate == Fate::Cancelled ? style.glyph("☒", "x")
                                   : owner.is_white()      ? style.glyph("□", "o")
                                                           : style.glyph("■", "#");
    const int pictured = std::min(dice, kMostDicePictured);
    return repeated(glyph, pictured) + (dice > pictured ? "+" : "");
}

std::string_view face_picture(const Style& style, int face) {
    constexpr std::string_view kFaces[] = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
    return style.glyph(kFaces[face - 1], "");
}

// ------------------------------------------------------------------------------------------ the casinos

std::string note_text(const Drawing& drawing, const json& note) {
    return note.is_number() ? drawing.style.money(note.get<int>()) : note.get<std::string>();
}

/// Dice that count: "A ■■■ 3".
std::string claim(const Drawing& drawing, Owner owner, int dice) {
    const std::string text =
        drawing.letter(owner) + " " + dice_picture(drawing.style, owner, dice) + " " + std::to_string(dice);
    return drawing.style.ink(drawing.ink(owner), text);
}

/// One line of a card: a note, or a sign in its place, and what stands beside it.
std::string card_line(const Drawing& drawing, Ink ink, std::string_view left, const std::string& beside) {
    return " " + drawing.style.ink(ink, right(left, 7)) + " " + beside;
}

int dice_at(const json& casino, Owner owner) {
    return owner.is_white() ? casino.value("white", 0)
                            : casino.at("dice").at(static_cast<std::size_t>(owner.seat)).get<int>();
}

/// Those whose dice count but for whom no note is left: neither paid nor tied.
std::vector<Owner> too_late(const json& casino) {
    std::vector<Owner> owners;
    const auto listed = [&](const char* list, const json& who) {
        const json& all = casino.at(list);
        return std::find(all.begin(), all.end(), who) != all.end();
    };
    for (int seat = 0; seat < static_cast<int>(casino.at("dice").size()); ++seat)
        if (dice_at(casino, {seat}) > 0 && !listed("pays", seat) && !listed("tied", seat))
            owners.push_back({seat});
    if (casino.value("white", 0) > 0 && !listed("pays", "white") && !listed("tied", "white"))
        owners.push_back({});
    std::sort(owners.begin(), owners.end(),
              [&](Owner a, Owner b) { return dice_at(casino, a) > dice_at(casino, b); });
    return owners;
}

/// The notes, each with the one who would get it now; notes for nobody share a line where there are too many.
void add_notes(const Drawing& drawing, const json& casino, std::size_t most,
               std::vector<std::string>& lines) {
    const json &notes = casino.at("notes"), &pays = casino.at("pays");
    const std::string nobody(drawing.style.glyph("·", "-"));
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const std::string note = note_text(drawing, notes[i]);
        if (i < pays.size()) {
            const Owner owner = owner_of(pays[i]);
            lines.push_back(
                card_line(drawing, Ink::Gold, note, claim(drawing, owner, dice_at(casino, owner))));
        } else if (lines.size() + 1 < most || i + 1 == notes.size()) {
            lines.push_back(card_line(drawing, Ink::Gold, note, drawing.style.ink(Ink::Dim, nobody)));
        } else {
            const int left = static_cast<int>(notes.size() - i);
            lines.push_back(card_line(drawing, Ink::Gold, note,
                                      drawing.style.say(phrase("term.lv.more-notes", left - 1))));
            break;
        }
    }
}

/// Each group of equals on one line: "✗ B=C ☒☒ 2".
void add_ties(const Drawing& drawing, const json& casino, std::vector<std::string>& lines) {
    std::vector<std::pair<int, std::string>> groups;
    for (const json& who : casino.at("tied")) {
        const Owner owner = owner_of(who);
        const int dice = dice_at(casino, owner);
        auto group =
            std::find_if(groups.begin(), groups.end(), [&](const auto& g) { return g.first == dice; });
        if (group == groups.end()) group = groups.insert(groups.end(), {dice, ""});
        group->second +=
            (group->second.empty() ? "" : "=") + drawing.style.ink(drawing.ink(owner), drawing.letter(owner));
    }
    std::sort(groups.begin(), groups.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [dice, letters] : groups) {
        const std::string struck =
            dice_picture(drawing.style, {0}, dice, Fate::Cancelled) + " " + std::to_string(dice);
        lines.push_back(card_line(drawing, Ink::Bad, drawing.style.say(phrase("term.lv.tie")),
                                  letters + " " + drawing.style.ink(Ink::Dim, struck)));
    }
}

std::string casino_title(const Drawing& drawing, int number) {
    constexpr const char* kNames[] = {"Golden Nugget", "Caesars Palace", "The Mirage",
                                      "Sahara",        "Luxor",          "Circus Circus"};
    std::string title(drawing.style.glyph("── ", "-- "));
    title += face_picture(drawing.style, number);
    title += (drawing.style.unicode ? " " : "") + std::to_string(number) + " ";
    title += kNames[number - 1];
    title += " ";
    const int rest = kCardWidth - 1 - columns(title);
    return drawing.style.ink(Ink::Bold, title + repeated(drawing.style.glyph("─", "-"), rest)) + " ";
}

std::vector<std::string> casino_card(const Drawing& drawing, const json& casino) {
    const std::vector<Owner> late = too_late(casino);
    std::vector<std::string> ties;
    add_ties(drawing, casino, ties);
    std::vector<std::string> lines;
    const std::size_t others = late.size() + ties.size();
    add_notes(drawing, casino, kMostCardLines > others ? kMostCardLines - others : 1, lines);
    for (const Owner owner : late)
        lines.push_back(card_line(drawing, Ink::Dim, drawing.style.glyph("–", "-"),
                                  claim(drawing, owner, dice_at(casino, owner))));
    lines.insert(lines.end(), ties.begin(), ties.end());
    for (const std::string& extra : casino_extras(casino, drawing.style, drawing.letters))
        lines.push_back(extra);
    lines.insert(lines.begin(), casino_title(drawing, casino.at("casino").get<int>()));
    return lines;
}

/// Cards side by side.
std::string card_row(const std::vector<std::vector<std::string>>& cards) {
    std::size_t height = 0;
    for (const auto& card : cards) height = std::max(height, card.size());
    std::string text;
    for (std::size_t line = 0; line < height; ++line) {
        std::string row;
        for (const auto& card : cards) row += padded(line < card.size() ? card[line] : "", kCardWidth);
        while (!row.empty() && row.back() == ' ') row.pop_back();
        text += row + "\n";
    }
    return text;
}

std::string casinos(const Drawing& drawing) {
    std::string text;
    std::vector<std::vector<std::string>> cards;
    for (const json& casino : drawing.table.at("casinos")) {
        cards.push_back(casino_card(drawing, casino));
        if (cards.size() < kCardsAcross) continue;
        text += card_row(cards);
        cards.clear();
    }
    return cards.empty() ? text : text + card_row(cards);
}

// ------------------------------------------------------------------------------------------ the players

/// Dice still in hand: "8■ 4□".
std::string hand(const Drawing& drawing, int seat, const json& dice) {
    std::string text;
    for (const auto& [kind, count] : dice.items()) {
        const Owner owner{kind == "white" ? -1 : seat};
        const std::string piece =
            std::to_string(count.get<int>()) + std::string(die_glyph(drawing.style, kind));
        text += (text.empty() ? "" : " ") + drawing.style.ink(drawing.ink(owner), piece);
    }
    return text.empty() ? drawing.style.ink(Ink::Dim, drawing.style.glyph("–", "-")) : text;
}

std::string player(const Drawing& drawing, int seat) {
    const json& held = drawing.table.at("seats").at(static_cast<std::size_t>(seat));
    const json& asked = drawing.view.at("asked");
    const bool turn = std::find(asked.begin(), asked.end(), json(seat)) != asked.end();
    const std::string name = drawing.letter({seat}) + " " + drawing.name(seat);
    const int notes = held.at("notes").get<int>();
    std::string text(turn ? drawing.style.glyph("▸", ">") : " ");
    text += padded(drawing.style.ink(ink_of_seat(seat), name), 12) + " ";
    const std::string dice = hand(drawing, seat, held.at("dice"));
    text += padded(dice, std::max(columns(dice), 8));
    text +=
        right(drawing.style.say(phrase("term.lv.notes", notes)), columns(dice) > 8 ? 17 - columns(dice) : 9);
    if (held.at("money").is_number())
        text += right(drawing.style.ink(Ink::Gold, drawing.style.money(held.at("money").get<int>())), 8);
    return text;
}

std::string players(const Drawing& drawing) {
    const int count = static_cast<int>(drawing.table.at("seats").size());
    std::string text;
    for (int seat = 0; seat < count; ++seat) {
        const bool left = seat % 2 == 0 && seat + 1 < count;
        text += left ? padded(player(drawing, seat), 39) : player(drawing, seat) + "\n";
    }
    return text;
}

// ------------------------------------------------------------------------------------------ the turn

/// The roll by faces: "⚀ 1 ■■   ⚄ 5 ■■■□".
std::string roll(const Drawing& drawing) {
    const json& kinds = drawing.table.at("roll");
    std::string text;
    for (int face = 1; face <= 6; ++face) {
        std::string dice;
        for (const auto& [kind, faces] : kinds.items()) {
            const int count = static_cast<int>(std::count(faces.begin(), faces.end(), json(face)));
            const Owner owner{kind == "white" ? -1 : drawing.table.at("active").get<int>()};
            dice += drawing.style.ink(drawing.ink(owner), repeated(die_glyph(drawing.style, kind), count));
        }
        if (dice.empty()) continue;
        std::string sign(face_picture(drawing.style, face));
        sign += (sign.empty() ? "" : " ") + std::to_string(face);
        text += (text.empty() ? "" : "   ") + drawing.style.ink(Ink::Bold, sign) + " " + dice;
    }
    return text;
}

std::string turn(const Drawing& drawing) {
    const std::string step = drawing.table.at("step");
    const std::string key = "term.lv.step." + step;
    if (words::find(drawing.style.language, key).empty()) return {};
    const int active = drawing.table.at("active").get<int>();
    const std::string name =
        active < static_cast<int>(drawing.view.at("names").size()) ? drawing.name(active) : "";
    return drawing.style.ink(Ink::Bold, drawing.style.say(phrase(key.c_str(), core::Arg::quote(name)))) +
           "\n";
}

std::string header(const Drawing& drawing) {
    const Style& style = drawing.style;
    const int round = drawing.table.at("round").get<int>(), rounds = drawing.table.at("rounds").get<int>();
    const int notes = drawing.table.at("stack").get<int>();
    const std::string name(words::find(style.language, "game.las-vegas"));
    const std::string left =
        style.ink(Ink::Bold, name) + "  " + style.say(phrase("term.lv.round", round, rounds));
    const std::string stack = style.ink(Ink::Dim, style.say(phrase("term.lv.stack", notes)));
    return left + right(stack, 78 - columns(left)) + "\n";
}

}  // namespace

std::string las_vegas_board(const json& view, const Style& style) {
    const Drawing drawing{view, view.at("table"), style, letters_for(view.at("names"))};
    std::string text = header(drawing);
    if (!view.at("over").get<bool>())
        text += casinos(drawing) + slot_machine_lines(drawing.table, style, drawing.letters);
    text += style.ink(Ink::Dim, repeated(style.glyph("─", "-"), 78)) + "\n";
    text += players(drawing) + module_lines(view, style, drawing.letters);
    const std::string rolled = roll(drawing);
    if (!rolled.empty()) text += "\n " + rolled + "\n";
    return text + turn(drawing);
}

}  // namespace terminal
