// Limits, each at one below, at, and one above.

#include <gtest/gtest.h>

#include "clients/party.h"
#include "server/outbox.h"

namespace clients {
namespace {

const char* kTwo = R"({"game":"las-vegas","seats":[{"kind":"person"},{"kind":"person"}]})";

std::string key_of(const std::vector<std::string>& letters) {
    const json said = Party::last(letters);
    if (said.contains("refused")) return said["refused"]["key"];
    return said.is_object() && !said.empty() ? said.begin().key() : "";
}

TEST(Limits, bytes_and_depth_of_a_message) {
    Party party;
    party.make(kTwo);
    const EarPtr ear = party.sit(0);
    const std::string ping = R"({"ping":{}})";
    for (const int more : {-1, 0, 1}) {
        const std::string text =
            ping + std::string(
                       protocol::kLongestMessage - ping.size() + static_cast<std::size_t>(more + 1) - 1, ' ');
        EXPECT_EQ(key_of(party.say(ear, text)), more > 0 ? "limit.message" : "pong") << more;
    }
    for (const int more : {-1, 0, 1}) {
        const auto lists = static_cast<std::size_t>(protocol::kDeepestMessage + more - 1);
        const std::string text = "{\"ping\":" + std::string(lists, '[') + std::string(lists, ']') + "}";
        EXPECT_EQ(key_of(party.say(ear, text)), more > 0 ? "limit.depth" : "form.object") << more;
    }
}

TEST(Limits, characters_of_names_and_of_what_is_said) {
    Party party;
    for (const int more : {-1, 0, 1}) {
        party.make(kTwo);
        const EarPtr ear = party.come_in();
        std::string name, chat;
        for (int i = 0; i < 24 + more; ++i) name += "ü";
        for (int i = 0; i < 300 + more; ++i) chat += "語";
        const std::string sit =
            R"({"sit":{"seat":0,"name":")" + name + R"(","random":")" + random_bytes() + "\"}}";
        EXPECT_EQ(key_of(party.say(ear, sit)), more > 0 ? "table.bad-name" : "done") << more;
        if (more > 0) party.say(ear, R"({"sit":{"seat":0,"name":"x","random":")" + random_bytes() + "\"}}");
        EXPECT_EQ(key_of(party.say(ear, R"({"chat":{"text":")" + chat + "\"}}")),
                  more > 0 ? "table.bad-chat" : "done");
    }
    party.make(kTwo);
    const EarPtr ear = party.come_in();
    EXPECT_EQ(key_of(party.say(ear, R"({"sit":{"seat":0,"name":"","random":")" + random_bytes() + "\"}}")),
              "table.bad-name");
}

TEST(Limits, messages_at_once_and_a_second) {
    Party party;
    const EarPtr ear = party.arrive();
    const auto ping = [&] {
        party.world.hub().hear(ear, R"({"ping":{}})");
        return ear->all().back().find("pong") != std::string::npos;
    };
    for (int i = 1; i <= 400; ++i) ASSERT_TRUE(ping()) << i;
    EXPECT_FALSE(ping()) << "the 401st";
    party.world.beat() += 4;
    EXPECT_FALSE(ping()) << "200 a second are one in 5 ms";
    party.world.beat() += 1;
    EXPECT_TRUE(ping());
    EXPECT_FALSE(ping());
    // Three refusals so far; the thousandth is the last.
    for (int i = 4; i <= 1000; ++i) ASSERT_FALSE(ping()) << i;
    EXPECT_NE(ear->all().back().find("limit.rate"), std::string::npos);
    EXPECT_FALSE(ping());
    EXPECT_NE(ear->all().back().find("hung up"), std::string::npos);
    const std::size_t heard = ear->all().size();
    party.world.beat() += 60'000;
    ping();
    EXPECT_EQ(ear->all().size(), heard) << "who was let go is not heard";
}

TEST(Limits, messages_of_one_address_whatever_its_connections) {
    Party party;
    std::vector<EarPtr> ears;
    for (int i = 0; i < 8; ++i) ears.push_back(party.arrive("203.0.113.5"));
    int answered = 0;
    for (int i = 0; i < 8 * 300; ++i) {
        const EarPtr& ear = ears[static_cast<std::size_t>(i % 8)];
        party.world.hub().hear(ear, R"({"ping":{}})");
        answered += ear->all().back().find("pong") != std::string::npos ? 1 : 0;
    }
    EXPECT_EQ(answered, 2000);
    const EarPtr other = party.arrive("203.0.113.6");
    party.world.hub().hear(other, R"({"ping":{}})");
    EXPECT_NE(other->all().back().find("pong"), std::string::npos) << "others are not hurt";
}

TEST(Limits, tables_of_one_address) {
    Party party;
    const auto make = [&](const std::string& address) {
        int status = 0;
        party.world.hub().make_table(kTwo, address, [&](server::Reply reply) { status = reply.status; });
        party.world.pump([&] { return status != 0; });
        return status;
    };
    for (int i = 1; i <= 60; ++i) ASSERT_EQ(make("203.0.113.5"), 201) << i;
    EXPECT_EQ(make("203.0.113.5"), 429);
    EXPECT_EQ(make("203.0.113.6"), 201);
    party.world.beat() += 5990;
    EXPECT_EQ(make("203.0.113.5"), 429) << "ten a minute are one in six seconds";
    party.world.beat() += 11;
    EXPECT_EQ(make("203.0.113.5"), 201);
}

TEST(Limits, time_until_hello_and_silence) {
    Party party;
    party.make(kTwo);
    const auto is_gone = [](const EarPtr& ear) {
        return !ear->all().empty() && ear->all().back().find("hung up") != std::string::npos;
    };
    const EarPtr silent = party.arrive();
    party.world.beat() += 10'000;
    party.world.hub().tick();
    EXPECT_FALSE(is_gone(silent));
    party.world.beat() += 1001;  // the hub looks once a second
    party.world.hub().tick();
    EXPECT_TRUE(is_gone(silent));
    const EarPtr idle = party.come_in();
    party.world.beat() += 90'000;
    party.world.hub().tick();
    EXPECT_FALSE(is_gone(idle));
    party.say(idle, R"({"ping":{}})");
    party.world.beat() += 90'000;
    party.world.hub().tick();
    EXPECT_FALSE(is_gone(idle));
    party.world.beat() += 1001;
    party.world.hub().tick();
    EXPECT_TRUE(is_gone(idle));
}

TEST(Limits, letters_and_bytes_that_nobody_has_read) {
    server::Limits limits;
    const auto letter = [](std::size_t size) { return std::make_shared<const std::string>(size, 'x'); };
    server::Outbox many(limits);
    for (std::size_t i = 1; i <= limits.waiting_letters; ++i) ASSERT_TRUE(many.add(letter(10))) << i;
    EXPECT_FALSE(many.add(letter(10)));
    many.sent();
    EXPECT_FALSE(many.add(letter(1))) << "who was too slow once stays so";
    server::Outbox again(limits);
    for (std::size_t i = 1; i <= limits.waiting_letters; ++i) ASSERT_TRUE(again.add(letter(10)));
    again.sent();
    EXPECT_TRUE(again.add(letter(10))) << "what is sent makes room";
    for (const int more : {-1, 0, 1}) {
        server::Outbox heavy(limits);
        ASSERT_TRUE(heavy.add(letter(limits.waiting_bytes / 2)));
        const std::size_t rest = limits.waiting_bytes - limits.waiting_bytes / 2;
        EXPECT_EQ(heavy.add(letter(rest + static_cast<std::size_t>(more + 1) - 1)), more <= 0) << more;
    }
    server::Outbox ended(limits);
    for (int i = 0; i < 5; ++i) ended.add(letter(10));
    ended.end_with(letter(3));
    EXPECT_EQ(ended.size(), 2u) << "the one under way, and the good-bye";
    EXPECT_FALSE(ended.add(letter(1)));
}

TEST(Limits, seats_and_seconds_of_a_table) {
    Party party;
    const auto status = [&](const std::string& wish) {
        int got = 0;
        party.world.hub().make_table(wish, "127.0.0.1", [&](server::Reply reply) { got = reply.status; });
        party.world.pump([&] { return got != 0; });
        return got;
    };
    const auto timed = [&](const std::string& timer) {
        return status(R"({"game":"las-vegas","seats":[{"kind":"person"},{"kind":"person"}],"timer":)" +
                      timer + "}");
    };
    EXPECT_EQ(timed("4"), 422);
    EXPECT_EQ(timed("5"), 201);
    EXPECT_EQ(timed("6"), 201);
    EXPECT_EQ(timed("604799"), 201);
    EXPECT_EQ(timed("604800"), 201);
    EXPECT_EQ(timed("604801"), 422);
    for (const match::AnyGame* game : match::games())
        for (int seats = 0; seats <= 9; ++seats) {
            std::string list;
            for (int i = 0; i < seats; ++i) list += std::string(i > 0 ? "," : "") + R"({"kind":"person"})";
            const bool fits = seats >= game->about().fewest && seats <= game->about().most;
            EXPECT_EQ(status(R"({"game":")" + game->name() + R"(","seats":[)" + list + "]}"),
                      fits ? 201 : 422)
                << game->name() << " " << seats;
        }
}

TEST(Limits, hints_come_one_at_a_time) {
    Party party;
    party.make(
        R"({"game":"las-vegas","options":{"first":0},"seats":[{"kind":"person"},{"kind":"person"}],"odds":true})");
    const EarPtr asked = party.sit(0), other = party.sit(1);
    party.say(other, R"({"start":{}})");
    const int before = asked->answered;
    for (int i = 1; i <= 3; ++i)
        party.world.hub().hear(asked, R"({"hint":{},"id":)" + std::to_string(i) + "}");
    party.world.pump([&] { return asked->answered == before + 3; });
    int hints = 0, refused = 0;
    for (const std::string& letter : asked->all()) {
        hints += letter.find("{\"hint\":") != letter.npos ? 1 : 0;
        refused += letter.find("limit.hint") != letter.npos ? 1 : 0;
    }
    EXPECT_EQ(hints, 1);
    EXPECT_EQ(refused, 2);
    party.world.hub().hear(asked, R"({"hint":{},"id":4})");
    party.world.pump([&] { return asked->answered == before + 4; });
    EXPECT_NE(asked->all().back().find("{\"hint\":"), std::string::npos) << "the next one may come";
}

TEST(Limits, a_table_holds_so_much_talk_and_no_more) {
    Party party;
    party.make(kTwo);
    const EarPtr ear = party.sit(0);
    // Filled past the hub, all in one go.
    store::Append append;
    append.table = party.table();
    append.first = party.world.store().find(party.table())->events;
    const store::Card card = party.world.store().find(party.table())->card;
    append.card = card;
    for (int i = append.first; i <= 20'000 - 1; ++i)
        append.events.push_back(R"({"at":1,"chat":{"seat":0,"text":"x"}})");
    party.world.store().happen(append);
    party.settle();
    EXPECT_EQ(key_of(party.say(ear, R"({"chat":{"text":"the last"}})")), "done");
    EXPECT_EQ(key_of(party.say(ear, R"({"chat":{"text":"one more"}})")), "limit.table-full");
}

}  // namespace
}  // namespace clients
