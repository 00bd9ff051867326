#pragma once
// What viewers are told of a table: each what that viewer may know.

#include "server/table.h"

namespace server {

/// Who hears a message: a seat, or somebody without one; and the language that sentences are wanted in.
struct Viewer {
    Seat seat{core::kSpectator};
    bool watches = false;  // came by the spectators' link
    std::optional<words::Language> words;

    bool sits() const { return seat != core::kSpectator; }
    bool operator==(const Viewer&) const = default;
};

/// What is new since the event number `after`. If everything up to `after` was told at the mark of the match,
/// `revealed` numbers the entries that show more since; nothing: look through all of them.
std::string write_news(Table& table, int after, const Viewer& viewer,
                       const std::optional<std::vector<int>>& revealed, Time deadline);

std::string write_welcome(const Table& table, const Viewer& viewer, std::optional<std::int64_t> id);
std::string write_presence(const Table& table, core::Seats connected, int watchers);
/// The summary with the names by which a viewer can reach the table.
protocol::Summary named(const Table& table, bool watches);

}  // namespace server
