#pragma once
// What an arena found, as a table for people and as JSON for programs.

#include "bots/arena/statistics.h"

namespace app {

/// A contest that has been played.
struct ArenaReport {
    const bots::arena::Contest& contest;
    const bots::arena::Tally& tally;
    bool tested = false;  // by the sequential test
    bots::arena::Hypotheses hypotheses;
    bots::arena::Verdict verdict = bots::arena::Verdict::Open;
};

std::string as_table(const ArenaReport& outcome);
std::string as_json(const ArenaReport& outcome);

/// Options that make a game harder, and their values.
using Difficulty = std::vector<std::pair<std::string, int>>;
/// One line of the table of difficulties: how often each bot wins.
std::string difficulty_head(const bots::arena::Contest& contest, const Difficulty& difficulty);
std::string difficulty_line(const ArenaReport& outcome, const Difficulty& difficulty);

}  // namespace app
