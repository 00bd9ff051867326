#pragma once

#include <string>

namespace server {

/// All games with their options and bots, as JSON.
std::string write_games();

}  // namespace server
