#pragma once
// Sets of options with a name: what people usually play.

#include "match/any_game.h"

namespace match {

/// The presets of a game, "base" first.
std::vector<core::Preset> presets(const AnyGame& game);

/// The options of a preset at a table of so many seats, as JSON; each is taken only if the number of seats
/// allows it together with those before it.
std::string preset_options(const AnyGame& game, const core::Preset& preset, int seats);

}  // namespace match
