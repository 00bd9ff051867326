// Fuzz target: a message of a client. It is read or refused, and what was read is what stands there.

#include <cstdint>
#include <cstdlib>

#include "protocol/requests.h"

namespace {

void must(bool fine) {
    if (!fine) std::abort();
}

void check(const protocol::HeardMessage& heard, std::string_view text) {
    const protocol::Message& message = heard.message;
    if (heard.refused) {
        must(!heard.refused->key.empty() && !heard.refused->text.empty());
        must(heard.refused->kind == match::ProblemKind::Form ||
             heard.refused->kind == match::ProblemKind::Limit);
        must(heard.refused->text.size() + heard.refused->args.size() < 2000);
        return;
    }
    must(text.size() <= protocol::kLongestMessage && protocol::depth_of(text) <= protocol::kDeepestMessage);
    if (const auto* hello = std::get_if<protocol::Hello>(&message.asked)) {
        must(protocol::is_table_id(hello->table) != protocol::is_table_id(hello->watch));
        must(hello->token.empty() || protocol::is_hex32(hello->token));
        must(hello->last >= -1);
    }
    if (const auto* move = std::get_if<protocol::Move>(&message.asked))
        must(move->move.written().starts_with('{'));
    // What was read is written so that it is read again as the same.
    const std::string written = protocol::write_message(message.asked, message.id);
    const protocol::HeardMessage again = protocol::read_message(written);
    if (written.size() > protocol::kLongestMessage) return;
    must(!again.refused && protocol::write_message(again.message.asked, again.message.id) == written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(protocol::read_message(text), text);
    check(protocol::read_message(text, words::Language::Russian), text);
    return 0;
}
