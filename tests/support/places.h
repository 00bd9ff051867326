#pragma once
// Where things are on this machine. Only places.cpp knows: files that do not are compiled once for all
// clones.

#include <string>
#include <string_view>

namespace support {

/// The program under test, build/croupier.
const std::string& program();

/// A file of the repository: source("docs/protocol.md").
std::string source(std::string_view path);

}  // namespace support
