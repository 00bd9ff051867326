// Fuzz target: a message of a client. It is read or refused, and what was read is what stands there.

#include "server/message.h"

#include <cstdint>
#include <cstdlib>

namespace {

void must(bool fine) {
    if (!fine) std::abort();
}

void check(const server::Message& message, std::string_view text) {
    if (message.refused) {
        must(!message.refused->why.key.empty() && !message.refused->why.text.empty());
        must(message.refused->kind == server::Kind::Form || message.refused->kind == server::Kind::Limit);
        must(message.refused->why.text.size() + message.refused->why.args.size() < 2000);
        return;
    }
    must(text.size() <= server::kLongestMessage && server::depth_of(text) <= server::kDeepestMessage);
    if (const auto* hello = std::get_if<server::Hello>(&message.asked)) {
        must(server::is_table_id(hello->table) != server::is_table_id(hello->watch));
        must(hello->token.empty() || server::is_hex32(hello->token));
        must(hello->last >= -1);
    }
    if (const auto* request = std::get_if<server::Request>(&message.asked)) {
        if (const auto* move = std::get_if<server::Move>(request)) must(move->move.starts_with('{'));
        if (const auto* sit = std::get_if<server::Sit>(request)) must(sit->seat >= 0);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(server::read_message(text), text);
    check(server::read_message(text, words::Language::Russian), text);
    return 0;
}
