#pragma once
// What the server sends: messages made for one reader out of what that reader may know.

#include "server/table.h"

namespace server {

/// Who hears a message: a seat, or (−1) somebody without one; and the language that sentences are wanted in.
struct Reader {
    int seat = -1;
    bool watches = false;  // came by the spectators' link
    std::optional<words::Language> words;

    bool operator==(const Reader&) const = default;
};

/// What is new since the event number `after`. If everything up to `after` was told at the mark of the match,
/// `revealed` numbers the entries that show more since; nothing: look through all of them.
std::string write_news(Table& table, int after, const Reader& reader,
                       const std::optional<std::vector<int>>& revealed, Time deadline);

std::string write_welcome(const Table& table, const Reader& reader, std::optional<std::int64_t> id);
std::string write_seated(int seat, const std::string& token, std::optional<std::int64_t> id);
std::string write_done(int number, std::optional<std::int64_t> id);
std::string write_refused(const Refusal& refusal, std::optional<std::int64_t> id);
std::string write_bye(const Refusal& refusal);
std::string write_pong(std::optional<std::int64_t> id);
std::string write_hint(int question, const std::string& move, const std::string& why, const std::string& odds,
                       std::optional<std::int64_t> id);
std::string write_presence(const Table& table, core::Seats connected, int watchers);
/// A summary with the names by which the table can be reached.
std::string write_named(const std::string& summary, const std::string& table, const std::string& watch);

}  // namespace server
