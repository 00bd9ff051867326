#pragma once
// Journals: the text in which a match is written down, and read again.

#include "core/json.h"
#include "match/any_game.h"

namespace match {

/// The first wrong line of a journal.
struct JournalProblem {
    int line = 0;  // from 1
    Problem problem;
};

struct Journal {
    std::unique_ptr<AnyMatch> match;      // as far as the journal was right; none if its first line was wrong
    std::optional<JournalProblem> wrong;  // the first wrong line
    bool finished = false;                // the game is over
};

/// Reads a journal, checking every line.
Journal read_journal(std::string_view text);

/// Applies one entry, {"house":…} or {"seat":…,"move":…}, as it stands in a journal.
Complaint read_entry(AnyMatch& match, core::json::Value entry);

/// A new match from the first line of a journal.
Result<std::unique_ptr<AnyMatch>> read_header(std::string_view line);

}  // namespace match
