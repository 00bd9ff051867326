#pragma once
// Bots for any game, by name. A bot is given a match and a seat, takes that seat's view and offered moves out
// of it, and looks at nothing else.

#include <memory>
#include <string>
#include <vector>

#include "bots/levels.h"
#include "match/any_game.h"

namespace bots {

/// A chosen move as JSON, and why, in the language of the match.
struct AnyChoice {
    std::string move;
    std::string reason;
};

class AnyBot {
   public:
    virtual ~AnyBot() = default;
    virtual AnyChoice choose(const match::AnyMatch& match, Seat seat) = 0;
};

/// "random", "greedy" (not in every game), "novice", "regular", "expert".
const std::vector<std::string>& level_names();

/// A bot of that level for that game, or nothing if there is no such level. The same seed gives the same
/// moves.
std::unique_ptr<AnyBot> make_bot(const std::string& game, const std::string& level, const Limits& limits,
                                 std::uint64_t seed);

}  // namespace bots
