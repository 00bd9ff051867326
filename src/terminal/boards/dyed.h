#pragma once
// Boards with dice of eight colours: columns of colours, rows of casinos. A colour always has its short name
// beside its ink.

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "terminal/style.h"

namespace terminal::dyed {

using Json = nlohmann::json;

inline constexpr std::array<const char*, 8> kColours = {"red",   "green",  "blue", "black",
                                                        "white", "yellow", "grey", "violet"};

/// "red", "grn", …, in the language and in the colour's ink.
std::string short_name(const std::string& colour, const Style& style);
/// The short names of a list of colours.
std::string short_names(const Json& colours, const Style& style);

/// 90,000 as "90": boards count in thousands.
std::string thousands(const Json& dollars);
/// A whole amount: "90,000"; or that it is hidden.
std::string money(const Json& dollars, const Style& style);
/// Words of the catalogue with a drawn text filled in.
std::string say(const char* key, const std::string& text, const Style& style);
/// "round 1/2"
std::string round(const Json& table, const Style& style);
/// "46 notes in the stack"
std::string stack(const Json& table, const Style& style);
/// "3 notes"
std::string notes(const Json& count, const Style& style);

/// The first row: the names of all colours, a star before those of the viewer.
std::string heading(const Json& mine, const Style& style);
/// A row with one cell a colour; cells of colours that are not there are empty.
std::string row(const std::string& label, const std::array<std::string, 8>& cells, const Style& style);

/// The dice of a casino, marked + where they would win a note and = where they are tied.
std::array<std::string, 8> dice_cells(const Json& casino, const Json& winners, const Style& style);
/// The numbers of an object keyed by colour.
std::array<std::string, 8> number_cells(const Json& numbers);
/// What a roll shows, one die a colour.
std::array<std::string, 8> roll_cells(const Json& roll, const Style& style);

/// The text without blanks at the ends of its lines.
std::string trimmed(const std::string& text);

}  // namespace terminal::dyed
