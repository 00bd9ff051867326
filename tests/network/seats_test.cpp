// A server that falls while somebody sits down: the seat is theirs, once, and can be entered.

#include "network/typist.h"

namespace network_test {
namespace {

/// The instants of the fall: right before sitting down is written, and between that and the word of it.
constexpr const char* kFalls[] = {"append@1=dies", "append@1=dies-after"};

/// An open table at a server that falls as soon as somebody sits down.
struct Falling {
    explicit Falling(const char* fall) : server(folder) {
        table = server.make(
            {{"game", "las-vegas"}, {"options", {{"first", 0}, {"rounds", 1}}}, {"seats", kTwoPeople}});
        EXPECT_EQ(server.stop(), 0);
        server.start(fall);
    }
    void fall_and_rise() {
        server.wait_for_its_fall();
        server.start();
    }
    int times_sat(const std::string& name) const {
        Guest looker(table, "", words::Language::English, {});
        looker.arrive();
        int times = 0;
        for (const protocol::ToldEvent& told : looker.hear_until<protocol::News>(kPatience).events)
            if (const auto* sat = std::get_if<protocol::event::Sat>(&told.event.what))
                times += sat->name == name ? 1 : 0;
        return times;
    }
    /// Somebody takes the other seat, and the game is played to its end.
    void expect_playable(Player& anna) {
        Player benno(table, "Benno", 4);
        benno.sit(1);
        anna.guest.ask(protocol::Start{});
        play_out({&anna, &benno});
        EXPECT_TRUE(anna.is_over());
        EXPECT_EQ(anna.picture().names().at(0), "Anna");
    }

    Folder folder;
    Server server;
    Address table;
};

TEST(Seats, belong_to_who_took_them_though_the_server_fell_before_it_said_so) {
    for (const char* fall : kFalls) {
        SCOPED_TRACE(fall);
        Falling at(fall);
        Player anna(at.table, "Anna", 3);
        anna.guest.sit(core::Seat(0), "Anna");
        at.fall_and_rise();
        anna.guest.hear_until<protocol::SeatTaken>(kPatience);
        EXPECT_EQ(anna.picture().seat(), core::Seat(0));
        EXPECT_EQ(at.times_sat("Anna"), 1);
        at.expect_playable(anna);
    }
}

TEST(Seats, are_found_again_by_a_client_that_fell_together_with_the_server) {
    Falling at("append@1=dies-after");
    std::string token;
    {
        Player anna(at.table, "Anna", 3);
        token = anna.guest.choose_token();
        anna.guest.sit(core::Seat(0), "Anna");
        at.fall_and_rise();
    }
    Player anna(at.table, "Anna", 3, token);
    EXPECT_EQ(anna.picture().seat(), core::Seat(0));
    at.expect_playable(anna);
}

/// The control: this is what a token is chosen by the client for.
TEST(Seats, are_lost_where_the_server_chooses_the_token) {
    Falling at("append@1=dies-after");
    Player anna(at.table, "Anna", 3);
    const protocol::Sit sit{core::Seat(0), "Anna", "", std::string(32, '5')};
    anna.guest.ask(sit);
    at.fall_and_rise();
    anna.until([&] { return anna.guest.connected() && !anna.picture().chairs()[0].is_free(); }, "the server");
    EXPECT_FALSE(anna.picture().sits());
    anna.guest.ask(sit);
    EXPECT_THROW(anna.guest.hear_until<protocol::SeatTaken>(kPatience), client::Failure);
    EXPECT_EQ(at.times_sat("Anna"), 1);
}

TEST(Seats, are_given_once_for_a_token_however_often_it_is_said) {
    const Folder folder;
    const Server server(folder);
    const Address table = server.make({{"game", "las-vegas"}, {"seats", kTwoPeople}});
    const auto sit = [](int seat, const char* name, char token) {
        return protocol::Sit{core::Seat(seat), name, std::string(32, token), std::string(32, '5')};
    };
    Player anna(table, "Anna", 3);
    anna.guest.ask(sit(0, "Anna", 'a'));
    EXPECT_EQ(anna.guest.hear_until<protocol::SeatTaken>(kPatience).token, std::string(32, 'a'));
    const int last = anna.picture().last();
    // Another seat and another name make no difference: it is a repeat.
    anna.guest.ask(sit(1, "Anna again", 'a'));
    EXPECT_EQ(anna.guest.hear_until<protocol::SeatTaken>(kPatience).seat, core::Seat(0));
    EXPECT_EQ(anna.guest.hear_until<protocol::Done>(kPatience).number, last);
    // Who has a seat gets no second one with another token.
    anna.guest.ask(sit(1, "Anna again", 'b'));
    EXPECT_THROW(anna.guest.hear_until<protocol::SeatTaken>(kPatience), client::Failure);
    // Another connection, which has not said hello with the token.
    Player again(table, "Anna", 3);
    again.guest.ask(sit(0, "Anna", 'a'));
    EXPECT_EQ(again.guest.hear_until<protocol::SeatTaken>(kPatience).seat, core::Seat(0));
    EXPECT_TRUE(again.picture().chairs()[0].here);
    Player benno(table, "Benno", 4);
    benno.guest.ask(sit(0, "Benno", 'b'));
    EXPECT_THROW(benno.guest.hear_until<protocol::SeatTaken>(kPatience), client::Failure);
    benno.guest.ask(sit(1, "Benno", 'b'));
    EXPECT_EQ(benno.guest.hear_until<protocol::SeatTaken>(kPatience).seat, core::Seat(1));
    benno.guest.ask(protocol::Start{});
    again.until([&] { return again.picture().view().is_object(); }, "the start");
    again.guest.ask(sit(0, "Anna", 'a'));
    EXPECT_EQ(again.guest.hear_until<protocol::SeatTaken>(kPatience).seat, core::Seat(0));
    // Once cards may lie on the table the way in is hello.
    Player late(table, "Anna", 3);
    late.guest.ask(sit(0, "Anna", 'a'));
    EXPECT_THROW(late.guest.hear_until<protocol::SeatTaken>(kPatience), client::Failure);
}

TEST(Seats, are_taken_by_croupier_join_across_the_fall) {
    for (const char* fall : kFalls) {
        SCOPED_TRACE(fall);
        Falling at(fall);
        Typist anna(at.folder, "anna", {at.table.link(), "--name", "Anna"});
        at.fall_and_rise();
        anna.until("You sit at seat 0.");
        EXPECT_EQ(at.times_sat("Anna"), 1);
        anna.end_input();
        EXPECT_EQ(anna.code(), 0) << anna.complained();
    }
}

TEST(Seats, are_entered_by_croupier_join_when_it_was_killed_as_well) {
    Falling at("append@1=dies-after");
    {
        const Typist anna(at.folder, "anna", {at.table.link(), "--name", "Anna"});
        at.server.wait_for_its_fall();
    }  // it is killed here
    at.server.start();
    support::fs::rename(at.folder / "anna", at.folder / "anna-again");
    Typist anna(at.folder, "anna-again", {at.table.link()});
    anna.until("You are back at seat 0.");
    EXPECT_EQ(at.times_sat("Anna"), 1);
}

TEST(Seats, are_taken_by_programs_and_bots_across_the_fall) {
    Falling at("append@1=dies-after");
    Typist program(at.folder, "program", {at.table.link(), "--name", "Anna", "--json"});
    at.fall_and_rise();
    program.until(R"("seated":{"seat":0)");
    Falling other("append@1=dies-after");
    Typist bot(other.folder, "bot", {other.table.link(), "--name", "Anna", "--bot", "random", "--start"});
    other.fall_and_rise();
    Player benno(other.table, "Benno", 4);
    benno.until([&] { return !benno.picture().chairs()[0].is_free(); }, "the bot");
    benno.sit(1);
    while (!benno.is_over() && !HasFailure()) benno.take_part(milliseconds(5));
    EXPECT_EQ(bot.code(), 0) << bot.complained();
}

}  // namespace
}  // namespace network_test
