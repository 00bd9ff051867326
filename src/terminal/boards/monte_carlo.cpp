// The board of the race: the whole track with its stacks, the players, and what is going on. Pawns are a
// letter and a number; a blocked pawn's letter is small.

#include <algorithm>
#include <cctype>

#include "games/list.h"
#include "terminal/boards/board.h"

namespace terminal {
namespace {

using core::Arg;
using core::phrase;
using nlohmann::json;

/// A view and how it is drawn.
struct Drawing {
    const json& view;
    const json& table;
    const Style& style;
    std::string letters;  // one for each seat

    std::string name(int seat) const { return view.at("names").at(static_cast<std::size_t>(seat)); }
    std::string say(const char* key) const { return style.say(phrase(key)); }
};

/// The initials of the names where all differ, else A, B, C …
std::string letters_for(const json& names) {
    std::string initials;
    for (const std::string name : names) {
        const int first = name.empty() ? ' ' : static_cast<unsigned char>(name.front());
        const char initial = static_cast<char>(std::toupper(first));
        if (initial < 'A' || initial > 'Z' || initials.find(initial) != initials.npos)
            return std::string("ABCD").substr(0, names.size());
        initials += initial;
    }
    return initials;
}

std::string pawn_text(const Drawing& drawing, int seat, int pawn, bool blocked) {
    const char letter = drawing.letters[static_cast<std::size_t>(seat)];
    const char shown = blocked ? static_cast<char>(std::tolower(letter)) : letter;
    return drawing.style.ink(ink_of_seat(seat), shown + std::to_string(pawn));
}
std::string pawn_text(const Drawing& drawing, const json& pawn) {
    return pawn_text(drawing, pawn.at("seat"), pawn.at("pawn"), pawn.at("blocked"));
}

// ------------------------------------------------------------------------------------------ the track

struct Sign {
    char letter;
    std::string_view unicode, ascii;
    Ink ink;
};
constexpr Sign kSigns[] = {
    {'S', "S", "S", Ink::Bold},   {'G', "·", ".", Ink::Dim},    {'3', "♠3", "%3", Ink::Good},
    {'2', "♠2", "%2", Ink::Good}, {'1', "♠1", "%1", Ink::Good}, {'F', "»$", ">$", Ink::Gold},
    {'B', "$", "$", Ink::Gold},   {'R', "«$", "<$", Ink::Bad},  {'A', "1M", "1M", Ink::Bold}};

std::string sign_text(const Style& style, char letter) {
    for (const Sign& sign : kSigns)
        if (sign.letter == letter) return style.ink(sign.ink, style.glyph(sign.unicode, sign.ascii));
    return std::string(1, letter);
}

/// What lies on a square, as much of it as a cell holds: both of two pawns, or the master and how many lie
/// below it, or how many stand side by side.
std::string pawns_on(const Drawing& drawing, int square) {
    for (const json& stack : drawing.table.at("stacks")) {
        if (stack.at("square") != square) continue;
        const json& pawns = stack.at("pawns");
        const std::size_t count = pawns.size();
        if (count <= 2) {
            std::string both;
            for (const json& pawn : pawns) both += pawn_text(drawing, pawn);
            return both;
        }
        if (!stack.at("stacked")) return std::string(drawing.style.glyph("×", "x")) + std::to_string(count);
        return pawn_text(drawing, pawns.back()) + "+" + std::to_string(count - 1);
    }
    return "";
}

/// Whether a pawn could arrive here by the number rolled.
bool is_in_reach(const Drawing& drawing, int square) {
    if (drawing.table.at("die").is_null()) return false;
    for (const json& seat : drawing.table.at("seats"))
        for (const json& pawn : seat.at("pawns"))
            for (const json& way : pawn.value("reach", json::array()))
                if (way.at("to") == square) return true;
    return false;
}

/// A line without the blanks at its end.
std::string trimmed(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

void add_track(const Drawing& drawing, std::string& board) {
    const std::string squares = drawing.table.at("board");
    const int length = static_cast<int>(squares.size());
    // A long board gets narrow cells, and two digits a number.
    const bool is_long = length > 65;
    const int across = is_long ? 16 : 13, width = is_long ? 5 : 6;
    const std::string margin = is_long ? "" : " ";
    for (int row = 0; row < length; row += across) {
        std::string signs, pawns;
        for (int square = row; square < std::min(row + across, length); ++square) {
            const std::string number = drawing.style.ink(
                Ink::Dim, (square < 110 && square >= 100 ? "0" : "") + std::to_string(square % 100));
            const std::string sign = sign_text(drawing.style, squares[static_cast<std::size_t>(square)]);
            const std::string mark = is_in_reach(drawing, square) ? drawing.style.ink(Ink::Bold, "*") : "";
            signs += padded(number + margin + sign + mark, width);
            pawns += padded(pawns_on(drawing, square), width);
        }
        const bool nobody = pawns.find_first_not_of(' ') == pawns.npos;
        board += trimmed(margin + signs) + (nobody ? "" : trimmed(margin + pawns));
    }
}

/// Stacks too high for their cells, from the bottom to the top.
void add_high_stacks(const Drawing& drawing, std::string& board) {
    std::string all;
    for (const json& stack : drawing.table.at("stacks")) {
        if (!stack.at("stacked") || stack.at("pawns").size() <= 2) continue;
        all += "  " + std::to_string(stack.at("square").get<int>()) + ":";
        for (const json& pawn : stack.at("pawns")) all += " " + pawn_text(drawing, pawn);
    }
    if (all.empty()) return;
    for (const std::string& line : wrapped(drawing.say("term.mc.stacks") + all, drawing.style.width))
        board += line + "\n";
}

// ------------------------------------------------------------------------------------------ the players

std::string where(const Drawing& drawing, const json& pawn) {
    if (pawn.at("home")) return drawing.say("term.mc.is-home");
    return std::to_string(pawn.at("square").get<int>());
}

void add_players(const Drawing& drawing, std::string& board) {
    const json& seats = drawing.table.at("seats");
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const int seat = static_cast<int>(i);
        const bool turn = drawing.table.at("active") == seat && !drawing.view.at("over");
        const std::string who = std::string(1, drawing.letters[i]) + " " + drawing.name(seat);
        std::string line(turn ? drawing.style.glyph("▶", ">") : " ");
        line += drawing.style.ink(ink_of_seat(seat), padded(who, 13));
        line += drawing.style.ink(Ink::Gold, right(drawing.style.money(seats[i].at("money").get<int>()), 8)) +
                "  ";
        int number = 0;
        for (const json& pawn : seats[i].at("pawns")) {
            const std::string name = pawn_text(drawing, seat, number++, pawn.at("blocked"));
            line += padded(name + " " + where(drawing, pawn), 9);
        }
        const int tax = seats[i].at("tax");
        if (tax > 0) line += drawing.style.say(phrase("term.mc.tax", Arg::money(tax)));
        board += line + "\n";
    }
}

// ------------------------------------------------------------------------------------------ where pawns
// could go

/// What a pawn would meet: "casino, double chance", "green, over 2 pawns, poker possible".
std::string meets(const Drawing& drawing, const json& reach) {
    const std::string key = "term.mc.meets." + reach.at("meets").get<std::string>();
    std::string text = drawing.say(key.c_str());
    if (reach.contains("over")) {
        const int below = reach.at("over");
        text += ", " + drawing.style.say(phrase("term.mc.over", below));
        std::string opponents;
        for (const json& seat : reach.at("poker"))
            opponents += (opponents.empty() ? "" : ", ") + drawing.name(seat.get<int>());
        if (!opponents.empty())
            text += ", " + drawing.style.say(phrase("term.mc.poker-with", Arg::quote(opponents)));
    }
    return text;
}

void add_reach(const Drawing& drawing, std::string& board) {
    const int active = drawing.table.at("active");
    const std::string squares = drawing.table.at("board");
    const std::string_view arrow = drawing.style.glyph("→", ">");
    int number = 0;
    for (const json& pawn : drawing.table.at("seats").at(static_cast<std::size_t>(active)).at("pawns")) {
        const int which = number++;
        if (!pawn.contains("reach") || pawn.at("home")) continue;
        const json& ways = pawn.at("reach");
        std::string line = "  " + pawn_text(drawing, active, which, pawn.at("blocked")) + " ";
        if (ways.empty()) {
            line += drawing.style.ink(Ink::Dim, drawing.say("term.mc.stays"));
        } else if (!drawing.table.at("die").is_null()) {
            line += padded(std::string(arrow) + " " + std::to_string(ways[0].at("to").get<int>()), 6) +
                    meets(drawing, ways[0]);
        } else {
            for (const json& way : ways)
                line += " " + std::to_string(way.at("die").get<int>()) + std::string(arrow) +
                        padded(std::to_string(way.at("to").get<int>()) + " " +
                                   sign_text(drawing.style, squares[way.at("to").get<std::size_t>()]) +
                                   (way.contains("over") ? "+" : ""),
                               7);
        }
        board += line + "\n";
    }
}

// ------------------------------------------------------------------------------------------ casino and poker

std::string percent(const json& chance) {
    return std::to_string(static_cast<int>(chance.get<double>() * 100 + 0.5));
}

void add_casino(const Drawing& drawing, std::string& board) {
    const json& table = drawing.table;
    const std::string step = table.at("step");
    const json& bets = table.at("odds").at("bets");
    if (step == "bet") {
        const bool single = table.at("board").get<std::string>().at(table.at("mover").at("square")) == '1';
        std::string all;
        for (const char* bet : {"S", "H", "D", "C", "SH", "SD", "SC", "HD", "HC", "DC"})
            if (std::string_view(bet).size() == (single ? 1u : 2u))
                all += std::string("  ") + bet + " " + std::to_string(bets.at(bet)[0].get<int>()) + "/" +
                       std::to_string(bets.at(bet)[1].get<int>());
        board += "  " + drawing.say("term.mc.chances") + all + "\n";
    }
    if (step == "casino") {
        const std::string suits = table.at("bet");
        const json& odds = bets.at(suits);
        board += "  " +
                 drawing.style.say(
                     phrase("term.mc.suits-win", Arg::quote(suits), odds[0].get<int>(), odds[1].get<int>())) +
                 "\n";
    }
    if (step == "win") {
        const json& win = table.at("win");
        const std::string card = table.at("card");
        const int money = win.at("money"), near = win.at("to"), far = win.at("distance");
        const auto choice = phrase("term.mc.win", Arg::quote(card), Arg::money(money), near, far);
        board += "  " + drawing.style.say(choice) + "\n";
    }
}

std::string dice_text(const Drawing& drawing, const json& dice, const json& hand) {
    std::string all;
    for (const json& die : dice) all += (all.empty() ? "" : " ") + die.get<std::string>();
    all = drawing.style.ink(Ink::Bold, "[" + all + "]");
    if (hand.is_null()) return all;
    const std::string key = "mc.hand." + hand.get<std::string>();
    return all + " " + drawing.say(key.c_str());
}

void add_poker(const Drawing& drawing, std::string& board) {
    const json& poker = drawing.table.at("poker");
    if (poker.is_null()) return;
    const int caller = poker.at("caller"), opponent = poker.at("opponent"), thrower = poker.at("thrower");
    const std::string names[] = {drawing.name(caller), drawing.name(opponent), drawing.name(thrower)};
    const int stakes = poker.at("stakes"), throws = poker.at("throws"), most = poker.at("most");
    std::string line = drawing.style.say(
        phrase("term.mc.poker", Arg::quote(names[0]), Arg::quote(names[1]), Arg::money(stakes)));
    const json& partners = poker.at("partners");
    for (std::size_t seat = 0; seat < partners.size(); ++seat)
        if (const int chips = partners[seat]; chips > 0)
            line += "  " + drawing.name(static_cast<int>(seat)) + " " + drawing.style.money(chips);
    board += "  " + line + "\n";
    if (!poker.at("caller_dice").empty())
        board += "  " + padded(names[0], 12) + " " +
                 dice_text(drawing, poker.at("caller_dice"), poker.at("caller_hand")) + "\n";
    if (drawing.table.at("step") == "join" || drawing.table.at("step") == "send") return;
    const std::string count = drawing.style.say(phrase("term.mc.throws", throws, most));
    board += "  " + padded(names[2], 12) + " " + dice_text(drawing, poker.at("dice"), poker.at("hand")) +
             "  " + drawing.style.ink(Ink::Dim, count) + "\n";
}

void add_poker_odds(const Drawing& drawing, std::string& board) {
    const json& odds = drawing.table.at("odds");
    if (!odds.contains("poker")) return;
    const json& poker = odds.at("poker");
    const std::string chance = percent(poker.at("chance"));
    if (!poker.contains("best")) {
        board += "  " + drawing.style.say(phrase("term.mc.chance", Arg::quote(chance))) + "\n";
        return;
    }
    std::string keep;
    for (const json& die : poker.at("best")) keep += (keep.empty() ? "" : " ") + die.get<std::string>();
    if (keep.empty()) keep = "-";
    const std::string stand = percent(poker.at("stand"));
    board +=
        "  " +
        drawing.style.say(phrase("term.mc.best", Arg::quote(keep), Arg::quote(chance), Arg::quote(stand))) +
        "\n";
}

// ------------------------------------------------------------------------------------------ all of it

void add_heading(const Drawing& drawing, std::string& board) {
    const json& table = drawing.table;
    std::string line = drawing.style.ink(Ink::Bold, drawing.say("game.monte-carlo"));
    const std::string_view dot = drawing.style.glyph(" · ", " - ");
    const int bank = table.at("bank"), cards = table.at("cards").at("left");
    const int die = table.at("die").is_null() ? 0 : table.at("die").get<int>();
    if (die != 0) line += std::string(dot) + drawing.style.say(phrase("term.mc.die", die));
    line += std::string(dot) + drawing.style.say(phrase("term.mc.bank", Arg::money(bank)));
    line += std::string(dot) + drawing.style.say(phrase("term.mc.cards", cards));
    board += line + "\n";
}

void add_step(const Drawing& drawing, std::string& board) {
    const json& asked = drawing.view.at("asked");
    const int who =
        !asked.empty() && asked[0].is_number() ? asked[0].get<int>() : drawing.table.at("active").get<int>();
    const std::string key = "term.mc.step." + drawing.table.at("step").get<std::string>();
    const std::string name = drawing.name(who);
    for (const std::string& line :
         wrapped(drawing.style.say(phrase(key.c_str(), Arg::quote(name))), drawing.style.width))
        board += line + "\n";
}

std::string monte_carlo_board(const nlohmann::json& view, const Style& style) {
    const Drawing drawing{view, view.at("table"), style, letters_for(view.at("names"))};
    std::string board;
    add_heading(drawing, board);
    add_track(drawing, board);
    add_high_stacks(drawing, board);
    add_players(drawing, board);
    add_reach(drawing, board);
    add_casino(drawing, board);
    add_poker(drawing, board);
    add_poker_odds(drawing, board);
    add_step(drawing, board);
    return board;
}

}  // namespace

template <>
struct Drawn<monte_carlo::MonteCarlo> {
    static constexpr BoardOf kBoard{monte_carlo_board, kNoOutlook};
};
template BoardOf board_of<monte_carlo::MonteCarlo>();

}  // namespace terminal
