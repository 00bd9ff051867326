// A bad network: answers through lines that lose 5 %, double 10 %, delay and reorder end like the same
// answers without any line. CROUPIER_LONG=1: ten times as many. CROUPIER_SEED: other weather.

#include <gtest/gtest.h>

#include <set>
#include <thread>

#include "clients/robots.h"
#include "leaks/world.h"
#include "server/serve.h"
#include "server/wire.h"
#include "support/counts.h"

namespace storm {
namespace {

struct Game {
    const char* name;
    int seats;
    const char* options;
};
constexpr Game kGames[] = {
    {"las-vegas", 3, R"({"rounds":1})"},
    {"las-vegas", 4, R"({"bonus":true,"actions":true,"rounds":1})"},
    {"solitaire", 1, "{}"},
    {"colours", 3, "{}"},
    {"las-vegas-cards", 4, "{}"},
    {"las-vegas-cards", 3, R"({"sequential":true,"tokens":true})"},
    {"las-vegan", 2, "{}"},
    {"las-vegan", 4, "{}"},
    {"monte-carlo", 3, R"({"board":"SFBGGBGGGGRGA"})"},
};

std::string id_of(char letter, std::uint64_t number) {
    const std::string digits = std::to_string(number);
    return letter + std::string(11 - digits.size(), '0') + digits;
}
std::string token_of(int seat) { return std::string(31, 'e') + static_cast<char>('0' + seat); }

/// The events up to the start of the game, and that table.
std::vector<std::string> beginning(const Game& game, std::uint64_t number, server::Table& table) {
    const server::Wish wish{
        game.name, game.options, "", std::vector<protocol::Place>(static_cast<std::size_t>(game.seats)),
        false,     false,        0};
    const server::Lot lot{id_of('w', number), std::string(20, 'a') + id_of('0', number),
                          std::string(64, 'c')};
    std::vector<std::string> events = server::create(wish, lot, 1'000).events;
    for (const std::string& event : events) EXPECT_FALSE(table.apply(event));
    const auto ask = [&](int seat, const server::Request& request) {
        server::Effect outcome =
            table.answer(seat < 0 ? core::kSpectator : core::Seat(seat), request, {1'000, {}});
        EXPECT_FALSE(outcome.refused);
        events.insert(events.end(), outcome.events.begin(), outcome.events.end());
    };
    for (int seat = 0; seat < game.seats; ++seat)
        ask(-1,
            server::Sit{core::Seat(seat), "P" + std::to_string(seat), server::hash_of_token(token_of(seat)),
                        std::string(32, static_cast<char>('0' + seat))});
    ask(0, server::Start{});
    return events;
}

/// How a game ended: all entries (sealed answers stand in the order in which they came: it means nothing),
/// and what everybody sees.
std::string end_of(const server::Table& table) {
    std::vector<std::string> lines = table.match()->lines(0);
    std::sort(lines.begin(), lines.end());
    std::string all = table.match()->result() + "\n";
    for (const std::string& line : lines) all += line + "\n";
    for (int seat = -1; seat < table.seats(); ++seat)
        all += table.match()->view(seat < 0 ? core::kSpectator : Seat(seat)) + "\n";
    return all;
}

/// The same game where every answer arrives at once.
std::string reference(const Game& game, std::uint64_t number, long& answers) {
    server::Table table(id_of('t', number));
    beginning(game, number, table);
    while (table.status() == server::Status::Playing) {
        const int seat = core::index(table.asked().lowest());
        const auto offers = table.match()->offers(Seat(seat));
        const int question = table.match()->question();
        EXPECT_FALSE(
            table
                .answer(Seat(seat),
                        server::Move{question, offers[choice(number, question, seat, offers.size())]},
                        {1'000, {}})
                .refused);
        ++answers;
    }
    return end_of(table);
}

/// A robot at the hub, with a line both ways. It comes in anew when it has heard nothing for too long.
class Player {
   public:
    struct Ear final : server::Guest {
        explicit Ear(Player& player) : player_(&player) {}
        void send(const server::Letter& letter) override {
            if (player_ != nullptr) player_->down_.put(*letter, *player_->now_);
        }
        void hang_up() override {}
        Player* player_;
    };

    Player(server::Hub& hub, std::string table, std::uint64_t number, int seat, const Weather& weather,
           core::Xoshiro& lot, const long& now)
        : hub_(hub),
          id_(std::move(table)),
          seat_(seat),
          robot_(number, seat),
          up_(weather, lot),
          down_(weather, lot),
          now_(&now) {}
    ~Player() { leave(); }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    void come_in() {
        leave();
        ear_ = std::make_shared<Ear>(*this);
        ear_->address = "127.0.0.1";
        hub_.arrive(ear_);
        up_.put(R"({"hello":{"protocol":1,"table":")" + id_ + R"(","token":")" + token_of(seat_) +
                    R"(","last":)" + std::to_string(robot_.last()) + "}}",
                *now_);
    }
    /// One beat: what is due arrives, and the robot says what it has to say.
    template <class Meddle>
    void beat(Meddle meddle) {
        down_.arrive(*now_, [&](const std::string& text) { robot_.hear(text); });
        up_.arrive(*now_, [&](const std::string& text) { hub_.hear(ear_, meddle(text)); });
        if (const std::string said = robot_.speak(*now_); !said.empty()) up_.put(said, *now_);
        if (!robot_.has_seen_the_end() && robot_.wants_to_come_again(*now_)) come_in();
    }
    const Robot& robot() const { return robot_; }

   private:
    void leave() {
        if (!ear_) return;
        ear_->player_ = nullptr;
        hub_.leave(ear_);
    }
    server::Hub& hub_;
    std::string id_;
    int seat_;
    Robot robot_;
    Line up_, down_;
    const long* now_;
    std::shared_ptr<Ear> ear_;
};

/// Many tables at once in one hub.
class Storm {
   public:
    explicit Storm(const Weather& weather) : weather_(weather), lot_(support::seed()) {}

    /// A fault put in on purpose: what the hub hears instead of a message.
    using Meddle = std::function<std::string(std::uint64_t table, const std::string&)>;
    Meddle meddle;

    void add(const Game& game, std::uint64_t number) {
        server::Table table(id_of('t', number));
        store::Append append{table.id(),
                             0,
                             beginning(game, number, table),
                             {game.name, store::Status::Playing, false, id_of('w', number), "{}"}};
        world_.store().append({&append, 1});
        Sitting sitting{game, number, {}};
        for (int seat = 0; seat < game.seats; ++seat) {
            sitting.players.push_back(
                std::make_unique<Player>(world_.hub(), table.id(), number, seat, weather_, lot_, now_));
            sitting.players.back()->come_in();
        }
        sittings_.push_back(std::move(sitting));
    }
    /// Until everybody has seen the end, or for so many beats.
    bool run(long most_beats = 200'000) {
        for (long beat = 0; beat < most_beats; ++beat) {
            ++now_;
            world_.beat() = static_cast<int>(now_ * 20);  // a robot is no faster than its limits
            bool ended = true;
            for (Sitting& sitting : sittings_)
                for (const auto& player : sitting.players) {
                    player->beat([&](const std::string& text) {
                        return meddle ? meddle(sitting.number, text) : text;
                    });
                    ended = ended && player->robot().has_seen_the_end();
                }
            world_.work_for(std::chrono::microseconds(ended ? 0 : 100));
            if (ended) return true;
        }
        return false;
    }
    /// What is stored of a table, folded again.
    server::Table stored(std::uint64_t number) {
        server::Table table(id_of('t', number));
        for (const std::string& event : world_.store().read(table.id(), 0)) EXPECT_FALSE(table.apply(event));
        return table;
    }
    /// Everybody has heard every event once, in the end.
    bool all_have_heard_everything() {
        for (Sitting& sitting : sittings_) {
            const int last = stored(sitting.number).last();
            for (const auto& player : sitting.players)
                if (player->robot().last() != last) return false;
        }
        return true;
    }

   private:
    struct Sitting {
        Game game;
        std::uint64_t number;
        std::vector<std::unique_ptr<Player>> players;
    };
    Weather weather_;
    core::Xoshiro lot_;
    long now_ = 0;
    leaks::World world_{false};
    std::vector<Sitting> sittings_;
};

TEST(Storm, answers_over_a_bad_network_end_like_without_one) {
    const long wanted = support::counted(100'000, 1'000'000, 50);
    constexpr std::uint64_t kTables = 60;
    long answers = 0;
    for (std::uint64_t number = 0; answers < wanted;) {
        Storm storm({});
        const std::uint64_t first = number;
        std::map<std::uint64_t, std::string> expected;
        for (; number < first + kTables && answers < wanted; ++number) {
            const Game& game = kGames[number % std::size(kGames)];
            expected[number] = reference(game, number, answers);
            storm.add(game, number);
        }
        ASSERT_TRUE(storm.run()) << "not everybody sees the end";
        for (const auto& [table, end] : expected) {
            const server::Table stored = storm.stored(table);
            ASSERT_EQ(stored.status(), server::Status::Over);
            ASSERT_EQ(end_of(stored), end) << kGames[table % std::size(kGames)].name << " " << table;
        }
        ASSERT_TRUE(storm.all_have_heard_everything());
    }
    RecordProperty("answers", std::to_string(answers));
}

TEST(Storm, a_server_that_does_not_look_at_question_numbers_is_caught) {
    Storm storm({});
    long answers = 0;
    std::map<std::uint64_t, std::string> expected;
    for (std::uint64_t number = 0; number < 20; ++number) {
        // In the game for one every answer is followed by another question to the same seat.
        expected[number] = reference(kGames[2], number, answers);
        storm.add(kGames[2], number);
    }
    // Whatever question an answer was for, it is taken for the one that is open.
    storm.meddle = [&](std::uint64_t table, const std::string& text) {
        const std::size_t at = text.find("\"question\":");
        if (at == text.npos) return text;
        const server::Table stored = storm.stored(table);
        if (stored.status() != server::Status::Playing) return text;
        return text.substr(0, at + 11) + std::to_string(stored.match()->question()) +
               text.substr(text.find(',', at));
    };
    storm.run(20'000);
    int wrong = 0;
    for (const auto& [table, end] : expected) wrong += end_of(storm.stored(table)) != end ? 1 : 0;
    EXPECT_GT(wrong, 0);
}

TEST(Storm, players_who_never_come_again_are_caught) {
    Storm storm({.lost = 60, .doubled = 0, .latest = 3});
    long answers = 0;
    for (std::uint64_t number = 0; number < 5; ++number) {
        reference(kGames[0], number, answers);
        storm.add(kGames[0], number);
    }
    // Nobody gets in a second time: what was lost stays lost.
    std::set<std::string> hellos;
    storm.meddle = [&](std::uint64_t, const std::string& text) {
        return text.starts_with("{\"hello\"") && !hellos.insert(text.substr(0, 90)).second ? std::string("{}")
                                                                                           : text;
    };
    EXPECT_FALSE(storm.run(3'000));
}

/// The same over real sockets: one thread a player, each behind a proxy that loses, doubles and holds back
/// whole messages.
class AtSocket {
   public:
    AtSocket(int port, std::string table, std::uint64_t number, int seat)
        : port_(port),
          id_(std::move(table)),
          seat_(seat),
          lot_(number * 16 + static_cast<std::uint64_t>(seat) + support::seed()),
          robot_(number, seat) {}

    void play() {
        come_in();
        for (now_ = 1; now_ < 20'000 && !robot_.has_seen_the_end(); ++now_) {
            for (std::string text = wire_->hear(); !text.empty(); text = wire_->hear()) down_.put(text, now_);
            down_.arrive(now_, [&](const std::string& text) { robot_.hear(text); });
            up_.arrive(now_, [&](const std::string& text) { wire_->say(text); });
            if (const std::string said = robot_.speak(now_); !said.empty()) up_.put(said, now_);
            if (robot_.wants_to_come_again(now_)) come_in();
        }
    }
    const Robot& robot() const { return robot_; }

   private:
    void come_in() {
        wire_ = std::make_unique<tests::Wire>(port_);
        wire_->upgrade();
        wire_->wait_at_most(1);
        up_.put(R"({"hello":{"protocol":1,"table":")" + id_ + R"(","token":")" + token_of(seat_) +
                    R"(","last":)" + std::to_string(robot_.last()) + "}}",
                now_);
    }
    int port_;
    std::string id_;
    int seat_;
    Weather weather_;
    core::Xoshiro lot_;
    Robot robot_;
    Line up_{weather_, lot_}, down_{weather_, lot_};
    long now_ = 0;
    std::unique_ptr<tests::Wire> wire_;
};

TEST(Storm, the_same_over_real_sockets) {
    const support::Folder folder;
    const std::string file = folder / "t.db";
    const long wanted = support::counted(600, 20'000, 4);
    std::map<std::uint64_t, std::string> expected;
    std::vector<store::Append> appends;
    long answers = 0;
    for (std::uint64_t number = 0; answers < wanted; ++number) {
        const Game& game = kGames[number % std::size(kGames)];
        expected[number] = reference(game, number, answers);
        server::Table table(id_of('t', number));
        auto events = beginning(game, number, table);
        appends.push_back({table.id(),
                           0,
                           std::move(events),
                           {game.name, store::Status::Playing, false, id_of('w', number), "{}"}});
    }
    server::keep_log_quiet();
    server::Settings settings;
    settings.store = file;
    settings.port = 0;
    settings.port_given = true;
    const auto store = store::open(file, store::Use::Play, store::Sync::Off);
    store->append(appends);
    server::Server server(settings, *store);
    std::thread serving([&] { server.run(false); });
    std::vector<std::unique_ptr<AtSocket>> players;
    for (const auto& [number, end] : expected)
        for (int seat = 0; seat < kGames[number % std::size(kGames)].seats; ++seat)
            players.push_back(std::make_unique<AtSocket>(server.port(), id_of('t', number), number, seat));
    std::vector<std::thread> threads;
    for (const auto& player : players) threads.emplace_back([&player] { player->play(); });
    for (std::thread& thread : threads) thread.join();
    server.stop();
    serving.join();
    for (const auto& player : players) EXPECT_TRUE(player->robot().has_seen_the_end());
    for (const auto& [number, end] : expected) {
        server::Table table(id_of('t', number));
        for (const std::string& event : store->read(table.id(), 0)) ASSERT_FALSE(table.apply(event));
        EXPECT_EQ(end_of(table), end) << number;
    }
}

/// Sealed answers in every order in which they can arrive: the same game follows.
TEST(Storm, all_orders_of_sealed_answers_agree) {
    int questions = 0;
    for (const Game& game : {kGames[4], kGames[6]}) {
        const int games = static_cast<int>(support::counted(10, 300, 5));
        for (int number = 0; number < games; ++number) {
            server::Table table(id_of('t', 0));
            std::vector<std::string> events = beginning(game, static_cast<std::uint64_t>(number), table);
            while (table.status() == server::Status::Playing) {
                std::vector<int> seats;
                for (int seat = 0; seat < game.seats; ++seat)
                    if (table.asked().has(Seat(seat))) seats.push_back(seat);
                const int question = table.match()->question();
                const auto answer = [&](server::Table& at, int seat) {
                    const auto offers = at.match()->offers(Seat(seat));
                    const server::Effect outcome = at.answer(
                        Seat(seat), server::Move{question, offers[choice(7, question, seat, offers.size())]},
                        {1'000, {}});
                    EXPECT_FALSE(outcome.refused);
                    return outcome.events;
                };
                const auto in_order = [&](const std::vector<int>& order) {
                    server::Table other(table.id());
                    for (const std::string& event : events) other.apply(event);
                    for (const int seat : order) answer(other, seat);
                    std::vector<std::string> views;
                    for (int seat = -1; seat < game.seats; ++seat)
                        views.push_back(other.match()->view(seat < 0 ? core::kSpectator : Seat(seat)));
                    return views;
                };
                if (seats.size() > 1 && question % 3 == 0) {
                    const auto first = in_order(seats);
                    std::vector<int> order = seats;
                    while (std::next_permutation(order.begin(), order.end()))
                        ASSERT_EQ(in_order(order), first);
                    ++questions;
                }
                for (const int seat : seats)
                    for (std::string& event : answer(table, seat)) events.push_back(std::move(event));
            }
        }
    }
    EXPECT_GT(questions, 10);
}

}  // namespace
}  // namespace storm
