// The board of the dice game: six casinos as cards, the players, the roll, and what is to be done.

#include <algorithm>

#include "games/list.h"
#include "terminal/boards/board.h"
#include "terminal/boards/las_vegas_modules.h"
#include "terminal/boards/las_vegas_outlook.h"

namespace terminal {
namespace {

using core::phrase;
using nlohmann::json;

constexpr int kCardsAcross = 3, kMostDicePictured = 8;
constexpr std::size_t kMostCardLines = 6, kFewestCardLines = 2;
constexpr int kMostBoardLines = 23;  // with a line to type in: an 80×24 terminal
constexpr int kBoardWidth = 78;

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
    std::size_t card_lines = kMostCardLines;

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

int dice_at(const json& casino, Owner owner) {
    return owner.is_white() ? casino.value("white", 0)
                            : casino.at("dice").at(static_cast<std::size_t>(owner.seat)).get<int>();
}

bool has_big_die(const json& casino, Owner owner) {
    const json seats = casino.value("big", json::array());
    return std::find(seats.begin(), seats.end(), json(owner.seat)) != seats.end();
}
/// The big die, which counts for two, where it lies.
std::string_view big_die(const Drawing& drawing, const json& casino, Owner owner) {
    return has_big_die(casino, owner) ? die_glyph(drawing.style, "big") : "";
}

/// Dice that count: "A ■■■ 3", "B ▣■ 3".
std::string claim(const Drawing& drawing, const json& casino, Owner owner) {
    const int dice = dice_at(casino, owner), normal = has_big_die(casino, owner) ? dice - 2 : dice;
    const std::string text = drawing.letter(owner) + " " + std::string(big_die(drawing, casino, owner)) +
                             dice_picture(drawing.style, owner, normal) + " " + std::to_string(dice);
    return drawing.style.ink(drawing.ink(owner), text);
}

/// One line of a card: a note, or a sign in its place, and what stands beside it.
std::string card_line(const Drawing& drawing, Ink ink, std::string_view left, const std::string& beside) {
    return " " + drawing.style.ink(ink, right(left, 7)) + " " + beside;
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
            lines.push_back(card_line(drawing, Ink::Gold, note, claim(drawing, casino, owner)));
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
            (group->second.empty() ? "" : "=") +
            drawing.style.ink(drawing.ink(owner),
                              drawing.letter(owner) + std::string(big_die(drawing, casino, owner)));
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
    const std::vector<std::string> tokens = token_lines(casino, drawing.style);
    const std::size_t others = late.size() + ties.size() + tokens.size();
    add_notes(drawing, casino, drawing.card_lines > others ? drawing.card_lines - others : 1, lines);
    for (const Owner owner : late)
        lines.push_back(
            card_line(drawing, Ink::Dim, drawing.style.glyph("–", "-"), claim(drawing, casino, owner)));
    lines.insert(lines.end(), ties.begin(), ties.end());
    lines.insert(lines.end(), tokens.begin(), tokens.end());
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

std::string player(const Drawing& drawing, int seat, int hand_width) {
    const json& held = drawing.table.at("seats").at(static_cast<std::size_t>(seat));
    const json& asked = drawing.view.at("asked");
    const bool turn = std::find(asked.begin(), asked.end(), json(seat)) != asked.end();
    const std::string name = drawing.letter({seat}) + " " + drawing.name(seat);
    const int notes = held.at("notes").get<int>();
    std::string text(turn ? drawing.style.glyph("▸", ">") : " ");
    text += padded(drawing.style.ink(ink_of_seat(seat), name), 12) + " ";
    text += padded(hand(drawing, seat, held.at("dice")), hand_width);
    text += right(drawing.style.say(phrase("term.lv.notes", notes)), 9);
    if (held.at("money").is_number())
        text += right(drawing.style.ink(Ink::Gold, drawing.style.money(held.at("money").get<int>())), 8);
    return text;
}

/// One under the other, each with what the modules gave: what does not fit goes on below.
std::string players_with_extras(const Drawing& drawing) {
    constexpr int kHandWidth = 11, kExtrasFrom = 43;
    const json& seats = drawing.table.at("seats");
    std::string text;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        std::string line = padded(player(drawing, static_cast<int>(seat), kHandWidth), kExtrasFrom);
        bool first = true;
        for (const std::string& extra : player_extras(seats[seat], drawing.style))
            for (const std::string& part : wrapped(extra, kBoardWidth - kExtrasFrom)) {
                const bool fits = columns(line) + columns(part) + 2 <= kBoardWidth;
                if (!first && !fits) text += line + "\n", line = std::string(kExtrasFrom, ' ');
                line += (first || !fits ? "" : "  ") + part;
                first = false;
            }
        while (line.back() == ' ') line.pop_back();
        text += line + "\n";
    }
    return text;
}

/// Two side by side; one under the other where the modules gave them more than dice and notes.
std::string players(const Drawing& drawing) {
    constexpr int kHandWidth = 8;
    const json& seats = drawing.table.at("seats");
    const int count = static_cast<int>(seats.size());
    const bool extras = std::any_of(seats.begin(), seats.end(), [&](const json& held) {
        return held.at("dice").size() > 2 || !player_extras(held, drawing.style).empty();
    });
    if (extras) return players_with_extras(drawing);
    std::string text;
    for (int seat = 0; seat < count; ++seat) {
        const bool left = seat % 2 == 0 && seat + 1 < count;
        const std::string line = player(drawing, seat, kHandWidth);
        text += left ? padded(line, kBoardWidth / 2) : line + "\n";
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
    return left + right(stack, kBoardWidth - columns(left)) + "\n";
}

std::string board(const Drawing& drawing) {
    const Style& style = drawing.style;
    std::string text = header(drawing);
    if (!drawing.view.at("over").get<bool>())
        text += casinos(drawing) + slot_machine_lines(drawing.table, style, drawing.letters);
    text += style.ink(Ink::Dim, repeated(style.glyph("─", "-"), kBoardWidth)) + "\n";
    text += players(drawing) + module_lines(drawing.view, style);
    const std::string rolled = roll(drawing);
    // Some air, where the screen has it to spare.
    const bool tall = std::count(text.begin(), text.end(), '\n') > kMostBoardLines - 6;
    if (!rolled.empty()) text += (tall ? " " : "\n ") + rolled + "\n";
    return text + turn(drawing);
}

/// As tall as it likes to be, or with shorter cards where that is more than a small terminal has.
std::string las_vegas_board(const json& view, const Style& style) {
    Drawing drawing{view, view.at("table"), style, letters_for(view.at("names"))};
    std::string text = board(drawing);
    while (std::count(text.begin(), text.end(), '\n') > kMostBoardLines &&
           drawing.card_lines > kFewestCardLines) {
        --drawing.card_lines;
        text = board(drawing);
    }
    return text;
}

}  // namespace

template <>
struct Drawn<las_vegas::LasVegas> {
    static constexpr BoardOf kBoard{las_vegas_board, las_vegas_outlook};
};
template BoardOf board_of<las_vegas::LasVegas>();

}  // namespace terminal
