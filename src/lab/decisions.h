#pragma once
// A match as tables, for R, pandas or DuckDB: one row for each answer of a seat, and one for each thing that
// happened.

#include <string>

#include "match/any_game.h"

namespace lab {

/// The names of the columns, as the first line of a CSV file.
std::string decisions_header();

/// The rows of a match, each a line of CSV (RFC 4180, but with plain line ends): what the seat knew, what it
/// was offered, what it chose, and how the game ended. `journal` is a name for the match.
std::string decisions_rows(const match::AnyMatch& match, const std::string& journal);

/// The same for what happened, hidden things too: the entry, the number of the event within it, its word and
/// the whole event as JSON.
std::string events_header();
std::string events_rows(const match::AnyMatch& match, const std::string& journal);

}  // namespace lab
