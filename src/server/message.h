#pragma once
// What a client sends, read with no mercy: docs/protocol.md.

#include "server/refusal.h"
#include "server/requests.h"

namespace server {

inline constexpr std::size_t kLongestMessage = 4096;
inline constexpr int kDeepestMessage = 16;

struct Hello {
    std::string table, watch;  // one of them
    std::string token;
    int last = -1;
    std::optional<words::Language> words;
    std::string random;
};
struct Ping {};
struct AskHint {};
struct AskRematch {
    std::string random;
};

using Asked = std::variant<Hello, Ping, AskHint, AskRematch, Request>;

/// A message, or why it is none. The number that the client gave it is known even then, if it had one.
struct Message {
    std::optional<std::int64_t> id;
    Asked asked;
    Refused refused;
};

Message read_message(std::string_view text, words::Language language = words::Language::English);

/// How deep the brackets of a text are nested, whatever else it is.
int depth_of(std::string_view text);

/// 12 characters of 0-9a-z.
bool is_table_id(std::string_view text);
/// 32 hexadecimal digits.
bool is_hex32(std::string_view text);

}  // namespace server
