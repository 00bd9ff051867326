#pragma once
// A bot of each game, made in src/bots/<game>/bot.cpp: each game's search is compiled by itself.

#include "bots/any_bot.h"

namespace bots {

std::unique_ptr<AnyBot> make_las_vegas_bot(Level level, const Limits& limits, std::uint64_t seed);
std::unique_ptr<AnyBot> make_solitaire_bot(Level level, const Limits& limits, std::uint64_t seed);
std::unique_ptr<AnyBot> make_colours_bot(Level level, const Limits& limits, std::uint64_t seed);
std::unique_ptr<AnyBot> make_las_vegas_cards_bot(Level level, const Limits& limits, std::uint64_t seed);
std::unique_ptr<AnyBot> make_las_vegan_bot(Level level, const Limits& limits, std::uint64_t seed);
std::unique_ptr<AnyBot> make_monte_carlo_bot(Level level, const Limits& limits, std::uint64_t seed);

/// A program that plays, started by its command; nothing where no program can be started.
std::unique_ptr<AnyBot> make_external_bot(const std::string& command, const Limits& limits);

}  // namespace bots
