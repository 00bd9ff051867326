// The board of Las Vegan: the machines with what they would cost everybody now, the players, the bank, the
// trick, the cards that were played, and the hand.

#include <algorithm>

#include "games/list.h"
#include "terminal/boards/board.h"

namespace terminal {
namespace {

using core::phrase;
using nlohmann::json;

constexpr int kLabelWidth = 24, kSeatWidth = 11;

/// A view and how it is drawn.
struct Drawing {
    const json& view;
    const json& table;
    const Style& style;

    int seats() const { return static_cast<int>(table.at("seats").size()); }
    const json& seat(int seat) const { return table.at("seats").at(static_cast<std::size_t>(seat)); }
    std::string say(const char* key) const { return style.say(phrase(key)); }
    /// A seat's name, or the bank's.
    std::string player(const json& who) const {
        if (!who.is_number()) return say("term.vgn.bank");
        return style.ink(ink_of_seat(who.get<int>()),
                         view.at("names").at(who.get<std::size_t>()).get<std::string>());
    }
    bool is_asked(int seat) const {
        const json& asked = view.at("asked");
        return std::find(asked.begin(), asked.end(), json(seat)) != asked.end();
    }
};

/// Blue, green, red and violet have their inks; the letter stands there too.
Ink ink_of_colour(char letter) {
    switch (letter) {
        case 'B': return Ink::Seat2;
        case 'G': return Ink::Seat1;
        case 'R': return Ink::Seat0;
        case 'V': return Ink::Seat3;
        default: return Ink::Bold;
    }
}
std::string card_text(const Style& style, const std::string& card) {
    return style.ink(ink_of_colour(card.front()), card);
}

std::string signed_text(int number) { return (number > 0 ? "+" : "") + std::to_string(number); }
std::string gain_text(const Style& style, int gain) {
    return style.ink(gain < 0 ? Ink::Bad : gain > 0 ? Ink::Good : Ink::Dim, signed_text(gain));
}

bool has(const json& list, const json& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// A line of the table: a label, and something for each seat.
template <class Cell>
std::string row(const Drawing& drawing, const std::string& label, Cell cell) {
    std::string line = " " + padded(label, kLabelWidth - 1);
    for (int seat = 0; seat < drawing.seats(); ++seat) line += padded(cell(seat), kSeatWidth);
    return line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
}

// ------------------------------------------------------------------------------------------ machines

/// What a machine costs everybody now; without a token, how often it would take its value.
template <class Times>
std::string machine_row(const Drawing& drawing, const std::string& label, const json& gains, Times times) {
    return row(drawing, label, [&](int seat) {
        if (gains.is_array())
            return gain_text(drawing.style, gains.at(static_cast<std::size_t>(seat)).get<int>());
        return drawing.style.ink(Ink::Dim, times(seat));
    });
}

std::string machines(const Drawing& drawing) {
    const Style& style = drawing.style;
    std::string text;
    for (const json& machine : drawing.table.at("machines")) {
        const std::string name = machine.at("machine");
        const bool colour = name.front() > '9';
        std::string label = style.ink(ink_of_colour(name.front()), name) + "  ";
        label += padded(colour ? drawing.say("term.vgn.per-three") : drawing.say("term.vgn.per-card"), 13);
        label += machine.at("value").is_number()
                     ? style.ink(Ink::Gold, "[" + signed_text(machine.at("value").get<int>()) + "]")
                     : style.ink(Ink::Dim, "[ ]");
        text += machine_row(drawing, label, machine.at("gains"), [&](int seat) {
            return std::string(style.glyph("×", "x")) +
                   std::to_string(machine.at("times").at(static_cast<std::size_t>(seat)).get<int>());
        });
    }
    const json& golden = drawing.table.at("golden");
    if (golden.is_null()) return text;
    const bool placed = golden.at("side").is_string(), min = placed && golden.at("side") == "min";
    const std::string side = !placed ? drawing.say("term.vgn.golden")
                                     : drawing.say(min ? "term.vgn.golden-min" : "term.vgn.golden-max");
    const std::string label =
        padded(side, 16) + (placed
                                ? style.ink(Ink::Gold, "[" + signed_text(golden.at("value").get<int>()) + "]")
                                : style.ink(Ink::Dim, "[ ]"));
    return text + machine_row(drawing, label, golden.at("gains"), [&](int seat) {
               const bool fewest = has(golden.at("fewest"), seat), most = has(golden.at("most"), seat);
               return std::string(fewest && most ? "min max" : fewest ? "min" : most ? "max" : "");
           });
}

/// The tokens that lie on no machine yet.
std::string free_tokens(const Drawing& drawing) {
    std::string tokens;
    for (const json& token : drawing.table.at("tokens")) {
        if (!token.at("on").is_null()) continue;
        const bool gold = token.at("token").is_string();
        const std::string name = gold ? "gold" : std::to_string(token.at("token").get<int>());
        tokens += "  " + name + ":" +
                  drawing.style.ink(gold ? Ink::Gold : Ink::Bold, signed_text(token.at("value").get<int>()));
    }
    return tokens.empty() ? "" : " " + drawing.say("term.vgn.free-tokens") + tokens + "\n";
}

// ------------------------------------------------------------------------------------------ players

std::string players(const Drawing& drawing) {
    const Style& style = drawing.style;
    const auto count = [&](const char* key) {
        return [&drawing, key](int seat) { return std::to_string(drawing.seat(seat).at(key).get<int>()); };
    };
    std::string text = row(drawing, drawing.say("term.vgn.now"), [&](int seat) {
        return gain_text(style, drawing.seat(seat).at("gain").get<int>());
    });
    text += style.ink(Ink::Dim, std::string(78, '-')) + "\n";
    text += row(drawing, drawing.say("term.vgn.cabbages"), [&](int seat) {
        return style.ink(Ink::Gold, std::to_string(drawing.seat(seat).at("cabbages").get<int>()));
    });
    text += row(drawing, drawing.say("term.vgn.tricks"), count("tricks"));
    text += row(drawing, drawing.say("term.vgn.cards"), count("cards"));
    return text + row(drawing, drawing.say("term.vgn.voids"), [&](int seat) {
               std::string letters;
               for (const std::string letter : drawing.seat(seat).at("voids"))
                   letters += card_text(style, letter) + " ";
               return letters.empty() ? style.ink(Ink::Dim, "-") : letters;
           });
}

std::string names(const Drawing& drawing) {
    return row(drawing, "", [&](int seat) {
        const bool ready = drawing.seat(seat).at("answered").get<bool>();
        const std::string mark(ready                    ? drawing.style.glyph("✓", "+")
                               : drawing.is_asked(seat) ? drawing.style.glyph("▸", ">")
                                                        : std::string_view(" "));
        return mark + padded(drawing.player(seat), kSeatWidth - 2);
    });
}

// ------------------------------------------------------------------------------------------ cards

std::string bank(const Drawing& drawing) {
    const json& held = drawing.table.at("bank");
    if (held.is_null()) return {};
    const Style& style = drawing.style;
    std::string open;
    for (const std::string card : held.at("open"))
        open += has(held.at("playable"), card) ? "[" + card_text(style, card) + "]"
                                               : " " + card_text(style, card) + " ";
    const int left = held.at("pile"), tricks = held.at("tricks");
    const std::string pile = style.say(phrase("term.vgn.pile", left));
    return " " + style.ink(Ink::Bold, drawing.say("term.vgn.bank")) + " " + open + "  " +
           (held.at("pile_playable").get<bool>() ? "[" + pile + "]" : pile) + "  " +
           style.say(phrase("term.vgn.bank-tricks", tricks)) + "\n";
}

/// "Anna R4  Benno V0*": the star marks who wins it.
std::string trick(const Drawing& drawing, const char* key, const json& cards) {
    if (cards.is_null()) return {};
    std::string text = " " + padded(drawing.say(key), 12);
    for (const json& played : cards.at("cards")) {
        const bool wins = played.at("player") == cards.at("winner");
        text += drawing.player(played.at("player")) + " " + card_text(drawing.style, played.at("card")) +
                (wins ? drawing.style.ink(Ink::Bold, "*") : "") + "  ";
    }
    return text + "\n";
}

/// What was played this round, a group for each colour: "B 0 3 9  G 1".
std::string played(const Drawing& drawing) {
    std::string text, letters = "BGRV";
    for (const char letter : letters) {
        std::string ranks;
        for (const std::string card : drawing.table.at("played"))
            if (card.front() == letter) ranks += card.substr(1);
        if (!ranks.empty())
            text += drawing.style.ink(ink_of_colour(letter), std::string(1, letter) + " " + ranks) + "  ";
    }
    return text.empty() ? "" : " " + padded(drawing.say("term.vgn.played"), 12) + text + "\n";
}

/// The hand by colour and rank; playable cards in brackets, the others dim while a card is asked.
std::string hand(const Drawing& drawing) {
    const json &cards = drawing.table.at("hand"), &playable = drawing.table.at("playable");
    if (cards.is_null()) return {};
    std::string text = " " + padded(drawing.style.ink(Ink::Bold, drawing.say("term.vgn.hand")), 12);
    for (const std::string card : cards) {
        if (has(playable, card))
            text += "[" + card_text(drawing.style, card) + "]";
        else if (drawing.table.at("sealed") == card)
            text += "(" + card_text(drawing.style, card) + ")";
        else
            text += " " +
                    (playable.empty() ? card_text(drawing.style, card) : drawing.style.ink(Ink::Dim, card)) +
                    " ";
    }
    return text + "\n";
}

std::string header(const Drawing& drawing) {
    const Style& style = drawing.style;
    const int round = drawing.table.at("round"), rounds = drawing.table.at("rounds");
    std::string text = style.ink(Ink::Bold, drawing.say("game.las-vegan")) + "  " +
                       style.say(phrase("term.vgn.round", round, rounds));
    const json &leader = drawing.table.at("leader"), &lying = drawing.table.at("trick");
    if (!leader.is_null() && !drawing.view.at("over").get<bool>())
        text += "  " + style.say(phrase("term.vgn.leader")) + " " + drawing.player(leader);
    if (!lying.is_null() && !lying.at("complete").get<bool>())
        text += "  " + drawing.say("term.vgn.led") + " " + card_text(style, lying.at("led"));
    return text + "\n";
}

std::string las_vegan_board(const json& view, const Style& style) {
    const Drawing drawing{view, view.at("table"), style};
    std::string text = header(drawing) + names(drawing) + machines(drawing) + players(drawing);
    text += free_tokens(drawing) + bank(drawing) + played(drawing);
    text += trick(drawing, "term.vgn.last", drawing.table.at("last"));
    text += trick(drawing, "term.vgn.trick", drawing.table.at("trick"));
    return text + hand(drawing);
}

}  // namespace

template <>
struct Drawn<las_vegan::LasVegan> {
    static constexpr BoardOf kBoard{las_vegan_board, kNoOutlook};
};
template BoardOf board_of<las_vegan::LasVegan>();

}  // namespace terminal
