// Addresses, as people copy and type them.

#include "client/address.h"

#include <gtest/gtest.h>

#include "match/failure.h"

namespace network_test {
namespace {

using client::Address;

TEST(Address, is_read_with_and_without_scheme_port_and_table) {
    const struct {
        const char* text;
        bool secure;
        const char *host, *port, *prefix;
        Address::Leads leads;
        const char *id, *link;
    } kCases[] = {
        {"http://host:8080/t/abc123", false, "host", "8080", "", Address::Leads::Seat, "abc123",
         "http://host:8080/t/abc123"},
        {"ws://host/w/abc/", false, "host", "80", "", Address::Leads::Watch, "abc", "http://host/w/abc"},
        {"wss://table.example.org", true, "table.example.org", "443", "", Address::Leads::Server, "",
         "https://table.example.org"},
        {"https://example.org/games/t/x1?lang=de#top", true, "example.org", "443", "/games",
         Address::Leads::Seat, "x1", "https://example.org/games/t/x1"},
        {"192.168.1.20:8080", false, "192.168.1.20", "8080", "", Address::Leads::Server, "",
         "http://192.168.1.20:8080"},
        {"http://[::1]:8080/t/abc", false, "::1", "8080", "", Address::Leads::Seat, "abc",
         "http://[::1]:8080/t/abc"},
    };
    for (const auto& wanted : kCases) {
        const Address address = client::read_address(wanted.text);
        EXPECT_EQ(address.secure, wanted.secure) << wanted.text;
        EXPECT_EQ(address.host, wanted.host) << wanted.text;
        EXPECT_EQ(address.port, wanted.port) << wanted.text;
        EXPECT_EQ(address.prefix, wanted.prefix) << wanted.text;
        EXPECT_EQ(address.leads, wanted.leads) << wanted.text;
        EXPECT_EQ(address.id, wanted.id) << wanted.text;
        EXPECT_EQ(address.link(), wanted.link) << wanted.text;
    }
}

TEST(Address, that_is_none_is_refused_in_one_sentence) {
    for (const char* text :
         {"", "http://", "http:///t/abc", "ftp://host", "http://host:0", "http://host:65536",
          "http://host:12x", "http://ho st/t/abc", "http://host/t/a b", "http://host/\r\nX: y", "http://[::1",
          "http://user@host/"}) {
        EXPECT_THROW(client::read_address(text), client::Failure) << text;
        try {
            client::read_address(text);
        } catch (const client::Failure& failure) {
            EXPECT_EQ(failure.sentence().find('\n'), failure.sentence().npos) << failure.sentence();
        }
    }
}

}  // namespace
}  // namespace network_test
