#pragma once
// Sets of options with a name: what people usually play.

#include "match/any_game.h"

namespace match {

struct Preset {
    const char* game;
    const char* name;
    /// Options as members of a JSON object, each taken only if the number of seats allows it together with
    /// those before it.
    std::vector<const char*> options;
};

/// The presets of a game, "base" first.
std::vector<Preset> presets(const AnyGame& game);

/// The options of a preset at a table of so many seats, as JSON; "{}" where none of them is allowed.
std::string preset_options(const AnyGame& game, const Preset& preset, int seats);

}  // namespace match
