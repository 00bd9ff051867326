// The house itself, without a network: bots that answer nonsense, games whose server is gone, two who ask for
// one rematch.

#include "server/hub.h"

#include <condition_variable>
#include <deque>

#include "support/postgres.h"
#include "support/serving.h"
#include "wire.h"

namespace tests {
namespace {

using support::Serving;
using Clock = std::chrono::steady_clock;

/// A hub whose thread is the test's.
class Inside {
   public:
    explicit Inside(const std::string& where, server::Settings given = {}) : settings_(std::move(given)) {
        server::keep_log_quiet();
        settings_.store = where;
        store_ = store::open(where);
        hub_ =
            std::make_unique<server::Hub>(*store_, settings_, metrics_, [this](std::function<void()> work) {
                const std::lock_guard lock(mutex_);
                posted_.push_back(std::move(work));
                changed_.notify_all();
            });
    }
    server::Hub* operator->() { return hub_.get(); }
    store::Store& store() { return *store_; }
    const server::Metrics& metrics() const { return metrics_; }

    /// Works until something is so; false if it does not come to that.
    template <class Condition>
    bool until(Condition condition, std::chrono::seconds patience = std::chrono::seconds(20)) {
        const auto end = Clock::now() + patience;
        while (!condition()) {
            if (Clock::now() > end) return false;
            std::unique_lock lock(mutex_);
            changed_.wait_for(lock, std::chrono::milliseconds(20), [&] { return !posted_.empty(); });
            std::deque<std::function<void()>> some;
            some.swap(posted_);
            lock.unlock();
            for (const auto& work : some) work();
            hub_->tick();
        }
        return true;
    }

   private:
    server::Settings settings_;
    server::Metrics metrics_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::function<void()>> posted_;
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<server::Hub> hub_;
};

struct Listener final : server::Guest {
    void send(const server::Letter& letter) override { messages.push_back(json::parse(*letter)); }
    void hang_up() override {}
    /// The last message of that kind, or null.
    json last(const char* kind) const {
        for (auto message = messages.rbegin(); message != messages.rend(); ++message)
            if (message->contains(kind)) return (*message)[kind];
        return {};
    }
    std::vector<json> messages;
};

const std::string kShare(32, '3');

TEST(Hub, goes_on_with_a_bot_that_answers_what_is_not_offered) {
    const support::Folder folder;
    Inside hub(folder / "house.db");
    std::atomic<int> asked = 0;
    hub->let_choose([&](const match::AnyMatch&, const std::string&, core::Seat, const server::Settings&) {
        ++asked;
        return server::Found{R"({"place":77})", "nonsense"};
    });
    json made;
    hub->make_table(
        R"({"game":"las-vegas","options":{"rounds":1},"seats":[{"kind":"person"},{"kind":"bot","level":"novice"}]})",
        "127.0.0.1", [&](const server::Reply& reply) { made = json::parse(reply.body); });
    ASSERT_TRUE(hub.until([&] { return made.contains("table"); }));
    const auto anna = std::make_shared<Listener>();
    hub->arrive(anna);
    hub->hear(anna, json{{"hello", {{"protocol", 1}, {"table", made["table"]}}}}.dump());
    ASSERT_TRUE(hub.until([&] { return !anna->last("welcome").is_null(); }));
    hub->hear(anna, json{{"sit", {{"seat", 0}, {"name", "Anna"}, {"random", kShare}}}}.dump());
    hub->hear(anna, R"({"start":{}})");
    int answered = -1;
    ASSERT_TRUE(hub.until([&] {
        const json news = anna->last("news");
        if (!news.is_object() || !news["question"].is_object()) return false;
        const json& question = news["question"];
        if (question["kind"] == "over") return true;
        if (question["moves"].empty() || question["number"] == answered) return false;
        answered = question["number"];
        hub->hear(anna, json{{"move", {{"question", answered}, {"move", question["moves"][0]}}}}.dump());
        return false;
    }));
    EXPECT_GT(asked, 3);
    EXPECT_LT(asked, 20) << "each question is put to the bot once";
}

// ------------------------------------------------------------------------------------------ two servers

/// A game of two, played by two wires until both have heard that it is over.
void play_out(Wire& a, Wire& b) {
    Wire* const wires[] = {&a, &b};
    json open[2];
    const auto number = [&](int who) { return open[who].is_object() ? open[who]["number"].get<int>() : -1; };
    const auto hear = [&](int who, int after) {
        while (number(who) <= after && !testing::Test::HasFailure()) {
            const json news = wires[who]->hear("news");
            if (news.is_object()) open[who] = news["news"]["question"];
        }
    };
    for (int last = -1; !testing::Test::HasFailure();) {
        for (const int who : {0, 1}) hear(who, last);
        last = std::min(number(0), number(1));
        if (open[0]["kind"] == "over" && open[1]["kind"] == "over") return;
        for (const int who : {0, 1})
            if (number(who) == last && !open[who]["moves"].empty())
                wires[who]->say(json{{"move", {{"question", last}, {"move", open[who]["moves"][0]}}}});
    }
}

TEST(TwoServers, make_one_rematch_when_both_are_asked_at_once) {
    const support::PostgresDatabase database;
    const Serving one(database.address()), two(database.address());
    const json wish{{"game", "las-vegas"},
                    {"options", {{"rounds", 1}}},
                    {"public", true},
                    {"seats", json::array({{{"kind", "person"}}, {{"kind", "person"}}})}};
    const json made = json::parse(Wire(one.port()).http("POST", "/api/tables", wish.dump()).second);
    Wire anna(one.port()), benno(two.port());
    const json hello{{"hello", {{"protocol", 1}, {"table", made["table"]}}}};
    int seat = 0;
    for (Wire* wire : {&anna, &benno}) {
        wire->upgrade();
        wire->say(hello);
        wire->hear("welcome");
        wire->say(json{{"sit", {{"seat", seat}, {"name", "P" + std::to_string(seat)}, {"random", kShare}}}});
        wire->hear("seated");
        ++seat;
    }
    // Both servers have to know who sits there.
    const auto tells_of_benno = [](const json& news) {
        for (const json& event : news["news"]["events"])
            if (event.contains("sat") && event["sat"]["seat"] == 1) return true;
        return false;
    };
    while (!tells_of_benno(anna.hear("news"))) ASSERT_FALSE(HasFailure());
    anna.say(R"({"start":{}})");
    play_out(anna, benno);
    for (Wire* wire : {&anna, &benno})
        wire->say(R"({"rematch":{"random":"33333333333333333333333333333333"},"id":9})");
    std::vector<std::string> rematches;
    for (Wire* wire : {&anna, &benno}) {
        bool done = false;
        std::string table;
        while (!done || table.empty()) {
            const std::string text = wire->hear();
            ASSERT_FALSE(text.empty());
            const json message = json::parse(text);
            EXPECT_FALSE(message.contains("refused")) << text;
            done = done || (message.contains("done") && message.value("id", 0) == 9);
            if (!message.contains("news")) continue;
            for (const json& event : message["news"]["events"])
                if (event.contains("rematch")) table = event["rematch"]["table"];
        }
        rematches.push_back(table);
    }
    EXPECT_EQ(rematches[0], rematches[1]);
    const auto store = store::open(database.address(), store::Use::Look);
    store::Query open;
    open.status = store::Status::Open;
    const std::vector<store::Listed> tables = store->list(open);
    ASSERT_EQ(tables.size(), 1u) << "a table that nobody goes to is left";
    EXPECT_EQ(tables.front().table, rematches[0]);
}

TEST(TwoServers, a_game_of_a_server_that_fell_goes_on_at_the_other_by_itself) {
    const support::PostgresDatabase database;
    server::Settings slow, quick;
    slow.pause = std::chrono::minutes(1);  // its bots never come to answer
    quick.silence = std::chrono::milliseconds(1000);
    auto first = std::make_unique<Serving>(database.address(), slow);
    const Serving second(database.address(), quick);
    const json wish{{"game", "las-vegas"},
                    {"seats", json::array({{{"kind", "person"}}, {{"kind", "bot"}, {"level", "novice"}}})}};
    const json made = json::parse(Wire(first->port()).http("POST", "/api/tables", wish.dump()).second);
    const auto store = store::open(database.address(), store::Use::Look);
    std::size_t before = 0;
    {
        Wire anna(first->port());
        anna.upgrade();
        anna.say(json{{"hello", {{"protocol", 1}, {"table", made["table"]}}}});
        anna.hear("welcome");
        anna.say(json{{"sit", {{"seat", 0}, {"name", "Anna"}, {"random", kShare}}}});
        anna.hear("seated");
        anna.say(R"({"start":{}})");
        for (;;) {
            const json question = anna.hear("news")["news"]["question"];
            if (!question.is_object()) continue;
            if (question["moves"].empty()) break;
            anna.say(json{{"move", {{"question", question["number"]}, {"move", question["moves"][0]}}}});
        }
        before = store->read(made["table"], 0).size();
        first.reset();
    }
    const auto end = Clock::now() + std::chrono::seconds(20);
    while (store->read(made["table"], 0).size() == before && Clock::now() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_GT(store->read(made["table"], 0).size(), before)
        << "the bot is asked, and no server has it answer";
}

}  // namespace
}  // namespace tests
