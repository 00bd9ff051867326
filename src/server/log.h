#pragma once
// The log: one JSON object a line. No token, seed, card, name, chat, link or address of a person is ever in
// it.

#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace server {

enum class Level { Info, Warn, Error };

/// log(Level::Warn, "store failed", {{"kind", "full"}})
void log(Level level, std::string_view what,
         std::initializer_list<std::pair<std::string_view, std::string>> facts = {});
void keep_log_quiet();
/// For tests: lines go there instead of to standard error, without the time. Nothing: as usual again.
void send_log_to(std::function<void(const std::string& line)> sink);

/// A table is named in logs by a few digits of the hash of its id, because the id itself is a key.
std::string mark_of(std::string_view table);

}  // namespace server
