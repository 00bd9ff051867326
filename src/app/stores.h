#pragma once
// What the commands around a store have in common.

#include <CLI/CLI.hpp>
#include <string>

#include "app/failure.h"
#include "app/values.h"
#include "store/store.h"

namespace app {

/// --store, as `croupier serve` understands it.
void add_store_option(CLI::App& command, std::string& store);
/// A file or a PostgreSQL; throws where it is something else.
const std::string& known_store(const std::string& where);
/// The store that is meant: what was given, CROUPIER_STORE, or the one in the data folder.
std::string store_meant(const std::string& given);

}  // namespace app
