// Bad clients at a real server: it stays up, keeps its memory, and goes on serving everybody else.

#include <gtest/gtest.h>

#include <atomic>
#include <fstream>

#include "clients/serving.h"
#include "core/random.h"
#include "support/counts.h"

namespace clients {
namespace {

std::string frame(int opcode, const std::string& text, bool masked = true) {
    std::string made(1, static_cast<char>(0x80 | opcode));
    const auto flag = static_cast<unsigned char>(masked ? 0x80 : 0);
    if (text.size() < 126) {
        made += static_cast<char>(flag | text.size());
    } else {
        made += static_cast<char>(flag | 126);
        made += static_cast<char>(text.size() >> 8);
        made += static_cast<char>(text.size() & 0xff);
    }
    return made + (masked ? std::string(4, '\0') : "") + text;
}

/// Messages that are nearly right.
class Garbage {
   public:
    Garbage(std::uint64_t seed, const json& table) : lot_(seed), table_(table) {}

    std::string next() {
        std::string text = some_message();
        const std::uint32_t changes = 1 + lot_.word() % 4;
        for (std::uint32_t i = 0; i < changes; ++i) change(text);
        if (text.size() > 5000) text.resize(5000);
        return text;
    }

   private:
    std::string some_message() {
        const std::string random(32, '1'), id = table_["table"];
        const std::string all[] = {
            R"({"hello":{"protocol":1,"table":")" + id + R"(","token":")" + random + R"(","last":3}})",
            R"({"sit":{"seat":1,"name":"Anna","random":")" + random + R"("},"id":1})",
            R"({"move":{"question":2,"move":{"place":3}},"id":7})",
            R"({"seat":{"seat":1,"bot":"regular"}})",
            R"({"swap":{"seat":1}})",
            R"({"takeover":{"seat":0,"bot":"regular"}})",
            R"({"chat":{"text":"\u00e9\ud83c\udfb2 text"}})",
            R"({"undo-answer":{"agree":true}})",
            R"({"rematch":{"random":")" + random + R"("}})",
            R"({"hint":{}})",
        };
        return all[lot_.word() % std::size(all)];
    }
    void change(std::string& text) {
        if (text.empty()) return;
        const std::size_t at = lot_.word() % text.size();
        constexpr std::string_view kSigns = "{}[]\",:0123456789-+.eE\\/tfnu \n\t\x00\x7f\xff\xc3";
        switch (lot_.word() % 7) {
            case 0: text[at] = static_cast<char>(text[at] ^ 1 << lot_.word() % 8); break;
            case 1: text[at] = kSigns[lot_.word() % kSigns.size()]; break;
            case 2: text.erase(at, 1 + lot_.word() % 8); break;
            case 3: text.insert(at, 1 + lot_.word() % 3, kSigns[lot_.word() % kSigns.size()]); break;
            case 4: text.resize(at); break;
            case 5: text.insert(at, text.substr(lot_.word() % text.size())); break;
            default: text.insert(at, std::string(lot_.word() % 40, lot_.word() % 2 == 0 ? '[' : '{')); break;
        }
    }
    core::Xoshiro lot_;
    json table_;
};

long memory_in_kilobytes() {
    std::ifstream file("/proc/self/statm");
    long all = 0, here = 0;
    file >> all >> here;
    return here * 4;
}

/// Somebody at another table who asks for something durable again and again, and how long it took.
class Neighbour {
   public:
    explicit Neighbour(const Serving& serving) : wire_(serving.port()) {
        sit(wire_, serving.make(kTwoPeople), 0);
    }
    double median_ms(int times) {
        std::vector<double> taken;
        for (int i = 0; i < times; ++i) {
            const auto begin = std::chrono::steady_clock::now();
            wire_.say(json{{"chat", {{"text", "still there?"}}}, {"id", ++id_}});
            while (wire_.hear("done").value("id", 0) != id_) {
            }
            taken.push_back(
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
        }
        std::sort(taken.begin(), taken.end());
        return taken[taken.size() / 2];
    }

   private:
    Wire wire_;
    int id_ = 0;
};

server::Settings without_rates() {
    server::Settings settings;
    settings.limits.messages_per_second = settings.limits.burst = 1e12;
    return settings;
}

TEST(Live, malformed_messages_crash_nothing_and_hurt_nobody_else) {
    const Serving serving(without_rates());
    const json table = serving.make(kTwoPeople);
    Neighbour neighbour(serving);
    const double before = neighbour.median_ms(30);
    const long wanted = support::counted(100'000, 1'000'000, 10);
    std::atomic<bool> ended{false};
    std::atomic<long> heard{0};
    long at_first = 0, in_the_end = 0;
    std::thread attacker([&] {
        Garbage garbage(support::seed(), table);
        auto wire = std::make_unique<Wire>(serving.port());
        wire->upgrade();
        constexpr long kBatch = 250;
        for (long sent = 0; sent < wanted; sent += kBatch) {
            std::string batch;
            for (long i = 0; i < kBatch; ++i) batch += frame(2, garbage.next());
            wire->raw(batch + frame(1, R"({"ping":{},"id":)" + std::to_string(sent) + "}"));
            const std::string pong = "{\"pong\":{},\"id\":" + std::to_string(sent) + "}";
            for (std::string text = wire->hear(); text != pong; text = wire->hear()) {
                if (text.empty()) return;  // the connection was lost: told below
                ++heard;
            }
            if (sent == wanted / 5 / kBatch * kBatch) at_first = memory_in_kilobytes();
        }
        in_the_end = memory_in_kilobytes();
        ended = true;
    });
    std::vector<double> during;
    while (!ended && during.size() < 400 && attacker.joinable()) {
        during.push_back(neighbour.median_ms(3));
        if (heard >= wanted) break;
    }
    attacker.join();
    EXPECT_TRUE(ended) << "the connection of the attacker was lost after " << heard;
    EXPECT_GE(heard, wanted) << "every message was answered";
    std::sort(during.begin(), during.end());
    RecordProperty("latency_before_ms", std::to_string(before));
    RecordProperty("latency_during_ms", std::to_string(during[during.size() / 2]));
    std::printf("latency of another table: %.2f ms before, %.2f ms during; memory %ld kB, then %ld kB\n",
                before, during[during.size() / 2], at_first, in_the_end);
    EXPECT_LT(support::kSanitized ? 0 : in_the_end - at_first, 4'000) << "kB more";
    // The table that was aimed at is as it was, or as somebody rightly made it; the store is whole.
    Wire wire(serving.port());
    EXPECT_EQ(wire.http("GET", "/readyz").second, "ready\n");
    EXPECT_EQ(serving.figure("croupier_store_failures_total"), 0);
}

TEST(Live, broken_frames_end_only_their_own_connection) {
    const Serving serving(without_rates());
    Neighbour neighbour(serving);
    core::Xoshiro lot(support::seed() + 5);
    const int times = static_cast<int>(support::counted(300, 5'000));
    for (int i = 0; i < times; ++i) {
        Wire wire(serving.port());
        wire.upgrade();
        std::string bytes;
        switch (i % 6) {
            case 0:
                bytes = frame(3 + static_cast<int>(lot.word() % 5), "x");
                break;                                                  // an opcode that is none
            case 1: bytes = frame(1, R"({"ping":{}})", false); break;   // not masked
            case 2: bytes = std::string("\xf1\x80\0\0\0\0", 6); break;  // reserved bits
            case 3: bytes = frame(1, "\xff\xfe"); break;                // text that is not UTF-8
            case 4:
                bytes = std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14);
                break;  // a huge length
            default:
                for (int n = 0; n < 64; ++n) bytes += static_cast<char>(lot.word());
        }
        wire.raw(bytes);
        if (i % 6 < 5) {
            EXPECT_EQ(wire.hear(), "") << i;
        }
    }
    EXPECT_GT(neighbour.median_ms(5), 0);
}

TEST(Live, requests_that_are_no_http) {
    const Serving serving;
    const auto status = [&](const std::string& bytes) {
        Wire wire(serving.port());
        wire.raw(bytes);
        return wire.answer().first.substr(0, 12);
    };
    EXPECT_EQ(status("nonsense\r\n\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(status("GET / HTTP/9.9\r\n\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\nbad header\r\n\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(status("POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n"), "HTTP/1.1 400");
    EXPECT_EQ(status("GET / HTTP/1.1\r\nX: " + std::string(17'000, 'x') + "\r\n\r\n"), "HTTP/1.1 413");
    EXPECT_EQ(status("POST /api/tables HTTP/1.1\r\nContent-Length: 8193\r\n\r\n" + std::string(8193, ' ')),
              "HTTP/1.1 413");
    EXPECT_EQ(status("POST /api/tables HTTP/1.1\r\nContent-Length: 4097\r\n\r\n" + std::string(4097, ' ')),
              "HTTP/1.1 413");
    EXPECT_EQ(status("POST /api/tables HTTP/1.1\r\nContent-Length: 4096\r\n\r\n" + std::string(4096, ' ')),
              "HTTP/1.1 422");
    EXPECT_EQ(status("POST /api/tables HTTP/1.1\r\nContent-Length: 4095\r\n\r\n" + std::string(4095, ' ')),
              "HTTP/1.1 422");
    EXPECT_EQ(status("GET /api/tables/zzzzzzzzzzzz/deal HTTP/1.1\r\n\r\n"), "HTTP/1.1 404");
    EXPECT_EQ(status("BREW /healthz HTTP/1.1\r\n\r\n"), "HTTP/1.1 405");
    EXPECT_EQ(status("GET /healthz HTTP/1.1\r\n\r\n"), "HTTP/1.1 200");
}

TEST(Live, the_largest_frame) {
    const Serving serving;
    for (const int more : {-1, 0, 1}) {
        Wire wire(serving.port());
        wire.upgrade();
        wire.say(std::string(static_cast<std::size_t>(16384 + more), ' '));
        const std::string said = wire.hear();
        EXPECT_EQ(said.empty(), more > 0) << said;
        if (more <= 0) {
            EXPECT_EQ(json::parse(said)["refused"]["key"], "limit.message");
        }
    }
}

TEST(Live, connections_of_one_address) {
    server::Settings settings;
    settings.limits.spare_this_machine = false;
    settings.limits.sockets_of_address = 3;
    const Serving serving(settings);
    auto first = std::make_unique<Wire>(serving.port());
    EXPECT_EQ(first->upgrade(), "HTTP/1.1 101 Switching Protocols");
    Wire second(serving.port()), third(serving.port());
    EXPECT_EQ(second.http("GET", "/healthz").second, "ok\n");
    EXPECT_EQ(third.upgrade(), "HTTP/1.1 101 Switching Protocols");
    Wire fourth(serving.port());
    const auto [head, body] = fourth.answer();
    EXPECT_TRUE(head.starts_with("HTTP/1.1 503")) << head;
    EXPECT_EQ(json::parse(body)["refused"]["key"], "limit.address");
    first.reset();
    for (int tries = 0; tries < 200; ++tries) {  // until the server has noticed
        Wire again(serving.port());
        if (again.http("GET", "/healthz").second == "ok\n") return;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    FAIL() << "who leaves makes no room";
}

TEST(Live, who_does_not_read_is_let_go_and_nobody_else) {
    server::Settings settings = without_rates();
    settings.limits.waiting_letters = 64;
    const Serving serving(settings);
    const json table = serving.make(kTwoPeople);
    Wire writer(serving.port()), reader(serving.port());
    sit(writer, table, 0);
    reader.upgrade();
    reader.say(json{{"hello", {{"protocol", 1}, {"table", table["table"]}}}});
    reader.hear("presence");
    Wire slow(serving.port(), 4096);
    slow.upgrade();
    slow.say(json{{"hello", {{"protocol", 1}, {"table", table["table"]}}}});
    slow.hear("welcome");
    // From here on `slow` reads nothing more.
    const json chat{{"chat", {{"text", std::string(300, 'x')}}}};
    int said = 0;
    for (; said < 40'000 && serving.figure("croupier_dropped_total") == 0; said += 500)
        for (int i = 0; i < 500; ++i) {
            writer.say(chat);
            writer.hear("done");
            reader.hear("news");
        }
    EXPECT_EQ(serving.figure("croupier_dropped_total"), 1) << said;
    Neighbour neighbour(serving);
    EXPECT_GT(neighbour.median_ms(3), 0);
}

TEST(Live, who_shouts_is_let_go_and_nobody_else) {
    const Serving serving;
    Neighbour neighbour(serving);
    Wire loud(serving.port());
    loud.upgrade();
    std::string all;
    for (int i = 0; i < 3000; ++i) all += frame(1, R"({"ping":{}})");
    loud.raw(all);
    int pongs = 0, refused = 0, byes = 0;
    for (std::string text = loud.hear(); !text.empty(); text = loud.hear()) {
        pongs += text.find("pong") != text.npos ? 1 : 0;
        refused += text.find("\"refused\"") != text.npos ? 1 : 0;
        byes += text.find("\"bye\"") != text.npos ? 1 : 0;
    }
    EXPECT_GE(pongs, 400);
    EXPECT_EQ(refused, 1000);
    EXPECT_EQ(byes, 1);
    // The WebSocket's own pings count too: they would be answered without end.
    Wire pinging(serving.port());
    pinging.upgrade();
    std::string pings;
    for (int i = 0; i < 20'000; ++i) pings += frame(9, "");
    pinging.raw(pings);
    EXPECT_EQ(pinging.hear(), "") << "it is cut off";
    EXPECT_GT(neighbour.median_ms(3), 0);
}

}  // namespace
}  // namespace clients
