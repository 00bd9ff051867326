// What people do at a table besides playing: seats, undo, absence, chat, rematch.

#include <algorithm>

#include "network/server.h"

namespace network_test {
namespace {

using Status = client::Status;

json people(int count) {
    json seats = json::array();
    for (int i = 0; i < count; ++i) seats.push_back({{"kind", "person"}});
    return seats;
}

/// Asks for something and hears until it is done or refused.
json asked(Player& player, const json& request) {
    json numbered = request;
    const int id = numbered["id"] = 100 + static_cast<int>(std::rand() % 1'000'000);
    player.guest.pass_on(numbered.dump());
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (std::chrono::steady_clock::now() < end) {
        const std::optional<client::Heard> heard = player.guest.hear(milliseconds(100));
        if (heard && heard->answer.id == id) return json::parse(heard->text);
    }
    ADD_FAILURE() << "no answer to " << request.dump();
    return json::object();
}
void expect_done(Player& player, const json& request) {
    const json answer = asked(player, request);
    EXPECT_TRUE(answer.contains("done") || answer.contains("seated")) << request << " " << answer;
}
void expect_refused(Player& player, const json& request, const char* kind, const char* key) {
    const json answer = asked(player, request);
    ASSERT_TRUE(answer.contains("refused")) << request << " " << answer;
    EXPECT_EQ(answer["refused"].value("kind", ""), kind) << answer;
    EXPECT_EQ(answer["refused"].value("key", ""), key) << answer;
    EXPECT_FALSE(answer["refused"].value("text", "").empty()) << answer;
}
const json kNothing = json::object();
json request(const char* kind, json inside = json::object()) { return {{kind, std::move(inside)}}; }
json sit(int seat, const char* name) {
    return request("sit", {{"seat", seat}, {"name", name}, {"random", client::random_hex(16)}});
}

TEST(Network, seats_are_taken_left_swapped_and_given_to_bots_before_the_start) {
    const Folder folder;
    const Server server(folder);
    const Address table = server.make({{"game", "las-vegas"}, {"seats", people(4)}});
    Player anna(table, "Anna", 1), benno(table, "Benno", 2);
    expect_refused(anna, request("start"), "right", "table.not-seated");
    anna.sit(0);
    expect_refused(benno, sit(0, "Benno"), "table", "table.seat-taken");
    expect_refused(benno, sit(1, "Anna"), "table", "table.name-taken");
    expect_refused(benno, sit(9, "Benno"), "table", "table.no-such-seat");
    expect_refused(benno, sit(1, "\u202eBenno"), "form", "table.bad-name");
    benno.sit(1);
    expect_refused(anna, request("start"), "table", "table.seats-free");
    expect_done(anna, request("seat", {{"seat", 2}, {"bot", "novice"}}));
    expect_done(anna, request("seat", {{"seat", 3}, {"bot", "regular"}}));
    expect_done(benno, request("seat", {{"seat", 2}, {"bot", nullptr}}));
    expect_done(benno, request("swap", {{"seat", 2}}));  // free: at once
    EXPECT_EQ(benno.picture().seat(), core::Seat(2));
    expect_done(benno, request("swap", {{"seat", 0}}));  // Anna's: once she asks too
    EXPECT_EQ(benno.picture().seat(), core::Seat(2));
    expect_done(anna, request("swap", {{"seat", 2}}));
    benno.until([&] { return benno.picture().seat() == core::Seat(0); }, "Anna's seat");
    EXPECT_EQ(anna.picture().seat(), core::Seat(2));
    expect_done(benno, request("leave"));
    EXPECT_FALSE(benno.picture().sits());
    benno.sit(1);
    expect_done(anna, request("seat", {{"seat", 0}, {"bot", "random"}}));
    expect_done(anna, request("start"));
    expect_refused(benno, request("leave"), "table", "table.started-already");
    benno.until([&] { return benno.picture().status() == Status::Playing; }, "the start");
    play_out({&anna, &benno});
    EXPECT_TRUE(anna.is_over());
    EXPECT_EQ(anna.picture().names()[2], "Anna");
    EXPECT_EQ(anna.picture().names()[1], "Benno");
}

/// Anna and Benno at a game in which the order of seats is known.
struct Two {
    Two(const Server& server, const char* game, json options)
        : table(server.make(
              {{"game", game}, {"options", std::move(options)}, {"seats", people(2)}, {"odds", true}})),
          anna(table, "Anna", 11),
          benno(table, "Benno", 12) {
        anna.sit(0);
        benno.sit(1);
        expect_done(anna, request("start"));
        benno.until([&] { return benno.picture().status() == Status::Playing; }, "the start");
    }
    Address table;
    Player anna, benno;
};

TEST(Network, a_sealed_answer_can_be_taken_back_until_the_last_is_in) {
    const Folder folder;
    const Server server(folder);
    Two two(server, "las-vegas-cards", json::object());
    ASSERT_TRUE(two.anna.is_asked());
    const std::size_t before = two.anna.picture().entries().size();
    const int question = two.anna.picture().question_number();
    expect_done(two.anna,
                request("move", {{"question", question}, {"move", json::parse(two.anna.any_move())}}));
    EXPECT_TRUE(two.anna.picture().can_undo());
    two.benno.until([&] { return two.benno.picture().entries().size() == before + 1; }, "Anna's answer");
    // He knows that she has answered, and nothing else.
    EXPECT_EQ(two.benno.picture().entries().back().written(), R"({"seat":0,"move":{"place":null}})");
    expect_done(two.anna, request("undo"));
    EXPECT_EQ(two.anna.picture().entries().size(), before);
    two.benno.until([&] { return two.benno.picture().entries().size() == before; }, "the undo");
    EXPECT_EQ(two.anna.picture().question_number(), question);
    play_out({&two.anna, &two.benno});
    EXPECT_TRUE(two.benno.is_over());
}

/// Somebody answers until what they answered can be taken back only if all agree.
void play_some(Two& two) {
    for (int i = 0; i < 200 && two.anna.picture().entries().size() < 12; ++i) {
        two.anna.take_part(milliseconds(5));
        two.benno.take_part(milliseconds(5));
    }
    // What was answered last has arrived everywhere.
    for (Player* player : {&two.anna, &two.benno})
        player->until([&] { return !player->guest.awaits_confirmation(); }, "the last answer");
    const int last = std::max(two.anna.picture().last(), two.benno.picture().last());
    for (Player* player : {&two.anna, &two.benno})
        player->until([&] { return player->picture().last() >= last; }, "the same");
}

TEST(Network, what_the_gate_does_not_give_back_is_taken_back_if_all_agree) {
    const Folder folder;
    const Server server(folder);
    Two two(server, "las-vegas", {{"first", 0}, {"rounds", 1}});
    play_some(two);
    Player &anna = two.anna, &benno = two.benno;
    ASSERT_FALSE(anna.picture().can_undo());
    const std::size_t entries = anna.picture().entries().size();
    expect_done(anna, request("undo"));
    benno.until([&] { return benno.picture().undo_asked_by() == core::Seat(0); }, "the request");
    expect_done(benno, request("undo-answer", {{"agree", false}}));
    anna.until([&] { return anna.picture().undo_asked_by() == core::kSpectator; }, "the answer");
    EXPECT_EQ(anna.picture().entries().size(), entries);
    expect_refused(benno, request("undo-answer", {{"agree", true}}), "table", "table.no-undo-open");
    expect_done(anna, request("undo"));
    benno.until([&] { return benno.picture().undo_asked_by() == core::Seat(0); }, "the request");
    expect_done(benno, request("undo-answer", {{"agree", true}}));
    anna.until([&] { return anna.picture().entries().size() < entries; }, "the moves taken back");
    benno.until([&] { return benno.picture().last() == anna.picture().last(); }, "the same");
    EXPECT_EQ(benno.picture().entries(), anna.picture().entries());
    // Somebody who was away all the time hears of it in one go, and sees the same.
    Player late(two.table, "", 1, anna.guest.token());
    late.until([&] { return late.picture().last() == anna.picture().last(); }, "all that happened");
    EXPECT_EQ(late.picture().entries(), anna.picture().entries());
    play_out({&anna, &benno});
    const client::Answer journal =
        client::get(server.address(), "/api/tables/" + two.table.id + "/journal", kPatience);
    expect_seen_as_the_journal_says(journal.body, {&anna, &benno});
}

TEST(Network, a_bot_plays_for_who_is_away_and_gives_the_seat_back) {
    const Folder folder;
    const Server server(folder);
    Two two(server, "las-vegas", {{"first", 1}, {"rounds", 1}});
    Player& anna = two.anna;
    expect_refused(anna, request("takeover", {{"seat", 1}, {"bot", "novice"}}), "right", "table.is-there");
    const std::string token = two.benno.guest.token();
    two.benno.guest.drop();
    // The server notices that he has gone.
    anna.until([&] { return !anna.picture().chairs()[1].here; }, "Benno's absence");
    expect_done(anna, request("takeover", {{"seat", 1}, {"bot", "novice"}}));
    EXPECT_EQ(anna.picture().chairs()[1].stand_in, "novice");
    anna.until([&] { return anna.is_asked(); }, "the bot's answer");
    Player again(two.table, "Benno", 5, token);
    EXPECT_EQ(again.picture().seat(), core::Seat(1));
    anna.until([&] { return anna.picture().chairs()[1].stand_in.empty(); }, "Benno");
    play_out({&anna, &again});
    EXPECT_TRUE(again.is_over());
    EXPECT_TRUE(again.refusals.empty());
}

TEST(Network, moves_are_refused_by_rule_gate_and_right) {
    const Folder folder;
    const Server server(folder);
    Two two(server, "las-vegas", {{"first", 0}});
    Player watcher(two.table.to_watch(two.anna.picture().watch()), "", 1);
    ASSERT_TRUE(two.anna.is_asked());
    const int question = two.anna.picture().question_number();
    const auto move = [&](int number, const char* text) {
        return request("move", {{"question", number}, {"move", json::parse(text)}});
    };
    expect_refused(two.anna, move(question, R"({"jump":9})"), "form", "move.unknown");
    const std::vector<std::string> offers = two.anna.picture().offers();
    for (int face = 1; face <= 6; ++face) {
        const std::string place = "{\"place\":" + std::to_string(face) + "}";
        if (std::find(offers.begin(), offers.end(), place) != offers.end()) continue;
        expect_refused(two.anna, move(question, place.c_str()), "rule", "lv.not-rolled");
    }
    expect_refused(two.anna, move(question - 1, R"({"place":1})"), "gate", "gate.stale");
    expect_refused(two.anna, move(question + 1, R"({"place":1})"), "gate", "gate.future");
    expect_refused(two.benno, move(question, R"({"place":1})"), "gate", "gate.not-asked");
    expect_refused(watcher, move(question, R"({"place":1})"), "right", "table.spectator");
    expect_refused(watcher, request("chat", {{"text", "hello"}}), "right", "table.spectator");
    expect_refused(two.anna, request("dance"), "form", "form.unknown");
    EXPECT_EQ(two.anna.picture().question_number(), question);
    EXPECT_TRUE(two.anna.is_asked());
}

TEST(Network, chat_hints_and_a_rematch_with_seats_moved_on) {
    const Folder folder;
    const Server server(folder);
    Two two(server, "las-vegas", {{"rounds", 1}});
    Player &anna = two.anna, &benno = two.benno;
    expect_done(anna, request("chat", {{"text", "<b>Viel Glück!</b>"}}));
    bool heard = false;
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!heard && std::chrono::steady_clock::now() < end) {
        const std::optional<client::Heard> message = benno.guest.hear(milliseconds(100));
        if (!message || message->get<protocol::News>() == nullptr) continue;
        for (const protocol::ToldEvent& told : message->get<protocol::News>()->events)
            if (const auto* chat = std::get_if<protocol::event::Chatted>(&told.event.what))
                heard |= chat->seat == core::Seat(0) && chat->text == "<b>Viel Glück!</b>";
    }
    EXPECT_TRUE(heard);
    expect_refused(anna, request("chat", {{"text", std::string(301, 'x')}}), "form", "table.bad-chat");
    expect_refused(anna, request("rematch", {{"random", client::random_hex(16)}}), "table", "table.not-over");
    Player& asks = anna.is_asked() ? anna : benno;
    asks.until([&] { return asks.is_asked(); }, "a question");
    const json hint = asked(asks, request("hint"));
    ASSERT_TRUE(hint.contains("hint")) << hint;
    const std::vector<std::string> offers = asks.picture().offers();
    EXPECT_NE(std::find(offers.begin(), offers.end(), hint["hint"]["move"].dump()), offers.end()) << hint;
    EXPECT_EQ(hint["hint"]["odds"]["moves"].size(), offers.size()) << hint;
    EXPECT_EQ(hint["hint"]["odds"]["moves"][0]["move"], hint["hint"]["move"]) << hint;
    play_out({&anna, &benno});
    ASSERT_TRUE(anna.is_over());
    expect_done(anna, request("rematch", {{"random", client::random_hex(16)}}));
    anna.until([&] { return !anna.picture().rematch().empty(); }, "the rematch");
    benno.until([&] { return !benno.picture().rematch().empty(); }, "the rematch");
    anna.guest.move_over(anna.picture().rematch());
    benno.guest.move_over(benno.picture().rematch());
    EXPECT_EQ(anna.picture().seat(), core::Seat(1));
    EXPECT_EQ(benno.picture().seat(), core::Seat(0));
    expect_done(benno, request("start"));
    play_out({&anna, &benno});
    EXPECT_TRUE(benno.is_over());
}

TEST(Network, the_clock_answers_for_who_does_not) {
    const Folder folder;
    const Server server(folder);
    const Address table = server.make({{"game", "solitaire"}, {"seats", people(1)}, {"timer", 5}});
    Player anna(table, "Anna", 1);
    anna.sit(0);
    expect_done(anna, request("start"));
    anna.until([&] { return anna.is_asked(); }, "the question");
    ASSERT_TRUE(anna.picture().question()->deadline > 0);
    const std::size_t entries = anna.picture().entries().size();
    anna.until([&] { return anna.picture().entries().size() > entries; }, "the clock");
}

}  // namespace
}  // namespace network_test
