#pragma once
// Bots for any game, by name. A bot is given a match and a seat, takes that seat's view and offered moves out
// of it, and looks at nothing else.

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "bots/levels.h"
#include "match/seen.h"

namespace bots {

/// A chosen move as JSON, and why, in the language of the match.
struct AnyChoice {
    std::string move;
    std::string reason;
};

/// How much work a search was.
struct Work {
    std::uint64_t playouts, decisions;  // answers and draws both count as decisions
};

/// What a draw was worth to each seat, in games won.
using Luck = std::array<double, core::kMostSeats>;

class AnyBot {
   public:
    virtual ~AnyBot() = default;
    virtual AnyChoice choose(const match::AnyMatch& match, Seat seat) = 0;
    /// The same from what was seen at a table elsewhere. What is chosen is empty if nothing was offered, or
    /// if it was another game.
    virtual AnyChoice choose_seen(const match::AnySeen& seen) = 0;
    /// The game has ended; a program that plays is told so.
    virtual void game_over(const std::string& /*result*/) {}
    /// Searches as an expert does, for a stopwatch.
    virtual Work search(const match::AnyMatch& match, Seat seat, const Limits& limits) const = 0;
    /// What the draw between these two moments was worth, by so many playouts (bots/luck.h). It depends on
    /// the game and not on the bot; a program that plays does not know it.
    virtual Luck luck(const match::AnyMatch& /*before*/, const match::AnyMatch& /*after*/,
                      std::uint64_t /*playouts*/, std::uint64_t /*seed*/) const {
        return {};
    }
};

/// Limits of an expert that is to think for so long, however fast the machine is.
inline Limits limits_of_time(std::chrono::milliseconds time) {
    constexpr std::uint64_t kMostInAMillisecond = 1000;
    return {static_cast<std::uint64_t>(time.count()) * kMostInAMillisecond, time, 1};
}

/// "random", "greedy" (not in every game), "novice", "regular", "expert".
const std::vector<std::string>& level_names();

/// Whether the name of a bot is a command that starts another program: it has a slash, or a blank inside,
/// which no level has.
inline bool is_command(const std::string& bot) {
    const std::size_t begin = bot.find_first_not_of(' '), end = bot.find_last_not_of(' ');
    if (begin == bot.npos) return false;
    return bot.substr(begin, end + 1 - begin).find_first_of(" /") != bot.npos;
}

/// A bot of that level for that game, or nothing if there is no such level or game. The same seed gives the
/// same moves. A command is a bot of its own (bots/external/external_bot.h); it has as much time for a move
/// as an expert has, or five seconds where only playouts are counted.
std::unique_ptr<AnyBot> make_bot(const std::string& game, const std::string& level, const Limits& limits,
                                 std::uint64_t seed);

/// A bot that is told all chance to come, for the arena alone: what it reaches bounds what a player could
/// reach. `deal_seed` is that of the deal that it plays (bots/arena/chance.h).
std::unique_ptr<AnyBot> make_oracle(const std::string& game, const Limits& limits, std::uint64_t deal_seed);

}  // namespace bots
