// Messages from outside: the limits, one less and one more, and everything that is not of the protocol.

#include <gtest/gtest.h>

#include "protocol/requests.h"
#include "server/addresses.h"
#include "server/bucket.h"
#include "server/names.h"

namespace tests {
namespace {

using namespace protocol;
using namespace server;

std::string key_of(const std::string& text) {
    const HeardMessage heard = read_message(text);
    return heard.refused ? heard.refused->key : "";
}

TEST(Message, every_kind_of_the_protocol_is_read) {
    const std::string random(32, 'a');
    for (
        const std::string text :
        {R"({"hello":{"protocol":1,"table":"0123456789ab"}})",
         R"({"hello":{"protocol":1,"table":"0123456789ab","token":"0123456789abcdef0123456789abcdef","last":7,"words":"de","random":"0123456789abcdef0123456789abcdef"},"id":5})",
         R"({"hello":{"protocol":1,"watch":"0123456789ab","last":-1}})",
         R"({"sit":{"seat":1,"name":"Anna","random":"0123456789abcdef0123456789abcdef"}})",
         R"({"leave":{}})",
         R"({"swap":{"seat":2}})",
         R"({"seat":{"seat":2,"bot":"regular"}})",
         R"({"seat":{"seat":2,"bot":null}})",
         R"({"start":{}})",
         R"({"move":{"question":7,"move":{"place":1}}})",
         R"({"undo":{}})",
         R"({"undo-answer":{"agree":true}})",
         R"({"chat":{"text":"hi"}})",
         R"({"takeover":{"seat":2,"bot":"regular"}})",
         R"({"takeover":{"seat":2}})",
         R"({"back":{}})",
         R"({"rematch":{}})",
         R"({"rematch":{"random":"0123456789abcdef0123456789abcdef"}})",
         R"({"hint":{}})",
         R"({"ping":{}})",
         R"( {"id":-3,"ping":{}} )"})
        EXPECT_EQ(key_of(text), "") << text;
    const Message move = read_message(R"({"move":{"move":{"place":1},"question":7},"id":12})").message;
    EXPECT_EQ(move.id, 12);
    const auto* asked = std::get_if<protocol::Move>(&move.asked);
    ASSERT_NE(asked, nullptr);
    EXPECT_EQ(asked->question, 7);
    EXPECT_EQ(asked->move.written(), R"({"place":1})");
    EXPECT_EQ(asked->move.value()["place"].number(), 1);
}

TEST(Message, what_is_not_of_the_protocol_is_refused) {
    EXPECT_EQ(key_of(""), "json.not-json");
    EXPECT_EQ(key_of("[]"), "form.object");
    EXPECT_EQ(key_of("{}"), "form.object");
    EXPECT_EQ(key_of("7"), "form.object");
    EXPECT_EQ(key_of(R"({"ping":{},"pong":{}})"), "form.object");
    EXPECT_EQ(key_of(R"({"ping":{},"id":"x"})"), "form.object");
    EXPECT_EQ(key_of(R"({"id":4})"), "form.object");
    EXPECT_EQ(key_of(R"({"ping":[]})"), "form.object");
    EXPECT_EQ(key_of(R"({"dance":{}})"), "form.unknown");
    EXPECT_EQ(key_of(R"({"ping":{"loud":true}})"), "form.extra");
    EXPECT_EQ(key_of(R"({"move":{"question":7}})"), "form.member");
    EXPECT_EQ(key_of(R"({"move":{"question":7.0,"move":{}}})"), "form.member");
    EXPECT_EQ(key_of(R"({"move":{"question":-1,"move":{}}})"), "form.member");
    EXPECT_EQ(key_of(R"({"move":{"question":7,"move":[1]}})"), "form.member");
    EXPECT_EQ(key_of(R"({"undo-answer":{"agree":1}})"), "form.member");
    EXPECT_EQ(key_of(R"({"sit":{"seat":1,"name":"A","random":"zz"}})"), "form.member");
    EXPECT_EQ(key_of(R"({"sit":{"seat":99999999999,"name":"A","random":"zz"}})"), "form.member");
    EXPECT_EQ(key_of(R"({"hello":{"protocol":2,"table":"0123456789ab"}})"), "form.protocol");
    EXPECT_EQ(key_of(R"({"hello":{"protocol":1,"table":"short"}})"), "form.member");
    EXPECT_EQ(key_of(R"({"hello":{"protocol":1,"table":"0123456789ab","words":"xx"}})"), "form.member");
    EXPECT_EQ(key_of(R"({"hello":{"protocol":1,"table":"0123456789ab","watch":"0123456789ab"}})"),
              "form.extra");
    EXPECT_EQ(key_of("{\"chat\":{\"text\":\"\xff\"}}"), "json.utf8");
    EXPECT_EQ(read_message(R"({"dance":{},"id":8})").message.id, 8);
}

TEST(Message, limits_hold_at_one_less_and_one_more) {
    const auto of_size = [](std::size_t size) {
        const std::string frame = R"({"chat":{"text":""}})";
        return R"({"chat":{"text":")" + std::string(size - frame.size(), 'x') + R"("}})";
    };
    EXPECT_EQ(key_of(of_size(4095)), "");
    EXPECT_EQ(key_of(of_size(4096)), "");
    EXPECT_EQ(key_of(of_size(4097)), "limit.message");
    const auto of_depth = [](int depth) {
        // The message and its move are two deep already.
        return R"({"move":{"question":0,"move":{"a":)" +
               std::string(static_cast<std::size_t>(depth - 3), '[') +
               std::string(static_cast<std::size_t>(depth - 3), ']') + "}}}";
    };
    EXPECT_EQ(depth_of(of_depth(16)), 16);
    EXPECT_EQ(key_of(of_depth(16)), "");
    EXPECT_EQ(key_of(of_depth(17)), "limit.depth");
    EXPECT_EQ(depth_of(R"({"a":"[[[[\"{{{"})"), 1);
    EXPECT_EQ(read_message(of_depth(17)).refused->kind, match::ProblemKind::Limit);
}

TEST(Message, names_and_chat_have_lengths_in_characters) {
    EXPECT_FALSE(is_name(""));
    EXPECT_TRUE(is_name("A"));
    EXPECT_TRUE(is_name(std::string(24, 'a')));
    EXPECT_FALSE(is_name(std::string(25, 'a')));
    std::string cyrillic;
    for (int i = 0; i < 24; ++i) cyrillic += "ж";
    EXPECT_TRUE(is_name(cyrillic));
    EXPECT_FALSE(is_name(cyrillic + "ж"));
    EXPECT_FALSE(is_name(" a"));
    EXPECT_FALSE(is_name("a\nb"));
    EXPECT_FALSE(is_name("a\u202eb"));
    EXPECT_FALSE(is_name("a\u200bb"));
    EXPECT_TRUE(is_name("O’Neil"));
    EXPECT_TRUE(is_chat(std::string(300, 'a')));
    EXPECT_FALSE(is_chat(std::string(301, 'a')));
    EXPECT_FALSE(is_chat("   "));
}

TEST(Limits, a_bucket_gives_its_burst_and_then_so_much_a_second) {
    Bucket bucket(10, 5);
    std::int64_t now = 1000;
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(now));
    EXPECT_FALSE(bucket.take(now));
    now += 100;
    EXPECT_TRUE(bucket.take(now));
    EXPECT_FALSE(bucket.take(now));
    now += 10'000;
    EXPECT_TRUE(bucket.is_full(now));
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(bucket.take(now));
    EXPECT_FALSE(bucket.take(now));
}

TEST(Limits, only_pages_of_this_server_may_speak_to_it) {
    const std::vector<std::string> none, ours{"https://play.example.org", "mymachine"};
    EXPECT_TRUE(may_speak("", "127.0.0.1:8620", none, false));  // no browser
    EXPECT_TRUE(may_speak("http://127.0.0.1:8620", "127.0.0.1:8620", none, false));
    EXPECT_TRUE(may_speak("http://localhost:8620", "localhost:8620", none, false));
    EXPECT_TRUE(may_speak("http://[::1]:8620", "[::1]:8620", none, false));
    EXPECT_FALSE(may_speak("http://127.0.0.1:9999", "127.0.0.1:8620", none, false));
    EXPECT_FALSE(may_speak("https://evil.example", "127.0.0.1:8620", none, false));
    EXPECT_FALSE(may_speak("null", "127.0.0.1:8620", none, false));
    // A name that somebody else has made lead here.
    EXPECT_FALSE(may_speak("http://evil.example:8620", "evil.example:8620", none, false));
    EXPECT_TRUE(may_speak("https://play.example.org", "play.example.org", ours, false));
    EXPECT_TRUE(may_speak("http://mymachine:8620", "mymachine:8620", ours, false));
    EXPECT_TRUE(may_speak("https://any.example", "any.example", none, true));
    EXPECT_FALSE(may_speak("https://evil.example", "any.example", none, true));
    EXPECT_EQ(forwarded_for("1.2.3.4, 5.6.7.8"), "5.6.7.8");
    EXPECT_EQ(forwarded_for("5.6.7.8"), "5.6.7.8");
}

}  // namespace
}  // namespace tests
