#pragma once
// A number made from the states of a match after every entry: from what viewers in turn may know and what
// they are offered. The same journal gives the same number on every machine.

#include <cstdint>

#include "match/any_game.h"

namespace match {

std::uint64_t fingerprint(const AnyMatch& match);

}  // namespace match
