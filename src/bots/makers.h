#pragma once
// What is known of the bots of each game: a slot, filled in src/bots/<game>/bot.cpp, where the game's search
// is compiled by itself.

#include "bots/any_bot.h"

namespace bots {

namespace arena {
struct Examination;
struct Loss;
}  // namespace arena

struct BotsOf {
    std::unique_ptr<AnyBot> (*make)(Level level, const Limits& limits, std::uint64_t seed);
    bool greedy;  // whether the game has a greedy player
    /// What experts lose against perfect play (arena/losses.h); null where nobody can play perfectly.
    std::vector<arena::Loss> (*losses)(const arena::Examination& examination);
};
template <class G>
BotsOf bots_of();
/// By the game's name, or nothing.
const BotsOf* find_bots(std::string_view game);

/// A program that plays, started by its command; nothing where no program can be started.
std::unique_ptr<AnyBot> make_external_bot(const std::string& command, const Limits& limits);

}  // namespace bots
