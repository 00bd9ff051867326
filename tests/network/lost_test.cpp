// Connections that break, servers that fall and come again: nothing is lost, nothing is told twice.

#include "network/server.h"

namespace network_test {
namespace {

struct Two {
    explicit Two(const Server& server, const char* game = "las-vegas-cards", json options = json::object())
        : table(server.make({{"game", game}, {"options", options}, {"seats", kTwoPeople}})),
          anna(table, "Anna", 3),
          benno(table, "Benno", 4) {
        anna.sit(0);
        benno.sit(1);
        anna.guest.ask(protocol::Start{});
    }
    std::string journal(const Server& server) const {
        return client::get(server.address(), "/api/tables/" + table.id + "/journal", kPatience).body;
    }
    Address table;
    Player anna, benno;
};

TEST(Network, who_reconnects_gets_what_was_missed_and_nothing_twice) {
    const Folder folder;
    const Server server(folder);
    Two two(server);
    // One of them loses the connection again and again, in the middle of everything.
    for (int i = 0; i < 40; ++i) {
        play_out({&two.anna, &two.benno}, 6);
        if (two.anna.is_over()) break;
        two.benno.guest.drop();
        play_out({&two.anna}, 4);
    }
    play_out({&two.anna, &two.benno});
    expect_seen_as_the_journal_says(two.journal(server), {&two.anna, &two.benno});
}

TEST(Network, a_server_that_falls_in_the_middle_has_lost_nothing) {
    const Folder folder;
    Server server(folder);
    Two two(server, "las-vegas", {{"rounds", 2}});
    for (int fall = 0; fall < 4; ++fall) {
        play_out({&two.anna, &two.benno}, 30);
        const int last = two.anna.picture().last();
        server.kill_it();
        server.start();
        two.anna.guest.drop();
        two.benno.guest.drop();
        two.anna.until([&] { return two.anna.guest.connected(); }, "the server");
        EXPECT_GE(two.anna.picture().last(), last);
    }
    play_out({&two.anna, &two.benno});
    EXPECT_TRUE(two.anna.is_over());
    expect_seen_as_the_journal_says(two.journal(server), {&two.anna, &two.benno});
}

TEST(Network, a_server_that_is_stopped_says_goodbye_and_goes_on_where_it_was) {
    const Folder folder;
    Server server(folder);
    Two two(server, "las-vegan");
    play_out({&two.anna, &two.benno}, 20);
    EXPECT_EQ(server.stop(), 0) << server.log();
    bool told = false;
    for (int i = 0; i < 5 && !told; ++i) {
        const std::optional<client::Heard> heard = two.anna.guest.hear(milliseconds(100));
        told = heard && heard->get<protocol::Bye>() != nullptr;
    }
    EXPECT_TRUE(told);
    server.start();
    play_out({&two.anna, &two.benno});
    expect_seen_as_the_journal_says(two.journal(server), {&two.anna, &two.benno});
}

TEST(Network, the_token_leads_back_to_the_seat_and_no_other_does) {
    const Folder folder;
    const Server server(folder);
    Two two(server);
    two.anna.until([&] { return !two.anna.picture().view().is_null(); }, "the start");
    const Player again(two.table, "Anna", 1, two.anna.guest.token());
    EXPECT_EQ(again.picture().seat(), core::Seat(0));
    std::string wrong = two.anna.guest.token();
    wrong.front() = wrong.front() == '0' ? '1' : '0';
    const Player mallory(two.table, "Mallory", 1, wrong);
    EXPECT_FALSE(mallory.picture().sits()) << "a wrong key opens no seat";
    EXPECT_EQ(server.log().find(two.anna.guest.token()), std::string::npos);
}

}  // namespace
}  // namespace network_test
