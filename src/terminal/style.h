#pragma once
// How text looks in this terminal.

#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace terminal {

enum class Ink {
    Plain,
    Bold,
    Dim,
    Good,
    Bad,
    Gold,
    Seat0,
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Seat5,
    Seat6,
    Seat7,
    White
};

struct Style {
    bool colour = true;   // off with NO_COLOR, or when the output is no terminal
    bool unicode = true;  // off with --ascii
    int width = 80;
    words::Language language = words::Language::English;

    /// The text in an ink, where there is colour.
    std::string ink(Ink ink, std::string_view text) const;
    /// One of two spellings: dice and lines where there is Unicode, letters where there is not.
    std::string_view glyph(std::string_view unicode_text, std::string_view ascii_text) const {
        return unicode ? unicode_text : ascii_text;
    }
    /// A sentence of the catalogue.
    std::string say(const core::Phrase& phrase) const;
    /// An amount of money: 70,000.
    std::string money(std::int64_t amount) const;
};

/// The ink of a seat: its colour, never the only sign of it (its letter or name stands there too).
inline Ink ink_of_seat(int seat) { return Ink(static_cast<int>(Ink::Seat0) + seat % 8); }

/// How many columns a text takes on the screen: escape sequences take none, a UTF-8 character one.
int columns(std::string_view text);
/// The text filled up with blanks, or cut, to so many columns.
std::string padded(std::string_view text, int width);
/// The text filled up with blanks on the left.
std::string right(std::string_view text, int width);
/// The text without characters that would do something to the terminal: names come from anywhere.
std::string harmless(std::string_view text);
/// The text in lines of at most so many columns, broken at blanks.
std::vector<std::string> wrapped(std::string_view text, int width);

}  // namespace terminal
