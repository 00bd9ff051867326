// Every kind of bad message from everybody who has no right to send it: a typed refusal, and nothing changes.

#include <gtest/gtest.h>

#include "clients/party.h"

namespace clients {
namespace {

const char* kWish =
    R"({"game":"las-vegas","options":{"first":0,"rounds":1},"seats":[{"kind":"person"},{"kind":"person"}]})";

/// Everybody at one party: a game is on, seat 0 is asked.
class Door : public testing::Test {
   protected:
    struct Role {
        const char* name;
        EarPtr ear;
    };
    Door() {
        // Somebody who plays at another table.
        party.make(kWish);
        const EarPtr stranger = party.sit(0);
        stranger_token = token_of(stranger);
        party.make(kWish);
        former = party.sit(1);
        former_token = token_of(former);
        party.say(former, R"({"leave":{}})");
        asked = party.sit(0);
        other = party.sit(1);
        party.say(asked, R"({"start":{}})");
        roles = {{"anonymous", party.arrive()},
                 {"visitor", party.come_in()},
                 {"spectator", party.look_on()},
                 {"other seat", other},
                 {"other table", party.come_in(R"(,"token":")" + stranger_token + "\"")},
                 {"former player", former},
                 {"former token", party.come_in(R"(,"token":")" + former_token + "\"")}};
        witness = party.look_on();
        party.settle();
    }
    static std::string token_of(const EarPtr& ear) {
        for (const std::string& letter : ear->all())
            if (const std::size_t at = letter.find("\"token\":\""); at != letter.npos)
                return letter.substr(at + 9, 32);
        ADD_FAILURE() << "not seated";
        return {};
    }
    /// The kind and key of the one refusal that comes, while nothing changes for anybody.
    std::string refused(const EarPtr& ear, const std::string& message) {
        const std::string before = party.everything();
        const std::size_t heard = witness->all().size();
        const auto letters = party.say(ear, message);
        EXPECT_EQ(party.everything(), before) << message;
        EXPECT_EQ(witness->all().size(), heard) << message;
        EXPECT_EQ(letters.size(), 1u) << message;
        const json said = Party::last(letters);
        if (!said.contains("refused")) return said.dump();
        EXPECT_FALSE(said["refused"]["text"].get<std::string>().empty());
        return said["refused"]["kind"].get<std::string>() + " " + said["refused"]["key"].get<std::string>();
    }

    Party party;
    EarPtr asked, other, former, witness;
    std::string stranger_token, former_token;
    std::vector<Role> roles;
};

/// A message as it should be, and why everybody else may not send it.
struct Wanted {
    const char* message;
    const char* seatless;  // who is at the table and has no seat
    const char* other;     // who has one and is not asked
};

TEST_F(Door, everybody_is_refused_what_is_not_theirs) {
    const std::string random = random_bytes();
    const std::string sit = R"({"sit":{"seat":1,"name":"Eve","random":")" + random + R"("},"id":5})";
    const std::string rematch = R"({"rematch":{"random":")" + random + R"("},"id":5})";
    const std::string hello = R"({"hello":{"protocol":1,"table":")" + party.table() + R"("},"id":5})";
    const Wanted all[] = {
        {R"({"move":{"question":1,"move":{"place":1}},"id":5})", "right table.not-seated", "gate gate.stale"},
        {R"({"move":{"question":2,"move":{"place":1}},"id":5})", "right table.not-seated",
         "gate gate.not-asked"},
        {R"({"move":{"question":3,"move":{"place":1}},"id":5})", "right table.not-seated",
         "gate gate.future"},
        {R"({"move":{"question":2,"move":{"place":7}},"id":5})", "right table.not-seated", nullptr},
        {R"({"move":{"question":2,"move":{"fly":1}},"id":5})", "right table.not-seated", nullptr},
        {sit.c_str(), "table table.started-already", "table table.started-already"},
        {R"({"leave":{},"id":5})", "right table.not-seated", "table table.started-already"},
        {R"({"swap":{"seat":0},"id":5})", "right table.not-seated", "table table.started-already"},
        {R"({"swap":{"seat":9},"id":5})", "right table.not-seated", "table table.no-such-seat"},
        {R"({"seat":{"seat":0,"bot":"regular"},"id":5})", "right table.not-seated",
         "table table.started-already"},
        {R"({"start":{},"id":5})", "right table.not-seated", "table table.started-already"},
        {R"({"undo":{},"id":5})", "right table.not-seated", "gate gate.no-undo"},
        {R"({"undo-answer":{"agree":true},"id":5})", "right table.not-seated", "table table.no-undo-open"},
        {R"({"takeover":{"seat":0,"bot":"regular"},"id":5})", "right table.not-seated",
         "right table.is-there"},
        {R"({"takeover":{"seat":4,"bot":"regular"},"id":5})", "right table.not-seated",
         "table table.no-such-seat"},
        {R"({"back":{},"id":5})", "right table.not-seated", "table table.not-away"},
        {rematch.c_str(), "table table.not-over", "table table.not-over"},
        {R"({"hint":{},"id":5})", "right table.not-seated", "right table.no-odds"},
        {R"({"chat":{"text":"\u202eabc"},"id":5})", "right table.not-seated", "form table.bad-chat"},
        {hello.c_str(), "form form.hello-twice", "form form.hello-twice"},
    };
    for (const Wanted& wanted : all)
        for (const Role& role : roles) {
            SCOPED_TRACE(std::string(role.name) + ": " + wanted.message);
            const std::string name = role.name;
            const bool is_hello = std::string(wanted.message).starts_with("{\"hello\"");
            if (name == "anonymous" && is_hello) continue;
            const std::string got = refused(role.ear, wanted.message);
            if (name == "anonymous")
                EXPECT_EQ(got, "form form.hello-first");
            else if (name == "spectator" && !is_hello)
                EXPECT_EQ(got, "right table.spectator");
            else if (name == "other seat" && wanted.other == nullptr)
                EXPECT_TRUE(got.starts_with("form ") || got.starts_with("gate ") || got.starts_with("rule "))
                    << got;
            else
                EXPECT_EQ(got, name == "other seat" ? wanted.other : wanted.seatless);
        }
}

TEST_F(Door, what_is_no_message_is_refused_whoever_sends_it) {
    std::vector<std::string> bad{
        "",
        " ",
        "nonsense",
        "{",
        "[]",
        "null",
        "1",
        "\"ping\"",
        "{}",
        "{\"id\":1}",
        "{\"ping\":{},\"pong\":{}}",
        "{\"ping\":{},\"ping\":{}}",
        "{\"ping\":[]}",
        "{\"ping\":null}",
        "{\"ping\":{\"x\":1}}",
        "{\"ping\":{}}x",
        "{\"ping\":{},\"id\":1.5}",
        "{\"ping\":{},\"id\":\"1\"}",
        "{\"ping\":{},\"id\":null}",
        "{\"ping\":{},\"id\":1e3}",
        "{\"ping\":{},\"id\":99999999999999999999}",
        "{'ping':{}}",
        "{\"ping\":{},}",
        "{\"pinG\":{}}",
        "{\"deal\":{}}",
        std::string("{\"ping\":{}}\0", 12),
        "\xef\xbb\xbf{\"ping\":{}}",
        "{\"chat\":{\"text\":\"\xff\"}}",
        "{\"chat\":{\"text\":\"\xc0\x80\"}}",
        "{\"chat\":{\"text\":\"\\ud800\"}}",
        "{\"chat\":{\"text\":7}}",
        "{\"chat\":{\"text\":null}}",
        "{\"chat\":{\"text\":\"a\nb\"}}",
        "{\"chat\":{}}",
        "{\"chat\":{\"text\":\"a\",\"to\":1}}",
        "{\"move\":{}}",
        "{\"move\":{\"question\":2}}",
        "{\"move\":{\"move\":{\"place\":1}}}",
        "{\"move\":{\"question\":\"2\",\"move\":{\"place\":1}}}",
        "{\"move\":{\"question\":2.0,\"move\":{\"place\":1}}}",
        "{\"move\":{\"question\":-1,\"move\":{\"place\":1}}}",
        "{\"move\":{\"question\":2,\"move\":1}}",
        "{\"move\":{\"question\":2,\"move\":{\"place\":1},\"seat\":0}}",
        "{\"move\":{\"question\":9999999999,\"move\":{}}}",
        "{\"sit\":{}}",
        "{\"sit\":{\"seat\":0}}",
        "{\"sit\":{\"seat\":0,\"name\":\"x\",\"random\":\"1\"}}",
        "{\"sit\":{\"seat\":-1,\"name\":\"x\",\"random\":\"" + random_bytes() + "\"}}",
        "{\"swap\":{}}",
        "{\"swap\":{\"seat\":true}}",
        "{\"seat\":{\"seat\":0}}",
        "{\"seat\":{\"seat\":0,\"bot\":1}}",
        "{\"start\":{\"now\":true}}",
        "{\"undo-answer\":{}}",
        "{\"undo-answer\":{\"agree\":1}}",
        "{\"takeover\":{}}",
        "{\"takeover\":{\"seat\":[0]}}",
        "{\"rematch\":{\"random\":\"zz\"}}",
        "{\"hello\":{}}",
        "{\"hello\":{\"protocol\":2,\"table\":\"000000000000\"}}",
        "{\"hello\":{\"protocol\":1,\"table\":\"short\"}}",
        "{\"hello\":{\"protocol\":1,\"table\":\"000000000000\",\"watch\":\"000000000000\"}}",
        "{\"hello\":{\"protocol\":1,\"table\":\"000000000000\",\"token\":\"x\"}}",
        "{\"hello\":{\"protocol\":1,\"table\":\"000000000000\",\"words\":\"xx\"}}",
        "{\"hello\":{\"protocol\":1,\"table\":\"000000000000\",\"last\":-2}}",
        std::string(17, '[') + std::string(17, ']'),
        std::string(4097, ' '),
        std::string(4000, '{')};
    roles.push_back({"asked seat", asked});
    for (const std::string& message : bad)
        for (const Role& role : roles) {
            SCOPED_TRACE(std::string(role.name) + ": " + message.substr(0, 120));
            const std::string got = refused(role.ear, message);
            EXPECT_TRUE(got.starts_with("form ") || got.starts_with("limit ")) << got;
        }
}

TEST_F(Door, who_was_told_good_bye_is_not_heard_any_more) {
    party.world.beat() += 200'000;
    party.world.hub().tick();
    for (const EarPtr& ear : {asked, other, former}) {
        ASSERT_EQ(ear->all().back().substr(ear->all().back().find(' ') + 1), "hung up");
        const std::string before = party.everything();
        EXPECT_TRUE(party.say(ear, R"({"chat":{"text":"still here"},"id":1})").empty());
        EXPECT_TRUE(party.say(ear, R"({"move":{"question":2,"move":{"place":1}}})").empty());
        EXPECT_EQ(party.everything(), before);
    }
}

TEST_F(Door, the_harness_would_notice_a_change) {
    const std::string before = party.everything();
    party.say(other, R"({"chat":{"text":"hello"}})");
    EXPECT_NE(party.everything(), before);
}

}  // namespace
}  // namespace clients
